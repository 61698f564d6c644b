/// How grave a message of the log is, as in syslog.
///
/// - Source: RFC 5424, section 6.2.1.
enum LogLevel: String, CaseIterable, Comparable, Sendable {
    case debug, info, notice, warning, error, critical, alert, emergency

    static func < (left: LogLevel, right: LogLevel) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
