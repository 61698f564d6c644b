import DesktopBus
import Foundation

/// The stand-in for logind on a private bus.
public struct MockLogin: Sendable {
    private static let service = "org.freedesktop.login1"
    private static let mock = "org.freedesktop.DBus.Mock"
    private let bus: PrivateBus

    /// Starts it, with nobody logged in.
    public init(on bus: PrivateBus) async throws {
        self.bus = bus
        try await bus.start(template: "logind", name: Self.service)
        // The template joins a text and a number here, which Python does not.
        try await answer("GetUser", to: "u", with: "'/org/freedesktop/login1/user/%d' % args[0]")
    }

    /// Makes a session the one that every process belongs to.
    public func attach(_ name: String) async throws {
        try await answer("GetSessionByPID", to: "u", with: "'\(path(name))'")
    }

    /// Lets a method of the manager return a path.
    private func answer(_ method: String, to arguments: String, with code: String) async throws {
        _ = try await bus.bus.call(
            BusCall(
                Self.service, path: "/org/freedesktop/login1", interface: Self.mock, method: "AddMethod",
                arguments: [
                    .string("org.freedesktop.login1.Manager"), .string(method), .string(arguments), .string("o"),
                    .string("ret = \(code)"),
                ]))
    }

    /// Logs a person in.
    public func addSession(_ name: String, user: UInt32) async throws {
        _ = try await bus.bus.call(
            BusCall(
                Self.service, path: "/org/freedesktop/login1", interface: Self.mock, method: "AddSession",
                arguments: [.string(name), .string("seat0"), .uint32(user), .string("ada"), .bool(true)]))
    }

    /// Makes a session the one that a person sees.
    public func show(_ name: String, user: UInt32) async throws {
        let display = BusValue.structure([.string(name), .objectPath(path(name))])
        _ = try await bus.bus.call(
            BusCall(
                Self.service, path: "/org/freedesktop/login1/user/\(user)",
                interface: "org.freedesktop.DBus.Properties", method: "Set",
                arguments: [.string("org.freedesktop.login1.User"), .string("Display"), .variant(display)]))
    }

    /// Locks or unlocks a session, as a desktop's lock screen does it.
    public func setLocked(_ name: String, _ isLocked: Bool) async throws {
        _ = try await bus.bus.call(
            BusCall(
                Self.service, path: path(name), interface: "org.freedesktop.login1.Session", method: "SetLockedHint",
                arguments: [.bool(isLocked)]))
    }

    private func path(_ name: String) -> String { "/org/freedesktop/login1/session/\(name)" }
}
