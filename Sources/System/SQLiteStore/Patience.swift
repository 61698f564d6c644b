internal import CSQLite
import Foundation

/// How a connection waits for those that write before it.
///
/// SQLite's own way looks again after up to a tenth of a second. A program that writes one row after the other on a slow disk
/// holds the lock nearly all the time, and its moments between two writes are missed until the time is over. So it is looked
/// more often, and who wrote slowly leaves a moment before its next write (`Turn`).
///
/// - Source: SQLite: sqlite3_busy_handler(); Write-Ahead Logging, section 2.2 (there is only one writer at a time).
final class Patience {
    /// How long is waited before the next look.
    static let pause = Duration.microseconds(500)

    private let limit: Duration
    private var end = ContinuousClock.now

    init(_ limit: Duration) { self.limit = limit }

    /// Lets a connection wait like this. It must not outlive this.
    func serve(_ connection: OpaquePointer) {
        sqlite3_busy_handler(
            connection,
            { context, count in
                guard let context else { return 0 }
                return Unmanaged<Patience>.fromOpaque(context).takeUnretainedValue().wait(isFirst: count == 0) ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Waits a moment; false where it has waited long enough.
    private func wait(isFirst: Bool) -> Bool {
        let now = ContinuousClock.now
        if isFirst { end = now + limit }
        guard now < end else { return false }
        Thread.sleep(forTimeInterval: Self.pause / .seconds(1))
        return true
    }
}

/// Leaves a moment between slow writes, in which others find the store free.
struct Turn {
    /// From when on a write is a slow one, and how long the moment is: three looks of those who wait, a tenth of the write.
    private static let (slow, moment) = (Patience.pause * 30, Patience.pause * 3)

    /// Until when others may begin.
    private var others: ContinuousClock.Instant?

    /// Begins a write, after the moment that the last one owes to others.
    mutating func begin() {
        guard let until = others else { return }
        others = nil
        let left = until - .now
        if left > .zero { Thread.sleep(forTimeInterval: left / .seconds(1)) }
    }

    /// Ends a write that began at a time.
    mutating func end(since start: ContinuousClock.Instant) {
        let now = ContinuousClock.now
        if now - start >= Self.slow { others = now + Self.moment }
    }
}
