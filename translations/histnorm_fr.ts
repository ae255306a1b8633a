<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About histnorm</source>
        <translation>À propos de histnorm</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programme</translation>
    </message>
    <message>
        <source>&amp;How to cite</source>
        <translation>&amp;Comment citer</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licences</translation>
    </message>
    <message>
        <source>Normalizes the spelling of historical manuscripts. It suggests a normalization for every word, and learns from what you decide: by a memory of your decisions, by rules of spelling, and by a bi-directional LSTM that is shared over the manuscripts of a project (Bollmann &amp; Søgaard 2016).

histnorm is free software under the MIT licence: you may use it for any purpose, pass it on, and change it. It comes without any warranty.

Your manuscripts stay on this computer: the program sends nothing anywhere.</source>
        <translation>Normalise la graphie de manuscrits historiques. Le programme suggère une normalisation pour chaque mot et apprend de ce que vous décidez : par une mémoire de vos décisions, par des règles de graphie et par un LSTM bidirectionnel partagé entre les manuscrits d’un projet (Bollmann &amp; Søgaard 2016).

histnorm est un logiciel libre sous licence MIT : vous pouvez l’utiliser à toute fin, le transmettre et le modifier. Il est fourni sans aucune garantie.

Vos manuscrits restent sur cet ordinateur : le programme n’envoie rien nulle part.</translation>
    </message>
    <message>
        <source>Please cite the program, and the paper that its model comes from:</source>
        <translation>Merci de citer le programme et l’article dont provient son modèle :</translation>
    </message>
    <message>
        <source>The same for BibTeX:</source>
        <translation>La même chose pour BibTeX :</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy &amp;BibTeX</source>
        <translation>Copier &amp;BibTeX</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Références</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>What histnorm is made of</source>
        <translation>Ce dont histnorm est fait</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <source>The text of the licence was not installed.</source>
        <translation>Le texte de la licence n’a pas été installé.</translation>
    </message>
    <message>
        <source>This library is used under the GNU Lesser General Public License. You may replace it by another version, also one that you have changed: it lies as files of its own beside the program. To find out how that works you may take it apart, and its makers give you its source code.</source>
        <translation>Cette bibliothèque est utilisée sous la GNU Lesser General Public License. Vous pouvez la remplacer par une autre version, même modifiée par vous : elle se trouve dans des fichiers à part, à côté du programme. Pour savoir comment cela fonctionne, vous pouvez la désassembler, et ses auteurs vous en donnent le code source.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>AcceptAllDialog</name>
    <message>
        <source>Accept all of one form</source>
        <translation>Tout accepter pour une forme</translation>
    </message>
    <message>
        <source>Words of this form</source>
        <translation>Mots de cette forme</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln open word(s) are accepted. Space or a click leaves one out.</source>
        <translation>
            <numerusform>Mot à accepter&#x202f;: {checked} sur %Ln. Espace ou un clic l’écarte.</numerusform>
            <numerusform>Mots à accepter&#x202f;: {checked} sur %Ln. Espace ou un clic en écarte un.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also &amp;those decided otherwise ({count})</source>
        <translation>Aussi les mots &amp;traités autrement ({count})</translation>
    </message>
    <message>
        <source>Accept {count}</source>
        <translation>Accepter {count}</translation>
    </message>
</context>
<context>
    <name>ActionListModel</name>
    <message>
        <source>not available now</source>
        <translation>indisponible pour le moment</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
</context>
<context>
    <name>ActionTable</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et raccourcis</translation>
    </message>
</context>
<context>
    <name>AlignmentStrip</name>
    <message>
        <source>Alignment of the model&apos;s reading</source>
        <translation>Alignement de la lecture du modèle</translation>
    </message>
</context>
<context>
    <name>BackupCommands</name>
    <message>
        <source>Making a backup…</source>
        <translation>Sauvegarde en cours…</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Shall the project be as it was on {time}?</source>
        <translation>Ramener le projet à son état du {time}&#x202f;?</translation>
    </message>
    <message>
        <source>What you have now is kept as a backup first, so that you can come back to it.</source>
        <translation>L’état actuel est d’abord sauvegardé, pour pouvoir y revenir.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>Restoring a backup…</source>
        <translation>Restauration d’une sauvegarde…</translation>
    </message>
    <message>
        <source>Restore as copy</source>
        <translation>Restaurer comme copie</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>Projets histnorm (*.histnorm)</translation>
    </message>
    <message>
        <source>Copied to {path}</source>
        <translation>Copié dans {path}</translation>
    </message>
    <message>
        <source>The project is as it was on {time}.</source>
        <translation>Le projet est revenu à son état du {time}.</translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>Sauvegarde effectuée.</translation>
    </message>
</context>
<context>
    <name>BackupTableModel</name>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Decided words</source>
        <translation>Mots traités</translation>
    </message>
    <message>
        <source>What was done since</source>
        <translation>Modifications depuis</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>&amp;Look into</source>
        <translation>&amp;Consulter</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Restaurer…</translation>
    </message>
    <message>
        <source>Restore as &amp;copy…</source>
        <translation>Restaurer comme co&amp;pie…</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Each is the whole project as it was then. Restoring one keeps what you have now as a backup, too. They are in the folder “{folder}” beside the project.</source>
        <translation>Chacune contient le projet entier tel qu’il était alors. Restaurer une sauvegarde sauvegarde aussi l’état actuel. Elles se trouvent dans le dossier «&#xa0;{folder}&#xa0;» à côté du projet.</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made daily and hourly while you work, and before bulk steps; “Back up now” makes one at once.</source>
        <translation>Aucune sauvegarde pour l’instant. Une sauvegarde est faite chaque jour et chaque heure de travail, et avant les opérations groupées&#x202f;; «&#xa0;Sauvegarder maintenant&#xa0;» en fait une aussitôt.</translation>
    </message>
    <message>
        <source>Done since this backup: {what}.</source>
        <translation>Depuis cette sauvegarde&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Ce projet est ouvert en lecture seule.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>What is unusual about this project</source>
        <translation>Particularités de ce projet</translation>
    </message>
