// The declarations stand in `TypeDeclaration+Directories.swift`.

extension UTType {
    /// Directory: `public.directory`.
    public static var directory: UTType { UTType(uncheckedIdentifier: "public.directory") }

    /// Folder: `public.folder`.
    public static var folder: UTType { UTType(uncheckedIdentifier: "public.folder") }

    /// Volume: `public.volume`.
    public static var volume: UTType { UTType(uncheckedIdentifier: "public.volume") }

    /// Package: `com.apple.package`.
    public static var package: UTType { UTType(uncheckedIdentifier: "com.apple.package") }

    /// Bundle: `com.apple.bundle`.
    public static var bundle: UTType { UTType(uncheckedIdentifier: "com.apple.bundle") }

    /// Plug-in: `com.apple.plugin`.
    public static var pluginBundle: UTType { UTType(uncheckedIdentifier: "com.apple.plugin") }

    /// Spotlight importer: `com.apple.metadata-importer`.
    public static var spotlightImporter: UTType { UTType(uncheckedIdentifier: "com.apple.metadata-importer") }

    /// Quick Look generator: `com.apple.quicklook-generator`.
    public static var quickLookGenerator: UTType { UTType(uncheckedIdentifier: "com.apple.quicklook-generator") }

    /// XPC service: `com.apple.xpc-service`.
    public static var xpcService: UTType { UTType(uncheckedIdentifier: "com.apple.xpc-service") }

    /// Framework: `com.apple.framework`.
    public static var framework: UTType { UTType(uncheckedIdentifier: "com.apple.framework") }

    /// Application bundle: `com.apple.application-bundle`.
    public static var applicationBundle: UTType { UTType(uncheckedIdentifier: "com.apple.application-bundle") }

    /// Application extension: `com.apple.application-and-system-extension`.
    public static var applicationExtension: UTType {
        UTType(uncheckedIdentifier: "com.apple.application-and-system-extension")
    }

    /// System settings pane: `com.apple.systempreference.prefpane`.
    public static var systemPreferencesPane: UTType {
        UTType(uncheckedIdentifier: "com.apple.systempreference.prefpane")
    }

    /// Rich text with attachments: `com.apple.rtfd`.
    public static var rtfd: UTType { UTType(uncheckedIdentifier: "com.apple.rtfd") }
}
