<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About histnorm</source>
        <translation>Informazioni su histnorm</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programma</translation>
    </message>
    <message>
        <source>&amp;How to cite</source>
        <translation>Come &amp;citare</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenze</translation>
    </message>
    <message>
        <source>Normalizes the spelling of historical manuscripts. It suggests a normalization for every word, and learns from what you decide: by a memory of your decisions, by rules of spelling, and by a bi-directional LSTM that is shared over the manuscripts of a project (Bollmann &amp; Søgaard 2016).

histnorm is free software under the MIT licence: you may use it for any purpose, pass it on, and change it. It comes without any warranty.

Your manuscripts stay on this computer: the program sends nothing anywhere.</source>
        <translation>Normalizza la grafia di manoscritti storici. Suggerisce una normalizzazione per ogni parola e impara da ciò che si decide: con una memoria delle decisioni, con regole di grafia e con un LSTM bidirezionale condiviso tra i manoscritti di un progetto (Bollmann &amp; Søgaard 2016).

histnorm è software libero con licenza MIT: si può usare per qualsiasi scopo, distribuire e modificare. È fornito senza alcuna garanzia.

I manoscritti restano su questo computer: il programma non invia nulla da nessuna parte.</translation>
    </message>
    <message>
        <source>Please cite the program, and the paper that its model comes from:</source>
        <translation>Si prega di citare il programma e l’articolo da cui proviene il suo modello:</translation>
    </message>
    <message>
        <source>The same for BibTeX:</source>
        <translation>Lo stesso per BibTeX:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copy &amp;BibTeX</source>
        <translation>Copia &amp;BibTeX</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Riferimenti</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>What histnorm is made of</source>
        <translation>Di che cosa è fatto histnorm</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Testo della licenza</translation>
    </message>
    <message>
        <source>The text of the licence was not installed.</source>
        <translation>Il testo della licenza non è stato installato.</translation>
    </message>
    <message>
        <source>This library is used under the GNU Lesser General Public License. You may replace it by another version, also one that you have changed: it lies as files of its own beside the program. To find out how that works you may take it apart, and its makers give you its source code.</source>
        <translation>Questa libreria è usata con la GNU Lesser General Public License. Si può sostituire con un’altra versione, anche modificata: si trova in file propri accanto al programma. Per scoprire come funziona la si può smontare, e i suoi autori ne danno il codice sorgente.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>AcceptAllDialog</name>
    <message>
        <source>Accept all of one form</source>
        <translation>Accetta tutte le parole di una forma</translation>
    </message>
    <message>
        <source>Words of this form</source>
        <translation>Parole di questa forma</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln open word(s) are accepted. Space or a click leaves one out.</source>
        <translation>
            <numerusform>Parola da accettare: {checked} su %Ln. Spazio o un clic la esclude.</numerusform>
            <numerusform>Parole da accettare: {checked} su %Ln. Spazio o un clic ne esclude una.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also &amp;those decided otherwise ({count})</source>
        <translation>Anche quelle decise &amp;altrimenti ({count})</translation>
    </message>
    <message>
        <source>Accept {count}</source>
        <translation>Accetta {count}</translation>
    </message>
</context>
<context>
    <name>ActionListModel</name>
    <message>
        <source>not available now</source>
        <translation>al momento non disponibile</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Scorciatoie</translation>
    </message>
</context>
<context>
    <name>ActionTable</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Azioni e scorciatoie</translation>
    </message>
</context>
<context>
    <name>AlignmentStrip</name>
    <message>
        <source>Alignment of the model&apos;s reading</source>
        <translation>Allineamento della lettura del modello</translation>
    </message>
</context>
<context>
    <name>BackupCommands</name>
    <message>
        <source>Making a backup…</source>
        <translation>Creazione del backup…</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Ripristina un backup</translation>
    </message>
    <message>
        <source>Shall the project be as it was on {time}?</source>
        <translation>Riportare il progetto allo stato del {time}?</translation>
    </message>
    <message>
        <source>What you have now is kept as a backup first, so that you can come back to it.</source>
        <translation>Lo stato attuale viene prima salvato come backup, per potervi tornare.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>Restoring a backup…</source>
        <translation>Ripristino di un backup…</translation>
    </message>
    <message>
        <source>Restore as copy</source>
        <translation>Ripristina come copia</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>Progetti histnorm (*.histnorm)</translation>
    </message>
    <message>
        <source>Copied to {path}</source>
        <translation>Copiato in {path}</translation>
    </message>
    <message>
        <source>The project is as it was on {time}.</source>
        <translation>Il progetto è tornato allo stato del {time}.</translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>Il backup è stato creato.</translation>
    </message>
</context>
<context>
    <name>BackupTableModel</name>
    <message>
        <source>When</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Decided words</source>
        <translation>Parole decise</translation>
    </message>
    <message>
        <source>What was done since</source>
        <translation>Modifiche successive</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illeggibile</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>&amp;Look into</source>
        <translation>&amp;Consulta</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Ripristina…</translation>
    </message>
    <message>
        <source>Restore as &amp;copy…</source>
        <translation>Ripristina come co&amp;pia…</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>Crea &amp;backup ora</translation>
    </message>
    <message>
        <source>Each is the whole project as it was then. Restoring one keeps what you have now as a backup, too. They are in the folder “{folder}” beside the project.</source>
        <translation>Ognuno contiene l’intero progetto com’era allora. Al ripristino si crea un backup anche dello stato attuale. I backup si trovano nella cartella «{folder}» accanto al progetto.</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made daily and hourly while you work, and before bulk steps; “Back up now” makes one at once.</source>
        <translation>Non ci sono ancora backup. Durante il lavoro se ne crea uno ogni giorno e ogni ora, e uno prima delle operazioni in blocco; «Crea backup ora» ne crea uno subito.</translation>
    </message>
    <message>
        <source>Done since this backup: {what}.</source>
        <translation>Da questo backup in poi: {what}.</translation>
    </message>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Questo progetto è aperto in sola lettura.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>What is unusual about this project</source>
        <translation>Particolarità di questo progetto</translation>
    </message>
</context>
<context>
    <name>CharacterPalette</name>
    <message>
        <source>Characters ({key}: all)</source>
        <translation>Caratteri ({key}: tutti)</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caratteri</translation>
    </message>
</context>
<context>
    <name>CharacterPopup</name>
    <message>
        <source>Characters of the manuscript</source>
        <translation>Caratteri del manoscritto</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Trova un’azione</translation>
    </message>
    <message>
        <source>Type the beginnings of words, as “acc form”</source>
        <translation>Digitare gli inizi delle parole, ad esempio «acc form»</translation>
    </message>
    <message>
        <source>No action has words that begin so.</source>
        <translation>Nessuna azione ha parole che iniziano così.</translation>
    </message>
    <message>
        <source>“{name}” is not available now.</source>
        <translation>«{name}» al momento non è disponibile.</translation>
    </message>
    <message>
        <source>Enter does it · Escape closes</source>
        <translation>Invio la esegue · Esc chiude</translation>
    </message>
</context>
<context>
    <name>ConflictTableModel</name>
    <message>
        <source>{text}, taken</source>
        <translation>{text}, scelta</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Oggetto</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>La mia</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>L’altra</translation>
    </message>
</context>
<context>
    <name>ErrorCenter</name>
    <message>
        <source>Something went wrong again ({count}×); it is in the log file.</source>
        <translation>Si è verificato di nuovo un errore ({count}×); è riportato nel file di registro.</translation>
    </message>
</context>
<context>
    <name>ErrorReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Si è verificato un errore</translation>
    </message>
    <message>
        <source>Your decisions are saved, and you can go on working. Please send this report to those who make histnorm, with what you did before. It says where in the program it happened, and has no words of your manuscripts in it.</source>
        <translation>Le decisioni sono salvate e il lavoro può continuare. Si prega di inviare questo rapporto agli autori di histnorm, indicando che cosa si è fatto prima. Il rapporto dice in quale punto del programma è avvenuto l’errore e non contiene parole dei manoscritti.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>&amp;Include the words concerned</source>
        <translation>&amp;Includi le parole interessate</translation>
    </message>
    <message>
        <source>Adds what the error itself says, which may quote words of your manuscripts</source>
        <translation>Aggiunge il messaggio dell’errore stesso, che può citare parole dei manoscritti</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Copia rapporto</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm.</source>
        <translation>Si è verificato un errore in histnorm.</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm {count} times.</source>
        <translation>Errori verificatisi in histnorm: {count}.</translation>
    </message>
</context>
<context>
    <name>EvaluationDialog</name>
    <message>
        <source>Results of evaluations</source>
        <translation>Risultati delle valutazioni</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>&amp;Apri risultati…</translation>
    </message>
    <message>
        <source>Part that was measured on</source>
        <translation>Parte usata per la misura</translation>
    </message>
    <message>
        <source>Only the &amp;manuscripts of this project</source>
        <translation>Solo i &amp;manoscritti di questo progetto</translation>
    </message>
    <message>
        <source>Word accuracy by manuscript and system</source>
        <translation>Accuratezza per parola, secondo manoscritto e sistema</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Apri risultati</translation>
    </message>
    <message>
        <source>Results (*.tsv);;All files (*)</source>
        <translation>Risultati (*.tsv);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>words of the training part</source>
        <translation>parole della parte di addestramento</translation>
    </message>
    <message>
        <source>word accuracy (%)</source>
        <translation>accuratezza per parola (%)</translation>
    </message>
    <message>
        <source>Open the file results.tsv of a folder that “histnorm evaluate” has written: accuracies are shown here by manuscript and system, with their learning curves.</source>
        <translation>Aprire il file results.tsv di una cartella scritta da «histnorm evaluate»: qui compaiono le accuratezze per manoscritto e sistema, con le curve di apprendimento.</translation>
    </message>
    <message>
        <source>There are no results for these manuscripts.</source>
        <translation>Non ci sono risultati per questi manoscritti.</translation>
    </message>
    <message>
        <source>Mean of {count}</source>
        <translation>Media di {count}</translation>
    </message>
    <message>
        <source>{name}: accuracy by training size</source>
        <translation>{name}: accuratezza secondo la quantità di addestramento</translation>
    </message>
    <message>
        <source>{name} was measured at one training size only ({words} words), so that there is no curve.</source>
        <translation>{name} è stato misurato con una sola quantità di addestramento ({words} parole), perciò non c’è una curva.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export {siglum}</source>
        <translation>Esporta {siglum}</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Come</translation>
    </message>
    <message>
        <source>&amp;Normalized text, line by line as in the source</source>
        <translation>Testo &amp;normalizzato, riga per riga come nella fonte</translation>
    </message>
    <message>
        <source>Table with &amp;two columns: form, normalization</source>
        <translation>Tabella a &amp;due colonne: forma, normalizzazione</translation>
    </message>
    <message>
        <source>Table with &amp;four columns: form, normalization, state, source of the decision</source>
        <translation>Tabella a &amp;quattro colonne: forma, normalizzazione, stato, origine della decisione</translation>
    </message>
    <message>
        <source>The &amp;imported file ({name}) with the normalizations put in</source>
        <translation>Il file &amp;importato ({name}) con le normalizzazioni inserite</translation>
    </message>
    <message>
        <source>Words that are still open ({count})</source>
        <translation>Parole ancora da decidere ({count})</translation>
    </message>
    <message>
        <source>are left &amp;empty</source>
        <translation>restano &amp;vuote</translation>
    </message>
    <message>
        <source>keep their fo&amp;rm</source>
        <translation>mantengono la &amp;forma</translation>
    </message>
    <message>
        <source>take the first &amp;suggestion</source>
        <translation>prendono il primo &amp;suggerimento</translation>
    </message>
    <message>
        <source>&amp;Mark them with ⟨ ⟩</source>
        <translation>&amp;Racchiudile tra ⟨ ⟩</translation>
    </message>
    <message>
        <source>The table with four columns says in every row what is decided and what is not; modernizations, notes and flags are in further columns.</source>
        <translation>La tabella a quattro colonne indica in ogni riga che cosa è deciso e che cosa no; modernizzazioni, note e contrassegni stanno in altre colonne.</translation>
    </message>
    <message>
        <source>What this format cannot hold</source>
        <translation>Ciò che questo formato non può contenere</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Scegli un file…</translation>
    </message>
