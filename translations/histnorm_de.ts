<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About histnorm</source>
        <translation>Über histnorm</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programm</translation>
    </message>
    <message>
        <source>&amp;How to cite</source>
        <translation>&amp;Zitieren</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>Normalizes the spelling of historical manuscripts. It suggests a normalization for every word, and learns from what you decide: by a memory of your decisions, by rules of spelling, and by a bi-directional LSTM that is shared over the manuscripts of a project (Bollmann &amp; Søgaard 2016).

histnorm is free software under the MIT licence: you may use it for any purpose, pass it on, and change it. It comes without any warranty.

Your manuscripts stay on this computer: the program sends nothing anywhere.</source>
        <translation>Normalisiert die Schreibung historischer Handschriften. Das Programm schlägt zu jedem Wort eine Normalisierung vor und lernt aus Ihren Entscheidungen: mit einem Gedächtnis für sie, mit Regeln der Schreibung und mit einem bidirektionalen LSTM, das sich die Handschriften eines Projekts teilen (Bollmann &amp; Søgaard 2016).

histnorm ist freie Software unter der MIT-Lizenz: Sie dürfen es zu jedem Zweck verwenden, weitergeben und verändern. Es wird ohne jede Gewährleistung überlassen.

Ihre Handschriften bleiben auf diesem Rechner: Das Programm sendet nichts.</translation>
    </message>
    <message>
        <source>Please cite the program, and the paper that its model comes from:</source>
        <translation>Bitte zitieren Sie das Programm und den Aufsatz, aus dem sein Modell stammt:</translation>
    </message>
    <message>
        <source>The same for BibTeX:</source>
        <translation>Dasselbe für BibTeX:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;BibTeX</source>
        <translation>&amp;BibTeX kopieren</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Literaturangaben</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Bestandteil</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>What histnorm is made of</source>
        <translation>Woraus histnorm besteht</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Text der Lizenz</translation>
    </message>
    <message>
        <source>The text of the licence was not installed.</source>
        <translation>Der Text der Lizenz wurde nicht mitinstalliert.</translation>
    </message>
    <message>
        <source>This library is used under the GNU Lesser General Public License. You may replace it by another version, also one that you have changed: it lies as files of its own beside the program. To find out how that works you may take it apart, and its makers give you its source code.</source>
        <translation>Diese Bibliothek wird unter der GNU Lesser General Public License verwendet. Sie dürfen sie durch eine andere Fassung ersetzen, auch durch eine von Ihnen veränderte: Sie liegt in eigenen Dateien beim Programm. Um herauszufinden, wie das geht, dürfen Sie sie untersuchen und zurückentwickeln, und ihren Quelltext bekommen Sie von denen, die sie herstellen.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>AcceptAllDialog</name>
    <message>
        <source>Accept all of one form</source>
        <translation>Alle einer Form annehmen</translation>
    </message>
    <message>
        <source>Words of this form</source>
        <translation>Wörter dieser Form</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln open word(s) are accepted. Space or a click leaves one out.</source>
        <translation>
            <numerusform>{checked} von %Ln offenen Wort wird angenommen. Leertaste oder Klick lässt es aus.</numerusform>
            <numerusform>{checked} von %Ln offenen Wörtern werden angenommen. Leertaste oder Klick lässt eines aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also &amp;those decided otherwise ({count})</source>
        <translation>Auch die &amp;anders entschiedenen ({count})</translation>
    </message>
    <message>
        <source>Accept {count}</source>
        <translation>{count} annehmen</translation>
    </message>
</context>
<context>
    <name>ActionListModel</name>
    <message>
        <source>not available now</source>
        <translation>jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>ActionTable</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
</context>
<context>
    <name>AlignmentStrip</name>
    <message>
        <source>Alignment of the model&apos;s reading</source>
        <translation>Zuordnung der Lesung des Modells</translation>
    </message>
</context>
<context>
    <name>BackupCommands</name>
    <message>
        <source>Making a backup…</source>
        <translation>Sicherung wird angelegt …</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Shall the project be as it was on {time}?</source>
        <translation>Soll das Projekt werden, wie es am {time} war?</translation>
    </message>
    <message>
        <source>What you have now is kept as a backup first, so that you can come back to it.</source>
        <translation>Was Sie jetzt haben, wird zuerst selbst gesichert, so dass Sie dahin zurückkönnen.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Restoring a backup…</source>
        <translation>Sicherung wird wiederhergestellt …</translation>
    </message>
    <message>
        <source>Restore as copy</source>
        <translation>Als Kopie wiederherstellen</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>histnorm-Projekte (*.histnorm)</translation>
    </message>
    <message>
        <source>Copied to {path}</source>
        <translation>Kopiert nach {path}</translation>
    </message>
    <message>
        <source>The project is as it was on {time}.</source>
        <translation>Das Projekt ist, wie es am {time} war.</translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>Eine Sicherung wurde angelegt.</translation>
    </message>
</context>
<context>
    <name>BackupTableModel</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Decided words</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>What was done since</source>
        <translation>Was seitdem getan wurde</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>&amp;Look into</source>
        <translation>&amp;Hineinsehen</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Wiederherstellen …</translation>
    </message>
    <message>
        <source>Restore as &amp;copy…</source>
        <translation>Als &amp;Kopie wiederherstellen …</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Jetzt sichern</translation>
    </message>
    <message>
        <source>Each is the whole project as it was then. Restoring one keeps what you have now as a backup, too. They are in the folder “{folder}” beside the project.</source>
        <translation>Jede ist das ganze Projekt, wie es damals war. Beim Wiederherstellen wird auch gesichert, was Sie jetzt haben. Sie liegen im Ordner „{folder}“ neben dem Projekt.</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made daily and hourly while you work, and before bulk steps; “Back up now” makes one at once.</source>
        <translation>Noch gibt es keine Sicherungen. Täglich und stündlich wird eine angelegt, während Sie arbeiten, und vor Sammelschritten; „Jetzt sichern“ legt sofort eine an.</translation>
    </message>
    <message>
        <source>Done since this backup: {what}.</source>
        <translation>Seit dieser Sicherung getan: {what}.</translation>
    </message>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Dieses Projekt ist nur zum Lesen geöffnet.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>What is unusual about this project</source>
        <translation>Was an diesem Projekt ungewöhnlich ist</translation>
    </message>
</context>
<context>
    <name>CharacterPalette</name>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Characters ({key}: all)</source>
        <translation>Zeichen ({key}: alle)</translation>
    </message>
</context>
<context>
    <name>CharacterPopup</name>
    <message>
        <source>Characters of the manuscript</source>
        <translation>Zeichen der Handschrift</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Aktion finden</translation>
    </message>
    <message>
        <source>Type the beginnings of words, as “acc form”</source>
        <translation>Wortanfänge eintippen, etwa „form nehm“</translation>
    </message>
    <message>
        <source>No action has words that begin so.</source>
        <translation>Keine Aktion hat Wörter, die so beginnen.</translation>
    </message>
    <message>
        <source>“{name}” is not available now.</source>
        <translation>„{name}“ ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>Enter does it · Escape closes</source>
        <translation>Eingabe führt sie aus · Escape schließt</translation>
    </message>
</context>
<context>
    <name>ConflictTableModel</name>
    <message>
        <source>{text}, taken</source>
        <translation>{text}, genommen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Fremde</translation>
    </message>
</context>
<context>
    <name>ErrorCenter</name>
    <message>
        <source>Something went wrong again ({count}×); it is in the log file.</source>
        <translation>Wieder ist etwas schiefgegangen ({count}×); es steht in der Protokolldatei.</translation>
    </message>
</context>
<context>
    <name>ErrorReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Your decisions are saved, and you can go on working. Please send this report to those who make histnorm, with what you did before. It says where in the program it happened, and has no words of your manuscripts in it.</source>
        <translation>Ihre Entscheidungen sind gespeichert, und Sie können weiterarbeiten. Bitte schicken Sie diesen Bericht an die Entwickler von histnorm, mit dem, was Sie davor getan haben. Er sagt, an welcher Stelle des Programms es geschah, und enthält keine Wörter aus Ihren Handschriften.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>&amp;Include the words concerned</source>
        <translation>&amp;Betroffene Wörter mit aufnehmen</translation>
    </message>
    <message>
        <source>Adds what the error itself says, which may quote words of your manuscripts</source>
        <translation>Fügt hinzu, was der Fehler selbst sagt; das kann Wörter Ihrer Handschriften zitieren</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm.</source>
        <translation>In histnorm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm {count} times.</source>
        <translation>In histnorm ist {count}-mal etwas schiefgegangen.</translation>
    </message>
