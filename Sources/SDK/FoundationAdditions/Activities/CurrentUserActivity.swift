import Synchronization

/// What happens to the user activities of this process.
package enum UserActivityEvent: Sendable {
    case becameCurrent(NSUserActivity)
    case resignedCurrent(NSUserActivity)
    /// The app deleted saved activities.
    case deleted([NSUserActivityPersistentIdentifier])
    case deletedAll
}

/// The current user activity of this process, and who watches it.
package final class CurrentUserActivity: Sendable {
    package static let shared = CurrentUserActivity()

    private struct State {
        var activity: NSUserActivity?
        var observer: (@Sendable (UserActivityEvent) -> Void)?
    }

    private let state = Mutex(State())

    /// The activity that became current last and has not resigned.
    package var activity: NSUserActivity? { state.withLock(\.activity) }

    /// Calls `observer` for every event from now on, on the thread that causes it; replaces an earlier observer.
    package func observe(_ observer: (@Sendable (UserActivityEvent) -> Void)?) {
        state.withLock { $0.observer = observer }
    }

    func replace(with activity: NSUserActivity) {
        let previous = state.withLock { state in
            defer { state.activity = activity }
            return state.activity
        }
        guard previous !== activity else { return }
        if let previous { notify(.resignedCurrent(previous)) }
        notify(.becameCurrent(activity))
    }

    func remove(_ activity: NSUserActivity) {
        let wasCurrent = state.withLock { state in
            guard state.activity === activity else { return false }
            state.activity = nil
            return true
        }
        if wasCurrent { notify(.resignedCurrent(activity)) }
    }

    func notify(_ event: UserActivityEvent) {
        state.withLock(\.observer)?(event)
    }
}
