<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About histnorm</source>
        <translation>Over histnorm</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programma</translation>
    </message>
    <message>
        <source>&amp;How to cite</source>
        <translation>&amp;Hoe te citeren</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenties</translation>
    </message>
    <message>
        <source>Normalizes the spelling of historical manuscripts. It suggests a normalization for every word, and learns from what you decide: by a memory of your decisions, by rules of spelling, and by a bi-directional LSTM that is shared over the manuscripts of a project (Bollmann &amp; Søgaard 2016).

histnorm is free software under the MIT licence: you may use it for any purpose, pass it on, and change it. It comes without any warranty.

Your manuscripts stay on this computer: the program sends nothing anywhere.</source>
        <translation>Normaliseert de spelling van historische handschriften. Het programma suggereert voor elk woord een normalisering en leert van wat wordt beslist: met een geheugen voor beslissingen, met spellingregels en met een bidirectionele LSTM die de handschriften van een project delen (Bollmann &amp; Søgaard 2016).

histnorm is vrije software onder de MIT-licentie: gebruiken voor elk doel, doorgeven en veranderen mag. Er is geen enkele garantie.

De handschriften blijven op deze computer: het programma verstuurt niets.</translation>
    </message>
    <message>
        <source>Please cite the program, and the paper that its model comes from:</source>
        <translation>Citeer het programma en het artikel waar het model uit komt:</translation>
    </message>
    <message>
        <source>The same for BibTeX:</source>
        <translation>Hetzelfde voor BibTeX:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Copy &amp;BibTeX</source>
        <translation>&amp;BibTeX kopiëren</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Literatuur</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Onderdeel</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versie</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>What histnorm is made of</source>
        <translation>Waar histnorm uit bestaat</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Tekst van de licentie</translation>
    </message>
    <message>
        <source>The text of the licence was not installed.</source>
        <translation>De tekst van de licentie is niet geïnstalleerd.</translation>
    </message>
    <message>
        <source>This library is used under the GNU Lesser General Public License. You may replace it by another version, also one that you have changed: it lies as files of its own beside the program. To find out how that works you may take it apart, and its makers give you its source code.</source>
        <translation>Deze bibliotheek wordt gebruikt onder de GNU Lesser General Public License. Ze mag door een andere versie worden vervangen, ook door een die zelf veranderd is: ze staat in eigen bestanden naast het programma. Om uit te vinden hoe dat werkt, mag ze worden ontleed, en de makers geven de broncode.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>AcceptAllDialog</name>
    <message>
        <source>Accept all of one form</source>
        <translation>Alle van één vorm accepteren</translation>
    </message>
    <message>
        <source>Words of this form</source>
        <translation>Woorden van deze vorm</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln open word(s) are accepted. Space or a click leaves one out.</source>
        <translation>
            <numerusform>{checked} van %Ln open woord wordt geaccepteerd. Spatie of een klik slaat het over.</numerusform>
            <numerusform>{checked} van %Ln open woorden worden geaccepteerd. Spatie of een klik slaat er een over.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also &amp;those decided otherwise ({count})</source>
        <translation>Ook de &amp;anders besliste ({count})</translation>
    </message>
    <message>
        <source>Accept {count}</source>
        <translation>{count} accepteren</translation>
    </message>
</context>
<context>
    <name>ActionListModel</name>
    <message>
        <source>not available now</source>
        <translation>nu niet beschikbaar</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Actie</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
</context>
<context>
    <name>ActionTable</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Acties en hun toetsen</translation>
    </message>
</context>
<context>
    <name>AlignmentStrip</name>
    <message>
        <source>Alignment of the model&apos;s reading</source>
        <translation>Alignering van de lezing van het model</translation>
    </message>
</context>
<context>
    <name>BackupCommands</name>
    <message>
        <source>Making a backup…</source>
        <translation>Back-up maken…</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Back-up terugzetten</translation>
    </message>
    <message>
        <source>Shall the project be as it was on {time}?</source>
        <translation>Het project terugbrengen naar de toestand van {time}?</translation>
    </message>
    <message>
        <source>What you have now is kept as a backup first, so that you can come back to it.</source>
        <translation>Van de huidige toestand wordt eerst een back-up gemaakt, zodat die niet verloren gaat.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Terugzetten</translation>
    </message>
    <message>
        <source>Restoring a backup…</source>
        <translation>Back-up terugzetten…</translation>
    </message>
    <message>
        <source>Restore as copy</source>
        <translation>Terugzetten als kopie</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>histnorm-projecten (*.histnorm)</translation>
    </message>
    <message>
        <source>Copied to {path}</source>
        <translation>Gekopieerd naar {path}</translation>
    </message>
    <message>
        <source>The project is as it was on {time}.</source>
        <translation>Het project is weer zoals op {time}.</translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>Er is een back-up gemaakt.</translation>
    </message>
</context>
<context>
    <name>BackupTableModel</name>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>Decided words</source>
        <translation>Besliste woorden</translation>
    </message>
    <message>
        <source>What was done since</source>
        <translation>Sindsdien gedaan</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>niet leesbaar</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Back-ups</translation>
    </message>
    <message>
        <source>&amp;Look into</source>
        <translation>&amp;Bekijken</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Terugzetten…</translation>
    </message>
    <message>
        <source>Restore as &amp;copy…</source>
        <translation>Terugzetten als &amp;kopie…</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Nu back-up maken</translation>
    </message>
    <message>
        <source>Each is the whole project as it was then. Restoring one keeps what you have now as a backup, too. They are in the folder “{folder}” beside the project.</source>
        <translation>Elke back-up is het hele project zoals het toen was. Bij het terugzetten wordt ook van de huidige toestand een back-up bewaard. Ze staan in de map ‘{folder}’ naast het project.</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made daily and hourly while you work, and before bulk steps; “Back up now” makes one at once.</source>
        <translation>Er zijn nog geen back-ups. Tijdens het werk wordt er dagelijks en elk uur een gemaakt, en vóór bulkbewerkingen; ‘Nu back-up maken’ maakt er meteen een.</translation>
    </message>
    <message>
        <source>Done since this backup: {what}.</source>
        <translation>Gedaan sinds deze back-up: {what}.</translation>
    </message>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Dit project is alleen-lezen geopend.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>What is unusual about this project</source>
        <translation>Wat er bijzonder is aan dit project</translation>
    </message>
</context>
<context>
    <name>CharacterPalette</name>
    <message>
        <source>Characters ({key}: all)</source>
        <translation>Tekens ({key}: alle)</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Tekens</translation>
    </message>
</context>
<context>
    <name>CharacterPopup</name>
    <message>
        <source>Characters of the manuscript</source>
        <translation>Tekens van het handschrift</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Actie zoeken</translation>
    </message>
    <message>
        <source>Type the beginnings of words, as “acc form”</source>
        <translation>Typ het begin van woorden, zoals ‘vorm acc’</translation>
    </message>
    <message>
        <source>No action has words that begin so.</source>
        <translation>Geen actie heeft woorden die zo beginnen.</translation>
    </message>
    <message>
        <source>“{name}” is not available now.</source>
        <translation>‘{name}’ is nu niet beschikbaar.</translation>
    </message>
    <message>
        <source>Enter does it · Escape closes</source>
        <translation>Enter voert uit · Escape sluit</translation>
    </message>
</context>
<context>
    <name>ConflictTableModel</name>
    <message>
        <source>{text}, taken</source>
        <translation>{text}, gekozen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Vorm</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>De mijne</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>De andere</translation>
    </message>
</context>
<context>
    <name>ErrorCenter</name>
    <message>
        <source>Something went wrong again ({count}×); it is in the log file.</source>
        <translation>Er is weer iets misgegaan ({count}×); het staat in het logbestand.</translation>
    </message>
</context>
<context>
    <name>ErrorReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Er is iets misgegaan</translation>
    </message>
    <message>
        <source>Your decisions are saved, and you can go on working. Please send this report to those who make histnorm, with what you did before. It says where in the program it happened, and has no words of your manuscripts in it.</source>
        <translation>De beslissingen zijn opgeslagen en het werk kan doorgaan. Stuur dit rapport aan de makers van histnorm, met wat er vlak ervoor is gedaan. Het vermeldt waar in het programma het gebeurde en bevat geen woorden uit de handschriften.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>&amp;Include the words concerned</source>
        <translation>&amp;Betrokken woorden opnemen</translation>
    </message>
    <message>
        <source>Adds what the error itself says, which may quote words of your manuscripts</source>
        <translation>Voegt toe wat de fout zelf zegt; daarin kunnen woorden uit de handschriften staan</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Rapport &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm.</source>
        <translation>Er is iets misgegaan in histnorm.</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm {count} times.</source>
        <translation>Er is {count} keer iets misgegaan in histnorm.</translation>
    </message>
</context>
<context>
    <name>EvaluationDialog</name>
    <message>
        <source>Results of evaluations</source>
        <translation>Resultaten van evaluaties</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>Resultaten &amp;openen…</translation>
    </message>
    <message>
        <source>Part that was measured on</source>
        <translation>Deel waarop is gemeten</translation>
    </message>
    <message>
        <source>Only the &amp;manuscripts of this project</source>
        <translation>Alleen de &amp;handschriften van dit project</translation>
    </message>
    <message>
        <source>Word accuracy by manuscript and system</source>
        <translation>Woordnauwkeurigheid per handschrift en systeem</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Resultaten openen</translation>
    </message>
    <message>
        <source>Results (*.tsv);;All files (*)</source>
        <translation>Resultaten (*.tsv);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>words of the training part</source>
        <translation>woorden van het trainingsdeel</translation>
    </message>
    <message>
        <source>word accuracy (%)</source>
        <translation>woordnauwkeurigheid (%)</translation>
    </message>
    <message>
        <source>Open the file results.tsv of a folder that “histnorm evaluate” has written: accuracies are shown here by manuscript and system, with their learning curves.</source>
        <translation>Open het bestand results.tsv van een map die ‘histnorm evaluate’ heeft geschreven: hier worden de nauwkeurigheden per handschrift en systeem getoond, met hun leercurves.</translation>
    </message>
    <message>
        <source>There are no results for these manuscripts.</source>
        <translation>Er zijn geen resultaten voor deze handschriften.</translation>
    </message>
    <message>
        <source>Mean of {count}</source>
        <translation>Gemiddelde van {count}</translation>
    </message>
    <message>
        <source>{name}: accuracy by training size</source>
        <translation>{name}: nauwkeurigheid naar trainingsomvang</translation>
    </message>
    <message>
        <source>{name} was measured at one training size only ({words} words), so that there is no curve.</source>
        <translation>{name} is met maar één trainingsomvang gemeten ({words} woorden); daarom is er geen curve.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export {siglum}</source>
        <translation>{siglum} exporteren</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>&amp;Normalized text, line by line as in the source</source>
        <translation>&amp;Genormaliseerde tekst, regel voor regel zoals in de bron</translation>
    </message>
    <message>
        <source>Table with &amp;two columns: form, normalization</source>
        <translation>Tabel met t&amp;wee kolommen: vorm, normalisatie</translation>
    </message>
    <message>
        <source>Table with &amp;four columns: form, normalization, state, source of the decision</source>
        <translation>Tabel met &amp;vier kolommen: vorm, normalisatie, status, herkomst van de beslissing</translation>
    </message>
    <message>
        <source>The &amp;imported file ({name}) with the normalizations put in</source>
        <translation>Het geïmporteerde &amp;bestand ({name}) met ingevoegde normalisaties</translation>
    </message>
    <message>
        <source>Words that are still open ({count})</source>
        <translation>Nog open woorden ({count})</translation>
    </message>
    <message>
        <source>are left &amp;empty</source>
        <translation>blijven &amp;leeg</translation>
    </message>
    <message>
        <source>keep their fo&amp;rm</source>
        <translation>houden hun v&amp;orm</translation>
    </message>
    <message>
        <source>take the first &amp;suggestion</source>
        <translation>krijgen de eerste &amp;suggestie</translation>
    </message>
    <message>
        <source>&amp;Mark them with ⟨ ⟩</source>
        <translation>&amp;Tussen ⟨ ⟩ zetten</translation>
    </message>
    <message>
        <source>The table with four columns says in every row what is decided and what is not; modernizations, notes and flags are in further columns.</source>
        <translation>De tabel met vier kolommen vermeldt in elke rij wat beslist is en wat niet; moderniseringen, notities en markeringen staan in verdere kolommen.</translation>
    </message>
    <message>
        <source>What this format cannot hold</source>
        <translation>Wat niet in deze indeling past</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Bestand kiezen…</translation>
    </message>
