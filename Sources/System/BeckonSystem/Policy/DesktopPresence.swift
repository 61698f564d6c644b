import DesktopBus
import Foundation
import Glibc
import Synchronization

/// What logind and polkit know of the person.
///
/// Connects when it is first asked, so that runs which need neither cost nothing.
final class DesktopPresence: PersonPresence {
    private let environment: [String: String]
    private let bus = Mutex<DesktopBus?>(nil)

    /// - Parameter environment: `DBUS_SYSTEM_BUS_ADDRESS` names the bus; `XDG_SESSION_ID` the session, where the process
    ///   itself belongs to none.
    init(environment: [String: String]) { self.environment = environment }

    func lock(of process: Int32?) async -> SessionLock {
        do {
            let sessions = LoginSessions(
                bus: try connection(), process: process ?? getpid(), user: getuid(),
                name: environment["XDG_SESSION_ID"])
            return try await sessions.lock()
        } catch {
            return .unknown("logind cannot be asked: \(trouble(error))")
        }
    }

    func authenticate(_ process: Int32?, mayAsk: Bool, within limit: Duration) async -> LocalAuthentication {
        do {
            let check = PolkitCheck(bus: try connection(), process: ProcessIdentity(process ?? getpid()))
            return try await check.run(mayAsk: mayAsk, within: limit)
        } catch is CancellationError {
            return .dismissed
        } catch {
            return .unavailable("polkit cannot be asked: \(trouble(error))")
        }
    }

    /// The connection that there is, or a new one where there is none any more.
    private func connection() throws -> DesktopBus {
        try bus.withLock { bus in
            if let open = bus, open.isOpen { return open }
            let opened = try DesktopBus.system(environment: environment)
            bus = opened
            return opened
        }
    }

    private func trouble(_ error: any Error) -> String { (error as? BusError)?.description ?? "\(error)" }
}