</context>
<context>
    <name>FacsimileController</name>
    <message>
        <source>Folder with the images</source>
        <translation>Cartella con le immagini</translation>
    </message>
</context>
<context>
    <name>FacsimileView</name>
    <message>
        <source>Smaller</source>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Where are the images? …</source>
        <translation>Individua le immagini…</translation>
    </message>
    <message>
        <source>Facsimile, line {line}</source>
        <translation>Facsimile, riga {line}</translation>
    </message>
    <message>
        <source>The image {name} cannot be read: {reason}</source>
        <translation>L’immagine {name} è illeggibile: {reason}</translation>
    </message>
    <message>
        <source>The image {name} was not found.</source>
        <translation>L’immagine {name} non è stata trovata.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Loading {siglum}…</source>
        <translation>Caricamento di {siglum}…</translation>
    </message>
    <message>
        <source>{siglum} was removed from the project; undo brings it back.</source>
        <translation>{siglum} è stato rimosso dal progetto; «Annulla» lo recupera.</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nuovo progetto</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>Progetti histnorm (*.histnorm)</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Apri progetto</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>Progetti histnorm (*.histnorm);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <translation>Apertura di {name}…</translation>
    </message>
    <message>
        <source>East Franconian, about 1470</source>
        <translation>Francone orientale, 1470 circa</translation>
    </message>
    <message>
        <source>Ripuarian, about 1460</source>
        <translation>Ripuario, 1460 circa</translation>
    </message>
    <message>
        <source>Alemannic, about 1450</source>
        <translation>Alemannico, 1450 circa</translation>
    </message>
    <message>
        <source>Import manuscript</source>
        <translation>Importa manoscritto</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Texts and tables (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</source>
        <translation>Testi e tabelle (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</translation>
    </message>
    <message>
        <source>XML (*.xml *.tei *.exb *.xmi *.zip)</source>
        <translation>XML (*.xml *.tei *.exb *.xmi *.zip)</translation>
    </message>
    <message>
        <source>Export manuscript</source>
        <translation>Esporta manoscritto</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Esportato in {path}</translation>
    </message>
    <message>
        <source>Exporting {name}…</source>
        <translation>Esportazione di {name}…</translation>
    </message>
</context>
<context>
    <name>FilterPanel</name>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Affidabilità</translation>
    </message>
    <message>
        <source>of any confidence</source>
        <translation>qualsiasi affidabilità</translation>
    </message>
    <message>
        <source>Form, normalization or note</source>
        <translation>Forma, normalizzazione o nota</translation>
    </message>
    <message>
        <source>Form, normalization, note</source>
        <translation>Forma, normalizzazione, nota</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Tutte le parole</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Da decidere</translation>
    </message>
    <message>
        <source>Unsure or a guess</source>
        <translation>Incerte o ipotetiche</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decise</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrette</translation>
    </message>
    <message>
        <source>Worth a second look</source>
        <translation>Da riesaminare</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Contrassegnate</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Con nota</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Escluse dall’apprendimento</translation>
    </message>
    <message>
        <source>Show other forms again</source>
        <translation>Mostra di nuovo altre forme</translation>
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
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Enter or a double click goes to the state after that step.</source>
        <translation>Invio o un doppio clic porta allo stato dopo quel passo.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>{step}, undone</source>
        <translation>{step} (annullato)</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>L’inizio</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import {name}</source>
        <translation>Importa {name}</translation>
    </message>
    <message>
        <source>such as place, date, library</source>
        <translation>ad esempio luogo, data, biblioteca</translation>
    </message>
    <message>
        <source>Choose or type another where letters in the preview are wrong</source>
        <translation>Sceglierne o digitarne un’altra se nell’anteprima ci sono lettere sbagliate</translation>
    </message>
    <message>
        <source>&amp;Siglum</source>
        <translation>&amp;Sigla</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titolo</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Codifica</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovato</translation>
    </message>
    <message>
        <source>The normalizations in the file</source>
        <translation>Le normalizzazioni nel file</translation>
    </message>
    <message>
        <source>are &amp;decisions: keep them and learn from them</source>
        <translation>sono &amp;decisioni: conservarle per l’apprendimento</translation>
    </message>
    <message>
        <source>are a &amp;gold standard: leave them out</source>
        <translation>sono un &amp;riferimento: ometterle</translation>
    </message>
    <message>
        <source>The first tokens</source>
        <translation>I primi token</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalizzazione</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln parola</numerusform>
            <numerusform>%Ln parole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln punctuation mark(s)</source>
        <translation>
            <numerusform>%Ln segno di punteggiatura</numerusform>
            <numerusform>%Ln segni di punteggiatura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln normalization(s)</source>
        <translation>
            <numerusform>%Ln normalizzazione</numerusform>
            <numerusform>%Ln normalizzazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) or flag(s)</source>
        <translation>
            <numerusform>%Ln nota o contrassegno</numerusform>
            <numerusform>%Ln note o contrassegni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and will be left out:</source>
        <translation>
            <numerusform>%Ln riga illeggibile sarà omessa:</numerusform>
            <numerusform>%Ln righe illeggibili saranno omesse:</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that will be left out</source>
        <translation>Righe che saranno omesse</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>packed file</source>
        <translation>file compresso</translation>
    </message>
    <message>
        <source>UTF-8 with byte order mark</source>
        <translation>UTF-8 con indicatore dell’ordine dei byte (BOM)</translation>
    </message>
    <message>
        <source>{encoding} (your choice)</source>
        <translation>{encoding} (scelta dall’utente)</translation>
    </message>
    <message>
        <source>{encoding} (a guess: please look at the letters)</source>
        <translation>{encoding} (ipotesi: verificare le lettere)</translation>
    </message>
    <message>
        <source>Please look at this:</source>
        <translation>Da verificare:</translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>Reading {name}…</source>
        <translation>Lettura di {name}…</translation>
    </message>
    <message>
        <source>Importing {name}…</source>
        <translation>Importazione di {name}…</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Cerca azioni e scorciatoie</translation>
    </message>
    <message>
        <source>In the text, letters type the normalization and arrows move.</source>
        <translation>Nel testo le lettere digitano la normalizzazione e le frecce spostano.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nuova scorciatoia</translation>
    </message>
    <message>
        <source>Use this key alone</source>
        <translation>Solo questa scorciatoia</translation>
    </message>
    <message>
        <source>Add this key</source>
        <translation>Aggiungi scorciatoia</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nessuna scorciatoia</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reimposta</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Reimposta tutto</translation>
    </message>
    <message>
        <source>Change the key of “{name}”</source>
        <translation>Cambia la scorciatoia di «{name}»</translation>
    </message>
    <message>
        <source>{key} types something; please take a key with Ctrl, Alt or a function key.</source>
        <translation>{key} scrive testo; scegliere un tasto con Ctrl o Alt, oppure un tasto funzione.</translation>
    </message>
    <message>
        <source>{key} moves in the window; please take another key.</source>
        <translation>{key} serve a spostarsi nella finestra; scegliere un altro tasto.</translation>
    </message>
    <message>
        <source>{key} is the key of “{other}”; it will be taken from it.</source>
        <translation>{key} è la scorciatoia di «{other}», che la perderà.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Version {version} of {siglum} is still being trained ({progress}).</source>
        <translation>La versione {version} di {siglum} è ancora in addestramento ({progress}).</translation>
    </message>
    <message>
        <source>If you quit now, the model is lost; your decisions are saved. If you leave this question open, histnorm quits by itself as soon as the model is there.</source>
        <translation>Uscendo adesso il modello va perso; le decisioni sono salvate. Lasciando aperta questa domanda, histnorm si chiude da solo appena il modello è pronto.</translation>
    </message>
    <message>
        <source>If you cancel the training, the model is lost; your decisions are saved. If you leave this question open, histnorm goes on by itself as soon as the model is there.</source>
        <translation>Interrompendo l’addestramento il modello va perso; le decisioni sono salvate. Lasciando aperta questa domanda, histnorm prosegue da solo appena il modello è pronto.</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Esci comunque</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>&amp;Interrompi addestramento</translation>
    </message>
    <message>
        <source>&amp;Keep training</source>
        <translation>&amp;Continua l’addestramento</translation>
    </message>
</context>
<context>
    <name>LineImage</name>
    <message>
        <source>The wheel zooms, dragging moves the image</source>
        <translation>La rotella esegue lo zoom, il trascinamento sposta l’immagine</translation>
    </message>
    <message>
        <source>Facsimile of the line</source>
        <translation>Facsimile della riga</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>The ranking has stopped and begins again; until then suggestions come from memory.</source>
        <translation>L’ordinamento si è interrotto e ricomincia; fino ad allora i suggerimenti vengono dalla memoria.</translation>
    </message>
    <message>
        <source>The ranking does not run; suggestions come from memory. Retrain to try again</source>
        <translation>L’ordinamento non funziona; i suggerimenti vengono dalla memoria. Riaddestrare per riprovare</translation>
    </message>
</context>
<context>
    <name>LossCurve</name>
    <message>
        <source>Loss curve</source>
        <translation>Curva di perdita</translation>
    </message>
    <message>
        <source>Training loss, from {first} down to {last}: the lower, the better the model fits</source>
        <translation>Perdita in addestramento, scesa da {first} a {last}: più è bassa, meglio il modello si adatta</translation>
    </message>
    <message>
        <source>dashed: right on {share} of the held-out decisions by now</source>
        <translation>tratteggiata: decisioni di controllo corrette finora, {share}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Normalize the spelling of historical manuscripts: load a transcription, correct what is suggested, and let the model learn from you.</source>
        <translation>Normalizzare la grafia di manoscritti storici: caricare una trascrizione, correggere i suggerimenti e lasciare che il modello apprenda dalle scelte fatte.</translation>
    </message>
</context>
<context>
    <name>ManualController</name>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Scorciatoie</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>histnorm manual</source>
        <translation>Manuale di histnorm</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Pagina del manuale</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Dimensione normale</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trovato</numerusform>
            <numerusform>%n trovati</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation>Nel manuale nulla contiene queste parole.</translation>
    </message>
</context>
<context>
    <name>ManuscriptListModel</name>
    <message numerus="yes">
        <source>{siglum} {title}: {decided} of %Ln word(s) decided ({share})</source>
        <translation>
            <numerusform>{siglum} {title}: parole decise {decided} su %Ln ({share})</numerusform>
            <numerusform>{siglum} {title}: parole decise {decided} su %Ln ({share})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManuscriptPanel</name>
    <message>
        <source>Manuscripts</source>
        <translation>Manoscritti</translation>
    </message>
</context>
<context>
    <name>MergeCommands</name>
    <message>
        <source>Merge project</source>
        <translation>Integra progetto</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>Progetti histnorm (*.histnorm);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Comparing with {name}…</source>
        <translation>Confronto con {name}…</translation>
    </message>
    <message>
        <source>There is nothing in {name} that this project has not.</source>
        <translation>In {name} non c’è nulla che questo progetto non abbia già.</translation>
    </message>
    <message>
        <source>Merging {name}…</source>
        <translation>Integrazione di {name}…</translation>
    </message>
    <message>
        <source>{name} was merged into this project; undo takes all of it back.</source>
        <translation>{name} è stato integrato in questo progetto; «Annulla» revoca tutto.</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge “{name}”</source>
        <translation>Integra «{name}»</translation>
    </message>
    <message>
        <source>Show only those with…</source>
        <translation>Solo quelli con…</translation>
    </message>
    <message>
        <source>&amp;Only what is to be decided</source>
        <translation>&amp;Solo ciò che resta da decidere</translation>
    </message>
    <message>
        <source>All m&amp;ine</source>
        <translation>Tutte le &amp;mie</translation>
    </message>
    <message>
        <source>All &amp;theirs</source>
        <translation>Tutte le &amp;altre</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflitti</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Integra</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>La mia</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>L’altra</translation>
    </message>
    <message numerus="yes">
        <source>Both have changed the same in %Ln place(s), {left} of them still to be decided. M or ← takes mine, T or → theirs; so does a click on a version.</source>
        <translation>
            <numerusform>Modifiche da entrambe le parti: %Ln punto, di cui {left} ancora da decidere. M o ← prende la mia versione, T o → l’altra; lo stesso fa un clic su una versione.</numerusform>
            <numerusform>Modifiche da entrambe le parti: %Ln punti, di cui {left} ancora da decidere. M o ← prende la mia versione, T o → l’altra; lo stesso fa un clic su una versione.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} are shown.</source>
        <translation>Mostrati: {shown}.</translation>
    </message>
    <message>
        <source>Some places are still to be decided</source>
        <translation>Alcuni punti sono ancora da decidere</translation>
    </message>
