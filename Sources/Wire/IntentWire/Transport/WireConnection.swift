import Foundation
import Synchronization

/// JSON-RPC 2.0 in both directions over a stream socket, one message a line.
///
/// Both ends may call and notify at any time; answers come in any order. A dedicated thread reads, so neither end
/// can block the other. Safe to use from any task or thread.
///
/// The connection lives until `close()`, or until the other end is gone, whether somebody holds it or not.
///
/// - Source: JSON-RPC 2.0 Specification; cancellation as `$/cancelRequest` of the Language Server Protocol 3.17.
public final class WireConnection: Sendable {
    private struct Waiter: Sendable {
        let resume: @Sendable (Result<WirePayload, IntentFailure>) -> Void
        let settled: @Sendable () -> Void
    }

    private struct Running: Sendable {
        let request: WireRequest
        let task: Task<Void, Never>
    }

    private struct State {
        var isStarted = false
        /// Set once, when nothing can be sent or received any more; the reason, for calls that come later.
        var end: IntentFailure?
        var lastID = 0
        var waiters: [Int: Waiter] = [:]
        /// Calls whose callers have gone, until their answers arrive.
        var abandoned: [Int: @Sendable () -> Void] = [:]
        var running: [WireID: Running] = [:]
        /// How many requests of the other end have no answer on its way yet.
        var unanswered = 0
        var whenAnswered: [@Sendable () -> Void] = []
    }

    /// How many requests of the other end are worked on at once; more are refused.
    private static let maximumRequests = 1024

    static let cancelMethod = "$/cancelRequest"

    private let socket: WireSocket
    private let outbox: WireOutbox
    private let handler: any WireHandler
    private let maximumLineLength: Int
    private let state = Mutex(State())

    /// Creates a connection; nothing is read before `start()`.
    ///
    /// - Parameters:
    ///   - descriptor: A connected stream socket. The connection owns it and closes it at its end.
    ///   - handler: What answers the other end. Kept until the connection ends.
    ///   - maximumLineLength: The longest message that is sent or taken, in bytes.
    public init(descriptor: Int32, handler: any WireHandler, maximumLineLength: Int = 64 << 20) {
        socket = WireSocket(descriptor)
        outbox = WireOutbox(socket: socket, capacity: 4 * maximumLineLength)
        self.handler = handler
        self.maximumLineLength = maximumLineLength
    }

