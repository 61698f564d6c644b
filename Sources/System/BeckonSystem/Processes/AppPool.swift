import Foundation
import IntentWire

/// The app processes of a system: one an app, started when needed, kept while useful.
actor AppPool {
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
    private var entries: [AppLocation: Entry] = [:]
    private var starts: [AppLocation: Start] = [:]
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

    /// Ends the process of an app after its last request; does not wait for that.
    func retire(_ location: AppLocation) {
        guard let entry = entries.removeValue(forKey: location) else { return }
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
        var starts = 0
        while true {
            if isShutDown { throw IntentFailure(.cancelled, "the system is shut down") }
            if let session = entries[location]?.session {
                // One that ends again and again right after its start is used all the same: its request says why.
                let isUsable = session.isAlive && session.fingerprint == fingerprint
                if isUsable || starts > 1 {
                    entries[location]?.users += 1
                    return session
                }
                retire(location)
            } else {
                starts += 1
                try await start(location, fingerprint)
            }
        }
    }

    private func acquire(session identifier: String) -> AppSession? {
        guard !isShutDown, let session = living(identifier) else { return nil }
        entries[session.location]?.users += 1
        return session
    }

    private func living(_ identifier: String) -> AppSession? {
        entries.values.first { $0.session.identifier == identifier && $0.session.isAlive }?.session
    }

    private func release(_ session: AppSession) {
        let location = session.location
        if let users = retired[ObjectIdentifier(session)]?.users {
            retired[ObjectIdentifier(session)]?.users = users - 1
            if users == 1 {
                retired[ObjectIdentifier(session)] = nil
                end(session)
            }
        } else if entries[location]?.session === session {
            entries[location]?.users -= 1
            entries[location]?.idleSince = .now
            if session.isAlive { watchIdleness(of: location) } else { retire(location) }
        }
    }

    // MARK: Start

    /// Starts a process, or waits for the one that somebody else starts.
    private func start(_ location: AppLocation, _ fingerprint: AppFingerprint) async throws {
        let (configuration, services) = (configuration, services)
        let task =
            starts[location]?.task
            ?? Task { try await AppSession.start(location, fingerprint, configuration, services) }
        starts[location, default: Start(task: task)].waiting += 1
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            Task { await self.abandonStart(of: location, task) }
        }
        if starts[location]?.task == task {
            starts[location] = nil
            if case .success(let session) = result, !isShutDown {
                entries[location] = Entry(session: session)
                watchIdleness(of: location)
            }
        }
        _ = try result.get()
        if Task.isCancelled { throw IntentFailure(.cancelled, "the request was cancelled") }
    }

    /// Stops a start for which nobody waits any more.
    private func abandonStart(of location: AppLocation, _ task: Task<AppSession, any Error>) {
        guard let start = starts[location], start.task == task else { return }
        starts[location]?.waiting -= 1
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
    private func watchIdleness(of location: AppLocation) {
        guard let entry = entries[location], entry.idleTimer == nil else { return }
        let (session, limit) = (entry.session, configuration.idleTimeout)
        entries[location]?.idleTimer = Task {
            while let end = self.idleEnd(of: session, after: limit) {
                if end <= .now { return self.retire(location) }
                do { try await Task.sleep(until: end, clock: .continuous) } catch { return }
            }
        }
    }

    /// When the session has been idle for long enough; nil where it has another fate.
    private func idleEnd(of session: AppSession, after limit: Duration) -> ContinuousClock.Instant? {
        guard let entry = entries[session.location], entry.session === session else { return nil }
        return (entry.users > 0 ? .now : entry.idleSince) + limit
    }
}
