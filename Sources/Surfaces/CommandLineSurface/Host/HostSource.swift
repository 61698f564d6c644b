package import BeckonSystem
import IntentWire

/// Finds or makes the system when a command first needs it, so that help and usage errors cost nothing.
package actor HostSource {
    private enum Origin {
        case system(SystemAccess, starting: [String])
        case other(@Sendable () throws -> any IntentHost)
    }

    private let origin: Origin
    private let note: @Sendable (String) -> Void
    private var opening: Task<any IntentHost, any Error>?
    /// Whether the person was told that a system runs that cannot be used.
    private var isDenied = false

    /// Creates a source of the system of this machine.
    ///
    /// - Parameters:
    ///   - access: Which system.
    ///   - arguments: Those that make this program serve it.
    ///   - note: Takes sentences for the person about what does not work as it should.
    package init(_ access: SystemAccess, starting arguments: [String], note: @escaping @Sendable (String) -> Void) {
        origin = .system(access, starting: arguments)
        self.note = note
    }

    /// Creates a source of another host, as a test's.
    package init(_ make: @escaping @Sendable () throws -> any IntentHost) {
        origin = .other(make)
        note = { _ in }
    }

    /// The system: one that runs, else one in this process.
    ///
    /// - Throws: What making it throws, as where its store cannot be opened.
    package func get() async throws -> any IntentHost {
        if let opening { return try await opening.value }
        let task =
            switch origin {
            case .other(let make): Task { try make() }
            case .system(let access, _):
                Task {
                    let (host, problem) = try await access.host()
                    if let problem { deny(problem) }
                    return host
                }
            }
        opening = task
        return try await task.value
    }

    /// The system, and one that goes on when this command has ended: what is done there can be undone later, and alarms
    /// ring.
    ///
    /// Where none runs, one is started. Where that does not work, or is not wanted, it is that of `get()`.
    ///
    /// - Parameter need: What is said of a system that does not go on.
    package func lasting(_ need: String = "What this does cannot be undone later.") async throws -> any IntentHost {
        let host = try await get()
        guard case .system(let access, let arguments) = origin, !access.isAlone, host is BeckonSystem, !isDenied else {
            return host
        }
        do {
            let client = try await SystemStarter(arguments: arguments).start(access.configuration)
            await host.shutdown()
            opening = Task { client }
            return client
        } catch let failure as IntentFailure where failure.code != .cancelled {
            note("\(failure.message). \(need)")
            return host
        }
    }

    /// Which system the commands about the system itself are for.
    ///
    /// - Throws: `IntentFailure` with code `unsupported` where the host is none of this machine's.
    package nonisolated func access() throws -> SystemAccess {
        guard case .system(let access, _) = origin else {
            throw IntentFailure(.unsupported, "there is no system that could run in another process")
        }
        return access
    }

    /// Leaves the system; ends it where it is one of this process.
    package func shutdown() async {
        guard let opening, let host = try? await opening.value else { return }
        let needsServer = if let system = host as? BeckonSystem { await system.needsServer } else { false }
        await host.shutdown()
        if needsServer { await serveAlarms() }
    }

    /// Makes a system run that waits for the time of the alarms which were set here.
    private func serveAlarms() async {
        guard case .system(let access, let arguments) = origin else { return }
        guard !access.isAlone, !isDenied else {
            return note("an alarm waits, and rings only while a system runs: beckon serve keeps one running")
        }
        do {
            let client = try await SystemStarter(arguments: arguments).start(access.configuration)
            // One that runs already looks at the alarms when it is asked for them.
            _ = try await client.alarms()
            await client.shutdown()
        } catch {
            let reason = (error as? IntentFailure)?.message ?? "\(error)"
            note("an alarm waits, and nothing will make it ring: \(reason)")
        }
    }

    private func deny(_ sentence: String) {
        isDenied = true
        note(sentence)
    }
}
