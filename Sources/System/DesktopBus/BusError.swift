/// Why a message on the bus had no answer of use.
///
/// - Source: D-Bus specification 0.41, "Errors"; sd-bus(3).
public enum BusError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no bus at the address, or it does not take this process.
    case unreachable(address: String, reason: String)
    /// The service answered with an error, or the bus did in its place.
    case refused(name: String, message: String)
    /// The bus ended, or this side closed the connection.
    case disconnected
    /// The message cannot be made or sent.
    case unsendable(String)
    /// The answer holds something that this module does not read.
    case unreadable(String)

    /// Whether nobody on the bus owns the name of the service.
    public var isServiceMissing: Bool {
        guard case .refused(let name, _) = self else { return false }
        return name == "org.freedesktop.DBus.Error.ServiceUnknown"
            || name == "org.freedesktop.DBus.Error.NameHasNoOwner"
            || name.hasPrefix("org.freedesktop.DBus.Error.Spawn.")
    }

    public var description: String {
        switch self {
        case .unreachable(let address, let reason): "the bus at '\(address)' cannot be reached: \(reason)"
        case .refused(let name, let message): message.isEmpty ? name : "\(message) (\(name))"
        case .disconnected: "the connection to the bus has ended"
        case .unsendable(let what): "the message cannot be sent: \(what)"
        case .unreadable(let what): "the answer cannot be read: \(what)"
        }
    }
}