</context>
<context>
    <name>CharacterPalette</name>
    <message>
        <source>Characters ({key}: all)</source>
        <translation>Caractères ({key}&#x202f;: tous)</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caractères</translation>
    </message>
</context>
<context>
    <name>CharacterPopup</name>
    <message>
        <source>Characters of the manuscript</source>
        <translation>Caractères du manuscrit</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Rechercher une action</translation>
    </message>
    <message>
        <source>Type the beginnings of words, as “acc form”</source>
        <translation>Saisir des débuts de mots, par exemple «&#xa0;acc form&#xa0;»</translation>
    </message>
    <message>
        <source>No action has words that begin so.</source>
        <translation>Aucune action n’a de mots commençant ainsi.</translation>
    </message>
    <message>
        <source>“{name}” is not available now.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas disponible pour le moment.</translation>
    </message>
    <message>
        <source>Enter does it · Escape closes</source>
        <translation>Entrée exécute · Échap ferme</translation>
    </message>
</context>
<context>
    <name>ConflictTableModel</name>
    <message>
        <source>{text}, taken</source>
        <translation>{text}, retenue</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Ma version</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Autre version</translation>
    </message>
</context>
<context>
    <name>ErrorCenter</name>
    <message>
        <source>Something went wrong again ({count}×); it is in the log file.</source>
        <translation>Une nouvelle erreur s’est produite ({count}×)&#x202f;; elle figure dans le journal.</translation>
    </message>
</context>
<context>
    <name>ErrorReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Une erreur s’est produite</translation>
    </message>
    <message>
        <source>Your decisions are saved, and you can go on working. Please send this report to those who make histnorm, with what you did before. It says where in the program it happened, and has no words of your manuscripts in it.</source>
        <translation>Vos décisions sont enregistrées et le travail peut continuer. Merci d’envoyer ce rapport aux auteurs de histnorm en indiquant ce qui a précédé. Il dit à quel endroit du programme l’erreur s’est produite et ne contient aucun mot de vos manuscrits.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>&amp;Include the words concerned</source>
        <translation>&amp;Inclure les mots concernés</translation>
    </message>
    <message>
        <source>Adds what the error itself says, which may quote words of your manuscripts</source>
        <translation>Ajoute le message même de l’erreur, qui peut citer des mots de vos manuscrits</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm.</source>
        <translation>Une erreur s’est produite dans histnorm.</translation>
    </message>
    <message>
        <source>Something went wrong in histnorm {count} times.</source>
        <translation>Erreurs survenues dans histnorm&#x202f;: {count}.</translation>
    </message>
</context>
<context>
    <name>EvaluationDialog</name>
    <message>
        <source>Results of evaluations</source>
        <translation>Résultats des évaluations</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>&amp;Ouvrir des résultats…</translation>
    </message>
    <message>
        <source>Part that was measured on</source>
        <translation>Partie servant à la mesure</translation>
    </message>
    <message>
        <source>Only the &amp;manuscripts of this project</source>
        <translation>Seulement les &amp;manuscrits de ce projet</translation>
    </message>
    <message>
        <source>Word accuracy by manuscript and system</source>
        <translation>Exactitude par mot, selon le manuscrit et le système</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Ouvrir des résultats</translation>
    </message>
    <message>
        <source>Results (*.tsv);;All files (*)</source>
        <translation>Résultats (*.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>words of the training part</source>
        <translation>mots de la partie d’entraînement</translation>
    </message>
    <message>
        <source>word accuracy (%)</source>
        <translation>exactitude par mot (%)</translation>
    </message>
    <message>
        <source>Open the file results.tsv of a folder that “histnorm evaluate” has written: accuracies are shown here by manuscript and system, with their learning curves.</source>
        <translation>Ouvrir le fichier results.tsv d’un dossier produit par «&#xa0;histnorm evaluate&#xa0;»&#x202f;: les exactitudes s’affichent ici par manuscrit et par système, avec leurs courbes d’apprentissage.</translation>
    </message>
    <message>
        <source>There are no results for these manuscripts.</source>
        <translation>Aucun résultat pour ces manuscrits.</translation>
    </message>
    <message>
        <source>Mean of {count}</source>
        <translation>Moyenne de {count}</translation>
    </message>
    <message>
        <source>{name}: accuracy by training size</source>
        <translation>{name}&#x202f;: exactitude selon la taille d’entraînement</translation>
    </message>
    <message>
        <source>{name} was measured at one training size only ({words} words), so that there is no curve.</source>
        <translation>{name} n’a été mesuré que pour une taille d’entraînement ({words} mots)&#x202f;: il n’y a donc pas de courbe.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export {siglum}</source>
        <translation>Exporter {siglum}</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Sous forme de</translation>
    </message>
    <message>
        <source>&amp;Normalized text, line by line as in the source</source>
        <translation>Texte &amp;normalisé, ligne par ligne comme dans la source</translation>
    </message>
    <message>
        <source>Table with &amp;two columns: form, normalization</source>
        <translation>Tableau à &amp;deux colonnes&#x202f;: forme, normalisation</translation>
    </message>
    <message>
        <source>Table with &amp;four columns: form, normalization, state, source of the decision</source>
        <translation>Tableau à &amp;quatre colonnes&#x202f;: forme, normalisation, état, origine de la décision</translation>
    </message>
    <message>
        <source>The &amp;imported file ({name}) with the normalizations put in</source>
        <translation>Le fichier &amp;importé ({name}) avec les normalisations insérées</translation>
    </message>
    <message>
        <source>Words that are still open ({count})</source>
        <translation>Mots encore à traiter ({count})</translation>
    </message>
    <message>
        <source>are left &amp;empty</source>
        <translation>restent &amp;vides</translation>
    </message>
    <message>
        <source>keep their fo&amp;rm</source>
        <translation>gardent leur &amp;forme</translation>
    </message>
    <message>
        <source>take the first &amp;suggestion</source>
        <translation>prennent la première &amp;suggestion</translation>
    </message>
    <message>
        <source>&amp;Mark them with ⟨ ⟩</source>
        <translation>Les &amp;encadrer par ⟨ ⟩</translation>
    </message>
    <message>
        <source>The table with four columns says in every row what is decided and what is not; modernizations, notes and flags are in further columns.</source>
        <translation>Le tableau à quatre colonnes indique à chaque ligne ce qui est traité et ce qui ne l’est pas&#x202f;; modernisations, notes et marques occupent des colonnes supplémentaires.</translation>
    </message>
    <message>
        <source>What this format cannot hold</source>
        <translation>Ce que ce format ne peut contenir</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
</context>
<context>
    <name>FacsimileController</name>
    <message>
        <source>Folder with the images</source>
        <translation>Dossier des images</translation>
    </message>
</context>
<context>
    <name>FacsimileView</name>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Where are the images? …</source>
        <translation>Localiser les images…</translation>
    </message>
    <message>
        <source>Facsimile, line {line}</source>
        <translation>Fac-similé, ligne {line}</translation>
    </message>
    <message>
        <source>The image {name} cannot be read: {reason}</source>
        <translation>L’image {name} est illisible&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The image {name} was not found.</source>
        <translation>L’image {name} est introuvable.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Loading {siglum}…</source>
        <translation>Chargement de {siglum}…</translation>
    </message>
    <message>
        <source>{siglum} was removed from the project; undo brings it back.</source>
        <translation>{siglum} a été retiré du projet&#x202f;; «&#xa0;Annuler&#xa0;» le rétablit.</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>Projets histnorm (*.histnorm)</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>Projets histnorm (*.histnorm);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <translation>Ouverture de {name}…</translation>
    </message>
    <message>
        <source>East Franconian, about 1470</source>
        <translation>Francique oriental, vers 1470</translation>
    </message>
    <message>
        <source>Ripuarian, about 1460</source>
        <translation>Ripuaire, vers 1460</translation>
    </message>
    <message>
        <source>Alemannic, about 1450</source>
        <translation>Alémanique, vers 1450</translation>
    </message>
    <message>
        <source>Import manuscript</source>
        <translation>Importer un manuscrit</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Texts and tables (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</source>
        <translation>Textes et tableaux (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)</translation>
    </message>
    <message>
        <source>XML (*.xml *.tei *.exb *.xmi *.zip)</source>
        <translation>XML (*.xml *.tei *.exb *.xmi *.zip)</translation>
    </message>
    <message>
        <source>Export manuscript</source>
        <translation>Exporter un manuscrit</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exporté dans {path}</translation>
    </message>
    <message>
        <source>Exporting {name}…</source>
        <translation>Exportation de {name}…</translation>
    </message>
</context>
<context>
    <name>FilterPanel</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>of any confidence</source>
        <translation>tout niveau de confiance</translation>
    </message>
    <message>
        <source>Form, normalization or note</source>
        <translation>Forme, normalisation ou note</translation>
    </message>
    <message>
        <source>Form, normalization, note</source>
        <translation>Forme, normalisation, note</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Tous les mots</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>Unsure or a guess</source>
        <translation>Incertains ou supposés</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Traités</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigés</translation>
    </message>
    <message>
        <source>Worth a second look</source>
        <translation>À réexaminer</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marqués</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Avec note</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Exclus de l’apprentissage</translation>
    </message>
    <message>
        <source>Show other forms again</source>
        <translation>Réafficher les autres formes</translation>
    </message>
    <message>
        <source>Only the form {form}</source>
        <translation>Seulement la forme {form}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Enter or a double click goes to the state after that step.</source>
        <translation>Entrée ou un double-clic mène à l’état qui suit cette étape.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>{step}, undone</source>
        <translation>{step} (annulé)</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Le début</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import {name}</source>
        <translation>Importer {name}</translation>
    </message>
    <message>
        <source>such as place, date, library</source>
        <translation>par exemple lieu, date, bibliothèque</translation>
    </message>
    <message>
        <source>Choose or type another where letters in the preview are wrong</source>
        <translation>En choisir ou en saisir un autre si des lettres de l’aperçu sont fausses</translation>
    </message>
    <message>
        <source>&amp;Siglum</source>
        <translation>&amp;Sigle</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Encodage</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>The normalizations in the file</source>
        <translation>Les normalisations du fichier</translation>
    </message>
    <message>
        <source>are &amp;decisions: keep them and learn from them</source>
        <translation>sont des &amp;décisions&#x202f;: les garder pour l’apprentissage</translation>
    </message>
    <message>
        <source>are a &amp;gold standard: leave them out</source>
        <translation>sont une &amp;référence&#x202f;: les omettre</translation>
    </message>
    <message>
        <source>The first tokens</source>
        <translation>Les premiers tokens</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalisation</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln mot</numerusform>
            <numerusform>%Ln mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln punctuation mark(s)</source>
        <translation>
            <numerusform>%Ln signe de ponctuation</numerusform>
            <numerusform>%Ln signes de ponctuation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln normalization(s)</source>
        <translation>
            <numerusform>%Ln normalisation</numerusform>
            <numerusform>%Ln normalisations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) or flag(s)</source>
        <translation>
            <numerusform>%Ln note ou marque</numerusform>
            <numerusform>%Ln notes ou marques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and will be left out:</source>
        <translation>
            <numerusform>%Ln ligne illisible sera omise&#x202f;:</numerusform>
            <numerusform>%Ln lignes illisibles seront omises&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that will be left out</source>
        <translation>Lignes qui seront omises</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>packed file</source>
        <translation>fichier compressé</translation>
    </message>
    <message>
        <source>UTF-8 with byte order mark</source>
        <translation>UTF-8 avec indicateur d’ordre des octets (BOM)</translation>
    </message>
    <message>
        <source>{encoding} (your choice)</source>
        <translation>{encoding} (choisi par vous)</translation>
    </message>
    <message>
        <source>{encoding} (a guess: please look at the letters)</source>
        <translation>{encoding} (supposé&#x202f;: vérifier les lettres)</translation>
    </message>
    <message>
        <source>Please look at this:</source>
        <translation>À vérifier&#x202f;:</translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>Reading {name}…</source>
        <translation>Lecture de {name}…</translation>
    </message>
    <message>
        <source>Importing {name}…</source>
        <translation>Importation de {name}…</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Rechercher actions et raccourcis</translation>
    </message>
    <message>
        <source>In the text, letters type the normalization and arrows move.</source>
        <translation>Dans le texte, les lettres saisissent la normalisation et les flèches déplacent.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>Use this key alone</source>
        <translation>Seulement ce raccourci</translation>
    </message>
    <message>
        <source>Add this key</source>
        <translation>Ajouter ce raccourci</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucun raccourci</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Change the key of “{name}”</source>
        <translation>Modifier le raccourci de «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>{key} types something; please take a key with Ctrl, Alt or a function key.</source>
        <translation>{key} saisit du texte&#x202f;; choisir une touche avec Ctrl, Alt ou une touche de fonction.</translation>
    </message>
    <message>
        <source>{key} moves in the window; please take another key.</source>
        <translation>{key} sert à se déplacer dans la fenêtre&#x202f;; choisir une autre touche.</translation>
    </message>
    <message>
        <source>{key} is the key of “{other}”; it will be taken from it.</source>
        <translation>{key} est le raccourci de «&#xa0;{other}&#xa0;», qui le perdra.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Version {version} of {siglum} is still being trained ({progress}).</source>
        <translation>La version {version} de {siglum} est encore en cours d’entraînement ({progress}).</translation>
    </message>
    <message>
        <source>If you quit now, the model is lost; your decisions are saved. If you leave this question open, histnorm quits by itself as soon as the model is there.</source>
        <translation>Si vous quittez maintenant, le modèle est perdu&#xa0;; vos décisions sont enregistrées. Si vous laissez cette question ouverte, histnorm se ferme de lui-même dès que le modèle est prêt.</translation>
    </message>
    <message>
        <source>If you cancel the training, the model is lost; your decisions are saved. If you leave this question open, histnorm goes on by itself as soon as the model is there.</source>
        <translation>Si vous interrompez l’entraînement, le modèle est perdu&#xa0;; vos décisions sont enregistrées. Si vous laissez cette question ouverte, histnorm continue de lui-même dès que le modèle est prêt.</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Quitter quand même</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>&amp;Interrompre l’entraînement</translation>
    </message>
    <message>
        <source>&amp;Keep training</source>
        <translation>&amp;Continuer l’entraînement</translation>
    </message>
</context>
<context>
    <name>LineImage</name>
    <message>
        <source>The wheel zooms, dragging moves the image</source>
        <translation>La molette zoome, glisser déplace l’image</translation>
    </message>
    <message>
        <source>Facsimile of the line</source>
        <translation>Fac-similé de la ligne</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>The ranking has stopped and begins again; until then suggestions come from memory.</source>
        <translation>Le classement s’est arrêté et recommence&#x202f;; d’ici là, les suggestions viennent de la mémoire.</translation>
    </message>
    <message>
        <source>The ranking does not run; suggestions come from memory. Retrain to try again</source>
        <translation>Le classement ne fonctionne pas&#x202f;; les suggestions viennent de la mémoire. Réentraîner pour réessayer</translation>
    </message>
</context>
<context>
    <name>LossCurve</name>
    <message>
        <source>Loss curve</source>
        <translation>Courbe de perte</translation>
    </message>
    <message>
        <source>Training loss, from {first} down to {last}: the lower, the better the model fits</source>
        <translation>Perte à l’entraînement, passée de {first} à {last}&#x202f;: plus elle est basse, mieux le modèle s’ajuste</translation>
    </message>
    <message>
        <source>dashed: right on {share} of the held-out decisions by now</source>
        <translation>en tirets&#x202f;: {share} des décisions de contrôle correctes à ce stade</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Normalize the spelling of historical manuscripts: load a transcription, correct what is suggested, and let the model learn from you.</source>
        <translation>Normaliser la graphie de manuscrits historiques&#x202f;: charger une transcription, corriger les suggestions et laisser le modèle apprendre de vos choix.</translation>
    </message>
</context>
<context>
    <name>ManualController</name>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>histnorm manual</source>
        <translation>Manuel de histnorm</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Rechercher dans le manuel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Page du manuel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Taille normale</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation>Rien dans le manuel ne contient ces mots.</translation>
    </message>
</context>
<context>
    <name>ManuscriptListModel</name>
    <message numerus="yes">
        <source>{siglum} {title}: {decided} of %Ln word(s) decided ({share})</source>
        <translation>
            <numerusform>{siglum} {title}&#x202f;: mots traités {decided} sur %Ln ({share})</numerusform>
            <numerusform>{siglum} {title}&#x202f;: mots traités {decided} sur %Ln ({share})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManuscriptPanel</name>
    <message>
        <source>Manuscripts</source>
        <translation>Manuscrits</translation>
    </message>
</context>
<context>
    <name>MergeCommands</name>
    <message>
        <source>Merge project</source>
        <translation>Fusionner un projet</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm);;All files (*)</source>
        <translation>Projets histnorm (*.histnorm);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Comparing with {name}…</source>
        <translation>Comparaison avec {name}…</translation>
    </message>
    <message>
        <source>There is nothing in {name} that this project has not.</source>
        <translation>{name} ne contient rien que ce projet n’ait déjà.</translation>
    </message>
    <message>
        <source>Merging {name}…</source>
        <translation>Fusion de {name}…</translation>
    </message>
    <message>
        <source>{name} was merged into this project; undo takes all of it back.</source>
        <translation>{name} a été fusionné avec ce projet&#x202f;; «&#xa0;Annuler&#xa0;» défait le tout.</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge “{name}”</source>
        <translation>Fusionner «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Show only those with…</source>
        <translation>Seulement ceux avec…</translation>
    </message>
    <message>
        <source>&amp;Only what is to be decided</source>
        <translation>&amp;Seulement ce qui reste à trancher</translation>
    </message>
    <message>
        <source>All m&amp;ine</source>
        <translation>Toutes les &amp;miennes</translation>
    </message>
    <message>
        <source>All &amp;theirs</source>
        <translation>Toutes les &amp;autres</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflits</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Ma version</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Autre version</translation>
    </message>
    <message numerus="yes">
        <source>Both have changed the same in %Ln place(s), {left} of them still to be decided. M or ← takes mine, T or → theirs; so does a click on a version.</source>
        <translation>
            <numerusform>Modifications de part et d’autre&#x202f;: %Ln endroit, dont {left} encore à trancher. M ou ← retient ma version, T ou → l’autre&#x202f;; un clic sur une version aussi.</numerusform>
            <numerusform>Modifications de part et d’autre&#x202f;: %Ln endroits, dont {left} encore à trancher. M ou ← retient ma version, T ou → l’autre&#x202f;; un clic sur une version aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} are shown.</source>
        <translation>Affichés&#x202f;: {shown}.</translation>
    </message>
    <message>
        <source>Some places are still to be decided</source>
        <translation>Des endroits restent à trancher</translation>
    </message>
</context>
<context>
    <name>MethodsDialog</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Save the paragraph and the report</source>
        <translation>Enregistrer le paragraphe et le rapport</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Saved: {text}, and beside it the report {report}.</source>
        <translation>Enregistré : {text}, et à côté le rapport {report}.</translation>
    </message>
    <message>
        <source>Methods paragraph</source>
        <translation>Paragraphe de méthode</translation>
    </message>
    <message>
        <source>&amp;About:</source>
        <translation>À &amp;propos de :</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue :</translation>
    </message>
    <message>
        <source>The manuscript {siglum}</source>
        <translation>Le manuscrit {siglum}</translation>
    </message>
    <message>
        <source>All manuscripts of the project</source>
        <translation>Tous les manuscrits du projet</translation>
    </message>
    <message>
        <source>Counting the decisions…</source>
        <translation>Décompte des décisions …</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Saved with it is a report for machines, with settings, versions and checksums, but without a word of your manuscripts. From report and project, the command histnorm reproduce repeats the training.</source>
        <translation>S’y ajoute un rapport pour les machines, avec réglages, versions et sommes de contrôle, mais sans un mot de vos manuscrits. À partir du rapport et du projet, la commande histnorm reproduce répète l’entraînement.</translation>
    </message>
</context>
<context>
    <name>ModernizationDelegate</name>
    <message>
        <source>Modernization</source>
        <translation>Modernisation</translation>
    </message>
</context>
<context>
    <name>NormalizationDelegate</name>
    <message>
        <source>Normalization</source>
        <translation>Normalisation</translation>
    </message>
</context>
<context>
    <name>NotePanel</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>{key} writes a note, Enter keeps it</source>
        <translation>{key} ouvre la note, Entrée la garde</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marqué</translation>
    </message>
    <message>
        <source>Not learned from</source>
        <translation>Exclu de l’apprentissage</translation>
    </message>
</context>
<context>
    <name>NothingShown</name>
    <message>
        <source>No word is like that. Choose at the left what is shown</source>
        <translation>Aucun mot n’est ainsi. Choisir à gauche ce qui est affiché</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Junicode (comes with histnorm)</source>
        <translation>Junicode (fournie avec histnorm)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
</context>
<context>
    <name>OutlookLabel</name>
    <message>
        <source>Outlook</source>
        <translation>Prévision</translation>
    </message>
    <message>
        <source>Counted from how sure the suggestions for the open words are: of ten words at 90%, one will be wrong.</source>
        <translation>Calculé d’après la confiance des suggestions pour les mots à traiter&#x202f;: sur dix mots à 90&#x202f;%, un sera faux.</translation>
    </message>
    <message>
        <source>Ranking the suggestions…</source>
        <translation>Classement des suggestions…</translation>
    </message>
    <message>
        <source>Comparing the spelling with the other manuscripts…</source>
        <translation>Comparaison de la graphie avec les autres manuscrits…</translation>
    </message>
    <message>
        <source>Learning to read like the decided words… {share}</source>
        <translation>Apprentissage de la lecture d’après les mots traités… {share}</translation>
    </message>
    <message>
        <source>Suggestions from memory alone</source>
        <translation>Suggestions tirées de la seule mémoire</translation>
    </message>
    <message numerus="yes">
        <source>hardly any of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>mots à corriger : presque aucun sur %Ln à traiter</numerusform>
            <numerusform>mots à corriger : presque aucun sur %Ln à traiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {corrections} of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>mots à corriger : environ {corrections} sur %Ln à traiter</numerusform>
            <numerusform>mots à corriger : environ {corrections} sur %Ln à traiter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page of the manuscript</source>
        <translation>Page du manuscrit</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Courbes</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Rechercher dans les préférences</translation>
    </message>
    <message>
        <source>No preference has words that begin so.</source>
        <translation>Aucune préférence n’a de mots commençant ainsi.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset: {name}</source>
        <translation>Réinitialiser&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>recognized by the text</source>
        <translation>reconnue d’après le texte</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>un fichier…</translation>
    </message>
    <message>
        <source>Early New High German</source>
        <translation>Haut-allemand précoce moderne</translation>
    </message>
    <message>
        <source>Hungarian, older spelling</source>
        <translation>Hongrois, graphie ancienne</translation>
    </message>
    <message>
        <source>Icelandic, older spelling</source>
        <translation>Islandais, graphie ancienne</translation>
    </message>
    <message>
        <source>Any language</source>
        <translation>Toutes les langues</translation>
    </message>
    <message>
        <source>Portuguese, older spelling</source>
        <translation>Portugais, graphie ancienne</translation>
    </message>
    <message>
        <source>Slovene, Bohorič alphabet</source>
        <translation>Slovène, alphabet de Bohorič</translation>
    </message>
    <message>
        <source>Slovene, Gaj&apos;s alphabet, older spelling</source>
        <translation>Slovène, alphabet de Gaj, graphie ancienne</translation>
    </message>
    <message>
        <source>Spanish, older spelling</source>
        <translation>Espagnol, graphie ancienne</translation>
    </message>
    <message>
        <source>Swedish, older spelling</source>
        <translation>Suédois, graphie ancienne</translation>
    </message>
    <message>
        <source>Language profile</source>
        <translation>Profil de langue</translation>
    </message>
    <message>
        <source>Profiles (*.toml)</source>
        <translation>Profils (*.toml)</translation>
    </message>
</context>
<context>
    <name>ProjectDialog</name>
    <message>
        <source>Project settings</source>
        <translation>Paramètres du projet</translation>
    </message>
    <message>
        <source>These belong to {project} alone and are kept in it. New projects begin with what the preferences say.</source>
        <translation>Ceci n’appartient qu’à {project} et y est conservé. Les nouveaux projets commencent par ce que disent les préférences.</translation>
    </message>
    <message>
        <source>This file is not there any more; the project goes on without it.</source>
        <translation>Ce fichier n’existe plus ; le projet continue sans lui.</translation>
    </message>
</context>
<context>
    <name>ProposalTableModel</name>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalisation</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernisation</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>nothing would be left</source>
        <translation>il ne resterait rien</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>RecentProjects</name>
    <message>
        <source>&amp;Empty this list</source>
        <translation>&amp;Vider cette liste</translation>
    </message>
    <message>
        <source>No project was opened yet</source>
        <translation>Aucun projet ouvert jusqu’ici</translation>
    </message>
    <message>
        <source>{name} (no longer there)</source>
        <translation>{name} (introuvable)</translation>
    </message>
</context>
<context>
    <name>RemarkCommands</name>
    <message>
        <source>This project has no modernization yet: switch it on in the menu Token.</source>
        <translation>Ce projet n’a pas encore de modernisations&#x202f;: les activer dans le menu Token.</translation>
    </message>
    <message>
        <source>There is no word after this one.</source>
        <translation>Aucun mot ne suit celui-ci.</translation>
    </message>
    <message>
        <source>“{sign}” stands before the next word. Show punctuation (menu View) to join with it.</source>
        <translation>«&#xa0;{sign}&#xa0;» précède le mot suivant. Pour l’y joindre, afficher la ponctuation (menu Affichage).</translation>
    </message>
    <message>
        <source>Signs without a word cannot be joined.</source>
        <translation>Des signes sans mot ne peuvent être joints.</translation>
    </message>
    <message>
        <source>Put the caret where the word divides, and split again</source>
        <translation>Placer le curseur à l’endroit de la coupe, puis diviser à nouveau</translation>
    </message>
    <message>
        <source>“{norm}” is no longer suggested for “{form}”. Undo takes that back</source>
        <translation>«&#xa0;{norm}&#xa0;» n’est plus suggéré pour «&#xa0;{form}&#xa0;». «&#xa0;Annuler&#xa0;» le rétablit</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message numerus="yes">
        <source>{checked} of %Ln change(s) are made, as one step. Space or a click leaves one out.</source>
        <translation>
            <numerusform>Modification à effectuer&#x202f;: {checked} sur %Ln. Espace ou un clic l’écarte.</numerusform>
            <numerusform>Modifications à effectuer&#x202f;: {checked} sur %Ln, en une étape. Espace ou un clic en écarte une.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {count}</source>
        <translation>Remplacer {count}</translation>
    </message>
</context>
<context>
    <name>SafetyController</name>
    <message>
        <source>This project is open for reading only.</source>
        <translation>Ce projet est ouvert en lecture seule.</translation>
    </message>
    <message>
        <source>Nothing is written to the file any more</source>
        <translation>Plus rien n’est écrit dans le fichier</translation>
    </message>
    <message>
        <source>For reading only</source>
        <translation>En lecture seule</translation>
    </message>
    <message>
        <source>The project is of the newest kind now; the file as it was is kept as a backup.</source>
        <translation>Le projet est maintenant au format le plus récent&#x202f;; le fichier d’origine est gardé comme sauvegarde.</translation>
    </message>
    <message>
        <source>{user} had this project open and did not close it (a crash?). All decisions are there.</source>
        <translation>{user} avait ouvert ce projet et ne l’a pas fermé (un plantage&#x202f;?). Toutes les décisions sont là.</translation>
    </message>
    <message>
        <source>This is a backup, as the project was on {time}. It can be read, but not changed.</source>
        <translation>Ceci est une sauvegarde du projet, dans son état du {time}. Elle peut être lue, mais non modifiée.</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only, as it was when it was opened. Nothing can be changed.</source>
        <translation>«&#xa0;{name}&#xa0;» est ouvert en lecture seule, tel qu’il était à l’ouverture. Rien ne peut être modifié.</translation>
    </message>
    <message>
        <source>&amp;Open for editing</source>
        <translation>&amp;Ouvrir en écriture</translation>
    </message>
    <message>
        <source>Backups cannot be made now ({reason}). Your decisions are saved all the same.</source>
        <translation>Aucune sauvegarde possible pour le moment ({reason}). Vos décisions sont néanmoins enregistrées.</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>“{name}” is no longer there: it was moved or deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est plus là&#x202f;: déplacé ou supprimé.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{name}” since you opened it. It was not overwritten.</source>
        <translation>Un autre programme, ou un service qui synchronise des dossiers, a modifié «&#xa0;{name}&#xa0;» depuis son ouverture. Le fichier n’a pas été écrasé.</translation>
    </message>
    <message>
        <source>What you have here is kept as a backup; nothing more can be changed.</source>
        <translation>L’état présent est gardé comme sauvegarde&#x202f;; plus rien ne peut être modifié.</translation>
    </message>
    <message>
        <source>&amp;Reopen the changed file</source>
        <translation>&amp;Rouvrir le fichier modifié</translation>
    </message>
    <message>
        <source>Save what is here as a &amp;copy…</source>
        <translation>Enregistrer l’état présent comme &amp;copie…</translation>
    </message>
    <message>
        <source>What you had is kept as a backup; “Merge project…” brings both together.</source>
        <translation>Votre état est gardé comme sauvegarde&#x202f;; «&#xa0;Fusionner un projet…&#xa0;» réunit les deux.</translation>
    </message>
    <message>
        <source>Save what is here as a copy</source>
        <translation>Enregistrer l’état présent comme copie</translation>
    </message>
    <message>
        <source>histnorm projects (*.histnorm)</source>
        <translation>Projets histnorm (*.histnorm)</translation>
    </message>
</context>
<context>
    <name>SavedLabel</name>
    <message>
        <source>Saved state</source>
        <translation>État d’enregistrement</translation>
    </message>
    <message>
        <source>All decisions are saved</source>
        <translation>Toutes les décisions sont enregistrées</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Saved {time} · all decisions on disk</source>
        <translation>Enregistré à {time} · toutes les décisions sur disque</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>Mode de recherche</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Tolérante</translation>
    </message>
    <message>
        <source>ſ = s, u = v, i = j = y, case and marks aside</source>
        <translation>ſ = s, u = v, i = j = y, sans égard à la casse ni aux signes diacritiques</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Littérale</translation>
    </message>
    <message>
        <source>The characters as they are typed</source>
        <translation>Les caractères tels qu’ils sont saisis</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>Groups of it may be named in the replacement: \1</source>
        <translation>Ses groupes peuvent être repris dans le remplacement&#x202f;: \1</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Mots entiers</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Résultat précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Résultat suivant (Entrée)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Replace &amp;all…</source>
        <translation>To&amp;ut remplacer…</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>Normalizations</source>
        <translation>Normalisations</translation>
    </message>
    <message>
        <source>Decided ones: a suggestion is nobody&apos;s word yet</source>
        <translation>Celles des mots traités&#x202f;: une suggestion n’engage encore personne</translation>
    </message>
    <message>
        <source>Modernizations</source>
        <translation>Modernisations</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} sur {found}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln trouvé</numerusform>
            <numerusform>%Ln trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) too long for this pattern left out</source>
        <translation>
            <numerusform>%Ln texte trop long pour ce motif a été omis</numerusform>
            <numerusform>%Ln textes trop longs pour ce motif ont été omis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchController</name>
    <message>
        <source>There is nothing to replace: forms are never changed.</source>
        <translation>Il n’y a rien à remplacer&#x202f;: les formes ne sont jamais modifiées.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replaced. Undo takes all of it back</source>
        <translation>
            <numerusform>%Ln remplacement. «&#xa0;Annuler&#xa0;» le défait</numerusform>
            <numerusform>%Ln remplacements. «&#xa0;Annuler&#xa0;» les défait tous</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent projects</source>
        <translation>Projets récents</translation>
    </message>
    <message>
        <source>no longer there: {folder}</source>
        <translation>introuvable&#x202f;: {folder}</translation>
    </message>
    <message>
        <source>Take out of this list; the file stays</source>
        <translation>Retirer de cette liste&#x202f;; le fichier reste</translation>
    </message>
    <message>
        <source>Take {name} out of this list</source>
        <translation>Retirer {name} de cette liste</translation>
    </message>
</context>
<context>
    <name>Stepping</name>
    <message>
        <source>Taken back: {step}</source>
        <translation>Annulé : {step}</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Rétabli : {step}</translation>
    </message>
</context>
<context>
    <name>SuggestionPanel</name>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>The same form elsewhere</source>
        <translation>La même forme ailleurs</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Ce que lit le modèle</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>{count}× in {siglum}</source>
        <translation>{count}× dans {siglum}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>{count}× decided in others</source>
        <translation>décidé {count}× dans d’autres</translation>
    </message>
    <message>
        <source>Forget “{norm}”</source>
        <translation>Oublier «&#xa0;{norm}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>TeachingCommands</name>
    <message>
        <source>Save model for other projects</source>
        <translation>Enregistrer le modèle pour d’autres projets</translation>
    </message>
    <message>
        <source>Models for other projects (*.tagger);;All files (*)</source>
        <translation>Modèles pour d’autres projets (*.tagger);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The model is in {name}; choose it in the settings of another project.</source>
        <translation>Le modèle est dans {name} ; choisissez-le dans les paramètres d’un autre projet.</translation>
    </message>
    <message>
        <source>Making a model for other projects…</source>
        <translation>Création d’un modèle pour d’autres projets…</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message numerus="yes">
        <source>{decided} of %Ln word(s) decided</source>
        <translation>
            <numerusform>mots traités&#x202f;: {decided} sur %Ln</numerusform>
            <numerusform>mots traités&#x202f;: {decided} sur %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenCommands</name>
    <message>
        <source>All other words of this form are decided so.</source>
        <translation>Tous les autres mots de cette forme sont traités ainsi.</translation>
    </message>
</context>
<context>
    <name>TokenTableModel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalisation</translation>
    </message>
    <message>
        <source>Modernization</source>
        <translation>Modernisation</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>TokenTableView</name>
    <message>
        <source>Tokens of the manuscript</source>
        <translation>Tokens du manuscrit</translation>
    </message>
</context>
<context>
    <name>TourHint</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Quitter la visite</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Progress of the training</source>
        <translation>Progression de l’entraînement</translation>
    </message>
    <message>
        <source>Cancel training</source>
        <translation>Interrompre l’entraînement</translation>
    </message>
    <message>
        <source>Training version {version} of {siglum}</source>
        <translation>Entraînement de la version {version} de {siglum}</translation>
    </message>
    <message>
        <source>held out {accuracy}</source>
        <translation>contrôle {accuracy}</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Pas encore de modèle</translation>
    </message>
    <message>
        <source>Version {version} of {siglum}</source>
        <translation>Version {version} de {siglum}</translation>
    </message>
    <message>
        <source>goes on from version {version}, with what was decided since</source>
        <translation>part de la version {version}, avec ce qui a été décidé depuis</translation>
    </message>
    <message>
        <source>Retrain once {count} words are decided</source>
        <translation>Réentraîner est possible à partir de {count} mots traités</translation>
    </message>
    <message>
        <source>Enough is decided: retrain to get the first one</source>
        <translation>Assez de mots traités : réentraîner donne le premier</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>chargement…</translation>
    </message>
    <message>
        <source>aligning…</source>
        <translation>alignement…</translation>
    </message>
    <message>
        <source>reading the manuscript…</source>
        <translation>lecture du manuscrit…</translation>
    </message>
    <message>
        <source>version {version} in the project file could not be read</source>
        <translation>la version {version} du fichier de projet n’a pas pu être lue</translation>
    </message>
    <message>
        <source>computed on the CPU</source>
        <translation>calculé sur le CPU</translation>
    </message>
    <message>
        <source>accuracy is measured from 100 decided words on</source>
        <translation>l’exactitude est mesurée à partir de 100 mots traités</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions</source>
        <translation>{now} des décisions de contrôle correctes</translation>
    </message>
    <message>
        <source>right on {now} of held-out decisions (version {version}: {before})</source>
        <translation>{now} des décisions de contrôle correctes (version {version}&#x202f;: {before})</translation>
    </message>
</context>
<context>
    <name>VersionCurve</name>
    <message>
        <source>Learning curve over all versions</source>
        <translation>Courbe d’apprentissage de toutes les versions</translation>
    </message>
    <message>
        <source>version {version}: {share} of held-out decisions right</source>
        <translation>version {version}&#x202f;: {share} des décisions de contrôle correctes</translation>
    </message>
    <message>
        <source>version {version}, going on from {base}: {share} of held-out decisions right</source>
        <translation>version {version}, à partir de {base} : {share} des décisions de contrôle correctes</translation>
    </message>
</context>
<context>
    <name>Workplace</name>
    <message>
        <source>No manuscript yet</source>
        <translation>Pas encore de manuscrit</translation>
    </message>
    <message>
        <source>Import a transcription, such as running text, a table with forms and normalizations, or TEI; or drop its file here.</source>
        <translation>Importer une transcription, par exemple un texte suivi, un tableau de formes et de normalisations ou du TEI ; ou déposer ici son fichier.</translation>
    </message>
    <message>
        <source>Every word is decided. Export the manuscript</source>
        <translation>Tous les mots sont traités. Exporter le manuscrit</translation>
    </message>
    <message>
        <source>Version {version} of {siglum} is trained: its suggestions are shown now.</source>
        <translation>La version {version} de {siglum} est entraînée&#x202f;: ses suggestions sont affichées.</translation>
    </message>
    <message>
        <source>A training is under way; cancel it first</source>
        <translation>Un entraînement est en cours&#x202f;; l’interrompre d’abord</translation>
    </message>
    <message>
        <source>There is no manuscript to learn from yet</source>
        <translation>Il n’y a pas encore de manuscrit dont apprendre</translation>
    </message>
    <message>
        <source>Nothing is learned in a project that is open for reading only</source>
        <translation>Rien n’est appris dans un projet ouvert en lecture seule</translation>
    </message>
    <message>
        <source>Retrain</source>
        <translation>Réentraîner</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Annuler&#x202f;: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>&amp;Rétablir&#x202f;: {step}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nouveau projet…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>&amp;Ouvrir un projet…</translation>
    </message>
    <message>
        <source>Recent pro&amp;jects</source>
        <translation>Projets ré&amp;cents</translation>
    </message>
    <message>
        <source>Open the e&amp;xample</source>
        <translation>Ouvrir l’e&amp;xemple</translation>
    </message>
    <message>
        <source>&amp;Import manuscript…</source>
        <translation>&amp;Importer un manuscrit…</translation>
    </message>
    <message>
        <source>&amp;Export manuscript…</source>
        <translation>&amp;Exporter un manuscrit…</translation>
    </message>
    <message>
        <source>&amp;Remove manuscript</source>
        <translation>Re&amp;tirer le manuscrit</translation>
    </message>
    <message>
        <source>Project &amp;settings…</source>
        <translation>Pa&amp;ramètres du projet…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Sauve&amp;gardes…</translation>
    </message>
    <message>
        <source>&amp;Merge project…</source>
        <translation>&amp;Fusionner un projet…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Fer&amp;mer le projet</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>Re&amp;chercher…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Résultat &amp;suivant</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Résultat &amp;précédent</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>Re&amp;mplacer…</translation>
    </message>
    <message>
        <source>Insert a &amp;character…</source>
        <translation>&amp;Insérer un caractère…</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>&amp;Accept and go on</source>
        <translation>&amp;Accepter et continuer</translation>
    </message>
    <message>
        <source>Accept a&amp;ll of this form…</source>
        <translation>&amp;Tout accepter pour cette forme…</translation>
    </message>
    <message>
        <source>&amp;Edit the normalization</source>
        <translation>&amp;Modifier la normalisation</translation>
    </message>
    <message>
        <source>Take the &amp;form as it is</source>
        <translation>Garder la &amp;forme telle quelle</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>Next &amp;open word</source>
        <translation>Mot &amp;suivant à traiter</translation>
    </message>
    <message>
        <source>Least certain &amp;word</source>
        <translation>Mot le &amp;plus incertain</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>Rédiger une &amp;note</translation>
    </message>
    <message>
        <source>Flag (or &amp;take the flag away)</source>
        <translation>Marquer (ou &amp;enlever la marque)</translation>
    </message>
    <message>
        <source>Do not learn from this (or learn a&amp;gain)</source>
        <translation>E&amp;xclure de l’apprentissage (ou réintégrer)</translation>
    </message>
    <message>
        <source>Right as it is: no second loo&amp;k</source>
        <translation>Correct tel &amp;quel&#x202f;: ne pas réexaminer</translation>
    </message>
    <message>
        <source>Forget t&amp;his suggestion</source>
        <translation>&amp;Oublier cette suggestion</translation>
    </message>
    <message>
        <source>&amp;Join with the next token</source>
        <translation>&amp;Joindre au token suivant</translation>
    </message>
    <message>
        <source>&amp;Split at the caret, or take a join apart</source>
        <translation>&amp;Diviser au curseur, ou défaire une jonction</translation>
    </message>
    <message>
        <source>Edit the &amp;modernization</source>
        <translation>Modifier &amp;la modernisation</translation>
    </message>
    <message>
        <source>This &amp;project has modernizations</source>
        <translation>Ce projet a des modern&amp;isations</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Show &amp;punctuation</source>
        <translation>Afficher la &amp;ponctuation</translation>
    </message>
    <message>
        <source>Only words of this &amp;form</source>
        <translation>Seulement les mots de cette &amp;forme</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texte plus p&amp;etit</translation>
    </message>
    <message>
        <source>Text of &amp;usual size</source>
        <translation>Texte de taille &amp;normale</translation>
    </message>
    <message>
        <source>Go to the list of &amp;manuscripts</source>
        <translation>Aller à la liste des &amp;manuscrits</translation>
    </message>
    <message>
        <source>Go to the f&amp;ilters</source>
        <translation>Aller aux fi&amp;ltres</translation>
    </message>
    <message>
        <source>Go to the &amp;text</source>
        <translation>Aller au &amp;texte</translation>
    </message>
    <message>
        <source>Show the text &amp;as</source>
        <translation>&amp;Affichage du texte</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tableau</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Page</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Les deux</translation>
    </message>
    <message>
        <source>&amp;Direction of the writing</source>
        <translation>&amp;Sens de l’écriture</translation>
    </message>
    <message>
        <source>By the &amp;content</source>
        <translation>Selon le &amp;contenu</translation>
    </message>
    <message>
        <source>From &amp;left to right</source>
        <translation>De &amp;gauche à droite</translation>
    </message>
    <message>
        <source>From &amp;right to left</source>
        <translation>De &amp;droite à gauche</translation>
    </message>
    <message>
        <source>Take &amp;candidate</source>
        <translation>Choisir un &amp;candidat</translation>
    </message>
    <message>
        <source>Take candidate &amp;{number}</source>
        <translation>Choisir le candidat &amp;{number}</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;pprentissage</translation>
    </message>
    <message>
        <source>&amp;Retrain</source>
        <translation>&amp;Réentraîner</translation>
    </message>
    <message>
        <source>&amp;Cancel training</source>
        <translation>&amp;Interrompre l’entraînement</translation>
    </message>
    <message>
        <source>Retrain &amp;automatically</source>
        <translation>Réentraîner &amp;automatiquement</translation>
    </message>
    <message>
        <source>&amp;Save model for other projects…</source>
        <translation>Enregistrer le mo&amp;dèle pour d’autres projets…</translation>
    </message>
    <message>
        <source>Results of &amp;evaluations…</source>
        <translation>Résultats des é&amp;valuations…</translation>
    </message>
    <message>
        <source>&amp;Methods paragraph…</source>
        <translation>Paragraphe de &amp;méthode…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Rechercher une action…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>Raccourcis &amp;clavier…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Visite guidée de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;About histnorm</source>
        <translation>À &amp;propos de histnorm</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>{key} accept and go on</source>
        <translation>{key} accepter et continuer</translation>
    </message>
    <message>
        <source>type to correct</source>
        <translation>saisir pour corriger</translation>
    </message>
    <message>
        <source>{key} take the form</source>
        <translation>{key} garder la forme</translation>
    </message>
    <message>
        <source>{key} next open word</source>
        <translation>{key} mot suivant à traiter</translation>
    </message>
    <message>
        <source>{key} find an action</source>
        <translation>{key} rechercher une action</translation>
    </message>
    <message>
        <source>{key} all keys</source>
        <translation>{key} tous les raccourcis</translation>
    </message>
    <message>
        <source>{first}–{last} take that candidate</source>
        <translation>{first}–{last} choisir ce candidat</translation>
    </message>
</context>
<context>
    <name>memory</name>
    <message>
        <source>“{path}” needs about {needed} of memory, and {free} are free. Read it all the same?</source>
        <translation>« {path} » demande environ {needed} de mémoire, et {free} sont libres. Le lire quand même ?</translation>
    </message>
    <message>
        <source>The computer may become very slow, and the system may end programs, this one too. What is in your project is safe. It is better to close other programs first, or to divide the file.</source>
        <translation>L’ordinateur peut devenir très lent, et le système peut fermer des programmes, celui-ci compris. Ce qui est dans votre projet est en sécurité. Mieux vaut d’abord fermer d’autres programmes ou diviser le fichier.</translation>
    </message>
    <message>
        <source>&amp;Read all the same</source>
        <translation>&amp;Lire quand même</translation>
    </message>
    <message>
        <source>{number} MB</source>
        <translation>{number} Mo</translation>
    </message>
    <message>
        <source>{number} GB</source>
        <translation>{number} Go</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>It seems to be {found}.</source>
        <translation>Il semble être en {found}.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Le fichier «&#xa0;{path}&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Please choose a file.</source>
        <translation>«&#xa0;{path}&#xa0;» est un dossier. Choisir un fichier.</translation>
    </message>
    <message>
        <source>The file “{path}” is empty.</source>
        <translation>Le fichier «&#xa0;{path}&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>“{path}” is no text: line {line} has zero bytes, control characters or endless signs in it. histnorm reads texts, tables and XML of the formats in the manual.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas un texte&#x202f;: la ligne {line} contient des octets nuls, des caractères de contrôle ou des signes sans fin. histnorm lit les textes, tableaux et XML dans les formats décrits par le manuel.</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} cannot be read. Please choose another encoding, or save the file as UTF-8 and try again.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas encodé en {encoding}&#x202f;: la ligne {line} est illisible. Choisir un autre encodage, ou enregistrer le fichier en UTF-8 et réessayer.</translation>
    </message>
    <message>
        <source>There is no encoding called {encoding}.</source>
        <translation>Aucun encodage ne s’appelle {encoding}.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {largest} MB, more than a project can hold. Please divide it.</source>
        <translation>«&#xa0;{path}&#xa0;» dépasse {largest} Mo, plus qu’un projet ne peut contenir. Diviser le fichier.</translation>
    </message>
    <message>
        <source>Reading “{path}” takes about {needed} MB of memory, and {free} MB are free. Please close other programs, or divide the file.</source>
        <translation>La lecture de « {path} » demande environ {needed} Mo de mémoire, et {free} Mo sont libres. Veuillez fermer d’autres programmes ou diviser le fichier.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}</source>
        <translation>«&#xa0;{path}&#xa0;» est illisible&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}</source>
        <translation>Impossible d’écrire «&#xa0;{path}&#xa0;»&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>There are no words in “{path}”.</source>
        <translation>«&#xa0;{path}&#xa0;» ne contient aucun mot.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: found {found} columns where {expected} are needed (form, normalization).</source>
        <translation>«&#xa0;{path}&#xa0;», ligne {line}&#x202f;: nombre de colonnes {found}, attendu {expected} (forme, normalisation).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not well-formed XML ({reason}).</source>
        <translation>«&#xa0;{path}&#xa0;», ligne {line}&#x202f;: ce n’est pas du XML bien formé ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: the file declares entities of its own, which histnorm does not expand.</source>
        <translation>«&#xa0;{path}&#xa0;», ligne {line}&#x202f;: le fichier déclare ses propres entités, que histnorm ne développe pas.</translation>
    </message>
    <message>
        <source>“{path}” is XML of a kind that histnorm does not know (root element “{found}”).</source>
        <translation>«&#xa0;{path}&#xa0;» est un XML d’un type inconnu de histnorm (élément racine «&#xa0;{found}&#xa0;»).</translation>
    </message>
    <message>
        <source>There is no “{option}” in this file; there are: {known}.</source>
        <translation>Ce fichier n’a pas de «&#xa0;{option}&#xa0;»&#x202f;; disponibles&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written in the chosen format: {reason}. Please choose another.</source>
        <translation>«&#xa0;{path}&#xa0;» ne peut être écrit dans le format choisi&#x202f;: {reason}. En choisir un autre.</translation>
    </message>
    <message>
        <source>“{path}” is read in another way now than when it was imported: {found} tokens instead of {expected}. The normalizations cannot be put into it; please export a table or the text instead.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est plus lu comme lors de l’importation&#x202f;: {found} tokens au lieu de {expected}. Les normalisations ne peuvent y être insérées&#x202f;; exporter plutôt un tableau ou le texte.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Nothing was changed; please close other programs and try again.</source>
        <translation>Mémoire vive insuffisante. Rien n’a été modifié&#x202f;; fermer d’autres programmes et réessayer.</translation>
    </message>
    <message>
        <source>The encoding of “{path}” ({encoding}) has no {characters}. Please save the file as UTF-8 and import it again.</source>
        <translation>L’encodage de «&#xa0;{path}&#xa0;» ({encoding}) ne contient pas {characters}. Enregistrer le fichier en UTF-8 et l’importer de nouveau.</translation>
    </message>
    <message>
        <source>The table “{path}” has no column “{missing}”.</source>
        <translation>Le tableau «&#xa0;{path}&#xa0;» n’a pas de colonne «&#xa0;{missing}&#xa0;».</translation>
    </message>
    <message>
        <source>There is already a file “{path}”. Nothing was changed.</source>
        <translation>Le fichier «&#xa0;{path}&#xa0;» existe déjà. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“{path}” is not a histnorm project.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas un projet histnorm.</translation>
    </message>
    <message>
        <source>“{path}” was made by a newer histnorm (version {found} of the project file; this program knows {supported}). Please update histnorm. Nothing was changed.</source>
        <translation>«&#xa0;{path}&#xa0;» a été créé par une version plus récente de histnorm (version {found} du fichier de projet&#x202f;; ce programme connaît {supported}). Merci de mettre histnorm à jour. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“{path}” is write-protected, so that decisions could not be saved. Nothing was changed.</source>
        <translation>«&#xa0;{path}&#xa0;» est protégé en écriture&#x202f;: les décisions ne pourraient être enregistrées. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The project “{path}” is damaged: {reason}. It was not changed; please go back to a copy.</source>
        <translation>Le projet «&#xa0;{path}&#xa0;» est endommagé&#x202f;: {reason}. Il n’a pas été modifié&#x202f;; revenir à une copie.</translation>
    </message>
    <message>
        <source>“{path}” is open elsewhere: {holder}.</source>
        <translation>«&#xa0;{path}&#xa0;» est ouvert ailleurs&#x202f;: {holder}.</translation>
    </message>
    <message>
        <source>Saving to “{path}” failed: {reason}. The last step was taken back; everything before it is safe.</source>
        <translation>Échec de l’enregistrement dans «&#xa0;{path}&#xa0;»&#x202f;: {reason}. La dernière étape a été annulée&#x202f;; tout ce qui précède est en sûreté.</translation>
    </message>
    <message>
        <source>There is already a manuscript “{siglum}” in this project.</source>
        <translation>Ce projet contient déjà un manuscrit «&#xa0;{siglum}&#xa0;».</translation>
    </message>
    <message>
        <source>Please give the manuscript a siglum (a short name).</source>
        <translation>Donner un sigle (un nom court) au manuscrit.</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}”; there are: {known}.</source>
        <translation>Aucun manuscrit «&#xa0;{siglum}&#xa0;»&#x202f;; disponibles&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>Please say which manuscript: {known}.</source>
        <translation>Préciser le manuscrit&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>There is no model yet for “{siglum}”.</source>
        <translation>Il n’y a pas encore de modèle pour «&#xa0;{siglum}&#xa0;».</translation>
    </message>
    <message>
        <source>A model needs at least {needed} decided words to learn from; there are {found} so far.</source>
        <translation>Un modèle a besoin d’au moins {needed} mots traités pour apprendre&#x202f;; il y en a {found} jusqu’ici.</translation>
    </message>
    <message>
        <source>The graphics processor chosen in the preferences ({device}) is not there any more. The CPU does its work.</source>
        <translation>Le processeur graphique choisi dans les préférences ({device}) n’est plus là. Le processeur (CPU) calcule à sa place.</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) failed: {reason}. The CPU did the rest; nothing is lost.</source>
        <translation>Le processeur graphique ({device}) a échoué : {reason}. Le processeur (CPU) a calculé le reste ; rien n’est perdu.</translation>
    </message>
    <message>
        <source>The word list of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>La liste de mots de ce projet, « {path} », n’existe plus. Les suggestions se font sans elle. On peut en choisir une autre avec Fichier &gt; Paramètres du projet.</translation>
    </message>
    <message>
        <source>The model of other texts of this project, “{path}”, is not there any more. The suggestions are made without it. Another one can be chosen with File &gt; Project settings.</source>
        <translation>Le modèle d’autres textes de ce projet, « {path} », n’existe plus. Les suggestions se font sans lui. On peut en choisir un autre avec Fichier &gt; Paramètres du projet.</translation>
    </message>
    <message>
        <source>“{path}” is no model, or a damaged one: {reason}. Retrain to make a new one.</source>
        <translation>« {path} » n’est pas un modèle ou est endommagé&#x202f;: {reason}. Réentraîner pour en créer un nouveau.</translation>
    </message>
    <message>
        <source>The model “{path}” does not fit this program: {reason}.</source>
        <translation>Le modèle « {path} » ne convient pas à ce programme&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The graphics processor ({device}) does not compute what the CPU does; the CPU did its work.</source>
        <translation>Le processeur graphique ({device}) ne calcule pas la même chose que le processeur (CPU) ; c’est le processeur qui a calculé.</translation>
    </message>
    <message>
        <source>The model of other texts “{path}” cannot be used: {reason}. The suggestions are made without it.</source>
        <translation>Le modèle d’autres textes « {path} » ne peut pas être utilisé&#x202f;: {reason}. Les suggestions se font sans lui.</translation>
    </message>
    <message>
        <source>A model for other projects can be made where there is a profile of the language; there are profiles of: {known}.</source>
        <translation>Un modèle pour d’autres projets n’est possible que s’il existe un profil de la langue ; il y a des profils pour : {known}.</translation>
    </message>
    <message>
        <source>“{path}” has no normalizations to learn from.</source>
        <translation>«&#xa0;{path}&#xa0;» ne contient aucune normalisation pour l’apprentissage.</translation>
    </message>
    <message>
        <source>There is no system “{system}”; there are: {known}.</source>
        <translation>Le système «&#xa0;{system}&#xa0;» n’existe pas&#x202f;; disponibles&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>The system “{system}” needs the package {package}, which is not installed.</source>
        <translation>Le système «&#xa0;{system}&#xa0;» requiert le paquet {package}, qui n’est pas installé.</translation>
    </message>
    <message>
        <source>There is no folder “{path}”.</source>
        <translation>Le dossier «&#xa0;{path}&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>“{path}” holds something other than results.</source>
        <translation>«&#xa0;{path}&#xa0;» contient autre chose que des résultats.</translation>
    </message>
    <message>
        <source>There are no manuscripts in “{path}”.</source>
        <translation>«&#xa0;{path}&#xa0;» ne contient aucun manuscrit.</translation>
    </message>
    <message>
        <source>There is no manuscript “{siglum}” in “{path}”; there are: {known}.</source>
        <translation>Aucun manuscrit «&#xa0;{siglum}&#xa0;» dans «&#xa0;{path}&#xa0;»&#x202f;; disponibles&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is no line of results.</source>
        <translation>«&#xa0;{path}&#xa0;», ligne {line}&#x202f;: ce n’est pas une ligne de résultats.</translation>
    </message>
    <message>
        <source>There is no language profile “{language}”; there are: {known}.</source>
        <translation>Le profil de langue «&#xa0;{language}&#xa0;» n’existe pas&#x202f;; disponibles&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: this is not TOML ({reason}).</source>
        <translation>«&#xa0;{path}&#xa0;», ligne {line}&#x202f;: ce n’est pas du TOML ({reason}).</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: a language profile has no entry “{entry}”; there are: {known}.</source>
        <translation>«&#xa0;{path}&#xa0;», ligne {line}&#x202f;: un profil de langue n’a pas d’entrée «&#xa0;{entry}&#xa0;»&#x202f;; disponibles&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>The language profile “{path}” has no entry “{entry}”.</source>
        <translation>Il manque au profil de langue «&#xa0;{path}&#xa0;» l’entrée «&#xa0;{entry}&#xa0;».</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” cannot be understood in “{entry}”.</source>
        <translation>«&#xa0;{path}&#xa0;», ligne {line}&#x202f;: «&#xa0;{value}&#xa0;» est incompréhensible dans «&#xa0;{entry}&#xa0;».</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” has a condition that is not known: “{value}”. Besides letters there are the classes {known}.</source>
        <translation>«&#xa0;{path}&#xa0;», ligne {line}&#x202f;: «&#xa0;{entry}&#xa0;» a une condition inconnue&#x202f;: «&#xa0;{value}&#xa0;». Outre les lettres, il y a les classes {known}.</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{entry}” does not say what holds when no condition does. Please add a line that begins with “always” or “otherwise”.</source>
        <translation>«&#xa0;{path}&#xa0;», ligne {line}&#x202f;: «&#xa0;{entry}&#xa0;» ne dit pas ce qui vaut quand aucune condition n’est remplie. Ajouter une ligne commençant par «&#xa0;always&#xa0;» ou «&#xa0;otherwise&#xa0;».</translation>
    </message>
    <message>
        <source>“{path}”, line {line}: “{value}” is in “{entry}” twice.</source>
        <translation>«&#xa0;{path}&#xa0;», ligne {line}&#x202f;: «&#xa0;{value}&#xa0;» figure deux fois dans «&#xa0;{entry}&#xa0;».</translation>
    </message>
    <message>
        <source>no second column</source>
        <translation>pas de deuxième colonne</translation>
    </message>
    <message>
        <source>no form in the first column</source>
        <translation>pas de forme dans la première colonne</translation>
    </message>
    <message>
        <source>more columns than in the other rows</source>
        <translation>plus de colonnes que dans les autres lignes</translation>
    </message>
    <message>
        <source>Line {line}: {why}: {text}</source>
        <translation>Ligne {line}&#x202f;: {why}&#x202f;: {text}</translation>
    </message>
    <message>
        <source>The region {text} is not in the reading order of its page; it follows at the end.</source>
        <translation>La région {text} ne figure pas dans l’ordre de lecture de sa page&#x202f;; elle vient à la fin.</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Lecture du fichier</translation>
    </message>
    <message>
        <source>Waiting until the project is checked</source>
        <translation>En attente de la vérification du projet</translation>
    </message>
    <message>
        <source>Checking the XML</source>
        <translation>Vérification du XML</translation>
    </message>
    <message>
        <source>Looking at how it is built</source>
        <translation>Analyse de la structure</translation>
    </message>
    <message>
        <source>Finding the words</source>
        <translation>Recherche des mots</translation>
    </message>
    <message>
        <source>Collecting the decisions</source>
        <translation>Collecte des décisions</translation>
    </message>
    <message>
        <source>Writing into the project</source>
        <translation>Écriture dans le projet</translation>
    </message>
    <message>
        <source>Collecting the words</source>
        <translation>Collecte des mots</translation>
    </message>
    <message>
        <source>Loading the words</source>
        <translation>Chargement des mots</translation>
    </message>
    <message>
        <source>Putting the normalizations in</source>
        <translation>Insertion des normalisations</translation>
    </message>
    <message>
        <source>Making a backup</source>
        <translation>Sauvegarde en cours</translation>
    </message>
    <message>
        <source>Reading the other copy</source>
        <translation>Lecture de l’autre copie</translation>
    </message>
    <message>
        <source>Comparing manuscripts</source>
        <translation>Comparaison des manuscrits</translation>
    </message>
    <message>
        <source>Writing what was merged</source>
        <translation>Écriture de la fusion</translation>
    </message>
    <message>
        <source>Comparing the spelling with the normalizations</source>
        <translation>Comparaison des graphies avec les normalisations</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <source>open</source>
        <translation>à traiter</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Certain</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Incertain</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Supposé</translation>
    </message>
    <message>
        <source>Table: form, tab, normalization (TSV)</source>
        <translation>Tableau&#x202f;: forme, tabulation, normalisation (TSV)</translation>
    </message>
    <message>
        <source>Word list: one form a line</source>
        <translation>Liste de mots&#x202f;: une forme par ligne</translation>
    </message>
    <message>
        <source>Running text</source>
        <translation>Texte suivi</translation>
    </message>
    <message>
        <source>Table with chosen columns (CSV, TSV)</source>
        <translation>Tableau à colonnes choisies (CSV, TSV)</translation>
    </message>
    <message>
        <source>Spreadsheet (xlsx)</source>
        <translation>Feuille de calcul (xlsx)</translation>
    </message>
    <message>
        <source>DTA-CAB (text)</source>
        <translation>DTA-CAB (texte)</translation>
    </message>
    <message>
        <source>CorA (transcription)</source>
        <translation>CorA (transcription)</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>Colonnes séparées par</translation>
    </message>
    <message>
        <source>Quotation marks around cells</source>
        <translation>Guillemets autour des cellules</translation>
    </message>
    <message>
        <source>Comment lines begin with</source>
        <translation>Les lignes de commentaire commencent par</translation>
    </message>
    <message>
        <source>Line with the names of the columns</source>
        <translation>Ligne portant les noms des colonnes</translation>
    </message>
    <message>
        <source>Column of the form</source>
        <translation>Colonne de la forme</translation>
    </message>
    <message>
        <source>Column of the normalization</source>
        <translation>Colonne de la normalisation</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Key of the normalization (MISC)</source>
        <translation>Clé de la normalisation (MISC)</translation>
    </message>
    <message>
        <source>Layer and feature of the normalization</source>
        <translation>Couche et attribut de la normalisation</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Mark words up with</source>
        <translation>Baliser les mots avec</translation>
    </message>
    <message>
        <source>Layer of the form</source>
        <translation>Couche de la forme</translation>
    </message>
    <message>
        <source>Words without a normalization are</source>
        <translation>Les mots sans normalisation sont</translation>
    </message>
    <message>
        <source>Layer of the normalization</source>
        <translation>Couche de la normalisation</translation>
    </message>
    <message>
        <source>Words divided at line ends are</source>
        <translation>Les mots coupés en fin de ligne sont</translation>
    </message>
    <message>
        <source>Automatic normalizations are</source>
        <translation>Les normalisations automatiques sont</translation>
    </message>
    <message>
        <source>Type of the tokens</source>
        <translation>Type des tokens</translation>
    </message>
    <message>
        <source>Feature of the normalization</source>
        <translation>Attribut de la normalisation</translation>
    </message>
    <message>
        <source>Tier of the form</source>
        <translation>Piste de la forme</translation>
    </message>
    <message>
        <source>Tier of the normalization</source>
        <translation>Piste de la normalisation</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>bi-LSTM</source>
        <translation>bi-LSTM</translation>
    </message>
    <message>
        <source>bi-LSTM, multi-task</source>
        <translation>bi-LSTM, multitâche</translation>
    </message>
    <message>
        <source>encoder-decoder</source>
        <translation>encodeur-décodeur</translation>
    </message>
    <message>
        <source>accept “{subject}”</source>
        <translation>acceptation de «&#xa0;{subject}&#xa0;»</translation>
    </message>
    <message>
        <source>accept {count}× “{subject}”</source>
        <translation>acceptation de «&#xa0;{subject}&#xa0;» ({count}×)</translation>
    </message>
    <message>
        <source>correct “{subject}”</source>
        <translation>correction de «&#xa0;{subject}&#xa0;»</translation>
    </message>
    <message>
        <source>keep “{subject}”</source>
        <translation>maintien de «&#xa0;{subject}&#xa0;»</translation>
    </message>
    <message>
        <source>reopen “{subject}”</source>
        <translation>réouverture de «&#xa0;{subject}&#xa0;»</translation>
    </message>
    <message>
        <source>import of {subject}</source>
        <translation>importation de {subject}</translation>
    </message>
    <message>
        <source>removal of {subject}</source>
        <translation>retrait de {subject}</translation>
    </message>
    <message>
        <source>note on “{subject}”</source>
        <translation>note sur «&#xa0;{subject}&#xa0;»</translation>
    </message>
    <message>
        <source>flag on “{subject}”</source>
        <translation>marque sur «&#xa0;{subject}&#xa0;»</translation>
    </message>
    <message>
        <source>learning from “{subject}”</source>
        <translation>apprentissage à partir de «&#xa0;{subject}&#xa0;»</translation>
    </message>
    <message>
        <source>second look at “{subject}”</source>
        <translation>réexamen de «&#xa0;{subject}&#xa0;»</translation>
    </message>
    <message>
        <source>modernize “{subject}”</source>
        <translation>modernisation de «&#xa0;{subject}&#xa0;»</translation>
    </message>
    <message>
        <source>join “{subject}”</source>
        <translation>jonction de «&#xa0;{subject}&#xa0;»</translation>
    </message>
    <message>
        <source>take “{subject}” apart</source>
        <translation>séparation de «&#xa0;{subject}&#xa0;»</translation>
    </message>
    <message>
        <source>replace {subject} ({count}×)</source>
        <translation>remplacement de {subject} ({count}×)</translation>
    </message>
    <message>
        <source>forget {subject}</source>
        <translation>oubli de {subject}</translation>
    </message>
    <message>
        <source>merging of {subject}</source>
        <translation>fusion de {subject}</translation>
    </message>
    <message>
        <source>{count} decisions</source>
        <translation>{count} décisions</translation>
    </message>
    <message>
        <source>{count} s left</source>
        <translation>encore {count} s</translation>
    </message>
    <message>
        <source>{count} min left</source>
        <translation>encore {count} min</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt; 1&#x202f;%</translation>
    </message>
    <message>
        <source>decided {count}× for a spelling like this one</source>
        <translation>décidé {count}× pour une graphie semblable</translation>
    </message>
    <message>
        <source>a common word that is often spelled so</source>
        <translation>un mot courant, souvent écrit ainsi</translation>
    </message>
    <message>
        <source>in the word list</source>
        <translation>dans la liste de mots</translation>
    </message>
    <message>
        <source>fits the words around it</source>
        <translation>s’accorde avec les mots voisins</translation>
    </message>
    <message>
        <source>read so by the network</source>
        <translation>lu ainsi par le réseau</translation>
    </message>
    <message>
        <source>the form as it is</source>
        <translation>la forme telle quelle</translation>
    </message>
    <message>
        <source>decided here {count}×</source>
        <translation>décidé ici {count}×</translation>
    </message>
    <message>
        <source>decided here {count}×, otherwise {rest}×</source>
        <translation>décidé ici {count}×, autrement {rest}×</translation>
    </message>
    <message>
        <source>so in the other manuscript</source>
        <translation>ainsi dans l’autre manuscrit</translation>
    </message>
    <message>
        <source>so in {count} of {total} other manuscripts</source>
        <translation>ainsi dans {count} des {total} autres manuscrits</translation>
    </message>
    <message>
        <source>“{written}” became “{read}” in {count} of {total} words</source>
        <translation>«&#xa0;{written}&#xa0;» devient «&#xa0;{read}&#xa0;» dans {count} cas sur {total}</translation>
    </message>
    <message>
        <source>“{written}” was left out in {count} of {total} words</source>
        <translation>«&#xa0;{written}&#xa0;» disparaît dans {count} cas sur {total}</translation>
    </message>
    <message>
        <source>elsewhere {count}×</source>
        <translation>ailleurs {count}×</translation>
    </message>
    <message>
        <source>elsewhere {count}×, otherwise {rest}×</source>
        <translation>ailleurs {count}×, autrement {rest}×</translation>
    </message>
    <message>
        <source>read by the model</source>
        <translation>lu par le modèle</translation>
    </message>
    <message>
        <source>put together letter by letter</source>
        <translation>composé lettre par lettre</translation>
    </message>
    <message>
        <source>a near word of the lexicon</source>
        <translation>un mot proche dans le lexique</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marqué</translation>
    </message>
    <message>
        <source>not learned from</source>
        <translation>exclu de l’apprentissage</translation>
    </message>
    <message>
        <source>look again</source>
        <translation>à réexaminer</translation>
    </message>
    <message>
        <source>The model reads “{instead}” ({share}).</source>
        <translation>Le modèle lit «&#xa0;{instead}&#xa0;» ({share}).</translation>
    </message>
    <message>
        <source>This form is “{instead}” elsewhere ({share} of its other decisions).</source>
        <translation>Cette forme est ailleurs «&#xa0;{instead}&#xa0;» ({share} de ses autres décisions).</translation>
    </message>
    <message>
        <source>This form is “{instead}”, too ({share} of its other decisions).</source>
        <translation>Cette forme est aussi «&#xa0;{instead}&#xa0;» ({share} de ses autres décisions).</translation>
    </message>
    <message>
        <source>model version {version}</source>
        <translation>version {version} du modèle</translation>
    </message>
    <message>
        <source>suggestion accepted</source>
        <translation>suggestion acceptée</translation>
    </message>
    <message>
        <source>candidate chosen</source>
        <translation>candidat choisi</translation>
    </message>
    <message>
        <source>form kept</source>
        <translation>forme gardée</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>saisi</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>accepted for all of the form</source>
        <translation>accepté pour toute la forme</translation>
    </message>
    <message>
        <source>search and replace</source>
        <translation>rechercher et remplacer</translation>
    </message>
    <message>
        <source>joined decisions</source>
        <translation>décisions jointes</translation>
    </message>
    <message>
        <source>This format has no place for joins ({count}): the normalization stands at the first word, the others stay as they are in the file.</source>
        <translation>Ce format ne prévoit pas de jonctions ({count})&#x202f;: la normalisation figure au premier mot, les autres restent tels quels dans le fichier.</translation>
    </message>
    <message>
        <source>This format has no place for modernizations ({count}): they are left out.</source>
        <translation>Ce format ne prévoit pas de modernisations ({count})&#x202f;: elles sont omises.</translation>
    </message>
    <message>
        <source>Notes and flags ({count}) stay in the project.</source>
        <translation>Les notes et les marques ({count}) restent dans le projet.</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>Ce n’est pas une expression régulière&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Searching for this pattern could take for ever, because it repeats a repetition. Please write it in another way.</source>
        <translation>La recherche de ce motif pourrait ne jamais finir, car il répète une répétition. L’écrire autrement.</translation>
    </message>
    <message>
        <source>This replacement does not fit the pattern: {reason}.</source>
        <translation>Ce remplacement ne convient pas au motif&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{holder} has opened “{path}” on another machine and has not closed it (since {since}).</source>
        <translation>{holder} a ouvert «&#xa0;{path}&#xa0;» sur un autre ordinateur et ne l’a pas fermé (depuis le {since}).</translation>
    </message>
    <message>
        <source>“{name}” is open for reading only. Nothing was changed.</source>
        <translation>«&#xa0;{name}&#xa0;» est ouvert en lecture seule. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Another program, or a service that keeps folders in step, has changed “{path}” since it was opened. It was not overwritten. The last step was taken back; everything before it is kept as a backup.</source>
        <translation>Un autre programme, ou un service qui synchronise des dossiers, a modifié «&#xa0;{path}&#xa0;» depuis son ouverture. Le fichier n’a pas été écrasé. La dernière étape a été annulée&#x202f;; tout ce qui précède est gardé comme sauvegarde.</translation>
    </message>
    <message>
        <source>“{path}” is not a copy of this project. Only copies of one project can be merged.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas une copie de ce projet. Seules les copies d’un même projet peuvent être fusionnées.</translation>
    </message>
    <message>
        <source>There is nothing in “{path}” that could be saved. Please go back to a backup.</source>
        <translation>«&#xa0;{path}&#xa0;» ne contient rien qui puisse être récupéré. Revenir à une sauvegarde.</translation>
    </message>
    <message>
        <source>The backup in “{path}” could not be made: {reason}. What was to be done after it was not done.</source>
        <translation>La sauvegarde dans «&#xa0;{path}&#xa0;» a échoué&#x202f;: {reason}. L’opération qui devait suivre n’a pas été effectuée.</translation>
    </message>
    <message>
        <source>hourly</source>
        <translation>chaque heure</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>chaque jour</translation>
    </message>
    <message>
        <source>before accepting all of a form</source>
        <translation>avant «&#xa0;Tout accepter&#xa0;»</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>avant un remplacement</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>avant une importation</translation>
    </message>
    <message>
        <source>before merging</source>
        <translation>avant une fusion</translation>
    </message>
    <message>
        <source>before an update of the project file</source>
        <translation>avant une mise à jour du fichier de projet</translation>
    </message>
    <message>
        <source>before restoring a backup</source>
        <translation>avant une restauration</translation>
    </message>
    <message>
        <source>when another program changed the file</source>
        <translation>quand un autre programme a modifié le fichier</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{count} decided</source>
        <translation>mots traités&#x202f;: {count}</translation>
    </message>
    <message>
        <source>{count} decided otherwise</source>
        <translation>décisions changées&#x202f;: {count}</translation>
    </message>
    <message>
        <source>{count} reopened</source>
        <translation>mots rouverts&#x202f;: {count}</translation>
    </message>
    <message>
        <source>notes and marks: {count}</source>
        <translation>notes et marques&#x202f;: {count}</translation>
    </message>
    <message>
        <source>joins: {count}</source>
        <translation>jonctions&#x202f;: {count}</translation>
    </message>
    <message>
        <source>manuscripts: {count}</source>
        <translation>manuscrits&#x202f;: {count}</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>normalisation</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>modernization</source>
        <translation>modernisation</translation>
    </message>
    <message>
        <source>join</source>
        <translation>jonction</translation>
    </message>
    <message>
        <source>not joined</source>
        <translation>non joint</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>{name}: {version}</source>
        <translation>{name}&#x202f;: {version}</translation>
    </message>
    <message>
        <source>decisions: {count}</source>
        <translation>décisions&#x202f;: {count}</translation>
    </message>
    <message>
        <source>forgotten suggestions: {count}</source>
        <translation>suggestions oubliées&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Taken over from the other copy without a question: {listed}.</source>
        <translation>Repris de l’autre copie sans question&#x202f;: {listed}.</translation>
    </message>
    <message>
        <source>Nothing is taken over without a question.</source>
        <translation>Rien n’est repris sans question.</translation>
    </message>
    <message>
        <source>What the two have in common is not known: what only one of them has is taken, and where they differ you are asked.</source>
        <translation>On ignore ce que les deux ont en commun&#x202f;: ce que l’une seule contient est repris&#x202f;; là où elles diffèrent, le choix vous revient.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{path} is no report of histnorm.</source>
        <translation>{path} n’est pas un rapport de histnorm.</translation>
    </message>
    <message>
        <source>{path} was written by a newer histnorm. Please update histnorm to read it.</source>
        <translation>{path} a été écrit par un histnorm plus récent. Veuillez mettre histnorm à jour pour le lire.</translation>
    </message>
    <message>
        <source>{path} is damaged or was changed: {entry} does not fit. Please have the report written again.</source>
        <translation>{path} est endommagé ou a été modifié : {entry} ne convient pas. Veuillez faire écrire le rapport à nouveau.</translation>
    </message>
    <message>
        <source>There is no training in {path} that could be repeated.</source>
        <translation>{path} ne contient aucun entraînement qui puisse être répété.</translation>
    </message>
    <message>
        <source>The project {name} of the report {path} is not beside it.</source>
        <translation>Le projet {name} du rapport {path} ne se trouve pas à côté.</translation>
    </message>
    <message>
        <source>The training used the word list {name}.</source>
        <translation>L’entraînement a utilisé la liste de mots {name}.</translation>
    </message>
    <message>
        <source>The paragraph cannot be written in the language {language}.</source>
        <translation>Le paragraphe ne peut pas être écrit dans la langue {language}.</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Open for &amp;reading</source>
        <translation>Ouvrir en &amp;lecture</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Prendre la main</translation>
    </message>
    <message>
        <source>Take it over only when nobody works on it there any more: two who write at the same time lose work. With reading you are safe.</source>
        <translation>Ne prendre la main que si plus personne n’y travaille&#x202f;: deux personnes qui écrivent en même temps perdent du travail. La lecture est sans risque.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>You</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>New projects (of the open one: File &gt; Project settings)</source>
        <translation>Nouveaux projets (pour le projet ouvert : Fichier &gt; Paramètres du projet)</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Font of the manuscript&apos;s text</source>
        <translation>Police du texte du manuscrit</translation>
    </message>
    <message>
        <source>Size of the manuscript&apos;s text</source>
        <translation>Taille du texte du manuscrit</translation>
    </message>
    <message>
        <source>Show the text as</source>
        <translation>Affichage du texte</translation>
    </message>
    <message>
        <source>Show punctuation in the table</source>
        <translation>Afficher la ponctuation dans le tableau</translation>
    </message>
    <message>
        <source>System that learns</source>
        <translation>Système d’apprentissage</translation>
    </message>
    <message>
        <source>Recipe of the bi-LSTM</source>
        <translation>Recette du bi-LSTM</translation>
    </message>
    <message>
        <source>Language of the manuscripts</source>
        <translation>Langue des manuscrits</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Majuscules</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Liste de mots</translation>
    </message>
    <message>
        <source>Model of other texts</source>
        <translation>Modèle d’autres textes</translation>
    </message>
    <message>
        <source>Compute on</source>
        <translation>Calculer sur</translation>
    </message>
    <message>
        <source>Retrain automatically</source>
        <translation>Réentraîner automatiquement</translation>
    </message>
    <message>
        <source>Retrain after</source>
        <translation>Réentraîner après</translation>
    </message>
    <message>
        <source>Hourly backups to keep</source>
        <translation>Sauvegardes horaires à garder</translation>
    </message>
    <message>
        <source>Daily backups to keep</source>
        <translation>Sauvegardes quotidiennes à garder</translation>
    </message>
    <message>
        <source>Backups before bulk steps to keep</source>
        <translation>Sauvegardes à garder avant opérations groupées</translation>
    </message>
    <message>
        <source>Room for the backups of a project</source>
        <translation>Espace pour les sauvegardes d’un projet</translation>
    </message>
    <message>
        <source>kept with each decision; may be empty</source>
        <translation>gardé avec chaque décision&#x202f;; peut rester vide</translation>
    </message>
    <message>
        <source>what is expected until your decisions say more</source>
        <translation>ce qui vaut tant que vos décisions n’en disent pas plus</translation>
    </message>
    <message>
        <source>words of today&apos;s language, one a line</source>
        <translation>mots de la langue actuelle, un par ligne</translation>
    </message>
    <message>
        <source>made in another project</source>
        <translation>créé dans un autre projet</translation>
    </message>
    <message>
        <source>for trainings; suggestions are made on the CPU in any case</source>
        <translation>pour les entraînements ; les suggestions viennent toujours du CPU</translation>
    </message>
    <message>
        <source>made while you work; 0 for none</source>
        <translation>faites pendant le travail&#x202f;; 0 pour aucune</translation>
    </message>
    <message>
        <source>made once a day on which you work; 0 for none</source>
        <translation>faites une fois par jour de travail&#x202f;; 0 pour aucune</translation>
    </message>
    <message>
        <source>before accepting all, replacing, importing, merging; 0 for none</source>
        <translation>avant de tout accepter, remplacer, importer, fusionner&#x202f;; 0 pour aucune</translation>
    </message>
    <message>
        <source>the newest three are always kept</source>
        <translation>les trois plus récentes sont toujours gardées</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>high contrast, light</source>
        <translation>contraste élevé, clair</translation>
    </message>
    <message>
        <source>high contrast, dark</source>
        <translation>contraste élevé, sombre</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tableau</translation>
    </message>
    <message>
        <source>page</source>
        <translation>page</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>processor (CPU)</source>
        <translation>processeur (CPU)</translation>
    </message>
    <message>
        <source>graphics processor (CUDA)</source>
        <translation>processeur graphique (CUDA)</translation>
    </message>
    <message>
        <source>Apple’s graphics processor (MPS)</source>
        <translation>processeur graphique d’Apple (MPS)</translation>
    </message>
    <message>
        <source>learn from my decisions</source>
        <translation>apprendre de mes décisions</translation>
    </message>
    <message>
        <source>nouns with capitals</source>
        <translation>noms avec majuscule</translation>
    </message>
    <message>
        <source>all as in the manuscript</source>
        <translation>tout comme dans le manuscrit</translation>
    </message>
    <message>
        <source>everything in lower case</source>
        <translation>tout en minuscules</translation>
    </message>
    <message>
        <source>default (fast)</source>
        <translation>par défaut (rapide)</translation>
    </message>
    <message>
        <source>Bollmann &amp; Søgaard 2016 (slow)</source>
        <translation>Bollmann &amp; Søgaard 2016 (lente)</translation>
    </message>
    <message>
        <source>histnorm: all of them together (recommended)</source>
        <translation>histnorm&#x202f;: tous ensemble (recommandé)</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> new decisions</source>
        <translation> nouvelles décisions</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
    </message>
    <message>
        <source>(there is none)</source>
        <translation>(aucune)</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>none: they are plain characters</source>
        <translation>aucun&#x202f;: ce sont de simples caractères</translation>
    </message>
    <message>
        <source>(there is none yet)</source>
        <translation>(pas encore)</translation>
    </message>
    <message>
        <source>only what is marked up as a word</source>
        <translation>seulement ce qui est balisé comme mot</translation>
    </message>
    <message>
        <source>all of the text</source>
        <translation>tout le texte</translation>
    </message>
    <message>
        <source>open</source>
        <translation>à traiter</translation>
    </message>
    <message>
        <source>right as they stand</source>
        <translation>corrects tels quels</translation>
    </message>
    <message>
        <source>two words</source>
        <translation>deux mots</translation>
    </message>
    <message>
        <source>one word, without the hyphen</source>
        <translation>un seul mot, sans le trait d’union</translation>
    </message>
    <message>
        <source>taken over like the others</source>
        <translation>reprises comme les autres</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>laissées à traiter</translation>
    </message>
    <message>
        <source>{device}: not on this computer</source>
        <translation>{device} : absent de cet ordinateur</translation>
    </message>
    <message>
        <source>looking for graphics processors…</source>
        <translation>recherche de processeurs graphiques…</translation>
    </message>
    <message>
        <source>no graphics processor was found</source>
        <translation>aucun processeur graphique trouvé</translation>
    </message>
