/// Why the rules of a time zone cannot be had.
public enum ZoneError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No zone has this name.
    case unknown(String)
    /// Its file is not what it should be.
    case damaged(String, reason: String)

    public var description: String {
        switch self {
        case .unknown(let name):
            "there is no time zone '\(name)' in this machine's tzdata: 'timedatectl list-timezones' lists them"
        case .damaged(let path, let reason): "the time zone file '\(path)' cannot be read: \(reason)"
        }
    }
}