</context>
<context>
    <name>EvaluationDialog</name>
    <message>
        <source>Results of evaluations</source>
        <translation>Ergebnisse von Auswertungen</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>Ergebnisse ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Part that was measured on</source>
        <translation>Teil, an dem gemessen wurde</translation>
    </message>
    <message>
        <source>Only the &amp;manuscripts of this project</source>
        <translation>Nur die &amp;Handschriften dieses Projekts</translation>
    </message>
    <message>
        <source>Word accuracy by manuscript and system</source>
        <translation>Wortgenauigkeit nach Handschrift und System</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Ergebnisse öffnen</translation>
    </message>
    <message>
        <source>Results (*.tsv);;All files (*)</source>
        <translation>Ergebnisse (*.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>words of the training part</source>
        <translation>Wörter des Trainingsteils</translation>
    </message>
    <message>
        <source>word accuracy (%)</source>
        <translation>Wortgenauigkeit (%)</translation>
    </message>
    <message>
        <source>Open the file results.tsv of a folder that “histnorm evaluate” has written: accuracies are shown here by manuscript and system, with their learning curves.</source>
        <translation>Öffnen Sie die Datei results.tsv eines Ordners, den „histnorm evaluate“ geschrieben hat: Hier erscheinen die Genauigkeiten nach Handschrift und System mit ihren Lernkurven.</translation>
    </message>
    <message>
        <source>There are no results for these manuscripts.</source>
        <translation>Für diese Handschriften gibt es keine Ergebnisse.</translation>
    </message>
    <message>
        <source>Mean of {count}</source>
        <translation>Mittel von {count}</translation>
    </message>
    <message>
        <source>{name}: accuracy by training size</source>
        <translation>{name}: Genauigkeit nach Trainingsumfang</translation>
    </message>
    <message>
        <source>{name} was measured at one training size only ({words} words), so that there is no curve.</source>
        <translation>{name} wurde nur bei einem Trainingsumfang gemessen ({words} Wörter), deshalb gibt es keine Kurve.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export {siglum}</source>
        <translation>{siglum} exportieren</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>&amp;Normalized text, line by line as in the source</source>
        <translation>&amp;Normalisierter Text, Zeile für Zeile wie in der Quelle</translation>
    </message>
    <message>
        <source>Table with &amp;two columns: form, normalization</source>
        <translation>Tabelle mit &amp;zwei Spalten: Form, Normalisierung</translation>
    </message>
    <message>
        <source>Table with &amp;four columns: form, normalization, state, source of the decision</source>
        <translation>Tabelle mit &amp;vier Spalten: Form, Normalisierung, Stand, Herkunft der Entscheidung</translation>
    </message>
    <message>
        <source>The &amp;imported file ({name}) with the normalizations put in</source>
        <translation>Die &amp;importierte Datei ({name}) mit eingesetzten Normalisierungen</translation>
    </message>
    <message>
        <source>Words that are still open ({count})</source>
        <translation>Noch offene Wörter ({count})</translation>
    </message>
    <message>
        <source>are left &amp;empty</source>
        <translation>bleiben &amp;leer</translation>
    </message>
    <message>
        <source>keep their fo&amp;rm</source>
        <translation>behalten ihre &amp;Form</translation>
    </message>
    <message>
        <source>take the first &amp;suggestion</source>
        <translation>erhalten den ersten V&amp;orschlag</translation>
    </message>
    <message>
        <source>&amp;Mark them with ⟨ ⟩</source>
        <translation>Mit ⟨ ⟩ &amp;kennzeichnen</translation>
    </message>
    <message>
        <source>The table with four columns says in every row what is decided and what is not; modernizations, notes and flags are in further columns.</source>
        <translation>Die Tabelle mit vier Spalten sagt in jeder Zeile, was entschieden ist und was nicht; Modernisierungen, Notizen und Markierungen stehen in weiteren Spalten.</translation>
    </message>
    <message>
        <source>What this format cannot hold</source>
        <translation>Was dieses Format nicht fasst</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen …</translation>
    </message>
</context>
<context>
    <name>FacsimileController</name>
    <message>
        <source>Folder with the images</source>
        <translation>Ordner mit den Bildern</translation>
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
        <translation>Größer</translation>
    </message>
    <message>
        <source>Where are the images? …</source>
        <translation>Wo sind die Bilder? …</translation>
    </message>
    <message>
        <source>Facsimile, line {line}</source>
        <translation>Faksimile, Zeile {line}</translation>
    </message>
    <message>
        <source>The image {name} cannot be read: {reason}</source>
        <translation>Das Bild {name} ist nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>The image {name} was not found.</source>
        <translation>Das Bild {name} wurde nicht gefunden.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>histnorm-Projekte (*.histnorm)</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>histnorm-Projekte (*.histnorm);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <translation>{name} wird geöffnet …</translation>
    </message>
    <message>
        <source>East Franconian, about 1470</source>
        <translation>Ostfränkisch, um 1470</translation>
    </message>
    <message>
        <source>Ripuarian, about 1460</source>
        <translation>Ripuarisch, um 1460</translation>
    </message>
    <message>
        <source>Alemannic, about 1450</source>
        <translation>Alemannisch, um 1450</translation>
    </message>
    <message>
        <source>Import manuscript</source>
        <translation>Handschrift importieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Texts and tables (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</source>
        <translation>Texte und Tabellen (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</translation>
    </message>
    <message>
        <source>XML (*.xml *.tei *.exb *.xmi *.zip)</source>
        <translation>XML (*.xml *.tei *.exb *.xmi *.zip)</translation>
    </message>
    <message>
        <source>Exporting {name}…</source>
        <translation>{name} wird exportiert …</translation>
    </message>
    <message>
        <source>Export manuscript</source>
        <translation>Handschrift exportieren</translation>
    </message>
    <message>
        <source>Loading {siglum}…</source>
        <translation>{siglum} wird geladen …</translation>
    </message>
    <message>
        <source>{siglum} was removed from the project; undo brings it back.</source>
        <translation>{siglum} wurde aus dem Projekt entfernt; Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exportiert nach {path}</translation>
    </message>
</context>
<context>
    <name>FilterPanel</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>of any confidence</source>
        <translation>jeder Sicherheit</translation>
    </message>
    <message>
        <source>Form, normalization or note</source>
        <translation>Form, Normalisierung oder Notiz</translation>
    </message>
    <message>
        <source>Form, normalization, note</source>
        <translation>Form, Normalisierung, Notiz</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Alle Wörter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Unsure or a guess</source>
        <translation>Unsicher, geraten</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Berichtigt</translation>
    </message>
    <message>
        <source>Worth a second look</source>
        <translation>Zweiter Blick lohnt</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Mit Notiz</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Nicht gelernt</translation>
    </message>
    <message>
        <source>Show other forms again</source>
        <translation>Andere Formen wieder zeigen</translation>
    </message>
    <message>
        <source>Only the form {form}</source>
        <translation>Nur die Form {form}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Enter or a double click goes to the state after that step.</source>
        <translation>Eingabe oder Doppelklick führt zum Stand nach diesem Schritt.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>{step}, undone</source>
        <translation>{step}, rückgängig gemacht</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import {name}</source>
        <translation>{name} importieren</translation>
    </message>
    <message>
        <source>such as place, date, library</source>
        <translation>etwa Ort, Zeit, Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Siglum</source>
        <translation>&amp;Sigle</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Rows that will be left out</source>
        <translation>Zeilen, die ausgelassen werden</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>are &amp;decisions: keep them and learn from them</source>
        <translation>sind &amp;Entscheidungen: übernehmen und daraus lernen</translation>
    </message>
    <message>
        <source>are a &amp;gold standard: leave them out</source>
        <translation>sind ein &amp;Goldstandard: auslassen</translation>
    </message>
    <message>
        <source>The first tokens</source>
        <translation>Die ersten Tokens</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalisierung</translation>
    </message>
    <message>
        <source>packed file</source>
        <translation>gepackte Datei</translation>
    </message>
    <message>
        <source>UTF-8 with byte order mark</source>
        <translation>UTF-8 mit Byte-Order-Markierung</translation>
    </message>
    <message>
        <source>{encoding} (a guess: please look at the letters)</source>
        <translation>{encoding} (vermutet: bitte Buchstaben prüfen)</translation>
    </message>
    <message>
        <source>Choose or type another where letters in the preview are wrong</source>
        <translation>Wählen oder tippen Sie eine andere, wenn Buchstaben in der Vorschau falsch sind</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Zeichenkodierung</translation>
    </message>
    <message>
        <source>The normalizations in the file</source>
        <translation>Die Normalisierungen in der Datei</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln punctuation mark(s)</source>
        <translation>
            <numerusform>%Ln Satzzeichen</numerusform>
            <numerusform>%Ln Satzzeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln normalization(s)</source>
        <translation>
            <numerusform>%Ln Normalisierung</numerusform>
            <numerusform>%Ln Normalisierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) or flag(s)</source>
        <translation>
            <numerusform>%Ln Notiz oder Markierung</numerusform>
            <numerusform>%Ln Notizen oder Markierungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{encoding} (your choice)</source>
        <translation>{encoding} (von Ihnen gewählt)</translation>
    </message>
    <message>
        <source>Please look at this:</source>
        <translation>Bitte beachten:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and will be left out:</source>
        <translation>
            <numerusform>%Ln Zeile ist nicht lesbar und wird ausgelassen:</numerusform>
            <numerusform>%Ln Zeilen sind nicht lesbar und werden ausgelassen:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} wird gelesen …</translation>
    </message>
    <message>
        <source>Importing {name}…</source>
        <translation>{name} wird importiert …</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Aktionen und Tasten suchen</translation>
    </message>
    <message>
        <source>In the text, letters type the normalization and arrows move.</source>
        <translation>Im Text tippen Buchstaben die Normalisierung, und Pfeile bewegen.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Use this key alone</source>
        <translation>Nur diese Taste nehmen</translation>
    </message>
    <message>
        <source>Add this key</source>
        <translation>Diese Taste dazunehmen</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Change the key of “{name}”</source>
        <translation>Taste für „{name}“ ändern</translation>
    </message>
    <message>
        <source>{key} types something; please take a key with Ctrl, Alt or a function key.</source>
        <translation>{key} tippt etwas; bitte eine Taste mit Strg oder Alt oder eine Funktionstaste nehmen.</translation>
    </message>
    <message>
        <source>{key} moves in the window; please take another key.</source>
        <translation>{key} bewegt im Fenster; bitte eine andere Taste nehmen.</translation>
    </message>
    <message>
        <source>{key} is the key of “{other}”; it will be taken from it.</source>
        <translation>{key} ist die Taste für „{other}“; sie wird ihr weggenommen.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Version {version} of {siglum} is still being trained ({progress}).</source>
        <translation>Version {version} von {siglum} wird noch trainiert ({progress}).</translation>
    </message>
    <message>
        <source>If you quit now, the model is lost; your decisions are saved. If you leave this question open, histnorm quits by itself as soon as the model is there.</source>
        <translation>Wenn Sie jetzt beenden, ist das Modell verloren; Ihre Entscheidungen sind gespeichert. Bleibt diese Frage stehen, so beendet sich histnorm von selbst, sobald das Modell da ist.</translation>
    </message>
    <message>
        <source>If you cancel the training, the model is lost; your decisions are saved. If you leave this question open, histnorm goes on by itself as soon as the model is there.</source>
        <translation>Wenn Sie das Training abbrechen, ist das Modell verloren; Ihre Entscheidungen sind gespeichert. Bleibt diese Frage stehen, so geht es von selbst weiter, sobald das Modell da ist.</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Trotzdem beenden</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>Training &amp;abbrechen</translation>
    </message>
    <message>
        <source>&amp;Keep training</source>
        <translation>&amp;Weiter trainieren</translation>
    </message>
</context>
<context>
    <name>LineImage</name>
    <message>
        <source>The wheel zooms, dragging moves the image</source>
        <translation>Das Rad vergrößert, Ziehen verschiebt das Bild</translation>
    </message>
    <message>
        <source>Facsimile of the line</source>
        <translation>Faksimile der Zeile</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>The ranking has stopped and begins again; until then suggestions come from memory.</source>
        <translation>Das Ordnen der Vorschläge ist abgebrochen und beginnt neu; bis dahin kommen sie aus dem Gedächtnis.</translation>
    </message>
    <message>
        <source>The ranking does not run; suggestions come from memory. Retrain to try again</source>
        <translation>Das Ordnen der Vorschläge läuft nicht; sie kommen aus dem Gedächtnis. Neu trainieren versucht es noch einmal</translation>
    </message>
</context>
<context>
    <name>LossCurve</name>
    <message>
        <source>Loss curve</source>
        <translation>Verlustkurve</translation>
    </message>
    <message>
        <source>Training loss, from {first} down to {last}: the lower, the better the model fits</source>
        <translation>Trainingsverlust, von {first} auf {last} gesunken: je tiefer, desto besser passt das Modell</translation>
    </message>
    <message>
        <source>dashed: right on {share} of the held-out decisions by now</source>
        <translation>gestrichelt: bis jetzt {share} der zurückgehaltenen Entscheidungen richtig</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Normalize the spelling of historical manuscripts: load a transcription, correct what is suggested, and let the model learn from you.</source>
        <translation>Schreibungen historischer Handschriften normalisieren: eine Transkription laden, Vorschläge berichtigen und das Modell daraus lernen lassen.</translation>
    </message>
</context>
<context>
    <name>ManualController</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>histnorm manual</source>
        <translation>Handbuch zu histnorm</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Übliche Größe</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation>Nirgends im Handbuch stehen diese Wörter.</translation>
    </message>
</context>
<context>
    <name>ManuscriptListModel</name>
    <message numerus="yes">
        <source>{siglum} {title}: {decided} of %Ln word(s) decided ({share})</source>
        <translation>
            <numerusform>{siglum} {title}: {decided} von %Ln Wort entschieden ({share})</numerusform>
            <numerusform>{siglum} {title}: {decided} von %Ln Wörtern entschieden ({share})</numerusform>
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
        <translation>Projekt zusammenführen</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>histnorm-Projekte (*.histnorm);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Comparing with {name}…</source>
        <translation>Vergleich mit {name} …</translation>
    </message>
    <message>
        <source>There is nothing in {name} that this project has not.</source>
        <translation>In {name} ist nichts, was dieses Projekt nicht hätte.</translation>
    </message>
    <message>
        <source>Merging {name}…</source>
        <translation>{name} wird zusammengeführt …</translation>
    </message>
    <message>
        <source>{name} was merged into this project; undo takes all of it back.</source>
        <translation>{name} wurde mit diesem Projekt zusammengeführt; Rückgängig nimmt alles zurück.</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge “{name}”</source>
        <translation>„{name}“ zusammenführen</translation>
    </message>
    <message>
        <source>Show only those with…</source>
        <translation>Nur solche zeigen mit …</translation>
    </message>
    <message>
        <source>&amp;Only what is to be decided</source>
        <translation>&amp;Nur noch Offenes</translation>
    </message>
    <message>
        <source>All m&amp;ine</source>
        <translation>Alle &amp;meine</translation>
    </message>
    <message>
        <source>All &amp;theirs</source>
        <translation>Alle &amp;fremden</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Fremde</translation>
    </message>
    <message numerus="yes">
        <source>Both have changed the same in %Ln place(s), {left} of them still to be decided. M or ← takes mine, T or → theirs; so does a click on a version.</source>
        <translation>
            <numerusform>An %Ln Stelle haben beide dasselbe geändert, {left} ist noch zu entscheiden. M oder ← nimmt meine, T oder → die fremde Fassung; ein Klick auf sie auch.</numerusform>
            <numerusform>An %Ln Stellen haben beide dasselbe geändert, {left} davon sind noch zu entscheiden. M oder ← nimmt meine, T oder → die fremde Fassung; ein Klick auf sie auch.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} are shown.</source>
        <translation>{shown} werden gezeigt.</translation>
    </message>
    <message>
        <source>Some places are still to be decided</source>
        <translation>Einige Stellen sind noch zu entscheiden</translation>
    </message>