</context>
<context>
    <name>MethodsDialog</name>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Save the paragraph and the report</source>
        <translation>Salva il paragrafo e il rapporto</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Testo (*.txt)</translation>
    </message>
    <message>
        <source>Saved: {text}, and beside it the report {report}.</source>
        <translation>Salvato: {text} e, accanto, il rapporto {report}.</translation>
    </message>
    <message>
        <source>Methods paragraph</source>
        <translation>Paragrafo sui metodi</translation>
    </message>
    <message>
        <source>&amp;About:</source>
        <translation>S&amp;u:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Lingua:</translation>
    </message>
    <message>
        <source>The manuscript {siglum}</source>
        <translation>Il manoscritto {siglum}</translation>
    </message>
    <message>
        <source>All manuscripts of the project</source>
        <translation>Tutti i manoscritti del progetto</translation>
    </message>
    <message>
        <source>Counting the decisions…</source>
        <translation>Conteggio delle decisioni …</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salva …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Saved with it is a report for machines, with settings, versions and checksums, but without a word of your manuscripts. From report and project, the command histnorm reproduce repeats the training.</source>
        <translation>Insieme si salva un rapporto per le macchine, con impostazioni, versioni e somme di controllo, ma senza una parola dei manoscritti. Dal rapporto e dal progetto il comando histnorm reproduce ripete l’addestramento.</translation>
    </message>
</context>
<context>
    <name>ModernizationDelegate</name>
    <message>
        <source>Modernization</source>
        <translation>Modernizzazione</translation>
    </message>
</context>
<context>
    <name>NormalizationDelegate</name>
    <message>
        <source>Normalization</source>
        <translation>Normalizzazione</translation>
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
        <translation>{key} apre la nota, Invio la conserva</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Contrassegnata</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Esclusa dall’apprendimento</translation>
    </message>
</context>
<context>
    <name>NothingShown</name>
    <message>
        <source>No word is like that. Choose at the left what is shown</source>
        <translation>Nessuna parola è così. Scegliere a sinistra che cosa mostrare</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Junicode (comes with histnorm)</source>
        <translation>Junicode (fornito con histnorm)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
</context>
<context>
    <name>OutlookLabel</name>
    <message>
        <source>Outlook</source>
        <translation>Previsione</translation>
    </message>
    <message>
        <source>Counted from how sure the suggestions for the open words are: of ten words at 90%, one will be wrong.</source>
        <translation>Calcolata dall’affidabilità dei suggerimenti per le parole da decidere: su dieci parole al 90%, una sarà sbagliata.</translation>
    </message>
    <message>
        <source>Ranking the suggestions…</source>
        <translation>Ordinamento dei suggerimenti…</translation>
    </message>
    <message>
        <source>Comparing the spelling with the other manuscripts…</source>
        <translation>Confronto della grafia con gli altri manoscritti…</translation>
    </message>
    <message>
        <source>Learning to read like the decided words… {share}</source>
        <translation>Apprendimento della lettura dalle parole decise… {share}</translation>
    </message>
    <message>
        <source>Suggestions from memory alone</source>
        <translation>Suggerimenti dalla sola memoria</translation>
    </message>
    <message numerus="yes">
        <source>hardly any of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>parole da correggere: quasi nessuna su %Ln da decidere</numerusform>
            <numerusform>parole da correggere: quasi nessuna su %Ln da decidere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {corrections} of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>parole da correggere: circa {corrections} su %Ln da decidere</numerusform>
            <numerusform>parole da correggere: circa {corrections} su %Ln da decidere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page of the manuscript</source>
        <translation>Pagina del manoscritto</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Curve</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Cerca nelle preferenze</translation>
    </message>
    <message>
        <source>No preference has words that begin so.</source>
        <translation>Nessuna preferenza ha parole che iniziano così.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Reimposta tutto</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reimposta</translation>
    </message>
    <message>
        <source>Reset: {name}</source>
        <translation>Reimposta: {name}</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>recognized by the text</source>
        <translation>riconosciuta dal testo</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>un file…</translation>
    </message>
    <message>
        <source>Early New High German</source>
        <translation>Alto tedesco protomoderno</translation>
    </message>
    <message>
        <source>Hungarian, older spelling</source>
        <translation>Ungherese, grafia antica</translation>
    </message>
    <message>
        <source>Icelandic, older spelling</source>
        <translation>Islandese, grafia antica</translation>
    </message>
    <message>
        <source>Any language</source>
        <translation>Qualsiasi lingua</translation>
    </message>
    <message>
        <source>Portuguese, older spelling</source>
        <translation>Portoghese, grafia antica</translation>
    </message>
    <message>
        <source>Slovene, Bohorič alphabet</source>
        <translation>Sloveno, alfabeto di Bohorič</translation>
    </message>
    <message>
        <source>Slovene, Gaj&apos;s alphabet, older spelling</source>
        <translation>Sloveno, alfabeto di Gaj, grafia antica</translation>
    </message>
    <message>
        <source>Spanish, older spelling</source>
        <translation>Spagnolo, grafia antica</translation>
    </message>
    <message>
        <source>Swedish, older spelling</source>
        <translation>Svedese, grafia antica</translation>
    </message>
    <message>
        <source>Language profile</source>
        <translation>Profilo linguistico</translation>
    </message>
    <message>
        <source>Profiles (*.toml)</source>
        <translation>Profili (*.toml)</translation>
    </message>
</context>
<context>
    <name>ProjectDialog</name>
    <message>
        <source>Project settings</source>
        <translation>Impostazioni del progetto</translation>
    </message>
    <message>
        <source>These belong to {project} alone and are kept in it. New projects begin with what the preferences say.</source>
        <translation>Queste valgono solo per {project} e sono conservate in esso. I nuovi progetti cominciano con quanto dicono le preferenze.</translation>
    </message>
    <message>
        <source>This file is not there any more; the project goes on without it.</source>
        <translation>Questo file non esiste più; il progetto continua senza.</translation>
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
        <translation>Dove</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalizzazione</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernizzazione</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>nothing would be left</source>
        <translation>non resterebbe nulla</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Invio</translation>
    </message>
</context>
<context>
    <name>RecentProjects</name>
    <message>
        <source>&amp;Empty this list</source>
        <translation>&amp;Svuota questo elenco</translation>
    </message>
    <message>
        <source>No project was opened yet</source>
        <translation>Nessun progetto ancora aperto</translation>
    </message>
    <message>
        <source>{name} (no longer there)</source>
        <translation>{name} (non più presente)</translation>
    </message>
</context>
<context>
    <name>RemarkCommands</name>
    <message>
        <source>This project has no modernization yet: switch it on in the menu Token.</source>
        <translation>Questo progetto non ha ancora modernizzazioni: attivarle nel menu Token.</translation>
    </message>
    <message>
        <source>There is no word after this one.</source>
        <translation>Dopo questa non ci sono altre parole.</translation>
    </message>
    <message>
        <source>“{sign}” stands before the next word. Show punctuation (menu View) to join with it.</source>
        <translation>«{sign}» precede la parola successiva. Per unirla, mostrare la punteggiatura (menu Visualizza).</translation>
    </message>
    <message>
        <source>Signs without a word cannot be joined.</source>
        <translation>I segni senza una parola non si possono unire.</translation>
    </message>
    <message>
        <source>Put the caret where the word divides, and split again</source>
        <translation>Posizionare il cursore dove la parola si divide e dividere di nuovo</translation>
    </message>
    <message>
        <source>“{norm}” is no longer suggested for “{form}”. Undo takes that back</source>
        <translation>«{norm}» non è più suggerito per «{form}». «Annulla» lo ripristina</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Replace all</source>
        <translation>Sostituisci tutto</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifiche</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln change(s) are made, as one step. Space or a click leaves one out.</source>
        <translation>
            <numerusform>Modifica da eseguire: {checked} su %Ln. Spazio o un clic la esclude.</numerusform>
            <numerusform>Modifiche da eseguire: {checked} su %Ln, in un solo passo. Spazio o un clic ne esclude una.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {count}</source>
        <translation>Sostituisci {count}</translation>
    </message>
