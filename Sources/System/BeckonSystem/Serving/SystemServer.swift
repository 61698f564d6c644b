internal import CBeckonSupport
import Foundation
import IntentWire
import Synchronization

/// A system that other processes use: it listens on a socket of its person until it is told to end.
///
/// There is one for each data folder; only the same user is let in. Each client's requests are answered at the same
/// time as all others; a client that goes away takes what it asked for with it.
///
/// ```swift
/// let server = try SystemServer(configuration: .standard())
/// await server.run()
/// ```
public final class SystemServer: Sendable {
    /// How a server behaves.
    public struct Options: Sendable {
        /// How long it waits for a client when there is nothing to do and nothing to undo; nil for ever. For the first one it
        /// waits ten seconds longer.
        public var idleLimit: Duration?
        /// How long requests that are under way may go on when it is told to end.
        public var graceTime: Duration = .seconds(5)
        /// The user who is let in.
        package var user: UInt32 = getuid()
        package var build = SystemBuild.current
        /// What is heard and seen of alarms; nothing where nil.
        package var alarmBell: (any AlarmBell)?

        /// The usual ones: it ends only when it is told to.
        public init() {}
    }

    private struct State {
        var clients: [ObjectIdentifier: ServedClient] = [:]
        /// How many requests are under way.
        var requests = 0
        var isEnding = false
        /// When the last client or the last thing to undo was gone.
        var idleSince = ContinuousClock.now + SystemServer.arrivalTime
        /// Connections that came when the end had begun.
        var late: [Int32] = []
    }

    /// How long who has started it may take to come.
    private static let arrivalTime = Duration.seconds(10)

    /// The most clients at once; more are turned away.
    static let maximumClients = 256

