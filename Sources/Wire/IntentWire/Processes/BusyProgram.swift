import Foundation
import Glibc

/// Starts programs that may just have been written.
///
/// The kernel starts no program that somebody has open for writing (`ETXTBSY`). Whoever writes one and starts it at once is
/// refused where another thread has started a child meanwhile: the child holds the file open until it has begun its own
/// program. So such a start is tried again for a second.
///
/// - Source: Linux man-pages, execve(2), `ETXTBSY`.
package enum BusyProgram {
    /// How often a start is tried at most, and how long is waited before the next.
    package static let attempts = 50
    package static let pause = Duration.milliseconds(20)

    /// Starts a program, again where it is busy; blocks the thread meanwhile.
    ///
    /// - Parameter start: Tries once.
    /// - Returns: What came of the last try: 0 or an `errno`.
    package static func start(_ start: () -> Int32) -> Int32 {
        for _ in 1..<attempts {
            let error = start()
            if error != ETXTBSY { return error }
            Thread.sleep(forTimeInterval: pause / .seconds(1))
        }
        return start()
    }

    /// Starts a program, again where it is busy.
    ///
    /// - Parameter start: Tries once.
    /// - Returns: What came of the last try: 0 or an `errno`; the last one at once where the task is cancelled.
    package static func start(_ start: () async -> Int32) async -> Int32 {
        for _ in 1..<attempts {
            let error = await start()
            if error != ETXTBSY { return error }
            guard (try? await Task.sleep(for: pause)) != nil else { return error }
        }
        return await start()
    }
}
