public import FoundationAdditions
public import IntentWire
public import UniformTypeIdentifiers

/// A file that an intent takes or returns: on disk, or in memory.
///
/// - Source: AppIntents, `IntentFile`.
public struct IntentFile: Codable, Hashable, Sendable, DisplayRepresentable, _IntentValue {
    public typealias Specification = EmptyResolverSpecification<IntentFile>
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentFile> { .init() }

    /// What can go wrong with a file.
    public enum IntentFileError: Error, CustomNSError {
        case failedToLoadData, failedToLoadFile

        public static var errorDomain: String { "AppIntents.IntentFile.IntentFileError" }
        public var errorCode: Int { self == .failedToLoadData ? 0 : 1 }
        public var errorUserInfo: [String: Any] {
            [
                NSLocalizedDescriptionKey: self == .failedToLoadData
                    ? "The data of the file could not be read." : "The file could not be read."
            ]
        }
    }

    /// The name with its extension.
    public private(set) var filename: String
    /// What the file holds; nil where unknown.
    public private(set) var type: UTType?
    /// Where the file is; nil for one in memory.
    public private(set) var fileURL: URL?
    /// Whether the file may be deleted once the intent is done; kept with the value, and not acted on yet.
    public var removedOnCompletion = false
    private var contents: Data?

    /// Creates a file in memory.
    public init(data: Data, filename: String, type: UTType? = nil) {
        contents = data
        self.filename = filename
        self.type = type ?? Self.type(of: filename)
    }

    /// Creates a file on disk.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type ?? Self.type(of: self.filename)
    }

    private static func type(of filename: String) -> UTType? {
        let suffix = (filename as NSString).pathExtension
        return suffix.isEmpty ? nil : UTType(filenameExtension: suffix)
    }

    /// The bytes; empty where the file cannot be read. ``data(contentType:)`` tells why.
    public var data: Data { (try? bytes()) ?? Data() }

    private func bytes() throws -> Data {
        if let contents { return contents }
        guard let fileURL else { throw IntentFileError.failedToLoadData }
        return try Data(contentsOf: fileURL)
    }

    /// The types in which the file can be read.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// The bytes, as this type.
    ///
    /// - Throws: An error where the file is not of the type, or cannot be read.
    public func data(contentType: UTType) async throws -> Data {
        if let type, !type.conforms(to: contentType) { throw IntentFileError.failedToLoadData }
        return try bytes()
    }

    /// A file on disk with the contents, as this type.
    ///
    /// - Parameters:
    ///   - contentType: What the file must be, or be a kind of.
    ///   - destinationDirectory: Where to put a copy, made where it is missing. Where nil, a file on disk is used in
    ///     place, and a file in memory is written to a new folder in the temporary one.
    /// - Returns: The file, and whether it is the original.
    /// - Throws: ``IntentFileError/failedToLoadFile`` where the file is not of the type; Foundation's error where it
    ///   cannot be read or written.
    public func file(
        contentType: UTType, destinationDirectory: URL? = nil
    ) async throws -> (fileURL: URL, openedInPlace: Bool) {
        if let type, !type.conforms(to: contentType) { throw IntentFileError.failedToLoadFile }
        if let fileURL, destinationDirectory == nil { return (fileURL, true) }
        let folder = destinationDirectory ?? FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let target = folder.appending(path: (filename as NSString).lastPathComponent)
        try bytes().write(to: target, options: .atomic)
        return (target, false)
    }

    /// Calls `fileHandler` with a file on disk, and deletes it afterwards unless it is the original.
    public func withFile<Result>(
        contentType: UTType, allowOpenInPlace: Bool = false,
        fileHandler: (_ fileURL: URL, _ openedInPlace: Bool) async throws -> Result
    ) async throws -> Result {
        if allowOpenInPlace, let fileURL { return try await fileHandler(fileURL, true) }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = try await file(contentType: contentType, destinationDirectory: folder)
        return try await fileHandler(copy.fileURL, false)
    }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: filename) }

    public static var __valueType: IntentWire.ValueType { .file }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> IntentFile {
        guard case .file(let snapshot) = value else { throw context.invalid(value, expected: "a file") }
        guard var file = IntentFile(snapshot) else {
            throw context.invalid(value, expected: "a file", because: "it has neither a place nor contents")
        }
        if let known = file.type, let accepted = context.traits.contentTypes,
            !accepted.contains(where: { UTType($0).map(known.conforms(to:)) ?? false }),
            !accepted.contains("public.item")
        {
            throw IntentFailure(
                .invalidValue,
                "'\(context.parameterName ?? "the file")' takes files of type \(accepted.joined(separator: ", ")); "
                    + "'\(file.filename)' is \(known.identifier)", parameters: context.parameterName.map { [$0] })
        }
        file.removedOnCompletion = false
        return file
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .file(snapshot) }

    /// The file that a snapshot tells of; nil where it has neither a place nor contents.
    package init?(_ snapshot: FileSnapshot) {
        let type = snapshot.type.flatMap { UTType($0) }
        if let data = snapshot.data {
            self.init(data: data, filename: snapshot.filename, type: type)
        } else if let url = snapshot.url {
            self.init(fileURL: url, filename: snapshot.filename, type: type)
        } else {
            return nil
        }
    }

    package var snapshot: FileSnapshot {
        FileSnapshot(filename: filename, type: type?.identifier, url: fileURL, data: contents)
    }
}
