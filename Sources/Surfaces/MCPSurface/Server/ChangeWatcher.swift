import IntentWire
import Synchronization

/// Looks from time to time whether apps or subscribed entities have changed, and tells the clients that want to know.
///
/// Apps do not announce changes of their entities, so those that somebody has subscribed to are read and compared: soon
/// after each run, since runs are what changes them mostly, and every few seconds.
actor ChangeWatcher {
    private static let interval = Duration.seconds(3)

    private struct Listener {
        var context: RequestContext
        var filter: ChangeFilter
        var end: CheckedContinuation<Void, Never>
    }

    private weak var server: MCPServer?
    /// What clients of the handshake era have subscribed to.
    private var subscriptions: [ObjectIdentifier: (connection: MCPConnection, uris: Set<String>)] = [:]
    private var listeners: [Int: Listener] = [:]
    private var count = 0
    /// What subscribed resources were like.
    private var digests: [String: String] = [:]
    /// The catalogue of which clients know.
    private var catalog: Catalog?
    private var loop: Task<Void, Never>?
    /// The apps that are left out, as clients were told.
    private var problems: [String: String] = [:]
    /// Whether anybody has subscribed to a resource, so that runs are worth a look.
    private nonisolated let hasSubscribers = Atomic(false)

    /// Begins to look, until `stop()`.
    func start(_ server: MCPServer) {
        guard loop == nil else { return }
        self.server = server
        loop = Task { [weak self] in
            while !Task.isCancelled {
                do { try await Task.sleep(for: Self.interval) } catch { return }
                await self?.look()
            }
        }
    }

    /// Ends: who listens is told so.
    func stop() {
        loop?.cancel()
        loop = nil
        for listener in listeners.values { listener.end.resume() }
        listeners = [:]
    }

    // MARK: - Who wants to know

    func subscribe(_ connection: MCPConnection, to uri: String) async {
        subscriptions[ObjectIdentifier(connection), default: (connection, [])].uris.insert(uri)
        hasSubscribers.store(true, ordering: .relaxed)
        start(connection.server)
        await note(uri)
    }

    func unsubscribe(_ connection: MCPConnection, from uri: String) {
        subscriptions[ObjectIdentifier(connection)]?.uris.remove(uri)
    }

    /// Forgets a client that has left, and ends what it listens to.
    func forget(_ connection: MCPConnection) {
        subscriptions[ObjectIdentifier(connection)] = nil
        for (number, listener) in listeners where listener.context.connection === connection {
            listeners[number] = nil
            listener.end.resume()
        }
    }

    /// Tells a client what changes, until its task is cancelled or the watcher stops.
    func listen(_ context: RequestContext, _ filter: ChangeFilter) async {
        start(context.connection.server)
        for uri in filter.uris { await note(uri) }
        if !filter.uris.isEmpty { hasSubscribers.store(true, ordering: .relaxed) }
        count += 1
        let number = count
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume() }
                listeners[number] = Listener(context: context, filter: filter, end: continuation)
            }
        } onCancel: {
            Task { await self.endListening(number) }
        }
    }

    private func endListening(_ number: Int) { listeners.removeValue(forKey: number)?.end.resume() }

    // MARK: - Changes

    /// Looks soon whether a run has changed what somebody has subscribed to.
    nonisolated func noteRun() {
        guard hasSubscribers.load(ordering: .relaxed) else { return }
        Task { await lookAtResources() }
    }

    /// Looks for changes now.
    func look() async {
        await lookAtApps()
        await tellProblems()
        await lookAtResources()
    }

    private func lookAtApps() async {
        guard let server else { return }
        let before = if let catalog { catalog } else { await server.catalogs.last }
        guard let now = try? await server.catalogs.refresh() else { return }
        catalog = now
        guard let before, before !== now else { return }
        for connection in server.connections.all {
            for kind in ["tools", "prompts", "resources"] { connection.notify("notifications/\(kind)/list_changed") }
        }
        tell("notifications/tools/list_changed", where: \.tools)
        tell("notifications/prompts/list_changed", where: \.prompts)
        tell("notifications/resources/list_changed", where: \.resources)
    }

    /// Says in the log of clients which apps are left out, and why, once.
    private func tellProblems() async {
        guard let server else { return }
        let now = await server.catalogs.problems
        for (app, reason) in now.sorted(by: { $0.key < $1.key }) where problems[app] != reason {
            let text = SafeText.line("\(app) is left out: \(reason)", limit: 1_000)
            for connection in server.connections.all { connection.log(.warning, text) }
        }
        problems = now
    }

    private func lookAtResources() async {
        let wanted = subscriptions.values.reduce(into: Set<String>()) { $0.formUnion($1.uris) }
            .union(listeners.values.reduce(into: Set<String>()) { $0.formUnion($1.filter.uris) })
        digests = digests.filter { wanted.contains($0.key) }
        for uri in wanted.sorted() {
            let before = digests[uri]
            await note(uri)
            guard let before, before != digests[uri] else { continue }
            for (connection, uris) in subscriptions.values where uris.contains(uri) {
                connection.notify("notifications/resources/updated", .members(["uri": .string(uri)]))
            }
            tell("notifications/resources/updated", .string(uri)) { $0.uris.contains(uri) }
        }
    }

    private func tell(_ method: String, _ uri: JSONValue? = nil, where isWanted: (ChangeFilter) -> Bool) {
        for listener in listeners.values where isWanted(listener.filter) {
            listener.context.notify(
                method,
                .members([
                    "uri": uri, "_meta": .members([MetaName.subscriptionID: listener.context.id.json]),
                ]))
        }
    }

    /// Remembers what a resource is like.
    private func note(_ uri: String) async {
        let contents = try? await server?.entity(at: uri, .handshake).contents.line
        digests[uri] = Catalog.digest([contents ?? ""])
    }
}