    /// Starts to read.
    ///
    /// A descriptor that is no stream socket closes the connection at once.
    public func start() {
        let isFirst = state.withLock { state in
            defer { state.isStarted = true }
            return !state.isStarted && state.end == nil
        }
        guard isFirst else { return }
        let thread = Thread { self.read() }
        thread.name = "beckon.wire"
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// Asks the other end and waits for its answer.
    ///
    /// When the task is cancelled, the other end is told and the call fails at once.
    ///
    /// - Parameters:
    ///   - method: What to ask.
    ///   - parameters: With what; encodes as an object or a list.
    ///   - returning: The type of the answer.
    /// - Returns: The answer.
    /// - Throws: The `IntentFailure` of the other end; `invalid-message` where its answer is no `R`; `cancelled`;
    ///   `connection-closed` where the other end is gone.
    public func call<R: Decodable & Sendable>(
        _ method: String, _ parameters: some Encodable & Sendable, returning: R.Type = R.self
    ) async throws -> R {
        try await call(method, parameters, returning: returning, settled: {})
    }

    /// Asks the other end, and tells when it has done with it, which may be long after a cancellation.
    ///
    /// - Parameters:
    ///   - handle: Withdraws the call from elsewhere.
    ///   - settled: Called once: when the other end has answered or is gone, or where it was never asked.
    package func call<R: Decodable & Sendable>(
        _ method: String, _ parameters: some Encodable & Sendable, returning: R.Type, handle: WireCallHandle? = nil,
        settled: @escaping @Sendable () -> Void
    ) async throws -> R {
        let line: Data
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        do {
            line = try WireMessage.requestLine(id, method: method, WirePayload(encoding: parameters))
            try checkLength(of: line, what: "the request '\(method)'")
        } catch {
            settled()
            throw error
        }
        let answer = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                send(line, for: id, Waiter(resume: { continuation.resume(with: $0) }, settled: settled))
                handle?.bind { self.cancel(id, $0) }
            }
        } onCancel: {
            cancel(id)
        }
        return try answer.decode(R.self)
    }

    /// Asks the other end and keeps the thread waiting for the answer: for API that has no other way.
    ///
    /// Answers are read by a thread of the connection, so that this works wherever the caller runs.
    ///
    /// - Parameters:
    ///   - method: What to ask.
    ///   - parameters: With what.
    ///   - returning: The type of the answer.
    ///   - limit: How long to wait.
    /// - Throws: As `call(_:_:returning:)`; `timeout` where the answer does not come in time.
    package func callBlocking<R: Decodable & Sendable>(
        _ method: String, _ parameters: some Encodable & Sendable, returning: R.Type = R.self,
        atMost limit: Duration = BlockingPatience.limit
    ) throws -> R {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        let line = try WireMessage.requestLine(id, method: method, WirePayload(encoding: parameters))
        try checkLength(of: line, what: "the request '\(method)'")
        let answer = BlockingAnswer()
        let end = state.withLock { state in
            if state.end == nil { state.waiters[id] = Waiter(resume: { answer.set($0) }, settled: {}) }
            return state.end
        }
        if let end { throw end }
        transmit(line)
        guard let result = answer.wait(atMost: limit) else {
            cancel(id)
            throw IntentFailure(.timeout, "'\(method)' was not answered within \(limit)")
        }
        return try result.get().decode(R.self)
    }

    /// Tells the other end something, in order with everything else that is sent from one thread or task.
    ///
    /// After the end of the connection it does nothing.
    ///
    /// - Parameters:
    ///   - method: What it is about.
    ///   - parameters: What to tell; encodes as an object or a list.
    public func notify(_ method: String, _ parameters: some Encodable & Sendable) {
        do {
            let line = try WireMessage.notificationLine(method: method, WirePayload(encoding: parameters))
            try checkLength(of: line, what: "the notification '\(method)'")
            transmit(line)
        } catch {
            // Leaving it out would hide the mistake: the other end would wait for what was never sent.
            finish(error as? IntentFailure ?? IntentFailure(.invalidMessage, "\(error)"))
        }
    }

    /// Why nothing can be sent any more; nil while the connection lives. Calls that waited failed with just this.
    package var end: IntentFailure? { state.withLock(\.end) }

    /// Calls back once the answers to all requests that have come so far are on their way; at once where none is due.
    ///
    /// - Parameter body: Called on the reading thread or in the task of the last answer.
    public func whenAnswered(_ body: @escaping @Sendable () -> Void) {
        let isIdle = state.withLock { state in
            if state.unanswered > 0 { state.whenAnswered.append(body) }
            return state.unanswered == 0
        }
        if isIdle { body() }
    }

    /// Ends the connection: calls that wait fail, requests that run are cancelled, what was not sent is dropped.
    public func close() { finish(nil) }
}

// MARK: - Calls

extension WireConnection {
    private func send(_ line: Data, for id: Int, _ waiter: Waiter) {
        let refusal: IntentFailure? = state.withLock { state in
            if let end = state.end { return end }
            // The cancellation handler has run already, before there was anything to cancel.
            if Task.isCancelled { return .callCancelled }
            state.waiters[id] = waiter
            return nil
        }
        if let refusal {
            waiter.settled()
            return waiter.resume(.failure(refusal))
        }
        transmit(line)
        // A cancellation just before told the other end of a call that it did not know yet.
        if Task.isCancelled { notify(Self.cancelMethod, WireCancellation(id: .number(id))) }
    }

