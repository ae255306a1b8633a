<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About histnorm</source>
        <translation>Acerca de histnorm</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <source>&amp;How to cite</source>
        <translation>Cómo &amp;citar</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencias</translation>
    </message>
    <message>
        <source>Normalizes the spelling of historical manuscripts. It suggests a normalization for every word, and learns from what you decide: by a memory of your decisions, by rules of spelling, and by a bi-directional LSTM that is shared over the manuscripts of a project (Bollmann &amp; Søgaard 2016).

histnorm is free software under the MIT licence: you may use it for any purpose, pass it on, and change it. It comes without any warranty.

Your manuscripts stay on this computer: the program sends nothing anywhere.</source>
        <translation>Normaliza la grafía de manuscritos históricos. Sugiere una normalización para cada palabra y aprende de lo que se decide: con una memoria de las decisiones, con reglas de grafía y con una red LSTM bidireccional compartida por los manuscritos de un proyecto (Bollmann &amp; Søgaard 2016).

histnorm es software libre con licencia MIT: se puede usar para cualquier fin, difundir y modificar. Se ofrece sin garantía alguna.

Los manuscritos se quedan en este ordenador: el programa no envía nada a ninguna parte.</translation>
    </message>
    <message>
        <source>Please cite the program, and the paper that its model comes from:</source>
        <translation>Se ruega citar el programa y el artículo del que procede su modelo:</translation>
    </message>
    <message>
        <source>The same for BibTeX:</source>
        <translation>Lo mismo para BibTeX:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;BibTeX</source>
        <translation>Copiar &amp;BibTeX</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Referencias</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>What histnorm is made of</source>
        <translation>De qué está hecho histnorm</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto de la licencia</translation>
    </message>
    <message>
        <source>The text of the licence was not installed.</source>
        <translation>El texto de la licencia no se ha instalado.</translation>
    </message>
    <message>
        <source>This library is used under the GNU Lesser General Public License. You may replace it by another version, also one that you have changed: it lies as files of its own beside the program. To find out how that works you may take it apart, and its makers give you its source code.</source>
        <translation>Esta biblioteca se usa con la GNU Lesser General Public License. Se puede sustituir por otra versión, también por una modificada: está en archivos propios junto al programa. Para averiguar cómo funciona, se puede desensamblar, y sus autores facilitan el código fuente.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>AcceptAllDialog</name>
    <message>
        <source>Accept all of one form</source>
        <translation>Aceptar todas las de una forma</translation>
    </message>
    <message>
        <source>Words of this form</source>
        <translation>Palabras de esta forma</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln open word(s) are accepted. Space or a click leaves one out.</source>
        <translation>
            <numerusform>Se acepta {checked} de %Ln palabra pendiente. Espacio o un clic la excluye.</numerusform>
            <numerusform>Se aceptan {checked} de %Ln palabras pendientes. Espacio o un clic excluye una.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also &amp;those decided otherwise ({count})</source>
        <translation>También las decididas de &amp;otro modo ({count})</translation>
    </message>
    <message>
        <source>Accept {count}</source>
        <translation>Aceptar {count}</translation>
    </message>
</context>
<context>
    <name>ActionListModel</name>
    <message>
        <source>not available now</source>
        <translation>no disponible ahora</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>ActionTable</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
</context>
<context>
    <name>AlignmentStrip</name>
    <message>
        <source>Alignment of the model&apos;s reading</source>
        <translation>Alineación de la lectura del modelo</translation>
    </message>
</context>
<context>
    <name>BackupCommands</name>
    <message>
        <source>Making a backup…</source>
        <translation>Creando copia de seguridad…</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar copia de seguridad</translation>
    </message>
    <message>
        <source>Shall the project be as it was on {time}?</source>
        <translation>¿Dejar el proyecto como estaba el {time}?</translation>
    </message>
    <message>
        <source>What you have now is kept as a backup first, so that you can come back to it.</source>
        <translation>Lo que hay ahora se guarda antes como copia de seguridad, de modo que se pueda volver a ello.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Restoring a backup…</source>
        <translation>Restaurando copia de seguridad…</translation>
    </message>
    <message>
        <source>Restore as copy</source>
        <translation>Restaurar como copia</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>Proyectos de histnorm (*.histnorm)</translation>
    </message>
    <message>
        <source>Copied to {path}</source>
        <translation>Copiado en {path}</translation>
    </message>
    <message>
        <source>The project is as it was on {time}.</source>
        <translation>El proyecto está como estaba el {time}.</translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>Se creó una copia de seguridad.</translation>
    </message>
</context>
<context>
    <name>BackupTableModel</name>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Decided words</source>
        <translation>Palabras decididas</translation>
    </message>
    <message>
        <source>What was done since</source>
        <translation>Hecho desde entonces</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>&amp;Look into</source>
        <translation>&amp;Ver contenido</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Restaurar…</translation>
    </message>
    <message>
        <source>Restore as &amp;copy…</source>
        <translation>Restaurar como &amp;copia…</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Hacer copia ahora</translation>
    </message>
    <message>
        <source>Each is the whole project as it was then. Restoring one keeps what you have now as a backup, too. They are in the folder “{folder}” beside the project.</source>
        <translation>Cada una es el proyecto entero tal como estaba entonces. Al restaurar una, lo que hay ahora se conserva también como copia de seguridad. Están en la carpeta «{folder}», junto al proyecto.</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made daily and hourly while you work, and before bulk steps; “Back up now” makes one at once.</source>
        <translation>Aún no hay copias de seguridad. Se crea una cada día y cada hora mientras se trabaja, y antes de los cambios en bloque; «Hacer copia ahora» crea una al momento.</translation>
    </message>
    <message>
        <source>Done since this backup: {what}.</source>
        <translation>Hecho desde esta copia: {what}.</translation>
    </message>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Este proyecto está abierto solo para lectura.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>What is unusual about this project</source>
        <translation>Lo que este proyecto tiene de inusual</translation>
    </message>
</context>
<context>
    <name>CharacterPalette</name>
    <message>
        <source>Characters ({key}: all)</source>
        <translation>Caracteres ({key}: todos)</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
</context>
<context>
    <name>CharacterPopup</name>
    <message>
        <source>Characters of the manuscript</source>
        <translation>Caracteres del manuscrito</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Buscar una acción</translation>
    </message>
    <message>
        <source>Type the beginnings of words, as “acc form”</source>
        <translation>Escribir comienzos de palabras, como «ace form»</translation>
    </message>
    <message>
        <source>No action has words that begin so.</source>
        <translation>Ninguna acción tiene palabras que empiecen así.</translation>
    </message>
    <message>
        <source>“{name}” is not available now.</source>
        <translation>«{name}» no está disponible ahora.</translation>
    </message>
    <message>
        <source>Enter does it · Escape closes</source>
        <translation>Intro la ejecuta · Esc cierra</translation>
    </message>
</context>
<context>
    <name>ConflictTableModel</name>
    <message>
        <source>{text}, taken</source>
        <translation>{text}, elegida</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>La mía</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>La otra</translation>
    </message>
</context>
<context>
    <name>ErrorCenter</name>
    <message>
        <source>Something went wrong again ({count}×); it is in the log file.</source>
        <translation>Algo ha vuelto a fallar ({count}×); consta en el archivo de registro.</translation>
    </message>
</context>
<context>
    <name>ErrorReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Your decisions are saved, and you can go on working. Please send this report to those who make histnorm, with what you did before. It says where in the program it happened, and has no words of your manuscripts in it.</source>
        <translation>Las decisiones están guardadas y se puede seguir trabajando. Se ruega enviar este informe a los autores de histnorm, indicando qué se hizo antes. Dice en qué punto del programa ocurrió y no contiene palabras de los manuscritos.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>&amp;Include the words concerned</source>
        <translation>&amp;Incluir las palabras afectadas</translation>
    </message>
    <message>
        <source>Adds what the error itself says, which may quote words of your manuscripts</source>
        <translation>Añade lo que dice el propio error, que puede citar palabras de los manuscritos</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Copiar informe</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm.</source>
        <translation>Algo ha fallado en histnorm.</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm {count} times.</source>
        <translation>Algo ha fallado {count} veces en histnorm.</translation>
    </message>
