internal import CBeckonSupport
import Foundation
public import IntentWire

/// A system in another process: what a surface asks of it travels over its socket.
///
/// Safe to use from any task. When the other process ends, everything that waits fails at once.
package final class SystemClient: Sendable {
    let connection: WireConnection
    let runs: SessionRuns
    private let welcome: SystemWelcome
    /// How long to wait for the end of a run that was cancelled.
    let patience: Duration

    private init(connection: WireConnection, runs: SessionRuns, welcome: SystemWelcome, patience: Duration) {
        self.connection = connection
        self.runs = runs
        self.welcome = welcome
        self.patience = patience
    }

    /// Connects to the system that serves a data folder.
    ///
    /// - Parameters:
    ///   - configuration: Says which, where, and what the environment of apps is.
    ///   - build: The build of this process; that of the system must be the same.
    /// - Returns: The client; nil where no system runs.
    /// - Throws: `IntentFailure`: `other-build` where the system is of another build; `connection-closed` or `timeout`
    ///   where it does not behave as one, or does not let this user in.
    package static func connect(
        _ configuration: SystemConfiguration, build: String = SystemBuild.current
    ) async throws -> SystemClient? {
        guard let client = try await reach(configuration, build: build) else { return nil }
        if let refusal = client.refusal(of: build) {
            await client.shutdown()
            throw refusal
        }
        return client
    }

    /// Why the system cannot be used by this build; nil where it can.
    package func refusal(of build: String = SystemBuild.current) -> IntentFailure? {
        guard welcome.build != build else { return nil }
        return IntentFailure(
            .otherBuild,
            "the system that runs, process \(process), is of another build of beckon: beckon stop ends it, the next "
                + "command works with the new one")
    }

    /// Connects to a system of whatever build, to which nothing but `status()` and `stop()` can be said.
    package static func reach(
        _ configuration: SystemConfiguration, build: String = SystemBuild.current
    ) async throws -> SystemClient? {
        do {
            return try await reachOnce(configuration, build: build)
        } catch let failure as IntentFailure where failure.code == .connectionClosed {
            // It may have been about to end; then nobody, or another one, is there now.
            return try await reachOnce(configuration, build: build)
        }
    }

    private static func reachOnce(_ configuration: SystemConfiguration, build: String) async throws -> SystemClient? {
        let address = SystemAddress(configuration)
        guard address.isTrusted else { return nil }
        var peer = beckon_peer()
        let descriptor = beckon_connect(address.socket, &peer)
        // A name that cannot be that of a socket is one that nobody listens at, too.
        guard descriptor >= 0 else { return nil }
        guard peer.user == getuid() else {
            beckon_close(descriptor)
            throw IntentFailure(.connectionClosed, "'\(address.socket)' belongs to another user")
        }
        let runs = SessionRuns(services: NoServices())
        let connection = WireConnection(descriptor: descriptor, handler: runs)
        connection.start()
        do {
            let hello = SystemHello(
                build: build, dataDirectory: address.dataDirectory, environment: configuration.environment)
            let welcome: SystemWelcome = try await within(configuration.startTimeout, on: connection) {
                try await connection.call(SystemMethod.hello, hello)
            }
            guard welcome.dataDirectory == address.dataDirectory else {
                throw IntentFailure(
                    .connectionClosed,
                    "the system at '\(address.socket)' serves '\(welcome.dataDirectory)', not '\(address.dataDirectory)'"
                )
            }
            let patience = configuration.cancellationTimeout + configuration.endTimeout + .seconds(1)
            return SystemClient(connection: connection, runs: runs, welcome: welcome, patience: patience)
        } catch {
            connection.close()
            throw error
        }
    }

    /// The number of the system's process.
    package var process: Int { welcome.process }

    /// What the system says of itself.
    package func status() async throws -> SystemStatus {
        try await call { try await connection.call(SystemMethod.status, WireNothing()) }
    }

    /// Ends the system where nobody would miss it: it would end by itself, works on nothing and can undo nothing.
    ///
    /// - Returns: Whether it has ended.
    package func stopIfUseless() async -> Bool {
        guard welcome.endsWhenIdle, let status = try? await status(), status.clients == 1,
            status.apps.allSatisfy({ $0.requests == 0 && $0.undoableRuns == 0 })
        else { return false }
        return await stop(atMost: patience)
    }

    /// Tells the system to end, and waits until it has closed the connection.
    ///
    /// - Returns: False where it goes on for longer than this.
    package func stop(atMost limit: Duration) async -> Bool {
        connection.notify(SystemMethod.stop, WireNothing())
        return await runs.closed.wait(atMost: limit)
    }

    /// Asks the system; explains its end, where that came in between.
    func call<R: Sendable>(_ body: () async throws -> R) async throws -> R {
        do {
            return try await body()
        } catch let failure as IntentFailure where failure == connection.end {
            throw IntentFailure(
                .connectionClosed,
                "the system, process \(process), ended before it answered: whether it was done is not known, beckon log "
                    + "may tell; try again")
        }
    }

    /// Does something that needs the other end, and closes the connection where that takes too long.
    private static func within<R: Sendable>(
        _ limit: Duration, on connection: WireConnection, _ body: () async throws -> R
    ) async throws -> R {
        let late = Signal()
        let watch = Task {
            try await Task.sleep(for: limit)
            late.send()
            connection.close()
        }
        defer { watch.cancel() }
        do {
            return try await body()
        } catch  where late.isSent {
            throw IntentFailure(.timeout, "the system that runs did not answer within \(limit.spoken)")
        }
    }
}

/// What a system may ask of its client apart from its runs: nothing.
private struct NoServices: AppServices {
    func answer(
        _ method: String, _ parameters: WirePayload, from app: String, at executable: String
    ) async throws -> any Encodable & Sendable {
        throw IntentFailure.unknownMethod(method)
    }

    func take(_ method: String, _ parameters: WirePayload, from app: String) {}

    func ended(_ run: String, of app: String, intent: String, undoneBy actionName: String, at place: UndoStore.Place)
        async
    {}
}

extension IntentFailure.Code {
    /// The system that runs is of another build.
    public static let otherBuild = IntentFailure.Code(rawValue: "other-build")
}
