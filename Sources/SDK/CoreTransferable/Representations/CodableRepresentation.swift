/// A form that an encoder writes and a decoder reads: JSON unless others are given.
///
/// - Source: developer.apple.com/documentation/coretransferable/codablerepresentation
@preconcurrency
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable, Item: Decodable, Item: Encodable, Encoder: TopLevelEncoder, Encoder: Sendable,
    Decoder: TopLevelDecoder, Decoder: Sendable, Encoder.Output == Data, Decoder.Input == Data
{
    public typealias Body = Never

    private let contentType: UTType
    private let encoder: Encoder
    private let decoder: Decoder

    /// A form with an encoder and a decoder of your own.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - contentType: The type of the data.
    ///   - encoder: Writes the values.
    ///   - decoder: Reads what the encoder writes.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.contentType = contentType
        self.encoder = encoder
        self.decoder = decoder
    }

    /// A form in JSON.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - contentType: The type of the data.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}

extension CodableRepresentation: PrimitiveTransferRepresentation {
    func ownChannels(path: [ObjectIdentifier]) -> [TransferChannel<Item>] {
        let (encoder, decoder) = (encoder, decoder)
        return [
            TransferChannel(
                contentType: contentType, exporter: .data { try encoder.encode($0) },
                importer: .data { try decoder.decode(Item.self, from: $0) })
        ]
    }
}