</context>
<context>
    <name>FacsimileController</name>
    <message>
        <source>Folder with the images</source>
        <translation>Map met de afbeeldingen</translation>
    </message>
</context>
<context>
    <name>FacsimileView</name>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <source>Where are the images? …</source>
        <translation>Waar zijn de afbeeldingen?…</translation>
    </message>
    <message>
        <source>Facsimile, line {line}</source>
        <translation>Facsimile, regel {line}</translation>
    </message>
    <message>
        <source>The image {name} cannot be read: {reason}</source>
        <translation>De afbeelding {name} kan niet worden gelezen: {reason}</translation>
    </message>
    <message>
        <source>The image {name} was not found.</source>
        <translation>De afbeelding {name} is niet gevonden.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Loading {siglum}…</source>
        <translation>{siglum} laden…</translation>
    </message>
    <message>
        <source>{siglum} was removed from the project; undo brings it back.</source>
        <translation>{siglum} is uit het project verwijderd; Ongedaan maken haalt het terug.</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nieuw project</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>histnorm-projecten (*.histnorm)</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Project openen</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>histnorm-projecten (*.histnorm);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <translation>{name} openen…</translation>
    </message>
    <message>
        <source>East Franconian, about 1470</source>
        <translation>Oost-Frankisch, omstreeks 1470</translation>
    </message>
    <message>
        <source>Ripuarian, about 1460</source>
        <translation>Ripuarisch, omstreeks 1460</translation>
    </message>
    <message>
        <source>Alemannic, about 1450</source>
        <translation>Alemannisch, omstreeks 1450</translation>
    </message>
    <message>
        <source>Import manuscript</source>
        <translation>Handschrift importeren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Texts and tables (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</source>
        <translation>Teksten en tabellen (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</translation>
    </message>
    <message>
        <source>XML (*.xml *.tei *.exb *.xmi *.zip)</source>
        <translation>XML (*.xml *.tei *.exb *.xmi *.zip)</translation>
    </message>
    <message>
        <source>Export manuscript</source>
        <translation>Handschrift exporteren</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Geëxporteerd naar {path}</translation>
    </message>
    <message>
        <source>Exporting {name}…</source>
        <translation>{name} exporteren…</translation>
    </message>
</context>
<context>
    <name>FilterPanel</name>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Zekerheid</translation>
    </message>
    <message>
        <source>of any confidence</source>
        <translation>met elke zekerheid</translation>
    </message>
    <message>
        <source>Form, normalization or note</source>
        <translation>Vorm, normalisatie of notitie</translation>
    </message>
    <message>
        <source>Form, normalization, note</source>
        <translation>Vorm, normalisatie, notitie</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Alle woorden</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Unsure or a guess</source>
        <translation>Onzeker of gok</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Beslist</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Gecorrigeerd</translation>
    </message>
    <message>
        <source>Worth a second look</source>
        <translation>Tweede blik waard</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Gemarkeerd</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Met notitie</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Uitgesloten van leren</translation>
    </message>
    <message>
        <source>Show other forms again</source>
        <translation>Andere vormen weer tonen</translation>
    </message>
    <message>
        <source>Only the form {form}</source>
        <translation>Alleen de vorm {form}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Enter or a double click goes to the state after that step.</source>
        <translation>Enter of dubbelklikken gaat naar de toestand na die stap.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>{step}, undone</source>
        <translation>{step}, ongedaan gemaakt</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Het begin</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import {name}</source>
        <translation>{name} importeren</translation>
    </message>
    <message>
        <source>such as place, date, library</source>
        <translation>zoals plaats, datum, bibliotheek</translation>
    </message>
    <message>
        <source>Choose or type another where letters in the preview are wrong</source>
        <translation>Kies of typ een andere als er letters in het voorbeeld niet kloppen</translation>
    </message>
    <message>
        <source>&amp;Siglum</source>
        <translation>&amp;Siglum</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Indeling</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>Teken&amp;codering</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gevonden</translation>
    </message>
    <message>
        <source>The normalizations in the file</source>
        <translation>De normalisaties in het bestand</translation>
    </message>
    <message>
        <source>are &amp;decisions: keep them and learn from them</source>
        <translation>zijn &amp;beslissingen: overnemen en ervan leren</translation>
    </message>
    <message>
        <source>are a &amp;gold standard: leave them out</source>
        <translation>zijn een &amp;gouden standaard: weglaten</translation>
    </message>
    <message>
        <source>The first tokens</source>
        <translation>De eerste tokens</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Vorm</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalisatie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln woord</numerusform>
            <numerusform>%Ln woorden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln punctuation mark(s)</source>
        <translation>
            <numerusform>%Ln leesteken</numerusform>
            <numerusform>%Ln leestekens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln normalization(s)</source>
        <translation>
            <numerusform>%Ln normalisatie</numerusform>
            <numerusform>%Ln normalisaties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) or flag(s)</source>
        <translation>
            <numerusform>%Ln notitie of markering</numerusform>
            <numerusform>%Ln notities of markeringen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and will be left out:</source>
        <translation>
            <numerusform>%Ln rij is niet leesbaar en wordt weggelaten:</numerusform>
            <numerusform>%Ln rijen zijn niet leesbaar en worden weggelaten:</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that will be left out</source>
        <translation>Rijen die worden weggelaten</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>packed file</source>
        <translation>ingepakt bestand</translation>
    </message>
    <message>
        <source>UTF-8 with byte order mark</source>
        <translation>UTF-8 met bytevolgordemarkering</translation>
    </message>
    <message>
        <source>{encoding} (your choice)</source>
        <translation>{encoding} (zelf gekozen)</translation>
    </message>
    <message>
        <source>{encoding} (a guess: please look at the letters)</source>
        <translation>{encoding} (vermoed: controleer de letters)</translation>
    </message>
    <message>
        <source>Please look at this:</source>
        <translation>Let hierop:</translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} lezen…</translation>
    </message>
    <message>
        <source>Importing {name}…</source>
        <translation>{name} importeren…</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Acties en toetsen zoeken</translation>
    </message>
    <message>
        <source>In the text, letters type the normalization and arrows move.</source>
        <translation>In de tekst typen letters de normalisatie en verplaatsen pijlen de cursor.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nieuwe toets</translation>
    </message>
    <message>
        <source>Use this key alone</source>
        <translation>Alleen deze toets</translation>
    </message>
    <message>
        <source>Add this key</source>
        <translation>Deze toets toevoegen</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Geen toets</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles herstellen</translation>
    </message>
    <message>
        <source>Change the key of “{name}”</source>
        <translation>Toets voor ‘{name}’ wijzigen</translation>
    </message>
    <message>
        <source>{key} types something; please take a key with Ctrl, Alt or a function key.</source>
        <translation>{key} typt iets; kies een toets met Ctrl of Alt, of een functietoets.</translation>
    </message>
    <message>
        <source>{key} moves in the window; please take another key.</source>
        <translation>{key} verplaatst binnen het venster; kies een andere toets.</translation>
    </message>
    <message>
        <source>{key} is the key of “{other}”; it will be taken from it.</source>
        <translation>{key} is de toets voor ‘{other}’ en wordt daar weggehaald.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Version {version} of {siglum} is still being trained ({progress}).</source>
        <translation>Versie {version} van {siglum} wordt nog getraind ({progress}).</translation>
    </message>
    <message>
        <source>If you quit now, the model is lost; your decisions are saved. If you leave this question open, histnorm quits by itself as soon as the model is there.</source>
        <translation>Als u nu afsluit, gaat het model verloren; uw beslissingen zijn opgeslagen. Laat u deze vraag staan, dan sluit histnorm vanzelf af zodra het model er is.</translation>
    </message>
    <message>
        <source>If you cancel the training, the model is lost; your decisions are saved. If you leave this question open, histnorm goes on by itself as soon as the model is there.</source>
        <translation>Als u de training annuleert, gaat het model verloren; uw beslissingen zijn opgeslagen. Laat u deze vraag staan, dan gaat histnorm vanzelf verder zodra het model er is.</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Toch afsluiten</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>Training &amp;annuleren</translation>
    </message>
    <message>
        <source>&amp;Keep training</source>
        <translation>&amp;Verder trainen</translation>
    </message>
</context>
<context>
    <name>LineImage</name>
    <message>
        <source>The wheel zooms, dragging moves the image</source>
        <translation>Het wiel zoomt, slepen verschuift de afbeelding</translation>
    </message>
    <message>
        <source>Facsimile of the line</source>
        <translation>Facsimile van de regel</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>The ranking has stopped and begins again; until then suggestions come from memory.</source>
        <translation>De rangschikking is gestopt en begint opnieuw; tot dan komen suggesties uit het geheugen.</translation>
    </message>
    <message>
        <source>The ranking does not run; suggestions come from memory. Retrain to try again</source>
        <translation>De rangschikking werkt niet; suggesties komen uit het geheugen. Train opnieuw om het weer te proberen</translation>
    </message>
</context>
<context>
    <name>LossCurve</name>
    <message>
        <source>Loss curve</source>
        <translation>Verliescurve</translation>
    </message>
    <message>
        <source>Training loss, from {first} down to {last}: the lower, the better the model fits</source>
        <translation>Trainingsverlies, van {first} naar {last}: hoe lager, hoe beter het model past</translation>
    </message>
    <message>
        <source>dashed: right on {share} of the held-out decisions by now</source>
        <translation>streepjeslijn: tot nu toe {share} van de achtergehouden beslissingen juist</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Normalize the spelling of historical manuscripts: load a transcription, correct what is suggested, and let the model learn from you.</source>
        <translation>De spelling van historische handschriften normaliseren: laad een transcriptie, corrigeer de suggesties en laat het model daarvan leren.</translation>
    </message>
</context>
<context>
    <name>ManualController</name>
    <message>
        <source>Action</source>
        <translation>Actie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>histnorm manual</source>
        <translation>Handleiding van histnorm</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Zoeken in de handleiding</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Resultaten</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Pagina van de handleiding</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Normale grootte</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Afbeelding</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gevonden</numerusform>
            <numerusform>%n gevonden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation>Niets in de handleiding bevat deze woorden.</translation>
    </message>
