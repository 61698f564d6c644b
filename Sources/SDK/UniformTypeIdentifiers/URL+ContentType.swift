extension URL {
    /// A URL with one more path component, which gets the preferred extension of a type unless it already has one of
    /// that type's.
    ///
    /// - Parameters:
    ///   - partialName: The name of the file or folder.
    ///   - contentType: The type of the file or folder. One that conforms to `directory` gives a path that ends in `/`.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let isDirectory = contentType.conforms(to: .directory)
        return appendingPathComponent(
            contentType.completedFilename(partialName), isDirectory: isDirectory)
    }

    /// Appends a path component as ``appendingPathComponent(_:conformingTo:)`` does.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// A URL whose last path component has the preferred extension of a type; unchanged where it already has one of
    /// that type's, or where the type has none.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let addition = contentType.extensionToAdd(to: lastPathComponent) else { return self }
        return appendingPathExtension(addition)
    }

    /// Appends an extension as ``appendingPathExtension(for:)`` does.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension UTType {
    /// The name with the preferred extension, unless it has one of this type already.
    fileprivate func completedFilename(_ name: String) -> String {
        extensionToAdd(to: name).map { "\(name).\($0)" } ?? name
    }

    fileprivate func extensionToAdd(to name: String) -> String? {
        guard let preferred = preferredFilenameExtension else { return nil }
        let name = name.lowercased()
        let known = tags[.filenameExtension] ?? []
        return known.contains { name.hasSuffix(".\($0)") } ? nil : preferred
    }
}

extension String {
    /// Paths are URLs: use ``Foundation/URL/appendingPathComponent(_:conformingTo:)``.
    @available(*, unavailable, message: "use appendingPathComponent(_:conformingTo:) of URL")
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> Never {
        preconditionFailure("unavailable: no caller compiles")
    }

    /// Paths are URLs: use ``Foundation/URL/appendingPathExtension(for:)``.
    @available(*, unavailable, message: "use appendingPathExtension(for:) of URL")
    public func appendingPathExtension(for contentType: UTType) -> Never {
        preconditionFailure("unavailable: no caller compiles")
    }
}

extension NSString {
    /// A path with one more component, which gets the preferred extension of a type unless it has one of that type's.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        appendingPathComponent(contentType.completedFilename(partialName))
    }

    /// A path with the preferred extension of a type, unless it has one of that type's.
    public func appendingPathExtension(for contentType: UTType) -> String {
        contentType.extensionToAdd(to: lastPathComponent).flatMap { appendingPathExtension($0) } ?? self as String
    }
}

extension URLResourceKey {
    /// Asks for ``Foundation/URLResourceValues/contentType``.
    ///
    /// Foundation on this platform hands out values only for the keys that it knows itself. A type is computed from
    /// the path, so this key asks for the path.
    public static var contentTypeKey: URLResourceKey { .pathKey }
}

extension URLResourceValues {
    /// The type of the file or folder, from what it is in the file system and from its name.
    ///
    /// - Returns: `nil` unless ``Foundation/URLResourceKey/contentTypeKey`` was asked for, and where there is no such
    ///   file.
    public var contentType: UTType? {
        guard let path, let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        let pathExtension = (path as NSString).pathExtension
        switch attributes[.type] as? FileAttributeType {
        case FileAttributeType.typeSymbolicLink:
            return .symbolicLink
        case FileAttributeType.typeDirectory:
            let known = UTType.types(tag: pathExtension, tagClass: .filenameExtension, conformingTo: .directory)
            return known.first ?? .folder
        case FileAttributeType.typeRegular:
            if let known = UTType(filenameExtension: pathExtension) { return known }
            return FileManager.default.isExecutableFile(atPath: path) ? .unixExecutable : .data
        default:
            return .item
        }
    }
}