</context>
<context>
    <name>EvaluationDialog</name>
    <message>
        <source>Results of evaluations</source>
        <translation>Resultados de evaluaciones</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>&amp;Abrir resultados…</translation>
    </message>
    <message>
        <source>Part that was measured on</source>
        <translation>Parte en la que se midió</translation>
    </message>
    <message>
        <source>Only the &amp;manuscripts of this project</source>
        <translation>Solo los &amp;manuscritos de este proyecto</translation>
    </message>
    <message>
        <source>Word accuracy by manuscript and system</source>
        <translation>Exactitud por palabra según manuscrito y sistema</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Abrir resultados</translation>
    </message>
    <message>
        <source>Results (*.tsv);;All files (*)</source>
        <translation>Resultados (*.tsv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>words of the training part</source>
        <translation>palabras de la parte de entrenamiento</translation>
    </message>
    <message>
        <source>word accuracy (%)</source>
        <translation>exactitud por palabra (%)</translation>
    </message>
    <message>
        <source>Open the file results.tsv of a folder that “histnorm evaluate” has written: accuracies are shown here by manuscript and system, with their learning curves.</source>
        <translation>Abrir el archivo results.tsv de una carpeta escrita por «histnorm evaluate»: aquí se muestran las exactitudes por manuscrito y sistema, con sus curvas de aprendizaje.</translation>
    </message>
    <message>
        <source>There are no results for these manuscripts.</source>
        <translation>No hay resultados para estos manuscritos.</translation>
    </message>
    <message>
        <source>Mean of {count}</source>
        <translation>Media de {count}</translation>
    </message>
    <message>
        <source>{name}: accuracy by training size</source>
        <translation>{name}: exactitud según el tamaño del entrenamiento</translation>
    </message>
    <message>
        <source>{name} was measured at one training size only ({words} words), so that there is no curve.</source>
        <translation>{name} se midió con un solo tamaño de entrenamiento ({words} palabras), por lo que no hay curva.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export {siglum}</source>
        <translation>Exportar {siglum}</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Como</translation>
    </message>
    <message>
        <source>&amp;Normalized text, line by line as in the source</source>
        <translation>Texto &amp;normalizado, línea por línea como en la fuente</translation>
    </message>
    <message>
        <source>Table with &amp;two columns: form, normalization</source>
        <translation>Tabla de &amp;dos columnas: forma, normalización</translation>
    </message>
    <message>
        <source>Table with &amp;four columns: form, normalization, state, source of the decision</source>
        <translation>Tabla de &amp;cuatro columnas: forma, normalización, estado, origen de la decisión</translation>
    </message>
    <message>
        <source>The &amp;imported file ({name}) with the normalizations put in</source>
        <translation>El archivo &amp;importado ({name}) con las normalizaciones incorporadas</translation>
    </message>
    <message>
        <source>Words that are still open ({count})</source>
        <translation>Palabras aún pendientes ({count})</translation>
    </message>
    <message>
        <source>are left &amp;empty</source>
        <translation>quedan &amp;vacías</translation>
    </message>
    <message>
        <source>keep their fo&amp;rm</source>
        <translation>conservan su &amp;forma</translation>
    </message>
    <message>
        <source>take the first &amp;suggestion</source>
        <translation>toman la primera &amp;sugerencia</translation>
    </message>
    <message>
        <source>&amp;Mark them with ⟨ ⟩</source>
        <translation>&amp;Ponerlas entre ⟨ ⟩</translation>
    </message>
    <message>
        <source>The table with four columns says in every row what is decided and what is not; modernizations, notes and flags are in further columns.</source>
        <translation>La tabla de cuatro columnas dice en cada fila qué está decidido y qué no; modernizaciones, notas y marcas van en otras columnas.</translation>
    </message>
    <message>
        <source>What this format cannot hold</source>
        <translation>Lo que no cabe en este formato</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
</context>
<context>
    <name>FacsimileController</name>
    <message>
        <source>Folder with the images</source>
        <translation>Carpeta con las imágenes</translation>
    </message>
</context>
<context>
    <name>FacsimileView</name>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Where are the images? …</source>
        <translation>¿Dónde están las imágenes?…</translation>
    </message>
    <message>
        <source>Facsimile, line {line}</source>
        <translation>Facsímil, línea {line}</translation>
    </message>
    <message>
        <source>The image {name} cannot be read: {reason}</source>
        <translation>No se puede leer la imagen {name}: {reason}</translation>
    </message>
    <message>
        <source>The image {name} was not found.</source>
        <translation>No se encontró la imagen {name}.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Loading {siglum}…</source>
        <translation>Cargando {siglum}…</translation>
    </message>
    <message>
        <source>{siglum} was removed from the project; undo brings it back.</source>
        <translation>{siglum} se quitó del proyecto; Deshacer lo recupera.</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nuevo proyecto</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>Proyectos de histnorm (*.histnorm)</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Abrir proyecto</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>Proyectos de histnorm (*.histnorm);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <translation>Abriendo {name}…</translation>
    </message>
    <message>
        <source>East Franconian, about 1470</source>
        <translation>Fráncico oriental, hacia 1470</translation>
    </message>
    <message>
        <source>Ripuarian, about 1460</source>
        <translation>Ripuario, hacia 1460</translation>
    </message>
    <message>
        <source>Alemannic, about 1450</source>
        <translation>Alemánico, hacia 1450</translation>
    </message>
    <message>
        <source>Import manuscript</source>
        <translation>Importar manuscrito</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Texts and tables (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</source>
        <translation>Textos y tablas (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</translation>
    </message>
    <message>
        <source>XML (*.xml *.tei *.exb *.xmi *.zip)</source>
        <translation>XML (*.xml *.tei *.exb *.xmi *.zip)</translation>
    </message>
    <message>
        <source>Export manuscript</source>
        <translation>Exportar manuscrito</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exportado a {path}</translation>
    </message>
    <message>
        <source>Exporting {name}…</source>
        <translation>Exportando {name}…</translation>
    </message>
</context>
<context>
    <name>FilterPanel</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>of any confidence</source>
        <translation>de cualquier confianza</translation>
    </message>
    <message>
        <source>Form, normalization or note</source>
        <translation>Forma, normalización o nota</translation>
    </message>
    <message>
        <source>Form, normalization, note</source>
        <translation>Forma, normalización, nota</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Todas las palabras</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Pendientes</translation>
    </message>
    <message>
        <source>Unsure or a guess</source>
        <translation>Dudosas o conjeturas</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decididas</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregidas</translation>
    </message>
    <message>
        <source>Worth a second look</source>
        <translation>Conviene revisar</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marcadas</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Con nota</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Excluidas del aprendizaje</translation>
    </message>
    <message>
        <source>Show other forms again</source>
        <translation>Mostrar otra vez otras formas</translation>
    </message>
    <message>
        <source>Only the form {form}</source>
        <translation>Solo la forma {form}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Enter or a double click goes to the state after that step.</source>
        <translation>Intro o un doble clic lleva al estado posterior a ese paso.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>{step}, undone</source>
        <translation>{step}, deshecho</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>El principio</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import {name}</source>
        <translation>Importar {name}</translation>
    </message>
    <message>
        <source>such as place, date, library</source>
        <translation>p. ej., lugar, fecha, biblioteca</translation>
    </message>
    <message>
        <source>Choose or type another where letters in the preview are wrong</source>
        <translation>Elegir o escribir otra si hay letras erróneas en la vista previa</translation>
    </message>
    <message>
        <source>&amp;Siglum</source>
        <translation>&amp;Sigla</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Codificación</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>The normalizations in the file</source>
        <translation>Las normalizaciones del archivo</translation>
    </message>
    <message>
        <source>are &amp;decisions: keep them and learn from them</source>
        <translation>son &amp;decisiones: conservarlas y aprender de ellas</translation>
    </message>
    <message>
        <source>are a &amp;gold standard: leave them out</source>
        <translation>son un &amp;patrón de referencia: omitirlas</translation>
    </message>
    <message>
        <source>The first tokens</source>
        <translation>Los primeros tokens</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalización</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln palabra</numerusform>
            <numerusform>%Ln palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln punctuation mark(s)</source>
        <translation>
            <numerusform>%Ln signo de puntuación</numerusform>
            <numerusform>%Ln signos de puntuación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln normalization(s)</source>
        <translation>
            <numerusform>%Ln normalización</numerusform>
            <numerusform>%Ln normalizaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) or flag(s)</source>
        <translation>
            <numerusform>%Ln nota o marca</numerusform>
            <numerusform>%Ln notas o marcas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and will be left out:</source>
        <translation>
            <numerusform>%Ln fila no se puede leer y se omitirá:</numerusform>
            <numerusform>%Ln filas no se pueden leer y se omitirán:</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that will be left out</source>
        <translation>Filas que se omitirán</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>packed file</source>
        <translation>archivo comprimido</translation>
    </message>
    <message>
        <source>UTF-8 with byte order mark</source>
        <translation>UTF-8 con marca de orden de bytes</translation>
    </message>
    <message>
        <source>{encoding} (your choice)</source>
        <translation>{encoding} (elegida)</translation>
    </message>
    <message>
        <source>{encoding} (a guess: please look at the letters)</source>
        <translation>{encoding} (supuesta: comprobar las letras)</translation>
    </message>
    <message>
        <source>Please look at this:</source>
        <translation>Conviene fijarse en esto:</translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>Reading {name}…</source>
        <translation>Leyendo {name}…</translation>
    </message>
    <message>
        <source>Importing {name}…</source>
        <translation>Importando {name}…</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Buscar acciones y teclas</translation>
    </message>
    <message>
        <source>In the text, letters type the normalization and arrows move.</source>
        <translation>En el texto, las letras escriben la normalización y las flechas mueven el cursor.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nueva tecla</translation>
    </message>
    <message>
        <source>Use this key alone</source>
        <translation>Usar solo esta tecla</translation>
    </message>
    <message>
        <source>Add this key</source>
        <translation>Añadir esta tecla</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Change the key of “{name}”</source>
        <translation>Cambiar la tecla de «{name}»</translation>
    </message>
    <message>
        <source>{key} types something; please take a key with Ctrl, Alt or a function key.</source>
        <translation>{key} escribe algo; hay que elegir una combinación con Ctrl o Alt, o una tecla de función.</translation>
    </message>
    <message>
        <source>{key} moves in the window; please take another key.</source>
        <translation>{key} sirve para moverse por la ventana; hay que elegir otra tecla.</translation>
    </message>
    <message>
        <source>{key} is the key of “{other}”; it will be taken from it.</source>
        <translation>{key} es la tecla de «{other}»; se le quitará.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Version {version} of {siglum} is still being trained ({progress}).</source>
        <translation>La versión {version} de {siglum} todavía se está entrenando ({progress}).</translation>
    </message>
    <message>
        <source>If you quit now, the model is lost; your decisions are saved. If you leave this question open, histnorm quits by itself as soon as the model is there.</source>
        <translation>Al salir ahora se pierde el modelo; las decisiones están guardadas. Si se deja abierta esta pregunta, histnorm se cierra solo en cuanto el modelo esté listo.</translation>
    </message>
    <message>
        <source>If you cancel the training, the model is lost; your decisions are saved. If you leave this question open, histnorm goes on by itself as soon as the model is there.</source>
        <translation>Al cancelar el entrenamiento se pierde el modelo; las decisiones están guardadas. Si se deja abierta esta pregunta, histnorm continúa solo en cuanto el modelo esté listo.</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Salir de todos modos</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>&amp;Cancelar entrenamiento</translation>
    </message>
    <message>
        <source>&amp;Keep training</source>
        <translation>Seguir &amp;entrenando</translation>
    </message>
</context>
<context>
    <name>LineImage</name>
    <message>
        <source>The wheel zooms, dragging moves the image</source>
        <translation>La rueda cambia el tamaño; arrastrar mueve la imagen</translation>
    </message>
    <message>
        <source>Facsimile of the line</source>
        <translation>Facsímil de la línea</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>The ranking has stopped and begins again; until then suggestions come from memory.</source>
        <translation>La ordenación se ha interrumpido y empieza de nuevo; hasta entonces las sugerencias vienen de la memoria.</translation>
    </message>
    <message>
        <source>The ranking does not run; suggestions come from memory. Retrain to try again</source>
        <translation>La ordenación no funciona; las sugerencias vienen de la memoria. Reentrenar para intentarlo de nuevo</translation>
    </message>
</context>
<context>
    <name>LossCurve</name>
    <message>
        <source>Loss curve</source>
        <translation>Curva de pérdida</translation>
    </message>
    <message>
        <source>Training loss, from {first} down to {last}: the lower, the better the model fits</source>
        <translation>Pérdida en el entrenamiento, de {first} a {last}: cuanto más baja, mejor se ajusta el modelo</translation>
    </message>
    <message>
        <source>dashed: right on {share} of the held-out decisions by now</source>
        <translation>discontinua: aciertos en {share} de las decisiones reservadas hasta ahora</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Normalize the spelling of historical manuscripts: load a transcription, correct what is suggested, and let the model learn from you.</source>
        <translation>Normalizar la grafía de manuscritos históricos: cargar una transcripción, corregir lo sugerido y dejar que el modelo aprenda de ello.</translation>
    </message>
</context>
<context>
    <name>ManualController</name>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>histnorm manual</source>
        <translation>Manual de histnorm</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Página del manual</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Tamaño normal</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation>Nada en el manual contiene estas palabras.</translation>
    </message>
</context>
<context>
    <name>ManuscriptListModel</name>
    <message numerus="yes">
        <source>{siglum} {title}: {decided} of %Ln word(s) decided ({share})</source>
        <translation>
            <numerusform>{siglum} {title}: {decided} de %Ln palabra decidida ({share})</numerusform>
            <numerusform>{siglum} {title}: {decided} de %Ln palabras decididas ({share})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManuscriptPanel</name>
    <message>
        <source>Manuscripts</source>
        <translation>Manuscritos</translation>
    </message>
</context>
<context>
    <name>MergeCommands</name>
    <message>
        <source>Merge project</source>
        <translation>Fusionar proyecto</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>Proyectos de histnorm (*.histnorm);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Comparing with {name}…</source>
        <translation>Comparando con {name}…</translation>
    </message>
    <message>
        <source>There is nothing in {name} that this project has not.</source>
        <translation>No hay nada en {name} que no tenga este proyecto.</translation>
    </message>
    <message>
        <source>Merging {name}…</source>
        <translation>Fusionando {name}…</translation>
    </message>
    <message>
        <source>{name} was merged into this project; undo takes all of it back.</source>
        <translation>{name} se fusionó con este proyecto; Deshacer lo revierte todo.</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge “{name}”</source>
        <translation>Fusionar «{name}»</translation>
    </message>
    <message>
        <source>Show only those with…</source>
        <translation>Mostrar solo los que tengan…</translation>
    </message>
    <message>
        <source>&amp;Only what is to be decided</source>
        <translation>&amp;Solo lo que falta por decidir</translation>
    </message>
    <message>
        <source>All m&amp;ine</source>
        <translation>Siempre la &amp;mía</translation>
    </message>
    <message>
        <source>All &amp;theirs</source>
        <translation>Siempre la &amp;otra</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionar</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>La mía</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>La otra</translation>
    </message>
    <message numerus="yes">
        <source>Both have changed the same in %Ln place(s), {left} of them still to be decided. M or ← takes mine, T or → theirs; so does a click on a version.</source>
        <translation>
            <numerusform>Ambas copias han cambiado lo mismo en %Ln lugar, {left} aún por decidir. M o ← elige la mía, T o → la otra; también un clic en una versión.</numerusform>
            <numerusform>Ambas copias han cambiado lo mismo en %Ln lugares, {left} de ellos aún por decidir. M o ← elige la mía, T o → la otra; también un clic en una versión.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} are shown.</source>
        <translation>Se muestran {shown}.</translation>
    </message>
    <message>
        <source>Some places are still to be decided</source>
        <translation>Algunos lugares están aún por decidir</translation>
    </message>
</context>
<context>
    <name>MethodsDialog</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Save the paragraph and the report</source>
        <translation>Guardar el párrafo y el informe</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Saved: {text}, and beside it the report {report}.</source>
        <translation>Guardado: {text} y, al lado, el informe {report}.</translation>
    </message>
    <message>
        <source>Methods paragraph</source>
        <translation>Párrafo de métodos</translation>
    </message>
    <message>
        <source>&amp;About:</source>
        <translation>&amp;Sobre:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>The manuscript {siglum}</source>
        <translation>El manuscrito {siglum}</translation>
    </message>
    <message>
        <source>All manuscripts of the project</source>
        <translation>Todos los manuscritos del proyecto</translation>
    </message>
    <message>
        <source>Counting the decisions…</source>
        <translation>Contando las decisiones …</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Saved with it is a report for machines, with settings, versions and checksums, but without a word of your manuscripts. From report and project, the command histnorm reproduce repeats the training.</source>
        <translation>Con él se guarda un informe para máquinas, con ajustes, versiones y sumas de comprobación, pero sin una sola palabra de los manuscritos. Con el informe y el proyecto, la orden histnorm reproduce repite el entrenamiento.</translation>
    </message>
</context>
<context>
    <name>ModernizationDelegate</name>
    <message>
        <source>Modernization</source>
        <translation>Modernización</translation>
    </message>
</context>
<context>
    <name>NormalizationDelegate</name>
    <message>
        <source>Normalization</source>
        <translation>Normalización</translation>
    </message>
</context>
<context>
    <name>NotePanel</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>{key} writes a note, Enter keeps it</source>
        <translation>{key} abre la nota, Intro la guarda</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marcada</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Excluida del aprendizaje</translation>
    </message>
</context>
<context>
    <name>NothingShown</name>
    <message>
        <source>No word is like that. Choose at the left what is shown</source>
        <translation>Ninguna palabra es así. Elija a la izquierda qué se muestra</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Junicode (comes with histnorm)</source>
        <translation>Junicode (incluida en histnorm)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
</context>
<context>
    <name>OutlookLabel</name>
    <message>
        <source>Outlook</source>
        <translation>Pronóstico</translation>
    </message>
    <message>
        <source>Counted from how sure the suggestions for the open words are: of ten words at 90%, one will be wrong.</source>
        <translation>Calculado según la confianza de las sugerencias para las palabras pendientes: de diez palabras al 90 %, una será errónea.</translation>
    </message>
    <message>
        <source>Ranking the suggestions…</source>
        <translation>Ordenando las sugerencias…</translation>
    </message>
    <message>
        <source>Comparing the spelling with the other manuscripts…</source>
        <translation>Comparando la grafía con la de los otros manuscritos…</translation>
    </message>
    <message>
        <source>Learning to read like the decided words… {share}</source>
        <translation>Aprendiendo a leer como en las palabras decididas… {share}</translation>
    </message>
    <message>
        <source>Suggestions from memory alone</source>
        <translation>Sugerencias solo de la memoria</translation>
    </message>
    <message numerus="yes">
        <source>hardly any of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>casi ninguna de %Ln palabra pendiente necesitará corrección</numerusform>
            <numerusform>casi ninguna de %Ln palabras pendientes necesitará corrección</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {corrections} of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>unas {corrections} de %Ln palabra pendiente necesitarán corrección</numerusform>
            <numerusform>unas {corrections} de %Ln palabras pendientes necesitarán corrección</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page of the manuscript</source>
        <translation>Página del manuscrito</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Gráfico</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Buscar en las preferencias</translation>
    </message>
    <message>
        <source>No preference has words that begin so.</source>
        <translation>Ninguna preferencia tiene palabras que empiecen así.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset: {name}</source>
        <translation>Restablecer: {name}</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>recognized by the text</source>
        <translation>detectado por el texto</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>un archivo…</translation>
    </message>
    <message>
        <source>Early New High German</source>
        <translation>Alto alemán temprano moderno</translation>
    </message>
    <message>
        <source>Hungarian, older spelling</source>
        <translation>Húngaro, grafía antigua</translation>
    </message>
    <message>
        <source>Icelandic, older spelling</source>
        <translation>Islandés, grafía antigua</translation>
    </message>
    <message>
        <source>Any language</source>
        <translation>Cualquier lengua</translation>
    </message>
    <message>
        <source>Portuguese, older spelling</source>
        <translation>Portugués, grafía antigua</translation>
    </message>
    <message>
        <source>Slovene, Bohorič alphabet</source>
        <translation>Esloveno, alfabeto de Bohorič</translation>
    </message>
    <message>
        <source>Slovene, Gaj&apos;s alphabet, older spelling</source>
        <translation>Esloveno, alfabeto de Gaj, grafía antigua</translation>
    </message>
    <message>
        <source>Spanish, older spelling</source>
        <translation>Español, grafía antigua</translation>
    </message>
    <message>
        <source>Swedish, older spelling</source>
        <translation>Sueco, grafía antigua</translation>
    </message>
    <message>
        <source>Language profile</source>
        <translation>Perfil de lengua</translation>
    </message>
    <message>
        <source>Profiles (*.toml)</source>
        <translation>Perfiles (*.toml)</translation>
    </message>
</context>
<context>
    <name>ProjectDialog</name>
    <message>
        <source>Project settings</source>
        <translation>Configuración del proyecto</translation>
    </message>
    <message>
        <source>These belong to {project} alone and are kept in it. New projects begin with what the preferences say.</source>
        <translation>Esto pertenece solo a {project} y se guarda en él. Los proyectos nuevos comienzan con lo que dicen las preferencias.</translation>
    </message>
    <message>
        <source>This file is not there any more; the project goes on without it.</source>
        <translation>Este archivo ya no existe; el proyecto sigue sin él.</translation>
    </message>
</context>
<context>
    <name>ProposalTableModel</name>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalización</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernización</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>nothing would be left</source>
        <translation>no quedaría nada</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>RecentProjects</name>
    <message>
        <source>&amp;Empty this list</source>
        <translation>&amp;Vaciar esta lista</translation>
    </message>
    <message>
        <source>No project was opened yet</source>
        <translation>Aún no se ha abierto ningún proyecto</translation>
    </message>
    <message>
        <source>{name} (no longer there)</source>
        <translation>{name} (ya no existe)</translation>
    </message>
</context>
<context>
    <name>RemarkCommands</name>
    <message>
        <source>This project has no modernization yet: switch it on in the menu Token.</source>
        <translation>Este proyecto aún no tiene modernización: se activa en el menú Token.</translation>
    </message>
    <message>
        <source>There is no word after this one.</source>
        <translation>No hay ninguna palabra después de esta.</translation>
    </message>
    <message>
        <source>“{sign}” stands before the next word. Show punctuation (menu View) to join with it.</source>
        <translation>«{sign}» está antes de la palabra siguiente. Mostrar la puntuación (menú Ver) para unirlo.</translation>
    </message>
    <message>
        <source>Signs without a word cannot be joined.</source>
        <translation>Los signos sin palabra no se pueden unir.</translation>
    </message>
    <message>
        <source>Put the caret where the word divides, and split again</source>
        <translation>Poner el cursor donde se divide la palabra y volver a dividir</translation>
    </message>
    <message>
        <source>“{norm}” is no longer suggested for “{form}”. Undo takes that back</source>
        <translation>«{norm}» ya no se sugiere para «{form}». Deshacer lo revierte</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Replace all</source>
        <translation>Reemplazar todo</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln change(s) are made, as one step. Space or a click leaves one out.</source>
        <translation>
            <numerusform>Se hace {checked} de %Ln cambio. Espacio o un clic lo excluye.</numerusform>
            <numerusform>Se hacen {checked} de %Ln cambios, como un solo paso. Espacio o un clic excluye uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {count}</source>
        <translation>Reemplazar {count}</translation>
    </message>
</context>
<context>
    <name>SafetyController</name>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Este proyecto está abierto solo para lectura.</translation>
    </message>
    <message>
        <source>Nothing is written to the file any more</source>
        <translation>Ya no se escribe nada en el archivo</translation>
    </message>
    <message>
        <source>For reading only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>The project is of the newest kind now; the file as it was is kept as a backup.</source>
        <translation>El proyecto tiene ahora el formato más reciente; el archivo tal como estaba se conserva como copia de seguridad.</translation>
    </message>
    <message>
        <source>{user} had this project open and did not close it (a crash?). All decisions are there.</source>
        <translation>{user} tenía abierto este proyecto y no lo cerró (¿un fallo?). Todas las decisiones están aquí.</translation>
    </message>
    <message>
        <source>This is a backup, as the project was on {time}. It can be read, but not changed.</source>
        <translation>Esto es una copia de seguridad: el proyecto como estaba el {time}. Se puede leer, pero no modificar.</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only, as it was when it was opened. Nothing can be changed.</source>
        <translation>«{name}» está abierto solo para lectura, tal como estaba al abrirlo. No se puede modificar nada.</translation>
    </message>
    <message>
        <source>&amp;Open for editing</source>
        <translation>Ab&amp;rir para editar</translation>
    </message>
    <message>
        <source>Backups cannot be made now ({reason}). Your decisions are saved all the same.</source>
        <translation>Ahora no se pueden crear copias de seguridad ({reason}). Las decisiones se guardan de todos modos.</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Hacer copia ahora</translation>
    </message>
    <message>
        <source>“{name}” is no longer there: it was moved or deleted.</source>
        <translation>«{name}» ya no existe: se movió o se eliminó.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{name}” since you opened it. It was not overwritten.</source>
        <translation>Otro programa, o un servicio que sincroniza carpetas, ha cambiado «{name}» desde que se abrió. No se ha sobrescrito.</translation>
    </message>
    <message>
        <source>What you have here is kept as a backup; nothing more can be changed.</source>
        <translation>Lo que hay aquí se conserva como copia de seguridad; ya no se puede modificar nada.</translation>
    </message>
    <message>
        <source>&amp;Reopen the changed file</source>
        <translation>&amp;Reabrir el archivo cambiado</translation>
    </message>
    <message>
        <source>Save what is here as a &amp;copy…</source>
        <translation>Guardar lo que hay aquí como &amp;copia…</translation>
    </message>
    <message>
        <source>What you had is kept as a backup; “Merge project…” brings both together.</source>
        <translation>Lo que había se conserva como copia de seguridad; «Fusionar proyecto…» une ambas cosas.</translation>
    </message>
    <message>
        <source>Save what is here as a copy</source>
        <translation>Guardar lo que hay aquí como copia</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>Proyectos de histnorm (*.histnorm)</translation>
    </message>
</context>
<context>
    <name>SavedLabel</name>
    <message>
        <source>Saved state</source>
        <translation>Estado de guardado</translation>
    </message>
    <message>
        <source>All decisions are saved</source>
        <translation>Todas las decisiones están guardadas</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Saved {time} · all decisions on disk</source>
        <translation>Guardado {time} · todas las decisiones en disco</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>Modo de búsqueda</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Equivalentes</translation>
    </message>
    <message>
        <source>ſ = s, u = v, i = j = y, case and marks aside</source>
        <translation>ſ = s, u = v, i = j = y, sin distinguir mayúsculas ni diacríticos</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Literal</translation>
    </message>
    <message>
        <source>The characters as they are typed</source>
        <translation>Los caracteres tal como se escriben</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>Groups of it may be named in the replacement: \1</source>
        <translation>Sus grupos se pueden citar en el reemplazo: \1</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palabras completas</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Resultado anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Resultado siguiente (Intro)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>Replace &amp;all…</source>
        <translation>Reemplazar t&amp;odo…</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Normalizations</source>
        <translation>Normalizaciones</translation>
    </message>
    <message>
        <source>Decided ones: a suggestion is nobody&apos;s word yet</source>
        <translation>Las decididas: una sugerencia aún no es palabra de nadie</translation>
    </message>
    <message>
        <source>Modernizations</source>
        <translation>Modernizaciones</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} de {found}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) too long for this pattern left out</source>
        <translation>
            <numerusform>se omitió %Ln texto demasiado largo para este patrón</numerusform>
            <numerusform>se omitieron %Ln textos demasiado largos para este patrón</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchController</name>
    <message>
        <source>There is nothing to replace: forms are never changed.</source>
        <translation>No hay nada que reemplazar: las formas nunca se cambian.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replaced. Undo takes all of it back</source>
        <translation>
            <numerusform>%Ln reemplazo. Deshacer lo revierte</numerusform>
            <numerusform>%Ln reemplazos. Deshacer los revierte todos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent projects</source>
        <translation>Proyectos recientes</translation>
    </message>
    <message>
        <source>no longer there: {folder}</source>
        <translation>ya no existe: {folder}</translation>
    </message>
    <message>
        <source>Take out of this list; the file stays</source>
        <translation>Quitar de esta lista; el archivo permanece</translation>
    </message>
    <message>
        <source>Take {name} out of this list</source>
        <translation>Quitar {name} de esta lista</translation>
    </message>