</context>
<context>
    <name>MethodsDialog</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Save the paragraph and the report</source>
        <translation>Absatz und Bericht speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Saved: {text}, and beside it the report {report}.</source>
        <translation>Gespeichert: {text}, und daneben der Bericht {report}.</translation>
    </message>
    <message>
        <source>Methods paragraph</source>
        <translation>Methodenabsatz</translation>
    </message>
    <message>
        <source>&amp;About:</source>
        <translation>&amp;Über:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>The manuscript {siglum}</source>
        <translation>Die Handschrift {siglum}</translation>
    </message>
    <message>
        <source>All manuscripts of the project</source>
        <translation>Alle Handschriften des Projekts</translation>
    </message>
    <message>
        <source>Counting the decisions…</source>
        <translation>Entscheidungen werden gezählt …</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Saved with it is a report for machines, with settings, versions and checksums, but without a word of your manuscripts. From report and project, the command histnorm reproduce repeats the training.</source>
        <translation>Mitgespeichert wird ein Bericht für Maschinen, mit Einstellungen, Versionen und Prüfsummen, aber ohne ein Wort Ihrer Handschriften. Aus Bericht und Projekt wiederholt der Befehl histnorm reproduce das Training.</translation>
    </message>
</context>
<context>
    <name>ModernizationDelegate</name>
    <message>
        <source>Modernization</source>
        <translation>Modernisierung</translation>
    </message>
</context>
<context>
    <name>NormalizationDelegate</name>
    <message>
        <source>Normalization</source>
        <translation>Normalisierung</translation>
    </message>
</context>
<context>
    <name>NotePanel</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>{key} writes a note, Enter keeps it</source>
        <translation>{key} schreibt eine Notiz, Eingabe behält sie</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Nicht gelernt</translation>
    </message>
</context>
<context>
    <name>NothingShown</name>
    <message>
        <source>No word is like that. Choose at the left what is shown</source>
        <translation>Kein Wort ist so. Wählen Sie links, was gezeigt wird</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Junicode (comes with histnorm)</source>
        <translation>Junicode (in histnorm enthalten)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
</context>
<context>
    <name>OutlookLabel</name>
    <message>
        <source>Outlook</source>
        <translation>Aussicht</translation>
    </message>
    <message>
        <source>Counted from how sure the suggestions for the open words are: of ten words at 90%, one will be wrong.</source>
        <translation>Gezählt danach, wie sicher die Vorschläge für die offenen Wörter sind: Von zehn Wörtern mit 90 % wird eines falsch sein.</translation>
    </message>
    <message>
        <source>Ranking the suggestions…</source>
        <translation>Vorschläge werden geordnet …</translation>
    </message>
    <message>
        <source>Comparing the spelling with the other manuscripts…</source>
        <translation>Die Schreibung wird mit den anderen Handschriften verglichen …</translation>
    </message>
    <message>
        <source>Learning to read like the decided words… {share}</source>
        <translation>Lesen wird an den entschiedenen Wörtern gelernt … {share}</translation>
    </message>
    <message>
        <source>Suggestions from memory alone</source>
        <translation>Vorschläge nur aus dem Gedächtnis</translation>
    </message>
    <message numerus="yes">
        <source>hardly any of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>kaum eines von %Ln offenen Wort wird zu berichtigen sein</numerusform>
            <numerusform>kaum eines von %Ln offenen Wörtern wird zu berichtigen sein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {corrections} of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>etwa {corrections} von %Ln offenen Wort wird zu berichtigen sein</numerusform>
            <numerusform>etwa {corrections} von %Ln offenen Wörtern werden zu berichtigen sein</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page of the manuscript</source>
        <translation>Seite der Handschrift</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Kurven</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>No preference has words that begin so.</source>
        <translation>Keine Einstellung hat Wörter, die so beginnen.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset: {name}</source>
        <translation>Zurücksetzen: {name}</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>recognized by the text</source>
        <translation>am Text erkannt</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>eine Datei …</translation>
    </message>
    <message>
        <source>Early New High German</source>
        <translation>Frühneuhochdeutsch</translation>
    </message>
    <message>
        <source>Hungarian, older spelling</source>
        <translation>Ungarisch, ältere Schreibung</translation>
    </message>
    <message>
        <source>Icelandic, older spelling</source>
        <translation>Isländisch, ältere Schreibung</translation>
    </message>
    <message>
        <source>Any language</source>
        <translation>Alle Sprachen</translation>
    </message>
    <message>
        <source>Portuguese, older spelling</source>
        <translation>Portugiesisch, ältere Schreibung</translation>
    </message>
    <message>
        <source>Slovene, Bohorič alphabet</source>
        <translation>Slowenisch, Bohoričs Alphabet</translation>
    </message>
    <message>
        <source>Slovene, Gaj&apos;s alphabet, older spelling</source>
        <translation>Slowenisch, Gajs Alphabet, ältere Schreibung</translation>
    </message>
    <message>
        <source>Spanish, older spelling</source>
        <translation>Spanisch, ältere Schreibung</translation>
    </message>
    <message>
        <source>Swedish, older spelling</source>
        <translation>Schwedisch, ältere Schreibung</translation>
    </message>
    <message>
        <source>Language profile</source>
        <translation>Sprachprofil</translation>
    </message>
    <message>
        <source>Profiles (*.toml)</source>
        <translation>Profile (*.toml)</translation>
    </message>
</context>
<context>
    <name>ProjectDialog</name>
    <message>
        <source>Project settings</source>
        <translation>Projekteinstellungen</translation>
    </message>
    <message>
        <source>These belong to {project} alone and are kept in it. New projects begin with what the preferences say.</source>
        <translation>Das gehört zu {project} allein und steht darin. Neue Projekte beginnen mit dem, was die Einstellungen sagen.</translation>
    </message>
    <message>
        <source>This file is not there any more; the project goes on without it.</source>
        <translation>Diese Datei ist nicht mehr da; das Projekt geht ohne sie weiter.</translation>
    </message>
</context>
<context>
    <name>ProposalTableModel</name>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalisierung</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernisierung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>nothing would be left</source>
        <translation>es bliebe nichts übrig</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>RecentProjects</name>
    <message>
        <source>&amp;Empty this list</source>
        <translation>Diese Liste &amp;leeren</translation>
    </message>
    <message>
        <source>No project was opened yet</source>
        <translation>Noch kein Projekt geöffnet</translation>
    </message>
    <message>
        <source>{name} (no longer there)</source>
        <translation>{name} (nicht mehr da)</translation>
    </message>
</context>
<context>
    <name>RemarkCommands</name>
    <message>
        <source>This project has no modernization yet: switch it on in the menu Token.</source>
        <translation>Dieses Projekt hat noch keine Modernisierung: Sie wird im Menü Token eingeschaltet.</translation>
    </message>
    <message>
        <source>There is no word after this one.</source>
        <translation>Nach diesem Wort kommt keines mehr.</translation>
    </message>
    <message>
        <source>“{sign}” stands before the next word. Show punctuation (menu View) to join with it.</source>
        <translation>Vor dem nächsten Wort steht „{sign}“. Um damit zu verbinden, Satzzeichen zeigen (Menü Ansicht).</translation>
    </message>
    <message>
        <source>Signs without a word cannot be joined.</source>
        <translation>Zeichen ohne ein Wort lassen sich nicht verbinden.</translation>
    </message>
    <message>
        <source>Put the caret where the word divides, and split again</source>
        <translation>Setzen Sie die Schreibmarke an die Teilungsstelle und trennen Sie noch einmal</translation>
    </message>
    <message>
        <source>“{norm}” is no longer suggested for “{form}”. Undo takes that back</source>
        <translation>„{norm}“ wird für „{form}“ nicht mehr vorgeschlagen. Rückgängig nimmt das zurück</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Replace all</source>
        <translation>Alles ersetzen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln change(s) are made, as one step. Space or a click leaves one out.</source>
        <translation>
            <numerusform>{checked} von %Ln Änderung wird gemacht. Leertaste oder Klick lässt sie aus.</numerusform>
            <numerusform>{checked} von %Ln Änderungen werden gemacht, als ein Schritt. Leertaste oder Klick lässt eine aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {count}</source>
        <translation>{count} ersetzen</translation>
    </message>
