import Foundation
import HTTPServing
import IntentWire
import Synchronization

/// Serves clients at a port of this machine, in both eras: `POST /mcp` with one message a request.
///
/// In the stateless era each request stands for itself, and closing its stream cancels it. In the handshake era
/// `initialize` opens a session, which `Mcp-Session-Id` names from then on; `GET` opens the stream on which the client
/// hears what it did not ask for, and `DELETE` ends the session.
///
/// - Source: MCP 2025-11-25 and 2026-07-28, basic/transports, "Streamable HTTP".
package final class StreamableHTTP: Sendable {
    /// Where messages are taken.
    package static let path = "/mcp"
    /// How often streams are looked after.
    private static let interval = Duration.seconds(1)
    /// After how many looks a stream is told that it is still there.
    private static let looksPerComment = 15

    private let server: MCPServer
    private let sessions = HTTPSessions()
    private let http: Mutex<HTTPServer?> = Mutex(nil)
    /// The streams that are open, which nobody else looks after.
    private let streams = Mutex<[ObjectIdentifier: HTTPExchange]>([:])

    /// Creates the transport.
    package init(server: MCPServer) { self.server = server }

    /// Serves until the task is cancelled.
    ///
    /// - Parameters:
    ///   - port: The port; 0 lets the system choose.
    ///   - token: What every request has to carry.
    ///   - started: Called with the port once requests are taken.
    /// - Throws: `IntentFailure` where the port cannot be served.
    package func serve(port: UInt16, token: String, started: @Sendable (UInt16) -> Void) async throws {
        let check = HTTPGuard(token: token)
        do {
            let http = try HTTPServer(port: port, reading: HTTPHeaders.all) { [self] exchange in
                take(exchange, check)
            }
            self.http.withLock { $0 = http }
            await server.watcher.start(server)
            started(http.port)
            StartPages.release(after: .milliseconds(100))
        } catch HTTPServer.Failure.libraryMissing {
            throw IntentFailure(.unsupported, "HTTP needs libmicrohttpd; install the package libmicrohttpd12")
        } catch HTTPServer.Failure.refused(let error) {
            throw IntentFailure(
                .unsupported, "port \(port) cannot be served: \(String(cString: strerror(error))); choose another")
        }
        var looks = 0
        while (try? await Task.sleep(for: Self.interval)) != nil {
            looks += 1
            lookAfterStreams(comments: looks % Self.looksPerComment == 0)
        }
        await stop()
    }

    private func stop() async {
        let gone = sessions.removeAll()
        for session in gone {
            session.close()
            await session.connection.end(patience: .zero)
        }
        await server.close()
        http.withLock { $0.take() }?.stop()
    }

    /// Finds streams that nobody reads any more: while nothing is sent, only looking tells.
    private func lookAfterStreams(comments: Bool) {
        for exchange in streams.withLock({ Array($0.values) }) {
            if exchange.isClosed { exchange.drop() } else if comments { exchange.send(HTTPReply.comment) }
        }
    }

    // MARK: - Requests

    private func take(_ exchange: HTTPExchange, _ check: HTTPGuard) {
        let request = exchange.request
        if let refusal = check.refusal(request) {
            return Self.refuse(exchange, refusal.status, refusal.reason, refusal.fields)
        }
        guard request.path == Self.path else { return Self.refuse(exchange, 404, "messages are taken at \(Self.path)") }
        switch request.method {
        case "POST": post(exchange)
        case "GET": listen(exchange)
        case "DELETE": endSession(exchange)
        default: Self.refuse(exchange, 405, "POST, GET and DELETE are taken", [("Allow", "POST, GET, DELETE")])
        }
    }

    private func post(_ exchange: HTTPExchange) {
        let request = exchange.request
        guard request["Content-Type"]?.lowercased().hasPrefix("application/json") == true else {
            return Self.refuse(exchange, 415, "messages are application/json")
        }
        let message: IncomingMessage
        do {
            message = try MCPConnection.message(request.body.span.bytes)
        } catch {
            return Self.answer(exchange, 400, OutgoingMessage.error(error.id, error.error))
        }
        let isStateless = request["MCP-Protocol-Version"] == ProtocolRevision.stateless || Self.hasEnvelope(message)
        if isStateless { postStateless(exchange, message) } else { postInSession(exchange, message) }
    }

    private static func hasEnvelope(_ message: IncomingMessage) -> Bool {
        guard case .request(_, _, let parameters) = message else { return false }
        return parameters["_meta"]?[MetaName.protocolVersion] != nil
    }

    private static func refuse(
        _ exchange: HTTPExchange, _ status: Int, _ reason: String, _ fields: [HTTPExchange.Field] = []
    ) {
        exchange.respond(
            status, fields + [("Content-Type", "application/json")],
            OutgoingMessage.error(nil, .invalidRequest(reason)))
    }

    private static func answer(_ exchange: HTTPExchange, _ status: Int, _ message: [UInt8]) {
        exchange.respond(status, [("Content-Type", "application/json")], message)
    }

    // MARK: - The stateless era

    private func postStateless(_ exchange: HTTPExchange, _ message: IncomingMessage) {
        guard case .request(let id, let method, let parameters) = message else {
            // Nothing but requests means anything without a connection.
            return exchange.respond(202)
        }
        do throws(ProtocolError) {
            try HTTPHeaders.check(exchange.request, method, parameters)
        } catch {
            return Self.answer(exchange, HTTPReply.status(of: error.code), OutgoingMessage.error(id, error))
        }
        let reply = HTTPReply(exchange, to: id, .stateless)
        let connection = MCPConnection(server: server, era: .stateless) { reply.send($0) }
        keep(exchange) { Task { await connection.end(patience: .zero) } }
        connection.receive(message, outlet: { reply.send($0) }, whenWithdrawn: { reply.abandon() })
    }

    // MARK: - The handshake era

    private func postInSession(_ exchange: HTTPExchange, _ message: IncomingMessage) {
        let session: HTTPSessions.Session
        if case .request(_, "initialize", _) = message, exchange.request["Mcp-Session-Id"] == nil {
            let (made, dropped) = sessions.make(server)
            session = made
            if let dropped { Task { await end(dropped) } }
        } else {
            guard let found = self.session(exchange) else { return }
            session = found
        }
        guard case .request(let id, _, _) = message else {
            session.connection.receive(message, outlet: { _ in })
            return exchange.respond(202)
        }
        let reply = HTTPReply(exchange, to: id, .handshake, fields: [("Mcp-Session-Id", session.name)])
        let connection = session.connection
        // A client that loses its connection has not cancelled; it says so where it wants that.
        keep(exchange) {}
        connection.receive(message, outlet: { reply.send($0) }, whenWithdrawn: { reply.abandon() })
    }

    /// The session of a request; where there is none, it is refused.
    private func session(_ exchange: HTTPExchange) -> HTTPSessions.Session? {
        guard let name = exchange.request["Mcp-Session-Id"] else {
            Self.refuse(exchange, 400, "'Mcp-Session-Id' is missing; 'initialize' gives one")
            return nil
        }
        let version = exchange.request["MCP-Protocol-Version"]
        if let version, !ProtocolRevision.handshake.contains(version) {
            Self.refuse(exchange, 400, "the revision '\(SafeText.line(version, limit: 40))' is not spoken here")
            return nil
        }
        guard let session = sessions.find(name) else {
            Self.refuse(exchange, 404, "there is no such session; begin anew with 'initialize'")
            return nil
        }
        return session
    }

    private func listen(_ exchange: HTTPExchange) {
        guard exchange.request["Accept"]?.contains("text/event-stream") == true else {
            return Self.refuse(exchange, 406, "the stream is text/event-stream")
        }
        guard let session = session(exchange) else { return }
        exchange.begin(200, HTTPReply.streamFields + [("Mcp-Session-Id", session.name)])
        exchange.send(HTTPReply.comment)
        keep(exchange) {}
        session.listen(on: exchange)
    }

    private func endSession(_ exchange: HTTPExchange) {
        guard let session = session(exchange) else { return }
        exchange.respond(204)
        Task { await end(session) }
    }

    private func end(_ session: HTTPSessions.Session) async {
        sessions.remove(session)
        session.close()
        await session.connection.end(patience: .zero)
    }

    /// Looks after an exchange until it is over.
    private func keep(_ exchange: HTTPExchange, whenGone: @escaping @Sendable () -> Void) {
        let key = ObjectIdentifier(exchange)
        streams.withLock { $0[key] = exchange }
        exchange.whenGone { [weak self] in
            self?.streams.withLock { _ = $0.removeValue(forKey: key) }
            whenGone()
        }
    }
}
