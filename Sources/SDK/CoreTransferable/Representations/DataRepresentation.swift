/// A form that is data in memory.
///
/// - Source: developer.apple.com/documentation/coretransferable/datarepresentation
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let channel: TransferChannel<Item>

    /// A form that can be written and read.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - exporting: Writes a value.
    ///   - importing: Reads a value; throws where the data holds none.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        channel = TransferChannel(contentType: contentType, exporter: .data(exporting), importer: .data(importing))
    }

    /// A form that can only be written.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        channel = TransferChannel(contentType: exportedContentType, exporter: .data(exporting))
    }

    /// A form that can only be read.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        channel = TransferChannel(contentType: importedContentType, importer: .data(importing))
    }
}

extension DataRepresentation: PrimitiveTransferRepresentation {
    func ownChannels(path: [ObjectIdentifier]) -> [TransferChannel<Item>] { [channel] }
}
