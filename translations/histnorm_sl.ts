<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About histnorm</source>
        <translation>O programu histnorm</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Program</translation>
    </message>
    <message>
        <source>&amp;How to cite</source>
        <translation>&amp;Kako navajati</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licence</translation>
    </message>
    <message>
        <source>Normalizes the spelling of historical manuscripts. It suggests a normalization for every word, and learns from what you decide: by a memory of your decisions, by rules of spelling, and by a bi-directional LSTM that is shared over the manuscripts of a project (Bollmann &amp; Søgaard 2016).

histnorm is free software under the MIT licence: you may use it for any purpose, pass it on, and change it. It comes without any warranty.

Your manuscripts stay on this computer: the program sends nothing anywhere.</source>
        <translation>Normalizira zapis zgodovinskih rokopisov. Za vsako besedo predlaga normalizacijo in se uči iz odločitev: s spominom nanje, s pravili zapisa in z dvosmernim LSTM, ki si ga delijo rokopisi projekta (Bollmann &amp; Søgaard 2016).

histnorm je prosto programje pod licenco MIT: uporabljati ga je mogoče za kateri koli namen, ga deliti in spreminjati. Na voljo je brez kakršnega koli jamstva.

Rokopisi ostanejo na tem računalniku: program ničesar nikamor ne pošilja.</translation>
    </message>
    <message>
        <source>Please cite the program, and the paper that its model comes from:</source>
        <translation>Prosimo, navedite program in članek, iz katerega izvira njegov model:</translation>
    </message>
    <message>
        <source>The same for BibTeX:</source>
        <translation>Isto za BibTeX:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiraj</translation>
    </message>
    <message>
        <source>Copy &amp;BibTeX</source>
        <translation>Kopiraj &amp;BibTeX</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Literatura</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Sestavni del</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Različica</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenca</translation>
    </message>
    <message>
        <source>What histnorm is made of</source>
        <translation>Iz česa je histnorm</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Besedilo licence</translation>
    </message>
    <message>
        <source>The text of the licence was not installed.</source>
        <translation>Besedilo licence ni bilo nameščeno.</translation>
    </message>
    <message>
        <source>This library is used under the GNU Lesser General Public License. You may replace it by another version, also one that you have changed: it lies as files of its own beside the program. To find out how that works you may take it apart, and its makers give you its source code.</source>
        <translation>Ta knjižnica se uporablja pod licenco GNU Lesser General Public License. Nadomestiti jo je mogoče z drugo različico, tudi s spremenjeno: je v lastnih datotekah ob programu. Da bi ugotovili, kako deluje, jo lahko razstavite, njeni avtorji pa dajo izvorno kodo.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopirano</translation>
    </message>
</context>
<context>
    <name>AcceptAllDialog</name>
    <message>
        <source>Accept all of one form</source>
        <translation>Sprejmi vse s to obliko</translation>
    </message>
    <message>
        <source>Words of this form</source>
        <translation>Besede te oblike</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln open word(s) are accepted. Space or a click leaves one out.</source>
        <translation>
            <numerusform>Sprejeta bo odprta beseda: {checked} od %Ln. Preslednica ali klik jo izpusti.</numerusform>
            <numerusform>Sprejete bodo odprte besede: {checked} od %Ln. Preslednica ali klik eno izpusti.</numerusform>
            <numerusform>Sprejete bodo odprte besede: {checked} od %Ln. Preslednica ali klik eno izpusti.</numerusform>
            <numerusform>Sprejete bodo odprte besede: {checked} od %Ln. Preslednica ali klik eno izpusti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also &amp;those decided otherwise ({count})</source>
        <translation>Tudi &amp;drugače odločene ({count})</translation>
    </message>
    <message>
        <source>Accept {count}</source>
        <translation>Sprejmi {count}</translation>
    </message>
</context>
<context>
    <name>ActionListModel</name>
    <message>
        <source>not available now</source>
        <translation>zdaj ni na voljo</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Dejanje</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meni</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tipke</translation>
    </message>
</context>
<context>
    <name>ActionTable</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Dejanja in njihove tipke</translation>
    </message>
</context>
<context>
    <name>AlignmentStrip</name>
    <message>
        <source>Alignment of the model&apos;s reading</source>
        <translation>Poravnava branja modela</translation>
    </message>
</context>
<context>
    <name>BackupCommands</name>
    <message>
        <source>Making a backup…</source>
        <translation>Izdelava varnostne kopije …</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Obnovi varnostno kopijo</translation>
    </message>
    <message>
        <source>Shall the project be as it was on {time}?</source>
        <translation>Ali naj se projekt povrne v stanje z dne {time}?</translation>
    </message>
    <message>
        <source>What you have now is kept as a backup first, so that you can come back to it.</source>
        <translation>Sedanje stanje bo najprej shranjeno kot varnostna kopija, tako da se lahko vrnete nanj.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Obnovi</translation>
    </message>
    <message>
        <source>Restoring a backup…</source>
        <translation>Obnavljanje varnostne kopije …</translation>
    </message>
    <message>
        <source>Restore as copy</source>
        <translation>Obnovi kot kopijo</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>Projekti histnorm (*.histnorm)</translation>
    </message>
    <message>
        <source>Copied to {path}</source>
        <translation>Kopirano v {path}</translation>
    </message>
    <message>
        <source>The project is as it was on {time}.</source>
        <translation>Projekt je spet v stanju z dne {time}.</translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>Varnostna kopija je narejena.</translation>
    </message>
</context>
<context>
    <name>BackupTableModel</name>
    <message>
        <source>When</source>
        <translation>Kdaj</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Zakaj</translation>
    </message>
    <message>
        <source>Decided words</source>
        <translation>Besede z odločitvijo</translation>
    </message>
    <message>
        <source>What was done since</source>
        <translation>Kaj je bilo narejeno od tedaj</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Velikost</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ni berljiva</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Varnostne kopije</translation>
    </message>
    <message>
        <source>&amp;Look into</source>
        <translation>Po&amp;glej</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Obnovi…</translation>
    </message>
    <message>
        <source>Restore as &amp;copy…</source>
        <translation>Obnovi kot &amp;kopijo…</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>Naredi &amp;varnostno kopijo</translation>
    </message>
    <message>
        <source>Each is the whole project as it was then. Restoring one keeps what you have now as a backup, too. They are in the folder “{folder}” beside the project.</source>
        <translation>Vsaka je celoten projekt, kakršen je bil takrat. Pri obnovitvi se kot varnostna kopija shrani tudi sedanje stanje. Kopije so v mapi »{folder}« poleg projekta.</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made daily and hourly while you work, and before bulk steps; “Back up now” makes one at once.</source>
        <translation>Varnostnih kopij še ni. Med delom se naredijo vsak dan in vsako uro ter pred množičnimi koraki; »Naredi varnostno kopijo« jo naredi takoj.</translation>
    </message>
    <message>
        <source>Done since this backup: {what}.</source>
        <translation>Narejeno od te varnostne kopije: {what}.</translation>
    </message>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Ta projekt je odprt samo za branje.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>What is unusual about this project</source>
        <translation>Kaj je pri tem projektu neobičajno</translation>
    </message>
</context>
<context>
    <name>CharacterPalette</name>
    <message>
        <source>Characters ({key}: all)</source>
        <translation>Znaki ({key}: vsi)</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Znaki</translation>
    </message>
</context>
<context>
    <name>CharacterPopup</name>
    <message>
        <source>Characters of the manuscript</source>
        <translation>Znaki rokopisa</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Najdi dejanje</translation>
    </message>
    <message>
        <source>Type the beginnings of words, as “acc form”</source>
        <translation>Vtipkajte začetke besed, na primer »spr obl«</translation>
    </message>
    <message>
        <source>No action has words that begin so.</source>
        <translation>Nobeno dejanje nima besed, ki se začnejo tako.</translation>
    </message>
    <message>
        <source>“{name}” is not available now.</source>
        <translation>»{name}« zdaj ni na voljo.</translation>
    </message>
    <message>
        <source>Enter does it · Escape closes</source>
        <translation>Enter izvede · Escape zapre</translation>
    </message>
</context>
<context>
    <name>ConflictTableModel</name>
    <message>
        <source>{text}, taken</source>
        <translation>{text}, izbrano</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Vrstica</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Oblika</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Kaj</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Moje</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Njihovo</translation>
    </message>
</context>
<context>
    <name>ErrorCenter</name>
    <message>
        <source>Something went wrong again ({count}×); it is in the log file.</source>
        <translation>Spet je prišlo do napake ({count}×); zapisana je v dnevniški datoteki.</translation>
    </message>
</context>
<context>
    <name>ErrorReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Prišlo je do napake</translation>
    </message>
    <message>
        <source>Your decisions are saved, and you can go on working. Please send this report to those who make histnorm, with what you did before. It says where in the program it happened, and has no words of your manuscripts in it.</source>
        <translation>Vaše odločitve so shranjene in delo lahko nadaljujete. Prosimo, pošljite to poročilo izdelovalcem programa histnorm in opišite, kaj ste pred tem počeli. V njem piše, kje v programu se je to zgodilo; besed iz vaših rokopisov ne vsebuje.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Poročilo</translation>
    </message>
    <message>
        <source>&amp;Include the words concerned</source>
        <translation>&amp;Vključi zadevne besede</translation>
    </message>
    <message>
        <source>Adds what the error itself says, which may quote words of your manuscripts</source>
        <translation>Doda, kar sporoča sama napaka; to lahko navaja besede iz vaših rokopisov</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Kopiraj poročilo</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopirano</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm.</source>
        <translation>V programu histnorm je prišlo do napake.</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm {count} times.</source>
        <translation>Napake v programu histnorm: {count}.</translation>
    </message>
</context>
<context>
    <name>EvaluationDialog</name>
    <message>
        <source>Results of evaluations</source>
        <translation>Rezultati vrednotenj</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>&amp;Odpri rezultate …</translation>
    </message>
    <message>
        <source>Part that was measured on</source>
        <translation>Del, na katerem je bilo merjeno</translation>
    </message>
    <message>
        <source>Only the &amp;manuscripts of this project</source>
        <translation>Samo &amp;rokopisi tega projekta</translation>
    </message>
    <message>
        <source>Word accuracy by manuscript and system</source>
        <translation>Točnost besed po rokopisih in sistemih</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Odpri rezultate</translation>
    </message>
    <message>
        <source>Results (*.tsv);;All files (*)</source>
        <translation>Rezultati (*.tsv);;Vse datoteke (*)</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Povprečje</translation>
    </message>
    <message>
        <source>words of the training part</source>
        <translation>besede učnega dela</translation>
    </message>
    <message>
        <source>word accuracy (%)</source>
        <translation>točnost besed (%)</translation>
    </message>
    <message>
        <source>Open the file results.tsv of a folder that “histnorm evaluate” has written: accuracies are shown here by manuscript and system, with their learning curves.</source>
        <translation>Odprite datoteko results.tsv iz mape, ki jo je zapisal »histnorm evaluate«: tu se prikažejo točnosti po rokopisih in sistemih s krivuljami učenja.</translation>
    </message>
    <message>
        <source>There are no results for these manuscripts.</source>
        <translation>Za te rokopise ni rezultatov.</translation>
    </message>
    <message>
        <source>Mean of {count}</source>
        <translation>Povprečje ({count})</translation>
    </message>
    <message>
        <source>{name}: accuracy by training size</source>
        <translation>{name}: točnost glede na obseg učenja</translation>
    </message>
    <message>
        <source>{name} was measured at one training size only ({words} words), so that there is no curve.</source>
        <translation>{name} ima meritev samo pri enem obsegu učenja (besede: {words}), zato krivulje ni.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export {siglum}</source>
        <translation>Izvozi {siglum}</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>&amp;Normalized text, line by line as in the source</source>
        <translation>&amp;Normalizirano besedilo, po vrsticah kot v viru</translation>
    </message>
    <message>
        <source>Table with &amp;two columns: form, normalization</source>
        <translation>Tabela z &amp;dvema stolpcema: oblika, normalizacija</translation>
    </message>
    <message>
        <source>Table with &amp;four columns: form, normalization, state, source of the decision</source>
        <translation>Tabela s š&amp;tirimi stolpci: oblika, normalizacija, stanje, izvor odločitve</translation>
    </message>
    <message>
        <source>The &amp;imported file ({name}) with the normalizations put in</source>
        <translation>&amp;Uvožena datoteka ({name}) z vstavljenimi normalizacijami</translation>
    </message>
    <message>
        <source>Words that are still open ({count})</source>
        <translation>Besede, ki so še odprte ({count})</translation>
    </message>
    <message>
        <source>are left &amp;empty</source>
        <translation>ostanejo &amp;prazne</translation>
    </message>
    <message>
        <source>keep their fo&amp;rm</source>
        <translation>obdržijo svojo &amp;obliko</translation>
    </message>
    <message>
        <source>take the first &amp;suggestion</source>
        <translation>dobijo prvi pred&amp;log</translation>
    </message>
    <message>
        <source>&amp;Mark them with ⟨ ⟩</source>
        <translation>Označi &amp;jih z ⟨ ⟩</translation>
    </message>
    <message>
        <source>The table with four columns says in every row what is decided and what is not; modernizations, notes and flags are in further columns.</source>
        <translation>Tabela s štirimi stolpci v vsaki vrstici pove, o čem je odločeno in o čem ne; modernizacije, opombe in zastavice so v nadaljnjih stolpcih.</translation>
    </message>
    <message>
        <source>What this format cannot hold</source>
        <translation>Česar ta format ne more shraniti</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Izberi datoteko …</translation>
    </message>