</context>
<context>
    <name>SafetyController</name>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Questo progetto è aperto in sola lettura.</translation>
    </message>
    <message>
        <source>Nothing is written to the file any more</source>
        <translation>Nel file non si scrive più nulla</translation>
    </message>
    <message>
        <source>For reading only</source>
        <translation>Sola lettura</translation>
    </message>
    <message>
        <source>The project is of the newest kind now; the file as it was is kept as a backup.</source>
        <translation>Il progetto è ora nel formato più recente; il file com’era è conservato come backup.</translation>
    </message>
    <message>
        <source>{user} had this project open and did not close it (a crash?). All decisions are there.</source>
        <translation>{user} aveva aperto questo progetto e non l’ha chiuso (un arresto anomalo?). Tutte le decisioni sono presenti.</translation>
    </message>
    <message>
        <source>This is a backup, as the project was on {time}. It can be read, but not changed.</source>
        <translation>Questo è un backup: il progetto nello stato del {time}. Si può leggere, ma non modificare.</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only, as it was when it was opened. Nothing can be changed.</source>
        <translation>«{name}» è aperto in sola lettura, com’era all’apertura. Nulla può essere modificato.</translation>
    </message>
    <message>
        <source>&amp;Open for editing</source>
        <translation>Ap&amp;ri in modifica</translation>
    </message>
    <message>
        <source>Backups cannot be made now ({reason}). Your decisions are saved all the same.</source>
        <translation>Al momento non si possono creare backup ({reason}). Le decisioni sono comunque salvate.</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>Crea &amp;backup ora</translation>
    </message>
    <message>
        <source>“{name}” is no longer there: it was moved or deleted.</source>
        <translation>«{name}» non c’è più: è stato spostato o eliminato.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{name}” since you opened it. It was not overwritten.</source>
        <translation>Un altro programma, o un servizio che sincronizza cartelle, ha modificato «{name}» dopo la sua apertura. Il file non è stato sovrascritto.</translation>
    </message>
    <message>
        <source>What you have here is kept as a backup; nothing more can be changed.</source>
        <translation>Lo stato attuale è conservato come backup; non si può più modificare nulla.</translation>
    </message>
    <message>
        <source>&amp;Reopen the changed file</source>
        <translation>&amp;Riapri il file modificato</translation>
    </message>
    <message>
        <source>Save what is here as a &amp;copy…</source>
        <translation>Salva lo stato attuale come &amp;copia…</translation>
    </message>
    <message>
        <source>What you had is kept as a backup; “Merge project…” brings both together.</source>
        <translation>Lo stato precedente è conservato come backup; «Integra progetto…» riunisce i due.</translation>
    </message>
    <message>
        <source>Save what is here as a copy</source>
        <translation>Salva lo stato attuale come copia</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>Progetti histnorm (*.histnorm)</translation>
    </message>
</context>
<context>
    <name>SavedLabel</name>
    <message>
        <source>Saved state</source>
        <translation>Stato del salvataggio</translation>
    </message>
    <message>
        <source>All decisions are saved</source>
        <translation>Tutte le decisioni sono salvate</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvato</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvataggio…</translation>
    </message>
    <message>
        <source>Saved {time} · all decisions on disk</source>
        <translation>Salvato alle {time} · tutte le decisioni su disco</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Sostituisci con</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>Tipo di ricerca</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Tollerante</translation>
    </message>
    <message>
        <source>ſ = s, u = v, i = j = y, case and marks aside</source>
        <translation>ſ = s, u = v, i = j = y, senza maiuscole/minuscole e segni diacritici</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Letterale</translation>
    </message>
    <message>
        <source>The characters as they are typed</source>
        <translation>I caratteri come sono digitati</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Espressione regolare</translation>
    </message>
    <message>
        <source>Groups of it may be named in the replacement: \1</source>
        <translation>I suoi gruppi si possono indicare nella sostituzione: \1</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Distingui maiuscole/minuscole</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Parole intere</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Risultato precedente (Shift+Invio)</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Risultato successivo (Invio)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>Replace &amp;all…</source>
        <translation>Sostituisci t&amp;utto…</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Normalizations</source>
        <translation>Normalizzazioni</translation>
    </message>
    <message>
        <source>Decided ones: a suggestion is nobody&apos;s word yet</source>
        <translation>Quelle decise: un suggerimento non impegna ancora nessuno</translation>
    </message>
    <message>
        <source>Modernizations</source>
        <translation>Modernizzazioni</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} di {found}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln trovato</numerusform>
            <numerusform>%Ln trovati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) too long for this pattern left out</source>
        <translation>
            <numerusform>%Ln testo troppo lungo per questo schema è stato omesso</numerusform>
            <numerusform>%Ln testi troppo lunghi per questo schema sono stati omessi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchController</name>
    <message>
        <source>There is nothing to replace: forms are never changed.</source>
        <translation>Non c’è nulla da sostituire: le forme non vengono mai modificate.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replaced. Undo takes all of it back</source>
        <translation>
            <numerusform>%Ln sostituzione. «Annulla» la revoca</numerusform>
            <numerusform>%Ln sostituzioni. «Annulla» le revoca tutte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent projects</source>
        <translation>Progetti recenti</translation>
    </message>
    <message>
        <source>no longer there: {folder}</source>
        <translation>non più presente: {folder}</translation>
    </message>
    <message>
        <source>Take out of this list; the file stays</source>
        <translation>Togli da questo elenco; il file resta</translation>
    </message>
    <message>
        <source>Take {name} out of this list</source>
        <translation>Togli {name} da questo elenco</translation>
    </message>
</context>
<context>
    <name>Stepping</name>
    <message>
        <source>Taken back: {step}</source>
        <translation>Annullato: {step}</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Ripetuto: {step}</translation>
    </message>
</context>
<context>
    <name>SuggestionPanel</name>
    <message>
        <source>Candidates</source>
        <translation>Candidati</translation>
    </message>
    <message>
        <source>The same form elsewhere</source>
        <translation>La stessa forma altrove</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Che cosa legge il modello</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>{count}× in {siglum}</source>
        <translation>{count}× in {siglum}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>riga {line}</translation>
    </message>
    <message>
        <source>{count}× decided in others</source>
        <translation>deciso {count}× in altri</translation>
    </message>
    <message>
        <source>Forget “{norm}”</source>
        <translation>Dimentica «{norm}»</translation>
    </message>
</context>
<context>
    <name>TeachingCommands</name>
    <message>
        <source>Save model for other projects</source>
        <translation>Salva modello per altri progetti</translation>
    </message>
    <message>
        <source>Models for other projects (*.tagger);;All files (*)</source>
        <translation>Modelli per altri progetti (*.tagger);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>The model is in {name}; choose it in the settings of another project.</source>
        <translation>Il modello è in {name}; sceglierlo nelle impostazioni di un altro progetto.</translation>
    </message>
    <message>
        <source>Making a model for other projects…</source>
        <translation>Creazione di un modello per altri progetti…</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Entrambe</translation>
    </message>
    <message numerus="yes">
        <source>{decided} of %Ln word(s) decided</source>
        <translation>
            <numerusform>parole decise: {decided} su %Ln</numerusform>
            <numerusform>parole decise: {decided} su %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenCommands</name>
    <message>
        <source>All other words of this form are decided so.</source>
        <translation>Tutte le altre parole di questa forma sono decise così.</translation>
    </message>
</context>
<context>
    <name>TokenTableModel</name>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Allineamento</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalizzazione</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernizzazione</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Affidabilità</translation>
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
        <translation>Token del manoscritto</translation>
    </message>
</context>
<context>
    <name>TourHint</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Termina la visita</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Inizia</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Progress of the training</source>
        <translation>Avanzamento dell’addestramento</translation>
    </message>
    <message>
        <source>Cancel training</source>
        <translation>Interrompi addestramento</translation>
    </message>
    <message>
        <source>Training version {version} of {siglum}</source>
        <translation>Addestramento della versione {version} di {siglum}</translation>
    </message>
    <message>
        <source>held out {accuracy}</source>
        <translation>controllo {accuracy}</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Ancora nessun modello</translation>
    </message>
    <message>
        <source>Version {version} of {siglum}</source>
        <translation>Versione {version} di {siglum}</translation>
    </message>
    <message>
        <source>goes on from version {version}, with what was decided since</source>
        <translation>parte dalla versione {version}, con ciò che è stato deciso da allora</translation>
    </message>
    <message>
        <source>Retrain once {count} words are decided</source>
        <translation>Si può riaddestrare a partire da {count} parole decise</translation>
    </message>
    <message>
        <source>Enough is decided: retrain to get the first one</source>
        <translation>Ci sono abbastanza decisioni: riaddestrare dà il primo</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>caricamento…</translation>
    </message>
    <message>
        <source>aligning…</source>
        <translation>allineamento…</translation>
    </message>
    <message>
        <source>reading the manuscript…</source>
        <translation>lettura del manoscritto…</translation>
    </message>
    <message>
        <source>version {version} in the project file could not be read</source>
        <translation>la versione {version} nel file di progetto è illeggibile</translation>
    </message>
    <message>
        <source>computed on the CPU</source>
        <translation>calcolato sulla CPU</translation>
    </message>
    <message>
        <source>accuracy is measured from 100 decided words on</source>
        <translation>l’accuratezza si misura a partire da 100 parole decise</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions</source>
        <translation>decisioni di controllo corrette: {now}</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions (version {version}: {before})</source>
        <translation>decisioni di controllo corrette: {now} (versione {version}: {before})</translation>
    </message>
</context>
<context>
    <name>VersionCurve</name>
    <message>
        <source>Learning curve over all versions</source>
        <translation>Curva di apprendimento di tutte le versioni</translation>
    </message>
    <message>
        <source>version {version}: {share} of held-out decisions right</source>
        <translation>versione {version}: decisioni di controllo corrette {share}</translation>
    </message>
    <message>
        <source>version {version}, going on from {base}: {share} of held-out decisions right</source>
        <translation>versione {version}, a partire dalla {base}: decisioni di controllo corrette {share}</translation>
    </message>
