import Synchronization

/// Text that was written bit by bit.
final class Collected: Sendable {
    private let state = Mutex("")

    func append(_ text: String) { state.withLock { $0 += text } }

    var text: String { state.withLock { $0 } }
}
