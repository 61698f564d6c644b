import IntentWire
import Synchronization

/// One client of a server: answers its requests, once it has said who it is.
final class ServedClient: WireHandler {
    private struct State {
        var connection: WireConnection?
        var caller: Caller?
    }

    private let server: SystemServer
    private let state = Mutex(State())

    init(server: SystemServer) { self.server = server }

    func connect(_ descriptor: Int32) {
        let connection = WireConnection(descriptor: descriptor, handler: self)
        state.withLock { $0.connection = connection }
        connection.start()
    }

    /// Closes the connection when the answers that are due are on their way, or after a moment.
    func dismiss() async {
        guard let connection = state.withLock(\.connection) else { return }
        let answered = Signal()
        connection.whenAnswered { answered.send() }
        _ = await answered.wait(atMost: .seconds(1))
        connection.close()
    }

    func handle(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable {
        switch method {
        case SystemMethod.hello:
            let hello: SystemHello = try parameters.decode()
            state.withLock { $0.caller = Caller(environment: hello.environment) }
            return server.welcome
        case SystemMethod.status:
            return await server.status()
        default:
            let (caller, connection) = state.withLock { ($0.caller, $0.connection) }
            guard let caller, let connection else {
                throw IntentFailure(.invalidMessage, "say '\(SystemMethod.hello)' before anything else")
            }
            guard server.beginRequest() else {
                throw IntentFailure(.cancelled, "the system is about to end: try again")
            }
            defer { server.endRequest() }
            return try await Caller.$current.withValue(caller) {
                try await answer(method, parameters, connection)
            }
        }
    }

    private func answer(
        _ method: String, _ parameters: WirePayload, _ connection: WireConnection
    ) async throws -> any Encodable & Sendable {
        guard let route = HostRoutes.byMethod[method] else { throw IntentFailure.unknownMethod(method) }
        return try await route.answer(parameters, from: server.system, over: connection)
    }

    func receive(_ method: String, _ parameters: WirePayload) {
        if method == SystemMethod.stop { server.stop() }
    }

    func connectionClosed(_ failure: IntentFailure?) {
        state.withLock { $0.connection = nil }
        server.left(self)
    }
}
