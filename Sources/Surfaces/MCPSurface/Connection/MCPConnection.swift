import Foundation
import IntentWire
import Synchronization
import ValueForms

/// One client: which era it speaks, which requests are under way, and what it was asked.
///
/// Messages are received one after the other, in order; requests are answered side by side. Safe to use from any thread.
final class MCPConnection: Sendable {
    /// How many requests of one client are answered at once.
    static let maximumRequests = 4096

    private struct Running {
        var number: Int
        var task: Task<Void, Never>
        var whenWithdrawn: @Sendable () -> Void
    }

    private struct State {
        /// Nil until the first request decides.
        var era: ProtocolEra?
        var isInitialized = false
        var capabilities = ClientCapabilities()
        var revision = ProtocolRevision.latestHandshake
        var clientName: String?
        var count = 0
        var running: [RequestID: Running] = [:]
        var questions: [RequestID: CheckedContinuation<Result<JSONValue, ProtocolError>, Never>] = [:]
        var isEnded = false
        var whenIdle: [CheckedContinuation<Void, Never>] = []
        /// The least grave message of the log that the client wants.
        var logLevel: LogLevel?
    }

    let server: MCPServer
    /// Where messages go that belong to no request.
    let outlet: Outlet
    private let state: Mutex<State>

    /// - Parameter era: The era, where the transport knows it.
    init(server: MCPServer, era: ProtocolEra? = nil, outlet: @escaping Outlet) {
        self.server = server
        self.outlet = outlet
        state = Mutex(State(era: era))
        server.connections.add(self)
    }

    /// Takes what a client sent as one message.
    ///
    /// - Parameters:
    ///   - bytes: The message.
    ///   - outlet: Where the answer goes.
    func receive(_ bytes: borrowing RawSpan, outlet: @escaping Outlet) {
        let message: IncomingMessage
        do {
            message = try Self.message(bytes)
        } catch {
            return outlet(OutgoingMessage.error(error.id, error.error))
        }
        receive(message, outlet: outlet)
    }

