import CMicroHTTP
import Glibc
import Synchronization

/// Serves HTTP at a port of this machine, to this machine only.
///
/// Requests are read whole before they are handed over. Safe to use from any task or thread.
package final class HTTPServer: Sendable {
    /// Why no server could be started.
    package enum Failure: Error {
        /// `libmicrohttpd.so.12` is not installed.
        case libraryMissing
        /// The system refused, with its error number.
        case refused(Int32)
    }

    /// The longest body that is taken, in bytes.
    package static let maximumBody = 4 << 20

    /// The port that is served.
    package let port: UInt16
    private let delegate: Delegate
    // A reference that is used once more, by `stop()`.
    private nonisolated(unsafe) let server: OpaquePointer
    private let isStopped = Mutex(false)

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - port: The port; 0 lets the system choose.
    ///   - fields: The fields of headers that requests are read with.
    ///   - handler: Takes each request, on a thread that all requests share: it must not wait.
    /// - Throws: ``Failure``
    package init(port: UInt16, reading fields: [String], handler: @escaping @Sendable (HTTPExchange) -> Void) throws {
        let delegate = Delegate(fields: fields, handler: handler)
        let callbacks = beckon_http_callbacks(
            context: Unmanaged.passUnretained(delegate).toOpaque(), arrived: arrived, gone: gone)
        var server: OpaquePointer?
        var actual: UInt16 = 0
        let error = beckon_http_start(port, Self.maximumBody, callbacks, &server, &actual)
        guard error == 0, let server else {
            throw error == -ENOSYS ? Failure.libraryMissing : Failure.refused(-error)
        }
        self.delegate = delegate
        self.server = server
        self.port = actual
    }

    deinit { stop() }

    /// Stops: connections are closed, and no request comes any more.
    package func stop() {
        let isFirst = isStopped.withLock { isStopped in
            defer { isStopped = true }
            return !isStopped
        }
        if isFirst { beckon_http_stop(server) }
    }
}

/// What the callbacks of C know.
private final class Delegate: Sendable {
    let fields: [String]
    let handler: @Sendable (HTTPExchange) -> Void
    /// The exchanges that are under way, by their address.
    let exchanges = Mutex<[UInt: HTTPExchange]>([:])

    init(fields: [String], handler: @escaping @Sendable (HTTPExchange) -> Void) {
        self.fields = fields
        self.handler = handler
    }

    static func of(_ context: UnsafeMutableRawPointer?) -> Delegate? {
        context.map { Unmanaged<Delegate>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// Hands a request over. Written at file level, since a closure in an isolated place would be bound to its actor.
private let arrived: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void = { context, pointer in
    guard let delegate = Delegate.of(context), let pointer else { return }
    let isTooLong = beckon_http_is_too_long(pointer)
    let exchange = HTTPExchange(pointer, reading: delegate.fields)
    if isTooLong { return exchange.respond(413) }
    let key = UInt(bitPattern: pointer)
    delegate.exchanges.withLock { $0[key] = exchange }
    delegate.handler(exchange)
}

private let gone: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void = { context, pointer in
    guard let delegate = Delegate.of(context), let pointer else { return }
    let key = UInt(bitPattern: pointer)
    delegate.exchanges.withLock { $0.removeValue(forKey: key) }?.noteGone()
}
