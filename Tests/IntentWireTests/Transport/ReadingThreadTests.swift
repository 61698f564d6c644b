import Foundation
import IntentWire
import Synchronization
import Testing

/// Where the steps of a task have run.
private final class Steps: Sendable {
    private let threads = Mutex<[UInt]>([])
    private let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)

    static var here: UInt { UInt(pthread_self()) }

    var all: [UInt] { threads.withLock(\.self) }

    func note() { threads.withLock { $0.append(Self.here) } }

    /// Waits until `goOn()` is called.
    func wait() async { await withCheckedContinuation { continuation in waiting.withLock { $0 = continuation } } }

    func goOn() { waiting.withLock(\.self)?.resume() }
}

private actor Counter {
    private var count = 0
    func next() -> Int {
        count += 1
        return count
    }
}

struct ReadingThreadTests {
    /// Reads two messages on one thread: the first sets a task off, the second lets it go on.
    @Test func `does what a message sets off before it reads on, on its own thread`() async {
        let steps = Steps()
        let counter = Counter()
        let thread: UInt = await withCheckedContinuation { done in
            Thread.detachNewThread {
                ReadingThread.take {
                    Task(executorPreference: ReadingThread.executor) {
                        steps.note()
                        _ = await counter.next()
                        steps.note()
                        await steps.wait()
                        steps.note()
                    }
                    // Nothing runs inside of it: a lock that it holds is no danger.
                    #expect(steps.all.isEmpty)
                }
                #expect(steps.all.count == 2)
                ReadingThread.take { steps.goOn() }
                done.resume(returning: Steps.here)
            }
        }
        #expect(steps.all == [thread, thread, thread])
    }

    @Test func `lets a task go on elsewhere that nobody reads for`() async {
        let steps = Steps()
        await Task(executorPreference: ReadingThread.executor) {
            steps.note()
            await Task.yield()
            steps.note()
        }.value
        #expect(steps.all.count == 2)
    }

    @Test func `throws what went wrong after the work is done`() {
        struct Trouble: Error {}
        let steps = Steps()
        #expect(throws: Trouble.self) {
            try ReadingThread.take {
                Task(executorPreference: ReadingThread.executor) { steps.note() }
                throw Trouble()
            }
        }
        #expect(steps.all == [Steps.here])
    }
}