</context>
<context>
    <name>ManuscriptListModel</name>
    <message numerus="yes">
        <source>{siglum} {title}: {decided} of %Ln word(s) decided ({share})</source>
        <translation>
            <numerusform>{siglum} {title}: {decided} van %Ln woord beslist ({share})</numerusform>
            <numerusform>{siglum} {title}: {decided} van %Ln woorden beslist ({share})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManuscriptPanel</name>
    <message>
        <source>Manuscripts</source>
        <translation>Handschriften</translation>
    </message>
</context>
<context>
    <name>MergeCommands</name>
    <message>
        <source>Merge project</source>
        <translation>Project samenvoegen</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>histnorm-projecten (*.histnorm);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Comparing with {name}…</source>
        <translation>Vergelijken met {name}…</translation>
    </message>
    <message>
        <source>There is nothing in {name} that this project has not.</source>
        <translation>Er is niets in {name} dat dit project niet heeft.</translation>
    </message>
    <message>
        <source>Merging {name}…</source>
        <translation>{name} samenvoegen…</translation>
    </message>
    <message>
        <source>{name} was merged into this project; undo takes all of it back.</source>
        <translation>{name} is met dit project samengevoegd; Ongedaan maken draait alles terug.</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge “{name}”</source>
        <translation>‘{name}’ samenvoegen</translation>
    </message>
    <message>
        <source>Show only those with…</source>
        <translation>Alleen die tonen met…</translation>
    </message>
    <message>
        <source>&amp;Only what is to be decided</source>
        <translation>&amp;Alleen wat nog te beslissen is</translation>
    </message>
    <message>
        <source>All m&amp;ine</source>
        <translation>Steeds de &amp;mijne</translation>
    </message>
    <message>
        <source>All &amp;theirs</source>
        <translation>Steeds de a&amp;ndere</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflicten</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Samenvoegen</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>De mijne</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>De andere</translation>
    </message>
    <message numerus="yes">
        <source>Both have changed the same in %Ln place(s), {left} of them still to be decided. M or ← takes mine, T or → theirs; so does a click on a version.</source>
        <translation>
            <numerusform>Beide kopieën hebben op %Ln plaats hetzelfde gewijzigd; over {left} moet nog worden beslist. M of ← kiest de mijne, T of → de andere; een klik op een versie doet dat ook.</numerusform>
            <numerusform>Beide kopieën hebben op %Ln plaatsen hetzelfde gewijzigd; over {left} daarvan moet nog worden beslist. M of ← kiest de mijne, T of → de andere; een klik op een versie doet dat ook.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} are shown.</source>
        <translation>{shown} worden getoond.</translation>
    </message>
    <message>
        <source>Some places are still to be decided</source>
        <translation>Over enkele plaatsen moet nog worden beslist</translation>
    </message>
</context>
<context>
    <name>MethodsDialog</name>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Save the paragraph and the report</source>
        <translation>Paragraaf en rapport opslaan</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Saved: {text}, and beside it the report {report}.</source>
        <translation>Opgeslagen: {text}, en ernaast het rapport {report}.</translation>
    </message>
    <message>
        <source>Methods paragraph</source>
        <translation>Methodenparagraaf</translation>
    </message>
    <message>
        <source>&amp;About:</source>
        <translation>O&amp;ver:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Taal:</translation>
    </message>
    <message>
        <source>The manuscript {siglum}</source>
        <translation>Het handschrift {siglum}</translation>
    </message>
    <message>
        <source>All manuscripts of the project</source>
        <translation>Alle handschriften van het project</translation>
    </message>
    <message>
        <source>Counting the decisions…</source>
        <translation>Beslissingen worden geteld …</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Opslaan …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Saved with it is a report for machines, with settings, versions and checksums, but without a word of your manuscripts. From report and project, the command histnorm reproduce repeats the training.</source>
        <translation>Er wordt een rapport voor machines bij opgeslagen, met instellingen, versies en controlesommen, maar zonder een woord van de handschriften. Uit rapport en project herhaalt het commando histnorm reproduce de training.</translation>
    </message>
</context>
<context>
    <name>ModernizationDelegate</name>
    <message>
        <source>Modernization</source>
        <translation>Modernisering</translation>
    </message>
</context>
<context>
    <name>NormalizationDelegate</name>
    <message>
        <source>Normalization</source>
        <translation>Normalisatie</translation>
    </message>
</context>
<context>
    <name>NotePanel</name>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>{key} writes a note, Enter keeps it</source>
        <translation>{key} schrijft een notitie, Enter bewaart die</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Gemarkeerd</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Uitgesloten van leren</translation>
    </message>
</context>
<context>
    <name>NothingShown</name>
    <message>
        <source>No word is like that. Choose at the left what is shown</source>
        <translation>Geen woord is zo. Kies links wat er wordt getoond</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Junicode (comes with histnorm)</source>
        <translation>Junicode (meegeleverd met histnorm)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Kiezen…</translation>
    </message>
</context>
<context>
    <name>OutlookLabel</name>
    <message>
        <source>Outlook</source>
        <translation>Vooruitzicht</translation>
    </message>
    <message>
        <source>Counted from how sure the suggestions for the open words are: of ten words at 90%, one will be wrong.</source>
        <translation>Berekend naar hoe zeker de suggesties voor de open woorden zijn: van tien woorden met 90% zal er één fout zijn.</translation>
    </message>
    <message>
        <source>Ranking the suggestions…</source>
        <translation>Suggesties rangschikken…</translation>
    </message>
    <message>
        <source>Comparing the spelling with the other manuscripts…</source>
        <translation>Spelling vergelijken met de andere handschriften…</translation>
    </message>
    <message>
        <source>Learning to read like the decided words… {share}</source>
        <translation>Leren lezen zoals in de besliste woorden… {share}</translation>
    </message>
    <message>
        <source>Suggestions from memory alone</source>
        <translation>Suggesties alleen uit het geheugen</translation>
    </message>
    <message numerus="yes">
        <source>hardly any of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>vrijwel geen van %Ln open woord zal een correctie nodig hebben</numerusform>
            <numerusform>vrijwel geen van %Ln open woorden zal een correctie nodig hebben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {corrections} of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>ongeveer {corrections} van %Ln open woord zal een correctie nodig hebben</numerusform>
            <numerusform>ongeveer {corrections} van %Ln open woorden zullen een correctie nodig hebben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page of the manuscript</source>
        <translation>Pagina van het handschrift</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Grafiek</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Zoeken in voorkeuren</translation>
    </message>
    <message>
        <source>No preference has words that begin so.</source>
        <translation>Geen voorkeur heeft woorden die zo beginnen.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles herstellen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Reset: {name}</source>
        <translation>Herstellen: {name}</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>recognized by the text</source>
        <translation>herkend aan de tekst</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>een bestand…</translation>
    </message>
    <message>
        <source>Early New High German</source>
        <translation>Vroegnieuwhoogduits</translation>
    </message>
    <message>
        <source>Hungarian, older spelling</source>
        <translation>Hongaars, oudere spelling</translation>
    </message>
    <message>
        <source>Icelandic, older spelling</source>
        <translation>IJslands, oudere spelling</translation>
    </message>
    <message>
        <source>Any language</source>
        <translation>Elke taal</translation>
    </message>
    <message>
        <source>Portuguese, older spelling</source>
        <translation>Portugees, oudere spelling</translation>
    </message>
    <message>
        <source>Slovene, Bohorič alphabet</source>
        <translation>Sloveens, alfabet van Bohorič</translation>
    </message>
    <message>
        <source>Slovene, Gaj&apos;s alphabet, older spelling</source>
        <translation>Sloveens, alfabet van Gaj, oudere spelling</translation>
    </message>
    <message>
        <source>Spanish, older spelling</source>
        <translation>Spaans, oudere spelling</translation>
    </message>
    <message>
        <source>Swedish, older spelling</source>
        <translation>Zweeds, oudere spelling</translation>
    </message>
    <message>
        <source>Language profile</source>
        <translation>Taalprofiel</translation>
    </message>
    <message>
        <source>Profiles (*.toml)</source>
        <translation>Profielen (*.toml)</translation>
    </message>
</context>
<context>
    <name>ProjectDialog</name>
    <message>
        <source>Project settings</source>
        <translation>Projectinstellingen</translation>
    </message>
    <message>
        <source>These belong to {project} alone and are kept in it. New projects begin with what the preferences say.</source>
        <translation>Dit hoort alleen bij {project} en wordt daarin bewaard. Nieuwe projecten beginnen met wat de voorkeuren zeggen.</translation>
    </message>
    <message>
        <source>This file is not there any more; the project goes on without it.</source>
        <translation>Dit bestand is er niet meer; het project gaat zonder verder.</translation>
    </message>
</context>
<context>
    <name>ProposalTableModel</name>
    <message>
        <source>Form</source>
        <translation>Vorm</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Na</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalisatie</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernisering</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>nothing would be left</source>
        <translation>er zou niets overblijven</translation>
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
        <translation>Deze lijst &amp;leegmaken</translation>
    </message>
    <message>
        <source>No project was opened yet</source>
        <translation>Nog geen project geopend</translation>
    </message>
    <message>
        <source>{name} (no longer there)</source>
        <translation>{name} (niet meer aanwezig)</translation>
    </message>
</context>
<context>
    <name>RemarkCommands</name>
    <message>
        <source>This project has no modernization yet: switch it on in the menu Token.</source>
        <translation>Dit project heeft nog geen modernisering: schakel die in via het menu Token.</translation>
    </message>
    <message>
        <source>There is no word after this one.</source>
        <translation>Er is geen woord na dit woord.</translation>
    </message>
    <message>
        <source>“{sign}” stands before the next word. Show punctuation (menu View) to join with it.</source>
        <translation>‘{sign}’ staat voor het volgende woord. Toon leestekens (menu Beeld) om ermee te verbinden.</translation>
    </message>
    <message>
        <source>Signs without a word cannot be joined.</source>
        <translation>Tekens zonder een woord kunnen niet worden verbonden.</translation>
    </message>
    <message>
        <source>Put the caret where the word divides, and split again</source>
        <translation>Zet de cursor waar het woord moet worden gesplitst en splits nog eens</translation>
    </message>
    <message>
        <source>“{norm}” is no longer suggested for “{form}”. Undo takes that back</source>
        <translation>‘{norm}’ wordt niet meer voorgesteld voor ‘{form}’. Ongedaan maken draait dat terug</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Replace all</source>
        <translation>Alles vervangen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Wijzigingen</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln change(s) are made, as one step. Space or a click leaves one out.</source>
        <translation>
            <numerusform>{checked} van %Ln wijziging wordt gemaakt. Spatie of een klik slaat die over.</numerusform>
            <numerusform>{checked} van %Ln wijzigingen worden gemaakt, als één stap. Spatie of een klik slaat er een over.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {count}</source>
        <translation>{count} vervangen</translation>
    </message>
