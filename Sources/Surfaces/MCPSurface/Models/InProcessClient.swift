import IntentWire
import Synchronization

/// A client of the server of assistants in this process.
final class InProcessClient: Sendable {
    private struct State {
        var lastID = 0
        var waiting: [JSONValue: CheckedContinuation<JSONValue, Never>] = [:]
        var isClosed = false
    }

    private let name: String
    private let person: (@Sendable (JSONValue) async -> JSONValue)?
    private let connection: MCPConnection
    private let state = Mutex(State())

    /// - Parameter person: Puts a form to the person; nil where nobody can be asked.
    init(_ server: MCPServer, name: String, person: (@Sendable (JSONValue) async -> JSONValue)?) {
        self.name = name
        self.person = person
        connection = MCPConnection(server: server, era: .handshake, outlet: { _ in })
    }

    /// Introduces the client.
    func open() async throws {
        let capabilities = JSONValue.members(["elicitation": person == nil ? nil : .members(["form": .object([])])])
        _ = try await request(
            "initialize",
            .members([
                "protocolVersion": .string(ProtocolRevision.latestHandshake), "capabilities": capabilities,
                "clientInfo": .members(["name": .string(name), "version": .string("1")]),
            ]))
        send(.members(["jsonrpc": .string("2.0"), "method": .string("notifications/initialized")]))
    }

    /// Sends a request, and gives its answer; where the task is cancelled, the request is withdrawn.
    func request(_ method: String, _ parameters: JSONValue) async throws -> JSONValue {
        let id = state.withLock { state in
            state.lastID += 1
            return JSONValue.int(state.lastID)
        }
        let reply = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isClosed = state.withLock { state in
                    if !state.isClosed { state.waiting[id] = continuation }
                    return state.isClosed
                }
                if isClosed { return continuation.resume(returning: .null) }
                send(
                    .members([
                        "jsonrpc": .string("2.0"), "id": id, "method": .string(method), "params": parameters,
                    ]))
                if Task.isCancelled { withdraw(id) }
            }
        } onCancel: {
            withdraw(id)
        }
        try Task.checkCancellation()
        return reply
    }

    /// Ends the connection, and with it what runs for it.
    func close() async {
        let waiting = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.resume(returning: .null) }
        await connection.end(patience: .zero)
    }

    private func withdraw(_ id: JSONValue) {
        guard let waiting = state.withLock({ $0.waiting.removeValue(forKey: id) }) else { return }
        send(
            .members([
                "jsonrpc": .string("2.0"), "method": .string("notifications/cancelled"),
                "params": .members(["requestId": id]),
            ]))
        waiting.resume(returning: .null)
    }

    private func send(_ message: JSONValue) {
        let bytes = Array(message.line.utf8)
        connection.receive(bytes.span.bytes) { [weak self] bytes in self?.take(bytes) }
    }

    private func take(_ bytes: [UInt8]) {
        guard let message = try? JSONValue(parsing: bytes) else { return }
        guard message["method"] != nil else {
            let waiting = state.withLock { $0.waiting.removeValue(forKey: message["id"] ?? .null) }
            waiting?.resume(returning: message)
            return
        }
        guard let id = message["id"], let person else { return }
        Task {
            let reply = await person(message["params"] ?? .null)
            send(.members(["jsonrpc": .string("2.0"), "id": id, "result": reply]))
        }
    }
}
