public import Foundation
public import IntentWire

/// Why something cannot be done with an alarm.
public enum AlarmError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is not doing what the operation needs.
    case wrongState(AlarmOperation, AlarmPhase, UUID)
    /// It has no time to count down after a ring.
    case noCountdown(UUID)
    /// What was asked for is no alarm.
    case invalid(String)

    public var description: String {
        switch self {
        case .wrongState(let operation, let phase, let id):
            "'\(operation.rawValue)' needs an alarm that \(Self.need(of: operation)), and \(id) is \(phase.rawValue)"
        case .noCountdown(let id):
            "the alarm \(id) has no countdown to go back to: give it a 'postAlert' when it is scheduled"
        case .invalid(let reason): "this cannot be an alarm: \(reason)"
        }
    }

    private static func need(of operation: AlarmOperation) -> String {
        switch operation {
        case .countdown: "rings"
        case .pause: "counts down"
        case .resume: "is paused"
        case .stop, .cancel: "exists"
        }
    }
}