</context>
<context>
    <name>SafetyController</name>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Dit project is alleen-lezen geopend.</translation>
    </message>
    <message>
        <source>Nothing is written to the file any more</source>
        <translation>Er wordt niets meer naar het bestand geschreven</translation>
    </message>
    <message>
        <source>For reading only</source>
        <translation>Alleen lezen</translation>
    </message>
    <message>
        <source>The project is of the newest kind now; the file as it was is kept as a backup.</source>
        <translation>Het project heeft nu de nieuwste indeling; het bestand zoals het was, is als back-up bewaard.</translation>
    </message>
    <message>
        <source>{user} had this project open and did not close it (a crash?). All decisions are there.</source>
        <translation>{user} had dit project geopend en heeft het niet gesloten (een crash?). Alle beslissingen zijn er.</translation>
    </message>
    <message>
        <source>This is a backup, as the project was on {time}. It can be read, but not changed.</source>
        <translation>Dit is een back-up: het project zoals het op {time} was. Die kan worden gelezen, maar niet gewijzigd.</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only, as it was when it was opened. Nothing can be changed.</source>
        <translation>‘{name}’ is alleen-lezen geopend, zoals het bij het openen was. Er kan niets worden gewijzigd.</translation>
    </message>
    <message>
        <source>&amp;Open for editing</source>
        <translation>&amp;Openen om te bewerken</translation>
    </message>
    <message>
        <source>Backups cannot be made now ({reason}). Your decisions are saved all the same.</source>
        <translation>Er kunnen nu geen back-ups worden gemaakt ({reason}). De beslissingen zijn toch opgeslagen.</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Nu back-up maken</translation>
    </message>
    <message>
        <source>“{name}” is no longer there: it was moved or deleted.</source>
        <translation>‘{name}’ is er niet meer: het is verplaatst of verwijderd.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{name}” since you opened it. It was not overwritten.</source>
        <translation>Een ander programma, of een dienst die mappen synchroniseert, heeft ‘{name}’ gewijzigd sinds het geopend werd. Het is niet overschreven.</translation>
    </message>
    <message>
        <source>What you have here is kept as a backup; nothing more can be changed.</source>
        <translation>Wat hier staat, is als back-up bewaard; er kan niets meer worden gewijzigd.</translation>
    </message>
    <message>
        <source>&amp;Reopen the changed file</source>
        <translation>Gewijzigd bestand he&amp;ropenen</translation>
    </message>
    <message>
        <source>Save what is here as a &amp;copy…</source>
        <translation>Wat hier staat opslaan als &amp;kopie…</translation>
    </message>
    <message>
        <source>What you had is kept as a backup; “Merge project…” brings both together.</source>
        <translation>Wat er was, is als back-up bewaard; ‘Project samenvoegen…’ brengt beide bij elkaar.</translation>
    </message>
    <message>
        <source>Save what is here as a copy</source>
        <translation>Wat hier staat opslaan als kopie</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>histnorm-projecten (*.histnorm)</translation>
    </message>
</context>
<context>
    <name>SavedLabel</name>
    <message>
        <source>Saved state</source>
        <translation>Opslagstatus</translation>
    </message>
    <message>
        <source>All decisions are saved</source>
        <translation>Alle beslissingen zijn opgeslagen</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>opgeslagen</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Saved {time} · all decisions on disk</source>
        <translation>Opgeslagen {time} · alle beslissingen op schijf</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Vervangen door</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>Manier van zoeken</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Gelijkgesteld</translation>
    </message>
    <message>
        <source>ſ = s, u = v, i = j = y, case and marks aside</source>
        <translation>ſ = s, u = v, i = j = y, ongeacht hoofdletters en diakritische tekens</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Letterlijk</translation>
    </message>
    <message>
        <source>The characters as they are typed</source>
        <translation>De tekens zoals ze getypt zijn</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Reguliere expressie</translation>
    </message>
    <message>
        <source>Groups of it may be named in the replacement: \1</source>
        <translation>De groepen ervan mogen in de vervanging staan: \1</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Hoofdlettergevoelig</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Hele woorden</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Vorige treffer (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Volgende treffer (Enter)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Sluiten (Escape)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Vervangen</translation>
    </message>
    <message>
        <source>Replace &amp;all…</source>
        <translation>&amp;Alles vervangen…</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Vormen</translation>
    </message>
    <message>
        <source>Normalizations</source>
        <translation>Normalisaties</translation>
    </message>
    <message>
        <source>Decided ones: a suggestion is nobody&apos;s word yet</source>
        <translation>Besliste: een suggestie is nog niemands woord</translation>
    </message>
    <message>
        <source>Modernizations</source>
        <translation>Moderniseringen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} van {found}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gevonden</numerusform>
            <numerusform>%Ln gevonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) too long for this pattern left out</source>
        <translation>
            <numerusform>%Ln tekst die te lang is voor dit patroon, is weggelaten</numerusform>
            <numerusform>%Ln teksten die te lang zijn voor dit patroon, zijn weggelaten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchController</name>
    <message>
        <source>There is nothing to replace: forms are never changed.</source>
        <translation>Er is niets te vervangen: vormen worden nooit gewijzigd.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replaced. Undo takes all of it back</source>
        <translation>
            <numerusform>%Ln vervangen. Ongedaan maken draait het terug</numerusform>
            <numerusform>%Ln vervangen. Ongedaan maken draait alles terug</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent projects</source>
        <translation>Recente projecten</translation>
    </message>
    <message>
        <source>no longer there: {folder}</source>
        <translation>niet meer aanwezig: {folder}</translation>
    </message>
    <message>
        <source>Take out of this list; the file stays</source>
        <translation>Uit deze lijst halen; het bestand blijft</translation>
    </message>
    <message>
        <source>Take {name} out of this list</source>
        <translation>{name} uit deze lijst halen</translation>
    </message>
</context>
<context>
    <name>Stepping</name>
    <message>
        <source>Taken back: {step}</source>
        <translation>Ongedaan gemaakt: {step}</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Opnieuw gedaan: {step}</translation>
    </message>
</context>
<context>
    <name>SuggestionPanel</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>The same form elsewhere</source>
        <translation>Dezelfde vorm elders</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Wat het model leest</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggesties</translation>
    </message>
    <message>
        <source>{count}× in {siglum}</source>
        <translation>{count}× in {siglum}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>regel {line}</translation>
    </message>
    <message>
        <source>{count}× decided in others</source>
        <translation>{count}× beslist in andere</translation>
    </message>
    <message>
        <source>Forget “{norm}”</source>
        <translation>‘{norm}’ vergeten</translation>
    </message>
</context>
<context>
    <name>TeachingCommands</name>
    <message>
        <source>Save model for other projects</source>
        <translation>Model voor andere projecten opslaan</translation>
    </message>
    <message>
        <source>Models for other projects (*.tagger);;All files (*)</source>
        <translation>Modellen voor andere projecten (*.tagger);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>The model is in {name}; choose it in the settings of another project.</source>
        <translation>Het model staat in {name}; kies het in de instellingen van een ander project.</translation>
    </message>
    <message>
        <source>Making a model for other projects…</source>
        <translation>Model voor andere projecten maken…</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message numerus="yes">
        <source>{decided} of %Ln word(s) decided</source>
        <translation>
            <numerusform>{decided} van %Ln woord beslist</numerusform>
            <numerusform>{decided} van %Ln woorden beslist</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenCommands</name>
    <message>
        <source>All other words of this form are decided so.</source>
        <translation>Alle andere woorden van deze vorm zijn zo beslist.</translation>
    </message>
</context>
<context>
    <name>TokenTableModel</name>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Vorm</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignering</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalisatie</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernisering</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Zekerheid</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
</context>
<context>
    <name>TokenTableView</name>
    <message>
        <source>Tokens of the manuscript</source>
        <translation>Tokens van het handschrift</translation>
    </message>
</context>
<context>
    <name>TourHint</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Rondleiding beëindigen</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Progress of the training</source>
        <translation>Voortgang van de training</translation>
    </message>
    <message>
        <source>Cancel training</source>
        <translation>Training annuleren</translation>
    </message>
    <message>
        <source>Training version {version} of {siglum}</source>
        <translation>Versie {version} van {siglum} wordt getraind</translation>
    </message>
    <message>
        <source>held out {accuracy}</source>
        <translation>achtergehouden: {accuracy}</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Nog geen model</translation>
    </message>
    <message>
        <source>Version {version} of {siglum}</source>
        <translation>Versie {version} van {siglum}</translation>
    </message>
    <message>
        <source>goes on from version {version}, with what was decided since</source>
        <translation>gaat verder vanaf versie {version}, met wat sindsdien is beslist</translation>
    </message>
    <message>
        <source>Retrain once {count} words are decided</source>
        <translation>Opnieuw trainen kan vanaf {count} besliste woorden</translation>
    </message>
    <message>
        <source>Enough is decided: retrain to get the first one</source>
        <translation>Er is genoeg beslist: opnieuw trainen geeft het eerste</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>laden…</translation>
    </message>
    <message>
        <source>aligning…</source>
        <translation>aligneren…</translation>
    </message>
    <message>
        <source>reading the manuscript…</source>
        <translation>handschrift lezen…</translation>
    </message>
    <message>
        <source>version {version} in the project file could not be read</source>
        <translation>versie {version} in het projectbestand kon niet worden gelezen</translation>
    </message>
    <message>
        <source>computed on the CPU</source>
        <translation>op de CPU berekend</translation>
    </message>
    <message>
        <source>accuracy is measured from 100 decided words on</source>
        <translation>de nauwkeurigheid wordt vanaf 100 besliste woorden gemeten</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions</source>
        <translation>{now} van de achtergehouden beslissingen juist</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions (version {version}: {before})</source>
        <translation>{now} van de achtergehouden beslissingen juist (versie {version}: {before})</translation>
    </message>
</context>
<context>
    <name>VersionCurve</name>
    <message>
        <source>Learning curve over all versions</source>
        <translation>Leercurve over alle versies</translation>
    </message>
    <message>
        <source>version {version}: {share} of held-out decisions right</source>
        <translation>versie {version}: {share} van de achtergehouden beslissingen juist</translation>
    </message>
    <message>
        <source>version {version}, going on from {base}: {share} of held-out decisions right</source>
        <translation>versie {version}, verder vanaf {base}: {share} van de achtergehouden beslissingen juist</translation>
    </message>