</context>
<context>
    <name>Workplace</name>
    <message>
        <source>No manuscript yet</source>
        <translation>Ancora nessun manoscritto</translation>
    </message>
    <message>
        <source>Import a transcription, such as running text, a table with forms and normalizations, or TEI; or drop its file here.</source>
        <translation>Importare una trascrizione, per esempio un testo continuo, una tabella con forme e normalizzazioni o TEI; oppure trascinare qui il suo file.</translation>
    </message>
    <message>
        <source>Every word is decided. Export the manuscript</source>
        <translation>Tutte le parole sono decise. Esportare il manoscritto</translation>
    </message>
    <message>
        <source>Version {version} of {siglum} is trained: its suggestions are shown now.</source>
        <translation>La versione {version} di {siglum} è addestrata: ora si vedono i suoi suggerimenti.</translation>
    </message>
    <message>
        <source>A training is under way; cancel it first</source>
        <translation>È in corso un addestramento; prima occorre interromperlo</translation>
    </message>
    <message>
        <source>There is no manuscript to learn from yet</source>
        <translation>Non c’è ancora un manoscritto da cui imparare</translation>
    </message>
    <message>
        <source>Nothing is learned in a project that is open for reading only</source>
        <translation>In un progetto aperto in sola lettura non si impara nulla</translation>
    </message>
    <message>
        <source>Retrain</source>
        <translation>Riaddestra</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Annulla: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rifai</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>&amp;Rifai: {step}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nuovo progetto…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>&amp;Apri progetto…</translation>
    </message>
    <message>
        <source>Recent pro&amp;jects</source>
        <translation>Progetti &amp;recenti</translation>
    </message>
    <message>
        <source>Open the e&amp;xample</source>
        <translation>Apri l’ese&amp;mpio</translation>
    </message>
    <message>
        <source>&amp;Import manuscript…</source>
        <translation>&amp;Importa manoscritto…</translation>
    </message>
    <message>
        <source>&amp;Export manuscript…</source>
        <translation>E&amp;sporta manoscritto…</translation>
    </message>
    <message>
        <source>&amp;Remove manuscript</source>
        <translation>Rim&amp;uovi manoscritto</translation>
    </message>
    <message>
        <source>Project &amp;settings…</source>
        <translation>Impostazioni del progett&amp;o…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Backup…</translation>
    </message>
    <message>
        <source>&amp;Merge project…</source>
        <translation>Inte&amp;gra progetto…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>&amp;Chiudi progetto</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferenze…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rifai</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Cronologia</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Trova…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Trova &amp;successivo</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Trova &amp;precedente</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>S&amp;ostituisci…</translation>
    </message>
    <message>
        <source>Insert a &amp;character…</source>
        <translation>&amp;Inserisci un carattere…</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>&amp;Accept and go on</source>
        <translation>&amp;Accetta e prosegui</translation>
    </message>
    <message>
        <source>Accept a&amp;ll of this form…</source>
        <translation>Accetta &amp;tutte le parole di questa forma…</translation>
    </message>
    <message>
        <source>&amp;Edit the normalization</source>
        <translation>&amp;Modifica la normalizzazione</translation>
    </message>
    <message>
        <source>Take the &amp;form as it is</source>
        <translation>Mantieni la &amp;forma com’è</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Riapri</translation>
    </message>
    <message>
        <source>Next &amp;open word</source>
        <translation>Prossima parola da &amp;decidere</translation>
    </message>
    <message>
        <source>Least certain &amp;word</source>
        <translation>Parola più &amp;incerta</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>Scrivi una &amp;nota</translation>
    </message>
    <message>
        <source>Flag (or &amp;take the flag away)</source>
        <translation>Contrasse&amp;gna (o togli il contrassegno)</translation>
    </message>
    <message>
        <source>Do not learn from this (or learn a&amp;gain)</source>
        <translation>&amp;Escludi dall’apprendimento (o riammetti)</translation>
    </message>
    <message>
        <source>Right as it is: no second loo&amp;k</source>
        <translation>Va &amp;bene così: non riesaminare</translation>
    </message>
    <message>
        <source>Forget t&amp;his suggestion</source>
        <translation>Dimentica questo &amp;suggerimento</translation>
    </message>
    <message>
        <source>&amp;Join with the next token</source>
        <translation>&amp;Unisci al token successivo</translation>
    </message>
    <message>
        <source>&amp;Split at the caret, or take a join apart</source>
        <translation>Di&amp;vidi al cursore, o sciogli un’unione</translation>
    </message>
    <message>
        <source>Edit the &amp;modernization</source>
        <translation>Modifica la m&amp;odernizzazione</translation>
    </message>
    <message>
        <source>This &amp;project has modernizations</source>
        <translation>Questo progetto ha modernizza&amp;zioni</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>Show &amp;punctuation</source>
        <translation>Mostra la &amp;punteggiatura</translation>
    </message>
    <message>
        <source>Only words of this &amp;form</source>
        <translation>Solo parole di questa &amp;forma</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Testo più p&amp;iccolo</translation>
    </message>
    <message>
        <source>Text of &amp;usual size</source>
        <translation>Testo di dimensione &amp;normale</translation>
    </message>
    <message>
        <source>Go to the list of &amp;manuscripts</source>
        <translation>Vai all’elenco dei &amp;manoscritti</translation>
    </message>
    <message>
        <source>Go to the f&amp;ilters</source>
        <translation>Vai ai fi&amp;ltri</translation>
    </message>
    <message>
        <source>Go to the &amp;text</source>
        <translation>Vai al &amp;testo</translation>
    </message>
    <message>
        <source>Show the text &amp;as</source>
        <translation>Mostra il testo &amp;come</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabella</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Pagina</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Entrambe</translation>
    </message>
    <message>
        <source>&amp;Direction of the writing</source>
        <translation>&amp;Direzione della scrittura</translation>
    </message>
    <message>
        <source>By the &amp;content</source>
        <translation>Secondo il &amp;contenuto</translation>
    </message>
    <message>
        <source>From &amp;left to right</source>
        <translation>Da &amp;sinistra a destra</translation>
    </message>
    <message>
        <source>From &amp;right to left</source>
        <translation>Da &amp;destra a sinistra</translation>
    </message>
    <message>
        <source>Take &amp;candidate</source>
        <translation>Scegli un &amp;candidato</translation>
    </message>
    <message>
        <source>Take candidate &amp;{number}</source>
        <translation>Scegli il candidato &amp;{number}</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Apprendimento</translation>
    </message>
    <message>
        <source>&amp;Retrain</source>
        <translation>&amp;Riaddestra</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>&amp;Interrompi addestramento</translation>
    </message>
    <message>
        <source>Retrain &amp;automatically</source>
        <translation>Riaddestra &amp;automaticamente</translation>
    </message>
    <message>
        <source>&amp;Save model for other projects…</source>
        <translation>&amp;Salva modello per altri progetti…</translation>
    </message>
    <message>
        <source>Results of &amp;evaluations…</source>
        <translation>Risultati delle &amp;valutazioni…</translation>
    </message>
    <message>
        <source>&amp;Methods paragraph…</source>
        <translation>Paragrafo sui &amp;metodi…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Trova un’azione…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Scorciatoie…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Visita guidata della finestra</translation>
    </message>
    <message>
        <source>&amp;About histnorm</source>
        <translation>&amp;Informazioni su histnorm</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>{key} accept and go on</source>
        <translation>{key} accetta e prosegui</translation>
    </message>
    <message>
        <source>type to correct</source>
        <translation>digitare per correggere</translation>
    </message>
    <message>
        <source>{key} take the form</source>
        <translation>{key} mantieni la forma</translation>
    </message>
    <message>
        <source>{key} next open word</source>
        <translation>{key} prossima parola da decidere</translation>
    </message>
    <message>
        <source>{key} find an action</source>
        <translation>{key} trova un’azione</translation>
    </message>
    <message>
        <source>{key} all keys</source>
        <translation>{key} tutte le scorciatoie</translation>
    </message>
    <message>
        <source>{first}–{last} take that candidate</source>
        <translation>{first}–{last} scegli quel candidato</translation>
    </message>