</context>
<context>
    <name>Stepping</name>
    <message>
        <source>Taken back: {step}</source>
        <translation>Deshecho: {step}</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Rehecho: {step}</translation>
    </message>
</context>
<context>
    <name>SuggestionPanel</name>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>The same form elsewhere</source>
        <translation>La misma forma en otros lugares</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Lo que lee el modelo</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>{count}× in {siglum}</source>
        <translation>{count}× en {siglum}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>{count}× decided in others</source>
        <translation>{count}× decidida en otros</translation>
    </message>
    <message>
        <source>Forget “{norm}”</source>
        <translation>Olvidar «{norm}»</translation>
    </message>
</context>
<context>
    <name>TeachingCommands</name>
    <message>
        <source>Save model for other projects</source>
        <translation>Guardar modelo para otros proyectos</translation>
    </message>
    <message>
        <source>Models for other projects (*.tagger);;All files (*)</source>
        <translation>Modelos para otros proyectos (*.tagger);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The model is in {name}; choose it in the settings of another project.</source>
        <translation>El modelo está en {name}; elíjalo en la configuración de otro proyecto.</translation>
    </message>
    <message>
        <source>Making a model for other projects…</source>
        <translation>Creando un modelo para otros proyectos…</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambas</translation>
    </message>
    <message numerus="yes">
        <source>{decided} of %Ln word(s) decided</source>
        <translation>
            <numerusform>{decided} de %Ln palabra decidida</numerusform>
            <numerusform>{decided} de %Ln palabras decididas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenCommands</name>
    <message>
        <source>All other words of this form are decided so.</source>
        <translation>Todas las demás palabras de esta forma están decididas así.</translation>
    </message>
