# Sourced by the other scripts: the root of the checkout, and a PATH on which Swift is found.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Where Swift is looked for after PATH itself.
swift_folders=(
    /opt/swift/usr/bin
    "${SWIFTLY_BIN_DIR:-${HOME:-/root}/.local/share/swiftly/bin}"
)
if ! command -v swift >/dev/null; then
    for folder in "${swift_folders[@]}"; do
        if [ -x "$folder/swift" ]; then
            export PATH="$PATH:$folder"
            break
        fi
    done
fi

# Ends the script with a message.
fail() {
    printf '%s: %s\n' "$(basename "$0")" "$1" >&2
    exit "${2:-1}"
}