</context>
<context>
    <name>FacsimileController</name>
    <message>
        <source>Folder with the images</source>
        <translation>Mapa s slikami</translation>
    </message>
</context>
<context>
    <name>FacsimileView</name>
    <message>
        <source>Smaller</source>
        <translation>Manjše</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Večje</translation>
    </message>
    <message>
        <source>Where are the images? …</source>
        <translation>Kje so slike? …</translation>
    </message>
    <message>
        <source>Facsimile, line {line}</source>
        <translation>Faksimile, vrstica {line}</translation>
    </message>
    <message>
        <source>The image {name} cannot be read: {reason}</source>
        <translation>Slike {name} ni mogoče prebrati: {reason}</translation>
    </message>
    <message>
        <source>The image {name} was not found.</source>
        <translation>Slike {name} ni mogoče najti.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Loading {siglum}…</source>
        <translation>Nalaganje {siglum} …</translation>
    </message>
    <message>
        <source>{siglum} was removed from the project; undo brings it back.</source>
        <translation>Rokopis {siglum} je odstranjen iz projekta; z razveljavitvijo se vrne.</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nov projekt</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>Projekti histnorm (*.histnorm)</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Odpri projekt</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>Projekti histnorm (*.histnorm);;Vse datoteke (*)</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <translation>Odpiranje {name} …</translation>
    </message>
    <message>
        <source>East Franconian, about 1470</source>
        <translation>vzhodnofrankovsko, okoli 1470</translation>
    </message>
    <message>
        <source>Ripuarian, about 1460</source>
        <translation>ripuarsko, okoli 1460</translation>
    </message>
    <message>
        <source>Alemannic, about 1450</source>
        <translation>alemansko, okoli 1450</translation>
    </message>
    <message>
        <source>Import manuscript</source>
        <translation>Uvozi rokopis</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Vse datoteke (*)</translation>
    </message>
    <message>
        <source>Texts and tables (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</source>
        <translation>Besedila in tabele (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</translation>
    </message>
    <message>
        <source>XML (*.xml *.tei *.exb *.xmi *.zip)</source>
        <translation>XML (*.xml *.tei *.exb *.xmi *.zip)</translation>
    </message>
    <message>
        <source>Export manuscript</source>
        <translation>Izvozi rokopis</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Izvoženo v {path}</translation>
    </message>
    <message>
        <source>Exporting {name}…</source>
        <translation>Izvažanje {name} …</translation>
    </message>
</context>
<context>
    <name>FilterPanel</name>
    <message>
        <source>Show</source>
        <translation>Pokaži</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Gotovost</translation>
    </message>
    <message>
        <source>of any confidence</source>
        <translation>s poljubno gotovostjo</translation>
    </message>
    <message>
        <source>Form, normalization or note</source>
        <translation>Oblika, normalizacija ali opomba</translation>
    </message>
    <message>
        <source>Form, normalization, note</source>
        <translation>Oblika, normalizacija, opomba</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Vse besede</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Odprte</translation>
    </message>
    <message>
        <source>Unsure or a guess</source>
        <translation>Negotove ali ugibanja</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Z odločitvijo</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Popravljene</translation>
    </message>
    <message>
        <source>Worth a second look</source>
        <translation>Vredne ponovnega pregleda</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Z zastavico</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Z opombo</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Izvzete iz učenja</translation>
    </message>
    <message>
        <source>Show other forms again</source>
        <translation>Spet pokaži druge oblike</translation>
    </message>
    <message>
        <source>Only the form {form}</source>
        <translation>Samo oblika {form}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Zgodovina</translation>
    </message>
    <message>
        <source>Enter or a double click goes to the state after that step.</source>
        <translation>Enter ali dvojni klik preklopi v stanje po tem koraku.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>{step}, undone</source>
        <translation>{step}, razveljavljeno</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Začetek</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import {name}</source>
        <translation>Uvozi {name}</translation>
    </message>
    <message>
        <source>such as place, date, library</source>
        <translation>na primer kraj, čas, knjižnica</translation>
    </message>
    <message>
        <source>Choose or type another where letters in the preview are wrong</source>
        <translation>Če so črke v predogledu napačne, izberite ali vtipkajte drugo</translation>
    </message>
    <message>
        <source>&amp;Siglum</source>
        <translation>&amp;Sigla</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Naslov</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Kodiranje</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Najdeno</translation>
    </message>
    <message>
        <source>The normalizations in the file</source>
        <translation>Normalizacije v datoteki</translation>
    </message>
    <message>
        <source>are &amp;decisions: keep them and learn from them</source>
        <translation>so &amp;odločitve: ohrani jih in se uči iz njih</translation>
    </message>
    <message>
        <source>are a &amp;gold standard: leave them out</source>
        <translation>so z&amp;lati standard: izpusti jih</translation>
    </message>
    <message>
        <source>The first tokens</source>
        <translation>Prve pojavnice</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Vrstica</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Oblika</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalizacija</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln beseda</numerusform>
            <numerusform>%Ln besedi</numerusform>
            <numerusform>%Ln besede</numerusform>
            <numerusform>%Ln besed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln punctuation mark(s)</source>
        <translation>
            <numerusform>%Ln ločilo</numerusform>
            <numerusform>%Ln ločili</numerusform>
            <numerusform>%Ln ločila</numerusform>
            <numerusform>%Ln ločil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln normalization(s)</source>
        <translation>
            <numerusform>%Ln normalizacija</numerusform>
            <numerusform>%Ln normalizaciji</numerusform>
            <numerusform>%Ln normalizacije</numerusform>
            <numerusform>%Ln normalizacij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) or flag(s)</source>
        <translation>
            <numerusform>%Ln opomba ali zastavica</numerusform>
            <numerusform>%Ln opombi ali zastavici</numerusform>
            <numerusform>%Ln opombe ali zastavice</numerusform>
            <numerusform>%Ln opomb ali zastavic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and will be left out:</source>
        <translation>
            <numerusform>%Ln neberljiva vrstica bo izpuščena:</numerusform>
            <numerusform>%Ln neberljivi vrstici bosta izpuščeni:</numerusform>
            <numerusform>%Ln neberljive vrstice bodo izpuščene:</numerusform>
            <numerusform>%Ln neberljivih vrstic bo izpuščenih:</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that will be left out</source>
        <translation>Vrstice, ki bodo izpuščene</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Uvozi</translation>
    </message>
    <message>
        <source>packed file</source>
        <translation>stisnjena datoteka</translation>
    </message>
    <message>
        <source>UTF-8 with byte order mark</source>
        <translation>UTF-8 z oznako vrstnega reda bajtov (BOM)</translation>
    </message>
    <message>
        <source>{encoding} (your choice)</source>
        <translation>{encoding} (vaša izbira)</translation>
    </message>
    <message>
        <source>{encoding} (a guess: please look at the letters)</source>
        <translation>{encoding} (domneva: preverite črke)</translation>
    </message>
    <message>
        <source>Please look at this:</source>
        <translation>Preverite:</translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>Reading {name}…</source>
        <translation>Branje {name} …</translation>
    </message>
    <message>
        <source>Importing {name}…</source>
        <translation>Uvažanje {name} …</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tipke</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Išči dejanja in tipke</translation>
    </message>
    <message>
        <source>In the text, letters type the normalization and arrows move.</source>
        <translation>V besedilu črke tipkajo normalizacijo, puščice premikajo.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova tipka</translation>
    </message>
    <message>
        <source>Use this key alone</source>
        <translation>Uporabi samo to tipko</translation>
    </message>
    <message>
        <source>Add this key</source>
        <translation>Dodaj to tipko</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Brez tipke</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ponastavi</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Ponastavi vse</translation>
    </message>
    <message>
        <source>Change the key of “{name}”</source>
        <translation>Spremeni tipko za »{name}«</translation>
    </message>
    <message>
        <source>{key} types something; please take a key with Ctrl, Alt or a function key.</source>
        <translation>{key} nekaj natipka; izberite tipko s Ctrl, Alt ali funkcijsko tipko.</translation>
    </message>
    <message>
        <source>{key} moves in the window; please take another key.</source>
        <translation>{key} premika po oknu; izberite drugo tipko.</translation>
    </message>
    <message>
        <source>{key} is the key of “{other}”; it will be taken from it.</source>
        <translation>{key} je tipka za »{other}«; temu dejanju bo odvzeta.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Version {version} of {siglum} is still being trained ({progress}).</source>
        <translation>Različica {version} za {siglum} se še uči ({progress}).</translation>
    </message>
    <message>
        <source>If you quit now, the model is lost; your decisions are saved. If you leave this question open, histnorm quits by itself as soon as the model is there.</source>
        <translation>Če zdaj končate, je model izgubljen; vaše odločitve so shranjene. Če pustite to vprašanje odprto, se histnorm sam zapre, ko je model na voljo.</translation>
    </message>
    <message>
        <source>If you cancel the training, the model is lost; your decisions are saved. If you leave this question open, histnorm goes on by itself as soon as the model is there.</source>
        <translation>Če učenje prekličete, je model izgubljen; vaše odločitve so shranjene. Če pustite to vprašanje odprto, histnorm sam nadaljuje, ko je model na voljo.</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Vseeno končaj</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>&amp;Prekliči učenje</translation>
    </message>
    <message>
        <source>&amp;Keep training</source>
        <translation>&amp;Nadaljuj učenje</translation>
    </message>
</context>
<context>
    <name>LineImage</name>
    <message>
        <source>The wheel zooms, dragging moves the image</source>
        <translation>Kolesce povečuje, vlečenje premika sliko</translation>
    </message>
    <message>
        <source>Facsimile of the line</source>
        <translation>Faksimile vrstice</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>The ranking has stopped and begins again; until then suggestions come from memory.</source>
        <translation>Razvrščanje se je ustavilo in se začenja znova; do tedaj predlogi prihajajo iz spomina.</translation>
    </message>
    <message>
        <source>The ranking does not run; suggestions come from memory. Retrain to try again</source>
        <translation>Razvrščanje se ne izvaja; predlogi prihajajo iz spomina. Za nov poskus znova zaženite učenje</translation>
    </message>
</context>
<context>
    <name>LossCurve</name>
    <message>
        <source>Loss curve</source>
        <translation>Krivulja izgube</translation>
    </message>
    <message>
        <source>Training loss, from {first} down to {last}: the lower, the better the model fits</source>
        <translation>Izguba pri učenju je padla z {first} na {last}: čim nižja je, tem bolje se model prilega podatkom</translation>
    </message>
    <message>
        <source>dashed: right on {share} of the held-out decisions by now</source>
        <translation>črtkano: delež doslej pravilnih zadržanih odločitev je {share}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Normalize the spelling of historical manuscripts: load a transcription, correct what is suggested, and let the model learn from you.</source>
        <translation>Normalizirajte zapis zgodovinskih rokopisov: naložite prepis, popravite predloge in model naj se uči od vas.</translation>
    </message>
</context>
<context>
    <name>ManualController</name>
    <message>
        <source>Action</source>
        <translation>Dejanje</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tipke</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>histnorm manual</source>
        <translation>Priročnik za histnorm</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Išči po priročniku</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Vsebina</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Zadetki</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Stran priročnika</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nazaj</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Naprej</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Manjše</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Večje</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Običajna velikost</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Slika</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n zadetek</numerusform>
            <numerusform>%n zadetka</numerusform>
            <numerusform>%n zadetki</numerusform>
            <numerusform>%n zadetkov</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation>Nikjer v priročniku ni teh besed.</translation>
    </message>
</context>
<context>
    <name>ManuscriptListModel</name>
    <message numerus="yes">
        <source>{siglum} {title}: {decided} of %Ln word(s) decided ({share})</source>
        <translation>
            <numerusform>{siglum} {title}: z odločitvijo {decided} od %Ln besede ({share})</numerusform>
            <numerusform>{siglum} {title}: z odločitvijo {decided} od %Ln besed ({share})</numerusform>
            <numerusform>{siglum} {title}: z odločitvijo {decided} od %Ln besed ({share})</numerusform>
            <numerusform>{siglum} {title}: z odločitvijo {decided} od %Ln besed ({share})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManuscriptPanel</name>
    <message>
        <source>Manuscripts</source>
        <translation>Rokopisi</translation>
    </message>
</context>
<context>
    <name>MergeCommands</name>
    <message>
        <source>Merge project</source>
        <translation>Združi projekt</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>Projekti histnorm (*.histnorm);;Vse datoteke (*)</translation>
    </message>
    <message>
        <source>Comparing with {name}…</source>
        <translation>Primerjanje: {name} …</translation>
    </message>
    <message>
        <source>There is nothing in {name} that this project has not.</source>
        <translation>V {name} ni ničesar, česar ta projekt še nima.</translation>
    </message>
    <message>
        <source>Merging {name}…</source>
        <translation>Združevanje: {name} …</translation>
    </message>
    <message>
        <source>{name} was merged into this project; undo takes all of it back.</source>
        <translation>Projekt {name} je združen s tem projektom; z razveljavitvijo se vse povrne.</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge “{name}”</source>
        <translation>Združi »{name}«</translation>
    </message>
    <message>
        <source>Show only those with…</source>
        <translation>Pokaži samo tiste z …</translation>
    </message>
    <message>
        <source>&amp;Only what is to be decided</source>
        <translation>&amp;Samo še nerešeno</translation>
    </message>
    <message>
        <source>All m&amp;ine</source>
        <translation>Vse &amp;moje</translation>
    </message>
    <message>
        <source>All &amp;theirs</source>
        <translation>Vse &amp;njihovo</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Spori</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Združi</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Moje</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Njihovo</translation>
    </message>
    <message numerus="yes">
        <source>Both have changed the same in %Ln place(s), {left} of them still to be decided. M or ← takes mine, T or → theirs; so does a click on a version.</source>
        <translation>
            <numerusform>Mesta, na katerih sta obe kopiji spremenili isto: %Ln, od tega še nerešena: {left}. M ali ← vzame moje, T ali → njihovo; prav tako klik na različico.</numerusform>
            <numerusform>Mesta, na katerih sta obe kopiji spremenili isto: %Ln, od tega še nerešena: {left}. M ali ← vzame moje, T ali → njihovo; prav tako klik na različico.</numerusform>
            <numerusform>Mesta, na katerih sta obe kopiji spremenili isto: %Ln, od tega še nerešena: {left}. M ali ← vzame moje, T ali → njihovo; prav tako klik na različico.</numerusform>
            <numerusform>Mesta, na katerih sta obe kopiji spremenili isto: %Ln, od tega še nerešena: {left}. M ali ← vzame moje, T ali → njihovo; prav tako klik na različico.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} are shown.</source>
        <translation>Prikazana mesta: {shown}.</translation>
    </message>
    <message>
        <source>Some places are still to be decided</source>
        <translation>Nekatera mesta še niso rešena</translation>
    </message>
