public import Foundation

/// What happened to an alarm.
public enum AlarmEvent: Codable, Hashable, Sendable {
    /// It rings: for the ring that was to be then.
    case rang(Date)
    /// A ring did not take place, since the machine was off for too long.
    case missed(Date)
    /// So many rings were missed that they are told as one.
    case missedMany(from: Date, through: Date)
    /// It does something else from now on.
    case changed
    /// It is no alarm any more.
    case ended
}