</context>
<context>
    <name>Workplace</name>
    <message>
        <source>No manuscript yet</source>
        <translation>Nog geen handschrift</translation>
    </message>
    <message>
        <source>Import a transcription, such as running text, a table with forms and normalizations, or TEI; or drop its file here.</source>
        <translation>Importeer een transcriptie, zoals doorlopende tekst, een tabel met vormen en normalisaties of TEI; of sleep het bestand hierheen.</translation>
    </message>
    <message>
        <source>Every word is decided. Export the manuscript</source>
        <translation>Over alle woorden is beslist. Exporteer het handschrift</translation>
    </message>
    <message>
        <source>Version {version} of {siglum} is trained: its suggestions are shown now.</source>
        <translation>Versie {version} van {siglum} is getraind: de suggesties ervan worden nu getoond.</translation>
    </message>
    <message>
        <source>A training is under way; cancel it first</source>
        <translation>Er loopt een training; annuleer die eerst</translation>
    </message>
    <message>
        <source>There is no manuscript to learn from yet</source>
        <translation>Er is nog geen handschrift om van te leren</translation>
    </message>
    <message>
        <source>Nothing is learned in a project that is open for reading only</source>
        <translation>In een project dat alleen om te lezen open is, wordt niets geleerd</translation>
    </message>
    <message>
        <source>Retrain</source>
        <translation>Opnieuw trainen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Ongedaan maken: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>Op&amp;nieuw: {step}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nieuw project…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>Project &amp;openen…</translation>
    </message>
    <message>
        <source>Recent pro&amp;jects</source>
        <translation>&amp;Recente projecten</translation>
    </message>
    <message>
        <source>Open the e&amp;xample</source>
        <translation>&amp;Voorbeeld openen</translation>
    </message>
    <message>
        <source>&amp;Import manuscript…</source>
        <translation>Handschrift &amp;importeren…</translation>
    </message>
    <message>
        <source>&amp;Export manuscript…</source>
        <translation>Handschrift &amp;exporteren…</translation>
    </message>
    <message>
        <source>&amp;Remove manuscript</source>
        <translation>Handschrift ver&amp;wijderen</translation>
    </message>
    <message>
        <source>Project &amp;settings…</source>
        <translation>&amp;Projectinstellingen…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Back-ups…</translation>
    </message>
    <message>
        <source>&amp;Merge project…</source>
        <translation>Project &amp;samenvoegen…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Project s&amp;luiten</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Voor&amp;keuren…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>B&amp;ewerken</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Geschiedenis</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Zoeken…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Volgende zoeken</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Vo&amp;rige zoeken</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>V&amp;ervangen…</translation>
    </message>
    <message>
        <source>Insert a &amp;character…</source>
        <translation>&amp;Teken invoegen…</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>&amp;Accept and go on</source>
        <translation>&amp;Accepteren en verder</translation>
    </message>
    <message>
        <source>Accept a&amp;ll of this form…</source>
        <translation>Alle van &amp;deze vorm accepteren…</translation>
    </message>
    <message>
        <source>&amp;Edit the normalization</source>
        <translation>Normalisatie &amp;bewerken</translation>
    </message>
    <message>
        <source>Take the &amp;form as it is</source>
        <translation>&amp;Vorm ongewijzigd nemen</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Heropenen</translation>
    </message>
    <message>
        <source>Next &amp;open word</source>
        <translation>Volgend &amp;open woord</translation>
    </message>
    <message>
        <source>Least certain &amp;word</source>
        <translation>&amp;Minst zekere woord</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>&amp;Notitie schrijven</translation>
    </message>
    <message>
        <source>Flag (or &amp;take the flag away)</source>
        <translation>Markeren (of marke&amp;ring opheffen)</translation>
    </message>
    <message>
        <source>Do not learn from this (or learn a&amp;gain)</source>
        <translation>Hiervan niet &amp;leren (of weer wel)</translation>
    </message>
    <message>
        <source>Right as it is: no second loo&amp;k</source>
        <translation>&amp;Goed zo: geen tweede blik</translation>
    </message>
    <message>
        <source>Forget t&amp;his suggestion</source>
        <translation>Deze sugges&amp;tie vergeten</translation>
    </message>
    <message>
        <source>&amp;Join with the next token</source>
        <translation>Verb&amp;inden met het volgende token</translation>
    </message>
    <message>
        <source>&amp;Split at the caret, or take a join apart</source>
        <translation>&amp;Splitsen bij de cursor of verbinding losmaken</translation>
    </message>
    <message>
        <source>Edit the &amp;modernization</source>
        <translation>Mod&amp;ernisering bewerken</translation>
    </message>
    <message>
        <source>This &amp;project has modernizations</source>
        <translation>Dit pro&amp;ject heeft moderniseringen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Beel&amp;d</translation>
    </message>
    <message>
        <source>Show &amp;punctuation</source>
        <translation>&amp;Leestekens tonen</translation>
    </message>
    <message>
        <source>Only words of this &amp;form</source>
        <translation>Alleen woorden van deze &amp;vorm</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Grotere tekst</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinere tekst</translation>
    </message>
    <message>
        <source>Text of &amp;usual size</source>
        <translation>Tekst op &amp;normale grootte</translation>
    </message>
    <message>
        <source>Go to the list of &amp;manuscripts</source>
        <translation>Naar de lijst met &amp;handschriften</translation>
    </message>
    <message>
        <source>Go to the f&amp;ilters</source>
        <translation>Naar de f&amp;ilters</translation>
    </message>
    <message>
        <source>Go to the &amp;text</source>
        <translation>Naar de &amp;tekst</translation>
    </message>
    <message>
        <source>Show the text &amp;as</source>
        <translation>Tekst tonen &amp;als</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabel</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Pagina</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Beide</translation>
    </message>
    <message>
        <source>&amp;Direction of the writing</source>
        <translation>Schrijf&amp;richting</translation>
    </message>
    <message>
        <source>By the &amp;content</source>
        <translation>Volgens de &amp;inhoud</translation>
    </message>
    <message>
        <source>From &amp;left to right</source>
        <translation>Van &amp;links naar rechts</translation>
    </message>
    <message>
        <source>From &amp;right to left</source>
        <translation>Van &amp;rechts naar links</translation>
    </message>
    <message>
        <source>Take &amp;candidate</source>
        <translation>&amp;Kandidaat nemen</translation>
    </message>
    <message>
        <source>Take candidate &amp;{number}</source>
        <translation>Kandidaat &amp;{number} nemen</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Leren</translation>
    </message>
    <message>
        <source>&amp;Retrain</source>
        <translation>Opnieuw &amp;trainen</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>Training &amp;annuleren</translation>
    </message>
    <message>
        <source>Retrain &amp;automatically</source>
        <translation>A&amp;utomatisch opnieuw trainen</translation>
    </message>
    <message>
        <source>&amp;Save model for other projects…</source>
        <translation>Model voor andere projecten op&amp;slaan…</translation>
    </message>
    <message>
        <source>Results of &amp;evaluations…</source>
        <translation>&amp;Resultaten van evaluaties…</translation>
    </message>
    <message>
        <source>&amp;Methods paragraph…</source>
        <translation>&amp;Methodenparagraaf…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handleiding</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Actie zoeken…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Toetsen…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Rondleiding door het venster</translation>
    </message>
    <message>
        <source>&amp;About histnorm</source>
        <translation>&amp;Over histnorm</translation>
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
        <translation>{key} accepteren en verder</translation>
    </message>
    <message>
        <source>type to correct</source>
        <translation>typen om te corrigeren</translation>
    </message>
    <message>
        <source>{key} take the form</source>
        <translation>{key} vorm nemen</translation>
    </message>
    <message>
        <source>{key} next open word</source>
        <translation>{key} volgend open woord</translation>
    </message>
    <message>
        <source>{key} find an action</source>
        <translation>{key} actie zoeken</translation>
    </message>
    <message>
        <source>{key} all keys</source>
        <translation>{key} alle toetsen</translation>
    </message>
    <message>
        <source>{first}–{last} take that candidate</source>
        <translation>{first}–{last} die kandidaat nemen</translation>
    </message>
