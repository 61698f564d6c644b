extension Transferable {
    /// The types from which values of this type can be read, the preferred one first.
    public static func importedContentTypes() -> [UTType] {
        channels.filter { $0.importer != nil }.map(\.contentType).uniqued()
    }

    /// The types from which values of this type can be read, the preferred one first.
    public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

    /// Reads a value from data.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - contentType: The type of the data; the first form that takes it reads it. Where it is `nil`, the first form
    ///     that reads anything does.
    /// - Throws: ``TransferableError`` where no form takes the type; what the form's closure throws.
    nonisolated(nonsending)
        public init(importing data: Data, contentType: UTType?) async throws
    {
        let channel = try Self.importingChannel(for: contentType)
        switch channel.importer {
        case .data(let read):
            self = try await read(data)
        case .file(_, let read):
            let folder = try TransferFolder()
            defer { folder.remove() }
            let name = UTType.fileName("data", for: contentType ?? channel.contentType)
            let file = TransferFolder.freeURL(named: name, in: folder.url)
            try data.write(to: file)
            self = try await read(ReceivedTransferredFile(file: file, isOriginalFile: false))
        case nil:
            throw Self.noImport(from: contentType)
        }
    }

    /// Reads a value from a file.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - contentType: The type of the file; the first form that takes it reads it. Where it is `nil`, the file's
    ///     extension tells the type, and where no form takes that, the first form that reads anything reads the file.
    /// - Throws: ``TransferableError`` where no form takes the type; what the form's closure or the file system throws.
    nonisolated(nonsending)
        public init(importing url: URL, contentType: UTType?) async throws
    {
        let guess = url.pathExtension.isEmpty ? nil : UTType(filenameExtension: url.pathExtension, conformingTo: .item)
        let guessed = contentType == nil ? guess.flatMap { try? Self.importingChannel(for: $0) } : nil
        let channel = try guessed ?? Self.importingChannel(for: contentType)
        switch channel.importer {
        case .data(let read):
            self = try await read(Data(contentsOf: url))
        case .file(attemptsOpeningInPlace: true, let read):
            self = try await read(ReceivedTransferredFile(file: url, isOriginalFile: true))
        case .file(attemptsOpeningInPlace: false, let read):
            let folder = try TransferFolder()
            defer { folder.remove() }
            let copy = TransferFolder.freeURL(named: url.lastPathComponent, in: folder.url)
            try FileManager.default.copyItem(at: url, to: copy)
            self = try await read(ReceivedTransferredFile(file: copy, isOriginalFile: false))
        case nil:
            throw Self.noImport(from: contentType)
        }
    }

    private static func importingChannel(for contentType: UTType?) throws -> TransferChannel<Self> {
        let channel = channels.first {
            $0.importer != nil && (contentType?.conforms(to: $0.contentType) ?? true)
        }
        guard let channel else { throw noImport(from: contentType) }
        return channel
    }

    private static func noImport(from contentType: UTType?) -> TransferableError {
        .noImport(of: "\(Self.self)", from: contentType, accepted: importedContentTypes())
    }
}

extension UTType {
    /// A file name with the extension of a type.
    fileprivate static func fileName(_ stem: String, for type: UTType) -> String {
        stem + (type.preferredFilenameExtension.map { ".\($0)" } ?? "")
    }
}
