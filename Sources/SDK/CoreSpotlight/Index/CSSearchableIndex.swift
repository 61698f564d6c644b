package import IntentWire
import Synchronization

/// One of the app's indexes, in which people find what is in the app.
///
/// Operations are carried out in the order in which they are asked for, also those of several objects with one name.
/// All members may be used from any task.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableindex
// @unchecked: the batch is guarded by a mutex; the weak delegate is set and read atomically by the Swift runtime.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let standard = CSSearchableIndex(reference: SearchableIndexReference(), channel: .shared)

    /// The index of the app that has no name. It takes no batches.
    open class func `default`() -> CSSearchableIndex { standard }

    /// Whether there is an index that can be reached.
    open class func isIndexingAvailable() -> Bool { SearchableIndexChannel.shared.isAvailable }

    /// Answers when the system has lost what was indexed, or wants to know more.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    let reference: SearchableIndexReference
    private let channel: SearchableIndexChannel
    /// The changes since a batch began; `nil` outside of one.
    private let batch = Mutex<[SearchableIndexChange]?>(nil)

    /// An index with a name.
    public convenience init(name: String) { self.init(name: name, protectionClass: nil) }

    /// An index with a name that can be read only at certain times.
    ///
    /// - Parameters:
    ///   - name: The name within the app.
    ///   - protectionClass: When the index may be read; `nil` for always.
    public convenience init(name: String, protectionClass: FileProtectionType?) {
        self.init(
            reference: SearchableIndexReference(name: name, protectionClass: protectionClass?.rawValue),
            channel: .shared)
    }

    /// An index at the end of a channel of its own.
    package init(reference: SearchableIndexReference, channel: SearchableIndexChannel) {
        self.reference = reference
        self.channel = channel
        super.init()
        LiveIndexes.shared.add(self)
    }

    // MARK: - Operations

    /// Sends a change, or keeps it until the batch ends.
    func submit(_ change: SearchableIndexChange, completion: (@Sendable ((any Error)?) -> Void)?) {
        let isKept = batch.withLock { batch in
            guard batch != nil else { return false }
            batch?.append(change)
            return true
        }
        if isKept {
            completion?(nil)
        } else {
            submit(.change(change), completion: completion)
        }
    }

    func submit(_ operation: SearchableIndexOperation, completion: (@Sendable ((any Error)?) -> Void)?) {
        fetch(operation) { completion?($0.error) }
    }

    /// Sends an operation that has an answer.
    func fetch(
        _ operation: SearchableIndexOperation, completion: @escaping @Sendable (Result<Data?, CSIndexError>) -> Void
    ) {
        channel.send(SearchableIndexRequest(index: reference, operation: operation), completion: completion)
    }

    /// Begins a batch, unless the index takes none or one has begun.
    func startBatch() {
        guard reference.name != nil else { return }
        batch.withLock { $0 = $0 ?? [] }
    }

    /// Ends the batch and gives its changes.
    func takeBatch() throws(CSIndexError) -> [SearchableIndexChange] {
        guard reference.name != nil else {
            throw CSIndexError(
                .indexingUnsupported, "the default index takes no batches: use CSSearchableIndex(name:)")
        }
        let changes = batch.withLock { batch in
            defer { batch = nil }
            return batch
        }
        guard let changes else {
            throw CSIndexError(.invalidClientStateError, "there is no batch to end: call beginBatch() first")
        }
        return changes
    }
}

extension Result {
    fileprivate var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}

/// The indexes that exist, so that what the system wants reaches their delegates.
final class LiveIndexes: Sendable {
    private struct Entry: Sendable { weak var index: CSSearchableIndex? }

    static let shared = LiveIndexes()
    private let entries = Mutex<[Entry]>([])

    func add(_ index: CSSearchableIndex) {
        entries.withLock { entries in
            entries.removeAll { $0.index == nil }
            entries.append(Entry(index: index))
        }
    }

    /// All that have a delegate.
    var answering: [CSSearchableIndex] {
        entries.withLock { $0.compactMap(\.index) }.filter { $0.indexDelegate != nil }
    }

    /// The indexes with a name that have a delegate.
    func answering(_ name: String?) -> [CSSearchableIndex] {
        entries.withLock { $0.compactMap(\.index) }.filter { $0.reference.name == name && $0.indexDelegate != nil }
    }
}
