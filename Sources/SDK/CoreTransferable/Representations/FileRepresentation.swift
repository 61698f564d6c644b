/// A form that is a file, for values too large to be held in memory.
///
/// - Source: developer.apple.com/documentation/coretransferable/filerepresentation
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let channel: TransferChannel<Item>

    /// A form that can be written and read.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Whether `importing` gets the sender's own file. It gets a copy otherwise, which is
    ///     removed when it returns.
    ///   - exporting: Gives a file with a value.
    ///   - importing: Reads a value from a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        channel = TransferChannel(
            contentType: contentType, exporter: .file(allowsOpeningInPlace: shouldAttemptToOpenInPlace, exporting),
            importer: .file(attemptsOpeningInPlace: shouldAttemptToOpenInPlace, importing))
    }

    /// A form that can only be written.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the file.
    ///   - shouldAllowToOpenInPlace: Whether receivers may work with the file itself, where the file allows it too.
    ///   - exporting: Gives a file with a value.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        channel = TransferChannel(
            contentType: exportedContentType,
            exporter: .file(allowsOpeningInPlace: shouldAllowToOpenInPlace, exporting))
    }

    /// A form that can only be read.
    ///
    /// - Parameters:
    ///   - importedContentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Whether `importing` gets the sender's own file instead of a copy.
    ///   - importing: Reads a value from a file.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        channel = TransferChannel(
            contentType: importedContentType,
            importer: .file(attemptsOpeningInPlace: shouldAttemptToOpenInPlace, importing))
    }
}

extension FileRepresentation: PrimitiveTransferRepresentation {
    func ownChannels(path: [ObjectIdentifier]) -> [TransferChannel<Item>] { [channel] }
}
