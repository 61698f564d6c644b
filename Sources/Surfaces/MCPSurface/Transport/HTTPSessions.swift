import Foundation
import HTTPServing
import Synchronization

/// The clients of the handshake era that speak HTTP, by the name that each got with its handshake.
final class HTTPSessions: Sendable {
    /// How many clients are served at once; beyond, the one that was silent longest is dropped.
    private static let maximum = 64

    /// One client, with the stream on which it hears what it did not ask for.
    final class Session: Sendable {
        let name: String
        let connection: MCPConnection
        private let slot = StreamSlot()

        init(server: MCPServer) {
            var generator = SystemRandomNumberGenerator()
            name = (0..<4).map { _ in String(UInt64.random(in: .min ... .max, using: &generator), radix: 36) }.joined()
            connection = MCPConnection(server: server) { [slot] in slot.send($0) }
        }

        /// Lets the client hear on a stream; one before ends.
        func listen(on exchange: HTTPExchange) { slot.replace(exchange) }

        /// Ends the stream.
        func close() { slot.replace(nil) }
    }

    /// Where messages go that belong to no request: nowhere while nobody listens.
    private final class StreamSlot: Sendable {
        private let exchange = Mutex<HTTPExchange?>(nil)

        func send(_ message: [UInt8]) { exchange.withLock { $0 }?.send(HTTPReply.event(message)) }

        func replace(_ next: HTTPExchange?) {
            let before = exchange.withLock { exchange in
                defer { exchange = next }
                return exchange
            }
            before?.finish()
        }
    }

    private let sessions = Mutex<[(session: Session, lastUse: ContinuousClock.Instant)]>([])

    /// Makes a session.
    ///
    /// - Returns: It, and one that had to go for it.
    func make(_ server: MCPServer) -> (session: Session, dropped: Session?) {
        let session = Session(server: server)
        let dropped = sessions.withLock { sessions -> Session? in
            sessions.append((session, .now))
            guard sessions.count > Self.maximum,
                let oldest = sessions.indices.min(by: { sessions[$0].lastUse < sessions[$1].lastUse })
            else { return nil }
            return sessions.remove(at: oldest).session
        }
        return (session, dropped)
    }

    /// The session with a name.
    func find(_ name: String) -> Session? {
        sessions.withLock { sessions in
            guard let place = sessions.firstIndex(where: { $0.session.name == name }) else { return nil }
            sessions[place].lastUse = .now
            return sessions[place].session
        }
    }

    /// Removes a session.
    func remove(_ session: Session) { sessions.withLock { $0.removeAll { $0.session === session } } }

    /// Removes all.
    func removeAll() -> [Session] {
        sessions.withLock { sessions in
            defer { sessions = [] }
            return sessions.map(\.session)
        }
    }
}
