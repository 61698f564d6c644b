import CSystemd
public import Foundation
import Glibc
import Synchronization

/// A connection to a message bus of the desktop or of the machine.
///
/// One thread of its own sends, waits and reads; any task may call, many at once. The thread ends with `close()` or with
/// the last reference.
///
/// ```swift
/// let bus = try DesktopBus.system()
/// let answer = try await bus.call(
///     BusCall("org.freedesktop.login1", path: "/org/freedesktop/login1", interface: "org.freedesktop.login1.Manager",
///         method: "GetSession", arguments: [.string("2")]))
/// ```
///
/// - Source: D-Bus specification 0.41; sd-bus(3).
public final class DesktopBus: Sendable {
    /// How long a service may take by default.
    public static let patience = Duration.seconds(5)

    private let loop: BusLoop

    /// Connects to a bus.
    ///
    /// - Parameter address: As `unix:path=/run/dbus/system_bus_socket`; several, separated by semicolons, are tried in
    ///   order.
    /// - Throws: `BusError.unreachable`.
    public init(address: String) throws(BusError) {
        loop = try BusLoop(address: address)
        loop.start()
    }

    deinit { loop.close() }

    /// Connects to the bus of the machine.
    ///
    /// - Parameter environment: `DBUS_SYSTEM_BUS_ADDRESS` names another one.
    /// - Throws: `BusError.unreachable`.
    /// - Source: D-Bus specification 0.41, "Well-known Message Bus Instances".
    public static func system(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(BusError) -> DesktopBus {
        try DesktopBus(address: environment["DBUS_SYSTEM_BUS_ADDRESS"] ?? "unix:path=/run/dbus/system_bus_socket")
    }

    /// Connects to the bus of the person's session.
    ///
    /// - Parameter environment: `DBUS_SESSION_BUS_ADDRESS` names it; where it is missing, the bus in `XDG_RUNTIME_DIR`.
    /// - Throws: `BusError.unreachable`.
    /// - Source: D-Bus specification 0.41, "Well-known Message Bus Instances".
    public static func session(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(BusError) -> DesktopBus {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return try DesktopBus(address: address) }
        guard let folder = environment["XDG_RUNTIME_DIR"] else {
            throw .unreachable(
                address: "", reason: "neither DBUS_SESSION_BUS_ADDRESS nor XDG_RUNTIME_DIR is in the environment")
        }
        return try DesktopBus(address: "unix:path=\(folder)/bus")
    }

    /// Calls a method and waits for the answer.
    ///
    /// - Parameters:
    ///   - call: What to call.
    ///   - limit: How long the answer may take; nil for as long as it takes.
    /// - Returns: What the method returned.
    /// - Throws: `BusError`; `CancellationError` where the task is cancelled, at once, whatever the service does.
    public func call(_ call: BusCall, within limit: Duration? = patience) async throws -> [BusValue] {
        let waiter = BusWaiter()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiter.wait(continuation)
                loop.submit { $0.send(call, limit, waiter) }
            }
        } onCancel: {
            if waiter.finish(.failure(CancellationError())) { loop.submitWhileOpen { $0.forget(waiter) } }
        }
    }

    /// Reads a property of an object.
    ///
    /// - Throws: As `call`.
    public func property(_ name: String, of interface: String, at path: String, service: String) async throws
        -> BusValue
    {
        let answer = try await call(
            BusCall(
                service, path: path, interface: "org.freedesktop.DBus.Properties", method: "Get",
                arguments: [.string(interface), .string(name)]))
        guard case .variant(let value)? = answer.first else {
            throw BusError.unreadable("the property '\(name)' of '\(interface)' came without a value")
        }
        return value
    }

    /// Gives the signals that fit a rule to a stream; returns when the bus knows the rule.
    func listen(_ rule: String, _ stream: AsyncStream<BusSignal>.Continuation) async throws {
        let waiter = BusWaiter()
        _ = try await withCheckedThrowingContinuation { continuation in
            waiter.wait(continuation)
            loop.submit { $0.listen(rule, stream, waiter) }
        }
        let key = ObjectIdentifier(waiter)
        // The waiter lives as long as the stream, so that its identity is not another one's.
        stream.onTermination = { [weak loop, waiter] _ in
            _ = waiter
            loop?.submitWhileOpen { $0.stopListening(key) }
        }
    }

    /// Whether calls can be sent still.
    public var isOpen: Bool { loop.isOpen }

    /// Ends the connection; calls that wait end with `BusError.disconnected`.
    public func close() { loop.close() }
}

/// Who waits for an answer: told once.
final class BusWaiter: Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<[BusValue], any Error>)
        case finished(Result<[BusValue], any Error>)
        case done
    }

    private let state = Mutex(State.idle)

    func wait(_ continuation: CheckedContinuation<[BusValue], any Error>) {
        let early: Result<[BusValue], any Error>? = state.withLock { state in
            // Cancelled before it waited.
            if case .finished(let result) = state {
                state = .done
                return result
            }
            state = .waiting(continuation)
            return nil
        }
        if let early { continuation.resume(with: early) }
    }

    /// Tells the waiter; false where it has been told before.
    @discardableResult func finish(_ result: Result<[BusValue], any Error>) -> Bool {
        let continuation: CheckedContinuation<[BusValue], any Error>?? = state.withLock { state in
            switch state {
            case .idle:
                state = .finished(result)
                return .some(nil)
            case .waiting(let continuation):
                state = .done
                return continuation
            case .finished, .done: return nil
            }
        }
        guard let continuation else { return false }
        continuation?.resume(with: result)
        return true
    }

    /// Whether nobody needs the answer any more.
    var isFinished: Bool {
        state.withLock { state in
            switch state {
            case .idle, .waiting: false
            case .finished, .done: true
            }
        }
    }
}

/// The words of the C library for a negative error number.
func reason(_ result: Int32) -> String { String(cString: strerror(-result)) }