</context>
<context>
    <name>toolbar</name>
    <message>
        <source>Main actions</source>
        <translation>Actions principales</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>The manuscripts</source>
        <translation>Les manuscrits</translation>
    </message>
    <message>
        <source>A project holds manuscripts, each with its progress. What is decided in one helps with all the others. Below them, filters choose which words are shown.</source>
        <translation>Un projet contient des manuscrits, chacun avec sa progression. Ce qui est décidé dans l’un aide pour tous les autres. En dessous, des filtres choisissent les mots affichés.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>Each word has a suggestion, in italics while it is open. {accept} accepts it and goes on; to correct it, just type. {page} shows the same text as a page.</source>
        <translation>Chaque mot a une suggestion, en italique tant qu’il est à traiter. {accept} l’accepte et continue&#x202f;; pour corriger, il suffit de saisir. {page} montre le même texte en page.</translation>
    </message>
    <message>
        <source>The suggestions</source>
        <translation>Les suggestions</translation>
    </message>
    <message>
        <source>All candidates for the current word, how sure each is, and why. The digits take one of them. Below stand the same words elsewhere, with what you decided there.</source>
        <translation>Tous les candidats pour le mot courant, leur degré de confiance et ce qui les appuie. Les chiffres en choisissent un. En dessous, les mêmes mots ailleurs, avec les décisions prises.</translation>
    </message>
    <message>
        <source>The training</source>
        <translation>L’entraînement</translation>
    </message>
    <message>
        <source>After some decisions, retrain</source>
        <translation>Après quelques décisions, réentraîner</translation>
    </message>
    <message>
        <source>The model learns from them beside your work, and its new suggestions come in when it is done.</source>
        <translation>Le modèle apprend de ces décisions pendant que le travail continue&#x202f;; ses nouvelles suggestions arrivent quand il a fini.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>L’exportation</translation>
    </message>
    <message>
        <source>Every decision is saved at once. When you are done, export</source>
        <translation>Chaque décision est enregistrée aussitôt. À la fin, exporter</translation>
    </message>
    <message>
        <source>{keys} lists all keys, and {palette} finds any action by its name.</source>
        <translation>{keys} liste tous les raccourcis et {palette} trouve toute action par son nom.</translation>
    </message>
</context>
</TS>
