; The installer for Windows (Inno Setup 6): for one user, without an administrator; or for all, when asked.
; Compile with: iscc /DVersion=0.1.0 packaging\windows\histnorm.iss, after the bundle has been built (packaging/README.md).
#ifndef Version
  #error Give the version: iscc /DVersion=X.Y.Z packaging\windows\histnorm.iss
#endif
#define Bundle "..\..\build\package\dist\histnorm"
#define Icons "..\..\build\package\icons"

[Setup]
AppId={{8F1D6C54-2C0B-4E0C-9B53-6A4C1B8C7E21}
AppName=histnorm
AppVersion={#Version}
AppPublisher=the histnorm developers
DefaultDirName={autopf}\histnorm
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
SetupIconFile={#Icons}\histnorm.ico
UninstallDisplayIcon={app}\histnorm-gui.exe
OutputDir=..\..\dist
OutputBaseFilename=histnorm-{#Version}-windows-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "hu"; MessagesFile: "compiler:Languages\Hungarian.isl"
Name: "sl"; MessagesFile: "compiler:Languages\Slovenian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; An older version's libraries must not be found beside the new ones.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion
Source: "{#Icons}\application-x-histnorm.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\histnorm"; Filename: "{app}\histnorm-gui.exe"
Name: "{autodesktop}\histnorm"; Filename: "{app}\histnorm-gui.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.histnorm"; ValueType: string; ValueData: "histnorm.project"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.histnorm"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-histnorm"; Flags: uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\histnorm.project"; ValueType: string; ValueData: "histnorm project"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\histnorm.project\DefaultIcon"; ValueType: string; ValueData: "{app}\application-x-histnorm.ico"
Root: HKA; Subkey: "Software\Classes\histnorm.project\shell\open\command"; ValueType: string; ValueData: """{app}\histnorm-gui.exe"" ""%1"""

[Run]
Filename: "{app}\histnorm-gui.exe"; Description: "{cm:LaunchProgram,histnorm}"; Flags: nowait postinstall skipifsilent