    private func cancel(_ id: Int, _ reason: WireCancellationReason = .withdrawn) {
        let waiter = state.withLock { state in
            let waiter = state.waiters.removeValue(forKey: id)
            state.abandoned[id] = waiter?.settled
            return waiter
        }
        guard let waiter else { return }
        notify(
            Self.cancelMethod, WireCancellation(id: .number(id), reason: reason == .withdrawn ? nil : reason))
        waiter.resume(.failure(.callCancelled))
    }

    private func settle(_ id: WireID, _ result: Result<WirePayload, IntentFailure>) throws(IntentFailure) {
        guard case .number(let number) = id else {
            throw IntentFailure(.invalidMessage, "the other end answered a call that was never made")
        }
        let (waiter, abandoned) = state.withLock { state in
            (state.waiters.removeValue(forKey: number), state.abandoned.removeValue(forKey: number))
        }
        guard waiter != nil || abandoned != nil else {
            throw IntentFailure(.invalidMessage, "the other end answered call \(number), which does not wait")
        }
        waiter?.settled()
        waiter?.resume(result)
        abandoned?()
    }

    private func transmit(_ line: Data) {
        do throws(WireOutbox.Trouble) {
            try outbox.send(line)
        } catch {
            switch error {
            case .full(let waiting):
                finish(IntentFailure(.connectionClosed, "the other end does not read: \(waiting) bytes wait for it"))
            case .closed: break  // The reading thread meets the end too, after what is still to be read.
            }
        }
    }

    private func checkLength(of line: Data, what: String) throws(IntentFailure) {
        guard line.count - 1 > maximumLineLength else { return }
        throw IntentFailure(
            .invalidMessage,
            "\(what) is too long: \(line.count - 1) bytes, of at most \(maximumLineLength); pass large data as files")
    }
}

// MARK: - Requests of the other end

extension WireConnection {
    private func begin(_ id: WireID, _ method: String, _ parameters: WirePayload) {
        let refusal: String? = state.withLock { state in
            if state.end != nil { return nil }
            if state.running[id] != nil { return "the id is in use by a request that is not answered yet" }
            if state.running.count >= Self.maximumRequests { return "\(Self.maximumRequests) requests wait already" }
            state.unanswered += 1
            let request = WireRequest()
            let task = Task {
                let line = await WireRequest.$current.withValue(request) {
                    await self.answer(id, method, parameters)
                }
                // Before the answer leaves: then the other end may use the identifier again.
                self.state.withLock { _ = $0.running.removeValue(forKey: id) }
                self.transmit(line)
                self.answered()
            }
            state.running[id] = Running(request: request, task: task)
            return nil
        }
        if let refusal { complain(id, refusal) }
    }

    private func answered() {
        let waiting = state.withLock { state in
            state.unanswered -= 1
            guard state.unanswered == 0 else { return [@Sendable () -> Void]() }
            defer { state.whenAnswered = [] }
            return state.whenAnswered
        }
        for body in waiting { body() }
    }

    private func answer(_ id: WireID, _ method: String, _ parameters: WirePayload) async -> Data {
        do {
            let result = try await handler.handle(method, parameters)
            let line = try WireMessage.answerLine(id, WirePayload(encoding: result))
            try checkLength(of: line, what: "the answer to '\(method)'")
            return line
        } catch {
            return Self.errorLine(id, WireError(Self.failure(of: error)))
        }
    }

    private static func failure(of error: any Error) -> IntentFailure {
        switch error {
        case let failure as IntentFailure: failure
        case is CancellationError: .callCancelled
        default: IntentFailure(.intentFailed, "\(error)")
        }
    }

    private static func errorLine(_ id: WireID?, _ error: WireError) -> Data {
        // Codes, texts and numbers always encode; the candidates of a failure are values, which may refuse.
        (try? WireMessage.errorLine(id, error))
            ?? (try? WireMessage.errorLine(id, WireError(code: error.code, message: error.message))) ?? Data()
    }