</context>
<context>
    <name>memory</name>
    <message>
        <source>“{path}” needs about {needed} of memory, and {free} are free. Read it all the same?</source>
        <translation>‘{path}’ vraagt ongeveer {needed} geheugen, en er is {free} vrij. Toch lezen?</translation>
    </message>
    <message>
        <source>The computer may become very slow, and the system may end programs, this one too. What is in your project is safe. It is better to close other programs first, or to divide the file.</source>
        <translation>De computer kan erg traag worden, en het systeem kan programma’s afsluiten, ook dit. Wat in uw project staat, is veilig. Het is beter eerst andere programma’s te sluiten of het bestand te splitsen.</translation>
    </message>
    <message>
        <source>&amp;Read all the same</source>
        <translation>Toch &amp;lezen</translation>
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
        <translation>Het lijkt {found} te zijn.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Er is geen bestand ‘{path}’.</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Please choose a file.</source>
        <translation>‘{path}’ is een map. Kies een bestand.</translation>
    </message>
    <message>
        <source>The file “{path}” is empty.</source>
        <translation>Het bestand ‘{path}’ is leeg.</translation>
    </message>
    <message>
        <source>“{path}” is no text: line {line} has zero bytes, control characters or endless signs in it. histnorm reads texts, tables and XML of the formats in the manual.</source>
        <translation>‘{path}’ is geen tekst: regel {line} bevat nulbytes, stuurtekens of eindeloze tekenreeksen. histnorm leest teksten, tabellen en XML in de indelingen uit de handleiding.</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} cannot be read. Please choose another encoding, or save the file as UTF-8 and try again.</source>
        <translation>‘{path}’ is niet gecodeerd in {encoding}: regel {line} kan niet worden gelezen. Kies een andere tekencodering, of sla het bestand op als UTF-8 en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>There is no encoding called {encoding}.</source>
        <translation>Er is geen tekencodering met de naam {encoding}.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {largest} MB, more than a project can hold. Please divide it.</source>
        <translation>‘{path}’ is groter dan {largest} MB, meer dan een project kan bevatten. Splits het bestand.</translation>
    </message>
    <message>
        <source>Reading “{path}” takes about {needed} MB of memory, and {free} MB are free. Please close other programs, or divide the file.</source>
        <translation>Het lezen van ‘{path}’ vraagt ongeveer {needed} MB geheugen, en er is {free} MB vrij. Sluit andere programma’s of splits het bestand.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}</source>
        <translation>‘{path}’ kan niet worden gelezen: {reason}</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}</source>
        <translation>‘{path}’ kan niet worden geschreven: {reason}</translation>
    </message>
    <message>
        <source>There are no words in “{path}”.</source>
        <translation>Er staan geen woorden in ‘{path}’.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: found {found} columns where {expected} are needed (form, normalization).</source>
        <translation>‘{path}’, regel {line}: {found} kolommen gevonden waar er {expected} nodig zijn (vorm, normalisatie).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not well-formed XML ({reason}).</source>
        <translation>‘{path}’, regel {line}: dit is geen welgevormde XML ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: the file declares entities of its own, which histnorm does not expand.</source>
        <translation>‘{path}’, regel {line}: het bestand declareert eigen entiteiten, die histnorm niet expandeert.</translation>
    </message>
    <message>
        <source>“{path}” is XML of a kind that histnorm does not know (root element “{found}”).</source>
        <translation>‘{path}’ is XML van een soort die histnorm niet kent (hoofdelement ‘{found}’).</translation>
    </message>
    <message>
        <source>There is no “{option}” in this file; there are: {known}.</source>
        <translation>Er is geen ‘{option}’ in dit bestand; er zijn: {known}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written in the chosen format: {reason}. Please choose another.</source>
        <translation>‘{path}’ kan niet in de gekozen indeling worden geschreven: {reason}. Kies een andere.</translation>
    </message>
    <message>
        <source>“{path}” is read in another way now than when it was imported: {found} tokens instead of {expected}. The normalizations cannot be put into it; please export a table or the text instead.</source>
        <translation>‘{path}’ wordt nu anders gelezen dan bij het importeren: {found} tokens in plaats van {expected}. De normalisaties kunnen er niet in worden gezet; exporteer in plaats daarvan een tabel of de tekst.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Nothing was changed; please close other programs and try again.</source>
        <translation>Er is niet genoeg werkgeheugen hiervoor. Er is niets gewijzigd; sluit andere programma’s en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The encoding of “{path}” ({encoding}) has no {characters}. Please save the file as UTF-8 and import it again.</source>
        <translation>De tekencodering van ‘{path}’ ({encoding}) heeft geen {characters}. Sla het bestand op als UTF-8 en importeer het opnieuw.</translation>
    </message>
    <message>
        <source>The table “{path}” has no column “{missing}”.</source>
        <translation>De tabel ‘{path}’ heeft geen kolom ‘{missing}’.</translation>
    </message>
    <message>
        <source>There is already a file “{path}”. Nothing was changed.</source>
        <translation>Er is al een bestand ‘{path}’. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>“{path}” is not a histnorm project.</source>
        <translation>‘{path}’ is geen histnorm-project.</translation>
    </message>
    <message>
        <source>“{path}” was made by a newer histnorm (version {found} of the project file; this program knows {supported}). Please update histnorm. Nothing was changed.</source>
        <translation>‘{path}’ is gemaakt met een nieuwere histnorm (versie {found} van het projectbestand; dit programma kent {supported}). Werk histnorm bij. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>“{path}” is write-protected, so that decisions could not be saved. Nothing was changed.</source>
        <translation>‘{path}’ is tegen schrijven beveiligd; beslissingen zouden niet kunnen worden opgeslagen. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The project “{path}” is damaged: {reason}. It was not changed; please go back to a copy.</source>
        <translation>Het project ‘{path}’ is beschadigd: {reason}. Het is niet gewijzigd; ga terug naar een kopie.</translation>
    </message>
    <message>
        <source>“{path}” is open elsewhere: {holder}.</source>
        <translation>‘{path}’ is elders geopend: {holder}.</translation>
    </message>
    <message>
        <source>Saving to “{path}” failed: {reason}. The last step was taken back; everything before it is safe.</source>
        <translation>Opslaan in ‘{path}’ is mislukt: {reason}. De laatste stap is teruggedraaid; alles daarvoor is veilig.</translation>
    </message>
    <message>
        <source>There is already a manuscript “{siglum}” in this project.</source>
        <translation>Er is al een handschrift ‘{siglum}’ in dit project.</translation>
    </message>
    <message>
        <source>Please give the manuscript a siglum (a short name).</source>
        <translation>Geef het handschrift een siglum (een korte naam).</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}”; there are: {known}.</source>
        <translation>Er is geen handschrift ‘{siglum}’; er zijn: {known}.</translation>
    </message>
    <message>
        <source>Please say which manuscript: {known}.</source>
        <translation>Geef aan welk handschrift: {known}.</translation>
    </message>
    <message>
        <source>There is no model yet for “{siglum}”.</source>
        <translation>Er is nog geen model voor ‘{siglum}’.</translation>
    </message>
    <message>
        <source>A model needs at least {needed} decided words to learn from; there are {found} so far.</source>
        <translation>Een model heeft minstens {needed} besliste woorden nodig om van te leren; tot nu toe zijn het er {found}.</translation>
    </message>
    <message>
        <source>The graphics processor chosen in the preferences ({device}) is not there any more. The CPU does its work.</source>
        <translation>De grafische processor die in de voorkeuren is gekozen ({device}) is er niet meer. De processor (CPU) rekent in plaats daarvan.</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) failed: {reason}. The CPU did the rest; nothing is lost.</source>
        <translation>De grafische processor ({device}) is uitgevallen: {reason}. De rest heeft de processor (CPU) berekend; er is niets verloren.</translation>
    </message>
    <message>
        <source>The word list of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>De woordenlijst van dit project, “{path}”, is er niet meer. De suggesties worden zonder gemaakt. Met Bestand &gt; Projectinstellingen kan een andere worden gekozen.</translation>
    </message>
    <message>
        <source>The model of other texts of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>Het model uit andere teksten van dit project, “{path}”, is er niet meer. De suggesties worden zonder gemaakt. Met Bestand &gt; Projectinstellingen kan een ander worden gekozen.</translation>
    </message>
    <message>
        <source>“{path}” is no model, or a damaged one: {reason}. Retrain to make a new one.</source>
        <translation>“{path}” is geen model of is beschadigd: {reason}. Train opnieuw om een nieuw te maken.</translation>
    </message>
    <message>
        <source>The model “{path}” does not fit this program: {reason}.</source>
        <translation>Het model “{path}” past niet bij dit programma: {reason}.</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) does not compute what the CPU does; the CPU did its work.</source>
        <translation>De grafische processor ({device}) berekent niet hetzelfde als de processor (CPU); de processor heeft gerekend.</translation>
    </message>
    <message>
        <source>The model of other texts “{path}” cannot be used: {reason}. The suggestions are made without it.</source>
        <translation>Het model uit andere teksten “{path}” kan niet worden gebruikt: {reason}. De suggesties worden zonder gemaakt.</translation>
    </message>
    <message>
        <source>A model for other projects can be made where there is a profile of the language; there are profiles of: {known}.</source>
        <translation>Een model voor andere projecten kan alleen waar een profiel van de taal is; er zijn profielen voor: {known}.</translation>
    </message>
    <message>
        <source>“{path}” has no normalizations to learn from.</source>
        <translation>‘{path}’ heeft geen normalisaties om van te leren.</translation>
    </message>
    <message>
        <source>There is no system “{system}”; there are: {known}.</source>
        <translation>Er is geen systeem ‘{system}’; er zijn: {known}.</translation>
    </message>
    <message>
        <source>The system “{system}” needs the package {package}, which is not installed.</source>
        <translation>Het systeem ‘{system}’ heeft het pakket {package} nodig, dat niet is geïnstalleerd.</translation>
    </message>
    <message>
        <source>There is no folder “{path}”.</source>
        <translation>Er is geen map ‘{path}’.</translation>
    </message>
    <message>
        <source>“{path}” holds something other than results.</source>
        <translation>‘{path}’ bevat iets anders dan resultaten.</translation>
    </message>
    <message>
        <source>There are no manuscripts in “{path}”.</source>
        <translation>Er zijn geen handschriften in ‘{path}’.</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}” in “{path}”; there are: {known}.</source>
        <translation>Er is geen handschrift ‘{siglum}’ in ‘{path}’; er zijn: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is no line of results.</source>
        <translation>‘{path}’, regel {line}: dit is geen regel met resultaten.</translation>
    </message>
    <message>
        <source>There is no language profile “{language}”; there are: {known}.</source>
        <translation>Er is geen taalprofiel ‘{language}’; er zijn: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not TOML ({reason}).</source>
        <translation>‘{path}’, regel {line}: dit is geen TOML ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: a language profile has no entry “{entry}”; there are: {known}.</source>
        <translation>‘{path}’, regel {line}: een taalprofiel heeft geen onderdeel ‘{entry}’; er zijn: {known}.</translation>
    </message>
    <message>
        <source>The language profile “{path}” has no entry “{entry}”.</source>
        <translation>In het taalprofiel ‘{path}’ ontbreekt het onderdeel ‘{entry}’.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” cannot be understood in “{entry}”.</source>
        <translation>‘{path}’, regel {line}: ‘{value}’ in ‘{entry}’ is niet te begrijpen.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” has a condition that is not known: “{value}”. Besides letters there are the classes {known}.</source>
        <translation>‘{path}’, regel {line}: ‘{entry}’ heeft een onbekende voorwaarde: ‘{value}’. Naast letters zijn er de klassen {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” does not say what holds when no condition does. Please add a line that begins with “always” or “otherwise”.</source>
        <translation>‘{path}’, regel {line}: ‘{entry}’ zegt niet wat geldt als geen voorwaarde klopt. Voeg een regel toe die begint met ‘always’ of ‘otherwise’.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” is in “{entry}” twice.</source>
        <translation>‘{path}’, regel {line}: ‘{value}’ staat twee keer in ‘{entry}’.</translation>
    </message>
    <message>
        <source>no second column</source>
        <translation>geen tweede kolom</translation>
    </message>
    <message>
        <source>no form in the first column</source>
        <translation>geen vorm in de eerste kolom</translation>
    </message>
    <message>
        <source>more columns than in the other rows</source>
        <translation>meer kolommen dan in de andere rijen</translation>
    </message>
    <message>
        <source>Line {line}: {why}: {text}</source>
        <translation>Regel {line}: {why}: {text}</translation>
    </message>
    <message>
        <source>The region {text} is not in the reading order of its page; it follows at the end.</source>
        <translation>De regio {text} staat niet in de leesvolgorde van de pagina; die volgt aan het einde.</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Bestand lezen</translation>
    </message>
    <message>
        <source>Waiting until the project is checked</source>
        <translation>Wachten tot het project gecontroleerd is</translation>
    </message>
    <message>
        <source>Checking the XML</source>
        <translation>XML controleren</translation>
    </message>
    <message>
        <source>Looking at how it is built</source>
        <translation>Opbouw bekijken</translation>
    </message>
    <message>
        <source>Finding the words</source>
        <translation>Woorden zoeken</translation>
    </message>
    <message>
        <source>Collecting the decisions</source>
        <translation>Beslissingen verzamelen</translation>
    </message>
    <message>
        <source>Writing into the project</source>
        <translation>In het project schrijven</translation>
    </message>
    <message>
        <source>Collecting the words</source>
        <translation>Woorden verzamelen</translation>
    </message>
    <message>
        <source>Loading the words</source>
        <translation>Woorden laden</translation>
    </message>
    <message>
        <source>Putting the normalizations in</source>
        <translation>Normalisaties invoegen</translation>
    </message>
    <message>
        <source>Making a backup</source>
        <translation>Back-up maken</translation>
    </message>
    <message>
        <source>Reading the other copy</source>
        <translation>De andere kopie lezen</translation>
    </message>
    <message>
        <source>Comparing manuscripts</source>
        <translation>Handschriften vergelijken</translation>
    </message>
    <message>
        <source>Writing what was merged</source>
        <translation>Het samengevoegde schrijven</translation>
    </message>
    <message>
        <source>Comparing the spelling with the normalizations</source>
        <translation>Spelling met normalisaties vergelijken</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>geaccepteerd</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>gecorrigeerd</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Zeker</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Waarschijnlijk</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Onzeker</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Gok</translation>
    </message>
    <message>
        <source>Table: form, tab, normalization (TSV)</source>
        <translation>Tabel: vorm, tab, normalisatie (TSV)</translation>
    </message>
    <message>
        <source>Word list: one form a line</source>
        <translation>Woordenlijst: één vorm per regel</translation>
    </message>
    <message>
        <source>Running text</source>
        <translation>Doorlopende tekst</translation>
    </message>
    <message>
        <source>Table with chosen columns (CSV, TSV)</source>
        <translation>Tabel met gekozen kolommen (CSV, TSV)</translation>
    </message>
    <message>
        <source>Spreadsheet (xlsx)</source>
        <translation>Rekenblad (xlsx)</translation>
    </message>
    <message>
        <source>DTA-CAB (text)</source>
        <translation>DTA-CAB (tekst)</translation>
    </message>
    <message>
        <source>CorA (transcription)</source>
        <translation>CorA (transcriptie)</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>Kolommen zijn gescheiden door</translation>
    </message>
    <message>
        <source>Quotation marks around cells</source>
        <translation>Aanhalingstekens om cellen</translation>
    </message>
    <message>
        <source>Comment lines begin with</source>
        <translation>Commentaarregels beginnen met</translation>
    </message>
    <message>
        <source>Line with the names of the columns</source>
        <translation>Regel met de kolomnamen</translation>
    </message>
    <message>
        <source>Column of the form</source>
        <translation>Kolom van de vorm</translation>
    </message>
    <message>
        <source>Column of the normalization</source>
        <translation>Kolom van de normalisatie</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blad</translation>
    </message>
    <message>
        <source>Key of the normalization (MISC)</source>
        <translation>Sleutel van de normalisatie (MISC)</translation>
    </message>
    <message>
        <source>Layer and feature of the normalization</source>
        <translation>Laag en kenmerk van de normalisatie</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lezen</translation>
    </message>
    <message>
        <source>Mark words up with</source>
        <translation>Woorden coderen met</translation>
    </message>
    <message>
        <source>Layer of the form</source>
        <translation>Laag van de vorm</translation>
    </message>
    <message>
        <source>Words without a normalization are</source>
        <translation>Woorden zonder normalisatie zijn</translation>
    </message>
    <message>
        <source>Layer of the normalization</source>
        <translation>Laag van de normalisatie</translation>
    </message>
    <message>
        <source>Words divided at line ends are</source>
        <translation>Aan het regeleinde afgebroken woorden zijn</translation>
    </message>
    <message>
        <source>Automatic normalizations are</source>
        <translation>Automatische normalisaties worden</translation>
    </message>
    <message>
        <source>Type of the tokens</source>
        <translation>Type van de tokens</translation>
    </message>
    <message>
        <source>Feature of the normalization</source>
        <translation>Kenmerk van de normalisatie</translation>
    </message>
    <message>
        <source>Tier of the form</source>
        <translation>Tier van de vorm</translation>
    </message>
    <message>
        <source>Tier of the normalization</source>
        <translation>Tier van de normalisatie</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Geheugen</translation>
    </message>
    <message>
        <source>bi-LSTM</source>
        <translation>bi-LSTM</translation>
    </message>
    <message>
        <source>bi-LSTM, multi-task</source>
        <translation>bi-LSTM, multi-task</translation>
    </message>
    <message>
        <source>encoder-decoder</source>
        <translation>encoder-decoder</translation>
    </message>
    <message>
        <source>accept “{subject}”</source>
        <translation>‘{subject}’ accepteren</translation>
    </message>
    <message>
        <source>accept {count}× “{subject}”</source>
        <translation>{count}× ‘{subject}’ accepteren</translation>
    </message>
    <message>
        <source>correct “{subject}”</source>
        <translation>‘{subject}’ corrigeren</translation>
    </message>
    <message>
        <source>keep “{subject}”</source>
        <translation>‘{subject}’ behouden</translation>
    </message>
    <message>
        <source>reopen “{subject}”</source>
        <translation>‘{subject}’ heropenen</translation>
    </message>
    <message>
        <source>import of {subject}</source>
        <translation>import van {subject}</translation>
    </message>
    <message>
        <source>removal of {subject}</source>
        <translation>verwijdering van {subject}</translation>
    </message>
    <message>
        <source>note on “{subject}”</source>
        <translation>notitie bij ‘{subject}’</translation>
    </message>
    <message>
        <source>flag on “{subject}”</source>
        <translation>markering van ‘{subject}’</translation>
    </message>
    <message>
        <source>learning from “{subject}”</source>
        <translation>leren van ‘{subject}’</translation>
    </message>
    <message>
        <source>second look at “{subject}”</source>
        <translation>tweede blik op ‘{subject}’</translation>
    </message>
    <message>
        <source>modernize “{subject}”</source>
        <translation>‘{subject}’ moderniseren</translation>
    </message>
    <message>
        <source>join “{subject}”</source>
        <translation>‘{subject}’ verbinden</translation>
    </message>
    <message>
        <source>take “{subject}” apart</source>
        <translation>‘{subject}’ losmaken</translation>
    </message>
    <message>
        <source>replace {subject} ({count}×)</source>
        <translation>{subject} vervangen ({count}×)</translation>
    </message>
    <message>
        <source>forget {subject}</source>
        <translation>{subject} vergeten</translation>
    </message>
    <message>
        <source>merging of {subject}</source>
        <translation>samenvoeging van {subject}</translation>
    </message>
    <message>
        <source>{count} decisions</source>
        <translation>{count} beslissingen</translation>
    </message>
    <message>
        <source>{count} s left</source>
        <translation>nog {count} s</translation>
    </message>
    <message>
        <source>{count} min left</source>
        <translation>nog {count} min</translation>
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
        <translation>{count}× beslist voor een spelling als deze</translation>
    </message>
    <message>
        <source>a common word that is often spelled so</source>
        <translation>een frequent woord dat vaak zo gespeld wordt</translation>
    </message>
    <message>
        <source>in the word list</source>
        <translation>in de woordenlijst</translation>
    </message>
    <message>
        <source>fits the words around it</source>
        <translation>past bij de woorden eromheen</translation>
    </message>
    <message>
        <source>read so by the network</source>
        <translation>zo gelezen door het netwerk</translation>
    </message>
    <message>
        <source>the form as it is</source>
        <translation>de vorm zoals die is</translation>
    </message>
    <message>
        <source>decided here {count}×</source>
        <translation>hier {count}× beslist</translation>
    </message>
    <message>
        <source>decided here {count}×, otherwise {rest}×</source>
        <translation>hier {count}× beslist, {rest}× anders</translation>
    </message>
    <message>
        <source>so in the other manuscript</source>
        <translation>zo in het andere handschrift</translation>
    </message>
    <message>
        <source>so in {count} of {total} other manuscripts</source>
        <translation>zo in {count} van {total} andere handschriften</translation>
    </message>
    <message>
        <source>“{written}” became “{read}” in {count} of {total} words</source>
        <translation>‘{written}’ werd ‘{read}’ in {count} van {total} woorden</translation>
    </message>
    <message>
        <source>“{written}” was left out in {count} of {total} words</source>
        <translation>‘{written}’ viel weg in {count} van {total} woorden</translation>
    </message>
    <message>
        <source>elsewhere {count}×</source>
        <translation>elders {count}×</translation>
    </message>
    <message>
        <source>elsewhere {count}×, otherwise {rest}×</source>
        <translation>elders {count}×, {rest}× anders</translation>
    </message>
    <message>
        <source>read by the model</source>
        <translation>gelezen door het model</translation>
    </message>
    <message>
        <source>put together letter by letter</source>
        <translation>letter voor letter samengesteld</translation>
    </message>
    <message>
        <source>a near word of the lexicon</source>
        <translation>een nabij woord uit het lexicon</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>gemarkeerd</translation>
    </message>
    <message>
        <source>not learned from</source>
        <translation>uitgesloten van leren</translation>
    </message>
    <message>
        <source>look again</source>
        <translation>tweede blik</translation>
    </message>
    <message>
        <source>The model reads “{instead}” ({share}).</source>
        <translation>Het model leest ‘{instead}’ ({share}).</translation>
    </message>
    <message>
        <source>This form is “{instead}” elsewhere ({share} of its other decisions).</source>
        <translation>Deze vorm is elders ‘{instead}’ ({share} van de overige beslissingen).</translation>
    </message>
    <message>
        <source>This form is “{instead}”, too ({share} of its other decisions).</source>
        <translation>Deze vorm is ook ‘{instead}’ ({share} van de overige beslissingen).</translation>
    </message>
    <message>
        <source>model version {version}</source>
        <translation>modelversie {version}</translation>
    </message>
    <message>
        <source>suggestion accepted</source>
        <translation>suggestie geaccepteerd</translation>
    </message>
    <message>
        <source>candidate chosen</source>
        <translation>kandidaat gekozen</translation>
    </message>
    <message>
        <source>form kept</source>
        <translation>vorm behouden</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>getypt</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>geïmporteerd</translation>
    </message>
    <message>
        <source>accepted for all of the form</source>
        <translation>geaccepteerd voor de hele vorm</translation>
    </message>
    <message>
        <source>search and replace</source>
        <translation>zoeken en vervangen</translation>
    </message>
    <message>
        <source>joined decisions</source>
        <translation>verbonden beslissingen</translation>
    </message>
    <message>
        <source>This format has no place for joins ({count}): the normalization stands at the first word, the others stay as they are in the file.</source>
        <translation>Deze indeling heeft geen plaats voor verbindingen ({count}): de normalisatie staat bij het eerste woord, de andere blijven zoals ze in het bestand staan.</translation>
    </message>
    <message>
        <source>This format has no place for modernizations ({count}): they are left out.</source>
        <translation>Deze indeling heeft geen plaats voor moderniseringen ({count}): ze worden weggelaten.</translation>
    </message>
    <message>
        <source>Notes and flags ({count}) stay in the project.</source>
        <translation>Notities en markeringen ({count}) blijven in het project.</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>Dit is geen reguliere expressie: {reason}.</translation>
    </message>
    <message>
        <source>Searching for this pattern could take for ever, because it repeats a repetition. Please write it in another way.</source>
        <translation>Zoeken naar dit patroon zou eindeloos kunnen duren, omdat het een herhaling herhaalt. Schrijf het op een andere manier.</translation>
    </message>
    <message>
        <source>This replacement does not fit the pattern: {reason}.</source>
        <translation>Deze vervanging past niet bij het patroon: {reason}.</translation>
    </message>
    <message>
        <source>{holder} has opened “{path}” on another machine and has not closed it (since {since}).</source>
        <translation>{holder} heeft ‘{path}’ op een andere computer geopend en niet gesloten (sinds {since}).</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only. Nothing was changed.</source>
        <translation>‘{name}’ is alleen-lezen geopend. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{path}” since it was opened. It was not overwritten. The last step was taken back; everything before it is kept as a backup.</source>
        <translation>Een ander programma, of een dienst die mappen synchroniseert, heeft ‘{path}’ gewijzigd sinds het geopend werd. Het is niet overschreven. De laatste stap is teruggedraaid; alles daarvoor is als back-up bewaard.</translation>
    </message>
    <message>
        <source>“{path}” is not a copy of this project. Only copies of one project can be merged.</source>
        <translation>‘{path}’ is geen kopie van dit project. Alleen kopieën van hetzelfde project kunnen worden samengevoegd.</translation>
    </message>
    <message>
        <source>There is nothing in “{path}” that could be saved. Please go back to a backup.</source>
        <translation>In ‘{path}’ is niets dat nog te redden is. Ga terug naar een back-up.</translation>
    </message>
    <message>
        <source>The backup in “{path}” could not be made: {reason}. What was to be done after it was not done.</source>
        <translation>De back-up in ‘{path}’ kon niet worden gemaakt: {reason}. Wat daarna moest gebeuren, is niet gedaan.</translation>
    </message>
    <message>
        <source>hourly</source>
        <translation>elk uur</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>dagelijks</translation>
    </message>
    <message>
        <source>before accepting all of a form</source>
        <translation>vóór het accepteren van alle van een vorm</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>vóór het vervangen</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>vóór een import</translation>
    </message>
    <message>
        <source>before merging</source>
        <translation>vóór het samenvoegen</translation>
    </message>
    <message>
        <source>before an update of the project file</source>
        <translation>vóór een update van het projectbestand</translation>
    </message>
    <message>
        <source>before restoring a backup</source>
        <translation>vóór het terugzetten van een back-up</translation>
    </message>
    <message>
        <source>when another program changed the file</source>
        <translation>toen een ander programma het bestand wijzigde</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>handmatig</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>{count} decided</source>
        <translation>{count} beslist</translation>
    </message>
    <message>
        <source>{count} decided otherwise</source>
        <translation>{count} anders beslist</translation>
    </message>
    <message>
        <source>{count} reopened</source>
        <translation>{count} heropend</translation>
    </message>
    <message>
        <source>notes and marks: {count}</source>
        <translation>notities en markeringen: {count}</translation>
    </message>
    <message>
        <source>joins: {count}</source>
        <translation>verbindingen: {count}</translation>
    </message>
    <message>
        <source>manuscripts: {count}</source>
        <translation>handschriften: {count}</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>normalisatie</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notitie</translation>
    </message>
    <message>
        <source>modernization</source>
        <translation>modernisering</translation>
    </message>
    <message>
        <source>join</source>
        <translation>verbinding</translation>
    </message>
    <message>
        <source>not joined</source>
        <translation>niet verbonden</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>{name}: {version}</source>
        <translation>{name}: {version}</translation>
    </message>
    <message>
        <source>decisions: {count}</source>
        <translation>beslissingen: {count}</translation>
    </message>
    <message>
        <source>forgotten suggestions: {count}</source>
        <translation>vergeten suggesties: {count}</translation>
    </message>
    <message>
        <source>Taken over from the other copy without a question: {listed}.</source>
        <translation>Zonder vraag overgenomen uit de andere kopie: {listed}.</translation>
    </message>
    <message>
        <source>Nothing is taken over without a question.</source>
        <translation>Er wordt niets zonder vraag overgenomen.</translation>
    </message>
    <message>
        <source>What the two have in common is not known: what only one of them has is taken, and where they differ you are asked.</source>
        <translation>Wat beide gemeen hebben, is niet bekend: wat maar een van beide heeft, wordt overgenomen; waar ze verschillen, volgt een vraag.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>{path} is no report of histnorm.</source>
        <translation>{path} is geen rapport van histnorm.</translation>
    </message>
    <message>
        <source>{path} was written by a newer histnorm. Please update histnorm to read it.</source>
        <translation>{path} is door een nieuwere histnorm geschreven. Werk histnorm bij om het te lezen.</translation>
    </message>
    <message>
        <source>{path} is damaged or was changed: {entry} does not fit. Please have the report written again.</source>
        <translation>{path} is beschadigd of veranderd: {entry} past niet. Laat het rapport opnieuw schrijven.</translation>
    </message>
    <message>
        <source>There is no training in {path} that could be repeated.</source>
        <translation>In {path} staat geen training die kan worden herhaald.</translation>
    </message>
    <message>
        <source>The project {name} of the report {path} is not beside it.</source>
        <translation>Het project {name} van het rapport {path} staat er niet naast.</translation>
    </message>
    <message>
        <source>The training used the word list {name}.</source>
        <translation>De training gebruikte de woordenlijst {name}.</translation>
    </message>
    <message>
        <source>The paragraph cannot be written in the language {language}.</source>
        <translation>De paragraaf kan niet in de taal {language} worden geschreven.</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Open for &amp;reading</source>
        <translation>Openen om te &amp;lezen</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Overnemen</translation>
    </message>
    <message>
        <source>Take it over only when nobody works on it there any more: two who write at the same time lose work. With reading you are safe.</source>
        <translation>Neem het alleen over als niemand er daar nog aan werkt: als twee tegelijk schrijven, gaat er werk verloren. Lezen is veilig.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>You</source>
        <translation>Gebruiker</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Venster</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>New projects (of the open one: File &gt; Project settings)</source>
        <translation>Nieuwe projecten (voor het open project: Bestand &gt; Projectinstellingen)</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Back-ups</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Font of the manuscript&apos;s text</source>
        <translation>Lettertype van de handschrifttekst</translation>
    </message>
    <message>
        <source>Size of the manuscript&apos;s text</source>
        <translation>Grootte van de handschrifttekst</translation>
    </message>
    <message>
        <source>Show the text as</source>
        <translation>Tekst tonen als</translation>
    </message>
    <message>
        <source>Show punctuation in the table</source>
        <translation>Leestekens tonen in de tabel</translation>
    </message>
    <message>
        <source>System that learns</source>
        <translation>Lerend systeem</translation>
    </message>
    <message>
        <source>Recipe of the bi-LSTM</source>
        <translation>Recept van de bi-LSTM</translation>
    </message>
    <message>
        <source>Language of the manuscripts</source>
        <translation>Taal van de handschriften</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Hoofdletters</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Woordenlijst</translation>
    </message>
    <message>
        <source>Model of other texts</source>
        <translation>Model uit andere teksten</translation>
    </message>
    <message>
        <source>Compute on</source>
        <translation>Rekenen op</translation>
    </message>
    <message>
        <source>Retrain automatically</source>
        <translation>Automatisch opnieuw trainen</translation>
    </message>
    <message>
        <source>Retrain after</source>
        <translation>Opnieuw trainen na</translation>
    </message>
    <message>
        <source>Hourly backups to keep</source>
        <translation>Te bewaren back-ups per uur</translation>
    </message>
    <message>
        <source>Daily backups to keep</source>
        <translation>Te bewaren back-ups per dag</translation>
    </message>
    <message>
        <source>Backups before bulk steps to keep</source>
        <translation>Te bewaren back-ups vóór bulkbewerkingen</translation>
    </message>
    <message>
        <source>Room for the backups of a project</source>
        <translation>Ruimte voor de back-ups van een project</translation>
    </message>
    <message>
        <source>kept with each decision; may be empty</source>
        <translation>bij elke beslissing bewaard; mag leeg zijn</translation>
    </message>
    <message>
        <source>what is expected until your decisions say more</source>
        <translation>wat geldt tot uw beslissingen meer zeggen</translation>
    </message>
    <message>
        <source>words of today&apos;s language, one a line</source>
        <translation>woorden van de huidige taal, één per regel</translation>
    </message>
    <message>
        <source>made in another project</source>
        <translation>gemaakt in een ander project</translation>
    </message>
    <message>
        <source>for trainings; suggestions are made on the CPU in any case</source>
        <translation>voor trainingen; suggesties maakt in elk geval de CPU</translation>
    </message>
    <message>
        <source>made while you work; 0 for none</source>
        <translation>tijdens het werk gemaakt; 0 voor geen</translation>
    </message>
    <message>
        <source>made once a day on which you work; 0 for none</source>
        <translation>één keer per dag waarop gewerkt wordt; 0 voor geen</translation>
    </message>
    <message>
        <source>before accepting all, replacing, importing, merging; 0 for none</source>
        <translation>vóór alles accepteren, vervangen, importeren, samenvoegen; 0 voor geen</translation>
    </message>
    <message>
        <source>the newest three are always kept</source>
        <translation>de nieuwste drie worden altijd bewaard</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>zoals het systeem</translation>
    </message>
    <message>
        <source>light</source>
        <translation>licht</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>donker</translation>
    </message>
    <message>
        <source>high contrast, light</source>
        <translation>hoog contrast, licht</translation>
    </message>
    <message>
        <source>high contrast, dark</source>
        <translation>hoog contrast, donker</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabel</translation>
    </message>
    <message>
        <source>page</source>
        <translation>pagina</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>processor (CPU)</source>
        <translation>processor (CPU)</translation>
    </message>
    <message>
        <source>graphics processor (CUDA)</source>
        <translation>grafische processor (CUDA)</translation>
    </message>
    <message>
        <source>Apple’s graphics processor (MPS)</source>
        <translation>grafische processor van Apple (MPS)</translation>
    </message>
    <message>
        <source>learn from my decisions</source>
        <translation>leren van mijn beslissingen</translation>
    </message>
    <message>
        <source>nouns with capitals</source>
        <translation>zelfstandige naamwoorden met hoofdletter</translation>
    </message>
    <message>
        <source>all as in the manuscript</source>
        <translation>alles zoals in het handschrift</translation>
    </message>
    <message>
        <source>everything in lower case</source>
        <translation>alles in kleine letters</translation>
    </message>
    <message>
        <source>default (fast)</source>
        <translation>standaard (snel)</translation>
    </message>
    <message>
        <source>Bollmann &amp; Søgaard 2016 (slow)</source>
        <translation>Bollmann &amp; Søgaard 2016 (langzaam)</translation>
    </message>
    <message>
        <source>histnorm: all of them together (recommended)</source>
        <translation>histnorm: alle samen (aanbevolen)</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> new decisions</source>
        <translation> nieuwe beslissingen</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>(there is none)</source>
        <translation>(niet aanwezig)</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>none: they are plain characters</source>
        <translation>geen: het zijn gewone tekens</translation>
    </message>
    <message>
        <source>(there is none yet)</source>
        <translation>(nog niet aanwezig)</translation>
    </message>
    <message>
        <source>only what is marked up as a word</source>
        <translation>alleen wat als woord is gecodeerd</translation>
    </message>
    <message>
        <source>all of the text</source>
        <translation>de hele tekst</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>right as they stand</source>
        <translation>juist zoals ze er staan</translation>
    </message>
    <message>
        <source>two words</source>
        <translation>twee woorden</translation>
    </message>
    <message>
        <source>one word, without the hyphen</source>
        <translation>één woord, zonder het afbreekteken</translation>
    </message>
    <message>
        <source>taken over like the others</source>
        <translation>overgenomen zoals de andere</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>opengelaten</translation>
    </message>
    <message>
        <source>{device}: not on this computer</source>
        <translation>{device}: niet op deze computer</translation>
    </message>
    <message>
        <source>looking for graphics processors…</source>
        <translation>grafische processoren worden gezocht …</translation>
    </message>
    <message>
        <source>no graphics processor was found</source>
        <translation>geen grafische processor gevonden</translation>
    </message>
</context>
<context>
    <name>toolbar</name>
    <message>
        <source>Main actions</source>
        <translation>Hoofdacties</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>The manuscripts</source>
        <translation>De handschriften</translation>
    </message>
    <message>
        <source>A project holds manuscripts, each with its progress. What is decided in one helps with all the others. Below them, filters choose which words are shown.</source>
        <translation>Een project bevat handschriften, elk met zijn voortgang. Wat in het ene beslist is, helpt bij alle andere. Daaronder kiezen filters welke woorden worden getoond.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>De tekst</translation>
    </message>
    <message>
        <source>Each word has a suggestion, in italics while it is open. {accept} accepts it and goes on; to correct it, just type. {page} shows the same text as a page.</source>
        <translation>Elk woord heeft een suggestie, cursief zolang het open is. {accept} accepteert die en gaat verder; typ gewoon om te corrigeren. {page} toont dezelfde tekst als pagina.</translation>
    </message>
    <message>
        <source>The suggestions</source>
        <translation>De suggesties</translation>
    </message>
    <message>
        <source>All candidates for the current word, how sure each is, and why. The digits take one of them. Below stand the same words elsewhere, with what you decided there.</source>
        <translation>Alle kandidaten voor het huidige woord, hoe zeker elk is en waarom. Met een cijfer wordt er een genomen. Daaronder staan dezelfde woorden elders, met wat daar beslist is.</translation>
    </message>
    <message>
        <source>The training</source>
        <translation>De training</translation>
    </message>
    <message>
        <source>After some decisions, retrain</source>
        <translation>Train na enkele beslissingen opnieuw</translation>
    </message>
    <message>
        <source>The model learns from them beside your work, and its new suggestions come in when it is done.</source>
        <translation>Het model leert ervan terwijl het werk doorgaat, en de nieuwe suggesties komen als het klaar is.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>De export</translation>
    </message>
    <message>
        <source>Every decision is saved at once. When you are done, export</source>
        <translation>Elke beslissing wordt meteen opgeslagen. Exporteer als het werk klaar is</translation>
    </message>
    <message>
        <source>{keys} lists all keys, and {palette} finds any action by its name.</source>
        <translation>{keys} toont alle toetsen, en {palette} vindt elke actie op naam.</translation>
    </message>
</context>
</TS>
