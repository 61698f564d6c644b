public import Foundation
public import IntentWire

/// What an alarm is to do, as it was asked for.
public struct AlarmPlan: Codable, Hashable, Sendable {
    /// The longest countdown, in seconds: a year of 366 days.
    public static let longestCountdown: TimeInterval = 366 * 86_400

    public var id: UUID
    /// When it rings; nil for a timer, which counts down at once.
    public var schedule: AlarmSchedule?
    /// How long it counts down before it rings, in seconds. With a schedule, the countdown ends at its time.
    public var preAlert: TimeInterval?
    /// How long it counts down after it has rung, when it is to ring again, in seconds.
    public var postAlert: TimeInterval?

    /// Creates a plan.
    public init(id: UUID, schedule: AlarmSchedule?, preAlert: TimeInterval? = nil, postAlert: TimeInterval? = nil) {
        self.id = id
        self.schedule = schedule
        self.preAlert = preAlert
        self.postAlert = postAlert
    }

    /// Says why this cannot be an alarm.
    ///
    /// - Parameter now: A fixed date that has passed is refused.
    /// - Throws: ``AlarmError/invalid(_:)``.
    public func check(at now: Date) throws(AlarmError) {
        for (name, duration) in [("preAlert", preAlert), ("postAlert", postAlert)] {
            guard let duration else { continue }
            guard duration.isFinite, duration > 0, duration <= Self.longestCountdown else {
                throw .invalid(
                    "the countdown '\(name)' of \(duration) seconds is none: give more than 0 and at most "
                        + "\(Int(Self.longestCountdown)) (366 days)")
            }
        }
        switch schedule {
        case nil:
            guard preAlert != nil else {
                throw .invalid("it has neither a schedule nor a countdown, so it would never ring: give one of them")
            }
        case .fixed(let date):
            let seconds = date.timeIntervalSince1970
            guard seconds.isFinite else { throw .invalid("its date is no date: give one that is") }
            guard date > now else {
                throw .invalid(
                    "its date, \(date.ISO8601Format()), has passed: give one that is to come")
            }
        case .relative(let time, let weekdays):
            guard time.isValid else {
                throw .invalid(
                    "there is no time \(time.hour):\(time.minute): hours are 0 to 23 and minutes 0 to 59")
            }
            guard Set(weekdays).count == weekdays.count else {
                throw .invalid("a day of the week is given twice: give each once")
            }
        }
    }
}