    let system: BeckonSystem
    /// Makes alarms ring.
    let scheduler: AlarmScheduler
    let options: Options
    let address: SystemAddress
    private let started = Date.now
    private let manager: ServiceManager
    /// Given back when the system has ended, so that the next one can begin.
    private let lock: Mutex<SystemLock?>
    private let listener: Mutex<Int32?>
    /// Ends the wait for clients when its other end is closed.
    private let wake: Int32
    private let alarm: Mutex<Int32?>
    /// What the socket is in the file system; nil where the manager of services has made it.
    private let inode: ino_t?
    private let state = Mutex(State())
    /// Sent when no new client comes any more.
    private let acceptanceEnded = Signal()
    private let ending: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)

    /// Opens the system and listens; clients are answered while `run()` runs.
    ///
    /// - Parameters:
    ///   - configuration: That of the system. Its environment says where the socket is, and may pass one that a manager
    ///     of services has made (`LISTEN_FDS`).
    ///   - options: When it ends by itself, and how.
    /// - Throws: `IntentFailure`: `already-served` where another process serves this data folder, `unsupported` where
    ///   no socket can be made, `store`.
    public init(configuration: SystemConfiguration, options: Options = Options()) throws {
        self.options = options
        manager = try ServiceManager(environment: configuration.environment)
        address = SystemAddress(configuration)
        try address.prepareFolder()
        lock = Mutex(try SystemLock(address))
        let listener = manager.listener ?? Self.listen(at: address)
        self.listener = Mutex(listener)
        if manager.listener != nil {
            inode = nil
        } else {
            guard listener >= 0 else {
                let reason = String(cString: strerror(-listener))
                throw IntentFailure(.unsupported, "nobody can be served at '\(address.socket)': \(reason)")
            }
            inode = Self.inode(of: address.socket)
        }
        ending = AsyncStream.makeStream()
        var ends: (reading: Int32, writing: Int32) = (-1, -1)
        do {
            let piped = beckon_pipe(&ends.reading, &ends.writing)
            guard piped == 0 else { throw IntentFailure(.unsupported, String(cString: strerror(-piped))) }
            wake = ends.reading
            alarm = Mutex(ends.writing)
            // It lives for many commands, so that the files of apps are worth watching from the first one on.
            var own = configuration
            own.watchDelay = .zero
            system = try BeckonSystem(configuration: own)
            let (alarms, bell) = (system.services.alarms, options.alarmBell ?? SilentBell())
            scheduler = try AlarmScheduler(alarms, bell: bell)
        } catch {
            for descriptor in [listener, ends.reading, ends.writing] where descriptor >= 0 { beckon_close(descriptor) }
            if inode != nil { unlink(address.socket) }
            throw error
        }
    }

    deinit {
        stopAccepting()
        beckon_close(wake)
        closeListener()
    }

    private static func listen(at address: SystemAddress) -> Int32 {
        // Whoever left it there is dead: the lock was free.
        unlink(address.socket)
        return beckon_listen(address.socket)
    }

    /// The path of the socket.
    public var socket: String { address.socket }

    /// The data folder whose apps are served.
    public var dataDirectory: String { address.dataDirectory }

    /// Serves until it is stopped, the task is cancelled, or it was idle for long enough; then ends the system.
    ///
    /// Call it once. Requests that are under way get some time; clients that still wait then are told `cancelled`.
    public func run() async {
        let acceptor = Thread { [self] in
            accept()
            acceptanceEnded.send()
        }
        acceptor.name = "beckon.serve"
        acceptor.start()
        await scheduler.start { [system] press in
            // A press at a notice can be answered by nobody.
            _ = try? await system.pressAlarm(press, interaction: AbsentPerson())
        }
        manager.ready()
        StartPages.release(after: .seconds(1))
        // Not awaited: an app that does not answer must not hold up the end.
        let freshness = Task { [system] in await system.keepWidgetsFresh() }
        defer { freshness.cancel() }
        await withTaskCancellationHandler {
            await withTaskGroup { group in
                group.addTask { [ending] in for await _ in ending.stream {} }
                group.addTask { await self.waitUntilUnused() }
                await group.next()
                group.cancelAll()
            }
        } onCancel: {
            stop()
        }
        await end()
    }

    /// Makes `run()` end; safe to call at any time.
    public func stop() { ending.continuation.finish() }

    /// What it says of itself.
    func status() async -> SystemStatus {
        let clients = state.withLock(\.clients.count)
        let apps = await system.pool.processes()
        var status = SystemStatus(
            process: Int(getpid()), started: started, dataDirectory: address.dataDirectory, socket: address.socket,
            clients: clients, memory: SystemStatus.memory(of: Int(getpid())), apps: apps)
        status.wakesMachine = scheduler.wakesMachine
        return status
    }

    /// How often it woke for alarms.
    package var alarmWakeUps: Int {
        get async { await scheduler.wakeUps }
    }

    var welcome: SystemWelcome {
        SystemWelcome(
            build: options.build, dataDirectory: address.dataDirectory, process: Int(getpid()), started: started,
            endsWhenIdle: options.idleLimit != nil)
    }

    // MARK: Clients

    private func accept() {
        guard let listener = listener.withLock(\.self) else { return }
        while true {
            var peer = beckon_peer()
            let descriptor = beckon_accept(listener, wake, &peer)
            guard descriptor >= 0 else {
                // Out of descriptors or memory: some come back when clients leave.
                guard [EMFILE, ENFILE, ENOMEM, ENOBUFS].contains(-descriptor) else { return }
                usleep(50_000)
                continue
            }
            guard peer.user == options.user else {
                beckon_close(descriptor)
                continue
            }
            let client = ServedClient(server: self)
            let isWelcome = state.withLock { state in
                if state.isEnding {
                    state.late.append(descriptor)
                } else if state.clients.count >= Self.maximumClients {
                    beckon_close(descriptor)
                } else {
                    state.clients[ObjectIdentifier(client)] = client
                    return true
                }
                return false
            }
            if isWelcome { client.connect(descriptor) }
        }
    }

    private func closeListener() {
        listener.withLock { listener in
            if let descriptor = listener { beckon_close(descriptor) }
            listener = nil
        }
    }

    private func stopAccepting() {
        alarm.withLock { alarm in
            if let descriptor = alarm { beckon_close(descriptor) }
            alarm = nil
        }
    }

    func left(_ client: ServedClient) {
        state.withLock { state in
            state.clients[ObjectIdentifier(client)] = nil
            state.idleSince = .now
        }
    }

    /// Counts a request; false where the end has begun.
    func beginRequest() -> Bool {
        state.withLock { state in
            if !state.isEnding { state.requests += 1 }
            return !state.isEnding
        }
    }

    func endRequest() { state.withLock { $0.requests -= 1 } }

    // MARK: The end

    /// Waits until nobody needs it any more; its end has begun then.
    private func waitUntilUnused() async {
        while !Task.isCancelled {
            let canUndo = await system.pool.keepsUndo
            // Alarms need somebody who waits for their time.
            let hasAlarms = await system.services.alarms.hasAlarms()
            let isReplaced = inode.map { $0 != Self.inode(of: address.socket) } ?? false
            guard let pause = pauseUnlessUnused(isNeeded: canUndo || hasAlarms, isReplaced: isReplaced) else { return }
            try? await Task.sleep(for: pause)
        }
    }

    /// How long to wait before the next look; nil where nobody needs it, from when on nobody is taken in any more.
    private func pauseUnlessUnused(isNeeded: Bool, isReplaced: Bool) -> Duration? {
        // A socket that was removed or replaced cannot be looked for too seldom.
        let longest = Duration.seconds(30)
        return state.withLock { state in
            let now = ContinuousClock.now
            if isNeeded { state.idleSince = now }
            guard state.clients.isEmpty else { return min(longest, options.idleLimit ?? longest) }
            var pause = longest
            if let limit = options.idleLimit {
                pause = min(pause, isNeeded ? limit : now.duration(to: state.idleSince + limit))
            }
            if isReplaced || pause <= .zero { state.isEnding = true }
            return state.isEnding ? nil : pause
        }
    }

    private func end() async {
        manager.stopping()
        // First of all: whoever is turned away finds no socket when they look again, and helps themselves.
        if let inode, Self.inode(of: address.socket) == inode { unlink(address.socket) }
        state.withLock { $0.isEnding = true }
        await turnAwayTheLate()
        let end = ContinuousClock.now + options.graceTime
        while state.withLock({ $0.requests > 0 }), ContinuousClock.now < end {
            // Not a child of this task, which may be cancelled already.
            await Task.detached { try? await Task.sleep(for: .milliseconds(10)) }.value
        }
        await scheduler.end()
        await system.shutdown()
        lock.withLock { $0 = nil }
        // What the shutdown has cancelled has its answer now, or never will.
        for client in state.withLock({ Array($0.clients.values) }) { await client.dismiss() }
    }

    /// Closes connections that nobody will answer, so that none waits for that.
    private func turnAwayTheLate() async {
        stopAccepting()
        // Those that nobody has accepted are closed with the socket, unless a manager of services keeps it for the next one.
        if await acceptanceEnded.wait(atMost: .seconds(1)) { closeListener() }
        let late = state.withLock { state in
            defer { state.late = [] }
            return state.late
        }
        for descriptor in late { beckon_close(descriptor) }
    }

    private static func inode(of path: String) -> ino_t? {
        var facts = stat()
        return lstat(path, &facts) == 0 ? facts.st_ino : nil
    }
}
