extension Transferable {
    /// The types as which this value can be written now, the preferred one first.
    ///
    /// - Parameter visibility: Who asks: forms that are hidden from them are left out.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.channels.filter { $0.exporter != nil && $0.visibility.includes(visibility) && $0.isAvailable(self) }
            .map(\.contentType).uniqued()
    }

    /// The types as which values of this type can be written, the preferred one first. Conditions are not looked at.
    ///
    /// - Parameter visibility: Who asks: forms that are hidden from them are left out.
    public static func exportedContentTypes(visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        channels.filter { $0.exporter != nil && $0.visibility.includes(visibility) }.map(\.contentType).uniqued()
    }

    /// The name that a file with this value should have, with its extension; `nil` where no form suggests one.
    public var suggestedFilename: String? {
        Self.channels.lazy.filter { $0.exporter != nil && $0.isAvailable(self) }.compactMap { $0.fileName(self) }.first
    }

    /// Writes the value as data.
    ///
    /// A form that is a file is read into memory.
    ///
    /// - Parameter contentType: What the form must conform to; `nil` for the first form that can be written.
    /// - Throws: ``TransferableError`` where there is no such form, or it is a folder; what the form's closure throws.
    nonisolated(nonsending)
        public func exported(as contentType: UTType?) async throws -> Data
    {
        let channel = try exportingChannel(for: contentType)
        switch channel.exporter {
        case .data(let export):
            return try await export(self)
        case .file(_, let export):
            let file = try await export(self).file
            guard !file.isExistingFolder else { throw TransferableError.folder(file, of: "\(Self.self)") }
            return try Data(contentsOf: file)
        case nil:
            throw noExport(as: contentType)
        }
    }

    /// Writes the value to a file in a folder.
    ///
    /// - Parameters:
    ///   - destinationDirectory: The folder. A file in it that has the wanted name stays; the new one gets a number.
    ///   - contentType: What the form must conform to; `nil` for the first form that can be written.
    /// - Returns: Where the file is. It belongs to the caller.
    /// - Throws: ``TransferableError`` where there is no such form; what the form's closure or the file system throws.
    nonisolated(nonsending)
        public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL
    {
        let channel = try exportingChannel(for: contentType)
        switch channel.exporter {
        case .data(let export):
            let data = try await export(self)
            let target = TransferFolder.freeURL(named: fileName(of: channel), in: destinationDirectory)
            try data.write(to: target, options: .withoutOverwriting)
            return target
        case .file(_, let export):
            let sent = try await export(self)
            let name = channel.fileName(self) ?? sent.file.lastPathComponent
            let target = TransferFolder.freeURL(named: name, in: destinationDirectory)
            try FileManager.default.copyItem(at: sent.file, to: target)
            return target
        case nil:
            throw noExport(as: contentType)
        }
    }

    /// Writes the value to a file that lives as long as a closure runs.
    ///
    /// - Parameters:
    ///   - contentType: What the form must conform to; `nil` for the first form that can be written.
    ///   - fileHandler: Works with the file. Where both the form and the value's file allow it, it is the original.
    /// - Returns: What the closure returns.
    /// - Throws: ``TransferableError`` where there is no such form; what the closures or the file system throw.
    nonisolated(nonsending)
        public func withExportedFile<Result>(
            contentType: UTType?, fileHandler: (URL) async throws -> Result
        ) async throws -> Result
    {
        let channel = try exportingChannel(for: contentType)
        let folder = try TransferFolder()
        defer { folder.remove() }
        if case .file(true, let export) = channel.exporter {
            let sent = try await export(self)
            if sent.allowAccessingOriginalFile { return try await fileHandler(sent.file) }
            let name = channel.fileName(self) ?? sent.file.lastPathComponent
            let copy = TransferFolder.freeURL(named: name, in: folder.url)
            try FileManager.default.copyItem(at: sent.file, to: copy)
            return try await fileHandler(copy)
        }
        return try await fileHandler(try await export(to: folder.url, contentType: contentType))
    }

    private func exportingChannel(for contentType: UTType?) throws -> TransferChannel<Self> {
        let channel = Self.channels.first {
            guard $0.exporter != nil, $0.isAvailable(self) else { return false }
            return contentType.map($0.contentType.conforms(to:)) ?? true
        }
        guard let channel else { throw noExport(as: contentType) }
        return channel
    }

    private func noExport(as contentType: UTType?) -> TransferableError {
        .noExport(of: "\(Self.self)", as: contentType, available: exportedContentTypes(.ownProcess))
    }

    private func fileName(of channel: TransferChannel<Self>) -> String {
        if let name = channel.fileName(self) { return name }
        let pathExtension = channel.contentType.preferredFilenameExtension.map { ".\($0)" } ?? ""
        return "\(Self.self)".prefix { $0 != "<" } + pathExtension
    }
}

extension URL {
    /// Whether there is a folder at a file URL.
    fileprivate var isExistingFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in the order of their first appearance.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