</context>
<context>
    <name>SafetyController</name>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Dieses Projekt ist nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>Nothing is written to the file any more</source>
        <translation>In die Datei wird nichts mehr geschrieben</translation>
    </message>
    <message>
        <source>For reading only</source>
        <translation>Nur zum Lesen</translation>
    </message>
    <message>
        <source>The project is of the newest kind now; the file as it was is kept as a backup.</source>
        <translation>Das Projekt ist jetzt auf dem neuesten Stand; die Datei, wie sie war, ist als Sicherung aufgehoben.</translation>
    </message>
    <message>
        <source>{user} had this project open and did not close it (a crash?). All decisions are there.</source>
        <translation>{user} hatte dieses Projekt geöffnet und nicht geschlossen (ein Absturz?). Alle Entscheidungen sind da.</translation>
    </message>
    <message>
        <source>This is a backup, as the project was on {time}. It can be read, but not changed.</source>
        <translation>Dies ist eine Sicherung: das Projekt, wie es am {time} war. Sie kann gelesen, aber nicht geändert werden.</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only, as it was when it was opened. Nothing can be changed.</source>
        <translation>„{name}“ ist nur zum Lesen geöffnet, wie es beim Öffnen war. Es kann nichts geändert werden.</translation>
    </message>
    <message>
        <source>&amp;Open for editing</source>
        <translation>Zum Bearbeiten &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Jetzt sichern</translation>
    </message>
    <message>
        <source>“{name}” is no longer there: it was moved or deleted.</source>
        <translation>„{name}“ ist nicht mehr da: verschoben oder gelöscht.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{name}” since you opened it. It was not overwritten.</source>
        <translation>Ein anderes Programm oder ein Dienst, der Ordner abgleicht, hat „{name}“ geändert, seit Sie es geöffnet haben. Die Datei wurde nicht überschrieben.</translation>
    </message>
    <message>
        <source>What you have here is kept as a backup; nothing more can be changed.</source>
        <translation>Was Sie hier haben, ist als Sicherung aufgehoben; geändert werden kann nichts mehr.</translation>
    </message>
    <message>
        <source>&amp;Reopen the changed file</source>
        <translation>Geänderte Datei &amp;öffnen</translation>
    </message>
    <message>
        <source>Save what is here as a &amp;copy…</source>
        <translation>Was hier ist, als &amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>What you had is kept as a backup; “Merge project…” brings both together.</source>
        <translation>Was Sie hatten, ist als Sicherung aufgehoben; „Projekt zusammenführen …“ bringt beides zusammen.</translation>
    </message>
    <message>
        <source>Save what is here as a copy</source>
        <translation>Was hier ist, als Kopie speichern</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>histnorm-Projekte (*.histnorm)</translation>
    </message>
    <message>
        <source>Backups cannot be made now ({reason}). Your decisions are saved all the same.</source>
        <translation>Zur Zeit können keine Sicherungen angelegt werden ({reason}). Ihre Entscheidungen sind dennoch gespeichert.</translation>
    </message>
</context>
<context>
    <name>SavedLabel</name>
    <message>
        <source>Saved state</source>
        <translation>Speicherstand</translation>
    </message>
    <message>
        <source>All decisions are saved</source>
        <translation>Alle Entscheidungen sind gespeichert</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message>
        <source>Saved {time} · all decisions on disk</source>
        <translation>Gespeichert {time} · alles auf der Platte</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>Art der Suche</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Gleichgesetzt</translation>
    </message>
    <message>
        <source>ſ = s, u = v, i = j = y, case and marks aside</source>
        <translation>ſ = s, u = v, i = j = y, ohne Groß/Klein und Zeichen darüber</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Buchstäblich</translation>
    </message>
    <message>
        <source>The characters as they are typed</source>
        <translation>Die Zeichen, wie sie getippt sind</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Groups of it may be named in the replacement: \1</source>
        <translation>Seine Gruppen können in der Ersetzung stehen: \1</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Normalizations</source>
        <translation>Normalisierungen</translation>
    </message>
    <message>
        <source>Modernizations</source>
        <translation>Modernisierungen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) too long for this pattern left out</source>
        <translation>
            <numerusform>%Ln für dieses Muster zu langer Text wurde ausgelassen</numerusform>
            <numerusform>%Ln für dieses Muster zu lange Texte wurden ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Decided ones: a suggestion is nobody&apos;s word yet</source>
        <translation>Entschiedene: Ein Vorschlag ist noch niemandes Wort</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Voriger Treffer (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Replace &amp;all…</source>
        <translation>Alle e&amp;rsetzen …</translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} von {found}</translation>
    </message>
</context>
<context>
    <name>SearchController</name>
    <message>
        <source>There is nothing to replace: forms are never changed.</source>
        <translation>Es gibt nichts zu ersetzen: Formen werden nie geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replaced. Undo takes all of it back</source>
        <translation>
            <numerusform>%Ln ersetzt. Rückgängig nimmt es zurück</numerusform>
            <numerusform>%Ln ersetzt. Rückgängig nimmt alle zurück</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt geöffnete Projekte</translation>
    </message>
    <message>
        <source>no longer there: {folder}</source>
        <translation>nicht mehr da: {folder}</translation>
    </message>
    <message>
        <source>Take out of this list; the file stays</source>
        <translation>Aus dieser Liste nehmen; die Datei bleibt</translation>
    </message>
    <message>
        <source>Take {name} out of this list</source>
        <translation>{name} aus dieser Liste nehmen</translation>
    </message>
</context>
<context>
    <name>Stepping</name>
    <message>
        <source>Taken back: {step}</source>
        <translation>Zurückgenommen: {step}</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Wiederholt: {step}</translation>
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
        <translation>Dieselbe Form an anderer Stelle</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Was das Modell liest</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>{count}× in {siglum}</source>
        <translation>{count}× in {siglum}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>{count}× decided in others</source>
        <translation>{count}× in anderen entschieden</translation>
    </message>
    <message>
        <source>Forget “{norm}”</source>
        <translation>„{norm}“ vergessen</translation>
    </message>
</context>
<context>
    <name>TeachingCommands</name>
    <message>
        <source>Save model for other projects</source>
        <translation>Modell für andere Projekte speichern</translation>
    </message>
    <message>
        <source>Models for other projects (*.tagger);;All files (*)</source>
        <translation>Modelle für andere Projekte (*.tagger);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The model is in {name}; choose it in the settings of another project.</source>
        <translation>Das Modell ist in {name}; wählen Sie es in den Projekteinstellungen eines anderen Projekts.</translation>
    </message>
    <message>
        <source>Making a model for other projects…</source>
        <translation>Ein Modell für andere Projekte entsteht …</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message numerus="yes">
        <source>{decided} of %Ln word(s) decided</source>
        <translation>
            <numerusform>{decided} von %Ln Wort entschieden</numerusform>
            <numerusform>{decided} von %Ln Wörtern entschieden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenCommands</name>
    <message>
        <source>All other words of this form are decided so.</source>
        <translation>Alle anderen Wörter dieser Form sind so entschieden.</translation>
    </message>
</context>
<context>
    <name>TokenTableModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalisierung</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernisierung</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>TokenTableView</name>
    <message>
        <source>Tokens of the manuscript</source>
        <translation>Tokens der Handschrift</translation>
    </message>
</context>
<context>
    <name>TourHint</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Rundgang beenden</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Loslegen</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Progress of the training</source>
        <translation>Fortschritt des Trainings</translation>
    </message>
    <message>
        <source>Cancel training</source>
        <translation>Training abbrechen</translation>
    </message>
    <message>
        <source>Training version {version} of {siglum}</source>
        <translation>Version {version} für {siglum} wird trainiert</translation>
    </message>
    <message>
        <source>held out {accuracy}</source>
        <translation>zurückgehalten {accuracy}</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Noch kein Modell</translation>
    </message>
    <message>
        <source>Version {version} of {siglum}</source>
        <translation>Version {version} für {siglum}</translation>
    </message>
    <message>
        <source>goes on from version {version}, with what was decided since</source>
        <translation>geht von Version {version} aus, mit dem seither Entschiedenen</translation>
    </message>
    <message>
        <source>Retrain once {count} words are decided</source>
        <translation>Neu trainieren geht ab {count} entschiedenen Wörtern</translation>
    </message>
    <message>
        <source>Enough is decided: retrain to get the first one</source>
        <translation>Genug ist entschieden: neu trainieren ergibt das erste</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>wird geladen …</translation>
    </message>
    <message>
        <source>aligning…</source>
        <translation>Zuordnung …</translation>
    </message>
    <message>
        <source>reading the manuscript…</source>
        <translation>liest die Handschrift …</translation>
    </message>
    <message>
        <source>version {version} in the project file could not be read</source>
        <translation>Version {version} in der Projektdatei war nicht lesbar</translation>
    </message>
    <message>
        <source>computed on the CPU</source>
        <translation>auf der CPU gerechnet</translation>
    </message>
    <message>
        <source>accuracy is measured from 100 decided words on</source>
        <translation>die Genauigkeit wird ab 100 entschiedenen Wörtern gemessen</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions</source>
        <translation>{now} der zurückgehaltenen Entscheidungen richtig</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions (version {version}: {before})</source>
        <translation>{now} der zurückgehaltenen Entscheidungen richtig (Version {version}: {before})</translation>
    </message>
</context>
<context>
    <name>VersionCurve</name>
    <message>
        <source>Learning curve over all versions</source>
        <translation>Lernkurve über alle Versionen</translation>
    </message>
    <message>
        <source>version {version}: {share} of held-out decisions right</source>
        <translation>Version {version}: {share} der zurückgehaltenen Entscheidungen richtig</translation>
    </message>
    <message>
        <source>version {version}, going on from {base}: {share} of held-out decisions right</source>
        <translation>Version {version}, ausgehend von {base}: {share} der zurückgehaltenen Entscheidungen richtig</translation>
    </message>
