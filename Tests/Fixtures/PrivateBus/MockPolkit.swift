import DesktopBus
import Foundation

/// The stand-in for polkit on a private bus.
public struct MockPolkit: Sendable {
    private static let service = "org.freedesktop.PolicyKit1"
    private static let path = "/org/freedesktop/PolicyKit1/Authority"
    private static let interface = "org.freedesktop.PolicyKit1.Authority"
    private let bus: PrivateBus

    /// Starts it; it refuses everything.
    public init(on bus: PrivateBus) async throws {
        self.bus = bus
        try await bus.start(template: "polkitd", name: Self.service)
    }

    /// Lets actions pass, as if the person had given the password.
    public func allow(_ actions: String...) async throws {
        try await mock("SetAllowed", .array(actions.map { .string($0) }, of: "s"))
    }

    /// Answers no more, as while a person has the dialog for the password before them.
    public func hang() async throws { try await mock("SimulateHang", .bool(true)) }

    /// Answers every check in one way from now on.
    ///
    /// - Parameters:
    ///   - isChallenge: Whether a password would be needed, and there was nobody to ask for it.
    ///   - details: What polkit tells beside.
    public func answer(isChallenge: Bool, details: [String: String] = [:]) async throws {
        let pairs = details.map { "'\($0.key)': '\($0.value)'" }.joined(separator: ", ")
        let result = "ret = (False, \(isChallenge ? "True" : "False"), dbus.Dictionary({\(pairs)}, signature='ss'))"
        try await replace(result)
    }

    /// Fails every check from now on.
    public func fail(_ name: String, _ message: String) async throws {
        try await replace("raise dbus.exceptions.DBusException('\(message)', name='\(name)')")
    }

    private func replace(_ code: String) async throws {
        try await mock(
            "AddMethod", .string(Self.interface), .string("CheckAuthorization"), .string("(sa{sv})sa{ss}us"),
            .string("(bba{ss})"), .string(code))
    }

    private func mock(_ method: String, _ arguments: BusValue...) async throws {
        _ = try await bus.bus.call(
            BusCall(
                Self.service, path: Self.path, interface: "org.freedesktop.DBus.Mock", method: method,
                arguments: arguments))
    }
}
