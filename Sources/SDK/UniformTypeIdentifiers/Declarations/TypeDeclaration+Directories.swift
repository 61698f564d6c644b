extension TypeDeclaration {
    /// The declarations of folders, packages and bundles.
    static let directories: [TypeDeclaration] = [
        TypeDeclaration("public.directory", "Directory", ["public.item"], [], ["inode/directory"]),
        TypeDeclaration("public.folder", "Folder", ["public.directory"]),
        TypeDeclaration("public.volume", "Volume", ["public.folder"]),
        TypeDeclaration("com.apple.package", "Package", ["public.directory"]),
        TypeDeclaration("com.apple.bundle", "Bundle", ["public.directory"], ["bundle"]),
        TypeDeclaration("com.apple.plugin", "Plug-in", ["com.apple.bundle", "com.apple.package"], ["plugin"]),
        TypeDeclaration("com.apple.metadata-importer", "Spotlight importer", ["com.apple.plugin"], ["mdimporter"]),
        TypeDeclaration("com.apple.quicklook-generator", "Quick Look generator", ["com.apple.plugin"], ["qlgenerator"]),
        TypeDeclaration("com.apple.xpc-service", "XPC service", ["com.apple.bundle", "com.apple.package"], ["xpc"]),
        TypeDeclaration("com.apple.framework", "Framework", ["com.apple.bundle"], ["framework"]),
        TypeDeclaration(
            "com.apple.application-bundle", "Application bundle",
            ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"]),
        TypeDeclaration(
            "com.apple.application-and-system-extension", "Application extension", ["com.apple.xpc-service"], ["appex"]),
        TypeDeclaration(
            "com.apple.systempreference.prefpane", "System settings pane", ["com.apple.package", "com.apple.bundle"],
            ["prefpane"]),
        TypeDeclaration(
            "com.apple.rtfd", "Rich text with attachments", ["com.apple.package", "public.composite-content"], ["rtfd"],
            ["text/rtfd"]),
    ]
}
