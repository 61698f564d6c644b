import CMicroHTTP
import Synchronization

/// One request and its answer, which may come later, and whole or as a stream.
///
/// Safe to use from any task or thread. One that is let go without an answer is answered with an error.
package final class HTTPExchange: Sendable {
    /// A field of a header.
    package typealias Field = (name: String, value: String)

    package let request: HTTPRequest
    // A reference to memory that its own lock guards, and that lives until `beckon_http_release`.
    private nonisolated(unsafe) let exchange: OpaquePointer
    private let state = Mutex(State())

    private struct State {
        var isAnswered = false
        var isGone = false
        var whenGone: (@Sendable () -> Void)?
    }

    init(_ exchange: OpaquePointer, reading fields: [String]) {
        self.exchange = exchange
        var length = 0
        let body = beckon_http_body(exchange, &length)
        request = HTTPRequest(
            method: String(cString: beckon_http_method(exchange)), path: String(cString: beckon_http_path(exchange)),
            body: Array(UnsafeRawBufferPointer(start: body, count: length)),
            fields: Dictionary(
                fields.compactMap { name in
                    beckon_http_header(exchange, name).map { (name.lowercased(), String(cString: $0)) }
                }, uniquingKeysWith: { first, _ in first }))
    }

    deinit {
        if !state.withLock(\.isAnswered) { beckon_http_respond(exchange, 500, nil, 0, nil, 0) }
        beckon_http_release(exchange)
    }

    /// Answers whole. Of several answers the first counts.
    package func respond(_ status: Int, _ fields: [Field] = [], _ body: [UInt8] = []) {
        guard answerOnce() else { return }
        Self.withFields(fields) { fields, count in
            body.withUnsafeBytes { body in
                beckon_http_respond(exchange, UInt32(status), fields, count, body.baseAddress, body.count)
            }
        }
    }

    /// Begins an answer whose body follows by `send(_:)` and ends with `finish()`.
    package func begin(_ status: Int, _ fields: [Field]) {
        guard answerOnce() else { return }
        Self.withFields(fields) { beckon_http_begin(exchange, UInt32(status), $0, $1) }
    }

    /// Sends a piece of an answer that has begun.
    package func send(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { _ = beckon_http_send(exchange, $0.baseAddress, $0.count) }
    }

    /// Ends an answer that has begun.
    package func finish() { beckon_http_finish(exchange) }

    /// Lets the other end go: an answer that has begun ends, and one that has not never comes.
    package func drop() {
        respond(500)
        finish()
    }

    /// Calls back when the other end has gone, or the answer is over; at once where that is so already.
    package func whenGone(_ body: @escaping @Sendable () -> Void) {
        let isGone = state.withLock { state in
            if !state.isGone { state.whenGone = body }
            return state.isGone
        }
        if isGone { body() }
    }

    /// Whether the other end has closed its connection. While nothing is sent, only asking tells.
    package var isClosed: Bool { beckon_http_is_closed(exchange) }

    func noteGone() {
        let body = state.withLock { state in
            state.isGone = true
            return state.whenGone.take()
        }
        body?()
    }

    private func answerOnce() -> Bool {
        state.withLock { state in
            defer { state.isAnswered = true }
            return !state.isAnswered
        }
    }

    /// Lends fields as C has them.
    private static func withFields(
        _ fields: [Field], _ body: (UnsafePointer<beckon_http_field>?, Int) -> Void
    ) {
        // Each text is written once into one buffer; a line end in a value would begin another field.
        var bytes: [CChar] = []
        var places: [(Int, Int)] = []
        for field in fields {
            let name = bytes.count
            bytes += field.name.utf8CString
            let value = bytes.count
            bytes += field.value.filter { !$0.isNewline }.utf8CString
            places.append((name, value))
        }
        bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return body(nil, 0) }
            let pointers = places.map { beckon_http_field(name: base + $0.0, value: base + $0.1) }
            pointers.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
        }
    }
}
