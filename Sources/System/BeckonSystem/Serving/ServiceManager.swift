internal import CBeckonSupport
import Foundation
import IntentWire

/// What a manager of services, as systemd, and a process that it starts tell each other; without one, nothing happens.
///
/// - Source: sd_notify(3) and sd_listen_fds(3), whose protocols are stable and need no library.
struct ServiceManager: Sendable {
    private let notifySocket: String?
    private let readiness: Int32?
    /// The socket that the manager has made already.
    let listener: Int32?

    /// Reads what the manager says in an environment.
    ///
    /// - Throws: `IntentFailure` with code `unsupported` where it passes sockets that this program does not want.
    init(environment: [String: String]) throws {
        notifySocket = environment["NOTIFY_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
        readiness = environment[SystemStarter.readinessVariable].flatMap(Int32.init)
        // Descriptors are meant for the process with this number, and not for one that inherited the variables.
        guard let count = environment["LISTEN_FDS"].flatMap(Int.init), count > 0,
            environment["LISTEN_PID"].flatMap(Int32.init) == getpid()
        else {
            listener = nil
            return
        }
        guard count == 1, beckon_adopt_listener(Self.firstDescriptor) == 0 else {
            throw IntentFailure(
                .unsupported,
                "LISTEN_FDS passes \(count == 1 ? "something that is no listening stream socket" : "\(count) sockets"): "
                    + "a system takes one, with ListenStream=%t/beckon/system.sock")
        }
        listener = Self.firstDescriptor
    }

    private static let firstDescriptor: Int32 = 3

    /// Says that clients can connect.
    func ready() {
        notify("READY=1\nSTATUS=Serving apps.\n")
        if let readiness {
            // Whoever waits for this may have gone.
            _ = beckon_send(readiness, "+", 1)
            beckon_close(readiness)
        }
    }

    /// Says that the end has begun.
    func stopping() { notify("STOPPING=1\n") }

    private func notify(_ text: String) {
        // A manager that does not listen has no use for it.
        if let notifySocket { _ = beckon_send_datagram(notifySocket, text) }
    }
}