</context>
<context>
    <name>Workplace</name>
    <message>
        <source>No manuscript yet</source>
        <translation>Noch keine Handschrift</translation>
    </message>
    <message>
        <source>Version {version} of {siglum} is trained: its suggestions are shown now.</source>
        <translation>Version {version} für {siglum} ist trainiert: ihre Vorschläge werden nun gezeigt.</translation>
    </message>
    <message>
        <source>Every word is decided. Export the manuscript</source>
        <translation>Alle Wörter sind entschieden. Handschrift exportieren</translation>
    </message>
    <message>
        <source>Import a transcription, such as running text, a table with forms and normalizations, or TEI; or drop its file here.</source>
        <translation>Importieren Sie eine Transkription, etwa laufenden Text, eine Tabelle mit Formen und Normalisierungen oder TEI; oder ziehen Sie ihre Datei hierher.</translation>
    </message>
    <message>
        <source>A training is under way; cancel it first</source>
        <translation>Ein Training läuft; erst abbrechen</translation>
    </message>
    <message>
        <source>There is no manuscript to learn from yet</source>
        <translation>Es gibt noch keine Handschrift, aus der gelernt werden kann</translation>
    </message>
    <message>
        <source>Nothing is learned in a project that is open for reading only</source>
        <translation>In einem Projekt, das nur zum Lesen geöffnet ist, wird nichts gelernt</translation>
    </message>
    <message>
        <source>Retrain</source>
        <translation>Neu trainieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Rückgängig: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>&amp;Wiederholen: {step}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Neues Projekt …</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>Projekt &amp;öffnen …</translation>
    </message>
    <message>
        <source>Recent pro&amp;jects</source>
        <translation>&amp;Zuletzt geöffnete Projekte</translation>
    </message>
    <message>
        <source>Open the e&amp;xample</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>&amp;Import manuscript…</source>
        <translation>Handschrift &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Export manuscript…</source>
        <translation>Handschrift &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Remove manuscript</source>
        <translation>Handschrift ent&amp;fernen</translation>
    </message>
    <message>
        <source>Project &amp;settings…</source>
        <translation>Pro&amp;jekteinstellungen …</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Sicherungen …</translation>
    </message>
    <message>
        <source>&amp;Merge project…</source>
        <translation>Projekt zusa&amp;mmenführen …</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Projekt s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Einste&amp;llungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>V&amp;origer Treffer</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>&amp;Ersetzen …</translation>
    </message>
    <message>
        <source>Insert a &amp;character…</source>
        <translation>&amp;Zeichen einfügen …</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>&amp;Accept and go on</source>
        <translation>&amp;Annehmen und weiter</translation>
    </message>
    <message>
        <source>Accept a&amp;ll of this form…</source>
        <translation>Alle dieser Form anne&amp;hmen …</translation>
    </message>
    <message>
        <source>&amp;Edit the normalization</source>
        <translation>Normalisierung &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Take the &amp;form as it is</source>
        <translation>&amp;Form unverändert nehmen</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>Wieder &amp;öffnen</translation>
    </message>
    <message>
        <source>Next &amp;open word</source>
        <translation>Nächstes &amp;offenes Wort</translation>
    </message>
    <message>
        <source>Least certain &amp;word</source>
        <translation>&amp;Unsicherstes Wort</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>&amp;Notiz schreiben</translation>
    </message>
    <message>
        <source>Flag (or &amp;take the flag away)</source>
        <translation>&amp;Markieren (oder Markierung entfernen)</translation>
    </message>
    <message>
        <source>Do not learn from this (or learn a&amp;gain)</source>
        <translation>Hieraus nicht &amp;lernen (oder wieder)</translation>
    </message>
    <message>
        <source>Right as it is: no second loo&amp;k</source>
        <translation>Richtig so: kein z&amp;weiter Blick</translation>
    </message>
    <message>
        <source>Forget t&amp;his suggestion</source>
        <translation>Diesen Vorschlag &amp;vergessen</translation>
    </message>
    <message>
        <source>&amp;Join with the next token</source>
        <translation>Mit dem nächsten Token verb&amp;inden</translation>
    </message>
    <message>
        <source>&amp;Split at the caret, or take a join apart</source>
        <translation>An der Schreibmarke &amp;teilen oder Verbindung lösen</translation>
    </message>
    <message>
        <source>Edit the &amp;modernization</source>
        <translation>Mode&amp;rnisierung bearbeiten</translation>
    </message>
    <message>
        <source>This &amp;project has modernizations</source>
        <translation>Dieses Projekt hat Mo&amp;dernisierungen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Show &amp;punctuation</source>
        <translation>&amp;Satzzeichen zeigen</translation>
    </message>
    <message>
        <source>Only words of this &amp;form</source>
        <translation>Nur Wörter dieser &amp;Form</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>Text of &amp;usual size</source>
        <translation>Schrift in ü&amp;blicher Größe</translation>
    </message>
    <message>
        <source>Go to the list of &amp;manuscripts</source>
        <translation>Zur Liste der &amp;Handschriften</translation>
    </message>
    <message>
        <source>Go to the f&amp;ilters</source>
        <translation>Zu den F&amp;iltern</translation>
    </message>
    <message>
        <source>Go to the &amp;text</source>
        <translation>Zum &amp;Text</translation>
    </message>
    <message>
        <source>Show the text &amp;as</source>
        <translation>Text zeigen &amp;als</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Beides</translation>
    </message>
    <message>
        <source>&amp;Direction of the writing</source>
        <translation>Schreib&amp;richtung</translation>
    </message>
    <message>
        <source>By the &amp;content</source>
        <translation>Nach dem &amp;Inhalt</translation>
    </message>
    <message>
        <source>From &amp;left to right</source>
        <translation>Von &amp;links nach rechts</translation>
    </message>
    <message>
        <source>From &amp;right to left</source>
        <translation>Von &amp;rechts nach links</translation>
    </message>
    <message>
        <source>Take &amp;candidate</source>
        <translation>&amp;Kandidaten nehmen</translation>
    </message>
    <message>
        <source>Take candidate &amp;{number}</source>
        <translation>Kandidat &amp;{number} nehmen</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Retrain</source>
        <translation>&amp;Neu trainieren</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>Training &amp;abbrechen</translation>
    </message>
    <message>
        <source>Retrain &amp;automatically</source>
        <translation>A&amp;utomatisch neu trainieren</translation>
    </message>
    <message>
        <source>&amp;Save model for other projects…</source>
        <translation>Modell für andere Projekte &amp;speichern …</translation>
    </message>
    <message>
        <source>Results of &amp;evaluations…</source>
        <translation>Ergebnisse von Aus&amp;wertungen …</translation>
    </message>
    <message>
        <source>&amp;Methods paragraph…</source>
        <translation>&amp;Methodenabsatz …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>Aktion &amp;finden …</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten …</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Rundgang durch das Fenster</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>&amp;About histnorm</source>
        <translation>&amp;Über histnorm</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>{key} accept and go on</source>
        <translation>{key} annehmen und weiter</translation>
    </message>
    <message>
        <source>type to correct</source>
        <translation>tippen zum Berichtigen</translation>
    </message>
    <message>
        <source>{key} take the form</source>
        <translation>{key} Form nehmen</translation>
    </message>
    <message>
        <source>{key} next open word</source>
        <translation>{key} nächstes offenes Wort</translation>
    </message>
    <message>
        <source>{key} find an action</source>
        <translation>{key} Aktion finden</translation>
    </message>
    <message>
        <source>{key} all keys</source>
        <translation>{key} alle Tasten</translation>
    </message>
    <message>
        <source>{first}–{last} take that candidate</source>
        <translation>{first}–{last} Kandidaten nehmen</translation>
    </message>
