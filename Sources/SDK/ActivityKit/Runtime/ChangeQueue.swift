import Synchronization

/// What one reader of an asynchronous sequence has still to get: each change once, in order.
package final class ChangeQueue<Element: Sendable>: Sendable {
    private struct State {
        var elements: [Element] = []
        var isFinished = false
        var lastWaiter = 0
        var waiters: [(key: Int, continuation: CheckedContinuation<Element?, Never>)] = []
    }

    private let state: Mutex<State>

    /// Creates a queue that begins with some elements.
    package init(_ elements: [Element] = []) { state = Mutex(State(elements: elements)) }

    /// Adds a change; nothing after the end.
    package func push(_ element: Element) {
        let waiter = state.withLock { state -> CheckedContinuation<Element?, Never>? in
            guard !state.isFinished else { return nil }
            if state.waiters.isEmpty {
                state.elements.append(element)
                return nil
            }
            return state.waiters.removeFirst().continuation
        }
        waiter?.resume(returning: element)
    }

    /// Ends the sequence after what was added.
    package func finish() {
        let waiters = state.withLock { state in
            defer { state.waiters = [] }
            state.isFinished = true
            return state.waiters
        }
        for waiter in waiters { waiter.continuation.resume(returning: nil) }
    }

    /// The next change; nil at the end, and where the task is cancelled.
    package func next() async -> Element? {
        let key = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let ready = state.withLock { state -> Element?? in
                    // The handler of a task that was cancelled before has run already.
                    if Task.isCancelled { return .some(nil) }
                    if !state.elements.isEmpty { return state.elements.removeFirst() }
                    if state.isFinished { return .some(nil) }
                    state.waiters.append((key, continuation))
                    return nil
                }
                if let ready { continuation.resume(returning: ready) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                state.waiters.firstIndex { $0.key == key }.map { state.waiters.remove(at: $0).continuation }
            }
            waiter?.resume(returning: nil)
        }
    }
}

/// The queues of those who still read.
package struct ChangeReaders<Element: Sendable>: Sendable {
    private struct Reader: Sendable { weak let queue: ChangeQueue<Element>? }

    private var readers: [Reader] = []

    package init() {}

    /// The queues, without those that nobody reads any more.
    package mutating func all() -> [ChangeQueue<Element>] {
        readers.removeAll { $0.queue == nil }
        return readers.compactMap(\.queue)
    }

    package mutating func add(_ queue: ChangeQueue<Element>) {
        readers.removeAll { $0.queue == nil }
        readers.append(Reader(queue: queue))
    }
}
