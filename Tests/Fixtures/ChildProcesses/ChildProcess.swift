public import Foundation
import Glibc
import Synchronization

/// A program that a test has started; killed with the value, if it has not ended before.
///
/// In place of Foundation's `Process`, which crashes now and then where many threads run, and keeps a thread of the pool
/// waiting. A program gets the three standard streams and nothing else of what this process has open.
public final class ChildProcess: Sendable {
    public struct Failure: Error, CustomStringConvertible {
        public var description: String
    }

    /// What a program said until it ended.
    public struct Result: Hashable, Sendable {
        public var output: String
        public var error: String
        /// Its exit code; 128 and the number of the signal that ended it.
        public var code: Int32

        public init(output: String, error: String, code: Int32) {
            self.output = output
            self.error = error
            self.code = code
        }
    }

    public let identifier: pid_t
    private let code = Mutex<Int32?>(nil)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - words: Its path and its arguments.
    ///   - environment: Its environment; that of this process where nil.
    ///   - directory: Where it runs; where this process does where nil.
    ///   - input: What it reads; nothing where nil.
    ///   - output: Where its standard output goes; nowhere where nil.
    ///   - error: Where its complaints go; nowhere where nil.
    public init(
        _ words: [String], environment: [String: String]? = nil, directory: String? = nil, input: Int32? = nil,
        output: Int32? = nil, error: Int32? = nil
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (stream, descriptor) in [(STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, error)] {
            if let descriptor {
                posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
            } else {
                posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
            }
        }
        // The ends of other tests' pipes would stay open as long as this program runs.
        closeOthers(&actions, STDERR_FILENO + 1)
        if let directory { changeDirectory(&actions, directory) }
        // The threads of this process block signals, which a new one would go on with.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let variables = environment ?? ProcessInfo.processInfo.environment
        var argumentList: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var variableList: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (argumentList + variableList).forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, words[0], &actions, &attributes, &argumentList, &variableList)
        guard failure == 0 else {
            throw Failure(description: "'\(words[0])' cannot be started: \(String(cString: strerror(failure)))")
        }
        identifier = process
    }

    deinit {
        if isRunning { kill(identifier, SIGKILL) }
        _ = reap()
    }

    /// Whether it has not ended.
    public var isRunning: Bool {
        code.withLock { code in
            guard code == nil else { return false }
            var information = siginfo_t()
            let result = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
            return result == 0 && information.si_signo != SIGCHLD
        }
    }

    /// Sends it a signal, if it has not ended.
    public func signal(_ number: Int32) {
        code.withLock { if $0 == nil { _ = kill(identifier, number) } }
    }

    /// Asks it to end, and waits for that.
    public func end() {
        signal(SIGTERM)
        _ = reap()
    }

    /// Waits for its end.
    ///
    /// - Returns: Its exit code; 128 and the number of the signal that ended it.
    @discardableResult
    public func wait() async -> Int32 { await onThread { self.reap() } }

    private func reap() -> Int32 {
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        return code.withLock { code in
            if let code { return code }
            var status: Int32 = 0
            while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7F
            let result = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
            code = result
            return result
        }
    }

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - words: Its path and its arguments.
    ///   - environment: Its environment; that of this process where nil.
    ///   - directory: Where it runs; where this process does where nil.
    ///   - input: What it reads.
    ///   - outputPath: A file for its output in place of the result.
    public static func run(
        _ words: [String], environment: [String: String]? = nil, directory: String? = nil, input: String = "",
        outputPath: String? = nil
    ) async throws -> Result {
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        let file = try outputPath.map { try FileHandle(forWritingTo: URL(filePath: $0)) }
        let process = try ChildProcess(
            words, environment: environment, directory: directory, input: stdin.fileHandleForReading.fileDescriptor,
            output: (file ?? stdout.fileHandleForWriting).fileDescriptor,
            error: stderr.fileHandleForWriting.fileDescriptor)
        for end in [stdin.fileHandleForReading, stdout.fileHandleForWriting, stderr.fileHandleForWriting] {
            try end.close()
        }
        async let output = text(from: stdout.fileHandleForReading)
        async let error = text(from: stderr.fileHandleForReading)
        await onThread {
            // A program may end without reading it all.
            try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try? stdin.fileHandleForWriting.close()
        }
        return await Result(output: output, error: error, code: process.wait())
    }

    /// What comes from a stream until its end.
    public static func text(from stream: FileHandle) async -> String {
        await onThread { String(decoding: (try? stream.readToEnd()) ?? Data(), as: UTF8.self) }
    }

    /// The next line of a stream, without its end; nil where the stream has ended before.
    public static func line(from stream: FileHandle) async -> String? {
        await onThread {
            var line = Data()
            while let byte = try? stream.read(upToCount: 1), !byte.isEmpty {
                if byte[byte.startIndex] == 0x0A { return String(decoding: line, as: UTF8.self) }
                line += byte
            }
            return nil
        }
    }
}

/// Waits for something that keeps a thread, on a thread of its own, since those of the pool are few.
private func onThread<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: body()) }
    }
}

// glibc's own additions to POSIX, which Swift's module of it leaves out.
@_extern(c, "posix_spawn_file_actions_addclosefrom_np")
private func closeOthers(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32)
@_extern(c, "posix_spawn_file_actions_addchdir_np")
private func changeDirectory(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ path: UnsafePointer<CChar>)
