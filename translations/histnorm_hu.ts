<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About histnorm</source>
        <translation>A histnorm névjegye</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Program</translation>
    </message>
    <message>
        <source>&amp;How to cite</source>
        <translation>&amp;Hivatkozás</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencek</translation>
    </message>
    <message>
        <source>Normalizes the spelling of historical manuscripts. It suggests a normalization for every word, and learns from what you decide: by a memory of your decisions, by rules of spelling, and by a bi-directional LSTM that is shared over the manuscripts of a project (Bollmann &amp; Søgaard 2016).

histnorm is free software under the MIT licence: you may use it for any purpose, pass it on, and change it. It comes without any warranty.

Your manuscripts stay on this computer: the program sends nothing anywhere.</source>
        <translation>Történeti kéziratok írásmódját normalizálja. Minden szóhoz normalizált alakot javasol, és tanul a döntésekből: emlékezik rájuk, írásmódszabályokat használ, és egy kétirányú LSTM-et, amelyen a projekt kéziratai osztoznak (Bollmann &amp; Søgaard 2016).

A histnorm szabad szoftver, MIT licenccel: bármilyen célra használható, továbbadható és módosítható. Semmiféle garancia nem jár hozzá.

A kéziratok ezen a számítógépen maradnak: a program semmit sem küld sehová.</translation>
    </message>
    <message>
        <source>Please cite the program, and the paper that its model comes from:</source>
        <translation>Kérjük, hivatkozzon a programra és arra a cikkre, amelyből a modellje származik:</translation>
    </message>
    <message>
        <source>The same for BibTeX:</source>
        <translation>Ugyanez BibTeX-hez:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>Copy &amp;BibTeX</source>
        <translation>&amp;BibTeX másolása</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Hivatkozások</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Összetevő</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Verzió</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenc</translation>
    </message>
    <message>
        <source>What histnorm is made of</source>
        <translation>Miből áll a histnorm</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>A licenc szövege</translation>
    </message>
    <message>
        <source>The text of the licence was not installed.</source>
        <translation>A licenc szövege nincs telepítve.</translation>
    </message>
    <message>
        <source>This library is used under the GNU Lesser General Public License. You may replace it by another version, also one that you have changed: it lies as files of its own beside the program. To find out how that works you may take it apart, and its makers give you its source code.</source>
        <translation>Ezt a könyvtárat a GNU Lesser General Public License szerint használjuk. Kicserélhető másik verzióra, saját módosításúra is: külön fájlokban van a program mellett. Hogy kiderüljön, hogyan működik, vissza is fejthető, forráskódját pedig a készítői adják.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
</context>
<context>
    <name>AcceptAllDialog</name>
    <message>
        <source>Accept all of one form</source>
        <translation>Minden ilyen alak elfogadása</translation>
    </message>
    <message>
        <source>Words of this form</source>
        <translation>Az alak szavai</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln open word(s) are accepted. Space or a click leaves one out.</source>
        <translation>
            <numerusform>%Ln nyitott szóból {checked} lesz elfogadva. Szóköz vagy kattintás kihagy egyet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also &amp;those decided otherwise ({count})</source>
        <translation>A &amp;másképp eldöntötteket is ({count})</translation>
    </message>
    <message>
        <source>Accept {count}</source>
        <translation>{count} elfogadása</translation>
    </message>
</context>
<context>
    <name>ActionListModel</name>
    <message>
        <source>not available now</source>
        <translation>most nem érhető el</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Művelet</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
</context>
<context>
    <name>ActionTable</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Műveletek és billentyűik</translation>
    </message>
</context>
<context>
    <name>AlignmentStrip</name>
    <message>
        <source>Alignment of the model&apos;s reading</source>
        <translation>A modell olvasatának megfeleltetése</translation>
    </message>
</context>
<context>
    <name>BackupCommands</name>
    <message>
        <source>Making a backup…</source>
        <translation>Biztonsági mentés készítése…</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Biztonsági mentés visszaállítása</translation>
    </message>
    <message>
        <source>Shall the project be as it was on {time}?</source>
        <translation>Visszaállítja a projektet erre az állapotra: {time}?</translation>
    </message>
    <message>
        <source>What you have now is kept as a backup first, so that you can come back to it.</source>
        <translation>A mostani állapotról előbb biztonsági mentés készül, így vissza lehet térni hozzá.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Visszaállítás</translation>
    </message>
    <message>
        <source>Restoring a backup…</source>
        <translation>Biztonsági mentés visszaállítása…</translation>
    </message>
    <message>
        <source>Restore as copy</source>
        <translation>Visszaállítás másolatként</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>histnorm-projektek (*.histnorm)</translation>
    </message>
    <message>
        <source>Copied to {path}</source>
        <translation>Ide másolva: {path}</translation>
    </message>
    <message>
        <source>The project is as it was on {time}.</source>
        <translation>A projekt visszaállt erre az állapotra: {time}.</translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>Elkészült egy biztonsági mentés.</translation>
    </message>
</context>
<context>
    <name>BackupTableModel</name>
    <message>
        <source>When</source>
        <translation>Mikor</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Miért</translation>
    </message>
    <message>
        <source>Decided words</source>
        <translation>Eldöntött szavak</translation>
    </message>
    <message>
        <source>What was done since</source>
        <translation>Ami azóta történt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Méret</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nem olvasható</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Biztonsági mentések</translation>
    </message>
    <message>
        <source>&amp;Look into</source>
        <translation>Bete&amp;kintés</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Visszaállítás…</translation>
    </message>
    <message>
        <source>Restore as &amp;copy…</source>
        <translation>Visszaállítás más&amp;olatként…</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Mentés most</translation>
    </message>
    <message>
        <source>Each is the whole project as it was then. Restoring one keeps what you have now as a backup, too. They are in the folder “{folder}” beside the project.</source>
        <translation>Mindegyik a teljes projekt, ahogy akkor volt. Visszaállításkor a mostani állapotról is biztonsági mentés készül. A mentések a projekt melletti „{folder}” mappában vannak.</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made daily and hourly while you work, and before bulk steps; “Back up now” makes one at once.</source>
        <translation>Még nincs biztonsági mentés. Munka közben naponta és óránként, valamint a tömeges lépések előtt készül egy; a „Mentés most” azonnal készít egyet.</translation>
    </message>
    <message>
        <source>Done since this backup: {what}.</source>
        <translation>E mentés óta történt: {what}.</translation>
    </message>
    <message>
        <source>This project is open for reading only.</source>
        <translation>A projekt csak olvasásra van megnyitva.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>What is unusual about this project</source>
        <translation>Ami ebben a projektben szokatlan</translation>
    </message>
</context>
<context>
    <name>CharacterPalette</name>
    <message>
        <source>Characters ({key}: all)</source>
        <translation>Karakterek ({key}: mind)</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Karakterek</translation>
    </message>
</context>
<context>
    <name>CharacterPopup</name>
    <message>
        <source>Characters of the manuscript</source>
        <translation>A kézirat karakterei</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Művelet keresése</translation>
    </message>
    <message>
        <source>Type the beginnings of words, as “acc form”</source>
        <translation>Szavak elejét kell beírni, például „alak elf”</translation>
    </message>
    <message>
        <source>No action has words that begin so.</source>
        <translation>Nincs művelet, amelynek szavai így kezdődnek.</translation>
    </message>
    <message>
        <source>“{name}” is not available now.</source>
        <translation>„{name}” most nem érhető el.</translation>
    </message>
    <message>
        <source>Enter does it · Escape closes</source>
        <translation>Enter: végrehajtás · Escape: bezárás</translation>
    </message>
</context>
<context>
    <name>ConflictTableModel</name>
    <message>
        <source>{text}, taken</source>
        <translation>{text}, kiválasztva</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Sor</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Alak</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Mi</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Saját</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Másik</translation>
    </message>
</context>
<context>
    <name>ErrorCenter</name>
    <message>
        <source>Something went wrong again ({count}×); it is in the log file.</source>
        <translation>Ismét hiba történt ({count}×); a részletek a naplófájlban vannak.</translation>
    </message>
</context>
<context>
    <name>ErrorReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Hiba történt</translation>
    </message>
    <message>
        <source>Your decisions are saved, and you can go on working. Please send this report to those who make histnorm, with what you did before. It says where in the program it happened, and has no words of your manuscripts in it.</source>
        <translation>A döntések mentve vannak, a munka folytatható. Kérjük, küldje el ezt a jelentést a histnorm készítőinek, és írja meg, mit csinált előtte. A jelentés megmondja, hol történt a hiba a programban, és a kéziratok egyetlen szavát sem tartalmazza.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>&amp;Include the words concerned</source>
        <translation>Az é&amp;rintett szavakkal együtt</translation>
    </message>
    <message>
        <source>Adds what the error itself says, which may quote words of your manuscripts</source>
        <translation>Hozzáteszi, amit maga a hiba közöl; ez idézhet szavakat a kéziratokból</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Jelentés &amp;másolása</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm.</source>
        <translation>Hiba történt a histnorm programban.</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm {count} times.</source>
        <translation>{count} alkalommal hiba történt a histnorm programban.</translation>
    </message>
</context>
<context>
    <name>EvaluationDialog</name>
    <message>
        <source>Results of evaluations</source>
        <translation>Kiértékelések eredményei</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>Eredmények meg&amp;nyitása…</translation>
    </message>
    <message>
        <source>Part that was measured on</source>
        <translation>A rész, amelyen a mérés történt</translation>
    </message>
    <message>
        <source>Only the &amp;manuscripts of this project</source>
        <translation>Csak e projekt &amp;kéziratai</translation>
    </message>
    <message>
        <source>Word accuracy by manuscript and system</source>
        <translation>Szópontosság kéziratonként és rendszerenként</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Eredmények megnyitása</translation>
    </message>
    <message>
        <source>Results (*.tsv);;All files (*)</source>
        <translation>Eredmények (*.tsv);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Átlag</translation>
    </message>
    <message>
        <source>words of the training part</source>
        <translation>a tanítórész szavai</translation>
    </message>
    <message>
        <source>word accuracy (%)</source>
        <translation>szópontosság (%)</translation>
    </message>
    <message>
        <source>Open the file results.tsv of a folder that “histnorm evaluate” has written: accuracies are shown here by manuscript and system, with their learning curves.</source>
        <translation>Nyissa meg egy olyan mappa results.tsv fájlját, amelyet a „histnorm evaluate” írt: itt jelennek meg a pontosságok kéziratonként és rendszerenként, a tanulási görbékkel együtt.</translation>
    </message>
    <message>
        <source>There are no results for these manuscripts.</source>
        <translation>Ezekhez a kéziratokhoz nincsenek eredmények.</translation>
    </message>
    <message>
        <source>Mean of {count}</source>
        <translation>Átlag ({count})</translation>
    </message>
    <message>
        <source>{name}: accuracy by training size</source>
        <translation>{name}: pontosság a tanítóanyag mérete szerint</translation>
    </message>
    <message>
        <source>{name} was measured at one training size only ({words} words), so that there is no curve.</source>
        <translation>{name}: csak egyetlen tanítóméreten volt mérés ({words} szó), ezért nincs görbe.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export {siglum}</source>
        <translation>{siglum} exportálása</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Formátum</translation>
    </message>
    <message>
        <source>&amp;Normalized text, line by line as in the source</source>
        <translation>&amp;Normalizált szöveg, soronként, mint a forrásban</translation>
    </message>
    <message>
        <source>Table with &amp;two columns: form, normalization</source>
        <translation>&amp;Kétoszlopos táblázat: alak, normalizált alak</translation>
    </message>
    <message>
        <source>Table with &amp;four columns: form, normalization, state, source of the decision</source>
        <translation>Né&amp;gyoszlopos táblázat: alak, normalizált alak, állapot, a döntés eredete</translation>
    </message>
    <message>
        <source>The &amp;imported file ({name}) with the normalizations put in</source>
        <translation>Az &amp;importált fájl ({name}) a normalizált alakokkal</translation>
    </message>
    <message>
        <source>Words that are still open ({count})</source>
        <translation>Még nyitott szavak ({count})</translation>
    </message>
    <message>
        <source>are left &amp;empty</source>
        <translation>ü&amp;resen maradnak</translation>
    </message>
    <message>
        <source>keep their fo&amp;rm</source>
        <translation>megtartják az &amp;alakjukat</translation>
    </message>
    <message>
        <source>take the first &amp;suggestion</source>
        <translation>az első &amp;javaslatot kapják</translation>
    </message>
    <message>
        <source>&amp;Mark them with ⟨ ⟩</source>
        <translation>Megjelö&amp;lésük ezzel: ⟨ ⟩</translation>
    </message>
    <message>
        <source>The table with four columns says in every row what is decided and what is not; modernizations, notes and flags are in further columns.</source>
        <translation>A négyoszlopos táblázat minden sora megmondja, mi van eldöntve és mi nincs; a modernizált alakok, jegyzetek és megjelölések további oszlopokban állnak.</translation>
    </message>
    <message>
        <source>What this format cannot hold</source>
        <translation>Amit ez a formátum nem tud tárolni</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Fájl kiválasztása…</translation>
    </message>
