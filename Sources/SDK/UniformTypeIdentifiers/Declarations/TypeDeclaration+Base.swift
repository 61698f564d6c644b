extension TypeDeclaration {
    /// The declarations of base types.
    static let base: [TypeDeclaration] = [
        TypeDeclaration("public.item", "Item", []),
        TypeDeclaration("public.content", "Content", []),
        TypeDeclaration("public.composite-content", "Composite content", ["public.content"]),
        TypeDeclaration("public.disk-image", "Disk image", []),
        TypeDeclaration("public.data", "Data", ["public.item"], [], ["application/octet-stream"]),
        TypeDeclaration("com.apple.resolvable", "Resolvable item", []),
        TypeDeclaration(
            "public.symlink", "Symbolic link", ["public.item", "com.apple.resolvable"], [], ["inode/symlink"]),
        TypeDeclaration("public.executable", "Executable", ["public.item"]),
        TypeDeclaration(
            "com.apple.mount-point", "Mount point", ["public.item", "com.apple.resolvable"], [], ["inode/mount-point"]),
        TypeDeclaration("com.apple.alias-file", "Alias file", ["public.data", "com.apple.resolvable"]),
        TypeDeclaration("com.apple.bookmark", "URL bookmark", ["public.data", "com.apple.resolvable"]),
        TypeDeclaration("public.url", "URL", ["public.data"], [], ["text/uri-list"]),
        TypeDeclaration("public.file-url", "File URL", ["public.url"]),
        TypeDeclaration("com.apple.application", "Application", ["public.executable"]),
        TypeDeclaration(
            "public.unix-executable", "Unix executable", ["public.data", "public.executable"], [],
            ["application/x-executable"]),
        TypeDeclaration(
            "com.microsoft.windows-executable", "Windows executable", ["public.data", "public.executable"], ["exe"],
            [
                "application/vnd.microsoft.portable-executable", "application/x-msdownload",
                "application/x-ms-dos-executable",
            ]),
    ]
}