</context>
<context>
    <name>MethodsDialog</name>
    <message>
        <source>Copied</source>
        <translation>Kopirano</translation>
    </message>
    <message>
        <source>Save the paragraph and the report</source>
        <translation>Shrani odstavek in poročilo</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Besedilo (*.txt)</translation>
    </message>
    <message>
        <source>Saved: {text}, and beside it the report {report}.</source>
        <translation>Shranjeno: {text}, ob njem poročilo {report}.</translation>
    </message>
    <message>
        <source>Methods paragraph</source>
        <translation>Odstavek o metodah</translation>
    </message>
    <message>
        <source>&amp;About:</source>
        <translation>&amp;O čem:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Jezik:</translation>
    </message>
    <message>
        <source>The manuscript {siglum}</source>
        <translation>Rokopis {siglum}</translation>
    </message>
    <message>
        <source>All manuscripts of the project</source>
        <translation>Vsi rokopisi projekta</translation>
    </message>
    <message>
        <source>Counting the decisions…</source>
        <translation>Štetje odločitev …</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Shrani …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiraj</translation>
    </message>
    <message>
        <source>Saved with it is a report for machines, with settings, versions and checksums, but without a word of your manuscripts. From report and project, the command histnorm reproduce repeats the training.</source>
        <translation>Zraven se shrani poročilo za stroje, z nastavitvami, različicami in kontrolnimi vsotami, a brez ene same besede rokopisov. Iz poročila in projekta ukaz histnorm reproduce ponovi učenje.</translation>
    </message>
</context>
<context>
    <name>ModernizationDelegate</name>
    <message>
        <source>Modernization</source>
        <translation>Modernizacija</translation>
    </message>
</context>
<context>
    <name>NormalizationDelegate</name>
    <message>
        <source>Normalization</source>
        <translation>Normalizacija</translation>
    </message>
</context>
<context>
    <name>NotePanel</name>
    <message>
        <source>Note</source>
        <translation>Opomba</translation>
    </message>
    <message>
        <source>{key} writes a note, Enter keeps it</source>
        <translation>{key} napiše opombo, Enter jo shrani</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Z zastavico</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Izvzeto iz učenja</translation>
    </message>
</context>
<context>
    <name>NothingShown</name>
    <message>
        <source>No word is like that. Choose at the left what is shown</source>
        <translation>Nobena beseda ni taka. Levo izberite, kaj se kaže</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Junicode (comes with histnorm)</source>
        <translation>Junicode (priložena programu histnorm)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Izberi …</translation>
    </message>
</context>
<context>
    <name>OutlookLabel</name>
    <message>
        <source>Outlook</source>
        <translation>Obeti</translation>
    </message>
    <message>
        <source>Counted from how sure the suggestions for the open words are: of ten words at 90%, one will be wrong.</source>
        <translation>Izračunano iz gotovosti predlogov za odprte besede: od desetih besed pri 90 % bo ena napačna.</translation>
    </message>
    <message>
        <source>Ranking the suggestions…</source>
        <translation>Razvrščanje predlogov …</translation>
    </message>
    <message>
        <source>Comparing the spelling with the other manuscripts…</source>
        <translation>Primerjanje zapisa z drugimi rokopisi …</translation>
    </message>
    <message>
        <source>Learning to read like the decided words… {share}</source>
        <translation>Učenje branja iz besed z odločitvijo … {share}</translation>
    </message>
    <message>
        <source>Suggestions from memory alone</source>
        <translation>Predlogi samo iz spomina</translation>
    </message>
    <message numerus="yes">
        <source>hardly any of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>popravek bo potreben pri komaj kateri od %Ln odprte besede</numerusform>
            <numerusform>popravek bo potreben pri komaj kateri od %Ln odprtih besed</numerusform>
            <numerusform>popravek bo potreben pri komaj kateri od %Ln odprtih besed</numerusform>
            <numerusform>popravek bo potreben pri komaj kateri od %Ln odprtih besed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {corrections} of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>popravek bo potreben pri približno {corrections} od %Ln odprte besede</numerusform>
            <numerusform>popravek bo potreben pri približno {corrections} od %Ln odprtih besed</numerusform>
            <numerusform>popravek bo potreben pri približno {corrections} od %Ln odprtih besed</numerusform>
            <numerusform>popravek bo potreben pri približno {corrections} od %Ln odprtih besed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page of the manuscript</source>
        <translation>Stran rokopisa</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Graf</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Nastavitve</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Išči po nastavitvah</translation>
    </message>
    <message>
        <source>No preference has words that begin so.</source>
        <translation>Nobena nastavitev nima besed, ki se začnejo tako.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Ponastavi vse</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ponastavi</translation>
    </message>
    <message>
        <source>Reset: {name}</source>
        <translation>Ponastavi: {name}</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>recognized by the text</source>
        <translation>prepoznan po besedilu</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>datoteka …</translation>
    </message>
    <message>
        <source>Early New High German</source>
        <translation>Zgodnja nova visoka nemščina</translation>
    </message>
    <message>
        <source>Hungarian, older spelling</source>
        <translation>Madžarščina, starejši pravopis</translation>
    </message>
    <message>
        <source>Icelandic, older spelling</source>
        <translation>Islandščina, starejši pravopis</translation>
    </message>
    <message>
        <source>Any language</source>
        <translation>Vsi jeziki</translation>
    </message>
    <message>
        <source>Portuguese, older spelling</source>
        <translation>Portugalščina, starejši pravopis</translation>
    </message>
    <message>
        <source>Slovene, Bohorič alphabet</source>
        <translation>Slovenščina, bohoričica</translation>
    </message>
    <message>
        <source>Slovene, Gaj&apos;s alphabet, older spelling</source>
        <translation>Slovenščina, gajica, starejši pravopis</translation>
    </message>
    <message>
        <source>Spanish, older spelling</source>
        <translation>Španščina, starejši pravopis</translation>
    </message>
    <message>
        <source>Swedish, older spelling</source>
        <translation>Švedščina, starejši pravopis</translation>
    </message>
    <message>
        <source>Language profile</source>
        <translation>Jezikovni profil</translation>
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
        <translation>Nastavitve projekta</translation>
    </message>
    <message>
        <source>These belong to {project} alone and are kept in it. New projects begin with what the preferences say.</source>
        <translation>To pripada samo projektu {project} in je shranjeno v njem. Novi projekti začnejo s tem, kar pravijo nastavitve.</translation>
    </message>
    <message>
        <source>This file is not there any more; the project goes on without it.</source>
        <translation>Te datoteke ni več; projekt se nadaljuje brez nje.</translation>
    </message>
</context>
<context>
    <name>ProposalTableModel</name>
    <message>
        <source>Form</source>
        <translation>Oblika</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Kje</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prej</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Potem</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalizacija</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernizacija</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Opomba</translation>
    </message>
    <message>
        <source>nothing would be left</source>
        <translation>nič ne bi ostalo</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>RecentProjects</name>
    <message>
        <source>&amp;Empty this list</source>
        <translation>Izprazni &amp;seznam</translation>
    </message>
    <message>
        <source>No project was opened yet</source>
        <translation>Noben projekt še ni bil odprt</translation>
    </message>
    <message>
        <source>{name} (no longer there)</source>
        <translation>{name} (ni več tam)</translation>
    </message>