    /// Reads one message.
    static func message(_ bytes: borrowing RawSpan) throws(IncomingMessage.Malformed) -> IncomingMessage {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: bytes)
        } catch {
            throw IncomingMessage.Malformed(error: .parse("this is no JSON: \(error)"))
        }
        return try IncomingMessage(value)
    }

    /// Takes one message.
    ///
    /// - Parameter whenWithdrawn: Called where it is a request that will get no answer, since it was withdrawn.
    func receive(
        _ message: IncomingMessage, outlet: @escaping Outlet, whenWithdrawn: @escaping @Sendable () -> Void = {}
    ) {
        switch message {
        case .request(let id, let method, let parameters): begin(id, method, parameters, outlet, whenWithdrawn)
        case .notification(let method, let parameters): notice(method, parameters)
        case .response(let id, let result):
            state.withLock { $0.questions.removeValue(forKey: id) }?.resume(returning: result)
        case .stray: break
        }
    }

    // MARK: - Requests

    private func begin(
        _ id: RequestID, _ method: String, _ parameters: JSONValue, _ outlet: @escaping Outlet,
        _ whenWithdrawn: @escaping @Sendable () -> Void
    ) {
        do throws(ProtocolError) {
            let context = try admit(id, method, parameters, outlet)
            if let body = try answerAtOnce(method, parameters, context) {
                return outlet(OutgoingMessage.result(id, body, context.era, server.identity))
            }
            try start(method, parameters, context, whenWithdrawn)
        } catch {
            outlet(OutgoingMessage.error(id, error))
        }
    }

    /// Decides the era where it is open, and lets in what fits it.
    ///
    /// - Source: MCP 2026-07-28, basic/versioning: the first message decides; a request with an envelope is stateless.
    private func admit(_ id: RequestID, _ method: String, _ parameters: JSONValue, _ outlet: @escaping Outlet)
        throws(ProtocolError) -> RequestContext
    {
        let meta = parameters["_meta"]
        let envelope = meta?[MetaName.protocolVersion]
        let (era, revision, capabilities, clientName, isInitialized) = state.withLock { state in
            if state.era == nil { state.era = envelope == nil ? .handshake : .stateless }
            return (
                state.era ?? .handshake, state.revision, state.capabilities, state.clientName, state.isInitialized
            )
        }
        var context = RequestContext(
            connection: self, id: id, era: era, revision: revision, capabilities: capabilities, clientName: clientName,
            progressToken: RequestID(meta?["progressToken"])?.json, outlet: outlet)
        switch era {
        case .handshake:
            if envelope != nil {
                throw .invalidRequest("this connection began with a handshake: requests carry no protocol version")
            }
            if !isInitialized, method != "initialize", method != "ping" {
                throw .invalidRequest("'initialize' comes first")
            }
        case .stateless:
            context = try stateless(context, method, meta)
        }
        return context
    }

    private func stateless(_ context: RequestContext, _ method: String, _ meta: JSONValue?) throws(ProtocolError)
        -> RequestContext
    {
        guard let version = meta?[MetaName.protocolVersion]?.string else {
            if method == "initialize" { throw .unsupportedVersion("a handshake") }
            throw .invalidParameters("'_meta' has to name the protocol version as '\(MetaName.protocolVersion)'")
        }
        guard version == ProtocolRevision.stateless else { throw .unsupportedVersion(version) }
        guard let capabilities = meta?[MetaName.clientCapabilities], case .object = capabilities else {
            throw .invalidParameters("'_meta' has to tell the client's abilities as '\(MetaName.clientCapabilities)'")
        }
        return RequestContext(
            connection: self, id: context.id, era: .stateless, revision: version,
            capabilities: ClientCapabilities(capabilities),
            clientName: Self.name(of: meta?[MetaName.clientInfo]), progressToken: context.progressToken,
            outlet: context.outlet)
    }

    /// What a client calls itself, for people who are asked about what it wants.
    private static func name(of info: JSONValue?) -> String? {
        (info?["title"]?.string ?? info?["name"]?.string).map { SafeText.line($0, limit: 60) }
    }

    /// Answers what takes no time and what later messages depend on.
    private func answerAtOnce(_ method: String, _ parameters: JSONValue, _ context: RequestContext)
        throws(ProtocolError) -> ResultBody?
    {
        switch (method, context.era) {
        case ("initialize", .handshake): return .value(try initialize(parameters))
        case ("ping", .handshake): return .value(.object([]))
        case ("logging/setLevel", .handshake):
            guard let level = parameters["level"]?.string.flatMap(LogLevel.init(rawValue:)) else {
                throw .invalidParameters(
                    "'level' has to be one of \(LogLevel.allCases.map(\.rawValue).formattedList(.or))")
            }
            state.withLock { $0.logLevel = level }
            return .value(.object([]))
        default: return nil
        }
    }

    private func initialize(_ parameters: JSONValue) throws(ProtocolError) -> JSONValue {
        guard let requested = parameters["protocolVersion"]?.string, let capabilities = parameters["capabilities"],
            case .object = capabilities, parameters["clientInfo"]?["name"]?.string != nil
        else { throw .invalidParameters("'protocolVersion', 'capabilities' and 'clientInfo' are needed") }
        let version = ProtocolRevision.handshake.contains(requested) ? requested : ProtocolRevision.latestHandshake
        let isFirst = state.withLock { state in
            guard !state.isInitialized else { return false }
            state.isInitialized = true
            state.capabilities = ClientCapabilities(capabilities)
            state.revision = version
            state.clientName = Self.name(of: parameters["clientInfo"])
            return true
        }
        guard isFirst else { throw .invalidRequest("the handshake has been made already") }
        return server.introduction(version: version)
    }

    private func start(
        _ method: String, _ parameters: JSONValue, _ context: RequestContext,
        _ whenWithdrawn: @escaping @Sendable () -> Void
    ) throws(ProtocolError) {
        guard server.hasMethod(method, context.era) else { throw .unknownMethod(method) }
        let problem: ProtocolError? = state.withLock { state in
            if state.isEnded { return .internal("the connection is closing") }
            if state.running[context.id] != nil { return .invalidRequest("a request with this 'id' is under way") }
            if state.running.count >= Self.maximumRequests {
                return .internal("\(Self.maximumRequests) requests are under way; wait for some of them")
            }
            state.count += 1
            let number = state.count
            state.running[context.id] = Running(
                number: number,
                task: Task(executorPreference: ReadingThread.executor) {
                    await self.answer(method, parameters, context, number)
                },
                whenWithdrawn: whenWithdrawn)
            return nil
        }
        if let problem { throw problem }
    }

    private func answer(_ method: String, _ parameters: JSONValue, _ context: RequestContext, _ number: Int) async {
        let message: [UInt8]
        do {
            let body = try await server.answer(method, parameters, context)
            message = OutgoingMessage.result(context.id, body, context.era, server.identity)
        } catch let error as ProtocolError {
            message = OutgoingMessage.error(context.id, error)
        } catch {
            message = OutgoingMessage.error(context.id, .internal(error.localizedDescription))
        }
        // A request that was withdrawn is answered with nothing.
        let isWanted = state.withLock { $0.running[context.id]?.number == number }
        if isWanted { context.outlet(message) }
        let idle = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            if state.running[context.id]?.number == number { state.running[context.id] = nil }
            guard state.running.isEmpty else { return [] }
            defer { state.whenIdle = [] }
            return state.whenIdle
        }
        for continuation in idle { continuation.resume() }
    }

    /// Whether a request is still to be answered.
    func isOpen(_ context: RequestContext) -> Bool { state.withLock { $0.running[context.id] != nil } }

    // MARK: - Notifications

    private func notice(_ method: String, _ parameters: JSONValue) {
        guard method == "notifications/cancelled", let id = RequestID(parameters["requestId"]) else { return }
        let (running, idle) = state.withLock { state -> (Running?, [CheckedContinuation<Void, Never>]) in
            let running = state.running.removeValue(forKey: id)
            guard state.running.isEmpty else { return (running, []) }
            defer { state.whenIdle = [] }
            return (running, state.whenIdle)
        }
        running?.task.cancel()
        running?.whenWithdrawn()
        for continuation in idle { continuation.resume() }
    }

    /// Tells the client something that belongs to no request.
    func notify(_ method: String, _ parameters: JSONValue? = nil) {
        guard state.withLock({ $0.isInitialized && !$0.isEnded }) else { return }
        outlet(OutgoingMessage.notification(method, parameters))
    }

    /// Writes to the client's log, where it wants such messages.
    func log(_ level: LogLevel, _ text: String) {
        guard let wanted = state.withLock(\.logLevel), level >= wanted else { return }
        notify(
            "notifications/message",
            .members(["level": .string(level.rawValue), "logger": .string("beckon"), "data": .string(text)]))
    }

    // MARK: - Questions

    /// Asks the client, as a request of the server, and waits for the answer.
    ///
    /// - Throws: The client's error, or that it has not answered for as long as the server is patient;
    ///   `CancellationError` where the request that asks was withdrawn, or the client left.
    func ask(_ method: String, _ parameters: JSONValue, for context: RequestContext) async throws -> JSONValue {
        let id = RequestID.text("beckon-\(UUID().uuidString)")
        let watch = Task {
            try await Task.sleep(for: server.answerPatience)
            withdraw(id, context, reason: "nobody has answered in time")
        }
        defer { watch.cancel() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isRefused = state.withLock { state in
                    guard !state.isEnded, !Task.isCancelled else { return true }
                    state.questions[id] = continuation
                    return false
                }
                if isRefused { return continuation.resume(returning: .failure(.internal("the client has left"))) }
                context.outlet(OutgoingMessage.request(id, method, parameters))
            }
        } onCancel: {
            withdraw(id, context, reason: "the request was withdrawn")
        }
        if state.withLock(\.isEnded) { throw CancellationError() }
        try Task.checkCancellation()
        return try result.get()
    }

    /// Gives a question up, and tells the client.
    private func withdraw(_ id: RequestID, _ context: RequestContext, reason: String) {
        guard let waiting = state.withLock({ $0.questions.removeValue(forKey: id) }) else { return }
        waiting.resume(returning: .failure(.internal(reason)))
        context.outlet(
            OutgoingMessage.notification(
                "notifications/cancelled", .members(["requestId": id.json, "reason": .string(reason)])))
    }

    // MARK: - End

    /// Ends the connection: nothing more is asked, and what is under way may finish for a moment.
    ///
    /// - Parameter patience: How long requests may go on; then they are cancelled.
    func end(patience: Duration) async {
        let questions = state.withLock { state in
            state.isEnded = true
            defer { state.questions = [:] }
            return Array(state.questions.values)
        }
        for question in questions { question.resume(returning: .failure(.internal("the client has left"))) }
        server.connections.remove(self)
        await server.watcher.forget(self)
        let watch = Task {
            try await Task.sleep(for: patience)
            for running in state.withLock({ $0.running.values.map(\.task) }) { running.cancel() }
        }
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.running.isEmpty { return true }
                state.whenIdle.append(continuation)
                return false
            }
            if isIdle { continuation.resume() }
        }
        watch.cancel()
    }
}
