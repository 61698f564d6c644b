public import FoundationAdditions
public import UniformTypeIdentifiers

/// An entity that is a file.
///
/// - Source: AppIntents, `FileEntity`.
@_alwaysEmitConformanceMetadata
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    /// The types of files that entities of this type can be.
    static var supportedContentTypes: [UTType] { get }
}

/// The identifier of a file entity: a file, or a draft that has none yet.
///
/// Apple's framework keeps a bookmark that follows a file when it moves; here it is the file's path.
///
/// - Source: AppIntents, `FileEntityIdentifier`.
public struct FileEntityIdentifier: Codable, Hashable, Sendable, EntityIdentifierConvertible {
    private enum Kind: Codable, Hashable, Sendable {
        case file(URL)
        case draft(String)
    }
    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Creates the identifier of a file.
    ///
    /// - Throws: An error where the URL is no file URL.
    public static func file(url: URL) throws -> FileEntityIdentifier {
        guard url.isFileURL else { throw IntentFile.IntentFileError.failedToLoadFile }
        return FileEntityIdentifier(.file(url.standardizedFileURL))
    }

    /// Creates the identifier of something that is no file yet.
    public static func draft(identifier: String) -> FileEntityIdentifier { FileEntityIdentifier(.draft(identifier)) }

    /// Whether it is no file yet.
    public var isDraft: Bool { draftIdentifier != nil }

    /// The identifier of a draft.
    public var draftIdentifier: String? {
        if case .draft(let identifier) = kind { identifier } else { nil }
    }

    /// The file; nil for a draft.
    public var fileURL: URL? {
        get async throws {
            if case .file(let url) = kind { url } else { nil }
        }
    }

    public var entityIdentifierString: String {
        switch kind {
        case .file(let url): url.absoluteString
        case .draft(let identifier): "draft:" + identifier
        }
    }

    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        if entityIdentifierString.hasPrefix("draft:") {
            return draft(identifier: String(entityIdentifierString.dropFirst("draft:".count)))
        }
        if entityIdentifierString.hasPrefix("/") {
            return FileEntityIdentifier(.file(URL(fileURLWithPath: entityIdentifierString).standardizedFileURL))
        }
        return URL(string: entityIdentifierString).flatMap { try? file(url: $0) }
    }
}
