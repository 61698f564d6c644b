import IntentWire
import Synchronization

/// One Live Activity in this process, whoever holds objects of it: what is known of it, and who wants to hear more.
final class ActivityCore: Sendable {
    private struct State {
        var snapshot: ActivitySnapshot
        var readers = ChangeReaders<ActivitySnapshot>()
    }

    private let state: Mutex<State>

    init(_ snapshot: ActivitySnapshot) { state = Mutex(State(snapshot: snapshot)) }

    var snapshot: ActivitySnapshot { state.withLock(\.snapshot) }

    /// Takes what the system says, unless more is known already.
    func apply(_ snapshot: ActivitySnapshot) {
        let queues = state.withLock { state -> [ChangeQueue<ActivitySnapshot>] in
            guard snapshot.isNewer(than: state.snapshot) else { return [] }
            state.snapshot = snapshot
            return state.readers.all()
        }
        for queue in queues {
            queue.push(snapshot)
            if snapshot.phase == .dismissed { queue.finish() }
        }
    }

    /// A queue that begins with what is known now.
    func changes() -> ChangeQueue<ActivitySnapshot> {
        state.withLock { state in
            let queue = ChangeQueue([state.snapshot])
            if state.snapshot.phase == .dismissed { queue.finish() } else { state.readers.add(queue) }
            return queue
        }
    }
}

extension ActivitySnapshot {
    /// Whether this comes after another one of the same activity.
    ///
    /// Time alone changes the phase too, without a new revision, and always forward.
    fileprivate func isNewer(than other: ActivitySnapshot) -> Bool {
        if revision != other.revision { return revision > other.revision }
        let order = ActivityPhase.allCases
        return (order.firstIndex(of: phase) ?? 0) > (order.firstIndex(of: other.phase) ?? 0)
    }
}
