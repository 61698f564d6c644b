// The declarations stand in `TypeDeclaration+Base.swift`.

extension UTType {
    /// Item: `public.item`.
    public static var item: UTType { UTType(uncheckedIdentifier: "public.item") }

    /// Content: `public.content`.
    public static var content: UTType { UTType(uncheckedIdentifier: "public.content") }

    /// Composite content: `public.composite-content`.
    public static var compositeContent: UTType { UTType(uncheckedIdentifier: "public.composite-content") }

    /// Disk image: `public.disk-image`.
    public static var diskImage: UTType { UTType(uncheckedIdentifier: "public.disk-image") }

    /// Data: `public.data`.
    public static var data: UTType { UTType(uncheckedIdentifier: "public.data") }

    /// Resolvable item: `com.apple.resolvable`.
    public static var resolvable: UTType { UTType(uncheckedIdentifier: "com.apple.resolvable") }

    /// Symbolic link: `public.symlink`.
    public static var symbolicLink: UTType { UTType(uncheckedIdentifier: "public.symlink") }

    /// Executable: `public.executable`.
    public static var executable: UTType { UTType(uncheckedIdentifier: "public.executable") }

    /// Mount point: `com.apple.mount-point`.
    public static var mountPoint: UTType { UTType(uncheckedIdentifier: "com.apple.mount-point") }

    /// Alias file: `com.apple.alias-file`.
    public static var aliasFile: UTType { UTType(uncheckedIdentifier: "com.apple.alias-file") }

    /// URL bookmark: `com.apple.bookmark`.
    public static var urlBookmarkData: UTType { UTType(uncheckedIdentifier: "com.apple.bookmark") }

    /// URL: `public.url`.
    public static var url: UTType { UTType(uncheckedIdentifier: "public.url") }

    /// File URL: `public.file-url`.
    public static var fileURL: UTType { UTType(uncheckedIdentifier: "public.file-url") }

    /// Application: `com.apple.application`.
    public static var application: UTType { UTType(uncheckedIdentifier: "com.apple.application") }

    /// Unix executable: `public.unix-executable`.
    public static var unixExecutable: UTType { UTType(uncheckedIdentifier: "public.unix-executable") }

    /// Windows executable: `com.microsoft.windows-executable`.
    public static var exe: UTType { UTType(uncheckedIdentifier: "com.microsoft.windows-executable") }
}