</context>
<context>
    <name>memory</name>
    <message>
        <source>“{path}” needs about {needed} of memory, and {free} are free. Read it all the same?</source>
        <translation>„{path}“ braucht etwa {needed} Arbeitsspeicher, frei sind {free}. Trotzdem lesen?</translation>
    </message>
    <message>
        <source>The computer may become very slow, and the system may end programs, this one too. What is in your project is safe. It is better to close other programs first, or to divide the file.</source>
        <translation>Der Rechner kann sehr langsam werden, und das System beendet vielleicht Programme, auch dieses. Was in Ihrem Projekt ist, ist sicher. Besser ist es, erst andere Programme zu schließen oder die Datei zu teilen.</translation>
    </message>
    <message>
        <source>&amp;Read all the same</source>
        <translation>Trotzdem &amp;lesen</translation>
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
        <translation>Sie scheint {found} zu sein.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Es gibt keine Datei „{path}“.</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Please choose a file.</source>
        <translation>„{path}“ ist ein Ordner. Bitte wählen Sie eine Datei.</translation>
    </message>
    <message>
        <source>The file “{path}” is empty.</source>
        <translation>Die Datei „{path}“ ist leer.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}</source>
        <translation>„{path}“ ist nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}</source>
        <translation>„{path}“ kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>There are no words in “{path}”.</source>
        <translation>In „{path}“ sind keine Wörter.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: found {found} columns where {expected} are needed (form, normalization).</source>
        <translation>„{path}“, Zeile {line}: Spalten gefunden: {found}, nötig: {expected} (Form, Normalisierung).</translation>
    </message>
    <message>
        <source>There is already a file “{path}”. Nothing was changed.</source>
        <translation>Es gibt schon eine Datei „{path}“. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>“{path}” is not a histnorm project.</source>
        <translation>„{path}“ ist kein histnorm-Projekt.</translation>
    </message>
    <message>
        <source>“{path}” was made by a newer histnorm (version {found} of the project file; this program knows {supported}). Please update histnorm. Nothing was changed.</source>
        <translation>„{path}“ stammt von einem neueren histnorm (Version {found} der Projektdatei; dieses Programm kennt {supported}). Bitte aktualisieren Sie histnorm. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>“{path}” is write-protected, so that decisions could not be saved. Nothing was changed.</source>
        <translation>„{path}“ ist schreibgeschützt, Entscheidungen ließen sich nicht speichern. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The project “{path}” is damaged: {reason}. It was not changed; please go back to a copy.</source>
        <translation>Das Projekt „{path}“ ist beschädigt: {reason}. Es wurde nicht verändert; bitte greifen Sie auf eine Kopie zurück.</translation>
    </message>
    <message>
        <source>“{path}” is open elsewhere: {holder}.</source>
        <translation>„{path}“ ist anderswo geöffnet: {holder}.</translation>
    </message>
    <message>
        <source>Saving to “{path}” failed: {reason}. The last step was taken back; everything before it is safe.</source>
        <translation>In „{path}“ konnte nicht gespeichert werden: {reason}. Der letzte Schritt wurde zurückgenommen; alles davor ist sicher.</translation>
    </message>
    <message>
        <source>There is already a manuscript “{siglum}” in this project.</source>
        <translation>In diesem Projekt gibt es schon eine Handschrift „{siglum}“.</translation>
    </message>
    <message>
        <source>Please give the manuscript a siglum (a short name).</source>
        <translation>Bitte geben Sie der Handschrift eine Sigle (einen kurzen Namen).</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}”; there are: {known}.</source>
        <translation>Es gibt keine Handschrift „{siglum}“; vorhanden sind: {known}.</translation>
    </message>
    <message>
        <source>Please say which manuscript: {known}.</source>
        <translation>Bitte sagen Sie, welche Handschrift: {known}.</translation>
    </message>
    <message>
        <source>There is no model yet for “{siglum}”.</source>
        <translation>Für „{siglum}“ gibt es noch kein Modell.</translation>
    </message>
    <message>
        <source>A model needs at least {needed} decided words to learn from; there are {found} so far.</source>
        <translation>Ein Modell braucht mindestens {needed} entschiedene Wörter, um zu lernen; bisher sind es {found}.</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) does not compute what the CPU does; the CPU did its work.</source>
        <translation>Der Grafikprozessor ({device}) rechnet nicht dasselbe wie der Hauptprozessor (CPU); gerechnet hat der Hauptprozessor.</translation>
    </message>
    <message>
        <source>“{path}” has no normalizations to learn from.</source>
        <translation>In „{path}“ sind keine Normalisierungen, aus denen gelernt werden könnte.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not well-formed XML ({reason}).</source>
        <translation>„{path}“, Zeile {line}: das ist kein wohlgeformtes XML ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: the file declares entities of its own, which histnorm does not expand.</source>
        <translation>„{path}“, Zeile {line}: die Datei erklärt eigene Entitäten; histnorm löst sie nicht auf.</translation>
    </message>
    <message>
        <source>“{path}” is XML of a kind that histnorm does not know (root element “{found}”).</source>
        <translation>„{path}“ ist XML einer Art, die histnorm nicht kennt (Wurzelelement „{found}“).</translation>
    </message>
    <message>
        <source>There is no “{option}” in this file; there are: {known}.</source>
        <translation>In dieser Datei gibt es kein „{option}“; vorhanden sind: {known}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written in the chosen format: {reason}. Please choose another.</source>
        <translation>„{path}“ kann im gewählten Format nicht geschrieben werden: {reason}. Bitte wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>The encoding of “{path}” ({encoding}) has no {characters}. Please save the file as UTF-8 and import it again.</source>
        <translation>Die Kodierung von „{path}“ ({encoding}) hat kein {characters}. Bitte speichern Sie die Datei als UTF-8 und importieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>“{path}” is no model, or a damaged one: {reason}. Retrain to make a new one.</source>
        <translation>„{path}“ ist kein Modell oder beschädigt: {reason}. Trainieren Sie ein neues.</translation>
    </message>
    <message>
        <source>The model “{path}” does not fit this program: {reason}.</source>
        <translation>Das Modell „{path}“ passt nicht zu diesem Programm: {reason}.</translation>
    </message>
    <message>
        <source>The model of other texts “{path}” cannot be used: {reason}. The suggestions are made without it.</source>
        <translation>Das Modell aus anderen Texten „{path}“ kann nicht benutzt werden: {reason}. Die Vorschläge entstehen ohne es.</translation>
    </message>
    <message>
        <source>There is no system “{system}”; there are: {known}.</source>
        <translation>Es gibt kein System „{system}“; vorhanden sind: {known}.</translation>
    </message>
    <message>
        <source>The system “{system}” needs the package {package}, which is not installed.</source>
        <translation>Das System „{system}“ braucht das Paket {package}, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>There is no folder “{path}”.</source>
        <translation>Es gibt keinen Ordner „{path}“.</translation>
    </message>
    <message>
        <source>“{path}” holds something other than results.</source>
        <translation>„{path}“ enthält etwas anderes als Ergebnisse.</translation>
    </message>
    <message>
        <source>There are no manuscripts in “{path}”.</source>
        <translation>In „{path}“ sind keine Handschriften.</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}” in “{path}”; there are: {known}.</source>
        <translation>In „{path}“ gibt es keine Handschrift „{siglum}“; vorhanden sind: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is no line of results.</source>
        <translation>„{path}“, Zeile {line}: das ist keine Ergebniszeile.</translation>
    </message>
    <message>
        <source>The table “{path}” has no column “{missing}”.</source>
        <translation>Die Tabelle „{path}“ hat keine Spalte „{missing}“.</translation>
    </message>
    <message>
        <source>“{path}” is no text: line {line} has zero bytes, control characters or endless signs in it. histnorm reads texts, tables and XML of the formats in the manual.</source>
        <translation>„{path}“ ist kein Text: In Zeile {line} stehen Nullbytes, Steuerzeichen oder endlose Zeichenfolgen. histnorm liest Texte, Tabellen und XML in den Formaten des Handbuchs.</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} cannot be read. Please choose another encoding, or save the file as UTF-8 and try again.</source>
        <translation>„{path}“ ist nicht in {encoding} kodiert: Zeile {line} ist nicht lesbar. Bitte wählen Sie eine andere Kodierung, oder speichern Sie die Datei als UTF-8 und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>There is no encoding called {encoding}.</source>
        <translation>Eine Kodierung namens {encoding} gibt es nicht.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {largest} MB, more than a project can hold. Please divide it.</source>
        <translation>„{path}“ ist größer als {largest} MB, mehr als ein Projekt aufnehmen kann. Bitte teilen Sie die Datei.</translation>
    </message>
    <message>
        <source>Reading “{path}” takes about {needed} MB of memory, and {free} MB are free. Please close other programs, or divide the file.</source>
        <translation>„{path}“ zu lesen braucht etwa {needed} MB Arbeitsspeicher, frei sind {free} MB. Bitte schließen Sie andere Programme oder teilen Sie die Datei.</translation>
    </message>
    <message>
        <source>“{path}” is read in another way now than when it was imported: {found} tokens instead of {expected}. The normalizations cannot be put into it; please export a table or the text instead.</source>
        <translation>„{path}“ wird jetzt anders gelesen als beim Import: {found} Token statt {expected}. Die Normalisierungen können nicht eingesetzt werden; bitte exportieren Sie stattdessen eine Tabelle oder den Text.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Nothing was changed; please close other programs and try again.</source>
        <translation>Dafür reicht der Arbeitsspeicher nicht. Nichts wurde geändert; bitte schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The graphics processor chosen in the preferences ({device}) is not there any more. The CPU does its work.</source>
        <translation>Der in den Einstellungen gewählte Grafikprozessor ({device}) ist nicht mehr da. Der Hauptprozessor (CPU) rechnet an seiner Stelle.</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) failed: {reason}. The CPU did the rest; nothing is lost.</source>
        <translation>Der Grafikprozessor ({device}) hat versagt: {reason}. Den Rest hat der Hauptprozessor (CPU) gerechnet; nichts ist verloren.</translation>
    </message>
    <message>
        <source>The word list of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>Die Wortliste dieses Projekts, „{path}“, ist nicht mehr da. Die Vorschläge entstehen ohne sie. Mit Datei &gt; Projekteinstellungen lässt sich eine andere wählen.</translation>
    </message>
    <message>
        <source>The model of other texts of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>Das Modell aus anderen Texten dieses Projekts, „{path}“, ist nicht mehr da. Die Vorschläge entstehen ohne es. Mit Datei &gt; Projekteinstellungen lässt sich ein anderes wählen.</translation>
    </message>
    <message>
        <source>A model for other projects can be made where there is a profile of the language; there are profiles of: {known}.</source>
        <translation>Ein Modell für andere Projekte gibt es nur, wo es ein Profil der Sprache gibt; es gibt Profile für: {known}.</translation>
    </message>
    <message>
        <source>There is no language profile “{language}”; there are: {known}.</source>
        <translation>Es gibt kein Sprachprofil „{language}“; es gibt: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not TOML ({reason}).</source>
        <translation>„{path}“, Zeile {line}: Das ist kein TOML ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: a language profile has no entry “{entry}”; there are: {known}.</source>
        <translation>„{path}“, Zeile {line}: In einem Sprachprofil gibt es keinen Eintrag „{entry}“; es gibt: {known}.</translation>
    </message>
    <message>
        <source>The language profile “{path}” has no entry “{entry}”.</source>
        <translation>Im Sprachprofil „{path}“ fehlt der Eintrag „{entry}“.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” cannot be understood in “{entry}”.</source>
        <translation>„{path}“, Zeile {line}: „{value}“ in „{entry}“ ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” has a condition that is not known: “{value}”. Besides letters there are the classes {known}.</source>
        <translation>„{path}“, Zeile {line}: „{entry}“ hat eine unbekannte Bedingung: „{value}“. Außer Buchstaben gibt es die Klassen {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” does not say what holds when no condition does. Please add a line that begins with “always” or “otherwise”.</source>
        <translation>„{path}“, Zeile {line}: „{entry}“ sagt nicht, was gilt, wenn keine Bedingung zutrifft. Bitte eine Zeile ergänzen, die mit „always“ oder „otherwise“ beginnt.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” is in “{entry}” twice.</source>
        <translation>„{path}“, Zeile {line}: „{value}“ steht zweimal in „{entry}“.</translation>
    </message>
    <message>
        <source>no second column</source>
        <translation>keine zweite Spalte</translation>
    </message>
    <message>
        <source>no form in the first column</source>
        <translation>keine Form in der ersten Spalte</translation>
    </message>
    <message>
        <source>more columns than in the other rows</source>
        <translation>mehr Spalten als in den anderen Zeilen</translation>
    </message>
    <message>
        <source>Line {line}: {why}: {text}</source>
        <translation>Zeile {line}: {why}: {text}</translation>
    </message>
    <message>
        <source>The region {text} is not in the reading order of its page; it follows at the end.</source>
        <translation>Der Bereich {text} steht nicht in der Leseordnung seiner Seite; er folgt am Ende.</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Datei wird gelesen</translation>
    </message>
    <message>
        <source>Waiting until the project is checked</source>
        <translation>Warten, bis das Projekt geprüft ist</translation>
    </message>
    <message>
        <source>Checking the XML</source>
        <translation>XML wird geprüft</translation>
    </message>
    <message>
        <source>Looking at how it is built</source>
        <translation>Aufbau wird ermittelt</translation>
    </message>
    <message>
        <source>Finding the words</source>
        <translation>Wörter werden gesucht</translation>
    </message>
    <message>
        <source>Collecting the decisions</source>
        <translation>Entscheidungen werden gesammelt</translation>
    </message>
    <message>
        <source>Writing into the project</source>
        <translation>Wird ins Projekt geschrieben</translation>
    </message>
    <message>
        <source>Collecting the words</source>
        <translation>Wörter werden gesammelt</translation>
    </message>
    <message>
        <source>Loading the words</source>
        <translation>Wörter werden geladen</translation>
    </message>
    <message>
        <source>Putting the normalizations in</source>
        <translation>Normalisierungen werden eingesetzt</translation>
    </message>
    <message>
        <source>Making a backup</source>
        <translation>Sicherung anlegen</translation>
    </message>
    <message>
        <source>Reading the other copy</source>
        <translation>Die andere Kopie lesen</translation>
    </message>
    <message>
        <source>Comparing manuscripts</source>
        <translation>Handschriften vergleichen</translation>
    </message>
    <message>
        <source>Writing what was merged</source>
        <translation>Das Zusammengeführte schreiben</translation>
    </message>
    <message>
        <source>Comparing the spelling with the normalizations</source>
        <translation>Schreibung und Normalisierung werden verglichen</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>Comment lines begin with</source>
        <translation>Kommentarzeilen beginnen mit</translation>
    </message>
    <message>
        <source>Words divided at line ends are</source>
        <translation>Am Zeilenende getrennte Wörter sind</translation>
    </message>
    <message>
        <source>Automatic normalizations are</source>
        <translation>Automatische Normalisierungen sind</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>not learned from</source>
        <translation>nicht gelernt</translation>
    </message>
    <message>
        <source>look again</source>
        <translation>zweiter Blick</translation>
    </message>
    <message>
        <source>The model reads “{instead}” ({share}).</source>
        <translation>Das Modell liest „{instead}“ ({share}).</translation>
    </message>
    <message>
        <source>This form is “{instead}” elsewhere ({share} of its other decisions).</source>
        <translation>Diese Form ist sonst „{instead}“ ({share} der übrigen Entscheidungen).</translation>
    </message>
    <message>
        <source>This form is “{instead}”, too ({share} of its other decisions).</source>
        <translation>Diese Form ist auch „{instead}“ ({share} der übrigen Entscheidungen).</translation>
    </message>
    <message>
        <source>model version {version}</source>
        <translation>Modellversion {version}</translation>
    </message>
    <message>
        <source>suggestion accepted</source>
        <translation>Vorschlag angenommen</translation>
    </message>
    <message>
        <source>candidate chosen</source>
        <translation>Kandidat gewählt</translation>
    </message>
    <message>
        <source>form kept</source>
        <translation>Form behalten</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>eingetippt</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>accepted for all of the form</source>
        <translation>für alle der Form angenommen</translation>
    </message>
    <message>
        <source>search and replace</source>
        <translation>Suchen und Ersetzen</translation>
    </message>
    <message>
        <source>joined decisions</source>
        <translation>verbundene Entscheidungen</translation>
    </message>
    <message>
        <source>This format has no place for joins ({count}): the normalization stands at the first word, the others stay as they are in the file.</source>
        <translation>Dieses Format hat keinen Platz für Verbindungen ({count}): Die Normalisierung steht beim ersten Wort, die anderen bleiben, wie sie in der Datei sind.</translation>
    </message>
    <message>
        <source>This format has no place for modernizations ({count}): they are left out.</source>
        <translation>Dieses Format hat keinen Platz für Modernisierungen ({count}): Sie fallen weg.</translation>
    </message>
    <message>
        <source>Notes and flags ({count}) stay in the project.</source>
        <translation>Notizen und Markierungen ({count}) bleiben im Projekt.</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>Das ist kein regulärer Ausdruck: {reason}.</translation>
    </message>
    <message>
        <source>Searching for this pattern could take for ever, because it repeats a repetition. Please write it in another way.</source>
        <translation>Die Suche nach diesem Muster könnte endlos dauern, weil es eine Wiederholung wiederholt. Bitte anders schreiben.</translation>
    </message>
    <message>
        <source>This replacement does not fit the pattern: {reason}.</source>
        <translation>Diese Ersetzung passt nicht zum Muster: {reason}.</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Eher sicher</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Unsicher</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Geraten</translation>
    </message>
    <message>
        <source>Table: form, tab, normalization (TSV)</source>
        <translation>Tabelle: Form, Tabulator, Normalisierung (TSV)</translation>
    </message>
    <message>
        <source>Word list: one form a line</source>
        <translation>Wortliste: eine Form je Zeile</translation>
    </message>
    <message>
        <source>Running text</source>
        <translation>Laufender Text</translation>
    </message>
    <message>
        <source>Table with chosen columns (CSV, TSV)</source>
        <translation>Tabelle mit gewählten Spalten (CSV, TSV)</translation>
    </message>
    <message>
        <source>Spreadsheet (xlsx)</source>
        <translation>Tabellenkalkulation (xlsx)</translation>
    </message>
    <message>
        <source>DTA-CAB (text)</source>
        <translation>DTA-CAB (Text)</translation>
    </message>
    <message>
        <source>CorA (transcription)</source>
        <translation>CorA (Transkription)</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>Spalten sind getrennt durch</translation>
    </message>
    <message>
        <source>Quotation marks around cells</source>
        <translation>Anführungszeichen um Zellen</translation>
    </message>
    <message>
        <source>Line with the names of the columns</source>
        <translation>Zeile mit den Spaltennamen</translation>
    </message>
    <message>
        <source>Column of the form</source>
        <translation>Spalte der Form</translation>
    </message>
    <message>
        <source>Column of the normalization</source>
        <translation>Spalte der Normalisierung</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Key of the normalization (MISC)</source>
        <translation>Schlüssel der Normalisierung (MISC)</translation>
    </message>
    <message>
        <source>Layer and feature of the normalization</source>
        <translation>Ebene und Merkmal der Normalisierung</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Mark words up with</source>
        <translation>Wörter auszeichnen mit</translation>
    </message>
    <message>
        <source>Layer of the form</source>
        <translation>Ebene der Form</translation>
    </message>
    <message>
        <source>Words without a normalization are</source>
        <translation>Wörter ohne Normalisierung sind</translation>
    </message>
    <message>
        <source>Layer of the normalization</source>
        <translation>Ebene der Normalisierung</translation>
    </message>
    <message>
        <source>Type of the tokens</source>
        <translation>Typ der Tokens</translation>
    </message>
    <message>
        <source>Feature of the normalization</source>
        <translation>Merkmal der Normalisierung</translation>
    </message>
    <message>
        <source>Tier of the form</source>
        <translation>Spur der Form</translation>
    </message>
    <message>
        <source>Tier of the normalization</source>
        <translation>Spur der Normalisierung</translation>
    </message>
    <message>
        <source>decided {count}× for a spelling like this one</source>
        <translation>{count}× so für eine ähnliche Schreibung entschieden</translation>
    </message>
    <message>
        <source>a common word that is often spelled so</source>
        <translation>ein häufiges Wort, oft so geschrieben</translation>
    </message>
    <message>
        <source>in the word list</source>
        <translation>in der Wortliste</translation>
    </message>
    <message>
        <source>fits the words around it</source>
        <translation>passt zu den Nachbarwörtern</translation>
    </message>
    <message>
        <source>read so by the network</source>
        <translation>vom Netz so gelesen</translation>
    </message>
    <message>
        <source>decided here {count}×</source>
        <translation>hier {count}× entschieden</translation>
    </message>
    <message>
        <source>decided here {count}×, otherwise {rest}×</source>
        <translation>hier {count}× so entschieden, {rest}× anders</translation>
    </message>
    <message>
        <source>so in the other manuscript</source>
        <translation>so in der anderen Handschrift</translation>
    </message>
    <message>
        <source>so in {count} of {total} other manuscripts</source>
        <translation>so in {count} von {total} anderen Handschriften</translation>
    </message>
    <message>
        <source>“{written}” became “{read}” in {count} of {total} words</source>
        <translation>„{written}“ wurde „{read}“ in {count} von {total} Wörtern</translation>
    </message>
    <message>
        <source>“{written}” was left out in {count} of {total} words</source>
        <translation>„{written}“ fiel weg in {count} von {total} Wörtern</translation>
    </message>
    <message>
        <source>elsewhere {count}×</source>
        <translation>anderswo {count}×</translation>
    </message>
    <message>
        <source>elsewhere {count}×, otherwise {rest}×</source>
        <translation>anderswo {count}×, sonst {rest}×</translation>
    </message>
    <message>
        <source>read by the model</source>
        <translation>vom Modell gelesen</translation>
    </message>
    <message>
        <source>put together letter by letter</source>
        <translation>Buchstabe für Buchstabe zusammengesetzt</translation>
    </message>
    <message>
        <source>a near word of the lexicon</source>
        <translation>ein nahes Wort des Lexikons</translation>
    </message>
    <message>
        <source>the form as it is</source>
        <translation>die Form, wie sie ist</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
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
        <translation>Encoder-Decoder</translation>
    </message>
    <message>
        <source>accept “{subject}”</source>
        <translation>„{subject}“ annehmen</translation>
    </message>
    <message>
        <source>accept {count}× “{subject}”</source>
        <translation>„{subject}“ {count}× annehmen</translation>
    </message>
    <message>
        <source>correct “{subject}”</source>
        <translation>„{subject}“ berichtigen</translation>
    </message>
    <message>
        <source>keep “{subject}”</source>
        <translation>„{subject}“ behalten</translation>
    </message>
    <message>
        <source>reopen “{subject}”</source>
        <translation>„{subject}“ wieder öffnen</translation>
    </message>
    <message>
        <source>import of {subject}</source>
        <translation>Import von {subject}</translation>
    </message>
    <message>
        <source>removal of {subject}</source>
        <translation>Entfernen von {subject}</translation>
    </message>
    <message>
        <source>note on “{subject}”</source>
        <translation>Notiz zu „{subject}“</translation>
    </message>
    <message>
        <source>flag on “{subject}”</source>
        <translation>Markierung von „{subject}“</translation>
    </message>
    <message>
        <source>learning from “{subject}”</source>
        <translation>Lernen aus „{subject}“</translation>
    </message>
    <message>
        <source>second look at “{subject}”</source>
        <translation>zweiter Blick auf „{subject}“</translation>
    </message>
    <message>
        <source>modernize “{subject}”</source>
        <translation>„{subject}“ modernisieren</translation>
    </message>
    <message>
        <source>join “{subject}”</source>
        <translation>„{subject}“ verbinden</translation>
    </message>
    <message>
        <source>take “{subject}” apart</source>
        <translation>„{subject}“ trennen</translation>
    </message>
    <message>
        <source>replace {subject} ({count}×)</source>
        <translation>{subject} ersetzen ({count}×)</translation>
    </message>
    <message>
        <source>forget {subject}</source>
        <translation>{subject} vergessen</translation>
    </message>
    <message>
        <source>merging of {subject}</source>
        <translation>Zusammenführen mit {subject}</translation>
    </message>
    <message>
        <source>{count} decisions</source>
        <translation>{count} Entscheidungen</translation>
    </message>
    <message>
        <source>{count} s left</source>
        <translation>noch {count} s</translation>
    </message>
    <message>
        <source>{count} min left</source>
        <translation>noch {count} min</translation>
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
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{holder} has opened “{path}” on another machine and has not closed it (since {since}).</source>
        <translation>{holder} hat „{path}“ auf einem anderen Rechner geöffnet und nicht geschlossen (seit {since}).</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only. Nothing was changed.</source>
        <translation>„{name}“ ist nur zum Lesen geöffnet. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{path}” since it was opened. It was not overwritten. The last step was taken back; everything before it is kept as a backup.</source>
        <translation>Ein anderes Programm oder ein Dienst, der Ordner abgleicht, hat „{path}“ geändert, seit es geöffnet wurde. Die Datei wurde nicht überschrieben. Der letzte Schritt wurde zurückgenommen; alles davor ist als Sicherung aufgehoben.</translation>
    </message>
    <message>
        <source>“{path}” is not a copy of this project. Only copies of one project can be merged.</source>
        <translation>„{path}“ ist keine Kopie dieses Projekts. Nur Kopien desselben Projekts können zusammengeführt werden.</translation>
    </message>
    <message>
        <source>There is nothing in “{path}” that could be saved. Please go back to a backup.</source>
        <translation>In „{path}“ ist nichts, was sich retten ließe. Bitte gehen Sie auf eine Sicherung zurück.</translation>
    </message>
    <message>
        <source>The backup in “{path}” could not be made: {reason}. What was to be done after it was not done.</source>
        <translation>Die Sicherung in „{path}“ konnte nicht angelegt werden: {reason}. Was danach geschehen sollte, wurde nicht getan.</translation>
    </message>
    <message>
        <source>hourly</source>
        <translation>stündlich</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>täglich</translation>
    </message>
    <message>
        <source>before accepting all of a form</source>
        <translation>vor „alle dieser Form“</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>vor dem Ersetzen</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>vor einem Import</translation>
    </message>
    <message>
        <source>before merging</source>
        <translation>vor dem Zusammenführen</translation>
    </message>
    <message>
        <source>before an update of the project file</source>
        <translation>vor einer Aktualisierung der Projektdatei</translation>
    </message>
    <message>
        <source>before restoring a backup</source>
        <translation>vor dem Wiederherstellen</translation>
    </message>
    <message>
        <source>when another program changed the file</source>
        <translation>als ein anderes Programm die Datei änderte</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{count} decided</source>
        <translation>{count} entschieden</translation>
    </message>
    <message>
        <source>{count} decided otherwise</source>
        <translation>{count} anders entschieden</translation>
    </message>
    <message>
        <source>{count} reopened</source>
        <translation>{count} wieder offen</translation>
    </message>
    <message>
        <source>notes and marks: {count}</source>
        <translation>Notizen und Markierungen: {count}</translation>
    </message>
    <message>
        <source>joins: {count}</source>
        <translation>Verbindungen: {count}</translation>
    </message>
    <message>
        <source>manuscripts: {count}</source>
        <translation>Handschriften: {count}</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>Normalisierung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>modernization</source>
        <translation>Modernisierung</translation>
    </message>
    <message>
        <source>join</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>not joined</source>
        <translation>nicht verbunden</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{name}: {version}</source>
        <translation>{name}: {version}</translation>
    </message>
    <message>
        <source>decisions: {count}</source>
        <translation>Entscheidungen: {count}</translation>
    </message>
    <message>
        <source>forgotten suggestions: {count}</source>
        <translation>vergessene Vorschläge: {count}</translation>
    </message>
    <message>
        <source>Taken over from the other copy without a question: {listed}.</source>
        <translation>Ohne Rückfrage aus der anderen Kopie übernommen: {listed}.</translation>
    </message>
    <message>
        <source>Nothing is taken over without a question.</source>
        <translation>Ohne Rückfrage wird nichts übernommen.</translation>
    </message>
    <message>
        <source>What the two have in common is not known: what only one of them has is taken, and where they differ you are asked.</source>
        <translation>Was beide gemeinsam haben, ist nicht bekannt: Was nur eine hat, wird genommen, und wo sie sich unterscheiden, werden Sie gefragt.</translation>
    </message>
    <message>
        <source>{path} is no report of histnorm.</source>
        <translation>{path} ist kein Bericht von histnorm.</translation>
    </message>
    <message>
        <source>{path} was written by a newer histnorm. Please update histnorm to read it.</source>
        <translation>{path} wurde von einem neueren histnorm geschrieben. Bitte aktualisieren Sie histnorm, um ihn zu lesen.</translation>
    </message>
    <message>
        <source>{path} is damaged or was changed: {entry} does not fit. Please have the report written again.</source>
        <translation>{path} ist beschädigt oder wurde verändert: {entry} passt nicht. Bitte lassen Sie den Bericht neu schreiben.</translation>
    </message>
    <message>
        <source>There is no training in {path} that could be repeated.</source>
        <translation>In {path} steht kein Training, das wiederholt werden könnte.</translation>
    </message>
    <message>
        <source>The project {name} of the report {path} is not beside it.</source>
        <translation>Das Projekt {name} zum Bericht {path} liegt nicht daneben.</translation>
    </message>
    <message>
        <source>The training used the word list {name}.</source>
        <translation>Das Training hat die Wortliste {name} verwendet.</translation>
    </message>
    <message>
        <source>The paragraph cannot be written in the language {language}.</source>
        <translation>Der Absatz kann nicht in der Sprache {language} geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Open for &amp;reading</source>
        <translation>Zum &amp;Lesen öffnen</translation>
    </message>
    <message>
        <source>Take it over only when nobody works on it there any more: two who write at the same time lose work. With reading you are safe.</source>
        <translation>Übernehmen Sie es nur, wenn dort niemand mehr daran arbeitet: Zwei, die gleichzeitig schreiben, verlieren Arbeit. Mit dem Lesen sind Sie sicher.</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Übernehmen</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>New projects (of the open one: File &gt; Project settings)</source>
        <translation>Neue Projekte (für das offene: Datei &gt; Projekteinstellungen)</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Font of the manuscript&apos;s text</source>
        <translation>Schrift des Handschriftentexts</translation>
    </message>
    <message>
        <source>Size of the manuscript&apos;s text</source>
        <translation>Größe des Handschriftentexts</translation>
    </message>
    <message>
        <source>Show the text as</source>
        <translation>Text zeigen als</translation>
    </message>
    <message>
        <source>Show punctuation in the table</source>
        <translation>Satzzeichen in der Tabelle zeigen</translation>
    </message>
    <message>
        <source>System that learns</source>
        <translation>Lernendes System</translation>
    </message>
    <message>
        <source>Recipe of the bi-LSTM</source>
        <translation>Rezept des bi-LSTM</translation>
    </message>
    <message>
        <source>Language of the manuscripts</source>
        <translation>Sprache der Handschriften</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Großschreibung</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Wortliste</translation>
    </message>
    <message>
        <source>Model of other texts</source>
        <translation>Modell aus anderen Texten</translation>
    </message>
    <message>
        <source>Compute on</source>
        <translation>Rechnen auf</translation>
    </message>
    <message>
        <source>Retrain automatically</source>
        <translation>Automatisch neu trainieren</translation>
    </message>
    <message>
        <source>Retrain after</source>
        <translation>Neu trainieren nach</translation>
    </message>
    <message>
        <source>Hourly backups to keep</source>
        <translation>Aufbewahrte stündliche Sicherungen</translation>
    </message>
    <message>
        <source>Daily backups to keep</source>
        <translation>Aufbewahrte tägliche Sicherungen</translation>
    </message>
    <message>
        <source>Backups before bulk steps to keep</source>
        <translation>Aufbewahrte Sicherungen vor Sammelschritten</translation>
    </message>
    <message>
        <source>Room for the backups of a project</source>
        <translation>Platz für die Sicherungen eines Projekts</translation>
    </message>
    <message>
        <source>kept with each decision; may be empty</source>
        <translation>steht bei jeder Entscheidung</translation>
    </message>
    <message>
        <source>what is expected until your decisions say more</source>
        <translation>was gilt, bis Ihre Entscheidungen mehr sagen</translation>
    </message>
    <message>
        <source>words of today&apos;s language, one a line</source>
        <translation>heutige Wörter, eines je Zeile</translation>
    </message>
    <message>
        <source>made in another project</source>
        <translation>aus einem anderen Projekt</translation>
    </message>
    <message>
        <source>for trainings; suggestions are made on the CPU in any case</source>
        <translation>für Trainings; Vorschläge macht in jedem Fall die CPU</translation>
    </message>
    <message>
        <source>made while you work; 0 for none</source>
        <translation>während der Arbeit angelegt; 0 für keine</translation>
    </message>
    <message>
        <source>made once a day on which you work; 0 for none</source>
        <translation>einmal an jedem Arbeitstag angelegt; 0 für keine</translation>
    </message>
    <message>
        <source>before accepting all, replacing, importing, merging; 0 for none</source>
        <translation>vor „alle annehmen“, Ersetzen, Importieren, Zusammenführen; 0 für keine</translation>
    </message>
    <message>
        <source>the newest three are always kept</source>
        <translation>die neuesten drei bleiben immer</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>high contrast, light</source>
        <translation>hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>high contrast, dark</source>
        <translation>hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>processor (CPU)</source>
        <translation>Hauptprozessor (CPU)</translation>
    </message>
    <message>
        <source>graphics processor (CUDA)</source>
        <translation>Grafikprozessor (CUDA)</translation>
    </message>
    <message>
        <source>Apple’s graphics processor (MPS)</source>
        <translation>Grafikprozessor von Apple (MPS)</translation>
    </message>
    <message>
        <source>learn from my decisions</source>
        <translation>aus meinen Entscheidungen lernen</translation>
    </message>
    <message>
        <source>nouns with capitals</source>
        <translation>Substantive groß</translation>
    </message>
    <message>
        <source>all as in the manuscript</source>
        <translation>alles wie in der Handschrift</translation>
    </message>
    <message>
        <source>everything in lower case</source>
        <translation>alles klein</translation>
    </message>
    <message>
        <source>default (fast)</source>
        <translation>Standard (schnell)</translation>
    </message>
    <message>
        <source>Bollmann &amp; Søgaard 2016 (slow)</source>
        <translation>Bollmann &amp; Søgaard 2016 (langsam)</translation>
    </message>
    <message>
        <source>histnorm: all of them together (recommended)</source>
        <translation>histnorm: alle zusammen (empfohlen)</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> new decisions</source>
        <translation> neuen Entscheidungen</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>(there is none)</source>
        <translation>(gibt es nicht)</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>none: they are plain characters</source>
        <translation>keine: sie sind gewöhnliche Zeichen</translation>
    </message>
    <message>
        <source>(there is none yet)</source>
        <translation>(gibt es noch nicht)</translation>
    </message>
    <message>
        <source>only what is marked up as a word</source>
        <translation>nur was als Wort ausgezeichnet ist</translation>
    </message>
    <message>
        <source>all of the text</source>
        <translation>den ganzen Text</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>right as they stand</source>
        <translation>richtig, wie sie dastehen</translation>
    </message>
    <message>
        <source>two words</source>
        <translation>zwei Wörter</translation>
    </message>
    <message>
        <source>one word, without the hyphen</source>
        <translation>ein Wort, ohne den Trennstrich</translation>
    </message>
    <message>
        <source>taken over like the others</source>
        <translation>wie die anderen übernommen</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>offen zu lassen</translation>
    </message>
    <message>
        <source>{device}: not on this computer</source>
        <translation>{device}: nicht in diesem Rechner</translation>
    </message>
    <message>
        <source>looking for graphics processors…</source>
        <translation>Grafikprozessoren werden gesucht …</translation>
    </message>
    <message>
        <source>no graphics processor was found</source>
        <translation>kein Grafikprozessor gefunden</translation>
    </message>
</context>
<context>
    <name>toolbar</name>
    <message>
        <source>Main actions</source>
        <translation>Hauptaktionen</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>The manuscripts</source>
        <translation>Die Handschriften</translation>
    </message>
    <message>
        <source>A project holds manuscripts, each with its progress. What is decided in one helps with all the others. Below them, filters choose which words are shown.</source>
        <translation>Ein Projekt enthält Handschriften, jede mit ihrem Fortschritt. Was in einer entschieden ist, hilft bei allen anderen. Darunter wählen Filter, welche Wörter gezeigt werden.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>Each word has a suggestion, in italics while it is open. {accept} accepts it and goes on; to correct it, just type. {page} shows the same text as a page.</source>
        <translation>Jedes Wort hat einen Vorschlag, kursiv, solange es offen ist. {accept} nimmt ihn an und geht weiter; zum Berichtigen einfach tippen. {page} zeigt denselben Text als Seite.</translation>
    </message>
    <message>
        <source>The suggestions</source>
        <translation>Die Vorschläge</translation>
    </message>
    <message>
        <source>All candidates for the current word, how sure each is, and why. The digits take one of them. Below stand the same words elsewhere, with what you decided there.</source>
        <translation>Alle Kandidaten für das aktuelle Wort, wie sicher jeder ist und warum. Die Ziffern nehmen einen davon. Darunter stehen dieselben Wörter an anderen Stellen, mit dem, was Sie dort entschieden haben.</translation>
    </message>
    <message>
        <source>The training</source>
        <translation>Das Training</translation>
    </message>
    <message>
        <source>After some decisions, retrain</source>
        <translation>Trainieren Sie nach einigen Entscheidungen neu</translation>
    </message>
    <message>
        <source>The model learns from them beside your work, and its new suggestions come in when it is done.</source>
        <translation>Das Modell lernt neben Ihrer Arbeit daraus, und seine neuen Vorschläge kommen, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>Der Export</translation>
    </message>
    <message>
        <source>Every decision is saved at once. When you are done, export</source>
        <translation>Jede Entscheidung wird sofort gespeichert. Wenn Sie fertig sind, exportieren Sie</translation>
    </message>
    <message>
        <source>{keys} lists all keys, and {palette} finds any action by its name.</source>
        <translation>{keys} zeigt alle Tasten, und {palette} findet jede Aktion nach ihrem Namen.</translation>
    </message>
</context>
</TS>
