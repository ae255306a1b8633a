#!/bin/sh
# Makes the disk image from the application that PyInstaller has built; on macOS only.
# Usage: packaging/macos/make_dmg.sh VERSION ["Developer ID Application: NAME"]
set -eu
version=${1:?give the version}
identity=${2:-}
here=$(cd "$(dirname "$0")/../.." && pwd)
app="$here/build/package/dist/histnorm.app"
image="$here/dist/histnorm-$version-macos-$(uname -m).dmg"
[ -d "$app" ] || { echo "there is no $app: build the bundle first" >&2; exit 1; }
cp "$here/build/package/icons/application-x-histnorm.icns" "$app/Contents/Resources/"
# Without an identity the signature is that of this computer: others have to allow the program in the settings.
codesign --force --deep --options runtime --sign "${identity:--}" "$app"
codesign --verify --deep --strict "$app"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
mkdir -p "$here/dist"
rm -f "$image"
hdiutil create -volname "histnorm $version" -srcfolder "$folder" -format UDZO "$image"
echo "$image"