    private func complain(_ id: WireID?, _ what: String) {
        transmit(Self.errorLine(id, WireError(code: WireError.invalidRequest, message: what)))
    }

    private func withdraw(_ parameters: WirePayload) {
        guard let cancellation = try? parameters.decode(WireCancellation.self),
            let running = state.withLock({ $0.running[cancellation.id] })
        else { return }
        running.request.withdraw(cancellation.reason ?? .withdrawn)
        running.task.cancel()
    }
}

// MARK: - Reading

extension WireConnection {
    /// The reading thread.
    private func read() {
        let adopted = beckon_adopt_socket(socket.descriptor)
        guard adopted == 0 else {
            let reason = String(cString: strerror(-adopted))
            return finish(
                IntentFailure(.connectionClosed, "descriptor \(socket.descriptor) is no stream socket: \(reason)"))
        }
        var reader = WireLineReader(socket: socket, maximumLength: maximumLineLength)
        do {
            while let line = try reader.next() { try take(line) }
            finish(nil)
        } catch let trouble as WireLineReader.Trouble {
            finish(explain(trouble))
        } catch {
            finish(error as? IntentFailure ?? IntentFailure(.invalidMessage, "\(error)"))
        }
    }

    private func take(_ line: Data) throws {
        do {
            switch try WireMessage(line: line) {
            case .request(let id, let method, let parameters): begin(id, method, parameters)
            case .notification(Self.cancelMethod, let parameters): withdraw(parameters)
            case .notification(let method, let parameters): handler.receive(method, parameters)
            case .answer(let id, let payload): try settle(id, .success(payload))
            case .error(let id, let error): try settle(id, .failure(error.failure))
            case .complaint(let error):
                throw IntentFailure(.invalidMessage, "the other end cannot read what it got: \(error.message)")
            }
        } catch let refusal as WireMessage.Refusal {
            switch refusal {
            case .invalid(let id, let what): complain(id, what)
            case .parse(let what):
                transmit(Self.errorLine(nil, WireError(code: WireError.parseError, message: what)))
                throw IntentFailure(.invalidMessage, "the other end sent a line that is no JSON: \(what)")
            }
        }
    }

    private func explain(_ trouble: WireLineReader.Trouble) -> IntentFailure {
        switch trouble {
        case .tooLong:
            IntentFailure(
                .invalidMessage, "the other end sent a message that is longer than \(maximumLineLength) bytes")
        case .unfinished:
            IntentFailure(.connectionClosed, "the other end closed the connection in the middle of a message")
        case .notUTF8: IntentFailure(.invalidMessage, "the other end sent a line that is no UTF-8")
        case .unreadable(let code):
            IntentFailure(.connectionClosed, "the connection cannot be read: \(String(cString: strerror(code)))")
        }
    }

    private func finish(_ failure: IntentFailure?) {
        let reason = failure ?? IntentFailure(.connectionClosed, "the connection was closed before the answer came")
        let ended: State? = state.withLock { state in
            guard state.end == nil else { return nil }
            let before = state
            state.end = reason
            state.waiters = [:]
            state.abandoned = [:]
            state.running = [:]
            return before
        }
        guard let ended else { return }
        outbox.close()
        beckon_shutdown(socket.descriptor)
        for running in ended.running.values { running.task.cancel() }
        for waiter in ended.waiters.values {
            waiter.settled()
            waiter.resume(.failure(reason))
        }
        for settled in ended.abandoned.values { settled() }
        handler.connectionClosed(failure)
    }
}

extension IntentFailure {
    fileprivate static let callCancelled = IntentFailure(.cancelled, "the request was cancelled")
}

/// How long a thread may be kept waiting for an answer.
package enum BlockingPatience {
    /// The time after which a person would take an app for dead.
    @TaskLocal package static var limit = Duration.seconds(10)
}
