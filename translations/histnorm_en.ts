<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AcceptAllDialog</name>
    <message numerus="yes">
        <source>{checked} of %Ln open word(s) are accepted. Space or a click leaves one out.</source>
        <translation>
            <numerusform>{checked} of %Ln open word is accepted. Space or a click leaves it out.</numerusform>
            <numerusform>{checked} of %Ln open words are accepted. Space or a click leaves one out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln punctuation mark(s)</source>
        <translation>
            <numerusform>%Ln punctuation mark</numerusform>
            <numerusform>%Ln punctuation marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln normalization(s)</source>
        <translation>
            <numerusform>%Ln normalization</numerusform>
            <numerusform>%Ln normalizations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) or flag(s)</source>
        <translation>
            <numerusform>%Ln note or flag</numerusform>
            <numerusform>%Ln notes or flags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and will be left out:</source>
        <translation>
            <numerusform>%Ln row cannot be read and will be left out:</numerusform>
            <numerusform>%Ln rows cannot be read and will be left out:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManuscriptListModel</name>
    <message numerus="yes">
        <source>{siglum} {title}: {decided} of %Ln word(s) decided ({share})</source>
        <translation>
            <numerusform>{siglum} {title}: {decided} of %Ln word decided ({share})</numerusform>
            <numerusform>{siglum} {title}: {decided} of %Ln words decided ({share})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message numerus="yes">
        <source>Both have changed the same in %Ln place(s), {left} of them still to be decided. M or ← takes mine, T or → theirs; so does a click on a version.</source>
        <translation>
            <numerusform>Both have changed the same in %Ln place, {left} still to be decided. M or ← takes mine, T or → theirs; so does a click on a version.</numerusform>
            <numerusform>Both have changed the same in %Ln places, {left} of them still to be decided. M or ← takes mine, T or → theirs; so does a click on a version.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutlookLabel</name>
    <message numerus="yes">
        <source>hardly any of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>hardly any of %Ln open word will need a correction</numerusform>
            <numerusform>hardly any of %Ln open words will need a correction</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {corrections} of %Ln open word(s) will need a correction</source>
        <translation>
            <numerusform>about {corrections} of %Ln open word will need a correction</numerusform>
            <numerusform>about {corrections} of %Ln open words will need a correction</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message numerus="yes">
        <source>{checked} of %Ln change(s) are made, as one step. Space or a click leaves one out.</source>
        <translation>
            <numerusform>{checked} of %Ln change is made. Space or a click leaves it out.</numerusform>
            <numerusform>{checked} of %Ln changes are made, as one step. Space or a click leaves one out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) too long for this pattern left out</source>
        <translation>
            <numerusform>%Ln text too long for this pattern was left out</numerusform>
            <numerusform>%Ln texts too long for this pattern were left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchController</name>
    <message numerus="yes">
        <source>%Ln replaced. Undo takes all of it back</source>
        <translation>
            <numerusform>%Ln replaced. Undo takes it back</numerusform>
            <numerusform>%Ln replaced. Undo takes all of them back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message numerus="yes">
        <source>{decided} of %Ln word(s) decided</source>
        <translation>
            <numerusform>{decided} of %Ln word decided</numerusform>
            <numerusform>{decided} of %Ln words decided</numerusform>
        </translation>
    </message>
</context>
</TS>
