internal import CBeckonSupport
import Foundation
import IntentWire
import Synchronization

/// The thread that starts all processes.
///
/// Linux kills a child that asked for it when the *thread* that started it ends, and threads of a pool come and go:
/// so one thread that never ends starts them all.
///
/// - Source: Linux man-pages, PR_SET_PDEATHSIG(2const), caveats.
final class ProcessSpawner: Sendable {
    static let shared = ProcessSpawner()

    private let jobs = Mutex<[@Sendable () -> Void]>([])
    private let signal = DispatchSemaphore(value: 0)

    private init() {
        let thread = Thread { [self] in
            while true {
                signal.wait()
                let job = jobs.withLock { $0.removeFirst() }
                job()
            }
        }
        thread.name = "beckon.spawner"
        thread.start()
    }

    /// Starts a program with a socket as descriptor 3.
    ///
    /// - Parameters:
    ///   - program: Its path.
    ///   - environment: Its whole environment.
    ///   - directory: Where it starts.
    ///   - channel: The end of the socket that it gets.
    ///   - output: Where its standard output and error go.
    /// - Returns: Its process identifier and a handle that the caller closes.
    /// - Throws: The reason why the program cannot be started.
    func start(
        _ program: String, environment: [String: String], directory: String, channel: Int32, output: Int32
    ) async throws(SpawnError) -> (process: pid_t, handle: Int32) {
        var started: (pid_t, Int32) = (0, -1)
        // Waiting must not hold up the thread, which has other programs to start.
        let error = await BusyProgram.start { () async -> Int32 in
            let result: Result<(pid_t, Int32), SpawnError> = await withCheckedContinuation { continuation in
                jobs.withLock { jobs in
                    jobs.append {
                        continuation.resume(
                            returning: Self.spawn(
                                program, environment: environment, directory: directory, channel: channel,
                                output: output))
                    }
                }
                signal.signal()
            }
            switch result {
            case .success(let process):
                started = process
                return 0
            case .failure(let error): return error.code
            }
        }
        guard error == 0 else { throw SpawnError(code: error) }
        return started
    }

    /// Starts a program that goes on when this process ends.
    ///
    /// - Returns: 0, or a negative `errno`.
    static func spawnDetached(
        _ program: String, _ arguments: [String], environment: [String: String], directory: String, channel: Int32,
        output: Int32
    ) -> Int32 {
        withLaunch(
            program, arguments, environment: environment, directory: directory, channel: channel, output: output
        ) { launch in
            var process: pid_t = 0
            return beckon_spawn_detached(launch, &process)
        }
    }

    private static func spawn(
        _ program: String, environment: [String: String], directory: String, channel: Int32, output: Int32
    ) -> Result<(pid_t, Int32), SpawnError> {
        withLaunch(program, [], environment: environment, directory: directory, channel: channel, output: output) {
            launch in
            var process: pid_t = 0
            var handle: Int32 = -1
            let result = beckon_spawn(launch, &process, &handle)
            return result == 0 ? .success((process, handle)) : .failure(SpawnError(code: -result))
        }
    }

    private static func withLaunch<R>(
        _ program: String, _ arguments: [String], environment: [String: String], directory: String, channel: Int32,
        output: Int32, _ body: (UnsafePointer<beckon_launch>) -> R
    ) -> R {
        let variables = environment.map { "\($0.key)=\($0.value)" }
        return withStrings([program] + arguments) { arguments in
            withStrings(variables) { variables in
                program.withCString { path in
                    directory.withCString { directory in
                        var launch = beckon_launch(
                            executable: path, directory: directory, arguments: arguments, environment: variables,
                            channel: channel, output: output)
                        return withUnsafePointer(to: &launch, body)
                    }
                }
            }
        }
    }

    /// Calls the body with a list of C strings that ends with NULL.
    private static func withStrings<R>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> R
    ) -> R {
        let copies = strings.map { strdup($0) } + [nil]
        defer { for copy in copies { free(copy) } }
        return copies.withUnsafeBufferPointer { body($0.baseAddress) }
    }
}

/// Why a program cannot be started: an `errno`.
struct SpawnError: Error {
    let code: Int32

    /// What it means for somebody who wanted to start an app.
    var explanation: String {
        switch code {
        case ENOENT: "the program, or the loader or interpreter that it needs, is not there"
        case EACCES, EPERM: "it may not be run: check its permissions"
        case ENOEXEC: "it is no program for this machine"
        case EAGAIN, ENOMEM, EMFILE, ENFILE: "the system has no room for another process: end some and try again"
        case ETXTBSY: "it is being written: wait until its build has ended"
        default: String(cString: strerror(code))
        }
    }
}