</context>
<context>
    <name>TokenTableModel</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alineación</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalización</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernización</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>TokenTableView</name>
    <message>
        <source>Tokens of the manuscript</source>
        <translation>Tokens del manuscrito</translation>
    </message>
</context>
<context>
    <name>TourHint</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Terminar recorrido</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Progress of the training</source>
        <translation>Progreso del entrenamiento</translation>
    </message>
    <message>
        <source>Cancel training</source>
        <translation>Cancelar entrenamiento</translation>
    </message>
    <message>
        <source>Training version {version} of {siglum}</source>
        <translation>Entrenando la versión {version} de {siglum}</translation>
    </message>
    <message>
        <source>held out {accuracy}</source>
        <translation>reservadas: {accuracy}</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Aún no hay modelo</translation>
    </message>
    <message>
        <source>Version {version} of {siglum}</source>
        <translation>Versión {version} de {siglum}</translation>
    </message>
    <message>
        <source>goes on from version {version}, with what was decided since</source>
        <translation>parte de la versión {version}, con lo decidido desde entonces</translation>
    </message>
    <message>
        <source>Retrain once {count} words are decided</source>
        <translation>Se puede reentrenar a partir de {count} palabras decididas</translation>
    </message>
    <message>
        <source>Enough is decided: retrain to get the first one</source>
        <translation>Hay bastantes decisiones: reentrene para obtener el primero</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>cargando…</translation>
    </message>
    <message>
        <source>aligning…</source>
        <translation>alineando…</translation>
    </message>
    <message>
        <source>reading the manuscript…</source>
        <translation>leyendo el manuscrito…</translation>
    </message>
    <message>
        <source>version {version} in the project file could not be read</source>
        <translation>no se pudo leer la versión {version} del archivo del proyecto</translation>
    </message>
    <message>
        <source>computed on the CPU</source>
        <translation>calculado en la CPU</translation>
    </message>
    <message>
        <source>accuracy is measured from 100 decided words on</source>
        <translation>la exactitud se mide a partir de 100 palabras decididas</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions</source>
        <translation>acierta en {now} de las decisiones reservadas</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions (version {version}: {before})</source>
        <translation>acierta en {now} de las decisiones reservadas (versión {version}: {before})</translation>
    </message>
</context>
<context>
    <name>VersionCurve</name>
    <message>
        <source>Learning curve over all versions</source>
        <translation>Curva de aprendizaje de todas las versiones</translation>
    </message>
    <message>
        <source>version {version}: {share} of held-out decisions right</source>
        <translation>versión {version}: {share} de aciertos en las decisiones reservadas</translation>
    </message>
    <message>
        <source>version {version}, going on from {base}: {share} of held-out decisions right</source>
        <translation>versión {version}, a partir de la {base}: {share} de aciertos en las decisiones reservadas</translation>
    </message>
