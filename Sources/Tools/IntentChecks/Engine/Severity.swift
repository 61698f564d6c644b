/// How bad a finding is.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    /// Advice; off unless asked for.
    case note
    /// The code works, and does not do what people expect.
    case warning
    /// The build stops, the shop refuses, or it fails at run time.
    case error

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
