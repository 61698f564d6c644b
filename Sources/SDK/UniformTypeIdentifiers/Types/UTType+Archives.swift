// The declarations stand in `TypeDeclaration+Archives.swift`.

extension UTType {
    /// Archive: `public.archive`.
    public static var archive: UTType { UTType(uncheckedIdentifier: "public.archive") }

    /// Gzip archive: `org.gnu.gnu-zip-archive`.
    public static var gzip: UTType { UTType(uncheckedIdentifier: "org.gnu.gnu-zip-archive") }

    /// Bzip2 archive: `public.bzip2-archive`.
    public static var bz2: UTType { UTType(uncheckedIdentifier: "public.bzip2-archive") }

    /// ZIP archive: `public.zip-archive`.
    public static var zip: UTType { UTType(uncheckedIdentifier: "public.zip-archive") }

    /// Apple archive: `com.apple.archive`.
    public static var appleArchive: UTType { UTType(uncheckedIdentifier: "com.apple.archive") }

    /// Tar archive: `public.tar-archive`.
    public static var tarArchive: UTType { UTType(uncheckedIdentifier: "public.tar-archive") }
}