</context>
<context>
    <name>Workplace</name>
    <message>
        <source>No manuscript yet</source>
        <translation>Aún no hay manuscritos</translation>
    </message>
    <message>
        <source>Import a transcription, such as running text, a table with forms and normalizations, or TEI; or drop its file here.</source>
        <translation>Importe una transcripción, por ejemplo texto corrido, una tabla con formas y normalizaciones o TEI; o arrastre aquí su archivo.</translation>
    </message>
    <message>
        <source>Every word is decided. Export the manuscript</source>
        <translation>Todas las palabras están decididas. Exportar el manuscrito</translation>
    </message>
    <message>
        <source>Version {version} of {siglum} is trained: its suggestions are shown now.</source>
        <translation>La versión {version} de {siglum} está entrenada: ya se muestran sus sugerencias.</translation>
    </message>
    <message>
        <source>A training is under way; cancel it first</source>
        <translation>Hay un entrenamiento en curso; antes hay que cancelarlo</translation>
    </message>
    <message>
        <source>There is no manuscript to learn from yet</source>
        <translation>Todavía no hay manuscrito del que aprender</translation>
    </message>
    <message>
        <source>Nothing is learned in a project that is open for reading only</source>
        <translation>En un proyecto abierto solo para lectura no se aprende nada</translation>
    </message>
    <message>
        <source>Retrain</source>
        <translation>Reentrenar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Deshacer: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>&amp;Rehacer: {step}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nuevo proyecto…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>&amp;Abrir proyecto…</translation>
    </message>
    <message>
        <source>Recent pro&amp;jects</source>
        <translation>Proyectos &amp;recientes</translation>
    </message>
    <message>
        <source>Open the e&amp;xample</source>
        <translation>Abrir el e&amp;jemplo</translation>
    </message>
    <message>
        <source>&amp;Import manuscript…</source>
        <translation>&amp;Importar manuscrito…</translation>
    </message>
    <message>
        <source>&amp;Export manuscript…</source>
        <translation>&amp;Exportar manuscrito…</translation>
    </message>
    <message>
        <source>&amp;Remove manuscript</source>
        <translation>&amp;Quitar manuscrito</translation>
    </message>
    <message>
        <source>Project &amp;settings…</source>
        <translation>Configuración &amp;del proyecto…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Copias de seguridad…</translation>
    </message>
    <message>
        <source>&amp;Merge project…</source>
        <translation>&amp;Fusionar proyecto…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Cerrar pro&amp;yecto</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Buscar &amp;anterior</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>R&amp;eemplazar…</translation>
    </message>
    <message>
        <source>Insert a &amp;character…</source>
        <translation>Insertar un &amp;carácter…</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>&amp;Accept and go on</source>
        <translation>&amp;Aceptar y seguir</translation>
    </message>
    <message>
        <source>Accept a&amp;ll of this form…</source>
        <translation>Aceptar &amp;todas las de esta forma…</translation>
    </message>
    <message>
        <source>&amp;Edit the normalization</source>
        <translation>E&amp;ditar la normalización</translation>
    </message>
    <message>
        <source>Take the &amp;form as it is</source>
        <translation>Tomar la &amp;forma tal cual</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Reabrir</translation>
    </message>
    <message>
        <source>Next &amp;open word</source>
        <translation>Siguiente &amp;palabra pendiente</translation>
    </message>
    <message>
        <source>Least certain &amp;word</source>
        <translation>Palabra &amp;menos segura</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>Escribir una &amp;nota</translation>
    </message>
    <message>
        <source>Flag (or &amp;take the flag away)</source>
        <translation>Marcar (o &amp;quitar la marca)</translation>
    </message>
    <message>
        <source>Do not learn from this (or learn a&amp;gain)</source>
        <translation>No aprender de esto (o &amp;volver a aprender)</translation>
    </message>
    <message>
        <source>Right as it is: no second loo&amp;k</source>
        <translation>Correcto así: no revi&amp;sar</translation>
    </message>
    <message>
        <source>Forget t&amp;his suggestion</source>
        <translation>&amp;Olvidar esta sugerencia</translation>
    </message>
    <message>
        <source>&amp;Join with the next token</source>
        <translation>&amp;Unir con el token siguiente</translation>
    </message>
    <message>
        <source>&amp;Split at the caret, or take a join apart</source>
        <translation>Dividir en el &amp;cursor o separar una unión</translation>
    </message>
    <message>
        <source>Edit the &amp;modernization</source>
        <translation>Editar la moderni&amp;zación</translation>
    </message>
    <message>
        <source>This &amp;project has modernizations</source>
        <translation>Este proyecto t&amp;iene modernizaciones</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Show &amp;punctuation</source>
        <translation>Mostrar &amp;puntuación</translation>
    </message>
    <message>
        <source>Only words of this &amp;form</source>
        <translation>Solo palabras de esta &amp;forma</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texto más pe&amp;queño</translation>
    </message>
    <message>
        <source>Text of &amp;usual size</source>
        <translation>Texto de tamaño &amp;normal</translation>
    </message>
    <message>
        <source>Go to the list of &amp;manuscripts</source>
        <translation>Ir a la lista de &amp;manuscritos</translation>
    </message>
    <message>
        <source>Go to the f&amp;ilters</source>
        <translation>Ir a los f&amp;iltros</translation>
    </message>
    <message>
        <source>Go to the &amp;text</source>
        <translation>Ir al &amp;texto</translation>
    </message>
    <message>
        <source>Show the text &amp;as</source>
        <translation>Mostrar el texto &amp;como</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabla</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Página</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Ambas</translation>
    </message>
    <message>
        <source>&amp;Direction of the writing</source>
        <translation>&amp;Dirección de la escritura</translation>
    </message>
    <message>
        <source>By the &amp;content</source>
        <translation>Según el &amp;contenido</translation>
    </message>
    <message>
        <source>From &amp;left to right</source>
        <translation>De &amp;izquierda a derecha</translation>
    </message>
    <message>
        <source>From &amp;right to left</source>
        <translation>De &amp;derecha a izquierda</translation>
    </message>
    <message>
        <source>Take &amp;candidate</source>
        <translation>&amp;Elegir candidato</translation>
    </message>
    <message>
        <source>Take candidate &amp;{number}</source>
        <translation>Elegir el candidato &amp;{number}</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;prendizaje</translation>
    </message>
    <message>
        <source>&amp;Retrain</source>
        <translation>&amp;Reentrenar</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>&amp;Cancelar entrenamiento</translation>
    </message>
    <message>
        <source>Retrain &amp;automatically</source>
        <translation>Reentrenar &amp;automáticamente</translation>
    </message>
    <message>
        <source>&amp;Save model for other projects…</source>
        <translation>&amp;Guardar modelo para otros proyectos…</translation>
    </message>
    <message>
        <source>Results of &amp;evaluations…</source>
        <translation>Resultados de &amp;evaluaciones…</translation>
    </message>
    <message>
        <source>&amp;Methods paragraph…</source>
        <translation>Párrafo de &amp;métodos…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Buscar una acción…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Recorrido por la ventana</translation>
    </message>
    <message>
        <source>&amp;About histnorm</source>
        <translation>&amp;Acerca de histnorm</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>{key} accept and go on</source>
        <translation>{key} aceptar y seguir</translation>
    </message>
    <message>
        <source>type to correct</source>
        <translation>escribir para corregir</translation>
    </message>
    <message>
        <source>{key} take the form</source>
        <translation>{key} tomar la forma</translation>
    </message>
    <message>
        <source>{key} next open word</source>
        <translation>{key} siguiente pendiente</translation>
    </message>
    <message>
        <source>{key} find an action</source>
        <translation>{key} buscar una acción</translation>
    </message>
    <message>
        <source>{key} all keys</source>
        <translation>{key} todas las teclas</translation>
    </message>
    <message>
        <source>{first}–{last} take that candidate</source>
        <translation>{first}–{last} elegir ese candidato</translation>
    </message>
