package import IntentWire
import Synchronization

extension CSSearchableIndex {
    /// The indexes of this process with a name (`nil`: the default one) whose delegates answer.
    package static func answering(_ name: String?) -> [CSSearchableIndex] { LiveIndexes.shared.answering(name) }

    /// The indexes of this process, whatever their names, whose delegates answer.
    package static var answering: [CSSearchableIndex] { LiveIndexes.shared.answering }

    /// Tells the delegate what the system wants, and waits until it has done so.
    ///
    /// - Throws: ``CSIndexError`` with code `indexingUnsupported` where the index has no delegate.
    package func deliver(_ event: SearchableIndexEvent) async throws {
        let delegate = try answeringDelegate()
        switch event {
        case .reindexAll:
            await acknowledgement {
                delegate.searchableIndex(self, reindexAllSearchableItemsWithAcknowledgementHandler: $0)
            }
        case .reindex(let identifiers):
            await acknowledgement {
                delegate.searchableIndex(
                    self, reindexSearchableItemsWithIdentifiers: identifiers, acknowledgementHandler: $0)
            }
        case .didThrottle:
            delegate.searchableIndexDidThrottle(self)
        case .didFinishThrottle:
            delegate.searchableIndexDidFinishThrottle(self)
        case .itemsDidUpdate(let items):
            delegate.searchableItemsDidUpdate(items.map(CSSearchableItem.init(snapshot:)))
        }
    }

    /// Asks the delegate for items as they are now.
    ///
    /// - Throws: ``CSIndexError`` with code `indexingUnsupported` where the index has no delegate.
    package func currentItems(_ identifiers: [String]) async throws -> [SearchableItemSnapshot] {
        let delegate = try answeringDelegate()
        return await withCheckedContinuation { continuation in
            let once = Once(continuation)
            delegate.searchableItems(forIdentifiers: identifiers) { once.resume(returning: $0.map(\.snapshot)) }
        }
    }

    /// Asks the delegate for the data of an item.
    ///
    /// - Throws: ``CSIndexError`` where the index has no delegate or that gives no such data; what the delegate throws.
    package func itemData(_ identifier: String, contentType: String) throws -> Data {
        try answeringDelegate().data(for: self, itemIdentifier: identifier, typeIdentifier: contentType)
    }

    /// Asks the delegate for a file with an item.
    ///
    /// - Throws: ``CSIndexError`` where the index has no delegate or that gives no such file; what the delegate throws.
    package func itemFile(_ identifier: String, contentType: String, inPlace: Bool) throws -> URL {
        try answeringDelegate()
            .fileURL(for: self, itemIdentifier: identifier, typeIdentifier: contentType, inPlace: inPlace)
    }

    /// The identifiers of all entities of a type that the app has in its indexes.
    ///
    /// - Throws: ``CSIndexError``.
    package static func entityIdentifiers(ofType type: String) async throws -> [String] {
        let request = SearchableIndexRequest(
            index: SearchableIndexReference(), operation: .entities(type: type))
        guard let data = try await SearchableIndexChannel.shared.send(request) else { return [] }
        return try JSONDecoder().decode([String].self, from: data)
    }

    private func answeringDelegate() throws -> any CSSearchableIndexDelegate {
        guard let indexDelegate else {
            let name = reference.name.map { "'\($0)'" } ?? "the default one"
            throw CSIndexError(.indexingUnsupported, "nobody answers for the index \(name): set its indexDelegate")
        }
        return indexDelegate
    }

    private func acknowledgement(_ body: (@escaping () -> Void) -> Void) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let once = Once(continuation)
            body { once.resume(returning: ()) }
        }
    }
}

/// Resumes a continuation once, however often the app calls its handler.
private final class Once<Value: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value, Never>?>

    init(_ continuation: CheckedContinuation<Value, Never>) { self.continuation = Mutex(continuation) }

    func resume(returning value: Value) {
        let waiting = continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(returning: value)
    }
}
