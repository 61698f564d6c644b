import Synchronization

/// Why a request is withdrawn.
public enum WireCancellationReason: String, Codable, Hashable, Sendable {
    /// Whoever asked does not want it any more.
    case withdrawn
    /// It took too long.
    case timeout
}

/// The parameters of `$/cancelRequest`.
struct WireCancellation: Codable {
    var id: WireID
    /// Absent where it was withdrawn.
    var reason: WireCancellationReason?
}

/// A request of the other end, seen from the code that answers it.
public final class WireRequest: Sendable {
    /// The request that the task answers; nil outside of one.
    @TaskLocal public static var current: WireRequest?

    private let reason = Mutex<WireCancellationReason?>(nil)

    init() {}

    /// Why the request was withdrawn; nil while it was not. It is set before the task is cancelled.
    public var cancellationReason: WireCancellationReason? { reason.withLock(\.self) }

    func withdraw(_ reason: WireCancellationReason) { self.reason.withLock { $0 = $0 ?? reason } }
}

/// A call that can be withdrawn from outside of the task that waits for it.
package final class WireCallHandle: Sendable {
    private struct State {
        var withdraw: (@Sendable (WireCancellationReason) -> Void)?
        var reason: WireCancellationReason?
    }

    private let state = Mutex(State())

    package init() {}

    /// Why the call was withdrawn here; nil where it was not.
    package var reason: WireCancellationReason? { state.withLock(\.reason) }

    /// Withdraws the call, once: it fails with `cancelled`, and the other end is told why.
    package func withdraw(_ reason: WireCancellationReason) {
        let withdraw = state.withLock { state in
            defer { if state.reason == nil { state.reason = reason } }
            return state.reason == nil ? state.withdraw : nil
        }
        withdraw?(reason)
    }

    /// Ties the handle to a call that has been sent.
    func bind(_ withdraw: @escaping @Sendable (WireCancellationReason) -> Void) {
        let reason = state.withLock { state in
            state.withdraw = withdraw
            return state.reason
        }
        if let reason { withdraw(reason) }
    }
}