</context>
<context>
    <name>RemarkCommands</name>
    <message>
        <source>This project has no modernization yet: switch it on in the menu Token.</source>
        <translation>Ta projekt še nima modernizacij: vključite jih v meniju Pojavnica.</translation>
    </message>
    <message>
        <source>There is no word after this one.</source>
        <translation>Ta beseda je zadnja.</translation>
    </message>
    <message>
        <source>“{sign}” stands before the next word. Show punctuation (menu View) to join with it.</source>
        <translation>Pred naslednjo besedo je »{sign}«. Za spajanje pokažite ločila (meni Pogled).</translation>
    </message>
    <message>
        <source>Signs without a word cannot be joined.</source>
        <translation>Znakov brez besede ni mogoče spojiti.</translation>
    </message>
    <message>
        <source>Put the caret where the word divides, and split again</source>
        <translation>Postavite kazalko na mesto delitve besede in znova razdelite</translation>
    </message>
    <message>
        <source>“{norm}” is no longer suggested for “{form}”. Undo takes that back</source>
        <translation>»{norm}« se za »{form}« ne predlaga več. To lahko razveljavite</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Replace all</source>
        <translation>Zamenjaj vse</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Spremembe</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln change(s) are made, as one step. Space or a click leaves one out.</source>
        <translation>
            <numerusform>Izvedena bo sprememba: {checked} od %Ln. Preslednica ali klik jo izpusti.</numerusform>
            <numerusform>Izvedene bodo spremembe: {checked} od %Ln, kot en korak. Preslednica ali klik eno izpusti.</numerusform>
            <numerusform>Izvedene bodo spremembe: {checked} od %Ln, kot en korak. Preslednica ali klik eno izpusti.</numerusform>
            <numerusform>Izvedene bodo spremembe: {checked} od %Ln, kot en korak. Preslednica ali klik eno izpusti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {count}</source>
        <translation>Zamenjaj {count}</translation>
    </message>
</context>
<context>
    <name>SafetyController</name>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Ta projekt je odprt samo za branje.</translation>
    </message>
    <message>
        <source>Nothing is written to the file any more</source>
        <translation>V datoteko se ne piše več</translation>
    </message>
    <message>
        <source>For reading only</source>
        <translation>Samo za branje</translation>
    </message>
    <message>
        <source>The project is of the newest kind now; the file as it was is kept as a backup.</source>
        <translation>Projekt ima zdaj najnovejši format; prejšnja datoteka je shranjena kot varnostna kopija.</translation>
    </message>
    <message>
        <source>{user} had this project open and did not close it (a crash?). All decisions are there.</source>
        <translation>Projekt je bil odprt pri uporabniku {user} in ni bil zaprt (sesutje?). Vse odločitve so ohranjene.</translation>
    </message>
    <message>
        <source>This is a backup, as the project was on {time}. It can be read, but not changed.</source>
        <translation>To je varnostna kopija: projekt v stanju z dne {time}. Mogoče jo je brati, ne pa spreminjati.</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only, as it was when it was opened. Nothing can be changed.</source>
        <translation>Projekt »{name}« je odprt samo za branje, v stanju ob odprtju. Ničesar ni mogoče spremeniti.</translation>
    </message>
    <message>
        <source>&amp;Open for editing</source>
        <translation>&amp;Odpri za urejanje</translation>
    </message>
    <message>
        <source>Backups cannot be made now ({reason}). Your decisions are saved all the same.</source>
        <translation>Varnostnih kopij zdaj ni mogoče narediti ({reason}). Vaše odločitve so vseeno shranjene.</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>Naredi &amp;varnostno kopijo</translation>
    </message>
    <message>
        <source>“{name}” is no longer there: it was moved or deleted.</source>
        <translation>Datoteke »{name}« ni več tam: bila je premaknjena ali izbrisana.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{name}” since you opened it. It was not overwritten.</source>
        <translation>Po odprtju je datoteko spremenil drug program ali storitev za usklajevanje map: »{name}«. Datoteka ni bila prepisana.</translation>
    </message>
    <message>
        <source>What you have here is kept as a backup; nothing more can be changed.</source>
        <translation>Tukajšnje stanje je shranjeno kot varnostna kopija; spremembe niso več mogoče.</translation>
    </message>
    <message>
        <source>&amp;Reopen the changed file</source>
        <translation>Znova &amp;odpri spremenjeno datoteko</translation>
    </message>
    <message>
        <source>Save what is here as a &amp;copy…</source>
        <translation>Shrani tukajšnje stanje kot &amp;kopijo…</translation>
    </message>
    <message>
        <source>What you had is kept as a backup; “Merge project…” brings both together.</source>
        <translation>Prejšnje stanje je shranjeno kot varnostna kopija; »Združi projekt…« združi oboje.</translation>
    </message>
    <message>
        <source>Save what is here as a copy</source>
        <translation>Shrani tukajšnje stanje kot kopijo</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>Projekti histnorm (*.histnorm)</translation>
    </message>
</context>
<context>
    <name>SavedLabel</name>
    <message>
        <source>Saved state</source>
        <translation>Stanje shranjevanja</translation>
    </message>
    <message>
        <source>All decisions are saved</source>
        <translation>Vse odločitve so shranjene</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>shranjeno</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Shranjevanje …</translation>
    </message>
    <message>
        <source>Saved {time} · all decisions on disk</source>
        <translation>Shranjeno {time} · vse odločitve na disku</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Išči</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Zamenjaj z</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>Način iskanja</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Poenoteno</translation>
    </message>
    <message>
        <source>ſ = s, u = v, i = j = y, case and marks aside</source>
        <translation>ſ = s, u = v, i = j = y, ne glede na velikost črk in znamenja</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Dobesedno</translation>
    </message>
    <message>
        <source>The characters as they are typed</source>
        <translation>Znaki, kot so vtipkani</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regularni izraz</translation>
    </message>
    <message>
        <source>Groups of it may be named in the replacement: \1</source>
        <translation>Njegove skupine je mogoče navesti v zamenjavi: \1</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Razlikuj velike in male črke</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Samo cele besede</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Prejšnji zadetek (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Naslednji zadetek (Enter)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Zapri (Escape)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zamenjaj</translation>
    </message>
    <message>
        <source>Replace &amp;all…</source>
        <translation>Zamenjaj &amp;vse…</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Oblike</translation>
    </message>
    <message>
        <source>Normalizations</source>
        <translation>Normalizacije</translation>
    </message>
    <message>
        <source>Decided ones: a suggestion is nobody&apos;s word yet</source>
        <translation>Z odločitvijo: predlog še ni ničija odločitev</translation>
    </message>
    <message>
        <source>Modernizations</source>
        <translation>Modernizacije</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Opombe</translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} od {found}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln zadetek</numerusform>
            <numerusform>%Ln zadetka</numerusform>
            <numerusform>%Ln zadetki</numerusform>
            <numerusform>%Ln zadetkov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) too long for this pattern left out</source>
        <translation>
            <numerusform>izpuščeno %Ln besedilo, predolgo za ta vzorec</numerusform>
            <numerusform>izpuščeni %Ln besedili, predolgi za ta vzorec</numerusform>
            <numerusform>izpuščena %Ln besedila, predolga za ta vzorec</numerusform>
            <numerusform>izpuščenih %Ln besedil, predolgih za ta vzorec</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchController</name>
    <message>
        <source>There is nothing to replace: forms are never changed.</source>
        <translation>Ni česa zamenjati: oblike se nikoli ne spremenijo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replaced. Undo takes all of it back</source>
        <translation>
            <numerusform>%Ln zamenjava. Vse lahko razveljavite</numerusform>
            <numerusform>%Ln zamenjavi. Vse lahko razveljavite</numerusform>
            <numerusform>%Ln zamenjave. Vse lahko razveljavite</numerusform>
            <numerusform>%Ln zamenjav. Vse lahko razveljavite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent projects</source>
        <translation>Nedavni projekti</translation>
    </message>
    <message>
        <source>no longer there: {folder}</source>
        <translation>ni več tam: {folder}</translation>
    </message>
    <message>
        <source>Take out of this list; the file stays</source>
        <translation>Odstrani s seznama; datoteka ostane</translation>
    </message>
    <message>
        <source>Take {name} out of this list</source>
        <translation>Odstrani {name} s seznama</translation>
    </message>
</context>
<context>
    <name>Stepping</name>
    <message>
        <source>Taken back: {step}</source>
        <translation>Razveljavljeno: {step}</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Ponovljeno: {step}</translation>
    </message>
</context>
<context>
    <name>SuggestionPanel</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidati</translation>
    </message>
    <message>
        <source>The same form elsewhere</source>
        <translation>Ista oblika drugje</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Kaj bere model</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Predlogi</translation>
    </message>
    <message>
        <source>{count}× in {siglum}</source>
        <translation>{count}× v {siglum}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>vrstica {line}</translation>
    </message>
    <message>
        <source>{count}× decided in others</source>
        <translation>{count}× odločeno v drugih</translation>
    </message>
    <message>
        <source>Forget “{norm}”</source>
        <translation>Pozabi »{norm}«</translation>
    </message>
</context>
<context>
    <name>TeachingCommands</name>
    <message>
        <source>Save model for other projects</source>
        <translation>Shrani model za druge projekte</translation>
    </message>
    <message>
        <source>Models for other projects (*.tagger);;All files (*)</source>
        <translation>Modeli za druge projekte (*.tagger);;Vse datoteke (*)</translation>
    </message>
    <message>
        <source>The model is in {name}; choose it in the settings of another project.</source>
        <translation>Model je v {name}; izberite ga v nastavitvah drugega projekta.</translation>
    </message>
    <message>
        <source>Making a model for other projects…</source>
        <translation>Nastaja model za druge projekte …</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Stran</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Oboje</translation>
    </message>
    <message numerus="yes">
        <source>{decided} of %Ln word(s) decided</source>
        <translation>
            <numerusform>z odločitvijo {decided} od %Ln besede</numerusform>
            <numerusform>z odločitvijo {decided} od %Ln besed</numerusform>
            <numerusform>z odločitvijo {decided} od %Ln besed</numerusform>
            <numerusform>z odločitvijo {decided} od %Ln besed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenCommands</name>
    <message>
        <source>All other words of this form are decided so.</source>
        <translation>Vse druge besede te oblike so odločene tako.</translation>
    </message>
</context>
<context>
    <name>TokenTableModel</name>
    <message>
        <source>Line</source>
        <translation>Vrstica</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Oblika</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Poravnava</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalizacija</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernizacija</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stanje</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Gotovost</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Opomba</translation>
    </message>
</context>
<context>
    <name>TokenTableView</name>
    <message>
        <source>Tokens of the manuscript</source>
        <translation>Pojavnice rokopisa</translation>
    </message>
