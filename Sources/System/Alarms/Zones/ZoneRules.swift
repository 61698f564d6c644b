public import Foundation

/// How local time follows from universal time in one zone: every change that tzdata knows, and the rule for the years
/// after them.
///
/// The machine's own files are read, not the copy in Foundation, so that alarms agree with its clock. A value: it says
/// the same as long as it lives; a zone whose file has changed is read anew.
///
/// - Source: RFC 9636, the Time Zone Information Format; POSIX.1-2024, environment variable TZ.
public struct ZoneRules: Hashable, Sendable {
    /// A change of the difference to universal time.
    public struct Transition: Hashable, Sendable {
        /// When it takes place, in seconds since 1970.
        public var instant: Int64
        /// The difference from then on, in seconds east of universal time.
        public var offset: Int
    }

    /// The name, as `Europe/Berlin`.
    public let name: String
    /// Before the first change.
    let firstOffset: Int
    let transitions: [Transition]
    /// What holds later.
    let rule: RecurringRule?
    /// From when the rule holds.
    let ruleStart: Int64

    init(
        name: String, firstOffset: Int, transitions: [Transition], rule: RecurringRule?, ruleStart: Int64 = .min
    ) {
        self.name = name
        self.firstOffset = firstOffset
        self.transitions = transitions
        self.rule = rule
        self.ruleStart = ruleStart
    }

    /// Universal time.
    public static let universal = ZoneRules(name: "UTC", firstOffset: 0, transitions: [], rule: nil)

    /// The difference to universal time at an instant, in seconds east.
    public func offset(at instant: Int64) -> Int {
        if let rule, instant >= ruleStart { return rule.offset(at: instant) }
        let index = transitions.firstIndex(after: instant)
        return index == 0 ? firstOffset : transitions[index - 1].offset
    }

    /// The difference to universal time, in seconds east.
    public func offset(at date: Date) -> Int { offset(at: date.wholeSecond) }

    /// The changes after an instant, until another one.
    public func transitions(after start: Int64, through end: Int64) -> [Transition] {
        var found = Array(transitions[transitions.firstIndex(after: start)...].prefix { $0.instant <= end })
        if let rule, end > ruleStart { found += rule.transitions(after: max(start, ruleStart), through: end) }
        return found
    }
}

extension [ZoneRules.Transition] {
    /// The place of the first change after an instant.
    fileprivate func firstIndex(after instant: Int64) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].instant <= instant { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Date {
    /// The second since 1970 in which it lies; far dates are cut to what arithmetic on days can hold.
    var wholeSecond: Int64 {
        let limit = 8.0e12
        return Int64(Swift.min(Swift.max(timeIntervalSince1970.rounded(.down), -limit), limit))
    }
}
