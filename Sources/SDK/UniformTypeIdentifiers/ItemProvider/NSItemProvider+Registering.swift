extension NSItemProvider {
    /// An item that is a file.
    ///
    /// - Parameters:
    ///   - fileURL: The file or folder.
    ///   - contentType: Its type; `nil` to tell it from the extension.
    ///   - openInPlace: Whether receivers may work with the file itself.
    ///   - coordinated: Has no meaning here: there is no coordination of files.
    ///   - visibility: Who may see the item.
    public convenience init(
        contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        let guess = UTType(filenameExtension: fileURL.pathExtension, conformingTo: .item)
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerFileRepresentation(
            for: contentType ?? guess ?? .data, visibility: visibility, openInPlace: openInPlace
        ) { completion in
            completion(fileURL, openInPlace, nil)
            return nil
        }
    }

    /// Adds a form that is data in memory.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - visibility: Who may see the form.
    ///   - loadHandler: Makes the data when it is asked for, calls its handler once, and may tell of its progress.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(Form(type: contentType, visibility: visibility, loader: .data(loadHandler)))
    }

    /// Adds a form that is data in memory.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            for: UTType(importedAs: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a form that is a file.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - visibility: Who may see the form.
    ///   - openInPlace: Whether receivers may work with the file itself.
    ///   - loadHandler: Makes the file when it is asked for, and calls its handler once with the file and whether it
    ///     may be worked with in its place.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        register(Form(type: contentType, visibility: visibility, loader: .file(openInPlace: openInPlace, loadHandler)))
    }
}
