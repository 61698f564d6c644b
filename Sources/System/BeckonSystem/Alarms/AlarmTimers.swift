internal import CBeckonSupport
import Foundation
import Glibc
import Synchronization

/// The two timers of the kernel that alarms need, and a thread that waits for them.
///
/// One follows the clock on the wall and notices when that is set; the other one runs evenly. Both can wake the machine
/// where the process may do that (CAP_WAKE_ALARM), else they ring when it is awake again.
///
/// - Source: timerfd_create(2), `CLOCK_REALTIME_ALARM`, `CLOCK_BOOTTIME_ALARM`, `TFD_TIMER_CANCEL_ON_SET`.
package final class AlarmTimers: Sendable {
    /// Why it wakes.
    struct Reason: OptionSet, Sendable {
        let rawValue: Int
        /// A time has come.
        static let time = Reason(rawValue: 1)
        /// The clock on the wall was set.
        static let clock = Reason(rawValue: 2)
        /// The machine may be in another zone.
        static let zone = Reason(rawValue: 4)
        /// Somebody has called `wake()`.
        static let call = Reason(rawValue: 8)
    }

    /// Whether alarms wake the machine from sleep.
    let wakesMachine: Bool
    private let wall: Int32
    private let even: Int32
    private let zone: Int32
    private let calls: (reading: Int32, writing: Int32)
    private let isOver = Mutex(false)
    private let pending = Mutex<Reason>([])

    /// - Throws: `POSIXError` where the kernel has no timers left.
    init() throws {
        var (wallWakes, evenWakes) = (false, false)
        wall = beckon_alarm_timer(true, &wallWakes)
        even = beckon_alarm_timer(false, &evenWakes)
        wakesMachine = wallWakes && evenWakes
        // A folder that cannot be watched leaves the hourly look.
        zone = beckon_watch_file(MachineClock.folder)
        var ends: (Int32, Int32) = (-1, -1)
        let piped = beckon_pipe(&ends.0, &ends.1)
        calls = ends
        guard wall >= 0, even >= 0, piped == 0 else {
            for descriptor in [wall, even, zone, ends.0, ends.1] where descriptor >= 0 { beckon_close(descriptor) }
            throw POSIXError(POSIXErrorCode(rawValue: -min(wall, even, piped)) ?? .EMFILE)
        }
    }

    deinit {
        for descriptor in [wall, even, zone, calls.reading, calls.writing] where descriptor >= 0 {
            beckon_close(descriptor)
        }
    }

    /// Whether alarms of this process would wake the machine from sleep.
    package static var canWakeMachine: Bool { (try? AlarmTimers().wakesMachine) ?? false }

    /// Sets both timers; nil leaves one at a time that does not come.
    func set(wall date: Date?, evenSeconds seconds: TimeInterval?) {
        // One that is set notices also that the clock is.
        let far = beckon_wall_time() + 10 * 366 * 86_400
        _ = beckon_alarm_timer_set(wall, true, min(date?.timeIntervalSince1970 ?? far, far))
        _ = beckon_alarm_timer_set(even, false, beckon_uptime() + min(seconds ?? 1e9, 1e9))
    }

    /// Makes the thread look.
    func wake() {
        var byte: UInt8 = 0
        _ = write(calls.writing, &byte, 1)
    }

    /// Ends the waiting.
    func close() {
        isOver.withLock { $0 = true }
        wake()
    }

    /// Waits on a thread of its own, and tells when there are reasons to look, until it is closed. What comes while
    /// somebody looks is told once.
    func wakeUps() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let thread = Thread { [self] in
            while let reason = wait() {
                guard !reason.isEmpty else { continue }
                pending.withLock { $0.formUnion(reason) }
                continuation.yield()
            }
            continuation.finish()
        }
        thread.name = "beckon.alarms"
        thread.start()
        return stream
    }

    /// Why to look, since it was asked last.
    func takeReasons() -> Reason {
        pending.withLock { pending in
            defer { pending = [] }
            return pending
        }
    }

    private func wait() -> Reason? {
        var sources = [wall, even, calls.reading, zone].filter { $0 >= 0 }
            .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count = poll(&sources, nfds_t(sources.count), -1)
        if isOver.withLock(\.self) { return nil }
        guard count > 0 else { return [] }
        var reason: Reason = []
        for source in sources where source.revents != 0 {
            switch source.fd {
            case zone: if beckon_watch_file_clear(zone, MachineClock.file) { reason.insert(.zone) }
            case calls.reading:
                var bytes = [UInt8](repeating: 0, count: 64)
                while beckon_read(calls.reading, &bytes, bytes.count) > 0 {}
                reason.insert(.call)
            default: reason.insert(beckon_alarm_timer_clear(source.fd) == -ECANCELED ? [.clock, .time] : .time)
            }
        }
        return reason
    }
}