</context>
<context>
    <name>FacsimileController</name>
    <message>
        <source>Folder with the images</source>
        <translation>A képek mappája</translation>
    </message>
</context>
<context>
    <name>FacsimileView</name>
    <message>
        <source>Smaller</source>
        <translation>Kisebb</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Nagyobb</translation>
    </message>
    <message>
        <source>Where are the images? …</source>
        <translation>Hol vannak a képek? …</translation>
    </message>
    <message>
        <source>Facsimile, line {line}</source>
        <translation>Fakszimile, {line}. sor</translation>
    </message>
    <message>
        <source>The image {name} cannot be read: {reason}</source>
        <translation>A(z) {name} kép nem olvasható: {reason}</translation>
    </message>
    <message>
        <source>The image {name} was not found.</source>
        <translation>A(z) {name} kép nem található.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Loading {siglum}…</source>
        <translation>{siglum} betöltése…</translation>
    </message>
    <message>
        <source>{siglum} was removed from the project; undo brings it back.</source>
        <translation>{siglum} eltávolítva a projektből; visszavonással visszahozható.</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Új projekt</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>histnorm-projektek (*.histnorm)</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt megnyitása</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>histnorm-projektek (*.histnorm);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <translation>{name} megnyitása…</translation>
    </message>
    <message>
        <source>East Franconian, about 1470</source>
        <translation>Keleti frank, 1470 körül</translation>
    </message>
    <message>
        <source>Ripuarian, about 1460</source>
        <translation>Ripuári frank, 1460 körül</translation>
    </message>
    <message>
        <source>Alemannic, about 1450</source>
        <translation>Alemann, 1450 körül</translation>
    </message>
    <message>
        <source>Import manuscript</source>
        <translation>Kézirat importálása</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Minden fájl (*)</translation>
    </message>
    <message>
        <source>Texts and tables (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</source>
        <translation>Szövegek és táblázatok (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</translation>
    </message>
    <message>
        <source>XML (*.xml *.tei *.exb *.xmi *.zip)</source>
        <translation>XML (*.xml *.tei *.exb *.xmi *.zip)</translation>
    </message>
    <message>
        <source>Export manuscript</source>
        <translation>Kézirat exportálása</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Ide exportálva: {path}</translation>
    </message>
    <message>
        <source>Exporting {name}…</source>
        <translation>{name} exportálása…</translation>
    </message>
</context>
<context>
    <name>FilterPanel</name>
    <message>
        <source>Show</source>
        <translation>Szűrés</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Bizonyosság</translation>
    </message>
    <message>
        <source>of any confidence</source>
        <translation>bármilyen bizonyosság</translation>
    </message>
    <message>
        <source>Form, normalization or note</source>
        <translation>Alak, normalizált alak vagy jegyzet</translation>
    </message>
    <message>
        <source>Form, normalization, note</source>
        <translation>Alak, normalizált alak, jegyzet</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Minden szó</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Nyitott</translation>
    </message>
    <message>
        <source>Unsure or a guess</source>
        <translation>Bizonytalan vagy találgatás</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Eldöntött</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Javított</translation>
    </message>
    <message>
        <source>Worth a second look</source>
        <translation>Érdemes újra átnézni</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Megjelölt</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Jegyzettel</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Tanulásból kizárt</translation>
    </message>
    <message>
        <source>Show other forms again</source>
        <translation>A többi alak megjelenítése</translation>
    </message>
    <message>
        <source>Only the form {form}</source>
        <translation>Csak ez az alak: {form}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Előzmények</translation>
    </message>
    <message>
        <source>Enter or a double click goes to the state after that step.</source>
        <translation>Enter vagy dupla kattintás a lépés utáni állapotra ugrik.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>{step}, undone</source>
        <translation>{step}, visszavonva</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>A kezdet</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import {name}</source>
        <translation>{name} importálása</translation>
    </message>
    <message>
        <source>such as place, date, library</source>
        <translation>például hely, kor, könyvtár</translation>
    </message>
    <message>
        <source>Choose or type another where letters in the preview are wrong</source>
        <translation>Ha az előnézetben hibásak a betűk, válasszon vagy írjon be másikat</translation>
    </message>
    <message>
        <source>&amp;Siglum</source>
        <translation>&amp;Szigla</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Cím</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formátum</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Kódolás</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Talált elemek</translation>
    </message>
    <message>
        <source>The normalizations in the file</source>
        <translation>A fájl normalizált alakjai</translation>
    </message>
    <message>
        <source>are &amp;decisions: keep them and learn from them</source>
        <translation>&amp;döntések: megtartás és tanulás belőlük</translation>
    </message>
    <message>
        <source>are a &amp;gold standard: leave them out</source>
        <translation>&amp;etalon (gold standard): kihagyás</translation>
    </message>
    <message>
        <source>The first tokens</source>
        <translation>Az első tokenek</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Sor</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Alak</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalizált alak</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln szó</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln punctuation mark(s)</source>
        <translation>
            <numerusform>%Ln írásjel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln normalization(s)</source>
        <translation>
            <numerusform>%Ln normalizált alak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) or flag(s)</source>
        <translation>
            <numerusform>%Ln jegyzet vagy megjelölés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and will be left out:</source>
        <translation>
            <numerusform>%Ln sor nem olvasható, és kimarad:</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that will be left out</source>
        <translation>Kimaradó sorok</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importálás</translation>
    </message>
    <message>
        <source>packed file</source>
        <translation>tömörített fájl</translation>
    </message>
    <message>
        <source>UTF-8 with byte order mark</source>
        <translation>UTF-8 bájtsorrendjellel (BOM)</translation>
    </message>
    <message>
        <source>{encoding} (your choice)</source>
        <translation>{encoding} (saját választás)</translation>
    </message>
    <message>
        <source>{encoding} (a guess: please look at the letters)</source>
        <translation>{encoding} (feltételezett: kérjük, ellenőrizze a betűket)</translation>
    </message>
    <message>
        <source>Please look at this:</source>
        <translation>Kérjük, ellenőrizze:</translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} beolvasása…</translation>
    </message>
    <message>
        <source>Importing {name}…</source>
        <translation>{name} importálása…</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Műveletek és billentyűk keresése</translation>
    </message>
    <message>
        <source>In the text, letters type the normalization and arrows move.</source>
        <translation>A szövegben a betűk a normalizált alakot írják, a nyilak mozgatnak.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Új billentyű</translation>
    </message>
    <message>
        <source>Use this key alone</source>
        <translation>Csak ez a billentyű</translation>
    </message>
    <message>
        <source>Add this key</source>
        <translation>Billentyű hozzáadása</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nincs billentyű</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Visszaállítás</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Összes visszaállítása</translation>
    </message>
    <message>
        <source>Change the key of “{name}”</source>
        <translation>„{name}” billentyűjének módosítása</translation>
    </message>
    <message>
        <source>{key} types something; please take a key with Ctrl, Alt or a function key.</source>
        <translation>{key}: szöveget ír be; kérjük, Ctrl vagy Alt kombinációt vagy funkcióbillentyűt válasszon.</translation>
    </message>
    <message>
        <source>{key} moves in the window; please take another key.</source>
        <translation>{key}: ez az ablakban mozgat; kérjük, válasszon másik billentyűt.</translation>
    </message>
    <message>
        <source>{key} is the key of “{other}”; it will be taken from it.</source>
        <translation>{key}: ez most „{other}” billentyűje; onnan elkerül.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Version {version} of {siglum} is still being trained ({progress}).</source>
        <translation>{siglum} {version}. verziójának tanítása még folyik ({progress}).</translation>
    </message>
    <message>
        <source>If you quit now, the model is lost; your decisions are saved. If you leave this question open, histnorm quits by itself as soon as the model is there.</source>
        <translation>Ha most kilép, a modell elvész; a döntések mentve vannak. Ha nyitva hagyja ezt a kérdést, a histnorm magától kilép, amint a modell elkészült.</translation>
    </message>
    <message>
        <source>If you cancel the training, the model is lost; your decisions are saved. If you leave this question open, histnorm goes on by itself as soon as the model is there.</source>
        <translation>Ha leállítja a tanítást, a modell elvész; a döntések mentve vannak. Ha nyitva hagyja ezt a kérdést, a histnorm magától folytatja, amint a modell elkészült.</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Kilépés mégis</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>A tanítás &amp;leállítása</translation>
    </message>
    <message>
        <source>&amp;Keep training</source>
        <translation>&amp;Tanítás tovább</translation>
    </message>
</context>
<context>
    <name>LineImage</name>
    <message>
        <source>The wheel zooms, dragging moves the image</source>
        <translation>A görgő nagyít, húzás mozgatja a képet</translation>
    </message>
    <message>
        <source>Facsimile of the line</source>
        <translation>A sor fakszimiléje</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>The ranking has stopped and begins again; until then suggestions come from memory.</source>
        <translation>A rangsorolás leállt, és újrakezdődik; addig a javaslatok az emlékezetből jönnek.</translation>
    </message>
    <message>
        <source>The ranking does not run; suggestions come from memory. Retrain to try again</source>
        <translation>A rangsorolás nem fut; a javaslatok az emlékezetből jönnek. Újratanítással újra megpróbálható</translation>
    </message>
</context>
<context>
    <name>LossCurve</name>
    <message>
        <source>Loss curve</source>
        <translation>Veszteséggörbe</translation>
    </message>
    <message>
        <source>Training loss, from {first} down to {last}: the lower, the better the model fits</source>
        <translation>Tanítási veszteség, {first} értékről {last} értékre csökkent: minél kisebb, annál jobban illeszkedik a modell</translation>
    </message>
    <message>
        <source>dashed: right on {share} of the held-out decisions by now</source>
        <translation>szaggatott vonal: a helyes félretett döntések aránya eddig {share}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Normalize the spelling of historical manuscripts: load a transcription, correct what is suggested, and let the model learn from you.</source>
        <translation>Történeti kéziratok írásmódjának normalizálása: töltsön be egy átiratot, javítsa a javaslatokat, és hagyja, hogy a modell tanuljon belőlük.</translation>
    </message>
</context>
<context>
    <name>ManualController</name>
    <message>
        <source>Action</source>
        <translation>Művelet</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>histnorm manual</source>
        <translation>A histnorm kézikönyve</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Keresés a kézikönyvben</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Találatok</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>A kézikönyv oldala</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Előre</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kisebb</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Nagyobb</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Szokásos méret</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Kép</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n találat</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation>A kézikönyvben sehol nincsenek meg ezek a szavak.</translation>
    </message>
