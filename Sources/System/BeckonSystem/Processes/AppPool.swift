import Foundation
import IntentWire

/// The app processes of a system: one an app and environment, started when needed, kept while useful.
actor AppPool {
    /// What one process serves.
    private struct Key: Hashable {
        var location: AppLocation
        /// The environment; see `Caller`.
        var surroundings: String

        /// What the caller of this task needs of an app.
        static func current(_ location: AppLocation) -> Key {
            Key(location: location, surroundings: Caller.current?.surroundings ?? "")
        }

        static func of(_ session: AppSession) -> Key {
            Key(location: session.location, surroundings: session.surroundings)
        }
    }

    private struct Entry {
        let session: AppSession
        var users = 0
        var idleSince = ContinuousClock.now
        /// Looks from time to time whether the session was idle for long enough.
        var idleTimer: Task<Void, Never>?
    }

    private struct Start {
        let task: Task<AppSession, any Error>
        var waiting = 0
    }

    private let configuration: SystemConfiguration
    private let services: any AppServices
    private var entries: [Key: Entry] = [:]
    private var starts: [Key: Start] = [:]
    /// Sessions that take no new requests and end when their last one is over.
    private var retired: [ObjectIdentifier: Entry] = [:]
    private var endings: [ObjectIdentifier: Task<Void, Never>] = [:]
    private var isShutDown = false

    init(configuration: SystemConfiguration, services: any AppServices) {
        self.configuration = configuration
        self.services = services
    }

    /// Uses the process of an app; it is not ended meanwhile, unless it misbehaves.
    ///
    /// - Parameters:
    ///   - location: The app.
    ///   - fingerprint: The app's files as they are now; a process of older files takes no new requests.
    ///   - body: What to do with the session.
    nonisolated func use<R: Sendable>(
        _ location: AppLocation, _ fingerprint: AppFingerprint, _ body: (AppSession) async throws -> R
    ) async throws -> R {
        let session = try await acquire(location, fingerprint)
        do {
            let result = try await body(session)
            await release(session)
            return result
        } catch {
            await release(session)
            throw error
        }
    }

    /// Uses a process that lives already.
    ///
    /// - Returns: What the body returns; nil where this system has no such session any more.
    nonisolated func use<R: Sendable>(
        session identifier: String, _ body: (AppSession) async throws -> R
    ) async throws -> R? {
        guard let session = await acquire(session: identifier) else { return nil }
        do {
            let result = try await body(session)
            await release(session)
            return result
        } catch {
            await release(session)
            throw error
        }
    }

    /// Whether a session takes requests still.
    func has(session identifier: String) -> Bool { living(identifier) != nil }

    /// Tells the processes of an app something.
    ///
    /// - Parameter message: What to tell; nothing where nil.
    /// - Returns: Whether the app has any.
    func notify(_ app: String, _ method: String, _ message: (some Encodable & Sendable)?) -> Bool {
        let sessions = (Array(entries.values) + Array(retired.values)).map(\.session)
            .filter { $0.isAlive && $0.hello.identifier == app }
        if let message { for session in sessions { session.notify(method, message) } }
        return !sessions.isEmpty
    }

    /// Whether a process lives that can undo something.
    var keepsUndo: Bool { entries.values.contains { $0.session.isAlive && $0.session.undoableRuns > 0 } }

    /// The processes that live, by identifier of the app.
    func processes() -> [SystemStatus.App] {
        (Array(entries.values) + Array(retired.values)).filter(\.session.isAlive)
            .map { $0.session.status(requests: $0.users) }
            .sorted { ($0.app, $0.process) < ($1.app, $1.process) }
    }

    /// Ends the processes of an app after their last requests; does not wait for that.
    func retire(_ location: AppLocation) {
        for key in entries.keys where key.location == location { retire(key) }
    }

    private func retire(_ key: Key) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        entry.idleTimer?.cancel()
        if entry.users == 0 { end(entry.session) } else { retired[ObjectIdentifier(entry.session)] = entry }
    }

    /// Ends all processes, with what they work on, and starts no more.
    func shutDown() async {
        isShutDown = true
        for start in starts.values { start.task.cancel() }
        for start in starts.values {
            if case .success(let session) = await start.task.result { end(session) }
        }
        for entry in entries.values {
            entry.idleTimer?.cancel()
            end(entry.session)
        }
        for entry in retired.values { end(entry.session) }
        entries = [:]
        retired = [:]
        for ending in endings.values { await ending.value }
    }

    // MARK: Use

    private func acquire(_ location: AppLocation, _ fingerprint: AppFingerprint) async throws -> AppSession {
        let key = Key.current(location)
        var starts = 0
        while true {
            if isShutDown { throw IntentFailure(.cancelled, "the system is shut down") }
            if let session = entries[key]?.session {
                // One that ends again and again right after its start is used all the same: its request says why.
                let isUsable = session.isAlive && session.fingerprint == fingerprint
                if isUsable || starts > 1 {
                    entries[key]?.users += 1
                    return session
                }
                retire(key)
            } else {
                starts += 1
                try await start(key, fingerprint)
            }
        }
    }

    private func acquire(session identifier: String) -> AppSession? {
        guard !isShutDown, let session = living(identifier) else { return nil }
        entries[.of(session)]?.users += 1
        return session
    }

    private func living(_ identifier: String) -> AppSession? {
        entries.values.first { $0.session.identifier == identifier && $0.session.isAlive }?.session
    }

    private func release(_ session: AppSession) {
        let key = Key.of(session)
        if let users = retired[ObjectIdentifier(session)]?.users {
            retired[ObjectIdentifier(session)]?.users = users - 1
            if users == 1 {
                retired[ObjectIdentifier(session)] = nil
                end(session)
            }
        } else if entries[key]?.session === session {
            entries[key]?.users -= 1
            entries[key]?.idleSince = .now
            if session.isAlive { watchIdleness(of: key) } else { retire(key) }
        }
    }

    // MARK: Start

    /// Starts a process, or waits for the one that somebody else starts.
    private func start(_ key: Key, _ fingerprint: AppFingerprint) async throws {
        let (configuration, services) = (configuration, services)
        let task =
            starts[key]?.task
            ?? Task { try await AppSession.start(key.location, fingerprint, configuration, services) }
        starts[key, default: Start(task: task)].waiting += 1
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            Task { await self.abandonStart(of: key, task) }
        }
        if starts[key]?.task == task {
            starts[key] = nil
            if case .success(let session) = result, !isShutDown {
                entries[key] = Entry(session: session)
                watchIdleness(of: key)
            }
        }
        _ = try result.get()
        if Task.isCancelled { throw IntentFailure(.cancelled, "the request was cancelled") }
    }

    /// Stops a start for which nobody waits any more.
    private func abandonStart(of key: Key, _ task: Task<AppSession, any Error>) {
        guard let start = starts[key], start.task == task else { return }
        starts[key]?.waiting -= 1
        if start.waiting == 1 { task.cancel() }
    }

    // MARK: End

    private func end(_ session: AppSession) {
        let identifier = ObjectIdentifier(session)
        guard endings[identifier] == nil else { return }
        endings[identifier] = Task {
            await session.end()
            endings[identifier] = nil
        }
    }

    /// Makes sure that somebody looks after an idle session: one timer a process, not one a request.
    private func watchIdleness(of key: Key) {
        guard let entry = entries[key], entry.idleTimer == nil else { return }
        let (session, limit) = (entry.session, configuration.idleTimeout)
        entries[key]?.idleTimer = Task {
            while let end = self.idleEnd(of: session) {
                if end <= .now { return self.retire(key) }
                // What it is kept for may be undone before.
                do { try await Task.sleep(until: min(end, .now + limit), clock: .continuous) } catch { return }
            }
        }
    }

    /// When the session has been idle for long enough; nil where it has another fate.
    private func idleEnd(of session: AppSession) -> ContinuousClock.Instant? {
        guard let entry = entries[.of(session)], entry.session === session else { return nil }
        let canUndo = session.undoableRuns > 0
        let limit = canUndo ? max(configuration.idleTimeout, configuration.undoTimeout) : configuration.idleTimeout
        return (entry.users > 0 ? .now : entry.idleSince) + limit
    }
}
