/// Several representations, the preferred one first.
///
/// - Source: developer.apple.com/documentation/coretransferable/tupletransferrepresentation
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
    /// The representations as a tuple.
    let value: Value
    private let resolve: @Sendable (_ path: [ObjectIdentifier]) -> [TransferChannel<Item>]

    init(_ value: Value, resolve: @escaping @Sendable ([ObjectIdentifier]) -> [TransferChannel<Item>]) {
        self.value = value
        self.resolve = resolve
    }

    public var body: some TransferRepresentation<Item> { JoinedRepresentation(resolve: resolve) }
}

/// The ways of several representations.
private struct JoinedRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    typealias Body = Never
    let resolve: @Sendable ([ObjectIdentifier]) -> [TransferChannel<Item>]

    func ownChannels(path: [ObjectIdentifier]) -> [TransferChannel<Item>] { resolve(path) }
}
