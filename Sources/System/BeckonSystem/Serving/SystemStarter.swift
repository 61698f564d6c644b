internal import CBeckonSupport
import Foundation
import IntentWire

/// Starts a system that goes on when this process ends.
package struct SystemStarter: Sendable {
    /// Names the descriptor on which the new process says that it is ready.
    static let readinessVariable = "BECKON_READY"

    /// The program that is started.
    package var program: String
    /// Its arguments, which make it serve.
    package var arguments: [String]
    /// How long it may take until clients can connect.
    package var patience: Duration = .seconds(10)

    /// - Parameters:
    ///   - arguments: The arguments that make the program serve.
    ///   - program: That of this process where nil.
    /// - Throws: `IntentFailure` with code `unsupported` where the program of this process was removed.
    package init(arguments: [String], program: String? = nil) throws {
        self.arguments = arguments
        if let program {
            self.program = program
        } else {
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            guard let path, FileManager.default.isExecutableFile(atPath: path) else {
                throw IntentFailure(.unsupported, "the program of this process is not in its place any more")
            }
            self.program = path
        }
    }

    /// Starts a system for a configuration, or finds the one that somebody else starts at the same time.
    ///
    /// - Returns: A client of it.
    /// - Throws: `IntentFailure` that says why none came up in time.
    package func start(_ configuration: SystemConfiguration) async throws -> SystemClient {
        let address = SystemAddress(configuration)
        try address.prepareFolder()
        let log = SystemLog(configuration)
        let readiness = try spawn(configuration, log)
        defer { beckon_close(readiness) }
        let end = ContinuousClock.now + patience
        let isReady = await Self.waitForByte(readiness, atMost: patience)
        while true {
            if let client = try await SystemClient.connect(configuration) { return client }
            // Another one that took the lock first may need a moment still.
            guard ContinuousClock.now < end, isReady || SystemLock.isHeld(address) else { break }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw IntentFailure(
            .unsupported,
            "no system came up within \(patience.spoken)" + (log.lastLine.map { ": \($0)" } ?? "; see '\(log.path)'"))
    }

    /// Starts the process; gives the end of the socket on which it says that it is ready.
    private func spawn(_ configuration: SystemConfiguration, _ log: SystemLog) throws -> Int32 {
        var ends: [Int32] = [-1, -1]
        let paired = beckon_socketpair(&ends)
        guard paired == 0 else { throw Self.refused(-paired) }
        defer { beckon_close(ends[1]) }
        let output = log.open()
        defer { beckon_close(output) }
        var environment = configuration.environment
        environment[Self.readinessVariable] = "3"
        for name in ["LISTEN_FDS", "LISTEN_PID", "NOTIFY_SOCKET"] { environment[name] = nil }
        let error = ProcessSpawner.spawnDetached(
            program, arguments, environment: environment, directory: "/", channel: ends[1], output: output)
        guard error == 0 else {
            beckon_close(ends[0])
            throw Self.refused(-error)
        }
        return ends[0]
    }

    private static func refused(_ code: Int32) -> IntentFailure {
        IntentFailure(.unsupported, "a system cannot be started: \(SpawnError(code: code).explanation)")
    }

    /// Waits for one byte; false where the other end closes, or says nothing for too long.
    private static func waitForByte(_ descriptor: Int32, atMost limit: Duration) async -> Bool {
        await withCheckedContinuation { continuation in
            let watch = Task {
                try await Task.sleep(for: limit)
                beckon_shutdown(descriptor)
            }
            Thread.detachNewThread {
                var byte: UInt8 = 0
                let count = beckon_receive(descriptor, &byte, 1)
                watch.cancel()
                continuation.resume(returning: count == 1)
            }
        }
    }
}

/// What a system prints that was started on demand: the file is written anew by each.
private struct SystemLog {
    let path: String

    init(_ configuration: SystemConfiguration) {
        let folder = configuration.cacheDirectory.appending(path: "logs")
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        path = folder.appending(path: "system.log").path(percentEncoded: false)
    }

    /// Opens it for writing; nothing is kept where that is not possible.
    func open() -> Int32 {
        let file = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        return file >= 0 ? file : Glibc.open("/dev/null", O_WRONLY | O_CLOEXEC)
    }

    var lastLine: String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        var tail = OutputTail()
        tail.append(data)
        return tail.lastLines(1).last
    }
}
