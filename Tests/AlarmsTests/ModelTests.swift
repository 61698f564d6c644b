import Alarms
import Foundation
import IntentWire
import Testing

/// A stream of numbers that is the same in each run.
struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// An alarm as a table of whole seconds: the rules anew, in the simplest words, in universal time and with an even clock.
private struct Model {
    enum Doing: Equatable { case waiting, leading, counting(end: Int), paused(total: Int, left: Int), ringing, over }

    var doing: Doing
    /// Seconds after noon; a daily alarm has a next one each day.
    var next: Int?
    let isDaily: Bool
    let pre: Int?
    let post: Int?
    var total: Int
    var log: [String] = []

    init(next: Int?, isDaily: Bool, pre: Int?, post: Int?) {
        self.next = next
        self.isDaily = isDaily
        self.pre = pre
        self.post = post
        total = pre ?? 0
        doing = next == nil ? .counting(end: pre ?? 0) : .waiting
        lead(0)
    }

    private mutating func lead(_ now: Int) {
        if doing == .waiting, let next, let pre, next - pre <= now, now < next { doing = .leading }
    }

    private mutating func consume() { next = isDaily ? next.map { $0 + 86_400 } : nil }

    mutating func time(_ now: Int) {
        if case .counting(let end) = doing, end <= now { alert(end, now) }
        while let due = next, due <= now {
            consume()
            alert(due, now)
        }
        lead(now)
    }

    private mutating func alert(_ due: Int, _ now: Int) {
        if now - due <= 900 {
            doing = .ringing
            log.append("rang \(due)")
        } else {
            log.append("missed \(due)")
            if doing != .ringing { doing = isDaily ? .waiting : .over }
        }
    }

    /// Whether the operation is allowed.
    mutating func apply(_ operation: AlarmOperation, _ now: Int) -> Bool {
        switch (operation, doing) {
        case (_, .over): return false
        case (.cancel, _): doing = .over
        case (.stop, _):
            if !isDaily {
                doing = .over
            } else if doing != .waiting {
                if doing == .leading { consume() }
                doing = .waiting
                lead(now)
            }
        case (.countdown, .ringing):
            guard let length = post ?? pre else { return false }
            total = length
            doing = .counting(end: now + length)
        case (.pause, .counting(let end)): doing = .paused(total: total, left: min(total, max(0, end - now)))
        case (.pause, .leading):
            total = pre ?? 0
            doing = .paused(total: total, left: (next ?? now) - now)
            consume()
        case (.resume, .paused(let total, let left)):
            self.total = total
            doing = .counting(end: now + left)
        default: return false
        }
        return true
    }

    var phase: AlarmPhase? {
        switch doing {
        case .waiting: .scheduled
        case .leading, .counting: .countdown
        case .paused: .paused
        case .ringing: .alerting
        case .over: nil
        }
    }
}

@Suite struct ModelTests {
    /// `BECKON_ALARM_SEQUENCES` sets how many sequences are tried.
    static let sequences = Int(ProcessInfo.processInfo.environment["BECKON_ALARM_SEQUENCES"] ?? "") ?? 100_000

    @Test func `does what the rules say, whatever happens in whatever order`() throws {
        for seed in 0..<Self.sequences {
            var numbers = Numbers(state: UInt64(seed))
            let kind = Int.random(in: 0..<3, using: &numbers)
            let pre = kind == 0 || Bool.random(using: &numbers) ? Int.random(in: 1...3000, using: &numbers) : nil
            let post = Bool.random(using: &numbers) ? Int.random(in: 1...3000, using: &numbers) : nil
            let minute = Int.random(in: 1..<600, using: &numbers)
            let next = kind == 0 ? nil : minute * 60
            let schedule: AlarmSchedule? =
                switch kind {
                case 0: nil
                case 1: .fixed(date: noon + Double(minute * 60))
                default: daily(12 + minute / 60, minute % 60)
                }
            var model = Model(next: next, isDaily: kind == 2, pre: pre, post: post)
            let alarm = try Subject(schedule, pre: pre.map(Double.init), post: post.map(Double.init))
            var log: [String] = []
            var now = 0
            for step in 0..<Int.random(in: 4...20, using: &numbers) {
                now += Int.random(in: 0...(Bool.random(using: &numbers) ? 1200 : 90_000), using: &numbers)
                model.time(now)
                for event in alarm.advance(Double(now)) {
                    switch event {
                    case .rang(let date): log.append("rang \(Int(date.timeIntervalSince(noon)))")
                    case .missed(let date): log.append("missed \(Int(date.timeIntervalSince(noon)))")
                    default: break
                    }
                }
                let operation = AlarmOperation.allCases.randomElement(using: &numbers) ?? .stop
                let isAllowed = model.apply(operation, now)
                let isDone = (try? alarm.apply(operation, Double(now))) != nil
                guard isAllowed == isDone, model.phase == alarm.phase, model.log == log else {
                    Issue.record(
                        """
                        seed \(seed), step \(step) at \(now): \(operation.rawValue) \(isDone), \
                        \(String(describing: alarm.phase)) \(log.suffix(3)); by the rules \(isAllowed), \
                        \(String(describing: model.phase)) \(model.log.suffix(3))
                        """)
                    return
                }
            }
        }
    }
}
