import Foundation

/// Lets the thread that has read a message do what the message sets off, so that no other has to be woken for it.
///
/// A task that prefers `executor` and goes on because of a message goes on on the thread that read the message, once the
/// message is taken in. Where something else lets it go on, it does so on a thread of Dispatch. Nothing more is read
/// meanwhile, so this is for tasks that do little at a time and never block.
///
/// - Source: Swift Evolution SE-0417, Task Executor Preference.
package final class ReadingThread: TaskExecutor {
    /// What tasks prefer.
    package static let executor = ReadingThread()

    /// What a thread does next; belongs to that thread alone.
    private final class Jobs {
        var waiting: [UnownedJob] = []
        var done = 0
    }

    /// Where each thread has its `Jobs`, while it has any.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let result = pthread_key_create(&key, nil)
        // A process has room for 1,024 of them, and takes a handful.
        precondition(result == 0, "no room for a key of this thread: \(String(cString: strerror(result)))")
        return key
    }()

    private init() {}

    /// Takes a message in, and then does what it has set off.
    ///
    /// - Parameter body: Takes the message in; what it throws is thrown after the work.
    package static func take<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        let jobs = Jobs()
        // Nobody else holds the object: it lives until the end of this function, and the thread forgets it there.
        pthread_setspecific(key, Unmanaged.passUnretained(jobs).toOpaque())
        defer {
            while jobs.done < jobs.waiting.count {
                let job = jobs.waiting[jobs.done]
                jobs.done += 1
                job.runSynchronously(on: executor.asUnownedTaskExecutor())
            }
            pthread_setspecific(key, nil)
        }
        try body()
    }

    package func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job)) }

    private func add(_ job: UnownedJob) {
        if let jobs = pthread_getspecific(Self.key) {
            Unmanaged<Jobs>.fromOpaque(jobs).takeUnretainedValue().waiting.append(job)
        } else {
            // What follows from it stays on that thread too.
            DispatchQueue.global().async { Self.take { self.add(job) } }
        }
    }
}