</context>
<context>
    <name>ManuscriptListModel</name>
    <message numerus="yes">
        <source>{siglum} {title}: {decided} of %Ln word(s) decided ({share})</source>
        <translation>
            <numerusform>{siglum} {title}: %Ln szóból {decided} eldöntve ({share})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManuscriptPanel</name>
    <message>
        <source>Manuscripts</source>
        <translation>Kéziratok</translation>
    </message>
</context>
<context>
    <name>MergeCommands</name>
    <message>
        <source>Merge project</source>
        <translation>Projekt egyesítése</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>histnorm-projektek (*.histnorm);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Comparing with {name}…</source>
        <translation>Összehasonlítás: {name}…</translation>
    </message>
    <message>
        <source>There is nothing in {name} that this project has not.</source>
        <translation>{name} nem tartalmaz semmi olyat, ami ebben a projektben ne volna meg.</translation>
    </message>
    <message>
        <source>Merging {name}…</source>
        <translation>{name} egyesítése…</translation>
    </message>
    <message>
        <source>{name} was merged into this project; undo takes all of it back.</source>
        <translation>{name} egyesítve ezzel a projekttel; visszavonással az egész visszaállítható.</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge “{name}”</source>
        <translation>„{name}” egyesítése</translation>
    </message>
    <message>
        <source>Show only those with…</source>
        <translation>Csak ezt tartalmazók…</translation>
    </message>
    <message>
        <source>&amp;Only what is to be decided</source>
        <translation>&amp;Csak az eldöntendők</translation>
    </message>
    <message>
        <source>All m&amp;ine</source>
        <translation>Mind a &amp;saját</translation>
    </message>
    <message>
        <source>All &amp;theirs</source>
        <translation>Mind a &amp;másik</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Ütközések</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Egyesítés</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Saját</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Másik</translation>
    </message>
    <message numerus="yes">
        <source>Both have changed the same in %Ln place(s), {left} of them still to be decided. M or ← takes mine, T or → theirs; so does a click on a version.</source>
        <translation>
            <numerusform>%Ln helyen mindkét példány ugyanazt módosította, ebből {left} még eldöntendő. M vagy ← a sajátot, T vagy → a másikat választja; ugyanígy a kattintás egy változatra.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} are shown.</source>
        <translation>{shown} látható.</translation>
    </message>
    <message>
        <source>Some places are still to be decided</source>
        <translation>Néhány hely még eldöntendő</translation>
    </message>
</context>
<context>
    <name>MethodsDialog</name>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
    <message>
        <source>Save the paragraph and the report</source>
        <translation>A bekezdés és a jelentés mentése</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Szöveg (*.txt)</translation>
    </message>
    <message>
        <source>Saved: {text}, and beside it the report {report}.</source>
        <translation>Mentve: {text}, mellette a jelentés: {report}.</translation>
    </message>
    <message>
        <source>Methods paragraph</source>
        <translation>Módszertani bekezdés</translation>
    </message>
    <message>
        <source>&amp;About:</source>
        <translation>&amp;Miről:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Nyelv:</translation>
    </message>
    <message>
        <source>The manuscript {siglum}</source>
        <translation>A(z) {siglum} kézirat</translation>
    </message>
    <message>
        <source>All manuscripts of the project</source>
        <translation>A projekt minden kézirata</translation>
    </message>
    <message>
        <source>Counting the decisions…</source>
        <translation>A döntések számlálása …</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>M&amp;entés …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Má&amp;solás</translation>
    </message>
    <message>
        <source>Saved with it is a report for machines, with settings, versions and checksums, but without a word of your manuscripts. From report and project, the command histnorm reproduce repeats the training.</source>
        <translation>Mellé gépi jelentés is mentődik, beállításokkal, verziókkal és ellenőrző összegekkel, de a kéziratok egyetlen szava nélkül. A jelentésből és a projektből a histnorm reproduce parancs megismétli a tanítást.</translation>
    </message>
</context>
<context>
    <name>ModernizationDelegate</name>
    <message>
        <source>Modernization</source>
        <translation>Modernizált alak</translation>
    </message>
</context>
<context>
    <name>NormalizationDelegate</name>
    <message>
        <source>Normalization</source>
        <translation>Normalizált alak</translation>
    </message>
</context>
<context>
    <name>NotePanel</name>
    <message>
        <source>Note</source>
        <translation>Jegyzet</translation>
    </message>
    <message>
        <source>{key} writes a note, Enter keeps it</source>
        <translation>{key}: jegyzet írása, Enter: megőrzése</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Megjelölt</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Tanulásból kizárt</translation>
    </message>
</context>
<context>
    <name>NothingShown</name>
    <message>
        <source>No word is like that. Choose at the left what is shown</source>
        <translation>Nincs ilyen szó. Válassza ki balra, mi jelenjen meg</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Junicode (comes with histnorm)</source>
        <translation>Junicode (a histnorm része)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Választás…</translation>
    </message>
</context>
<context>
    <name>OutlookLabel</name>
    <message>
        <source>Outlook</source>
        <translation>Kilátások</translation>
    </message>
    <message>
        <source>Counted from how sure the suggestions for the open words are: of ten words at 90%, one will be wrong.</source>
        <translation>A nyitott szavak javaslatainak bizonyosságából számolva: tíz 90%-os szóból egy hibás lesz.</translation>
    </message>
    <message>
        <source>Ranking the suggestions…</source>
        <translation>Javaslatok rangsorolása…</translation>
    </message>
    <message>
        <source>Comparing the spelling with the other manuscripts…</source>
        <translation>Az írásmód összevetése a többi kézirattal…</translation>
    </message>
    <message>
        <source>Learning to read like the decided words… {share}</source>
        <translation>Olvasás tanulása az eldöntött szavakból… {share}</translation>
    </message>
    <message>
        <source>Suggestions from memory alone</source>
        <translation>Javaslatok csak az emlékezetből</translation>
    </message>
    <message numerus="yes">
        <source>hardly any of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>%Ln nyitott szóból alig egy szorul majd javításra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {corrections} of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>%Ln nyitott szóból körülbelül {corrections} szorul majd javításra</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page of the manuscript</source>
        <translation>A kézirat oldala</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Görbék</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Keresés a beállítások között</translation>
    </message>
    <message>
        <source>No preference has words that begin so.</source>
        <translation>Nincs beállítás, amelynek szavai így kezdődnek.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Összes visszaállítása</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Visszaállítás</translation>
    </message>
    <message>
        <source>Reset: {name}</source>
        <translation>Visszaállítás: {name}</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>recognized by the text</source>
        <translation>a szöveg alapján felismerve</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>fájl…</translation>
    </message>
    <message>
        <source>Early New High German</source>
        <translation>Kora újfelnémet</translation>
    </message>
    <message>
        <source>Hungarian, older spelling</source>
        <translation>Magyar, régi helyesírás</translation>
    </message>
    <message>
        <source>Icelandic, older spelling</source>
        <translation>Izlandi, régi helyesírás</translation>
    </message>
    <message>
        <source>Any language</source>
        <translation>Bármely nyelv</translation>
    </message>
    <message>
        <source>Portuguese, older spelling</source>
        <translation>Portugál, régi helyesírás</translation>
    </message>
    <message>
        <source>Slovene, Bohorič alphabet</source>
        <translation>Szlovén, Bohorič ábécéje</translation>
    </message>
    <message>
        <source>Slovene, Gaj&apos;s alphabet, older spelling</source>
        <translation>Szlovén, Gaj ábécéje, régi helyesírás</translation>
    </message>
    <message>
        <source>Spanish, older spelling</source>
        <translation>Spanyol, régi helyesírás</translation>
    </message>
    <message>
        <source>Swedish, older spelling</source>
        <translation>Svéd, régi helyesírás</translation>
    </message>
    <message>
        <source>Language profile</source>
        <translation>Nyelvi profil</translation>
    </message>
    <message>
        <source>Profiles (*.toml)</source>
        <translation>Profilok (*.toml)</translation>
    </message>
</context>
<context>
    <name>ProjectDialog</name>
    <message>
        <source>Project settings</source>
        <translation>Projektbeállítások</translation>
    </message>
    <message>
        <source>These belong to {project} alone and are kept in it. New projects begin with what the preferences say.</source>
        <translation>Ezek csak ehhez tartoznak, és benne őrződnek meg: {project}. Az új projektek azzal kezdődnek, amit a beállítások mondanak.</translation>
    </message>
    <message>
        <source>This file is not there any more; the project goes on without it.</source>
        <translation>Ez a fájl már nincs meg; a projekt nélküle folytatódik.</translation>
    </message>
</context>
<context>
    <name>ProposalTableModel</name>
    <message>
        <source>Form</source>
        <translation>Alak</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Hol</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Előtte</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Utána</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalizált alak</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernizált alak</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Jegyzet</translation>
    </message>
    <message>
        <source>nothing would be left</source>
        <translation>semmi sem maradna</translation>
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
        <translation>&amp;Lista ürítése</translation>
    </message>
    <message>
        <source>No project was opened yet</source>
        <translation>Még nem volt megnyitva projekt</translation>
    </message>
    <message>
        <source>{name} (no longer there)</source>
        <translation>{name} (már nincs meg)</translation>
    </message>
</context>
<context>
    <name>RemarkCommands</name>
    <message>
        <source>This project has no modernization yet: switch it on in the menu Token.</source>
        <translation>Ebben a projektben még nincsenek modernizált alakok: a Token menüben kapcsolhatók be.</translation>
    </message>
    <message>
        <source>There is no word after this one.</source>
        <translation>Ez után nincs több szó.</translation>
    </message>
    <message>
        <source>“{sign}” stands before the next word. Show punctuation (menu View) to join with it.</source>
        <translation>A következő szó előtt „{sign}” áll. Az összevonáshoz jelenítse meg az írásjeleket (Nézet menü).</translation>
    </message>
    <message>
        <source>Signs without a word cannot be joined.</source>
        <translation>Jelek szó nélkül nem vonhatók össze.</translation>
    </message>
    <message>
        <source>Put the caret where the word divides, and split again</source>
        <translation>Állítsa a kurzort a szó osztási helyére, és válassza szét újra</translation>
    </message>
    <message>
        <source>“{norm}” is no longer suggested for “{form}”. Undo takes that back</source>
        <translation>„{norm}” többé nem javaslat erre: „{form}”. Visszavonható</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Replace all</source>
        <translation>Összes cseréje</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Módosítások</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln change(s) are made, as one step. Space or a click leaves one out.</source>
        <translation>
            <numerusform>%Ln módosításból {checked} történik meg, egyetlen lépésként. Szóköz vagy kattintás kihagy egyet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {count}</source>
        <translation>{count} cseréje</translation>
    </message>
