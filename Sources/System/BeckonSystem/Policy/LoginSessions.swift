import DesktopBus
import Glibc

/// The login session of who asks, as logind has it.
///
/// - Source: org.freedesktop.login1(5): `GetSessionByPID`, `GetSession`, `GetUser`, `LockedHint`, `Display`.
struct LoginSessions {
    private static let service = "org.freedesktop.login1"
    private static let session = "org.freedesktop.login1.Session"

    let bus: DesktopBus
    let process: Int32
    let user: uid_t
    /// The name of a session; taken where the process belongs to none.
    let name: String?

    /// Whether the session is locked: that of the process; else the named one, where it is this user's; else the one
    /// that the user sees.
    ///
    /// - Throws: `BusError` where logind cannot be asked.
    func lock() async throws -> SessionLock {
        guard let path = try await path() else { return .unknown("nobody is logged in to a session") }
        let isLocked = try await property("LockedHint", of: Self.session, at: path).flag
        let name = try await property("Id", of: Self.session, at: path).text ?? path
        return isLocked == true ? .locked(session: name) : .unlocked(session: name)
    }

    private func path() async throws -> String? {
        if let path = try await manager("GetSessionByPID", .uint32(UInt32(bitPattern: process))) { return path }
        if let name, !name.isEmpty, let path = try await manager("GetSession", .string(name)),
            try await isOwn(path)
        {
            return path
        }
        guard let account = try await manager("GetUser", .uint32(user)),
            let display = try await optional({
                try await property("Display", of: "org.freedesktop.login1.User", at: account)
            }), let members = display.members, members.count == 2, let name = members[0].text, !name.isEmpty
        else { return nil }
        return members[1].text
    }

    /// Whether a session is this user's: others cannot lend theirs.
    private func isOwn(_ path: String) async throws -> Bool {
        let owner = try await optional { try await property("User", of: Self.session, at: path) }
        return owner?.members?.first?.number == Int(user)
    }

    private func manager(_ method: String, _ argument: BusValue) async throws -> String? {
        try await optional {
            try await bus.call(
                BusCall(
                    Self.service, path: "/org/freedesktop/login1", interface: "org.freedesktop.login1.Manager",
                    method: method, arguments: [argument]))
        }?.first?.text
    }

    private func property(_ name: String, of interface: String, at path: String) async throws -> BusValue {
        try await bus.property(name, of: interface, at: path, service: Self.service)
    }

    /// The answer; nil where logind itself says that there is none.
    private func optional<R>(_ body: () async throws -> R) async throws -> R? {
        do { return try await body() } catch let error as BusError {
            guard case .refused(let name, _) = error, !error.isServiceMissing, !Self.isTrouble(name) else {
                throw error
            }
            return nil
        }
    }

    /// Whether an error says that logind does not answer at all.
    private static func isTrouble(_ name: String) -> Bool {
        ["NoReply", "Timeout", "TimedOut", "AccessDenied", "Disconnected"].contains {
            name == "org.freedesktop.DBus.Error.\($0)"
        }
    }
}
