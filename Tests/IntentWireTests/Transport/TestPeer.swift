import CBeckonSupport
import Foundation
import IntentWire
import Testing

/// A handler whose answers a test writes down, and whose notifications and end it can wait for.
struct TestHandler: WireHandler {
    typealias Answer = @Sendable (String, WirePayload) async throws -> any Encodable & Sendable

    let answer: Answer
    let notifications: AsyncStream<(String, WirePayload)>
    let closings: AsyncStream<IntentFailure?>
    private let notified: AsyncStream<(String, WirePayload)>.Continuation
    private let closed: AsyncStream<IntentFailure?>.Continuation

    init(answer: @escaping Answer = { method, _ in throw IntentFailure.unknownMethod(method) }) {
        self.answer = answer
        (notifications, notified) = AsyncStream.makeStream()
        (closings, closed) = AsyncStream.makeStream()
    }

    func handle(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable {
        try await answer(method, parameters)
    }

    func receive(_ method: String, _ parameters: WirePayload) { notified.yield((method, parameters)) }

    func connectionClosed(_ failure: IntentFailure?) {
        closed.yield(failure)
        closed.finish()
        notified.finish()
    }

    /// Why the connection ended; waits for the end.
    func closing() async throws -> IntentFailure? {
        for await failure in closings { return failure }
        throw IntentFailure(.connectionClosed, "the end was told before")
    }
}

/// The other end of a socket, as bare bytes.
final class RawPeer: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// A connection and the bare bytes at its other end.
    static func connected(
        to handler: some WireHandler, maximumLineLength: Int = 64 << 20
    ) throws -> (WireConnection, RawPeer) {
        let ends = try socketPair()
        let connection = WireConnection(
            descriptor: ends.0, handler: handler, maximumLineLength: maximumLineLength)
        connection.start()
        return (connection, RawPeer(ends.1))
    }

    func send(_ text: String) { send([UInt8](text.utf8)) }

    func send(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { beckon_send(descriptor, $0.baseAddress, $0.count) }
            if count == -Int(EAGAIN) { _ = beckon_wait_writable(descriptor) } else if count < 0 { return }
            sent += max(0, count)
        }
    }

    /// Waits for one line; nil at the end.
    func line() async -> String? {
        // Blocking threads of the task pool would starve the other end, which runs in this process too.
        await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: self.readLine()) }.start()
        }
    }

    private func readLine() -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while beckon_receive(descriptor, &byte, 1) == 1 {
            if byte == 0x0A { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
        return nil
    }

    func close() { beckon_close(descriptor) }
}

func socketPair() throws -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(beckon_socketpair(&ends) == 0)
    return (ends[0], ends[1])
}

/// Two connections that talk to each other.
func connectedPair(
    _ first: some WireHandler, _ second: some WireHandler, maximumLineLength: Int = 64 << 20
) throws -> (WireConnection, WireConnection) {
    let ends = try socketPair()
    let pair = (
        WireConnection(descriptor: ends.0, handler: first, maximumLineLength: maximumLineLength),
        WireConnection(descriptor: ends.1, handler: second, maximumLineLength: maximumLineLength)
    )
    pair.0.start()
    pair.1.start()
    return pair
}

/// Runs the body and gives the failure that it throws.
func failure<R>(_ body: () async throws -> R) async throws -> IntentFailure {
    try #require(await #expect(throws: IntentFailure.self) { _ = try await body() })
}
