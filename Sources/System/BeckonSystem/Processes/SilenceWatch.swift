import Synchronization

/// When something was last heard of a request.
final class RunActivity: Sendable {
    private struct State {
        var last = ContinuousClock.now
        var openQuestions = 0
    }

    private let state = Mutex(State())

    /// When it was last heard of; now, while a person thinks and the app owes nothing.
    var lastHeard: ContinuousClock.Instant { state.withLock { $0.openQuestions > 0 ? .now : $0.last } }

    func touch() { state.withLock { $0.last = .now } }

    func beginQuestion() { state.withLock { $0.openQuestions += 1 } }

    func endQuestion() {
        state.withLock { state in
            state.openQuestions -= 1
            state.last = .now
        }
    }
}

/// Notices which requests of a session nothing is heard of for too long.
///
/// One timer for all of them: it goes on sleeping when a request is over, so that a quick request costs no timer.
final class SilenceWatch: Sendable {
    private struct Request: Sendable {
        let activity: RunActivity
        let limit: Duration
        let onSilence: @Sendable () -> Void

        var end: ContinuousClock.Instant { activity.lastHeard + limit }
    }

    private struct State {
        var lastKey = 0
        var requests: [Int: Request] = [:]
        var timer: Task<Void, Never>?
        /// When the timer wakes.
        var wake = ContinuousClock.now
    }

    private let state = Mutex(State())

    deinit { state.withLock(\.timer)?.cancel() }

    /// Begins to watch a request.
    ///
    /// - Parameters:
    ///   - activity: Tells when it was last heard of.
    ///   - limit: How long it may be silent.
    ///   - onSilence: Called once, if it is silent for longer.
    /// - Returns: The key that ends the watch.
    func begin(_ activity: RunActivity, limit: Duration, onSilence: @escaping @Sendable () -> Void) -> Int {
        let request = Request(activity: activity, limit: limit, onSilence: onSilence)
        return state.withLock { state in
            state.lastKey += 1
            state.requests[state.lastKey] = request
            if state.timer == nil || request.end < state.wake { schedule(&state, at: request.end) }
            return state.lastKey
        }
    }

    func end(_ key: Int) { state.withLock { _ = $0.requests.removeValue(forKey: key) } }

    private func schedule(_ state: inout State, at end: ContinuousClock.Instant) {
        state.timer?.cancel()
        state.wake = end
        state.timer = Task { [weak self] in
            do { try await Task.sleep(until: end, clock: .continuous) } catch { return }
            self?.look()
        }
    }

    private func look() {
        let silent: [Request] = state.withLock { state in
            let now = ContinuousClock.now
            let silent = state.requests.filter { $0.value.end <= now }
            for key in silent.keys { state.requests[key] = nil }
            state.timer = nil
            if let next = state.requests.values.map(\.end).min() { schedule(&state, at: next) }
            return Array(silent.values)
        }
        for request in silent { request.onSilence() }
    }
}
