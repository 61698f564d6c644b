import HTTPServing
import IntentWire
import Synchronization

/// The answer to one request over HTTP: plain JSON where the answer is all there is to say, else a stream of events.
///
/// - Source: MCP 2025-11-25 and 2026-07-28, basic/transports, "Streamable HTTP"; WHATWG HTML, server-sent events.
final class HTTPReply: Sendable {
    private enum State { case open, streaming, over }

    private let exchange: HTTPExchange
    private let id: RequestID
    private let era: ProtocolEra
    private let fields: [(name: String, value: String)]
    private let state = Mutex(State.open)

    /// - Parameter fields: What the header of the answer has besides.
    init(_ exchange: HTTPExchange, to id: RequestID, _ era: ProtocolEra, fields: [(name: String, value: String)] = []) {
        self.exchange = exchange
        self.id = id
        self.era = era
        self.fields = fields
    }

    /// Sends a message that belongs to the request; the answer to it ends the exchange.
    func send(_ message: [UInt8]) {
        let isAnswer = Self.isAnswer(message, to: id)
        let before = state.withLock { state in
            defer { if state != .over { state = isAnswer ? .over : .streaming } }
            return state
        }
        switch (before, isAnswer) {
        case (.open, true):
            exchange.respond(
                status(of: message), fields + [("Content-Type", "application/json"), ("Cache-Control", "no-store")],
                message)
        case (.open, false):
            exchange.begin(200, fields + Self.streamFields)
            exchange.send(Self.event(message))
        case (.streaming, _):
            exchange.send(Self.event(message))
            if isAnswer { exchange.finish() }
        case (.over, _): break
        }
    }

    /// Ends the exchange without an answer, as of a request that was withdrawn.
    func abandon() {
        let before = state.withLock { state in
            defer { state = .over }
            return state
        }
        switch before {
        case .open: exchange.respond(202)
        case .streaming: exchange.finish()
        case .over: break
        }
    }

    static let streamFields: [(name: String, value: String)] = [
        ("Content-Type", "text/event-stream"), ("Cache-Control", "no-store"), ("X-Accel-Buffering", "no"),
    ]

    /// A message as an event of a stream.
    static func event(_ message: [UInt8]) -> [UInt8] {
        Array("event: message\ndata: ".utf8) + message + Array("\n\n".utf8)
    }

    /// What keeps a stream alive, and finds out whether anybody reads it.
    static let comment = Array(": still here\n\n".utf8)

    /// Whether a message, which was written here, answers a request: its head tells.
    private static func isAnswer(_ message: [UInt8], to id: RequestID) -> Bool {
        var head = Array(#"{"jsonrpc":"2.0","id":"#.utf8)
        id.json.write(to: &head)
        return message.starts(with: head + Array(#","result":"#.utf8))
            || message.starts(with: head + Array(#","error":"#.utf8))
    }

    /// The status of an answer: in the stateless era some errors have one of their own.
    private func status(of message: [UInt8]) -> Int {
        guard era == .stateless, let error = (try? JSONValue(parsing: message))?["error"] else { return 200 }
        return Self.status(of: error["code"]?.int)
    }

    /// The status for an error of the stateless era.
    static func status(of code: Int?) -> Int {
        switch code {
        case -32601: 404
        case -32020, -32021, -32022, -32700, -32600, -32602: 400
        default: 200
        }
    }
}
