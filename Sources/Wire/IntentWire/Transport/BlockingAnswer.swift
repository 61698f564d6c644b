import Foundation
import Synchronization

/// An answer for which a thread waits.
final class BlockingAnswer: Sendable {
    private let arrived = DispatchSemaphore(value: 0)
    private let result = Mutex<Result<WirePayload, IntentFailure>?>(nil)

    /// Brings the answer.
    func set(_ answer: Result<WirePayload, IntentFailure>) {
        result.withLock { $0 = answer }
        arrived.signal()
    }

    /// Waits for the answer; nil where it does not come in time.
    func wait(atMost limit: Duration) -> Result<WirePayload, IntentFailure>? {
        let milliseconds = Int((limit / .milliseconds(1)).rounded(.up))
        guard arrived.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return nil }
        return result.withLock(\.self)
    }
}