</context>
<context>
    <name>SafetyController</name>
    <message>
        <source>This project is open for reading only.</source>
        <translation>A projekt csak olvasásra van megnyitva.</translation>
    </message>
    <message>
        <source>Nothing is written to the file any more</source>
        <translation>A fájlba már semmi sem íródik</translation>
    </message>
    <message>
        <source>For reading only</source>
        <translation>Csak olvasásra</translation>
    </message>
    <message>
        <source>The project is of the newest kind now; the file as it was is kept as a backup.</source>
        <translation>A projekt most a legújabb formátumú; a korábbi fájl biztonsági mentésként megmaradt.</translation>
    </message>
    <message>
        <source>{user} had this project open and did not close it (a crash?). All decisions are there.</source>
        <translation>{user} megnyitotta ezt a projektet, és nem zárta be (összeomlás?). Minden döntés megvan.</translation>
    </message>
    <message>
        <source>This is a backup, as the project was on {time}. It can be read, but not changed.</source>
        <translation>Ez egy biztonsági mentés: a projekt állapota ekkor: {time}. Olvasható, de nem módosítható.</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only, as it was when it was opened. Nothing can be changed.</source>
        <translation>„{name}” csak olvasásra van megnyitva, a megnyitáskori állapotában. Semmi sem módosítható.</translation>
    </message>
    <message>
        <source>&amp;Open for editing</source>
        <translation>&amp;Megnyitás szerkesztésre</translation>
    </message>
    <message>
        <source>Backups cannot be made now ({reason}). Your decisions are saved all the same.</source>
        <translation>Most nem készíthető biztonsági mentés ({reason}). A döntések ettől függetlenül mentve vannak.</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Mentés most</translation>
    </message>
    <message>
        <source>“{name}” is no longer there: it was moved or deleted.</source>
        <translation>„{name}” már nincs meg: áthelyezték vagy törölték.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{name}” since you opened it. It was not overwritten.</source>
        <translation>Egy másik program vagy egy mappákat szinkronizáló szolgáltatás módosította ezt a fájlt, amióta megnyitotta: „{name}”. A fájl nem lett felülírva.</translation>
    </message>
    <message>
        <source>What you have here is kept as a backup; nothing more can be changed.</source>
        <translation>Az itteni állapot biztonsági mentésként megmaradt; több módosítás nem lehetséges.</translation>
    </message>
    <message>
        <source>&amp;Reopen the changed file</source>
        <translation>Módosított fájl új&amp;ranyitása</translation>
    </message>
    <message>
        <source>Save what is here as a &amp;copy…</source>
        <translation>Az itteni állapot mentése &amp;másolatként…</translation>
    </message>
    <message>
        <source>What you had is kept as a backup; “Merge project…” brings both together.</source>
        <translation>A korábbi állapot biztonsági mentésként megmaradt; a „Projekt egyesítése…” egybehozza a kettőt.</translation>
    </message>
    <message>
        <source>Save what is here as a copy</source>
        <translation>Az itteni állapot mentése másolatként</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>histnorm-projektek (*.histnorm)</translation>
    </message>
</context>
<context>
    <name>SavedLabel</name>
    <message>
        <source>Saved state</source>
        <translation>Mentési állapot</translation>
    </message>
    <message>
        <source>All decisions are saved</source>
        <translation>Minden döntés mentve</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>mentve</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Mentés…</translation>
    </message>
    <message>
        <source>Saved {time} · all decisions on disk</source>
        <translation>Mentve {time} · minden döntés a lemezen</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Csere erre</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>Keresés módja</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Laza egyezés</translation>
    </message>
    <message>
        <source>ſ = s, u = v, i = j = y, case and marks aside</source>
        <translation>ſ = s, u = v, i = j = y; a kis- és nagybetű és a mellékjelek nem számítanak</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Betű szerint</translation>
    </message>
    <message>
        <source>The characters as they are typed</source>
        <translation>A karakterek, ahogy be vannak írva</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Reguláris kifejezés</translation>
    </message>
    <message>
        <source>Groups of it may be named in the replacement: \1</source>
        <translation>Csoportjai megadhatók a cserében: \1</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Kis- és nagybetű megkülönböztetése</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Csak teljes szavak</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Előző találat (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Következő találat (Enter)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Bezárás (Escape)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Csere</translation>
    </message>
    <message>
        <source>Replace &amp;all…</source>
        <translation>Öss&amp;zes cseréje…</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Alakok</translation>
    </message>
    <message>
        <source>Normalizations</source>
        <translation>Normalizált alakok</translation>
    </message>
    <message>
        <source>Decided ones: a suggestion is nobody&apos;s word yet</source>
        <translation>Csak az eldöntöttek: a javaslat még senkinek sem a döntése</translation>
    </message>
    <message>
        <source>Modernizations</source>
        <translation>Modernizált alakok</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Jegyzetek</translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} / {found}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln találat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) too long for this pattern left out</source>
        <translation>
            <numerusform>%Ln e mintához túl hosszú szöveg kimaradt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchController</name>
    <message>
        <source>There is nothing to replace: forms are never changed.</source>
        <translation>Nincs mit cserélni: az alakok sosem módosulnak.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replaced. Undo takes all of it back</source>
        <translation>
            <numerusform>%Ln csere kész. Együtt visszavonható</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent projects</source>
        <translation>Legutóbbi projektek</translation>
    </message>
    <message>
        <source>no longer there: {folder}</source>
        <translation>már nincs meg: {folder}</translation>
    </message>
    <message>
        <source>Take out of this list; the file stays</source>
        <translation>Eltávolítás a listáról; a fájl megmarad</translation>
    </message>
    <message>
        <source>Take {name} out of this list</source>
        <translation>{name} eltávolítása a listáról</translation>
    </message>
</context>
<context>
    <name>Stepping</name>
    <message>
        <source>Taken back: {step}</source>
        <translation>Visszavonva: {step}</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Ismét elvégezve: {step}</translation>
    </message>
</context>
<context>
    <name>SuggestionPanel</name>
    <message>
        <source>Candidates</source>
        <translation>Jelöltek</translation>
    </message>
    <message>
        <source>The same form elsewhere</source>
        <translation>Ugyanez az alak máshol</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>A modell olvasata</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Javaslatok</translation>
    </message>
    <message>
        <source>{count}× in {siglum}</source>
        <translation>{siglum}: {count}×</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>{line}. sor</translation>
    </message>
    <message>
        <source>{count}× decided in others</source>
        <translation>más kéziratokban {count}× eldöntve</translation>
    </message>
    <message>
        <source>Forget “{norm}”</source>
        <translation>„{norm}” elfelejtése</translation>
    </message>
</context>
<context>
    <name>TeachingCommands</name>
    <message>
        <source>Save model for other projects</source>
        <translation>Modell mentése más projektekhez</translation>
    </message>
    <message>
        <source>Models for other projects (*.tagger);;All files (*)</source>
        <translation>Modellek más projektekhez (*.tagger);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>The model is in {name}; choose it in the settings of another project.</source>
        <translation>A modell itt van: {name}; egy másik projekt beállításaiban választható ki.</translation>
    </message>
    <message>
        <source>Making a model for other projects…</source>
        <translation>Modell készül más projektekhez…</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Table</source>
        <translation>Táblázat</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Oldal</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Mindkettő</translation>
    </message>
    <message numerus="yes">
        <source>{decided} of %Ln word(s) decided</source>
        <translation>
            <numerusform>%Ln szóból {decided} eldöntve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenCommands</name>
    <message>
        <source>All other words of this form are decided so.</source>
        <translation>Az alak minden más szava így van eldöntve.</translation>
    </message>
</context>
<context>
    <name>TokenTableModel</name>
    <message>
        <source>Line</source>
        <translation>Sor</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Alak</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Megfeleltetés</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalizált alak</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernizált alak</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Állapot</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Bizonyosság</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Jegyzet</translation>
    </message>
</context>
<context>
    <name>TokenTableView</name>
    <message>
        <source>Tokens of the manuscript</source>
        <translation>A kézirat tokenjei</translation>
    </message>
</context>
<context>
    <name>TourHint</name>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Bemutató befejezése</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Kezdés</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Progress of the training</source>
        <translation>A tanítás előrehaladása</translation>
    </message>
    <message>
        <source>Cancel training</source>
        <translation>Tanítás leállítása</translation>
    </message>
    <message>
        <source>Training version {version} of {siglum}</source>
        <translation>{siglum}: {version}. verzió tanítása</translation>
    </message>
    <message>
        <source>held out {accuracy}</source>
        <translation>félretett: {accuracy}</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Még nincs modell</translation>
    </message>
    <message>
        <source>Version {version} of {siglum}</source>
        <translation>{siglum}: {version}. verzió</translation>
    </message>
    <message>
        <source>goes on from version {version}, with what was decided since</source>
        <translation>kiindulása: {version}. verzió, az azóta hozott döntésekkel</translation>
    </message>
    <message>
        <source>Retrain once {count} words are decided</source>
        <translation>Újratanítás {count} eldöntött szótól lehetséges</translation>
    </message>
    <message>
        <source>Enough is decided: retrain to get the first one</source>
        <translation>Elég szó van eldöntve: az újratanítás adja az elsőt</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>betöltés…</translation>
    </message>
    <message>
        <source>aligning…</source>
        <translation>megfeleltetés…</translation>
    </message>
    <message>
        <source>reading the manuscript…</source>
        <translation>a kézirat olvasása…</translation>
    </message>
    <message>
        <source>version {version} in the project file could not be read</source>
        <translation>a projektfájlban lévő {version}. verzió nem volt olvasható</translation>
    </message>
    <message>
        <source>computed on the CPU</source>
        <translation>a CPU-n számolva</translation>
    </message>
    <message>
        <source>accuracy is measured from 100 decided words on</source>
        <translation>a pontosság 100 eldöntött szótól mérhető</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions</source>
        <translation>{now} helyes a félretett döntésekből</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions (version {version}: {before})</source>
        <translation>{now} helyes a félretett döntésekből ({version}. verzió: {before})</translation>
    </message>
</context>
<context>
    <name>VersionCurve</name>
    <message>
        <source>Learning curve over all versions</source>
        <translation>Tanulási görbe az összes verzióra</translation>
    </message>
    <message>
        <source>version {version}: {share} of held-out decisions right</source>
        <translation>{version}. verzió: a félretett döntésekből {share} helyes</translation>
    </message>
    <message>
        <source>version {version}, going on from {base}: {share} of held-out decisions right</source>
        <translation>{version}. verzió, kiindulása a(z) {base}.: a félretett döntésekből {share} helyes</translation>
    </message>
