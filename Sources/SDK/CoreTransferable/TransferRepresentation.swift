/// A way to write a value and to read it again, or several of them.
///
/// Combine representations in the `body` of your own ones.
///
/// - Source: developer.apple.com/documentation/coretransferable/transferrepresentation
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the value.
    associatedtype Item: Transferable
    /// The representation that this one consists of.
    associatedtype Body: TransferRepresentation

    /// The representations that this one consists of, the preferred one first.
    @TransferRepresentationBuilder<Item>
    var body: Body { get }
}

/// A representation that is made here and does not consist of others.
protocol PrimitiveTransferRepresentation<Item>: TransferRepresentation where Body == Never {
    /// The ways of the representation.
    ///
    /// - Parameter path: The types that are being resolved, so that a stand-in that leads back to one of them ends.
    func ownChannels(path: [ObjectIdentifier]) -> [TransferChannel<Item>]
}

extension TransferRepresentation where Body == Never {
    /// Representations that do not consist of others have no body.
    public var body: Never { preconditionFailure("\(Self.self) does not consist of other representations.") }
}

extension TransferRepresentation {
    /// All ways of the representation and of those that it consists of, in order.
    func channels(path: [ObjectIdentifier]) -> [TransferChannel<Item>] {
        if let primitive = self as? any PrimitiveTransferRepresentation<Item> {
            return primitive.ownChannels(path: path)
        }
        guard Body.self != Never.self else { return [] }
        return body.channels(path: path) as? [TransferChannel<Item>] ?? []
    }
}

extension Never: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public var body: Never { self }
}