</context>
<context>
    <name>TourHint</name>
    <message>
        <source>Back</source>
        <translation>Nazaj</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Končaj ogled</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} od {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Naprej</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Začni</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Progress of the training</source>
        <translation>Napredek učenja</translation>
    </message>
    <message>
        <source>Cancel training</source>
        <translation>Prekliči učenje</translation>
    </message>
    <message>
        <source>Training version {version} of {siglum}</source>
        <translation>Učenje različice {version} za {siglum}</translation>
    </message>
    <message>
        <source>held out {accuracy}</source>
        <translation>zadržane: {accuracy}</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Modela še ni</translation>
    </message>
    <message>
        <source>Version {version} of {siglum}</source>
        <translation>Različica {version} za {siglum}</translation>
    </message>
    <message>
        <source>goes on from version {version}, with what was decided since</source>
        <translation>izhaja iz različice {version}, z vsem, kar je bilo odločeno odtlej</translation>
    </message>
    <message>
        <source>Retrain once {count} words are decided</source>
        <translation>Učenje je mogoče od {count} besed z odločitvijo naprej</translation>
    </message>
    <message>
        <source>Enough is decided: retrain to get the first one</source>
        <translation>Odločitev je dovolj: učenje da prvega</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>nalaganje …</translation>
    </message>
    <message>
        <source>aligning…</source>
        <translation>poravnavanje …</translation>
    </message>
    <message>
        <source>reading the manuscript…</source>
        <translation>branje rokopisa …</translation>
    </message>
    <message>
        <source>version {version} in the project file could not be read</source>
        <translation>različice {version} v projektni datoteki ni bilo mogoče prebrati</translation>
    </message>
    <message>
        <source>computed on the CPU</source>
        <translation>izračunano na CPU</translation>
    </message>
    <message>
        <source>accuracy is measured from 100 decided words on</source>
        <translation>točnost se meri od 100 besed z odločitvijo naprej</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions</source>
        <translation>pravilno pri {now} zadržanih odločitev</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions (version {version}: {before})</source>
        <translation>pravilno pri {now} zadržanih odločitev (različica {version}: {before})</translation>
    </message>
</context>
<context>
    <name>VersionCurve</name>
    <message>
        <source>Learning curve over all versions</source>
        <translation>Krivulja učenja za vse različice</translation>
    </message>
    <message>
        <source>version {version}: {share} of held-out decisions right</source>
        <translation>različica {version}: pravilno {share} zadržanih odločitev</translation>
    </message>
    <message>
        <source>version {version}, going on from {base}: {share} of held-out decisions right</source>
        <translation>različica {version}, iz različice {base}: pravilno {share} zadržanih odločitev</translation>
    </message>
</context>
<context>
    <name>Workplace</name>
    <message>
        <source>No manuscript yet</source>
        <translation>Rokopisa še ni</translation>
    </message>
    <message>
        <source>Import a transcription, such as running text, a table with forms and normalizations, or TEI; or drop its file here.</source>
        <translation>Uvozite prepis, na primer tekoče besedilo, tabelo z oblikami in normalizacijami ali TEI; ali pa datoteko povlecite sem.</translation>
    </message>
    <message>
        <source>Every word is decided. Export the manuscript</source>
        <translation>Vse besede imajo odločitev. Izvozite rokopis</translation>
    </message>
    <message>
        <source>Version {version} of {siglum} is trained: its suggestions are shown now.</source>
        <translation>Različica {version} za {siglum} je naučena: zdaj so prikazani njeni predlogi.</translation>
    </message>
    <message>
        <source>A training is under way; cancel it first</source>
        <translation>Učenje že poteka; najprej ga prekličite</translation>
    </message>
    <message>
        <source>There is no manuscript to learn from yet</source>
        <translation>Ni še rokopisa, iz katerega bi se učilo</translation>
    </message>
    <message>
        <source>Nothing is learned in a project that is open for reading only</source>
        <translation>V projektu, ki je odprt samo za branje, se nič ne uči</translation>
    </message>
    <message>
        <source>Retrain</source>
        <translation>Znova uči</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Razveljavi</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Razveljavi: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Uveljavi</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>&amp;Uveljavi: {step}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datoteka</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nov projekt…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>&amp;Odpri projekt…</translation>
    </message>
    <message>
        <source>Recent pro&amp;jects</source>
        <translation>Nedavni pro&amp;jekti</translation>
    </message>
    <message>
        <source>Open the e&amp;xample</source>
        <translation>Odpri p&amp;rimer</translation>
    </message>
    <message>
        <source>&amp;Import manuscript…</source>
        <translation>&amp;Uvozi rokopis…</translation>
    </message>
    <message>
        <source>&amp;Export manuscript…</source>
        <translation>&amp;Izvozi rokopis…</translation>
    </message>
    <message>
        <source>&amp;Remove manuscript</source>
        <translation>Od&amp;strani rokopis</translation>
    </message>
    <message>
        <source>Project &amp;settings…</source>
        <translation>Nastavitve &amp;projekta…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Varnostne kopije…</translation>
    </message>
    <message>
        <source>&amp;Merge project…</source>
        <translation>Z&amp;druži projekt…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>&amp;Zapri projekt</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Nas&amp;tavitve…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Iz&amp;hod</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Uredi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Razveljavi</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Uveljavi</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Zgodovina</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Najdi…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Na&amp;slednji zadetek</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>&amp;Prejšnji zadetek</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>Za&amp;menjaj…</translation>
    </message>
    <message>
        <source>Insert a &amp;character…</source>
        <translation>&amp;Vstavi znak…</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Pojavnica</translation>
    </message>
    <message>
        <source>&amp;Accept and go on</source>
        <translation>&amp;Sprejmi in nadaljuj</translation>
    </message>
    <message>
        <source>Accept a&amp;ll of this form…</source>
        <translation>Sprejmi &amp;vse s to obliko…</translation>
    </message>
    <message>
        <source>&amp;Edit the normalization</source>
        <translation>&amp;Uredi normalizacijo</translation>
    </message>
    <message>
        <source>Take the &amp;form as it is</source>
        <translation>Prevzemi &amp;obliko nespremenjeno</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>Znova o&amp;dpri</translation>
    </message>
    <message>
        <source>Next &amp;open word</source>
        <translation>&amp;Naslednja odprta beseda</translation>
    </message>
    <message>
        <source>Least certain &amp;word</source>
        <translation>Na&amp;jmanj gotova beseda</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>Napiši opom&amp;bo</translation>
    </message>
    <message>
        <source>Flag (or &amp;take the flag away)</source>
        <translation>Dodaj (ali odstrani) &amp;zastavico</translation>
    </message>
    <message>
        <source>Do not learn from this (or learn a&amp;gain)</source>
        <translation>Ne uči se iz &amp;tega (ali spet uči)</translation>
    </message>
    <message>
        <source>Right as it is: no second loo&amp;k</source>
        <translation>P&amp;ravilno tako: brez ponovnega pregleda</translation>
    </message>
    <message>
        <source>Forget t&amp;his suggestion</source>
        <translation>Pozabi ta pred&amp;log</translation>
    </message>
    <message>
        <source>&amp;Join with the next token</source>
        <translation>Spoji z n&amp;aslednjo pojavnico</translation>
    </message>
    <message>
        <source>&amp;Split at the caret, or take a join apart</source>
        <translation>Razd&amp;eli pri kazalki ali razdruži spoj</translation>
    </message>
    <message>
        <source>Edit the &amp;modernization</source>
        <translation>Uredi &amp;modernizacijo</translation>
    </message>
    <message>
        <source>This &amp;project has modernizations</source>
        <translation>Ta projekt &amp;ima modernizacije</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Po&amp;gled</translation>
    </message>
    <message>
        <source>Show &amp;punctuation</source>
        <translation>Pokaži &amp;ločila</translation>
    </message>
    <message>
        <source>Only words of this &amp;form</source>
        <translation>Samo besede te &amp;oblike</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Večje besedilo</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Manjše besedilo</translation>
    </message>
    <message>
        <source>Text of &amp;usual size</source>
        <translation>Običa&amp;jna velikost besedila</translation>
    </message>
    <message>
        <source>Go to the list of &amp;manuscripts</source>
        <translation>Pojdi na seznam &amp;rokopisov</translation>
    </message>
    <message>
        <source>Go to the f&amp;ilters</source>
        <translation>Pojdi na &amp;filtre</translation>
    </message>
    <message>
        <source>Go to the &amp;text</source>
        <translation>Pojdi &amp;na besedilo</translation>
    </message>
    <message>
        <source>Show the text &amp;as</source>
        <translation>Pokaži &amp;besedilo kot</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabela</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Stran</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Oboje</translation>
    </message>
    <message>
        <source>&amp;Direction of the writing</source>
        <translation>Smer &amp;pisave</translation>
    </message>
    <message>
        <source>By the &amp;content</source>
        <translation>Po &amp;vsebini</translation>
    </message>
    <message>
        <source>From &amp;left to right</source>
        <translation>Z &amp;leve na desno</translation>
    </message>
    <message>
        <source>From &amp;right to left</source>
        <translation>Z &amp;desne na levo</translation>
    </message>
    <message>
        <source>Take &amp;candidate</source>
        <translation>Izberi &amp;kandidata</translation>
    </message>
    <message>
        <source>Take candidate &amp;{number}</source>
        <translation>Izberi kandidata &amp;{number}</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Uč&amp;enje</translation>
    </message>
    <message>
        <source>&amp;Retrain</source>
        <translation>&amp;Znova uči</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>&amp;Prekliči učenje</translation>
    </message>
    <message>
        <source>Retrain &amp;automatically</source>
        <translation>Znova uči &amp;samodejno</translation>
    </message>
    <message>
        <source>&amp;Save model for other projects…</source>
        <translation>Shrani model za &amp;druge projekte…</translation>
    </message>
    <message>
        <source>Results of &amp;evaluations…</source>
        <translation>Rezultati &amp;vrednotenj…</translation>
    </message>
    <message>
        <source>&amp;Methods paragraph…</source>
        <translation>Odstavek o &amp;metodah…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Po&amp;moč</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>P&amp;riročnik</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Najdi dejanje…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tipke…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Ogled okna</translation>
    </message>
    <message>
        <source>&amp;About histnorm</source>
        <translation>O &amp;programu histnorm</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>{key} accept and go on</source>
        <translation>{key} sprejmi in nadaljuj</translation>
    </message>
    <message>
        <source>type to correct</source>
        <translation>tipkajte za popravek</translation>
    </message>
    <message>
        <source>{key} take the form</source>
        <translation>{key} prevzemi obliko</translation>
    </message>
    <message>
        <source>{key} next open word</source>
        <translation>{key} naslednja odprta beseda</translation>
    </message>
    <message>
        <source>{key} find an action</source>
        <translation>{key} najdi dejanje</translation>
    </message>
    <message>
        <source>{key} all keys</source>
        <translation>{key} vse tipke</translation>
    </message>
    <message>
        <source>{first}–{last} take that candidate</source>
        <translation>{first}–{last} izberi kandidata</translation>
    </message>
</context>
<context>
    <name>memory</name>
    <message>
        <source>“{path}” needs about {needed} of memory, and {free} are free. Read it all the same?</source>
        <translation>Datoteka »{path}« potrebuje približno {needed} pomnilnika, prostih pa je {free}. Naj se vseeno prebere?</translation>
    </message>
    <message>
        <source>The computer may become very slow, and the system may end programs, this one too. What is in your project is safe. It is better to close other programs first, or to divide the file.</source>
        <translation>Računalnik lahko postane zelo počasen, sistem pa lahko zapre programe, tudi tega. Kar je v vašem projektu, je varno. Bolje je, da najprej zaprete druge programe ali razdelite datoteko.</translation>
    </message>
    <message>
        <source>&amp;Read all the same</source>
        <translation>Vseeno &amp;preberi</translation>
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
        <translation>Zdi se, da je kodiranje {found}.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Datoteke »{path}« ni.</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Please choose a file.</source>
        <translation>»{path}« je mapa. Izberite datoteko.</translation>
    </message>
    <message>
        <source>The file “{path}” is empty.</source>
        <translation>Datoteka »{path}« je prazna.</translation>
    </message>
    <message>
        <source>“{path}” is no text: line {line} has zero bytes, control characters or endless signs in it. histnorm reads texts, tables and XML of the formats in the manual.</source>
        <translation>»{path}« ni besedilo: v vrstici {line} so ničelni bajti, krmilni znaki ali neskončna zaporedja znakov. Program histnorm bere besedila, tabele in XML v formatih iz priročnika.</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} cannot be read. Please choose another encoding, or save the file as UTF-8 and try again.</source>
        <translation>»{path}« ni kodirano kot {encoding}: vrstice {line} ni mogoče prebrati. Izberite drugo kodiranje ali shranite datoteko kot UTF-8 in poskusite znova.</translation>
    </message>
    <message>
        <source>There is no encoding called {encoding}.</source>
        <translation>Kodiranja z imenom {encoding} ni.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {largest} MB, more than a project can hold. Please divide it.</source>
        <translation>»{path}« presega {largest} MB, to je več, kot lahko sprejme projekt. Razdelite datoteko.</translation>
    </message>
    <message>
        <source>Reading “{path}” takes about {needed} MB of memory, and {free} MB are free. Please close other programs, or divide the file.</source>
        <translation>Branje datoteke »{path}« potrebuje približno {needed} MB pomnilnika, prostih pa je {free} MB. Zaprite druge programe ali razdelite datoteko.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}</source>
        <translation>»{path}« ni mogoče prebrati: {reason}</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}</source>
        <translation>»{path}« ni mogoče zapisati: {reason}</translation>
    </message>
    <message>
        <source>There are no words in “{path}”.</source>
        <translation>V »{path}« ni besed.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: found {found} columns where {expected} are needed (form, normalization).</source>
        <translation>»{path}«, vrstica {line}: število stolpcev je {found}, potrebno pa {expected} (oblika, normalizacija).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not well-formed XML ({reason}).</source>
        <translation>»{path}«, vrstica {line}: to ni dobro oblikovan XML ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: the file declares entities of its own, which histnorm does not expand.</source>
        <translation>»{path}«, vrstica {line}: datoteka deklarira lastne entitete, ki jih histnorm ne razširja.</translation>
    </message>
    <message>
        <source>“{path}” is XML of a kind that histnorm does not know (root element “{found}”).</source>
        <translation>»{path}« je vrsta XML, ki je histnorm ne pozna (korenski element »{found}«).</translation>
    </message>
    <message>
        <source>There is no “{option}” in this file; there are: {known}.</source>
        <translation>V tej datoteki ni »{option}«; na voljo so: {known}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written in the chosen format: {reason}. Please choose another.</source>
        <translation>»{path}« ni mogoče zapisati v izbranem formatu: {reason}. Izberite drugega.</translation>
    </message>
    <message>
        <source>“{path}” is read in another way now than when it was imported: {found} tokens instead of {expected}. The normalizations cannot be put into it; please export a table or the text instead.</source>
        <translation>»{path}« se zdaj bere drugače kot ob uvozu: število pojavnic je {found} namesto {expected}. Normalizacij ni mogoče vstaviti; namesto tega izvozite tabelo ali besedilo.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Nothing was changed; please close other programs and try again.</source>
        <translation>Za to ni dovolj pomnilnika. Nič ni bilo spremenjeno; zaprite druge programe in poskusite znova.</translation>
    </message>
    <message>
        <source>The encoding of “{path}” ({encoding}) has no {characters}. Please save the file as UTF-8 and import it again.</source>
        <translation>Kodiranje datoteke »{path}« ({encoding}) ne vsebuje {characters}. Shranite datoteko kot UTF-8 in jo znova uvozite.</translation>
    </message>
    <message>
        <source>The table “{path}” has no column “{missing}”.</source>
        <translation>Tabela »{path}« nima stolpca »{missing}«.</translation>
    </message>
    <message>
        <source>There is already a file “{path}”. Nothing was changed.</source>
        <translation>Datoteka »{path}« že obstaja. Nič ni bilo spremenjeno.</translation>
    </message>
    <message>
        <source>“{path}” is not a histnorm project.</source>
        <translation>»{path}« ni projekt histnorm.</translation>
    </message>
    <message>
        <source>“{path}” was made by a newer histnorm (version {found} of the project file; this program knows {supported}). Please update histnorm. Nothing was changed.</source>
        <translation>»{path}« je naredil novejši histnorm (različica projektne datoteke {found}; ta program pozna {supported}). Posodobite histnorm. Nič ni bilo spremenjeno.</translation>
    </message>
    <message>
        <source>“{path}” is write-protected, so that decisions could not be saved. Nothing was changed.</source>
        <translation>»{path}« je zaščiteno pred pisanjem, zato odločitev ne bi bilo mogoče shraniti. Nič ni bilo spremenjeno.</translation>
    </message>
    <message>
        <source>The project “{path}” is damaged: {reason}. It was not changed; please go back to a copy.</source>
        <translation>Projekt »{path}« je poškodovan: {reason}. Ni bil spremenjen; vrnite se na kopijo.</translation>
    </message>
    <message>
        <source>“{path}” is open elsewhere: {holder}.</source>
        <translation>Projekt »{path}« je odprt drugje: {holder}.</translation>
    </message>
    <message>
        <source>Saving to “{path}” failed: {reason}. The last step was taken back; everything before it is safe.</source>
        <translation>Shranjevanje v »{path}« ni uspelo: {reason}. Zadnji korak je bil preklican; vse pred njim je varno.</translation>
    </message>
    <message>
        <source>There is already a manuscript “{siglum}” in this project.</source>
        <translation>V tem projektu že obstaja rokopis »{siglum}«.</translation>
    </message>
    <message>
        <source>Please give the manuscript a siglum (a short name).</source>
        <translation>Rokopisu dajte siglo (kratko ime).</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}”; there are: {known}.</source>
        <translation>Rokopisa »{siglum}« ni; na voljo so: {known}.</translation>
    </message>
    <message>
        <source>Please say which manuscript: {known}.</source>
        <translation>Navedite, kateri rokopis: {known}.</translation>
    </message>
    <message>
        <source>There is no model yet for “{siglum}”.</source>
        <translation>Za »{siglum}« še ni modela.</translation>
    </message>
    <message>
        <source>A model needs at least {needed} decided words to learn from; there are {found} so far.</source>
        <translation>Model za učenje potrebuje vsaj {needed} besed z odločitvijo; doslej jih je {found}.</translation>
    </message>
    <message>
        <source>The graphics processor chosen in the preferences ({device}) is not there any more. The CPU does its work.</source>
        <translation>Grafičnega procesorja, izbranega v nastavitvah ({device}), ni več. Namesto njega računa procesor (CPU).</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) failed: {reason}. The CPU did the rest; nothing is lost.</source>
        <translation>Grafični procesor ({device}) je odpovedal: {reason}. Preostalo je izračunal procesor (CPU); nič ni izgubljeno.</translation>
    </message>
    <message>
        <source>The word list of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>Seznama besed tega projekta, »{path}«, ni več. Predlogi nastajajo brez njega. Drugega lahko izberete z Datoteka &gt; Nastavitve projekta.</translation>
    </message>
    <message>
        <source>The model of other texts of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>Modela iz drugih besedil tega projekta, »{path}«, ni več. Predlogi nastajajo brez njega. Drugega lahko izberete z Datoteka &gt; Nastavitve projekta.</translation>
    </message>
    <message>
        <source>“{path}” is no model, or a damaged one: {reason}. Retrain to make a new one.</source>
        <translation>»{path}« ni model ali pa je poškodovan: {reason}. Za novega znova zaženite učenje.</translation>
    </message>
    <message>
        <source>The model “{path}” does not fit this program: {reason}.</source>
        <translation>Model »{path}« ne ustreza temu programu: {reason}.</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) does not compute what the CPU does; the CPU did its work.</source>
        <translation>Grafični procesor ({device}) ne izračuna istega kot procesor (CPU); računal je procesor.</translation>
    </message>
    <message>
        <source>The model of other texts “{path}” cannot be used: {reason}. The suggestions are made without it.</source>
        <translation>Modela iz drugih besedil »{path}« ni mogoče uporabiti: {reason}. Predlogi nastajajo brez njega.</translation>
    </message>
    <message>
        <source>A model for other projects can be made where there is a profile of the language; there are profiles of: {known}.</source>
        <translation>Model za druge projekte je mogoč le, kjer obstaja profil jezika; obstajajo profili za: {known}.</translation>
    </message>
    <message>
        <source>“{path}” has no normalizations to learn from.</source>
        <translation>V »{path}« ni normalizacij, iz katerih bi se bilo mogoče učiti.</translation>
    </message>
    <message>
        <source>There is no system “{system}”; there are: {known}.</source>
        <translation>Sistema »{system}« ni; na voljo so: {known}.</translation>
    </message>
    <message>
        <source>The system “{system}” needs the package {package}, which is not installed.</source>
        <translation>Sistem »{system}« potrebuje paket {package}, ki ni nameščen.</translation>
    </message>
    <message>
        <source>There is no folder “{path}”.</source>
        <translation>Mape »{path}« ni.</translation>
    </message>
    <message>
        <source>“{path}” holds something other than results.</source>
        <translation>V »{path}« je nekaj drugega kot rezultati.</translation>
    </message>
    <message>
        <source>There are no manuscripts in “{path}”.</source>
        <translation>V »{path}« ni rokopisov.</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}” in “{path}”; there are: {known}.</source>
        <translation>Rokopisa »{siglum}« v »{path}« ni; na voljo so: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is no line of results.</source>
        <translation>»{path}«, vrstica {line}: to ni vrstica z rezultati.</translation>
    </message>
    <message>
        <source>There is no language profile “{language}”; there are: {known}.</source>
        <translation>Jezikovnega profila »{language}« ni; na voljo so: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not TOML ({reason}).</source>
        <translation>»{path}«, vrstica {line}: to ni TOML ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: a language profile has no entry “{entry}”; there are: {known}.</source>
        <translation>»{path}«, vrstica {line}: jezikovni profil nima vnosa »{entry}«; na voljo so: {known}.</translation>
    </message>
    <message>
        <source>The language profile “{path}” has no entry “{entry}”.</source>
        <translation>Jezikovni profil »{path}« nima vnosa »{entry}«.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” cannot be understood in “{entry}”.</source>
        <translation>»{path}«, vrstica {line}: »{value}« v »{entry}« ni razumljivo.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” has a condition that is not known: “{value}”. Besides letters there are the classes {known}.</source>
        <translation>»{path}«, vrstica {line}: »{entry}« ima neznan pogoj: »{value}«. Poleg črk so na voljo razredi {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” does not say what holds when no condition does. Please add a line that begins with “always” or “otherwise”.</source>
        <translation>»{path}«, vrstica {line}: »{entry}« ne pove, kaj velja, kadar ni izpolnjen noben pogoj. Dodajte vrstico, ki se začne z »always« ali »otherwise«.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” is in “{entry}” twice.</source>
        <translation>»{path}«, vrstica {line}: »{value}« je v »{entry}« dvakrat.</translation>
    </message>
    <message>
        <source>no second column</source>
        <translation>ni drugega stolpca</translation>
    </message>
    <message>
        <source>no form in the first column</source>
        <translation>v prvem stolpcu ni oblike</translation>
    </message>
    <message>
        <source>more columns than in the other rows</source>
        <translation>več stolpcev kot v drugih vrsticah</translation>
    </message>
    <message>
        <source>Line {line}: {why}: {text}</source>
        <translation>Vrstica {line}: {why}: {text}</translation>
    </message>
    <message>
        <source>The region {text} is not in the reading order of its page; it follows at the end.</source>
        <translation>Območja {text} ni v bralnem vrstnem redu strani; dodano je na koncu.</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Branje datoteke</translation>
    </message>
    <message>
        <source>Waiting until the project is checked</source>
        <translation>Čakanje na preverjanje projekta</translation>
    </message>
    <message>
        <source>Checking the XML</source>
        <translation>Preverjanje XML</translation>
    </message>
    <message>
        <source>Looking at how it is built</source>
        <translation>Ugotavljanje zgradbe</translation>
    </message>
    <message>
        <source>Finding the words</source>
        <translation>Iskanje besed</translation>
    </message>
    <message>
        <source>Collecting the decisions</source>
        <translation>Zbiranje odločitev</translation>
    </message>
    <message>
        <source>Writing into the project</source>
        <translation>Zapisovanje v projekt</translation>
    </message>
    <message>
        <source>Collecting the words</source>
        <translation>Zbiranje besed</translation>
    </message>
    <message>
        <source>Loading the words</source>
        <translation>Nalaganje besed</translation>
    </message>
    <message>
        <source>Putting the normalizations in</source>
        <translation>Vstavljanje normalizacij</translation>
    </message>
    <message>
        <source>Making a backup</source>
        <translation>Izdelava varnostne kopije</translation>
    </message>
    <message>
        <source>Reading the other copy</source>
        <translation>Branje druge kopije</translation>
    </message>
    <message>
        <source>Comparing manuscripts</source>
        <translation>Primerjanje rokopisov</translation>
    </message>
    <message>
        <source>Writing what was merged</source>
        <translation>Zapisovanje združenega</translation>
    </message>
    <message>
        <source>Comparing the spelling with the normalizations</source>
        <translation>Primerjanje zapisov z normalizacijami</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Učenje</translation>
    </message>
    <message>
        <source>open</source>
        <translation>odprto</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>sprejeto</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>popravljeno</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Gotovo</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Verjetno</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Negotovo</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Ugibanje</translation>
    </message>
    <message>
        <source>Table: form, tab, normalization (TSV)</source>
        <translation>Tabela: oblika, tabulator, normalizacija (TSV)</translation>
    </message>
    <message>
        <source>Word list: one form a line</source>
        <translation>Seznam besed: ena oblika na vrstico</translation>
    </message>
    <message>
        <source>Running text</source>
        <translation>Tekoče besedilo</translation>
    </message>
    <message>
        <source>Table with chosen columns (CSV, TSV)</source>
        <translation>Tabela z izbranimi stolpci (CSV, TSV)</translation>
    </message>
    <message>
        <source>Spreadsheet (xlsx)</source>
        <translation>Preglednica (xlsx)</translation>
    </message>
    <message>
        <source>DTA-CAB (text)</source>
        <translation>DTA-CAB (besedilo)</translation>
    </message>
    <message>
        <source>CorA (transcription)</source>
        <translation>CorA (prepis)</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>Stolpce ločuje</translation>
    </message>
    <message>
        <source>Quotation marks around cells</source>
        <translation>Narekovaji okoli celic</translation>
    </message>
    <message>
        <source>Comment lines begin with</source>
        <translation>Vrstice s komentarji se začnejo z</translation>
    </message>
    <message>
        <source>Line with the names of the columns</source>
        <translation>Vrstica z imeni stolpcev</translation>
    </message>
    <message>
        <source>Column of the form</source>
        <translation>Stolpec z obliko</translation>
    </message>
    <message>
        <source>Column of the normalization</source>
        <translation>Stolpec z normalizacijo</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>List</translation>
    </message>
    <message>
        <source>Key of the normalization (MISC)</source>
        <translation>Ključ normalizacije (MISC)</translation>
    </message>
    <message>
        <source>Layer and feature of the normalization</source>
        <translation>Sloj in lastnost normalizacije</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Beri</translation>
    </message>
    <message>
        <source>Mark words up with</source>
        <translation>Besede označi z</translation>
    </message>
    <message>
        <source>Layer of the form</source>
        <translation>Sloj oblike</translation>
    </message>
    <message>
        <source>Words without a normalization are</source>
        <translation>Besede brez normalizacije so</translation>
    </message>
    <message>
        <source>Layer of the normalization</source>
        <translation>Sloj normalizacije</translation>
    </message>
    <message>
        <source>Words divided at line ends are</source>
        <translation>Besede, deljene na koncu vrstice, so</translation>
    </message>
    <message>
        <source>Automatic normalizations are</source>
        <translation>Samodejne normalizacije so</translation>
    </message>
    <message>
        <source>Type of the tokens</source>
        <translation>Vrsta pojavnic</translation>
    </message>
    <message>
        <source>Feature of the normalization</source>
        <translation>Lastnost normalizacije</translation>
    </message>
    <message>
        <source>Tier of the form</source>
        <translation>Plast (tier) oblike</translation>
    </message>
    <message>
        <source>Tier of the normalization</source>
        <translation>Plast (tier) normalizacije</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Spomin</translation>
    </message>
    <message>
        <source>bi-LSTM</source>
        <translation>bi-LSTM</translation>
    </message>
    <message>
        <source>bi-LSTM, multi-task</source>
        <translation>bi-LSTM, večopravilno</translation>
    </message>
    <message>
        <source>encoder-decoder</source>
        <translation>kodirnik-dekodirnik</translation>
    </message>
    <message>
        <source>accept “{subject}”</source>
        <translation>sprejem »{subject}«</translation>
    </message>
    <message>
        <source>accept {count}× “{subject}”</source>
        <translation>sprejem {count}× »{subject}«</translation>
    </message>
    <message>
        <source>correct “{subject}”</source>
        <translation>popravek »{subject}«</translation>
    </message>
    <message>
        <source>keep “{subject}”</source>
        <translation>ohranitev »{subject}«</translation>
    </message>
    <message>
        <source>reopen “{subject}”</source>
        <translation>vnovično odprtje »{subject}«</translation>
    </message>
    <message>
        <source>import of {subject}</source>
        <translation>uvoz: {subject}</translation>
    </message>
    <message>
        <source>removal of {subject}</source>
        <translation>odstranitev: {subject}</translation>
    </message>
    <message>
        <source>note on “{subject}”</source>
        <translation>opomba k »{subject}«</translation>
    </message>
    <message>
        <source>flag on “{subject}”</source>
        <translation>zastavica pri »{subject}«</translation>
    </message>
    <message>
        <source>learning from “{subject}”</source>
        <translation>učenje iz »{subject}«</translation>
    </message>
    <message>
        <source>second look at “{subject}”</source>
        <translation>ponovni pregled »{subject}«</translation>
    </message>
    <message>
        <source>modernize “{subject}”</source>
        <translation>modernizacija »{subject}«</translation>
    </message>
    <message>
        <source>join “{subject}”</source>
        <translation>spojitev »{subject}«</translation>
    </message>
    <message>
        <source>take “{subject}” apart</source>
        <translation>razdružitev »{subject}«</translation>
    </message>
    <message>
        <source>replace {subject} ({count}×)</source>
        <translation>zamenjava {subject} ({count}×)</translation>
    </message>
    <message>
        <source>forget {subject}</source>
        <translation>pozabljeno: {subject}</translation>
    </message>
    <message>
        <source>merging of {subject}</source>
        <translation>združitev: {subject}</translation>
    </message>
    <message>
        <source>{count} decisions</source>
        <translation>odločitve: {count}</translation>
    </message>
    <message>
        <source>{count} s left</source>
        <translation>še {count} s</translation>
    </message>
    <message>
        <source>{count} min left</source>
        <translation>še {count} min</translation>
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
        <translation>{count}× tako odločeno pri podobnem zapisu</translation>
    </message>
    <message>
        <source>a common word that is often spelled so</source>
        <translation>pogosta beseda, ki se pogosto piše tako</translation>
    </message>
    <message>
        <source>in the word list</source>
        <translation>je na seznamu besed</translation>
    </message>
    <message>
        <source>fits the words around it</source>
        <translation>se ujema z okoliškimi besedami</translation>
    </message>
    <message>
        <source>read so by the network</source>
        <translation>tako bere mreža</translation>
    </message>
    <message>
        <source>the form as it is</source>
        <translation>oblika, kot je</translation>
    </message>
    <message>
        <source>decided here {count}×</source>
        <translation>tu odločeno {count}×</translation>
    </message>
    <message>
        <source>decided here {count}×, otherwise {rest}×</source>
        <translation>tu {count}× odločeno tako, {rest}× drugače</translation>
    </message>
    <message>
        <source>so in the other manuscript</source>
        <translation>tako v drugem rokopisu</translation>
    </message>
    <message>
        <source>so in {count} of {total} other manuscripts</source>
        <translation>tako v {count} od {total} drugih rokopisov</translation>
    </message>
    <message>
        <source>“{written}” became “{read}” in {count} of {total} words</source>
        <translation>»{written}« je postalo »{read}« v {count} od {total} besed</translation>
    </message>
    <message>
        <source>“{written}” was left out in {count} of {total} words</source>
        <translation>»{written}« je izpadlo v {count} od {total} besed</translation>
    </message>
    <message>
        <source>elsewhere {count}×</source>
        <translation>drugje {count}×</translation>
    </message>
    <message>
        <source>elsewhere {count}×, otherwise {rest}×</source>
        <translation>drugje {count}× tako, {rest}× drugače</translation>
    </message>
    <message>
        <source>read by the model</source>
        <translation>tako bere model</translation>
    </message>
    <message>
        <source>put together letter by letter</source>
        <translation>sestavljeno črko za črko</translation>
    </message>
    <message>
        <source>a near word of the lexicon</source>
        <translation>bližnja beseda iz leksikona</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>z zastavico</translation>
    </message>
    <message>
        <source>not learned from</source>
        <translation>izvzeto iz učenja</translation>
    </message>
    <message>
        <source>look again</source>
        <translation>ponovni pregled</translation>
    </message>
    <message>
        <source>The model reads “{instead}” ({share}).</source>
        <translation>Model bere »{instead}« ({share}).</translation>
    </message>
    <message>
        <source>This form is “{instead}” elsewhere ({share} of its other decisions).</source>
        <translation>Ta oblika je drugje »{instead}« ({share} drugih odločitev).</translation>
    </message>
    <message>
        <source>This form is “{instead}”, too ({share} of its other decisions).</source>
        <translation>Ta oblika je tudi »{instead}« ({share} drugih odločitev).</translation>
    </message>
    <message>
        <source>model version {version}</source>
        <translation>različica modela {version}</translation>
    </message>
    <message>
        <source>suggestion accepted</source>
        <translation>sprejet predlog</translation>
    </message>
    <message>
        <source>candidate chosen</source>
        <translation>izbran kandidat</translation>
    </message>
    <message>
        <source>form kept</source>
        <translation>ohranjena oblika</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>vtipkano</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>uvoženo</translation>
    </message>
    <message>
        <source>accepted for all of the form</source>
        <translation>sprejeto za vse besede te oblike</translation>
    </message>
    <message>
        <source>search and replace</source>
        <translation>iskanje in zamenjava</translation>
    </message>
    <message>
        <source>joined decisions</source>
        <translation>spojene odločitve</translation>
    </message>
    <message>
        <source>This format has no place for joins ({count}): the normalization stands at the first word, the others stay as they are in the file.</source>
        <translation>Ta format nima prostora za spoje ({count}): normalizacija je pri prvi besedi, druge ostanejo, kot so v datoteki.</translation>
    </message>
    <message>
        <source>This format has no place for modernizations ({count}): they are left out.</source>
        <translation>Ta format nima prostora za modernizacije ({count}): izpuščene so.</translation>
    </message>
    <message>
        <source>Notes and flags ({count}) stay in the project.</source>
        <translation>Opombe in zastavice ({count}) ostanejo v projektu.</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>To ni regularni izraz: {reason}.</translation>
    </message>
    <message>
        <source>Searching for this pattern could take for ever, because it repeats a repetition. Please write it in another way.</source>
        <translation>Iskanje tega vzorca bi lahko trajalo neskončno, ker ponavlja ponavljanje. Zapišite ga drugače.</translation>
    </message>
    <message>
        <source>This replacement does not fit the pattern: {reason}.</source>
        <translation>Ta zamenjava ne ustreza vzorcu: {reason}.</translation>
    </message>
    <message>
        <source>{holder} has opened “{path}” on another machine and has not closed it (since {since}).</source>
        <translation>Projekt »{path}« je na drugem računalniku odprt pri uporabniku {holder} in ni bil zaprt (od {since}).</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only. Nothing was changed.</source>
        <translation>Projekt »{name}« je odprt samo za branje. Nič ni bilo spremenjeno.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{path}” since it was opened. It was not overwritten. The last step was taken back; everything before it is kept as a backup.</source>
        <translation>Po odprtju je datoteko spremenil drug program ali storitev za usklajevanje map: »{path}«. Datoteka ni bila prepisana. Zadnji korak je bil preklican; vse pred njim je shranjeno kot varnostna kopija.</translation>
    </message>
    <message>
        <source>“{path}” is not a copy of this project. Only copies of one project can be merged.</source>
        <translation>»{path}« ni kopija tega projekta. Združiti je mogoče samo kopije istega projekta.</translation>
    </message>
    <message>
        <source>There is nothing in “{path}” that could be saved. Please go back to a backup.</source>
        <translation>V »{path}« ni ničesar, kar bi bilo mogoče rešiti. Vrnite se na varnostno kopijo.</translation>
    </message>
    <message>
        <source>The backup in “{path}” could not be made: {reason}. What was to be done after it was not done.</source>
        <translation>Varnostne kopije v »{path}« ni bilo mogoče narediti: {reason}. Kar naj bi sledilo, ni bilo izvedeno.</translation>
    </message>
    <message>
        <source>hourly</source>
        <translation>urna</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>dnevna</translation>
    </message>
    <message>
        <source>before accepting all of a form</source>
        <translation>pred sprejetjem vseh z isto obliko</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>pred zamenjavo</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>pred uvozom</translation>
    </message>
    <message>
        <source>before merging</source>
        <translation>pred združitvijo</translation>
    </message>
    <message>
        <source>before an update of the project file</source>
        <translation>pred posodobitvijo projektne datoteke</translation>
    </message>
    <message>
        <source>before restoring a backup</source>
        <translation>pred obnovitvijo varnostne kopije</translation>
    </message>
    <message>
        <source>when another program changed the file</source>
        <translation>ko je datoteko spremenil drug program</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ročna</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nič</translation>
    </message>
    <message>
        <source>{count} decided</source>
        <translation>nove odločitve: {count}</translation>
    </message>
    <message>
        <source>{count} decided otherwise</source>
        <translation>spremenjene odločitve: {count}</translation>
    </message>
    <message>
        <source>{count} reopened</source>
        <translation>znova odprte: {count}</translation>
    </message>
    <message>
        <source>notes and marks: {count}</source>
        <translation>opombe in oznake: {count}</translation>
    </message>
    <message>
        <source>joins: {count}</source>
        <translation>spoji: {count}</translation>
    </message>
    <message>
        <source>manuscripts: {count}</source>
        <translation>rokopisi: {count}</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>normalizacija</translation>
    </message>
    <message>
        <source>note</source>
        <translation>opomba</translation>
    </message>
    <message>
        <source>modernization</source>
        <translation>modernizacija</translation>
    </message>
    <message>
        <source>join</source>
        <translation>spoj</translation>
    </message>
    <message>
        <source>not joined</source>
        <translation>ni spojeno</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brez</translation>
    </message>
    <message>
        <source>{name}: {version}</source>
        <translation>{name}: {version}</translation>
    </message>
    <message>
        <source>decisions: {count}</source>
        <translation>odločitve: {count}</translation>
    </message>
    <message>
        <source>forgotten suggestions: {count}</source>
        <translation>pozabljeni predlogi: {count}</translation>
    </message>
    <message>
        <source>Taken over from the other copy without a question: {listed}.</source>
        <translation>Brez vprašanja prevzeto iz druge kopije: {listed}.</translation>
    </message>
    <message>
        <source>Nothing is taken over without a question.</source>
        <translation>Nič ni prevzeto brez vprašanja.</translation>
    </message>
    <message>
        <source>What the two have in common is not known: what only one of them has is taken, and where they differ you are asked.</source>
        <translation>Kaj je obema skupno, ni znano: kar ima samo ena, se prevzame, kjer se razlikujeta, pa boste vprašani.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Prekliči</translation>
    </message>
    <message>
        <source>{path} is no report of histnorm.</source>
        <translation>{path} ni poročilo programa histnorm.</translation>
    </message>
    <message>
        <source>{path} was written by a newer histnorm. Please update histnorm to read it.</source>
        <translation>{path}: zapisal ga je novejši histnorm. Za branje posodobite histnorm.</translation>
    </message>
    <message>
        <source>{path} is damaged or was changed: {entry} does not fit. Please have the report written again.</source>
        <translation>{path} je poškodovano ali spremenjeno: {entry} ne ustreza. Poročilo naj se zapiše znova.</translation>
    </message>
    <message>
        <source>There is no training in {path} that could be repeated.</source>
        <translation>V {path} ni učenja, ki bi ga bilo mogoče ponoviti.</translation>
    </message>
    <message>
        <source>The project {name} of the report {path} is not beside it.</source>
        <translation>Projekta {name} iz poročila {path} ni ob njem.</translation>
    </message>
    <message>
        <source>The training used the word list {name}.</source>
        <translation>Učenje je uporabilo seznam besed {name}.</translation>
    </message>
    <message>
        <source>The paragraph cannot be written in the language {language}.</source>
        <translation>Odstavka ni mogoče zapisati v jeziku {language}.</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Open for &amp;reading</source>
        <translation>Odpri za &amp;branje</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Prevzemi</translation>
    </message>
    <message>
        <source>Take it over only when nobody works on it there any more: two who write at the same time lose work. With reading you are safe.</source>
        <translation>Prevzemite ga samo, če tam na njem nihče več ne dela: če pišeta dva hkrati, se delo izgubi. Branje je varno.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>You</source>
        <translation>Osebno</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Besedilo</translation>
    </message>
    <message>
        <source>New projects (of the open one: File &gt; Project settings)</source>
        <translation>Novi projekti (za odprtega: Datoteka &gt; Nastavitve projekta)</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Učenje</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Varnostne kopije</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Vaše ime</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jezik</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barve</translation>
    </message>
    <message>
        <source>Font of the manuscript&apos;s text</source>
        <translation>Pisava besedila rokopisa</translation>
    </message>
    <message>
        <source>Size of the manuscript&apos;s text</source>
        <translation>Velikost besedila rokopisa</translation>
    </message>
    <message>
        <source>Show the text as</source>
        <translation>Pokaži besedilo kot</translation>
    </message>
    <message>
        <source>Show punctuation in the table</source>
        <translation>Pokaži ločila v tabeli</translation>
    </message>
    <message>
        <source>System that learns</source>
        <translation>Sistem, ki se uči</translation>
    </message>
    <message>
        <source>Recipe of the bi-LSTM</source>
        <translation>Recept za bi-LSTM</translation>
    </message>
    <message>
        <source>Language of the manuscripts</source>
        <translation>Jezik rokopisov</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Velike začetnice</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Seznam besed</translation>
    </message>
    <message>
        <source>Model of other texts</source>
        <translation>Model iz drugih besedil</translation>
    </message>
    <message>
        <source>Compute on</source>
        <translation>Računaj na</translation>
    </message>
    <message>
        <source>Retrain automatically</source>
        <translation>Znova uči samodejno</translation>
    </message>
    <message>
        <source>Retrain after</source>
        <translation>Znova uči po</translation>
    </message>
    <message>
        <source>Hourly backups to keep</source>
        <translation>Ohranjene urne varnostne kopije</translation>
    </message>
    <message>
        <source>Daily backups to keep</source>
        <translation>Ohranjene dnevne varnostne kopije</translation>
    </message>
    <message>
        <source>Backups before bulk steps to keep</source>
        <translation>Ohranjene kopije pred množičnimi koraki</translation>
    </message>
    <message>
        <source>Room for the backups of a project</source>
        <translation>Prostor za varnostne kopije projekta</translation>
    </message>
    <message>
        <source>kept with each decision; may be empty</source>
        <translation>shranjeno pri vsaki odločitvi; lahko je prazno</translation>
    </message>
    <message>
        <source>what is expected until your decisions say more</source>
        <translation>kar velja, dokler vaše odločitve ne povedo več</translation>
    </message>
    <message>
        <source>words of today&apos;s language, one a line</source>
        <translation>besede današnjega jezika, ena na vrstico</translation>
    </message>
    <message>
        <source>made in another project</source>
        <translation>narejen v drugem projektu</translation>
    </message>
    <message>
        <source>for trainings; suggestions are made on the CPU in any case</source>
        <translation>za učenje; predloge v vsakem primeru pripravi CPU</translation>
    </message>
    <message>
        <source>made while you work; 0 for none</source>
        <translation>narejene med delom; 0 za nobeno</translation>
    </message>
    <message>
        <source>made once a day on which you work; 0 for none</source>
        <translation>narejene enkrat na dan, ko delate; 0 za nobeno</translation>
    </message>
    <message>
        <source>before accepting all, replacing, importing, merging; 0 for none</source>
        <translation>pred sprejetjem vseh, zamenjavo, uvozom, združitvijo; 0 za nobeno</translation>
    </message>
    <message>
        <source>the newest three are always kept</source>
        <translation>najnovejše tri se vedno ohranijo</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>kot v sistemu</translation>
    </message>
    <message>
        <source>light</source>
        <translation>svetle</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>temne</translation>
    </message>
    <message>
        <source>high contrast, light</source>
        <translation>svetle, visok kontrast</translation>
    </message>
    <message>
        <source>high contrast, dark</source>
        <translation>temne, visok kontrast</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabela</translation>
    </message>
    <message>
        <source>page</source>
        <translation>stran</translation>
    </message>
    <message>
        <source>both</source>
        <translation>oboje</translation>
    </message>
    <message>
        <source>processor (CPU)</source>
        <translation>procesor (CPU)</translation>
    </message>
    <message>
        <source>graphics processor (CUDA)</source>
        <translation>grafični procesor (CUDA)</translation>
    </message>
    <message>
        <source>Apple’s graphics processor (MPS)</source>
        <translation>Applov grafični procesor (MPS)</translation>
    </message>
    <message>
        <source>learn from my decisions</source>
        <translation>učenje iz mojih odločitev</translation>
    </message>
    <message>
        <source>nouns with capitals</source>
        <translation>samostalniki z veliko začetnico</translation>
    </message>
    <message>
        <source>all as in the manuscript</source>
        <translation>vse kot v rokopisu</translation>
    </message>
    <message>
        <source>everything in lower case</source>
        <translation>vse z malimi črkami</translation>
    </message>
    <message>
        <source>default (fast)</source>
        <translation>privzet (hiter)</translation>
    </message>
    <message>
        <source>Bollmann &amp; Søgaard 2016 (slow)</source>
        <translation>Bollmann &amp; Søgaard 2016 (počasen)</translation>
    </message>
    <message>
        <source>histnorm: all of them together (recommended)</source>
        <translation>histnorm: vsi skupaj (priporočeno)</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> new decisions</source>
        <translation> novih odločitvah</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>(there is none)</source>
        <translation>(brez)</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulator</translation>
    </message>
    <message>
        <source>none: they are plain characters</source>
        <translation>brez: so navadni znaki</translation>
    </message>
    <message>
        <source>(there is none yet)</source>
        <translation>(še ni)</translation>
    </message>
    <message>
        <source>only what is marked up as a word</source>
        <translation>samo, kar je označeno kot beseda</translation>
    </message>
    <message>
        <source>all of the text</source>
        <translation>celotno besedilo</translation>
    </message>
    <message>
        <source>open</source>
        <translation>odprte</translation>
    </message>
    <message>
        <source>right as they stand</source>
        <translation>pravilne, kot so</translation>
    </message>
    <message>
        <source>two words</source>
        <translation>dve besedi</translation>
    </message>
    <message>
        <source>one word, without the hyphen</source>
        <translation>ena beseda, brez deljaja</translation>
    </message>
    <message>
        <source>taken over like the others</source>
        <translation>prevzete kot druge</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>puščene odprte</translation>
    </message>
    <message>
        <source>{device}: not on this computer</source>
        <translation>{device}: ni v tem računalniku</translation>
    </message>
    <message>
        <source>looking for graphics processors…</source>
        <translation>iskanje grafičnih procesorjev …</translation>
    </message>
    <message>
        <source>no graphics processor was found</source>
        <translation>grafičnega procesorja ni bilo mogoče najti</translation>
    </message>
</context>
<context>
    <name>toolbar</name>
    <message>
        <source>Main actions</source>
        <translation>Glavna dejanja</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>The manuscripts</source>
        <translation>Rokopisi</translation>
    </message>
    <message>
        <source>A project holds manuscripts, each with its progress. What is decided in one helps with all the others. Below them, filters choose which words are shown.</source>
        <translation>Projekt vsebuje rokopise, vsak ima svoj napredek. Kar je odločeno v enem, pomaga pri vseh drugih. Pod njimi filtri izbirajo, katere besede so prikazane.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Besedilo</translation>
    </message>
    <message>
        <source>Each word has a suggestion, in italics while it is open. {accept} accepts it and goes on; to correct it, just type. {page} shows the same text as a page.</source>
        <translation>Vsaka beseda ima predlog, ležeče, dokler je odprta. {accept} ga sprejme in nadaljuje; za popravek preprosto tipkajte. {page} pokaže isto besedilo kot stran.</translation>
    </message>
    <message>
        <source>The suggestions</source>
        <translation>Predlogi</translation>
    </message>
    <message>
        <source>All candidates for the current word, how sure each is, and why. The digits take one of them. Below stand the same words elsewhere, with what you decided there.</source>
        <translation>Vsi kandidati za trenutno besedo, kako gotov je vsak in zakaj. Številke izberejo enega od njih. Pod njimi so iste besede drugje, z vašimi tamkajšnjimi odločitvami.</translation>
    </message>
    <message>
        <source>The training</source>
        <translation>Učenje</translation>
    </message>
    <message>
        <source>After some decisions, retrain</source>
        <translation>Po nekaj odločitvah zaženite učenje</translation>
    </message>
    <message>
        <source>The model learns from them beside your work, and its new suggestions come in when it is done.</source>
        <translation>Model se iz njih uči ob vašem delu; ko konča, se prikažejo njegovi novi predlogi.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>Izvoz</translation>
    </message>
    <message>
        <source>Every decision is saved at once. When you are done, export</source>
        <translation>Vsaka odločitev se takoj shrani. Ko končate, izvozite</translation>
    </message>
    <message>
        <source>{keys} lists all keys, and {palette} finds any action by its name.</source>
        <translation>{keys} našteje vse tipke, {palette} pa najde vsako dejanje po imenu.</translation>
    </message>
</context>
</TS>
