/// What answers the other end of a connection.
public protocol WireHandler: Sendable {
    /// Answers a request.
    ///
    /// Runs in a task of its own, at the same time as other requests; the task is cancelled when the other end
    /// withdraws the request or is gone.
    ///
    /// - Parameters:
    ///   - method: What is asked.
    ///   - parameters: With what.
    /// - Returns: The answer; `WireNothing` where there is none.
    /// - Throws: `IntentFailure`, which the other end gets unchanged as the data of a JSON-RPC error;
    ///   `IntentFailure.unknownMethod(_:)` for a method that this handler does not know. Other errors arrive as
    ///   `intent-failed` with their description.
    func handle(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable

    /// Takes a notification.
    ///
    /// Called on the connection's reading thread, in the order of arrival and before any answer that came later.
    /// It must not block: nothing is read meanwhile.
    func receive(_ method: String, _ parameters: WirePayload)

    /// Tells, once, that nothing can be sent or received any more.
    ///
    /// - Parameter failure: Why; nil where this or the other end closed the connection between two messages.
    func connectionClosed(_ failure: IntentFailure?)
}

/// An answer, or parameters, that say nothing.
public struct WireNothing: Codable, Hashable, Sendable {
    /// Creates nothing.
    public init() {}
    /// Reads anything as nothing.
    public init(from decoder: any Decoder) throws {}
}

extension IntentFailure {
    /// The failure of a request for a method that the receiver does not have: error -32601 on the wire.
    ///
    /// - Parameter method: The name that was asked for.
    public static func unknownMethod(_ method: String) -> IntentFailure {
        IntentFailure(.unknownMethod, "there is no method '\(method)' in version \(IntentMethod.protocolVersion)")
    }
}

extension IntentFailure.Code {
    /// The other end is gone, or the connection was closed.
    public static let connectionClosed = IntentFailure.Code(rawValue: "connection-closed")
    /// The other end has no such method.
    public static let unknownMethod = IntentFailure.Code(rawValue: "unknown-method")
}
