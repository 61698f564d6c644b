import Foundation
import Glibc
import IntentWire
import MCPSurface
import Synchronization
import Testing

/// Which of the two eras a client speaks.
enum Era: String, CaseIterable, Sendable { case handshake = "2025-11-25", stateless = "2026-07-28" }

/// A client at the other end of a server's streams.
final class TestClient: Sendable {
    private struct State {
        var lastID = 0
        var waiting: [JSONValue: CheckedContinuation<JSONValue, any Error>] = [:]
        var notifications: [JSONValue] = []
        var strays: [JSONValue] = []
        var questions: [JSONValue] = []
        var isClosed = false
    }

    struct Gone: Error {}

    let era: Era
    private let capabilities: JSONValue
    private let revision: String
    private let answer: @Sendable (JSONValue) -> JSONValue?
    private let state = Mutex(State())
    private let writing: Int32
    private let serving: Task<Void, Never>

    /// Connects a client.
    ///
    /// - Parameters:
    ///   - canAsk: Whether it shows forms.
    ///   - showsApps: Whether it shows pages.
    ///   - revision: The revision of the handshake; the latest where nil.
    ///   - answer: Answers the form of a question by an elicitation result; nil never answers.
    init(
        _ server: MCPServer, era: Era, canAsk: Bool = true, showsApps: Bool = false,
        revision: String? = nil,
        answer: @escaping @Sendable (JSONValue) -> JSONValue? = { _ in nil }
    ) throws {
        self.era = era
        self.answer = answer
        self.revision = revision ?? era.rawValue
        capabilities = .members([
            "elicitation": canAsk ? json(#"{"form":{}}"#) : nil,
            "extensions": showsApps ? json(#"{"io.modelcontextprotocol/ui":{}}"#) : nil,
        ])
        var toServer: [Int32] = [0, 0]
        var toClient: [Int32] = [0, 0]
        try #require(pipe(&toServer) == 0 && pipe(&toClient) == 0)
        writing = toServer[1]
        let (input, output, reading) = (toServer[0], toClient[1], toClient[0])
        serving = Task {
            await StandardStreams(server: server, input: input, output: output).serve()
            Glibc.close(input)
            Glibc.close(output)
        }
        Thread.detachNewThread { self.read(reading) }
    }

    /// Everything that came without being asked for.
    var notifications: [JSONValue] { state.withLock(\.notifications) }
    /// The answers to nothing.
    var strays: [JSONValue] { state.withLock(\.strays) }
    /// The requests of the server.
    var questions: [JSONValue] { state.withLock(\.questions) }

    func notifications(_ method: String) -> [JSONValue] { notifications.filter { $0["method"] == .string(method) } }

    // MARK: - Sending

    /// Introduces the client, as its era does.
    @discardableResult
    func open() async throws -> JSONValue {
        guard era == .handshake else { return try await result("server/discover") }
        let parameters = JSONValue.members([
            "protocolVersion": .string(revision), "capabilities": capabilities,
            "clientInfo": json(#"{"name":"tests","version":"1"}"#),
        ])
        let introduction = try await result("initialize", parameters)
        notify("notifications/initialized")
        return introduction
    }

    /// Sends a request.
    ///
    /// - Returns: The whole answer.
    func request(_ method: String, _ parameters: JSONValue = .object([]), meta: JSONValue? = nil) async throws
        -> JSONValue
    {
        try await post(method, parameters, meta: meta).reply()
    }

    /// A request that was sent.
    struct Posted: Sendable {
        var id: JSONValue
        var reply: @Sendable () async throws -> JSONValue
    }

    /// Sends a request without waiting.
    func post(_ method: String, _ parameters: JSONValue = .object([]), meta: JSONValue? = nil) -> Posted {
        let id = state.withLock { state -> JSONValue in
            state.lastID += 1
            return .int(state.lastID)
        }
        let message = JSONValue.members([
            "jsonrpc": .string("2.0"), "id": id, "method": .string(method),
            "params": complete(parameters, meta),
        ])
        let task = Task {
            try await withCheckedThrowingContinuation { continuation in
                let isClosed = state.withLock { state in
                    if !state.isClosed { state.waiting[id] = continuation }
                    return state.isClosed
                }
                if isClosed { return continuation.resume(throwing: Gone()) }
                send(message.line)
            }
        }
        return Posted(id: id) { try await task.value }
    }

    /// Sends a request and expects a result.
    func result(_ method: String, _ parameters: JSONValue = .object([]), meta: JSONValue? = nil) async throws
        -> JSONValue
    {
        let reply = try await request(method, parameters, meta: meta)
        return try #require(reply["result"], "\(method) gave \(reply.line)")
    }

    /// The code of the error that a request is answered with; nil where it is none.
    func errorCode(_ method: String, _ parameters: JSONValue = .object([])) async throws -> JSONValue? {
        try await request(method, parameters)["error"]?["code"]
    }

    /// Calls a tool, answers its questions, and gives its result.
    func call(_ name: String, _ arguments: String = "{}", meta: JSONValue? = nil) async throws -> JSONValue {
        var parameters = JSONValue.members(["name": .string(name), "arguments": json(arguments)])
        while true {
            let result = try await result("tools/call", parameters, meta: meta)
            guard result["resultType"] == .string("input_required"), let requests = result["inputRequests"]?.members
            else { return result }
            let responses = requests.map { request in
                state.withLock { $0.questions.append(request.value) }
                let reply = answer(request.value["params"] ?? .null) ?? json(#"{"action":"cancel"}"#)
                return JSONValue.Member(name: request.name, value: reply)
            }
            parameters = parameters.with("inputResponses", .object(responses)).with(
                "requestState", result["requestState"])
        }
    }

    func notify(_ method: String, _ parameters: JSONValue? = nil) {
        send(
            JSONValue.members(["jsonrpc": .string("2.0"), "method": .string(method), "params": parameters]).line)
    }

    /// Sends a line as it is.
    func send(_ line: String) { send(bytes: Array((line + "\n").utf8)) }

    func send(bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Closes the client's end, and waits until the server has noticed.
    func close() async {
        let isFirst = state.withLock { state in
            defer { state.isClosed = true }
            return !state.isClosed
        }
        if isFirst { Glibc.close(writing) }
        await serving.value
    }

    private func complete(_ parameters: JSONValue, _ meta: JSONValue?) -> JSONValue {
        guard era == .stateless else { return parameters.with("_meta", meta) }
        var members = meta?.members ?? []
        members.append(.init(name: "io.modelcontextprotocol/protocolVersion", value: .string(era.rawValue)))
        members.append(.init(name: "io.modelcontextprotocol/clientCapabilities", value: capabilities))
        members.append(
            .init(name: "io.modelcontextprotocol/clientInfo", value: json(#"{"name":"tests","version":"1"}"#)))
        return parameters.with("_meta", .object(members))
    }

    // MARK: - Receiving

    private func read(_ descriptor: Int32) {
        var buffer: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            var rest = chunk[..<count]
            while let end = rest.firstIndex(of: 0x0A) {
                receive(buffer + rest[..<end])
                buffer = []
                rest = rest[(end + 1)...]
            }
            buffer.append(contentsOf: rest)
        }
        Glibc.close(descriptor)
        let waiting = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.resume(throwing: Gone()) }
    }

    private func receive(_ line: [UInt8]) {
        guard let message = try? JSONValue(parsing: line) else { return }
        if message["method"] == nil {
            let waiter = state.withLock { state -> CheckedContinuation<JSONValue, any Error>? in
                if let waiter = state.waiting.removeValue(forKey: message["id"] ?? .null) { return waiter }
                state.strays.append(message)
                return nil
            }
            waiter?.resume(returning: message)
        } else if let id = message["id"] {
            state.withLock { $0.questions.append(message) }
            guard let reply = answer(message["params"] ?? .null) else { return }
            send(JSONValue.members(["jsonrpc": .string("2.0"), "id": id, "result": reply]).line)
        } else {
            state.withLock { $0.notifications.append(message) }
        }
    }
}

/// JSON from text.
func json(_ text: String) -> JSONValue {
    do {
        return try JSONValue(parsing: text)
    } catch {
        Issue.record("'\(text)' is no JSON: \(error)")
        return .null
    }
}

/// Waits until something holds.
func until(_ condition: () async throws -> Bool) async throws {
    while try await !condition() { try await Task.sleep(for: .milliseconds(5)) }
}

extension JSONValue {
    /// The texts of a result's content.
    var texts: [String] { (self["content"]?.elements ?? []).compactMap { $0["text"]?.string } }
    /// The value of a result.
    var value: JSONValue? { self["structuredContent"]?["value"] }
    /// The code of the failure that a result tells.
    var failureCode: String? { self["structuredContent"]?["error"]?["code"]?.string }
    /// Whether the result is that of a tool that failed.
    var isFailure: Bool { self["isError"] == .bool(true) }
}