</context>
<context>
    <name>memory</name>
    <message>
        <source>“{path}” needs about {needed} of memory, and {free} are free. Read it all the same?</source>
        <translation>«{path}» richiede circa {needed} di memoria e {free} sono liberi. Leggerlo comunque?</translation>
    </message>
    <message>
        <source>The computer may become very slow, and the system may end programs, this one too. What is in your project is safe. It is better to close other programs first, or to divide the file.</source>
        <translation>Il computer può diventare molto lento e il sistema può chiudere programmi, anche questo. Ciò che è nel progetto è al sicuro. È meglio chiudere prima altri programmi o dividere il file.</translation>
    </message>
    <message>
        <source>&amp;Read all the same</source>
        <translation>&amp;Leggi comunque</translation>
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
        <translation>Sembra essere {found}.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Il file «{path}» non esiste.</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Please choose a file.</source>
        <translation>«{path}» è una cartella. Scegliere un file.</translation>
    </message>
    <message>
        <source>The file “{path}” is empty.</source>
        <translation>Il file «{path}» è vuoto.</translation>
    </message>
    <message>
        <source>“{path}” is no text: line {line} has zero bytes, control characters or endless signs in it. histnorm reads texts, tables and XML of the formats in the manual.</source>
        <translation>«{path}» non è un testo: la riga {line} contiene byte nulli, caratteri di controllo o segni senza fine. histnorm legge testi, tabelle e XML nei formati descritti nel manuale.</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} cannot be read. Please choose another encoding, or save the file as UTF-8 and try again.</source>
        <translation>«{path}» non è codificato in {encoding}: la riga {line} è illeggibile. Scegliere un’altra codifica, oppure salvare il file in UTF-8 e riprovare.</translation>
    </message>
    <message>
        <source>There is no encoding called {encoding}.</source>
        <translation>Non esiste una codifica {encoding}.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {largest} MB, more than a project can hold. Please divide it.</source>
        <translation>«{path}» supera {largest} MB, più di quanto un progetto possa contenere. Dividere il file.</translation>
    </message>
    <message>
        <source>Reading “{path}” takes about {needed} MB of memory, and {free} MB are free. Please close other programs, or divide the file.</source>
        <translation>La lettura di «{path}» richiede circa {needed} MB di memoria e {free} MB sono liberi. Chiudere altri programmi o dividere il file.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}</source>
        <translation>«{path}» è illeggibile: {reason}</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}</source>
        <translation>Impossibile scrivere «{path}»: {reason}</translation>
    </message>
    <message>
        <source>There are no words in “{path}”.</source>
        <translation>In «{path}» non ci sono parole.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: found {found} columns where {expected} are needed (form, normalization).</source>
        <translation>«{path}», riga {line}: numero di colonne {found}, atteso {expected} (forma, normalizzazione).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not well-formed XML ({reason}).</source>
        <translation>«{path}», riga {line}: questo non è XML ben formato ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: the file declares entities of its own, which histnorm does not expand.</source>
        <translation>«{path}», riga {line}: il file dichiara entità proprie, che histnorm non espande.</translation>
    </message>
    <message>
        <source>“{path}” is XML of a kind that histnorm does not know (root element “{found}”).</source>
        <translation>«{path}» è XML di un tipo che histnorm non conosce (elemento radice «{found}»).</translation>
    </message>
    <message>
        <source>There is no “{option}” in this file; there are: {known}.</source>
        <translation>In questo file non c’è «{option}»; disponibili: {known}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written in the chosen format: {reason}. Please choose another.</source>
        <translation>«{path}» non si può scrivere nel formato scelto: {reason}. Sceglierne un altro.</translation>
    </message>
    <message>
        <source>“{path}” is read in another way now than when it was imported: {found} tokens instead of {expected}. The normalizations cannot be put into it; please export a table or the text instead.</source>
        <translation>«{path}» viene letto diversamente da quando è stato importato: {found} token invece di {expected}. Le normalizzazioni non vi si possono inserire; esportare invece una tabella o il testo.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Nothing was changed; please close other programs and try again.</source>
        <translation>Memoria insufficiente per questa operazione. Nulla è stato modificato; chiudere altri programmi e riprovare.</translation>
    </message>
    <message>
        <source>The encoding of “{path}” ({encoding}) has no {characters}. Please save the file as UTF-8 and import it again.</source>
        <translation>La codifica di «{path}» ({encoding}) non contiene {characters}. Salvare il file in UTF-8 e importarlo di nuovo.</translation>
    </message>
    <message>
        <source>The table “{path}” has no column “{missing}”.</source>
        <translation>La tabella «{path}» non ha la colonna «{missing}».</translation>
    </message>
    <message>
        <source>There is already a file “{path}”. Nothing was changed.</source>
        <translation>Il file «{path}» esiste già. Nulla è stato modificato.</translation>
    </message>
    <message>
        <source>“{path}” is not a histnorm project.</source>
        <translation>«{path}» non è un progetto histnorm.</translation>
    </message>
    <message>
        <source>“{path}” was made by a newer histnorm (version {found} of the project file; this program knows {supported}). Please update histnorm. Nothing was changed.</source>
        <translation>«{path}» è stato creato da una versione più recente di histnorm (versione {found} del file di progetto; questo programma conosce {supported}). Occorre aggiornare histnorm. Nulla è stato modificato.</translation>
    </message>
    <message>
        <source>“{path}” is write-protected, so that decisions could not be saved. Nothing was changed.</source>
        <translation>«{path}» è protetto da scrittura: non si potrebbero salvare le decisioni. Nulla è stato modificato.</translation>
    </message>
    <message>
        <source>The project “{path}” is damaged: {reason}. It was not changed; please go back to a copy.</source>
        <translation>Il progetto «{path}» è danneggiato: {reason}. Non è stato modificato; tornare a una copia.</translation>
    </message>
    <message>
        <source>“{path}” is open elsewhere: {holder}.</source>
        <translation>«{path}» è aperto altrove: {holder}.</translation>
    </message>
    <message>
        <source>Saving to “{path}” failed: {reason}. The last step was taken back; everything before it is safe.</source>
        <translation>Salvataggio in «{path}» non riuscito: {reason}. L’ultimo passo è stato annullato; tutto ciò che precede è al sicuro.</translation>
    </message>
    <message>
        <source>There is already a manuscript “{siglum}” in this project.</source>
        <translation>In questo progetto c’è già un manoscritto «{siglum}».</translation>
    </message>
    <message>
        <source>Please give the manuscript a siglum (a short name).</source>
        <translation>Assegnare al manoscritto una sigla (un nome breve).</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}”; there are: {known}.</source>
        <translation>Non c’è alcun manoscritto «{siglum}»; disponibili: {known}.</translation>
    </message>
    <message>
        <source>Please say which manuscript: {known}.</source>
        <translation>Indicare quale manoscritto: {known}.</translation>
    </message>
    <message>
        <source>There is no model yet for “{siglum}”.</source>
        <translation>Non c’è ancora un modello per «{siglum}».</translation>
    </message>
    <message>
        <source>A model needs at least {needed} decided words to learn from; there are {found} so far.</source>
        <translation>Per apprendere, un modello ha bisogno di almeno {needed} parole decise; finora sono {found}.</translation>
    </message>
    <message>
        <source>The graphics processor chosen in the preferences ({device}) is not there any more. The CPU does its work.</source>
        <translation>Il processore grafico scelto nelle preferenze ({device}) non c’è più. Al suo posto calcola il processore (CPU).</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) failed: {reason}. The CPU did the rest; nothing is lost.</source>
        <translation>Il processore grafico ({device}) non ha funzionato: {reason}. Il resto l’ha calcolato il processore (CPU); niente è perduto.</translation>
    </message>
    <message>
        <source>The word list of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>L’elenco di parole di questo progetto, «{path}», non esiste più. I suggerimenti si fanno senza. Se ne può scegliere un altro con File &gt; Impostazioni del progetto.</translation>
    </message>
    <message>
        <source>The model of other texts of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>Il modello di altri testi di questo progetto, «{path}», non esiste più. I suggerimenti si fanno senza. Se ne può scegliere un altro con File &gt; Impostazioni del progetto.</translation>
    </message>
    <message>
        <source>“{path}” is no model, or a damaged one: {reason}. Retrain to make a new one.</source>
        <translation>«{path}» non è un modello o è danneggiato: {reason}. Riaddestrare per crearne uno nuovo.</translation>
    </message>
    <message>
        <source>The model “{path}” does not fit this program: {reason}.</source>
        <translation>Il modello «{path}» non è adatto a questo programma: {reason}.</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) does not compute what the CPU does; the CPU did its work.</source>
        <translation>Il processore grafico ({device}) non calcola ciò che calcola il processore (CPU); ha calcolato il processore.</translation>
    </message>
    <message>
        <source>The model of other texts “{path}” cannot be used: {reason}. The suggestions are made without it.</source>
        <translation>Il modello di altri testi «{path}» non può essere usato: {reason}. I suggerimenti si fanno senza di esso.</translation>
    </message>
    <message>
        <source>A model for other projects can be made where there is a profile of the language; there are profiles of: {known}.</source>
        <translation>Un modello per altri progetti è possibile solo dove esiste un profilo della lingua; ci sono profili per: {known}.</translation>
    </message>
    <message>
        <source>“{path}” has no normalizations to learn from.</source>
        <translation>In «{path}» non ci sono normalizzazioni per l’apprendimento.</translation>
    </message>
    <message>
        <source>There is no system “{system}”; there are: {known}.</source>
        <translation>Il sistema «{system}» non esiste; disponibili: {known}.</translation>
    </message>
    <message>
        <source>The system “{system}” needs the package {package}, which is not installed.</source>
        <translation>Il sistema «{system}» richiede il pacchetto {package}, che non è installato.</translation>
    </message>
    <message>
        <source>There is no folder “{path}”.</source>
        <translation>La cartella «{path}» non esiste.</translation>
    </message>
    <message>
        <source>“{path}” holds something other than results.</source>
        <translation>«{path}» contiene altro che risultati.</translation>
    </message>
    <message>
        <source>There are no manuscripts in “{path}”.</source>
        <translation>In «{path}» non ci sono manoscritti.</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}” in “{path}”; there are: {known}.</source>
        <translation>In «{path}» non c’è alcun manoscritto «{siglum}»; disponibili: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is no line of results.</source>
        <translation>«{path}», riga {line}: questa non è una riga di risultati.</translation>
    </message>
    <message>
        <source>There is no language profile “{language}”; there are: {known}.</source>
        <translation>Il profilo linguistico «{language}» non esiste; disponibili: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not TOML ({reason}).</source>
        <translation>«{path}», riga {line}: questo non è TOML ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: a language profile has no entry “{entry}”; there are: {known}.</source>
        <translation>«{path}», riga {line}: un profilo linguistico non ha la voce «{entry}»; disponibili: {known}.</translation>
    </message>
    <message>
        <source>The language profile “{path}” has no entry “{entry}”.</source>
        <translation>Nel profilo linguistico «{path}» manca la voce «{entry}».</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” cannot be understood in “{entry}”.</source>
        <translation>«{path}», riga {line}: «{value}» non è comprensibile in «{entry}».</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” has a condition that is not known: “{value}”. Besides letters there are the classes {known}.</source>
        <translation>«{path}», riga {line}: «{entry}» ha una condizione sconosciuta: «{value}». Oltre alle lettere ci sono le classi {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” does not say what holds when no condition does. Please add a line that begins with “always” or “otherwise”.</source>
        <translation>«{path}», riga {line}: «{entry}» non dice che cosa vale quando nessuna condizione è soddisfatta. Aggiungere una riga che inizi con «always» o «otherwise».</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” is in “{entry}” twice.</source>
        <translation>«{path}», riga {line}: «{value}» compare due volte in «{entry}».</translation>
    </message>
    <message>
        <source>no second column</source>
        <translation>nessuna seconda colonna</translation>
    </message>
    <message>
        <source>no form in the first column</source>
        <translation>nessuna forma nella prima colonna</translation>
    </message>
    <message>
        <source>more columns than in the other rows</source>
        <translation>più colonne che nelle altre righe</translation>
    </message>
    <message>
        <source>Line {line}: {why}: {text}</source>
        <translation>Riga {line}: {why}: {text}</translation>
    </message>
    <message>
        <source>The region {text} is not in the reading order of its page; it follows at the end.</source>
        <translation>La regione {text} non è nell’ordine di lettura della sua pagina; segue alla fine.</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Lettura del file</translation>
    </message>
    <message>
        <source>Waiting until the project is checked</source>
        <translation>In attesa della verifica del progetto</translation>
    </message>
    <message>
        <source>Checking the XML</source>
        <translation>Controllo dell’XML</translation>
    </message>
    <message>
        <source>Looking at how it is built</source>
        <translation>Analisi della struttura</translation>
    </message>
    <message>
        <source>Finding the words</source>
        <translation>Ricerca delle parole</translation>
    </message>
    <message>
        <source>Collecting the decisions</source>
        <translation>Raccolta delle decisioni</translation>
    </message>
    <message>
        <source>Writing into the project</source>
        <translation>Scrittura nel progetto</translation>
    </message>
    <message>
        <source>Collecting the words</source>
        <translation>Raccolta delle parole</translation>
    </message>
    <message>
        <source>Loading the words</source>
        <translation>Caricamento delle parole</translation>
    </message>
    <message>
        <source>Putting the normalizations in</source>
        <translation>Inserimento delle normalizzazioni</translation>
    </message>
    <message>
        <source>Making a backup</source>
        <translation>Creazione di un backup</translation>
    </message>
    <message>
        <source>Reading the other copy</source>
        <translation>Lettura dell’altra copia</translation>
    </message>
    <message>
        <source>Comparing manuscripts</source>
        <translation>Confronto dei manoscritti</translation>
    </message>
    <message>
        <source>Writing what was merged</source>
        <translation>Scrittura dell’integrazione</translation>
    </message>
    <message>
        <source>Comparing the spelling with the normalizations</source>
        <translation>Confronto delle grafie con le normalizzazioni</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Apprendimento</translation>
    </message>
    <message>
        <source>open</source>
        <translation>da decidere</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accettata</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corretta</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Certo</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Probabile</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Incerto</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Ipotetico</translation>
    </message>
    <message>
        <source>Table: form, tab, normalization (TSV)</source>
        <translation>Tabella: forma, tabulazione, normalizzazione (TSV)</translation>
    </message>
    <message>
        <source>Word list: one form a line</source>
        <translation>Elenco di parole: una forma per riga</translation>
    </message>
    <message>
        <source>Running text</source>
        <translation>Testo continuo</translation>
    </message>
    <message>
        <source>Table with chosen columns (CSV, TSV)</source>
        <translation>Tabella con colonne scelte (CSV, TSV)</translation>
    </message>
    <message>
        <source>Spreadsheet (xlsx)</source>
        <translation>Foglio di calcolo (xlsx)</translation>
    </message>
    <message>
        <source>DTA-CAB (text)</source>
        <translation>DTA-CAB (testo)</translation>
    </message>
    <message>
        <source>CorA (transcription)</source>
        <translation>CorA (trascrizione)</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>Colonne separate da</translation>
    </message>
    <message>
        <source>Quotation marks around cells</source>
        <translation>Virgolette intorno alle celle</translation>
    </message>
    <message>
        <source>Comment lines begin with</source>
        <translation>Le righe di commento iniziano con</translation>
    </message>
    <message>
        <source>Line with the names of the columns</source>
        <translation>Riga con i nomi delle colonne</translation>
    </message>
    <message>
        <source>Column of the form</source>
        <translation>Colonna della forma</translation>
    </message>
    <message>
        <source>Column of the normalization</source>
        <translation>Colonna della normalizzazione</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Foglio</translation>
    </message>
    <message>
        <source>Key of the normalization (MISC)</source>
        <translation>Chiave della normalizzazione (MISC)</translation>
    </message>
    <message>
        <source>Layer and feature of the normalization</source>
        <translation>Strato e attributo della normalizzazione</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leggere</translation>
    </message>
    <message>
        <source>Mark words up with</source>
        <translation>Marcare le parole con</translation>
    </message>
    <message>
        <source>Layer of the form</source>
        <translation>Strato della forma</translation>
    </message>
    <message>
        <source>Words without a normalization are</source>
        <translation>Le parole senza normalizzazione sono</translation>
    </message>
    <message>
        <source>Layer of the normalization</source>
        <translation>Strato della normalizzazione</translation>
    </message>
    <message>
        <source>Words divided at line ends are</source>
        <translation>Le parole divise a fine riga sono</translation>
    </message>
    <message>
        <source>Automatic normalizations are</source>
        <translation>Le normalizzazioni automatiche sono</translation>
    </message>
    <message>
        <source>Type of the tokens</source>
        <translation>Tipo dei token</translation>
    </message>
    <message>
        <source>Feature of the normalization</source>
        <translation>Attributo della normalizzazione</translation>
    </message>
    <message>
        <source>Tier of the form</source>
        <translation>Livello della forma</translation>
    </message>
    <message>
        <source>Tier of the normalization</source>
        <translation>Livello della normalizzazione</translation>
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
        <translation>bi-LSTM, multitask</translation>
    </message>
    <message>
        <source>encoder-decoder</source>
        <translation>encoder-decoder</translation>
    </message>
    <message>
        <source>accept “{subject}”</source>
        <translation>accettazione di «{subject}»</translation>
    </message>
    <message>
        <source>accept {count}× “{subject}”</source>
        <translation>accettazione di «{subject}» ({count}×)</translation>
    </message>
    <message>
        <source>correct “{subject}”</source>
        <translation>correzione di «{subject}»</translation>
    </message>
    <message>
        <source>keep “{subject}”</source>
        <translation>mantenimento di «{subject}»</translation>
    </message>
    <message>
        <source>reopen “{subject}”</source>
        <translation>riapertura di «{subject}»</translation>
    </message>
    <message>
        <source>import of {subject}</source>
        <translation>importazione di {subject}</translation>
    </message>
    <message>
        <source>removal of {subject}</source>
        <translation>rimozione di {subject}</translation>
    </message>
    <message>
        <source>note on “{subject}”</source>
        <translation>nota a «{subject}»</translation>
    </message>
    <message>
        <source>flag on “{subject}”</source>
        <translation>contrassegno a «{subject}»</translation>
    </message>
    <message>
        <source>learning from “{subject}”</source>
        <translation>apprendimento da «{subject}»</translation>
    </message>
    <message>
        <source>second look at “{subject}”</source>
        <translation>riesame di «{subject}»</translation>
    </message>
    <message>
        <source>modernize “{subject}”</source>
        <translation>modernizzazione di «{subject}»</translation>
    </message>
    <message>
        <source>join “{subject}”</source>
        <translation>unione di «{subject}»</translation>
    </message>
    <message>
        <source>take “{subject}” apart</source>
        <translation>scioglimento di «{subject}»</translation>
    </message>
    <message>
        <source>replace {subject} ({count}×)</source>
        <translation>sostituzione di {subject} ({count}×)</translation>
    </message>
    <message>
        <source>forget {subject}</source>
        <translation>dimenticare {subject}</translation>
    </message>
    <message>
        <source>merging of {subject}</source>
        <translation>integrazione di {subject}</translation>
    </message>
    <message>
        <source>{count} decisions</source>
        <translation>{count} decisioni</translation>
    </message>
    <message>
        <source>{count} s left</source>
        <translation>ancora {count} s</translation>
    </message>
    <message>
        <source>{count} min left</source>
        <translation>ancora {count} min</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt; 1%</translation>
    </message>
    <message>
        <source>decided {count}× for a spelling like this one</source>
        <translation>deciso {count}× per una grafia simile</translation>
    </message>
    <message>
        <source>a common word that is often spelled so</source>
        <translation>una parola comune, spesso scritta così</translation>
    </message>
    <message>
        <source>in the word list</source>
        <translation>nell’elenco di parole</translation>
    </message>
    <message>
        <source>fits the words around it</source>
        <translation>adatto alle parole vicine</translation>
    </message>
    <message>
        <source>read so by the network</source>
        <translation>letto così dalla rete</translation>
    </message>
    <message>
        <source>the form as it is</source>
        <translation>la forma com’è</translation>
    </message>
    <message>
        <source>decided here {count}×</source>
        <translation>deciso qui {count}×</translation>
    </message>
    <message>
        <source>decided here {count}×, otherwise {rest}×</source>
        <translation>deciso qui {count}×, altrimenti {rest}×</translation>
    </message>
    <message>
        <source>so in the other manuscript</source>
        <translation>così nell’altro manoscritto</translation>
    </message>
    <message>
        <source>so in {count} of {total} other manuscripts</source>
        <translation>così in {count} dei {total} altri manoscritti</translation>
    </message>
    <message>
        <source>“{written}” became “{read}” in {count} of {total} words</source>
        <translation>«{written}» diventa «{read}» in {count} su {total} parole</translation>
    </message>
    <message>
        <source>“{written}” was left out in {count} of {total} words</source>
        <translation>«{written}» cade in {count} su {total} parole</translation>
    </message>
    <message>
        <source>elsewhere {count}×</source>
        <translation>altrove {count}×</translation>
    </message>
    <message>
        <source>elsewhere {count}×, otherwise {rest}×</source>
        <translation>altrove {count}×, altrimenti {rest}×</translation>
    </message>
    <message>
        <source>read by the model</source>
        <translation>letto dal modello</translation>
    </message>
    <message>
        <source>put together letter by letter</source>
        <translation>composto lettera per lettera</translation>
    </message>
    <message>
        <source>a near word of the lexicon</source>
        <translation>una parola simile nel lessico</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>contrassegnata</translation>
    </message>
    <message>
        <source>not learned from</source>
        <translation>esclusa dall’apprendimento</translation>
    </message>
    <message>
        <source>look again</source>
        <translation>da riesaminare</translation>
    </message>
    <message>
        <source>The model reads “{instead}” ({share}).</source>
        <translation>Il modello legge «{instead}» ({share}).</translation>
    </message>
    <message>
        <source>This form is “{instead}” elsewhere ({share} of its other decisions).</source>
        <translation>Altrove questa forma è «{instead}» ({share} delle altre decisioni).</translation>
    </message>
    <message>
        <source>This form is “{instead}”, too ({share} of its other decisions).</source>
        <translation>Questa forma è anche «{instead}» ({share} delle altre decisioni).</translation>
    </message>
    <message>
        <source>model version {version}</source>
        <translation>versione {version} del modello</translation>
    </message>
    <message>
        <source>suggestion accepted</source>
        <translation>suggerimento accettato</translation>
    </message>
    <message>
        <source>candidate chosen</source>
        <translation>candidato scelto</translation>
    </message>
    <message>
        <source>form kept</source>
        <translation>forma mantenuta</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>digitata</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importata</translation>
    </message>
    <message>
        <source>accepted for all of the form</source>
        <translation>accettata per tutta la forma</translation>
    </message>
    <message>
        <source>search and replace</source>
        <translation>trova e sostituisci</translation>
    </message>
    <message>
        <source>joined decisions</source>
        <translation>decisioni unite</translation>
    </message>
    <message>
        <source>This format has no place for joins ({count}): the normalization stands at the first word, the others stay as they are in the file.</source>
        <translation>Questo formato non prevede unioni ({count}): la normalizzazione sta alla prima parola, le altre restano come sono nel file.</translation>
    </message>
    <message>
        <source>This format has no place for modernizations ({count}): they are left out.</source>
        <translation>Questo formato non prevede modernizzazioni ({count}): vengono omesse.</translation>
    </message>
    <message>
        <source>Notes and flags ({count}) stay in the project.</source>
        <translation>Note e contrassegni ({count}) restano nel progetto.</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>Questa non è un’espressione regolare: {reason}.</translation>
    </message>
    <message>
        <source>Searching for this pattern could take for ever, because it repeats a repetition. Please write it in another way.</source>
        <translation>La ricerca di questo schema potrebbe non finire mai, perché ripete una ripetizione. Scriverlo in altro modo.</translation>
    </message>
    <message>
        <source>This replacement does not fit the pattern: {reason}.</source>
        <translation>Questa sostituzione non è adatta allo schema: {reason}.</translation>
    </message>
    <message>
        <source>{holder} has opened “{path}” on another machine and has not closed it (since {since}).</source>
        <translation>{holder} ha aperto «{path}» su un altro computer e non l’ha chiuso (dal {since}).</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only. Nothing was changed.</source>
        <translation>«{name}» è aperto in sola lettura. Nulla è stato modificato.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{path}” since it was opened. It was not overwritten. The last step was taken back; everything before it is kept as a backup.</source>
        <translation>Un altro programma, o un servizio che sincronizza cartelle, ha modificato «{path}» dopo la sua apertura. Il file non è stato sovrascritto. L’ultimo passo è stato annullato; tutto ciò che precede è conservato come backup.</translation>
    </message>
    <message>
        <source>“{path}” is not a copy of this project. Only copies of one project can be merged.</source>
        <translation>«{path}» non è una copia di questo progetto. Si possono integrare solo copie di uno stesso progetto.</translation>
    </message>
    <message>
        <source>There is nothing in “{path}” that could be saved. Please go back to a backup.</source>
        <translation>In «{path}» non c’è nulla che si possa recuperare. Tornare a un backup.</translation>
    </message>
    <message>
        <source>The backup in “{path}” could not be made: {reason}. What was to be done after it was not done.</source>
        <translation>Impossibile creare il backup in «{path}»: {reason}. L’operazione che doveva seguire non è stata eseguita.</translation>
    </message>
    <message>
        <source>hourly</source>
        <translation>ogni ora</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>ogni giorno</translation>
    </message>
    <message>
        <source>before accepting all of a form</source>
        <translation>prima di «Accetta tutte le parole»</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>prima di sostituire</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>prima di un’importazione</translation>
    </message>
    <message>
        <source>before merging</source>
        <translation>prima di un’integrazione</translation>
    </message>
    <message>
        <source>before an update of the project file</source>
        <translation>prima di aggiornare il file di progetto</translation>
    </message>
    <message>
        <source>before restoring a backup</source>
        <translation>prima di ripristinare un backup</translation>
    </message>
    <message>
        <source>when another program changed the file</source>
        <translation>quando un altro programma ha modificato il file</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>{count} decided</source>
        <translation>parole decise: {count}</translation>
    </message>
    <message>
        <source>{count} decided otherwise</source>
        <translation>decise diversamente: {count}</translation>
    </message>
    <message>
        <source>{count} reopened</source>
        <translation>riaperte: {count}</translation>
    </message>
    <message>
        <source>notes and marks: {count}</source>
        <translation>note e contrassegni: {count}</translation>
    </message>
    <message>
        <source>joins: {count}</source>
        <translation>unioni: {count}</translation>
    </message>
    <message>
        <source>manuscripts: {count}</source>
        <translation>manoscritti: {count}</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>normalizzazione</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>modernization</source>
        <translation>modernizzazione</translation>
    </message>
    <message>
        <source>join</source>
        <translation>unione</translation>
    </message>
    <message>
        <source>not joined</source>
        <translation>non unita</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>{name}: {version}</source>
        <translation>{name}: {version}</translation>
    </message>
    <message>
        <source>decisions: {count}</source>
        <translation>decisioni: {count}</translation>
    </message>
    <message>
        <source>forgotten suggestions: {count}</source>
        <translation>suggerimenti dimenticati: {count}</translation>
    </message>
    <message>
        <source>Taken over from the other copy without a question: {listed}.</source>
        <translation>Ripreso dall’altra copia senza chiedere: {listed}.</translation>
    </message>
    <message>
        <source>Nothing is taken over without a question.</source>
        <translation>Nulla viene ripreso senza chiedere.</translation>
    </message>
    <message>
        <source>What the two have in common is not known: what only one of them has is taken, and where they differ you are asked.</source>
        <translation>Non si sa che cosa le due copie abbiano in comune: si riprende ciò che ha una sola di esse; dove differiscono, viene chiesto che cosa tenere.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>{path} is no report of histnorm.</source>
        <translation>{path} non è un rapporto di histnorm.</translation>
    </message>
    <message>
        <source>{path} was written by a newer histnorm. Please update histnorm to read it.</source>
        <translation>{path} è stato scritto da un histnorm più recente. Aggiornare histnorm per leggerlo.</translation>
    </message>
    <message>
        <source>{path} is damaged or was changed: {entry} does not fit. Please have the report written again.</source>
        <translation>{path} è danneggiato o è stato modificato: {entry} non è adatto. Far scrivere di nuovo il rapporto.</translation>
    </message>
    <message>
        <source>There is no training in {path} that could be repeated.</source>
        <translation>In {path} non c’è alcun addestramento che si possa ripetere.</translation>
    </message>
    <message>
        <source>The project {name} of the report {path} is not beside it.</source>
        <translation>Il progetto {name} del rapporto {path} non si trova accanto.</translation>
    </message>
    <message>
        <source>The training used the word list {name}.</source>
        <translation>L’addestramento ha usato l’elenco di parole {name}.</translation>
    </message>
    <message>
        <source>The paragraph cannot be written in the language {language}.</source>
        <translation>Il paragrafo non si può scrivere nella lingua {language}.</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Open for &amp;reading</source>
        <translation>Apri in &amp;lettura</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Prendi il controllo</translation>
    </message>
    <message>
        <source>Take it over only when nobody works on it there any more: two who write at the same time lose work. With reading you are safe.</source>
        <translation>Prendere il controllo solo se là nessuno ci lavora più: quando due scrivono insieme, si perde del lavoro. La lettura è senza rischi.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>You</source>
        <translation>Utente</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>New projects (of the open one: File &gt; Project settings)</source>
        <translation>Nuovi progetti (per quello aperto: File &gt; Impostazioni del progetto)</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Apprendimento</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Font of the manuscript&apos;s text</source>
        <translation>Carattere del testo del manoscritto</translation>
    </message>
    <message>
        <source>Size of the manuscript&apos;s text</source>
        <translation>Dimensione del testo del manoscritto</translation>
    </message>
    <message>
        <source>Show the text as</source>
        <translation>Mostra il testo come</translation>
    </message>
    <message>
        <source>Show punctuation in the table</source>
        <translation>Mostra la punteggiatura nella tabella</translation>
    </message>
    <message>
        <source>System that learns</source>
        <translation>Sistema di apprendimento</translation>
    </message>
    <message>
        <source>Recipe of the bi-LSTM</source>
        <translation>Ricetta del bi-LSTM</translation>
    </message>
    <message>
        <source>Language of the manuscripts</source>
        <translation>Lingua dei manoscritti</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Maiuscole</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Elenco di parole</translation>
    </message>
    <message>
        <source>Model of other texts</source>
        <translation>Modello di altri testi</translation>
    </message>
    <message>
        <source>Compute on</source>
        <translation>Calcola su</translation>
    </message>
    <message>
        <source>Retrain automatically</source>
        <translation>Riaddestra automaticamente</translation>
    </message>
    <message>
        <source>Retrain after</source>
        <translation>Riaddestra dopo</translation>
    </message>
    <message>
        <source>Hourly backups to keep</source>
        <translation>Backup orari da conservare</translation>
    </message>
    <message>
        <source>Daily backups to keep</source>
        <translation>Backup giornalieri da conservare</translation>
    </message>
    <message>
        <source>Backups before bulk steps to keep</source>
        <translation>Backup da conservare prima di operazioni in blocco</translation>
    </message>
    <message>
        <source>Room for the backups of a project</source>
        <translation>Spazio per i backup di un progetto</translation>
    </message>
    <message>
        <source>kept with each decision; may be empty</source>
        <translation>conservato con ogni decisione; può restare vuoto</translation>
    </message>
    <message>
        <source>what is expected until your decisions say more</source>
        <translation>quanto vale finché le sue decisioni non dicono di più</translation>
    </message>
    <message>
        <source>words of today&apos;s language, one a line</source>
        <translation>parole della lingua odierna, una per riga</translation>
    </message>
    <message>
        <source>made in another project</source>
        <translation>creato in un altro progetto</translation>
    </message>
    <message>
        <source>for trainings; suggestions are made on the CPU in any case</source>
        <translation>per gli addestramenti; i suggerimenti li fa comunque la CPU</translation>
    </message>
    <message>
        <source>made while you work; 0 for none</source>
        <translation>creati durante il lavoro; 0 per nessuno</translation>
    </message>
    <message>
        <source>made once a day on which you work; 0 for none</source>
        <translation>creati una volta per giorno di lavoro; 0 per nessuno</translation>
    </message>
    <message>
        <source>before accepting all, replacing, importing, merging; 0 for none</source>
        <translation>prima di accettare tutto, sostituire, importare, integrare; 0 per nessuno</translation>
    </message>
    <message>
        <source>the newest three are always kept</source>
        <translation>i tre più recenti si conservano sempre</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>come il sistema</translation>
    </message>
    <message>
        <source>light</source>
        <translation>chiaro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>scuro</translation>
    </message>
    <message>
        <source>high contrast, light</source>
        <translation>contrasto elevato, chiaro</translation>
    </message>
    <message>
        <source>high contrast, dark</source>
        <translation>contrasto elevato, scuro</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabella</translation>
    </message>
    <message>
        <source>page</source>
        <translation>pagina</translation>
    </message>
    <message>
        <source>both</source>
        <translation>entrambe</translation>
    </message>
    <message>
        <source>processor (CPU)</source>
        <translation>processore (CPU)</translation>
    </message>
    <message>
        <source>graphics processor (CUDA)</source>
        <translation>processore grafico (CUDA)</translation>
    </message>
    <message>
        <source>Apple’s graphics processor (MPS)</source>
        <translation>processore grafico Apple (MPS)</translation>
    </message>
    <message>
        <source>learn from my decisions</source>
        <translation>imparare dalle mie decisioni</translation>
    </message>
    <message>
        <source>nouns with capitals</source>
        <translation>sostantivi con la maiuscola</translation>
    </message>
    <message>
        <source>all as in the manuscript</source>
        <translation>tutto come nel manoscritto</translation>
    </message>
    <message>
        <source>everything in lower case</source>
        <translation>tutto in minuscolo</translation>
    </message>
    <message>
        <source>default (fast)</source>
        <translation>predefinita (veloce)</translation>
    </message>
    <message>
        <source>Bollmann &amp; Søgaard 2016 (slow)</source>
        <translation>Bollmann &amp; Søgaard 2016 (lenta)</translation>
    </message>
    <message>
        <source>histnorm: all of them together (recommended)</source>
        <translation>histnorm: tutti insieme (consigliato)</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> new decisions</source>
        <translation> nuove decisioni</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>(there is none)</source>
        <translation>(nessuna)</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulazione</translation>
    </message>
    <message>
        <source>none: they are plain characters</source>
        <translation>nessuna: sono semplici caratteri</translation>
    </message>
    <message>
        <source>(there is none yet)</source>
        <translation>(non c’è ancora)</translation>
    </message>
    <message>
        <source>only what is marked up as a word</source>
        <translation>solo ciò che è marcato come parola</translation>
    </message>
    <message>
        <source>all of the text</source>
        <translation>tutto il testo</translation>
    </message>
    <message>
        <source>open</source>
        <translation>da decidere</translation>
    </message>
    <message>
        <source>right as they stand</source>
        <translation>giuste come sono</translation>
    </message>
    <message>
        <source>two words</source>
        <translation>due parole</translation>
    </message>
    <message>
        <source>one word, without the hyphen</source>
        <translation>una parola, senza il trattino</translation>
    </message>
    <message>
        <source>taken over like the others</source>
        <translation>riprese come le altre</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>lasciate da decidere</translation>
    </message>
    <message>
        <source>{device}: not on this computer</source>
        <translation>{device}: non in questo computer</translation>
    </message>
    <message>
        <source>looking for graphics processors…</source>
        <translation>ricerca di processori grafici…</translation>
    </message>
    <message>
        <source>no graphics processor was found</source>
        <translation>nessun processore grafico trovato</translation>
    </message>
</context>
<context>
    <name>toolbar</name>
    <message>
        <source>Main actions</source>
        <translation>Azioni principali</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>The manuscripts</source>
        <translation>I manoscritti</translation>
    </message>
    <message>
        <source>A project holds manuscripts, each with its progress. What is decided in one helps with all the others. Below them, filters choose which words are shown.</source>
        <translation>Un progetto contiene manoscritti, ciascuno con il suo avanzamento. Ciò che si decide in uno aiuta in tutti gli altri. Sotto, i filtri scelgono quali parole mostrare.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Il testo</translation>
    </message>
    <message>
        <source>Each word has a suggestion, in italics while it is open. {accept} accepts it and goes on; to correct it, just type. {page} shows the same text as a page.</source>
        <translation>Ogni parola ha un suggerimento, in corsivo finché è da decidere. {accept} lo accetta e prosegue; per correggere basta digitare. {page} mostra lo stesso testo come pagina.</translation>
    </message>
    <message>
        <source>The suggestions</source>
        <translation>I suggerimenti</translation>
    </message>
    <message>
        <source>All candidates for the current word, how sure each is, and why. The digits take one of them. Below stand the same words elsewhere, with what you decided there.</source>
        <translation>Tutti i candidati per la parola corrente, la loro affidabilità e il perché. Le cifre ne scelgono uno. Sotto stanno le stesse parole altrove, con le decisioni prese.</translation>
    </message>
    <message>
        <source>The training</source>
        <translation>L’addestramento</translation>
    </message>
    <message>
        <source>After some decisions, retrain</source>
        <translation>Dopo alcune decisioni, riaddestrare</translation>
    </message>
    <message>
        <source>The model learns from them beside your work, and its new suggestions come in when it is done.</source>
        <translation>Il modello apprende da queste decisioni mentre il lavoro continua; i nuovi suggerimenti arrivano quando ha finito.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>L’esportazione</translation>
    </message>
    <message>
        <source>Every decision is saved at once. When you are done, export</source>
        <translation>Ogni decisione è salvata subito. Alla fine, esportare</translation>
    </message>
    <message>
        <source>{keys} lists all keys, and {palette} finds any action by its name.</source>
        <translation>{keys} elenca tutte le scorciatoie e {palette} trova qualsiasi azione dal nome.</translation>
    </message>
</context>
</TS>
