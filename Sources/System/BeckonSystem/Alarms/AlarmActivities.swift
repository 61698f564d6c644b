import Alarms
import Foundation
import IntentWire

/// Keeps a Live Activity for each alarm that counts down, stands still or rings, as its app's widget draws it.
struct AlarmActivities: Sendable {
    let alarms: AlarmStore
    let activities: ActivityStore

    /// Brings the Live Activity of an alarm to the state of the alarm.
    func follow(_ alarm: StoredAlarm) async {
        // It is shown beside the alarm, which must not fail because of it.
        try? await show(alarm)
    }

    private func show(_ alarm: StoredAlarm) async throws {
        guard let type = alarm.request.attributesType, let attributes = alarm.request.attributes else { return }
        let (id, now) = (alarm.id.uuidString, alarms.clock.now())
        let known = try? await activities.activity(id).activity
        let isShown = known.map { $0.phase(at: now.wall) != .dismissed } ?? false
        guard let state = try AlarmContent(alarm, at: now)?.json() else {
            if isShown { _ = try await activities.change(id, of: alarm.app) { $0.dismiss(now: $1) } }
            return
        }
        let content = ActivityContentSnapshot(state: state)
        if isShown {
            guard known?.content != content else { return }
            _ = try await activities.change(id, of: alarm.app) {
                $0.take(ActivityUpdate(id: id, content: content), now: $1)
            }
        } else {
            let request = ActivityRequest(attributesType: type, attributes: attributes, content: content)
            try await activities.keepForAlarm(
                StoredActivity(
                    request, id: id, app: alarm.app, executablePath: alarm.executablePath, now: now.wall))
        }
    }
}

/// What an alarm's Live Activity shows: the JSON form of AlarmKit's `AlarmPresentationState`.
private struct AlarmContent: Encodable {
    enum Mode: Encodable {
        struct Alert: Encodable { var time: AlarmTime }

        struct Countdown: Encodable {
            var totalCountdownDuration: TimeInterval
            var previouslyElapsedDuration: TimeInterval
            var startDate: Date
            var fireDate: Date
        }

        struct Paused: Encodable {
            var totalCountdownDuration: TimeInterval
            var previouslyElapsedDuration: TimeInterval
        }

        case alert(Alert)
        case countdown(Countdown)
        case paused(Paused)
    }

    var alarmID: UUID
    var mode: Mode

    /// Nil where nothing is shown.
    init?(_ alarm: StoredAlarm, at now: AlarmMoment) {
        alarmID = alarm.id
        switch alarm.machine.state {
        case .alerting(let since):
            mode = .alert(Mode.Alert(time: alarm.time(at: since.wall)))
        case .countdown, .paused:
            guard let countdown = alarm.machine.countdown(at: now) else { return nil }
            if let start = countdown.start, let fire = countdown.fire {
                mode = .countdown(
                    Mode.Countdown(
                        totalCountdownDuration: countdown.total, previouslyElapsedDuration: countdown.elapsed,
                        startDate: start, fireDate: fire))
            } else {
                mode = .paused(
                    Mode.Paused(
                        totalCountdownDuration: countdown.total, previouslyElapsedDuration: countdown.elapsed))
            }
        case .scheduled, .over: return nil
        }
    }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

extension StoredAlarm {
    /// The time of day for which it rings.
    fileprivate func time(at date: Date) -> AlarmTime {
        if case .relative(let time, _)? = machine.plan.schedule { return time }
        let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
        return AlarmTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    }
}
