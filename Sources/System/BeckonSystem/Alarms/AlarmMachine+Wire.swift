import Alarms
import Foundation
import IntentWire

extension IntentFailure {
    /// What a refusal of an alarm is to those who use the system.
    init(_ error: AlarmError) {
        let code: Code =
            switch error {
            case .wrongState, .noCountdown: .alarmState
            case .invalid: .invalidAlarm
            }
        self.init(code, error.description)
    }
}

extension AlarmPlan {
    /// What a request asks for.
    init(_ request: AlarmRequest) {
        self.init(
            id: request.id, schedule: request.schedule, preAlert: request.preAlert, postAlert: request.postAlert)
    }
}

/// One change of one alarm, as it was written down.
struct AlarmTransition: Hashable, Sendable {
    /// The alarm from then on.
    var alarm: StoredAlarm
    /// What happened to it.
    var events: [AlarmEvent]
    /// Counts the changes of its app's alarms.
    var revision: Int

    /// The change as the app hears of it.
    func notice(at now: AlarmMoment) -> AlarmNotice {
        AlarmNotice(revision: revision, id: alarm.id, alarm: alarm.snapshot(at: now))
    }
}

/// An alarm as the store has it.
struct StoredAlarm: Codable, Hashable, Sendable {
    var app: String
    var appName: String
    var executablePath: String
    var request: AlarmRequest
    var machine: AlarmMachine

    var id: UUID { machine.id }

    /// The alarm as apps know it; nil where it is over.
    func snapshot(at now: AlarmMoment) -> AlarmSnapshot? {
        guard let phase = machine.phase else { return nil }
        let plan = machine.plan
        return AlarmSnapshot(
            id: id, schedule: plan.schedule, preAlert: plan.preAlert, postAlert: plan.postAlert, phase: phase,
            countdown: machine.countdown(at: now), next: machine.nextRing(at: now), title: request.presentation.title)
    }

    /// The alarm as surfaces know it; nil where it is over.
    func record(at now: AlarmMoment) -> AlarmRecord? {
        snapshot(at: now).map { snapshot in
            AlarmRecord(
                snapshot: snapshot, app: app, appName: appName, presentation: request.presentation,
                hasStopIntent: request.stopIntent != nil, hasSecondaryIntent: request.secondaryIntent != nil)
        }
    }

    /// Since when it rings; nil where it does not.
    var ringing: AlarmMoment? {
        if case .alerting(let since) = machine.state { since } else { nil }
    }
}
