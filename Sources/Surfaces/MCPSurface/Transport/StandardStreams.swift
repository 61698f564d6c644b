import Foundation
import Glibc
import IntentWire
import Synchronization

/// Serves one client at the standard streams of the process: one message a line.
///
/// - Source: MCP 2025-11-25, basic/transports, "stdio".
package struct StandardStreams: Sendable {
    /// The longest message that is taken, in bytes.
    package static let maximumLength = 16 << 20
    /// How long requests may go on when the client has closed its end.
    private static let patience = Duration.seconds(2)

    private let server: MCPServer
    private let input: Int32
    private let output: Int32

    /// Creates the transport.
    ///
    /// - Parameters:
    ///   - server: What answers.
    ///   - input: Where messages come from.
    ///   - output: Where messages go; nothing else may be written there.
    package init(server: MCPServer, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        self.server = server
        self.input = input
        self.output = output
    }

    /// Serves until the client closes its end or the task is cancelled.
    package func serve() async {
        // A client that has gone is seen by the failing write.
        signal(SIGPIPE, SIG_IGN)
        let sink = LineSink(descriptor: output)
        let connection = MCPConnection(server: server) { sink.send($0) }
        await server.watcher.start(server)
        StartPages.release(after: .milliseconds(100))
        await untilEnd { read(for: connection, sink) }
        await connection.end(patience: Task.isCancelled ? .zero : Self.patience)
        await server.close()
        await sink.flush()
    }

    private func read(for connection: MCPConnection, _ sink: LineSink) {
        var source = LineSource(descriptor: input, maximumLength: Self.maximumLength)
        while true {
            switch source.next() {
            case .bytes(let line):
                // A line of nothing but white space is no message, and no mistake worth an answer.
                if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
                ReadingThread.take { connection.receive(line.span.bytes) { sink.send($0) } }
            case .tooLong:
                sink.send(
                    OutgoingMessage.error(
                        nil, .parse("a message is longer than \(Self.maximumLength >> 20) MiB; it was passed over")))
            case .end: return
            }
        }
    }

    /// Runs a body that blocks on a thread of its own, until it returns or the task is cancelled.
    private func untilEnd(_ body: @escaping @Sendable () -> Void) async {
        let (ends, continuation) = AsyncStream<Void>.makeStream()
        let thread = Thread {
            body()
            continuation.finish()
        }
        thread.name = "beckon.mcp"
        thread.stackSize = 8 << 20
        thread.start()
        for await _ in ends {}
    }
}
