extension TypeDeclaration {
    /// The declarations of archives and disk images.
    static let archives: [TypeDeclaration] = [
        TypeDeclaration("public.archive", "Archive", []),
        TypeDeclaration(
            "org.gnu.gnu-zip-archive", "Gzip archive", ["public.data", "public.archive"], ["gz", "gzip"],
            ["application/x-gzip", "application/gzip"]),
        TypeDeclaration(
            "public.bzip2-archive", "Bzip2 archive", ["public.data", "public.archive"], ["bz2", "bz"],
            ["application/x-bzip2", "application/x-bzip"]),
        TypeDeclaration("com.pkware.zip-archive", "PKWARE ZIP archive", ["public.data", "public.archive"]),
        TypeDeclaration(
            "public.zip-archive", "ZIP archive", ["com.pkware.zip-archive"], ["zip"],
            ["application/zip", "application/x-zip-compressed"]),
        TypeDeclaration("com.apple.archive", "Apple archive", ["public.data", "public.archive"], ["aar", "yaa"]),
        TypeDeclaration(
            "public.tar-archive", "Tar archive", ["public.data", "public.archive"], ["tar"],
            ["application/x-tar", "application/tar"]),
        TypeDeclaration(
            "org.gnu.gnu-zip-tar-archive", "Gzip-compressed tar archive", ["org.gnu.gnu-zip-archive"],
            ["tgz", "tar.gz"], ["application/x-compressed-tar"]),
        TypeDeclaration(
            "org.tukaani.xz-archive", "XZ archive", ["public.data", "public.archive"], ["xz"], ["application/x-xz"]),
        TypeDeclaration(
            "org.7-zip.7-zip-archive", "7-Zip archive", ["public.data", "public.archive"], ["7z"],
            ["application/x-7z-compressed"]),
        TypeDeclaration(
            "com.rarlab.rar-archive", "RAR archive", ["public.data", "public.archive"], ["rar"],
            ["application/vnd.rar", "application/x-rar-compressed"]),
        TypeDeclaration(
            "com.sun.java-archive", "Java archive", ["public.executable", "public.zip-archive"], ["jar"],
            ["application/java-archive"]),
        TypeDeclaration(
            "public.iso-image", "ISO disk image", ["public.disk-image", "public.data"], ["iso"],
            ["application/x-cd-image"]),
        TypeDeclaration(
            "com.apple.disk-image-udif", "Apple disk image", ["public.disk-image", "public.data"], ["dmg"],
            ["application/x-apple-diskimage"]),
    ]
}