</context>
<context>
    <name>Workplace</name>
    <message>
        <source>No manuscript yet</source>
        <translation>Még nincs kézirat</translation>
    </message>
    <message>
        <source>Import a transcription, such as running text, a table with forms and normalizations, or TEI; or drop its file here.</source>
        <translation>Importáljon egy átiratot, például folyó szöveget, alakok és normalizált alakok táblázatát vagy TEI-t; vagy húzza ide a fájlját.</translation>
    </message>
    <message>
        <source>Every word is decided. Export the manuscript</source>
        <translation>Minden szó eldöntve. Kézirat exportálása</translation>
    </message>
    <message>
        <source>Version {version} of {siglum} is trained: its suggestions are shown now.</source>
        <translation>{siglum}: {version}. verzió betanítva, mostantól ennek a javaslatai láthatók.</translation>
    </message>
    <message>
        <source>A training is under way; cancel it first</source>
        <translation>Tanítás van folyamatban; előbb le kell állítani</translation>
    </message>
    <message>
        <source>There is no manuscript to learn from yet</source>
        <translation>Még nincs kézirat, amelyből tanulni lehetne</translation>
    </message>
    <message>
        <source>Nothing is learned in a project that is open for reading only</source>
        <translation>A csak olvasásra megnyitott projektben nincs tanulás</translation>
    </message>
    <message>
        <source>Retrain</source>
        <translation>Újratanítás</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Visszavonás: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Új&amp;ra</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>Új&amp;ra: {step}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fájl</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>Ú&amp;j projekt…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>Projekt &amp;megnyitása…</translation>
    </message>
    <message>
        <source>Recent pro&amp;jects</source>
        <translation>&amp;Legutóbbi projektek</translation>
    </message>
    <message>
        <source>Open the e&amp;xample</source>
        <translation>&amp;Példa megnyitása</translation>
    </message>
    <message>
        <source>&amp;Import manuscript…</source>
        <translation>Kézirat &amp;importálása…</translation>
    </message>
    <message>
        <source>&amp;Export manuscript…</source>
        <translation>Kézirat &amp;exportálása…</translation>
    </message>
    <message>
        <source>&amp;Remove manuscript</source>
        <translation>Kézirat el&amp;távolítása</translation>
    </message>
    <message>
        <source>Project &amp;settings…</source>
        <translation>P&amp;rojektbeállítások…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Biztonsági mentések…</translation>
    </message>
    <message>
        <source>&amp;Merge project…</source>
        <translation>Projekt e&amp;gyesítése…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Projekt be&amp;zárása</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Beállítá&amp;sok…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kilépés</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Szerkesztés</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Új&amp;ra</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>Elő&amp;zmények</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Keresés…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Következő &amp;találat</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>&amp;Előző találat</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>&amp;Csere…</translation>
    </message>
    <message>
        <source>Insert a &amp;character…</source>
        <translation>Karakter &amp;beszúrása…</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>&amp;Accept and go on</source>
        <translation>&amp;Elfogadás és tovább</translation>
    </message>
    <message>
        <source>Accept a&amp;ll of this form…</source>
        <translation>Minden ilyen a&amp;lak elfogadása…</translation>
    </message>
    <message>
        <source>&amp;Edit the normalization</source>
        <translation>&amp;Normalizált alak szerkesztése</translation>
    </message>
    <message>
        <source>Take the &amp;form as it is</source>
        <translation>&amp;Alak változatlan átvétele</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>Új&amp;ranyitás</translation>
    </message>
    <message>
        <source>Next &amp;open word</source>
        <translation>Következő nyi&amp;tott szó</translation>
    </message>
    <message>
        <source>Least certain &amp;word</source>
        <translation>Leg&amp;bizonytalanabb szó</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>Jegyzet írá&amp;sa</translation>
    </message>
    <message>
        <source>Flag (or &amp;take the flag away)</source>
        <translation>Me&amp;gjelölés (vagy megszüntetése)</translation>
    </message>
    <message>
        <source>Do not learn from this (or learn a&amp;gain)</source>
        <translation>Ebből ne tan&amp;uljon (vagy mégis)</translation>
    </message>
    <message>
        <source>Right as it is: no second loo&amp;k</source>
        <translation>Így &amp;helyes: nem kell újra átnézni</translation>
    </message>
    <message>
        <source>Forget t&amp;his suggestion</source>
        <translation>Javaslat el&amp;felejtése</translation>
    </message>
    <message>
        <source>&amp;Join with the next token</source>
        <translation>Összev&amp;onás a következő tokennel</translation>
    </message>
    <message>
        <source>&amp;Split at the caret, or take a join apart</source>
        <translation>Szétválasztás a &amp;kurzornál vagy összevonás felbontása</translation>
    </message>
    <message>
        <source>Edit the &amp;modernization</source>
        <translation>&amp;Modernizált alak szerkesztése</translation>
    </message>
    <message>
        <source>This &amp;project has modernizations</source>
        <translation>Ez a projekt tartalmaz mo&amp;dernizált alakokat</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>Show &amp;punctuation</source>
        <translation>Írás&amp;jelek megjelenítése</translation>
    </message>
    <message>
        <source>Only words of this &amp;form</source>
        <translation>Csak az ilyen &amp;alakú szavak</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Nagyobb szöveg</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kisebb szöveg</translation>
    </message>
    <message>
        <source>Text of &amp;usual size</source>
        <translation>&amp;Szokásos szövegméret</translation>
    </message>
    <message>
        <source>Go to the list of &amp;manuscripts</source>
        <translation>Ugrás a ké&amp;ziratok listájára</translation>
    </message>
    <message>
        <source>Go to the f&amp;ilters</source>
        <translation>Ugrás a szű&amp;rőkhöz</translation>
    </message>
    <message>
        <source>Go to the &amp;text</source>
        <translation>&amp;Ugrás a szöveghez</translation>
    </message>
    <message>
        <source>Show the text &amp;as</source>
        <translation>Szöveg megjelení&amp;tése</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Táblázat</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Oldal</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Mindkettő</translation>
    </message>
    <message>
        <source>&amp;Direction of the writing</source>
        <translation>Írás&amp;irány</translation>
    </message>
    <message>
        <source>By the &amp;content</source>
        <translation>A &amp;tartalom szerint</translation>
    </message>
    <message>
        <source>From &amp;left to right</source>
        <translation>&amp;Balról jobbra</translation>
    </message>
    <message>
        <source>From &amp;right to left</source>
        <translation>&amp;Jobbról balra</translation>
    </message>
    <message>
        <source>Take &amp;candidate</source>
        <translation>&amp;Jelölt választása</translation>
    </message>
    <message>
        <source>Take candidate &amp;{number}</source>
        <translation>&amp;{number}. jelölt választása</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>T&amp;anulás</translation>
    </message>
    <message>
        <source>&amp;Retrain</source>
        <translation>Új&amp;ratanítás</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>Tanítás &amp;leállítása</translation>
    </message>
    <message>
        <source>Retrain &amp;automatically</source>
        <translation>&amp;Automatikus újratanítás</translation>
    </message>
    <message>
        <source>&amp;Save model for other projects…</source>
        <translation>Modell mentése más &amp;projektekhez…</translation>
    </message>
    <message>
        <source>Results of &amp;evaluations…</source>
        <translation>&amp;Kiértékelések eredményei…</translation>
    </message>
    <message>
        <source>&amp;Methods paragraph…</source>
        <translation>&amp;Módszertani bekezdés…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Sú&amp;gó</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Ké&amp;zikönyv</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>Művelet &amp;keresése…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Billentyűk…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>Az ablak be&amp;mutatása</translation>
    </message>
    <message>
        <source>&amp;About histnorm</source>
        <translation>A &amp;histnorm névjegye</translation>
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
        <translation>{key} elfogadás és tovább</translation>
    </message>
    <message>
        <source>type to correct</source>
        <translation>javítás gépeléssel</translation>
    </message>
    <message>
        <source>{key} take the form</source>
        <translation>{key} alak átvétele</translation>
    </message>
    <message>
        <source>{key} next open word</source>
        <translation>{key} következő nyitott szó</translation>
    </message>
    <message>
        <source>{key} find an action</source>
        <translation>{key} művelet keresése</translation>
    </message>
    <message>
        <source>{key} all keys</source>
        <translation>{key} összes billentyű</translation>
    </message>
    <message>
        <source>{first}–{last} take that candidate</source>
        <translation>{first}–{last} jelölt választása</translation>
    </message>
