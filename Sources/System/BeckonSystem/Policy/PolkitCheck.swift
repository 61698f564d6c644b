import DesktopBus
import Foundation
import Glibc

/// Asks polkit whether the person behind a process has shown who they are.
///
/// The dialog for the password belongs to the agent of the person's session. The machine must know the action: the file
/// `Resources/polkit/org.beckon.policy` of this project declares it.
///
/// - Source: polkit reference manual, `org.freedesktop.PolicyKit1.Authority.CheckAuthorization`.
struct PolkitCheck {
    /// The action that is asked about.
    static let action = "org.beckon.authenticate"
    private static let service = "org.freedesktop.PolicyKit1"

    let bus: DesktopBus
    let process: ProcessIdentity

    /// Asks.
    ///
    /// - Parameters:
    ///   - mayAsk: Whether polkit may ask the person for the password.
    ///   - limit: How long the answer may take.
    /// - Throws: `BusError` where polkit cannot be asked; `CancellationError`.
    func run(mayAsk: Bool, within limit: Duration) async throws -> LocalAuthentication {
        // Names the check, so that it can be called off.
        let name = UUID().uuidString
        do {
            let answer = try await bus.call(call(mayAsk, name), within: limit)
            return try outcome(answer)
        } catch let error as BusError {
            guard case .refused(let kind, let message) = error else { throw error }
            switch kind {
            case "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout":
                await callOff(name)
                return .noAnswer
            case "org.freedesktop.PolicyKit1.Error.Cancelled": return .dismissed
            case "org.freedesktop.PolicyKit1.Error.Failed" where message.contains("not registered"):
                return .notInstalled
            default: throw error
            }
        } catch is CancellationError {
            await callOff(name)
            throw CancellationError()
        }
    }

    private func outcome(_ answer: [BusValue]) throws -> LocalAuthentication {
        guard let members = answer.first?.members, members.count == 3, let isAuthorized = members[0].flag,
            let isChallenge = members[1].flag
        else { throw BusError.unreadable("polkit answered \(answer.map(\.typeSignature).joined())") }
        if isAuthorized { return .authenticated }
        if members[2]["polkit.dismissed"] != nil { return .dismissed }
        return isChallenge ? .noAgent : .denied
    }

    private func call(_ mayAsk: Bool, _ name: String) -> BusCall {
        let subject: BusValue = .structure([
            .string("unix-process"),
            .dictionary([
                "pid": .uint32(UInt32(process.number)), "start-time": .uint64(UInt64(process.start)),
                "uid": .int32(Int32(bitPattern: getuid())),
            ]),
        ])
        return authority(
            "CheckAuthorization",
            [subject, .string(Self.action), .array([], of: "{ss}"), .uint32(mayAsk ? 1 : 0), .string(name)])
    }

    /// Takes the dialog away from a person who need not answer any more.
    private func callOff(_ name: String) async {
        // In a task of its own: this one may be cancelled. What comes of it changes nothing.
        let call = authority("CancelCheckAuthorization", [.string(name)])
        _ = await Task { try? await bus.call(call) }.value
    }

    private func authority(_ method: String, _ arguments: [BusValue]) -> BusCall {
        BusCall(
            Self.service, path: "/org/freedesktop/PolicyKit1/Authority",
            interface: "org.freedesktop.PolicyKit1.Authority", method: method, arguments: arguments)
    }
}