</context>
<context>
    <name>memory</name>
    <message>
        <source>“{path}” needs about {needed} of memory, and {free} are free. Read it all the same?</source>
        <translation>«{path}» necesita unos {needed} de memoria y hay {free} libres. ¿Leerlo de todos modos?</translation>
    </message>
    <message>
        <source>The computer may become very slow, and the system may end programs, this one too. What is in your project is safe. It is better to close other programs first, or to divide the file.</source>
        <translation>El equipo puede volverse muy lento y el sistema puede cerrar programas, también este. Lo que hay en su proyecto está a salvo. Es mejor cerrar antes otros programas o dividir el archivo.</translation>
    </message>
    <message>
        <source>&amp;Read all the same</source>
        <translation>&amp;Leer de todos modos</translation>
    </message>
    <message>
        <source>{number} MB</source>
        <translation>{number} MB</translation>
    </message>
    <message>
        <source>{number} GB</source>
        <translation>{number} GB</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>It seems to be {found}.</source>
        <translation>Parece ser {found}.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>No existe el archivo «{path}».</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Please choose a file.</source>
        <translation>«{path}» es una carpeta. Hay que elegir un archivo.</translation>
    </message>
    <message>
        <source>The file “{path}” is empty.</source>
        <translation>El archivo «{path}» está vacío.</translation>
    </message>
    <message>
        <source>“{path}” is no text: line {line} has zero bytes, control characters or endless signs in it. histnorm reads texts, tables and XML of the formats in the manual.</source>
        <translation>«{path}» no es un texto: la línea {line} contiene bytes nulos, caracteres de control o secuencias de signos sin fin. histnorm lee textos, tablas y XML de los formatos del manual.</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} cannot be read. Please choose another encoding, or save the file as UTF-8 and try again.</source>
        <translation>«{path}» no está codificado en {encoding}: la línea {line} no se puede leer. Hay que elegir otra codificación, o guardar el archivo como UTF-8 e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>There is no encoding called {encoding}.</source>
        <translation>No existe ninguna codificación llamada {encoding}.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {largest} MB, more than a project can hold. Please divide it.</source>
        <translation>«{path}» ocupa más de {largest} MB, más de lo que cabe en un proyecto. Hay que dividirlo.</translation>
    </message>
    <message>
        <source>Reading “{path}” takes about {needed} MB of memory, and {free} MB are free. Please close other programs, or divide the file.</source>
        <translation>Leer «{path}» requiere unos {needed} MB de memoria y hay {free} MB libres. Cierre otros programas o divida el archivo.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}</source>
        <translation>No se puede leer «{path}»: {reason}</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}</source>
        <translation>No se puede escribir «{path}»: {reason}</translation>
    </message>
    <message>
        <source>There are no words in “{path}”.</source>
        <translation>No hay palabras en «{path}».</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: found {found} columns where {expected} are needed (form, normalization).</source>
        <translation>«{path}», línea {line}: hay {found} columnas donde se necesitan {expected} (forma, normalización).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not well-formed XML ({reason}).</source>
        <translation>«{path}», línea {line}: no es XML bien formado ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: the file declares entities of its own, which histnorm does not expand.</source>
        <translation>«{path}», línea {line}: el archivo declara entidades propias, que histnorm no expande.</translation>
    </message>
    <message>
        <source>“{path}” is XML of a kind that histnorm does not know (root element “{found}”).</source>
        <translation>«{path}» es un XML de un tipo que histnorm no conoce (elemento raíz «{found}»).</translation>
    </message>
    <message>
        <source>There is no “{option}” in this file; there are: {known}.</source>
        <translation>No hay «{option}» en este archivo; hay: {known}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written in the chosen format: {reason}. Please choose another.</source>
        <translation>«{path}» no se puede escribir en el formato elegido: {reason}. Hay que elegir otro.</translation>
    </message>
    <message>
        <source>“{path}” is read in another way now than when it was imported: {found} tokens instead of {expected}. The normalizations cannot be put into it; please export a table or the text instead.</source>
        <translation>«{path}» se lee ahora de modo distinto que al importarlo: {found} tokens en lugar de {expected}. Las normalizaciones no se pueden incorporar; en su lugar se puede exportar una tabla o el texto.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Nothing was changed; please close other programs and try again.</source>
        <translation>No hay suficiente memoria RAM para esto. No se ha cambiado nada; conviene cerrar otros programas e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>The encoding of “{path}” ({encoding}) has no {characters}. Please save the file as UTF-8 and import it again.</source>
        <translation>La codificación de «{path}» ({encoding}) no tiene {characters}. Hay que guardar el archivo como UTF-8 e importarlo de nuevo.</translation>
    </message>
    <message>
        <source>The table “{path}” has no column “{missing}”.</source>
        <translation>La tabla «{path}» no tiene la columna «{missing}».</translation>
    </message>
    <message>
        <source>There is already a file “{path}”. Nothing was changed.</source>
        <translation>Ya existe un archivo «{path}». No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>“{path}” is not a histnorm project.</source>
        <translation>«{path}» no es un proyecto de histnorm.</translation>
    </message>
    <message>
        <source>“{path}” was made by a newer histnorm (version {found} of the project file; this program knows {supported}). Please update histnorm. Nothing was changed.</source>
        <translation>«{path}» se creó con un histnorm más reciente (versión {found} del archivo del proyecto; este programa conoce {supported}). Hay que actualizar histnorm. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>“{path}” is write-protected, so that decisions could not be saved. Nothing was changed.</source>
        <translation>«{path}» está protegido contra escritura, por lo que no se podrían guardar las decisiones. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The project “{path}” is damaged: {reason}. It was not changed; please go back to a copy.</source>
        <translation>El proyecto «{path}» está dañado: {reason}. No se ha modificado; conviene volver a una copia.</translation>
    </message>
    <message>
        <source>“{path}” is open elsewhere: {holder}.</source>
        <translation>«{path}» está abierto en otro lugar: {holder}.</translation>
    </message>
    <message>
        <source>Saving to “{path}” failed: {reason}. The last step was taken back; everything before it is safe.</source>
        <translation>No se pudo guardar en «{path}»: {reason}. El último paso se ha revertido; todo lo anterior está a salvo.</translation>
    </message>
    <message>
        <source>There is already a manuscript “{siglum}” in this project.</source>
        <translation>Ya hay un manuscrito «{siglum}» en este proyecto.</translation>
    </message>
    <message>
        <source>Please give the manuscript a siglum (a short name).</source>
        <translation>Hay que dar al manuscrito una sigla (un nombre breve).</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}”; there are: {known}.</source>
        <translation>No hay ningún manuscrito «{siglum}»; hay: {known}.</translation>
    </message>
    <message>
        <source>Please say which manuscript: {known}.</source>
        <translation>Hay que indicar qué manuscrito: {known}.</translation>
    </message>
    <message>
        <source>There is no model yet for “{siglum}”.</source>
        <translation>Aún no hay modelo para «{siglum}».</translation>
    </message>
    <message>
        <source>A model needs at least {needed} decided words to learn from; there are {found} so far.</source>
        <translation>Un modelo necesita al menos {needed} palabras decididas para aprender; por ahora hay {found}.</translation>
    </message>
    <message>
        <source>The graphics processor chosen in the preferences ({device}) is not there any more. The CPU does its work.</source>
        <translation>El procesador gráfico elegido en las preferencias ({device}) ya no está. El procesador (CPU) calcula en su lugar.</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) failed: {reason}. The CPU did the rest; nothing is lost.</source>
        <translation>El procesador gráfico ({device}) ha fallado: {reason}. El procesador (CPU) ha calculado el resto; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The word list of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>La lista de palabras de este proyecto, «{path}», ya no existe. Las sugerencias se hacen sin ella. Se puede elegir otra con Archivo &gt; Configuración del proyecto.</translation>
    </message>
    <message>
        <source>The model of other texts of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>El modelo de otros textos de este proyecto, «{path}», ya no existe. Las sugerencias se hacen sin él. Se puede elegir otro con Archivo &gt; Configuración del proyecto.</translation>
    </message>
    <message>
        <source>“{path}” is no model, or a damaged one: {reason}. Retrain to make a new one.</source>
        <translation>«{path}» no es un modelo o está dañado: {reason}. Reentrenar para crear uno nuevo.</translation>
    </message>
    <message>
        <source>The model “{path}” does not fit this program: {reason}.</source>
        <translation>El modelo «{path}» no es compatible con este programa: {reason}.</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) does not compute what the CPU does; the CPU did its work.</source>
        <translation>El procesador gráfico ({device}) no calcula lo mismo que el procesador (CPU); ha calculado el procesador.</translation>
    </message>
    <message>
        <source>The model of other texts “{path}” cannot be used: {reason}. The suggestions are made without it.</source>
        <translation>El modelo de otros textos «{path}» no se puede usar: {reason}. Las sugerencias se hacen sin él.</translation>
    </message>
    <message>
        <source>A model for other projects can be made where there is a profile of the language; there are profiles of: {known}.</source>
        <translation>Un modelo para otros proyectos solo es posible donde hay un perfil de la lengua; hay perfiles de: {known}.</translation>
    </message>
    <message>
        <source>“{path}” has no normalizations to learn from.</source>
        <translation>«{path}» no tiene normalizaciones de las que aprender.</translation>
    </message>
    <message>
        <source>There is no system “{system}”; there are: {known}.</source>
        <translation>No hay ningún sistema «{system}»; hay: {known}.</translation>
    </message>
    <message>
        <source>The system “{system}” needs the package {package}, which is not installed.</source>
        <translation>El sistema «{system}» necesita el paquete {package}, que no está instalado.</translation>
    </message>
    <message>
        <source>There is no folder “{path}”.</source>
        <translation>No existe la carpeta «{path}».</translation>
    </message>
    <message>
        <source>“{path}” holds something other than results.</source>
        <translation>«{path}» contiene algo distinto de resultados.</translation>
    </message>
    <message>
        <source>There are no manuscripts in “{path}”.</source>
        <translation>No hay manuscritos en «{path}».</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}” in “{path}”; there are: {known}.</source>
        <translation>No hay ningún manuscrito «{siglum}» en «{path}»; hay: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is no line of results.</source>
        <translation>«{path}», línea {line}: no es una línea de resultados.</translation>
    </message>
    <message>
        <source>There is no language profile “{language}”; there are: {known}.</source>
        <translation>No hay ningún perfil de lengua «{language}»; hay: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not TOML ({reason}).</source>
        <translation>«{path}», línea {line}: no es TOML ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: a language profile has no entry “{entry}”; there are: {known}.</source>
        <translation>«{path}», línea {line}: un perfil de lengua no tiene la entrada «{entry}»; hay: {known}.</translation>
    </message>
    <message>
        <source>The language profile “{path}” has no entry “{entry}”.</source>
        <translation>Al perfil de lengua «{path}» le falta la entrada «{entry}».</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” cannot be understood in “{entry}”.</source>
        <translation>«{path}», línea {line}: no se entiende «{value}» en «{entry}».</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” has a condition that is not known: “{value}”. Besides letters there are the classes {known}.</source>
        <translation>«{path}», línea {line}: «{entry}» tiene una condición desconocida: «{value}». Además de letras existen las clases {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” does not say what holds when no condition does. Please add a line that begins with “always” or “otherwise”.</source>
        <translation>«{path}», línea {line}: «{entry}» no dice qué vale cuando no se cumple ninguna condición. Hay que añadir una línea que empiece por «always» u «otherwise».</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” is in “{entry}” twice.</source>
        <translation>«{path}», línea {line}: «{value}» está dos veces en «{entry}».</translation>
    </message>
    <message>
        <source>no second column</source>
        <translation>sin segunda columna</translation>
    </message>
    <message>
        <source>no form in the first column</source>
        <translation>sin forma en la primera columna</translation>
    </message>
    <message>
        <source>more columns than in the other rows</source>
        <translation>más columnas que en las otras filas</translation>
    </message>
    <message>
        <source>Line {line}: {why}: {text}</source>
        <translation>Línea {line}: {why}: {text}</translation>
    </message>
    <message>
        <source>The region {text} is not in the reading order of its page; it follows at the end.</source>
        <translation>La región {text} no está en el orden de lectura de su página; va al final.</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Leyendo el archivo</translation>
    </message>
    <message>
        <source>Waiting until the project is checked</source>
        <translation>Esperando a que se compruebe el proyecto</translation>
    </message>
    <message>
        <source>Checking the XML</source>
        <translation>Comprobando el XML</translation>
    </message>
    <message>
        <source>Looking at how it is built</source>
        <translation>Examinando la estructura</translation>
    </message>
    <message>
        <source>Finding the words</source>
        <translation>Buscando las palabras</translation>
    </message>
    <message>
        <source>Collecting the decisions</source>
        <translation>Reuniendo las decisiones</translation>
    </message>
    <message>
        <source>Writing into the project</source>
        <translation>Escribiendo en el proyecto</translation>
    </message>
    <message>
        <source>Collecting the words</source>
        <translation>Reuniendo las palabras</translation>
    </message>
    <message>
        <source>Loading the words</source>
        <translation>Cargando las palabras</translation>
    </message>
    <message>
        <source>Putting the normalizations in</source>
        <translation>Incorporando las normalizaciones</translation>
    </message>
    <message>
        <source>Making a backup</source>
        <translation>Creando copia de seguridad</translation>
    </message>
    <message>
        <source>Reading the other copy</source>
        <translation>Leyendo la otra copia</translation>
    </message>
    <message>
        <source>Comparing manuscripts</source>
        <translation>Comparando manuscritos</translation>
    </message>
    <message>
        <source>Writing what was merged</source>
        <translation>Escribiendo lo fusionado</translation>
    </message>
    <message>
        <source>Comparing the spelling with the normalizations</source>
        <translation>Comparando las grafías con las normalizaciones</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprendizaje</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptada</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corregida</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Dudoso</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Conjetura</translation>
    </message>
    <message>
        <source>Table: form, tab, normalization (TSV)</source>
        <translation>Tabla: forma, tabulador, normalización (TSV)</translation>
    </message>
    <message>
        <source>Word list: one form a line</source>
        <translation>Lista de palabras: una forma por línea</translation>
    </message>
    <message>
        <source>Running text</source>
        <translation>Texto corrido</translation>
    </message>
    <message>
        <source>Table with chosen columns (CSV, TSV)</source>
        <translation>Tabla con columnas a elegir (CSV, TSV)</translation>
    </message>
    <message>
        <source>Spreadsheet (xlsx)</source>
        <translation>Hoja de cálculo (xlsx)</translation>
    </message>
    <message>
        <source>DTA-CAB (text)</source>
        <translation>DTA-CAB (texto)</translation>
    </message>
    <message>
        <source>CorA (transcription)</source>
        <translation>CorA (transcripción)</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>Las columnas se separan con</translation>
    </message>
    <message>
        <source>Quotation marks around cells</source>
        <translation>Comillas alrededor de las celdas</translation>
    </message>
    <message>
        <source>Comment lines begin with</source>
        <translation>Los comentarios empiezan por</translation>
    </message>
    <message>
        <source>Line with the names of the columns</source>
        <translation>Línea con los nombres de las columnas</translation>
    </message>
    <message>
        <source>Column of the form</source>
        <translation>Columna de la forma</translation>
    </message>
    <message>
        <source>Column of the normalization</source>
        <translation>Columna de la normalización</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Key of the normalization (MISC)</source>
        <translation>Clave de la normalización (MISC)</translation>
    </message>
    <message>
        <source>Layer and feature of the normalization</source>
        <translation>Capa y rasgo de la normalización</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Mark words up with</source>
        <translation>Etiquetar las palabras con</translation>
    </message>
    <message>
        <source>Layer of the form</source>
        <translation>Capa de la forma</translation>
    </message>
    <message>
        <source>Words without a normalization are</source>
        <translation>Las palabras sin normalización están</translation>
    </message>
    <message>
        <source>Layer of the normalization</source>
        <translation>Capa de la normalización</translation>
    </message>
    <message>
        <source>Words divided at line ends are</source>
        <translation>Las palabras divididas a fin de línea son</translation>
    </message>
    <message>
        <source>Automatic normalizations are</source>
        <translation>Las normalizaciones automáticas</translation>
    </message>
    <message>
        <source>Type of the tokens</source>
        <translation>Tipo de los tokens</translation>
    </message>
    <message>
        <source>Feature of the normalization</source>
        <translation>Rasgo de la normalización</translation>
    </message>
    <message>
        <source>Tier of the form</source>
        <translation>Nivel (tier) de la forma</translation>
    </message>
    <message>
        <source>Tier of the normalization</source>
        <translation>Nivel (tier) de la normalización</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>bi-LSTM</source>
        <translation>bi-LSTM</translation>
    </message>
    <message>
        <source>bi-LSTM, multi-task</source>
        <translation>bi-LSTM multitarea</translation>
    </message>
    <message>
        <source>encoder-decoder</source>
        <translation>codificador-decodificador</translation>
    </message>
    <message>
        <source>accept “{subject}”</source>
        <translation>aceptar «{subject}»</translation>
    </message>
    <message>
        <source>accept {count}× “{subject}”</source>
        <translation>aceptar {count}× «{subject}»</translation>
    </message>
    <message>
        <source>correct “{subject}”</source>
        <translation>corregir «{subject}»</translation>
    </message>
    <message>
        <source>keep “{subject}”</source>
        <translation>mantener «{subject}»</translation>
    </message>
    <message>
        <source>reopen “{subject}”</source>
        <translation>reabrir «{subject}»</translation>
    </message>
    <message>
        <source>import of {subject}</source>
        <translation>importación de {subject}</translation>
    </message>
    <message>
        <source>removal of {subject}</source>
        <translation>eliminación de {subject}</translation>
    </message>
    <message>
        <source>note on “{subject}”</source>
        <translation>nota en «{subject}»</translation>
    </message>
    <message>
        <source>flag on “{subject}”</source>
        <translation>marca en «{subject}»</translation>
    </message>
    <message>
        <source>learning from “{subject}”</source>
        <translation>aprendizaje de «{subject}»</translation>
    </message>
    <message>
        <source>second look at “{subject}”</source>
        <translation>revisión de «{subject}»</translation>
    </message>
    <message>
        <source>modernize “{subject}”</source>
        <translation>modernizar «{subject}»</translation>
    </message>
    <message>
        <source>join “{subject}”</source>
        <translation>unir «{subject}»</translation>
    </message>
    <message>
        <source>take “{subject}” apart</source>
        <translation>separar «{subject}»</translation>
    </message>
    <message>
        <source>replace {subject} ({count}×)</source>
        <translation>reemplazar {subject} ({count}×)</translation>
    </message>
    <message>
        <source>forget {subject}</source>
        <translation>olvidar {subject}</translation>
    </message>
    <message>
        <source>merging of {subject}</source>
        <translation>fusión de {subject}</translation>
    </message>
    <message>
        <source>{count} decisions</source>
        <translation>{count} decisiones</translation>
    </message>
    <message>
        <source>{count} s left</source>
        <translation>quedan {count} s</translation>
    </message>
    <message>
        <source>{count} min left</source>
        <translation>quedan {count} min</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt;&#xa0;1&#xa0;%</translation>
    </message>
    <message>
        <source>decided {count}× for a spelling like this one</source>
        <translation>decidida {count}× para una grafía como esta</translation>
    </message>
    <message>
        <source>a common word that is often spelled so</source>
        <translation>palabra frecuente que suele escribirse así</translation>
    </message>
    <message>
        <source>in the word list</source>
        <translation>en la lista de palabras</translation>
    </message>
    <message>
        <source>fits the words around it</source>
        <translation>concuerda con las palabras vecinas</translation>
    </message>
    <message>
        <source>read so by the network</source>
        <translation>leída así por la red</translation>
    </message>
    <message>
        <source>the form as it is</source>
        <translation>la forma tal cual</translation>
    </message>
    <message>
        <source>decided here {count}×</source>
        <translation>decidida aquí {count}×</translation>
    </message>
    <message>
        <source>decided here {count}×, otherwise {rest}×</source>
        <translation>decidida aquí {count}×, de otro modo {rest}×</translation>
    </message>
    <message>
        <source>so in the other manuscript</source>
        <translation>así en el otro manuscrito</translation>
    </message>
    <message>
        <source>so in {count} of {total} other manuscripts</source>
        <translation>así en {count} de los otros {total} manuscritos</translation>
    </message>
    <message>
        <source>“{written}” became “{read}” in {count} of {total} words</source>
        <translation>«{written}» pasó a «{read}» en {count} de {total} palabras</translation>
    </message>
    <message>
        <source>“{written}” was left out in {count} of {total} words</source>
        <translation>«{written}» se omitió en {count} de {total} palabras</translation>
    </message>
    <message>
        <source>elsewhere {count}×</source>
        <translation>en otros lugares {count}×</translation>
    </message>
    <message>
        <source>elsewhere {count}×, otherwise {rest}×</source>
        <translation>en otros lugares {count}×, de otro modo {rest}×</translation>
    </message>
    <message>
        <source>read by the model</source>
        <translation>leída por el modelo</translation>
    </message>
    <message>
        <source>put together letter by letter</source>
        <translation>compuesta letra por letra</translation>
    </message>
    <message>
        <source>a near word of the lexicon</source>
        <translation>palabra cercana del léxico</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>not learned from</source>
        <translation>excluida del aprendizaje</translation>
    </message>
    <message>
        <source>look again</source>
        <translation>revisar</translation>
    </message>
    <message>
        <source>The model reads “{instead}” ({share}).</source>
        <translation>El modelo lee «{instead}» ({share}).</translation>
    </message>
    <message>
        <source>This form is “{instead}” elsewhere ({share} of its other decisions).</source>
        <translation>Esta forma es «{instead}» en otros lugares ({share} de sus otras decisiones).</translation>
    </message>
    <message>
        <source>This form is “{instead}”, too ({share} of its other decisions).</source>
        <translation>Esta forma es también «{instead}» ({share} de sus otras decisiones).</translation>
    </message>
    <message>
        <source>model version {version}</source>
        <translation>versión {version} del modelo</translation>
    </message>
    <message>
        <source>suggestion accepted</source>
        <translation>sugerencia aceptada</translation>
    </message>
    <message>
        <source>candidate chosen</source>
        <translation>candidato elegido</translation>
    </message>
    <message>
        <source>form kept</source>
        <translation>forma mantenida</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>tecleada</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importada</translation>
    </message>
    <message>
        <source>accepted for all of the form</source>
        <translation>aceptada para toda la forma</translation>
    </message>
    <message>
        <source>search and replace</source>
        <translation>buscar y reemplazar</translation>
    </message>
    <message>
        <source>joined decisions</source>
        <translation>decisiones unidas</translation>
    </message>
    <message>
        <source>This format has no place for joins ({count}): the normalization stands at the first word, the others stay as they are in the file.</source>
        <translation>Este formato no admite uniones ({count}): la normalización va en la primera palabra; las otras quedan como están en el archivo.</translation>
    </message>
    <message>
        <source>This format has no place for modernizations ({count}): they are left out.</source>
        <translation>Este formato no admite modernizaciones ({count}): se omiten.</translation>
    </message>
    <message>
        <source>Notes and flags ({count}) stay in the project.</source>
        <translation>Las notas y marcas ({count}) se quedan en el proyecto.</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>No es una expresión regular: {reason}.</translation>
    </message>
    <message>
        <source>Searching for this pattern could take for ever, because it repeats a repetition. Please write it in another way.</source>
        <translation>La búsqueda de este patrón podría no terminar nunca, porque repite una repetición. Hay que escribirlo de otro modo.</translation>
    </message>
    <message>
        <source>This replacement does not fit the pattern: {reason}.</source>
        <translation>Este reemplazo no corresponde al patrón: {reason}.</translation>
    </message>
    <message>
        <source>{holder} has opened “{path}” on another machine and has not closed it (since {since}).</source>
        <translation>{holder} ha abierto «{path}» en otro equipo y no lo ha cerrado (desde {since}).</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only. Nothing was changed.</source>
        <translation>«{name}» está abierto solo para lectura. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{path}” since it was opened. It was not overwritten. The last step was taken back; everything before it is kept as a backup.</source>
        <translation>Otro programa, o un servicio que sincroniza carpetas, ha cambiado «{path}» desde que se abrió. No se ha sobrescrito. El último paso se ha revertido; todo lo anterior se conserva como copia de seguridad.</translation>
    </message>
    <message>
        <source>“{path}” is not a copy of this project. Only copies of one project can be merged.</source>
        <translation>«{path}» no es una copia de este proyecto. Solo se pueden fusionar copias de un mismo proyecto.</translation>
    </message>
    <message>
        <source>There is nothing in “{path}” that could be saved. Please go back to a backup.</source>
        <translation>En «{path}» no hay nada que se pueda salvar. Conviene volver a una copia de seguridad.</translation>
    </message>
    <message>
        <source>The backup in “{path}” could not be made: {reason}. What was to be done after it was not done.</source>
        <translation>No se pudo crear la copia de seguridad en «{path}»: {reason}. Lo que debía hacerse después no se ha hecho.</translation>
    </message>
    <message>
        <source>hourly</source>
        <translation>cada hora</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>diaria</translation>
    </message>
    <message>
        <source>before accepting all of a form</source>
        <translation>antes de aceptar todas las de una forma</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>antes de reemplazar</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>antes de una importación</translation>
    </message>
    <message>
        <source>before merging</source>
        <translation>antes de fusionar</translation>
    </message>
    <message>
        <source>before an update of the project file</source>
        <translation>antes de actualizar el archivo del proyecto</translation>
    </message>
    <message>
        <source>before restoring a backup</source>
        <translation>antes de restaurar una copia</translation>
    </message>
    <message>
        <source>when another program changed the file</source>
        <translation>cuando otro programa cambió el archivo</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>manual</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>{count} decided</source>
        <translation>{count} decididas</translation>
    </message>
    <message>
        <source>{count} decided otherwise</source>
        <translation>{count} decididas de otro modo</translation>
    </message>
    <message>
        <source>{count} reopened</source>
        <translation>{count} reabiertas</translation>
    </message>
    <message>
        <source>notes and marks: {count}</source>
        <translation>notas y marcas: {count}</translation>
    </message>
    <message>
        <source>joins: {count}</source>
        <translation>uniones: {count}</translation>
    </message>
    <message>
        <source>manuscripts: {count}</source>
        <translation>manuscritos: {count}</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>normalización</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>modernization</source>
        <translation>modernización</translation>
    </message>
    <message>
        <source>join</source>
        <translation>unión</translation>
    </message>
    <message>
        <source>not joined</source>
        <translation>sin unir</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>{name}: {version}</source>
        <translation>{name}: {version}</translation>
    </message>
    <message>
        <source>decisions: {count}</source>
        <translation>decisiones: {count}</translation>
    </message>
    <message>
        <source>forgotten suggestions: {count}</source>
        <translation>sugerencias olvidadas: {count}</translation>
    </message>
    <message>
        <source>Taken over from the other copy without a question: {listed}.</source>
        <translation>Se incorpora de la otra copia sin preguntar: {listed}.</translation>
    </message>
    <message>
        <source>Nothing is taken over without a question.</source>
        <translation>No se incorpora nada sin preguntar.</translation>
    </message>
    <message>
        <source>What the two have in common is not known: what only one of them has is taken, and where they differ you are asked.</source>
        <translation>No se sabe qué tienen en común ambas: se incorpora lo que solo tiene una de ellas, y se pregunta donde difieren.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>{path} is no report of histnorm.</source>
        <translation>{path} no es un informe de histnorm.</translation>
    </message>
    <message>
        <source>{path} was written by a newer histnorm. Please update histnorm to read it.</source>
        <translation>{path} lo escribió un histnorm más reciente. Actualice histnorm para leerlo.</translation>
    </message>
    <message>
        <source>{path} is damaged or was changed: {entry} does not fit. Please have the report written again.</source>
        <translation>{path} está dañado o se ha modificado: {entry} no encaja. Haga que se escriba de nuevo el informe.</translation>
    </message>
    <message>
        <source>There is no training in {path} that could be repeated.</source>
        <translation>En {path} no hay ningún entrenamiento que se pueda repetir.</translation>
    </message>
    <message>
        <source>The project {name} of the report {path} is not beside it.</source>
        <translation>El proyecto {name} del informe {path} no está al lado.</translation>
    </message>
    <message>
        <source>The training used the word list {name}.</source>
        <translation>El entrenamiento usó la lista de palabras {name}.</translation>
    </message>
    <message>
        <source>The paragraph cannot be written in the language {language}.</source>
        <translation>El párrafo no se puede escribir en el idioma {language}.</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Open for &amp;reading</source>
        <translation>Abrir para &amp;lectura</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Tomar el control</translation>
    </message>
    <message>
        <source>Take it over only when nobody works on it there any more: two who write at the same time lose work. With reading you are safe.</source>
        <translation>Tomar el control solo si ya nadie trabaja allí con él: si dos escriben a la vez, se pierde trabajo. La lectura es segura.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>You</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>New projects (of the open one: File &gt; Project settings)</source>
        <translation>Proyectos nuevos (para el abierto: Archivo &gt; Configuración del proyecto)</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprendizaje</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Font of the manuscript&apos;s text</source>
        <translation>Fuente del texto del manuscrito</translation>
    </message>
    <message>
        <source>Size of the manuscript&apos;s text</source>
        <translation>Tamaño del texto del manuscrito</translation>
    </message>
    <message>
        <source>Show the text as</source>
        <translation>Mostrar el texto como</translation>
    </message>
    <message>
        <source>Show punctuation in the table</source>
        <translation>Mostrar puntuación en la tabla</translation>
    </message>
    <message>
        <source>System that learns</source>
        <translation>Sistema que aprende</translation>
    </message>
    <message>
        <source>Recipe of the bi-LSTM</source>
        <translation>Receta de la bi-LSTM</translation>
    </message>
    <message>
        <source>Language of the manuscripts</source>
        <translation>Lengua de los manuscritos</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Mayúsculas</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Lista de palabras</translation>
    </message>
    <message>
        <source>Model of other texts</source>
        <translation>Modelo de otros textos</translation>
    </message>
    <message>
        <source>Compute on</source>
        <translation>Calcular en</translation>
    </message>
    <message>
        <source>Retrain automatically</source>
        <translation>Reentrenar automáticamente</translation>
    </message>
    <message>
        <source>Retrain after</source>
        <translation>Reentrenar tras</translation>
    </message>
    <message>
        <source>Hourly backups to keep</source>
        <translation>Conservar copias por hora</translation>
    </message>
    <message>
        <source>Daily backups to keep</source>
        <translation>Conservar copias diarias</translation>
    </message>
    <message>
        <source>Backups before bulk steps to keep</source>
        <translation>Conservar copias previas a cambios en bloque</translation>
    </message>
    <message>
        <source>Room for the backups of a project</source>
        <translation>Espacio para las copias de un proyecto</translation>
    </message>
    <message>
        <source>kept with each decision; may be empty</source>
        <translation>se guarda con cada decisión; puede quedar vacío</translation>
    </message>
    <message>
        <source>what is expected until your decisions say more</source>
        <translation>lo que vale hasta que sus decisiones digan más</translation>
    </message>
    <message>
        <source>words of today&apos;s language, one a line</source>
        <translation>palabras de la lengua actual, una por línea</translation>
    </message>
    <message>
        <source>made in another project</source>
        <translation>creado en otro proyecto</translation>
    </message>
    <message>
        <source>for trainings; suggestions are made on the CPU in any case</source>
        <translation>para los entrenamientos; las sugerencias las hace siempre la CPU</translation>
    </message>
    <message>
        <source>made while you work; 0 for none</source>
        <translation>se crean durante el trabajo; 0 para ninguna</translation>
    </message>
    <message>
        <source>made once a day on which you work; 0 for none</source>
        <translation>se crean una vez por día en que se trabaja; 0 para ninguna</translation>
    </message>
    <message>
        <source>before accepting all, replacing, importing, merging; 0 for none</source>
        <translation>antes de aceptar todas, reemplazar, importar, fusionar; 0 para ninguna</translation>
    </message>
    <message>
        <source>the newest three are always kept</source>
        <translation>las tres más recientes se conservan siempre</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>high contrast, light</source>
        <translation>alto contraste, claro</translation>
    </message>
    <message>
        <source>high contrast, dark</source>
        <translation>alto contraste, oscuro</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>page</source>
        <translation>página</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambas</translation>
    </message>
    <message>
        <source>processor (CPU)</source>
        <translation>procesador (CPU)</translation>
    </message>
    <message>
        <source>graphics processor (CUDA)</source>
        <translation>procesador gráfico (CUDA)</translation>
    </message>
    <message>
        <source>Apple’s graphics processor (MPS)</source>
        <translation>procesador gráfico de Apple (MPS)</translation>
    </message>
    <message>
        <source>learn from my decisions</source>
        <translation>aprender de mis decisiones</translation>
    </message>
    <message>
        <source>nouns with capitals</source>
        <translation>sustantivos con mayúscula</translation>
    </message>
    <message>
        <source>all as in the manuscript</source>
        <translation>todo como en el manuscrito</translation>
    </message>
    <message>
        <source>everything in lower case</source>
        <translation>todo en minúsculas</translation>
    </message>
    <message>
        <source>default (fast)</source>
        <translation>predeterminada (rápida)</translation>
    </message>
    <message>
        <source>Bollmann &amp; Søgaard 2016 (slow)</source>
        <translation>Bollmann &amp; Søgaard 2016 (lenta)</translation>
    </message>
    <message>
        <source>histnorm: all of them together (recommended)</source>
        <translation>histnorm: todos juntos (recomendado)</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> new decisions</source>
        <translation> nuevas decisiones</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>(there is none)</source>
        <translation>(no hay)</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>none: they are plain characters</source>
        <translation>ninguna: son caracteres corrientes</translation>
    </message>
    <message>
        <source>(there is none yet)</source>
        <translation>(aún no hay)</translation>
    </message>
    <message>
        <source>only what is marked up as a word</source>
        <translation>solo lo etiquetado como palabra</translation>
    </message>
    <message>
        <source>all of the text</source>
        <translation>todo el texto</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendientes</translation>
    </message>
    <message>
        <source>right as they stand</source>
        <translation>correctas como están</translation>
    </message>
    <message>
        <source>two words</source>
        <translation>dos palabras</translation>
    </message>
    <message>
        <source>one word, without the hyphen</source>
        <translation>una palabra, sin el guion</translation>
    </message>
    <message>
        <source>taken over like the others</source>
        <translation>se incorporan como las demás</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>se dejan pendientes</translation>
    </message>
    <message>
        <source>{device}: not on this computer</source>
        <translation>{device}: no está en este equipo</translation>
    </message>
    <message>
        <source>looking for graphics processors…</source>
        <translation>buscando procesadores gráficos…</translation>
    </message>
    <message>
        <source>no graphics processor was found</source>
        <translation>no se encontró ningún procesador gráfico</translation>
    </message>
</context>
<context>
    <name>toolbar</name>
    <message>
        <source>Main actions</source>
        <translation>Acciones principales</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>The manuscripts</source>
        <translation>Los manuscritos</translation>
    </message>
    <message>
        <source>A project holds manuscripts, each with its progress. What is decided in one helps with all the others. Below them, filters choose which words are shown.</source>
        <translation>Un proyecto contiene manuscritos, cada uno con su progreso. Lo que se decide en uno ayuda en todos los demás. Debajo, los filtros eligen qué palabras se muestran.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>El texto</translation>
    </message>
    <message>
        <source>Each word has a suggestion, in italics while it is open. {accept} accepts it and goes on; to correct it, just type. {page} shows the same text as a page.</source>
        <translation>Cada palabra tiene una sugerencia, en cursiva mientras está pendiente. {accept} la acepta y sigue; para corregirla, basta con escribir. {page} muestra el mismo texto como página.</translation>
    </message>
    <message>
        <source>The suggestions</source>
        <translation>Las sugerencias</translation>
    </message>
    <message>
        <source>All candidates for the current word, how sure each is, and why. The digits take one of them. Below stand the same words elsewhere, with what you decided there.</source>
        <translation>Todos los candidatos para la palabra actual, con su confianza y su porqué. Las cifras eligen uno. Debajo están las mismas palabras en otros lugares, con lo que allí se decidió.</translation>
    </message>
    <message>
        <source>The training</source>
        <translation>El entrenamiento</translation>
    </message>
    <message>
        <source>After some decisions, retrain</source>
        <translation>Tras algunas decisiones, reentrenar</translation>
    </message>
    <message>
        <source>The model learns from them beside your work, and its new suggestions come in when it is done.</source>
        <translation>El modelo aprende de ellas mientras se sigue trabajando, y sus nuevas sugerencias aparecen cuando termina.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>La exportación</translation>
    </message>
    <message>
        <source>Every decision is saved at once. When you are done, export</source>
        <translation>Cada decisión se guarda al momento. Al terminar, exportar</translation>
    </message>
    <message>
        <source>{keys} lists all keys, and {palette} finds any action by its name.</source>
        <translation>{keys} muestra todas las teclas, y {palette} encuentra cualquier acción por su nombre.</translation>
    </message>
</context>
</TS>
