public import DesktopBus
import Foundation

/// The stand-in for a desktop's server of notices on a private bus.
public struct MockNotices: Sendable {
    private static let service = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"
    private static let mock = "org.freedesktop.DBus.Mock"
    private let bus: PrivateBus

    /// Starts it.
    ///
    /// - Parameter capabilities: What it can do, separated by spaces.
    public init(on bus: PrivateBus, capabilities: String) async throws {
        self.bus = bus
        try await bus.start(
            template: "notification_daemon", name: Self.service, parameters: #"{"capabilities": "\#(capabilities)"}"#)
    }

    /// The arguments of the calls of a method, in order.
    public func calls(_ method: String) async throws -> [[BusValue]] {
        let answer = try await bus.bus.call(
            BusCall(
                Self.service, path: Self.path, interface: Self.mock, method: "GetMethodCalls",
                arguments: [.string(method)]))
        return (answer.first?.members ?? []).map { call in
            (call.members?.last?.members ?? []).map { argument in
                if case .variant(let value) = argument { value } else { argument }
            }
        }
    }

    /// Presses a button of a notice.
    public func press(_ notice: UInt32, _ key: String) async throws {
        try await emit("ActionInvoked", "us", .uint32(notice), .string(key))
    }

    /// Takes a notice away; 2 means that the person did.
    public func close(_ notice: UInt32, reason: UInt32) async throws {
        try await emit("NotificationClosed", "uu", .uint32(notice), .uint32(reason))
    }

    private func emit(_ name: String, _ signature: String, _ arguments: BusValue...) async throws {
        _ = try await bus.bus.call(
            BusCall(
                Self.service, path: Self.path, interface: Self.mock, method: "EmitSignal",
                arguments: [
                    .string(Self.service), .string(name), .string(signature),
                    .array(arguments.map(BusValue.variant), of: "v"),
                ]))
    }
}