</context>
<context>
    <name>memory</name>
    <message>
        <source>“{path}” needs about {needed} of memory, and {free} are free. Read it all the same?</source>
        <translation>A(z) „{path}” beolvasásához kb. {needed} memória kell, és {free} szabad. Mégis beolvassa?</translation>
    </message>
    <message>
        <source>The computer may become very slow, and the system may end programs, this one too. What is in your project is safe. It is better to close other programs first, or to divide the file.</source>
        <translation>A számítógép nagyon lelassulhat, és a rendszer programokat zárhat be, ezt is. Ami a projektben van, az biztonságban van. Jobb előbb más programokat bezárni, vagy felosztani a fájlt.</translation>
    </message>
    <message>
        <source>&amp;Read all the same</source>
        <translation>&amp;Mégis beolvasom</translation>
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
        <translation>A kódolás valószínűleg {found}.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Nincs ilyen fájl: „{path}”.</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Please choose a file.</source>
        <translation>„{path}” egy mappa. Kérjük, válasszon fájlt.</translation>
    </message>
    <message>
        <source>The file “{path}” is empty.</source>
        <translation>A fájl üres: „{path}”.</translation>
    </message>
    <message>
        <source>“{path}” is no text: line {line} has zero bytes, control characters or endless signs in it. histnorm reads texts, tables and XML of the formats in the manual.</source>
        <translation>„{path}” nem szöveg: a(z) {line}. sorban nullbájtok, vezérlőkarakterek vagy végtelen jelsorozatok vannak. A histnorm a kézikönyvben leírt formátumú szövegeket, táblázatokat és XML-fájlokat olvassa.</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} cannot be read. Please choose another encoding, or save the file as UTF-8 and try again.</source>
        <translation>„{path}” kódolása nem {encoding}: a(z) {line}. sor nem olvasható. Kérjük, válasszon másik kódolást, vagy mentse a fájlt UTF-8 kódolással, és próbálja újra.</translation>
    </message>
    <message>
        <source>There is no encoding called {encoding}.</source>
        <translation>Nincs ilyen nevű kódolás: {encoding}.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {largest} MB, more than a project can hold. Please divide it.</source>
        <translation>„{path}” nagyobb, mint {largest} MB, ami több, mint amennyi egy projektbe fér. Kérjük, ossza fel.</translation>
    </message>
    <message>
        <source>Reading “{path}” takes about {needed} MB of memory, and {free} MB are free. Please close other programs, or divide the file.</source>
        <translation>A(z) „{path}” beolvasásához kb. {needed} MB memória kell, és {free} MB szabad. Zárjon be más programokat, vagy ossza fel a fájlt.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}</source>
        <translation>„{path}” nem olvasható: {reason}</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}</source>
        <translation>„{path}” nem írható: {reason}</translation>
    </message>
    <message>
        <source>There are no words in “{path}”.</source>
        <translation>Nincsenek szavak ebben a fájlban: „{path}”.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: found {found} columns where {expected} are needed (form, normalization).</source>
        <translation>„{path}”, {line}. sor: az oszlopok száma {found}, de {expected} szükséges (alak, normalizált alak).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not well-formed XML ({reason}).</source>
        <translation>„{path}”, {line}. sor: ez nem jól formált XML ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: the file declares entities of its own, which histnorm does not expand.</source>
        <translation>„{path}”, {line}. sor: a fájl saját entitásokat deklarál, amelyeket a histnorm nem bont ki.</translation>
    </message>
    <message>
        <source>“{path}” is XML of a kind that histnorm does not know (root element “{found}”).</source>
        <translation>„{path}” olyan XML, amelyet a histnorm nem ismer (gyökérelem: „{found}”).</translation>
    </message>
    <message>
        <source>There is no “{option}” in this file; there are: {known}.</source>
        <translation>Ebben a fájlban nincs „{option}”; a meglévők: {known}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written in the chosen format: {reason}. Please choose another.</source>
        <translation>„{path}” nem írható a választott formátumban: {reason}. Kérjük, válasszon másikat.</translation>
    </message>
    <message>
        <source>“{path}” is read in another way now than when it was imported: {found} tokens instead of {expected}. The normalizations cannot be put into it; please export a table or the text instead.</source>
        <translation>„{path}” most másképp olvasódik be, mint importáláskor: {expected} helyett {found} token. A normalizált alakok nem illeszthetők bele; kérjük, exportáljon helyette táblázatot vagy szöveget.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Nothing was changed; please close other programs and try again.</source>
        <translation>Ehhez nincs elég memória. Semmi sem változott; kérjük, zárjon be más programokat, és próbálja újra.</translation>
    </message>
    <message>
        <source>The encoding of “{path}” ({encoding}) has no {characters}. Please save the file as UTF-8 and import it again.</source>
        <translation>„{path}” kódolásában ({encoding}) nincs ilyen: {characters}. Kérjük, mentse a fájlt UTF-8 kódolással, és importálja újra.</translation>
    </message>
    <message>
        <source>The table “{path}” has no column “{missing}”.</source>
        <translation>A(z) „{path}” táblázatnak nincs „{missing}” oszlopa.</translation>
    </message>
    <message>
        <source>There is already a file “{path}”. Nothing was changed.</source>
        <translation>Már van ilyen fájl: „{path}”. Semmi sem változott.</translation>
    </message>
    <message>
        <source>“{path}” is not a histnorm project.</source>
        <translation>„{path}” nem histnorm-projekt.</translation>
    </message>
    <message>
        <source>“{path}” was made by a newer histnorm (version {found} of the project file; this program knows {supported}). Please update histnorm. Nothing was changed.</source>
        <translation>„{path}” egy újabb histnorm programmal készült (a projektfájl verziója {found}; ez a program ezt ismeri: {supported}). Kérjük, frissítse a histnorm programot. Semmi sem változott.</translation>
    </message>
    <message>
        <source>“{path}” is write-protected, so that decisions could not be saved. Nothing was changed.</source>
        <translation>„{path}” írásvédett, ezért a döntések nem volnának menthetők. Semmi sem változott.</translation>
    </message>
    <message>
        <source>The project “{path}” is damaged: {reason}. It was not changed; please go back to a copy.</source>
        <translation>A(z) „{path}” projekt sérült: {reason}. Nem változott; kérjük, térjen vissza egy másolathoz.</translation>
    </message>
    <message>
        <source>“{path}” is open elsewhere: {holder}.</source>
        <translation>„{path}” máshol meg van nyitva: {holder}.</translation>
    </message>
    <message>
        <source>Saving to “{path}” failed: {reason}. The last step was taken back; everything before it is safe.</source>
        <translation>Nem sikerült menteni ide: „{path}” ({reason}). Az utolsó lépés visszavonva; minden korábbi biztonságban van.</translation>
    </message>
    <message>
        <source>There is already a manuscript “{siglum}” in this project.</source>
        <translation>Ebben a projektben már van „{siglum}” kézirat.</translation>
    </message>
    <message>
        <source>Please give the manuscript a siglum (a short name).</source>
        <translation>Kérjük, adjon sziglát (rövid nevet) a kéziratnak.</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}”; there are: {known}.</source>
        <translation>Nincs „{siglum}” kézirat; a meglévők: {known}.</translation>
    </message>
    <message>
        <source>Please say which manuscript: {known}.</source>
        <translation>Kérjük, adja meg, melyik kézirat: {known}.</translation>
    </message>
    <message>
        <source>There is no model yet for “{siglum}”.</source>
        <translation>Még nincs modell ehhez: „{siglum}”.</translation>
    </message>
    <message>
        <source>A model needs at least {needed} decided words to learn from; there are {found} so far.</source>
        <translation>A modellnek legalább {needed} eldöntött szó kell a tanuláshoz; eddig {found} van.</translation>
    </message>
    <message>
        <source>The graphics processor chosen in the preferences ({device}) is not there any more. The CPU does its work.</source>
        <translation>A beállításokban kiválasztott grafikus processzor ({device}) már nincs meg. Helyette a processzor (CPU) számol.</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) failed: {reason}. The CPU did the rest; nothing is lost.</source>
        <translation>A grafikus processzor ({device}) hibázott: {reason}. A többit a processzor (CPU) számolta ki; semmi sem veszett el.</translation>
    </message>
    <message>
        <source>The word list of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>A projekt szólistája, „{path}”, már nincs meg. A javaslatok nélküle készülnek. Másik itt választható: Fájl &gt; Projektbeállítások.</translation>
    </message>
    <message>
        <source>The model of other texts of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>A projekt más szövegekből való modellje, „{path}”, már nincs meg. A javaslatok nélküle készülnek. Másik itt választható: Fájl &gt; Projektbeállítások.</translation>
    </message>
    <message>
        <source>“{path}” is no model, or a damaged one: {reason}. Retrain to make a new one.</source>
        <translation>„{path}” nem modell, vagy sérült: {reason}. Újratanítással készíthető új.</translation>
    </message>
    <message>
        <source>The model “{path}” does not fit this program: {reason}.</source>
        <translation>A(z) „{path}” modell nem illik ehhez a programhoz: {reason}.</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) does not compute what the CPU does; the CPU did its work.</source>
        <translation>A grafikus processzor ({device}) nem azt számolja, amit a processzor (CPU); a processzor számolt.</translation>
    </message>
    <message>
        <source>The model of other texts “{path}” cannot be used: {reason}. The suggestions are made without it.</source>
        <translation>A más szövegekből való modell, „{path}”, nem használható: {reason}. A javaslatok nélküle készülnek.</translation>
    </message>
    <message>
        <source>A model for other projects can be made where there is a profile of the language; there are profiles of: {known}.</source>
        <translation>Más projektekhez csak ott készíthető modell, ahol a nyelvnek van profilja; ezekhez van profil: {known}.</translation>
    </message>
    <message>
        <source>“{path}” has no normalizations to learn from.</source>
        <translation>„{path}” nem tartalmaz tanuláshoz használható normalizált alakot.</translation>
    </message>
    <message>
        <source>There is no system “{system}”; there are: {known}.</source>
        <translation>Nincs „{system}” rendszer; a meglévők: {known}.</translation>
    </message>
    <message>
        <source>The system “{system}” needs the package {package}, which is not installed.</source>
        <translation>A(z) „{system}” rendszerhez szükséges {package} csomag nincs telepítve.</translation>
    </message>
    <message>
        <source>There is no folder “{path}”.</source>
        <translation>Nincs ilyen mappa: „{path}”.</translation>
    </message>
    <message>
        <source>“{path}” holds something other than results.</source>
        <translation>„{path}” nem eredményeket tartalmaz, hanem valami mást.</translation>
    </message>
    <message>
        <source>There are no manuscripts in “{path}”.</source>
        <translation>Nincsenek kéziratok itt: „{path}”.</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}” in “{path}”; there are: {known}.</source>
        <translation>Nincs „{siglum}” kézirat itt: „{path}”; a meglévők: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is no line of results.</source>
        <translation>„{path}”, {line}. sor: ez nem eredménysor.</translation>
    </message>
    <message>
        <source>There is no language profile “{language}”; there are: {known}.</source>
        <translation>Nincs „{language}” nyelvi profil; a meglévők: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not TOML ({reason}).</source>
        <translation>„{path}”, {line}. sor: ez nem TOML ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: a language profile has no entry “{entry}”; there are: {known}.</source>
        <translation>„{path}”, {line}. sor: nyelvi profilban nincs „{entry}” bejegyzés; a lehetségesek: {known}.</translation>
    </message>
    <message>
        <source>The language profile “{path}” has no entry “{entry}”.</source>
        <translation>A(z) „{path}” nyelvi profilban nincs „{entry}” bejegyzés.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” cannot be understood in “{entry}”.</source>
        <translation>„{path}”, {line}. sor: „{value}” nem értelmezhető ebben: „{entry}”.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” has a condition that is not known: “{value}”. Besides letters there are the classes {known}.</source>
        <translation>„{path}”, {line}. sor: „{entry}” ismeretlen feltételt tartalmaz: „{value}”. A betűkön kívül ezek az osztályok vannak: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” does not say what holds when no condition does. Please add a line that begins with “always” or “otherwise”.</source>
        <translation>„{path}”, {line}. sor: „{entry}” nem mondja meg, mi érvényes, ha egyik feltétel sem teljesül. Kérjük, adjon hozzá egy „always” vagy „otherwise” kezdetű sort.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” is in “{entry}” twice.</source>
        <translation>„{path}”, {line}. sor: „{value}” kétszer szerepel ebben: „{entry}”.</translation>
    </message>
    <message>
        <source>no second column</source>
        <translation>nincs második oszlop</translation>
    </message>
    <message>
        <source>no form in the first column</source>
        <translation>nincs alak az első oszlopban</translation>
    </message>
    <message>
        <source>more columns than in the other rows</source>
        <translation>több oszlop, mint a többi sorban</translation>
    </message>
    <message>
        <source>Line {line}: {why}: {text}</source>
        <translation>{line}. sor: {why}: {text}</translation>
    </message>
    <message>
        <source>The region {text} is not in the reading order of its page; it follows at the end.</source>
        <translation>A(z) {text} régió nem szerepel az oldal olvasási sorrendjében; a végére kerül.</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Fájl beolvasása</translation>
    </message>
    <message>
        <source>Waiting until the project is checked</source>
        <translation>Várakozás a projekt ellenőrzésére</translation>
    </message>
    <message>
        <source>Checking the XML</source>
        <translation>XML ellenőrzése</translation>
    </message>
    <message>
        <source>Looking at how it is built</source>
        <translation>Felépítés vizsgálata</translation>
    </message>
    <message>
        <source>Finding the words</source>
        <translation>Szavak keresése</translation>
    </message>
    <message>
        <source>Collecting the decisions</source>
        <translation>Döntések összegyűjtése</translation>
    </message>
    <message>
        <source>Writing into the project</source>
        <translation>Írás a projektbe</translation>
    </message>
    <message>
        <source>Collecting the words</source>
        <translation>Szavak összegyűjtése</translation>
    </message>
    <message>
        <source>Loading the words</source>
        <translation>Szavak betöltése</translation>
    </message>
    <message>
        <source>Putting the normalizations in</source>
        <translation>Normalizált alakok beillesztése</translation>
    </message>
    <message>
        <source>Making a backup</source>
        <translation>Biztonsági mentés készítése</translation>
    </message>
    <message>
        <source>Reading the other copy</source>
        <translation>A másik példány beolvasása</translation>
    </message>
    <message>
        <source>Comparing manuscripts</source>
        <translation>Kéziratok összehasonlítása</translation>
    </message>
    <message>
        <source>Writing what was merged</source>
        <translation>Az egyesített adatok kiírása</translation>
    </message>
    <message>
        <source>Comparing the spelling with the normalizations</source>
        <translation>Az írásmód összevetése a normalizált alakokkal</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>open</source>
        <translation>nyitott</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>elfogadva</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>javítva</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Biztos</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Valószínű</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Bizonytalan</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Találgatás</translation>
    </message>
    <message>
        <source>Table: form, tab, normalization (TSV)</source>
        <translation>Táblázat: alak, tabulátor, normalizált alak (TSV)</translation>
    </message>
    <message>
        <source>Word list: one form a line</source>
        <translation>Szólista: soronként egy alak</translation>
    </message>
    <message>
        <source>Running text</source>
        <translation>Folyó szöveg</translation>
    </message>
    <message>
        <source>Table with chosen columns (CSV, TSV)</source>
        <translation>Táblázat választott oszlopokkal (CSV, TSV)</translation>
    </message>
    <message>
        <source>Spreadsheet (xlsx)</source>
        <translation>Számolótábla (xlsx)</translation>
    </message>
    <message>
        <source>DTA-CAB (text)</source>
        <translation>DTA-CAB (szöveg)</translation>
    </message>
    <message>
        <source>CorA (transcription)</source>
        <translation>CorA (átirat)</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>Oszlopelválasztó</translation>
    </message>
    <message>
        <source>Quotation marks around cells</source>
        <translation>Idézőjelek a cellák körül</translation>
    </message>
    <message>
        <source>Comment lines begin with</source>
        <translation>Megjegyzéssorok kezdete</translation>
    </message>
    <message>
        <source>Line with the names of the columns</source>
        <translation>Az oszlopneveket tartalmazó sor</translation>
    </message>
    <message>
        <source>Column of the form</source>
        <translation>Az alak oszlopa</translation>
    </message>
    <message>
        <source>Column of the normalization</source>
        <translation>A normalizált alak oszlopa</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Munkalap</translation>
    </message>
    <message>
        <source>Key of the normalization (MISC)</source>
        <translation>A normalizált alak kulcsa (MISC)</translation>
    </message>
    <message>
        <source>Layer and feature of the normalization</source>
        <translation>A normalizált alak rétege és jellemzője</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Beolvasandó</translation>
    </message>
    <message>
        <source>Mark words up with</source>
        <translation>Szavak címkézése ezzel</translation>
    </message>
    <message>
        <source>Layer of the form</source>
        <translation>Az alak rétege</translation>
    </message>
    <message>
        <source>Words without a normalization are</source>
        <translation>Normalizált alak nélküli szavak</translation>
    </message>
    <message>
        <source>Layer of the normalization</source>
        <translation>A normalizált alak rétege</translation>
    </message>
    <message>
        <source>Words divided at line ends are</source>
        <translation>Sorvégen elválasztott szavak</translation>
    </message>
    <message>
        <source>Automatic normalizations are</source>
        <translation>Automatikus normalizált alakok</translation>
    </message>
    <message>
        <source>Type of the tokens</source>
        <translation>A tokenek típusa</translation>
    </message>
    <message>
        <source>Feature of the normalization</source>
        <translation>A normalizált alak jellemzője</translation>
    </message>
    <message>
        <source>Tier of the form</source>
        <translation>Az alak sávja (tier)</translation>
    </message>
    <message>
        <source>Tier of the normalization</source>
        <translation>A normalizált alak sávja (tier)</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Emlékezet</translation>
    </message>
    <message>
        <source>bi-LSTM</source>
        <translation>bi-LSTM</translation>
    </message>
    <message>
        <source>bi-LSTM, multi-task</source>
        <translation>bi-LSTM, többfeladatos</translation>
    </message>
    <message>
        <source>encoder-decoder</source>
        <translation>kódoló-dekódoló</translation>
    </message>
    <message>
        <source>accept “{subject}”</source>
        <translation>„{subject}” elfogadása</translation>
    </message>
    <message>
        <source>accept {count}× “{subject}”</source>
        <translation>„{subject}” {count}× elfogadása</translation>
    </message>
    <message>
        <source>correct “{subject}”</source>
        <translation>„{subject}” javítása</translation>
    </message>
    <message>
        <source>keep “{subject}”</source>
        <translation>„{subject}” megtartása</translation>
    </message>
    <message>
        <source>reopen “{subject}”</source>
        <translation>„{subject}” újranyitása</translation>
    </message>
    <message>
        <source>import of {subject}</source>
        <translation>{subject} importálása</translation>
    </message>
    <message>
        <source>removal of {subject}</source>
        <translation>{subject} eltávolítása</translation>
    </message>
    <message>
        <source>note on “{subject}”</source>
        <translation>jegyzet: „{subject}”</translation>
    </message>
    <message>
        <source>flag on “{subject}”</source>
        <translation>megjelölés: „{subject}”</translation>
    </message>
    <message>
        <source>learning from “{subject}”</source>
        <translation>tanulás ebből: „{subject}”</translation>
    </message>
    <message>
        <source>second look at “{subject}”</source>
        <translation>újbóli átnézés: „{subject}”</translation>
    </message>
    <message>
        <source>modernize “{subject}”</source>
        <translation>„{subject}” modernizálása</translation>
    </message>
    <message>
        <source>join “{subject}”</source>
        <translation>„{subject}” összevonása</translation>
    </message>
    <message>
        <source>take “{subject}” apart</source>
        <translation>„{subject}” szétválasztása</translation>
    </message>
    <message>
        <source>replace {subject} ({count}×)</source>
        <translation>csere: {subject} ({count}×)</translation>
    </message>
    <message>
        <source>forget {subject}</source>
        <translation>{subject} elfelejtése</translation>
    </message>
    <message>
        <source>merging of {subject}</source>
        <translation>{subject} egyesítése</translation>
    </message>
    <message>
        <source>{count} decisions</source>
        <translation>{count} döntés</translation>
    </message>
    <message>
        <source>{count} s left</source>
        <translation>még {count} mp</translation>
    </message>
    <message>
        <source>{count} min left</source>
        <translation>még {count} perc</translation>
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
        <translation>hasonló írásmódnál {count}× így eldöntve</translation>
    </message>
    <message>
        <source>a common word that is often spelled so</source>
        <translation>gyakori szó, amelyet gyakran írnak így</translation>
    </message>
    <message>
        <source>in the word list</source>
        <translation>szerepel a szólistában</translation>
    </message>
    <message>
        <source>fits the words around it</source>
        <translation>illik a környező szavakhoz</translation>
    </message>
    <message>
        <source>read so by the network</source>
        <translation>a háló így olvassa</translation>
    </message>
    <message>
        <source>the form as it is</source>
        <translation>az alak változatlanul</translation>
    </message>
    <message>
        <source>decided here {count}×</source>
        <translation>itt {count}× így eldöntve</translation>
    </message>
    <message>
        <source>decided here {count}×, otherwise {rest}×</source>
        <translation>itt {count}× így eldöntve, {rest}× másképp</translation>
    </message>
    <message>
        <source>so in the other manuscript</source>
        <translation>így a másik kéziratban</translation>
    </message>
    <message>
        <source>so in {count} of {total} other manuscripts</source>
        <translation>{total} másik kéziratból {count} esetében így</translation>
    </message>
    <message>
        <source>“{written}” became “{read}” in {count} of {total} words</source>
        <translation>„{written}” helyén „{read}” áll {total} szóból {count} esetében</translation>
    </message>
    <message>
        <source>“{written}” was left out in {count} of {total} words</source>
        <translation>„{written}” kimaradt {total} szóból {count} esetében</translation>
    </message>
    <message>
        <source>elsewhere {count}×</source>
        <translation>máshol {count}×</translation>
    </message>
    <message>
        <source>elsewhere {count}×, otherwise {rest}×</source>
        <translation>máshol {count}× így, {rest}× másképp</translation>
    </message>
    <message>
        <source>read by the model</source>
        <translation>a modell így olvassa</translation>
    </message>
    <message>
        <source>put together letter by letter</source>
        <translation>betűnként összerakva</translation>
    </message>
    <message>
        <source>a near word of the lexicon</source>
        <translation>közeli szó a lexikonban</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>megjelölt</translation>
    </message>
    <message>
        <source>not learned from</source>
        <translation>tanulásból kizárt</translation>
    </message>
    <message>
        <source>look again</source>
        <translation>újra átnézendő</translation>
    </message>
    <message>
        <source>The model reads “{instead}” ({share}).</source>
        <translation>A modell olvasata: „{instead}” ({share}).</translation>
    </message>
    <message>
        <source>This form is “{instead}” elsewhere ({share} of its other decisions).</source>
        <translation>Ez az alak máshol „{instead}” (a többi döntésből {share}).</translation>
    </message>
    <message>
        <source>This form is “{instead}”, too ({share} of its other decisions).</source>
        <translation>Ez az alak „{instead}” is (a többi döntésből {share}).</translation>
    </message>
    <message>
        <source>model version {version}</source>
        <translation>{version}. modellverzió</translation>
    </message>
    <message>
        <source>suggestion accepted</source>
        <translation>elfogadott javaslat</translation>
    </message>
    <message>
        <source>candidate chosen</source>
        <translation>választott jelölt</translation>
    </message>
    <message>
        <source>form kept</source>
        <translation>megtartott alak</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>beírt</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importált</translation>
    </message>
    <message>
        <source>accepted for all of the form</source>
        <translation>az alak összes szavára elfogadva</translation>
    </message>
    <message>
        <source>search and replace</source>
        <translation>keresés és csere</translation>
    </message>
    <message>
        <source>joined decisions</source>
        <translation>összevont döntések</translation>
    </message>
    <message>
        <source>This format has no place for joins ({count}): the normalization stands at the first word, the others stay as they are in the file.</source>
        <translation>Ez a formátum nem tud összevonásokat tárolni ({count}): a normalizált alak az első szónál áll, a többi marad, ahogy a fájlban van.</translation>
    </message>
    <message>
        <source>This format has no place for modernizations ({count}): they are left out.</source>
        <translation>Ez a formátum nem tud modernizált alakokat tárolni ({count}): kimaradnak.</translation>
    </message>
    <message>
        <source>Notes and flags ({count}) stay in the project.</source>
        <translation>A jegyzetek és megjelölések ({count}) a projektben maradnak.</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>Ez nem reguláris kifejezés: {reason}.</translation>
    </message>
    <message>
        <source>Searching for this pattern could take for ever, because it repeats a repetition. Please write it in another way.</source>
        <translation>E minta keresése végtelen ideig tarthatna, mert ismétlést ismétel. Kérjük, írja másképp.</translation>
    </message>
    <message>
        <source>This replacement does not fit the pattern: {reason}.</source>
        <translation>Ez a csere nem illik a mintához: {reason}.</translation>
    </message>
    <message>
        <source>{holder} has opened “{path}” on another machine and has not closed it (since {since}).</source>
        <translation>{holder} egy másik gépen megnyitotta ezt: „{path}”, és nem zárta be (megnyitva: {since}).</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only. Nothing was changed.</source>
        <translation>„{name}” csak olvasásra van megnyitva. Semmi sem változott.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{path}” since it was opened. It was not overwritten. The last step was taken back; everything before it is kept as a backup.</source>
        <translation>Egy másik program vagy egy mappákat szinkronizáló szolgáltatás módosította ezt a fájlt a megnyitása óta: „{path}”. A fájl nem lett felülírva. Az utolsó lépés visszavonva; minden korábbi biztonsági mentésként megmaradt.</translation>
    </message>
    <message>
        <source>“{path}” is not a copy of this project. Only copies of one project can be merged.</source>
        <translation>„{path}” nem ennek a projektnek a másolata. Csak ugyanannak a projektnek a példányai egyesíthetők.</translation>
    </message>
    <message>
        <source>There is nothing in “{path}” that could be saved. Please go back to a backup.</source>
        <translation>„{path}” nem tartalmaz semmit, ami megmenthető volna. Kérjük, térjen vissza egy biztonsági mentéshez.</translation>
    </message>
    <message>
        <source>The backup in “{path}” could not be made: {reason}. What was to be done after it was not done.</source>
        <translation>Nem készülhetett el a biztonsági mentés („{path}”): {reason}. Az utána tervezett művelet elmaradt.</translation>
    </message>
    <message>
        <source>hourly</source>
        <translation>óránkénti</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>napi</translation>
    </message>
    <message>
        <source>before accepting all of a form</source>
        <translation>egy alak tömeges elfogadása előtt</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>csere előtt</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>importálás előtt</translation>
    </message>
    <message>
        <source>before merging</source>
        <translation>egyesítés előtt</translation>
    </message>
    <message>
        <source>before an update of the project file</source>
        <translation>a projektfájl frissítése előtt</translation>
    </message>
    <message>
        <source>before restoring a backup</source>
        <translation>biztonsági mentés visszaállítása előtt</translation>
    </message>
    <message>
        <source>when another program changed the file</source>
        <translation>amikor másik program módosította a fájlt</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>kézi</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message>
        <source>{count} decided</source>
        <translation>{count} eldöntve</translation>
    </message>
    <message>
        <source>{count} decided otherwise</source>
        <translation>{count} másképp eldöntve</translation>
    </message>
    <message>
        <source>{count} reopened</source>
        <translation>{count} újranyitva</translation>
    </message>
    <message>
        <source>notes and marks: {count}</source>
        <translation>jegyzetek és megjelölések: {count}</translation>
    </message>
    <message>
        <source>joins: {count}</source>
        <translation>összevonások: {count}</translation>
    </message>
    <message>
        <source>manuscripts: {count}</source>
        <translation>kéziratok: {count}</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>normalizált alak</translation>
    </message>
    <message>
        <source>note</source>
        <translation>jegyzet</translation>
    </message>
    <message>
        <source>modernization</source>
        <translation>modernizált alak</translation>
    </message>
    <message>
        <source>join</source>
        <translation>összevonás</translation>
    </message>
    <message>
        <source>not joined</source>
        <translation>nincs összevonva</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>{name}: {version}</source>
        <translation>{name}: {version}</translation>
    </message>
    <message>
        <source>decisions: {count}</source>
        <translation>döntések: {count}</translation>
    </message>
    <message>
        <source>forgotten suggestions: {count}</source>
        <translation>elfelejtett javaslatok: {count}</translation>
    </message>
    <message>
        <source>Taken over from the other copy without a question: {listed}.</source>
        <translation>A másik példányból kérdés nélkül átvéve: {listed}.</translation>
    </message>
    <message>
        <source>Nothing is taken over without a question.</source>
        <translation>Kérdés nélkül semmi sem kerül át.</translation>
    </message>
    <message>
        <source>What the two have in common is not known: what only one of them has is taken, and where they differ you are asked.</source>
        <translation>Nem ismert, mi a közös a kettőben: ami csak az egyikben van meg, átkerül, ahol pedig eltérnek, Önnek kell dönteni.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>{path} is no report of histnorm.</source>
        <translation>{path} nem histnorm-jelentés.</translation>
    </message>
    <message>
        <source>{path} was written by a newer histnorm. Please update histnorm to read it.</source>
        <translation>{path}: egy újabb histnorm írta. Az olvasásához frissítse a histnormot.</translation>
    </message>
    <message>
        <source>{path} is damaged or was changed: {entry} does not fit. Please have the report written again.</source>
        <translation>{path} sérült vagy módosították: {entry} nem megfelelő. Írassa meg újra a jelentést.</translation>
    </message>
    <message>
        <source>There is no training in {path} that could be repeated.</source>
        <translation>{path}: nincs benne megismételhető tanítás.</translation>
    </message>
    <message>
        <source>The project {name} of the report {path} is not beside it.</source>
        <translation>A(z) {path} jelentés projektje ({name}) nincs mellette.</translation>
    </message>
    <message>
        <source>The training used the word list {name}.</source>
        <translation>A tanítás a(z) {name} szólistát használta.</translation>
    </message>
    <message>
        <source>The paragraph cannot be written in the language {language}.</source>
        <translation>A bekezdés nem írható meg ezen a nyelven: {language}.</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Open for &amp;reading</source>
        <translation>Megnyitás &amp;olvasásra</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>Á&amp;tvétel</translation>
    </message>
    <message>
        <source>Take it over only when nobody works on it there any more: two who write at the same time lose work. With reading you are safe.</source>
        <translation>Csak akkor vegye át, ha ott már senki sem dolgozik rajta: ha ketten írnak egyszerre, munka vész el. Az olvasás biztonságos.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>You</source>
        <translation>Személyes</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ablak</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Szöveg</translation>
    </message>
    <message>
        <source>New projects (of the open one: File &gt; Project settings)</source>
        <translation>Új projektek (a megnyitotté: Fájl &gt; Projektbeállítások)</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Biztonsági mentések</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Színek</translation>
    </message>
    <message>
        <source>Font of the manuscript&apos;s text</source>
        <translation>A kézirat szövegének betűtípusa</translation>
    </message>
    <message>
        <source>Size of the manuscript&apos;s text</source>
        <translation>A kézirat szövegének mérete</translation>
    </message>
    <message>
        <source>Show the text as</source>
        <translation>Szöveg megjelenítése</translation>
    </message>
    <message>
        <source>Show punctuation in the table</source>
        <translation>Írásjelek megjelenítése a táblázatban</translation>
    </message>
    <message>
        <source>System that learns</source>
        <translation>Tanuló rendszer</translation>
    </message>
    <message>
        <source>Recipe of the bi-LSTM</source>
        <translation>A bi-LSTM receptje</translation>
    </message>
    <message>
        <source>Language of the manuscripts</source>
        <translation>A kéziratok nyelve</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Nagybetűk</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Szólista</translation>
    </message>
    <message>
        <source>Model of other texts</source>
        <translation>Más szövegek modellje</translation>
    </message>
    <message>
        <source>Compute on</source>
        <translation>Számítás ezen</translation>
    </message>
    <message>
        <source>Retrain automatically</source>
        <translation>Automatikus újratanítás</translation>
    </message>
    <message>
        <source>Retrain after</source>
        <translation>Újratanítás</translation>
    </message>
    <message>
        <source>Hourly backups to keep</source>
        <translation>Megőrzött óránkénti mentések</translation>
    </message>
    <message>
        <source>Daily backups to keep</source>
        <translation>Megőrzött napi mentések</translation>
    </message>
    <message>
        <source>Backups before bulk steps to keep</source>
        <translation>Megőrzött mentések tömeges lépések előtt</translation>
    </message>
    <message>
        <source>Room for the backups of a project</source>
        <translation>Hely egy projekt biztonsági mentéseinek</translation>
    </message>
    <message>
        <source>kept with each decision; may be empty</source>
        <translation>minden döntéssel együtt tárolva; üres is lehet</translation>
    </message>
    <message>
        <source>what is expected until your decisions say more</source>
        <translation>ami addig érvényes, amíg a döntések többet nem mondanak</translation>
    </message>
    <message>
        <source>words of today&apos;s language, one a line</source>
        <translation>a mai nyelv szavai, soronként egy</translation>
    </message>
    <message>
        <source>made in another project</source>
        <translation>másik projektben készült</translation>
    </message>
    <message>
        <source>for trainings; suggestions are made on the CPU in any case</source>
        <translation>tanításhoz; a javaslatokat mindenképp a CPU készíti</translation>
    </message>
    <message>
        <source>made while you work; 0 for none</source>
        <translation>munka közben készül; 0: egy sem</translation>
    </message>
    <message>
        <source>made once a day on which you work; 0 for none</source>
        <translation>naponta egyszer készül, ha van munka; 0: egy sem</translation>
    </message>
    <message>
        <source>before accepting all, replacing, importing, merging; 0 for none</source>
        <translation>tömeges elfogadás, csere, importálás, egyesítés előtt; 0: egy sem</translation>
    </message>
    <message>
        <source>the newest three are always kept</source>
        <translation>a legújabb három mindig megmarad</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>a rendszer szerint</translation>
    </message>
    <message>
        <source>light</source>
        <translation>világos</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sötét</translation>
    </message>
    <message>
        <source>high contrast, light</source>
        <translation>nagy kontrasztú, világos</translation>
    </message>
    <message>
        <source>high contrast, dark</source>
        <translation>nagy kontrasztú, sötét</translation>
    </message>
    <message>
        <source>table</source>
        <translation>táblázat</translation>
    </message>
    <message>
        <source>page</source>
        <translation>oldal</translation>
    </message>
    <message>
        <source>both</source>
        <translation>mindkettő</translation>
    </message>
    <message>
        <source>processor (CPU)</source>
        <translation>processzor (CPU)</translation>
    </message>
    <message>
        <source>graphics processor (CUDA)</source>
        <translation>grafikus processzor (CUDA)</translation>
    </message>
    <message>
        <source>Apple’s graphics processor (MPS)</source>
        <translation>Apple grafikus processzor (MPS)</translation>
    </message>
    <message>
        <source>learn from my decisions</source>
        <translation>tanulás a döntéseimből</translation>
    </message>
    <message>
        <source>nouns with capitals</source>
        <translation>főnevek nagybetűvel</translation>
    </message>
    <message>
        <source>all as in the manuscript</source>
        <translation>minden úgy, mint a kéziratban</translation>
    </message>
    <message>
        <source>everything in lower case</source>
        <translation>minden kisbetűvel</translation>
    </message>
    <message>
        <source>default (fast)</source>
        <translation>alapértelmezett (gyors)</translation>
    </message>
    <message>
        <source>Bollmann &amp; Søgaard 2016 (slow)</source>
        <translation>Bollmann &amp; Søgaard 2016 (lassú)</translation>
    </message>
    <message>
        <source>histnorm: all of them together (recommended)</source>
        <translation>histnorm: mind együtt (ajánlott)</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> new decisions</source>
        <translation> új döntés után</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>(there is none)</source>
        <translation>(nincs)</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulátor</translation>
    </message>
    <message>
        <source>none: they are plain characters</source>
        <translation>nincs: közönséges karakterek</translation>
    </message>
    <message>
        <source>(there is none yet)</source>
        <translation>(még nincs)</translation>
    </message>
    <message>
        <source>only what is marked up as a word</source>
        <translation>csak a szóként címkézett részek</translation>
    </message>
    <message>
        <source>all of the text</source>
        <translation>a teljes szöveg</translation>
    </message>
    <message>
        <source>open</source>
        <translation>nyitottak</translation>
    </message>
    <message>
        <source>right as they stand</source>
        <translation>helyesek úgy, ahogy vannak</translation>
    </message>
    <message>
        <source>two words</source>
        <translation>két szó</translation>
    </message>
    <message>
        <source>one word, without the hyphen</source>
        <translation>egy szó, elválasztójel nélkül</translation>
    </message>
    <message>
        <source>taken over like the others</source>
        <translation>a többihez hasonlóan átveendők</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>nyitva hagyandók</translation>
    </message>
    <message>
        <source>{device}: not on this computer</source>
        <translation>{device}: nincs ebben a gépben</translation>
    </message>
    <message>
        <source>looking for graphics processors…</source>
        <translation>grafikus processzorok keresése…</translation>
    </message>
    <message>
        <source>no graphics processor was found</source>
        <translation>nem található grafikus processzor</translation>
    </message>
