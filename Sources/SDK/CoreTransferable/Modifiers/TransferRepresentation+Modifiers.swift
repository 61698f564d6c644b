extension TransferRepresentation {
    /// Offers the representation only for some values.
    ///
    /// - Parameter condition: Whether a value has this form.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> _ConditionalTransferRepresentation<Self> {
        _ConditionalTransferRepresentation(base: self, condition: condition)
    }

    /// Proposes a name for files with this form. Of several proposals the last one counts.
    ///
    /// - Parameter fileName: The name with its extension.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        suggestedFileName { _ in fileName }
    }

    /// Proposes a name for files with this form. Of several proposals the last one counts.
    ///
    /// - Parameter fileName: Gives the name of a value with its extension, or `nil` for none.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(base: self) { $0.fileName = fileName }
    }

    /// Limits who sees the representation.
    ///
    /// - Parameter visibility: Who may see it.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(base: self) { $0.visibility = visibility }
    }
}

/// A representation that only some values have.
public struct _ConditionalTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    public typealias Item = Base.Item
    public typealias Body = Never

    let base: Base
    let condition: @Sendable (Item) -> Bool
}

extension _ConditionalTransferRepresentation: PrimitiveTransferRepresentation {
    func ownChannels(path: [ObjectIdentifier]) -> [TransferChannel<Item>] {
        let condition = condition
        return base.channels(path: path).map { channel in
            var changed = channel
            changed.isAvailable = { condition($0) && channel.isAvailable($0) }
            return changed
        }
    }
}

/// A representation all of whose forms are changed.
private struct ModifiedTransferRepresentation<Base: TransferRepresentation>: PrimitiveTransferRepresentation {
    typealias Item = Base.Item
    typealias Body = Never

    let base: Base
    let change: @Sendable (inout TransferChannel<Item>) -> Void

    func ownChannels(path: [ObjectIdentifier]) -> [TransferChannel<Item>] {
        base.channels(path: path).map { channel in
            var changed = channel
            change(&changed)
            return changed
        }
    }
}