</context>
<context>
    <name>toolbar</name>
    <message>
        <source>Main actions</source>
        <translation>Fő műveletek</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>The manuscripts</source>
        <translation>A kéziratok</translation>
    </message>
    <message>
        <source>A project holds manuscripts, each with its progress. What is decided in one helps with all the others. Below them, filters choose which words are shown.</source>
        <translation>Egy projekt kéziratokat tartalmaz, mindegyiket a saját előrehaladásával. Ami az egyikben el van döntve, az összes többinél segít. Alattuk szűrők választják ki, mely szavak láthatók.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>A szöveg</translation>
    </message>
    <message>
        <source>Each word has a suggestion, in italics while it is open. {accept} accepts it and goes on; to correct it, just type. {page} shows the same text as a page.</source>
        <translation>Minden szóhoz tartozik egy javaslat, dőlt betűvel, amíg nyitott. {accept} elfogadja, és továbblép; javításhoz egyszerűen gépelni kell. {page} ugyanezt a szöveget oldalként mutatja.</translation>
    </message>
    <message>
        <source>The suggestions</source>
        <translation>A javaslatok</translation>
    </message>
    <message>
        <source>All candidates for the current word, how sure each is, and why. The digits take one of them. Below stand the same words elsewhere, with what you decided there.</source>
        <translation>Az aktuális szó összes jelöltje, a bizonyosságukkal és az indoklással. A számjegyek választanak közülük. Alattuk ugyanezek a szavak más helyeken, az ott hozott döntésekkel.</translation>
    </message>
    <message>
        <source>The training</source>
        <translation>A tanítás</translation>
    </message>
    <message>
        <source>After some decisions, retrain</source>
        <translation>Néhány döntés után indítson újratanítást</translation>
    </message>
    <message>
        <source>The model learns from them beside your work, and its new suggestions come in when it is done.</source>
        <translation>A modell a munka közben tanul belőlük, és új javaslatai akkor jelennek meg, amikor elkészült.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>Az exportálás</translation>
    </message>
    <message>
        <source>Every decision is saved at once. When you are done, export</source>
        <translation>Minden döntés mentése azonnal megtörténik. A munka végén exportáljon</translation>
    </message>
    <message>
        <source>{keys} lists all keys, and {palette} finds any action by its name.</source>
        <translation>{keys} az összes billentyűt felsorolja, {palette} bármely műveletet megtalál a neve alapján.</translation>
    </message>
</context>
</TS>
