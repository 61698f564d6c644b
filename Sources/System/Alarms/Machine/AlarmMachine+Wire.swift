public import IntentWire

extension IntentFailure {
    /// What a refusal of an alarm is to those who use the system.
    public init(_ error: AlarmError) {
        let code: Code =
            switch error {
            case .wrongState: .alarmState
            case .noCountdown: .alarmState
            case .invalid: .invalidAlarm
            }
        self.init(code, error.description)
    }
}

extension AlarmMachine {
    /// The alarm as apps and surfaces know it; nil where it is over.
    public func snapshot(at now: AlarmMoment) -> AlarmSnapshot? {
        guard let phase else { return nil }
        return AlarmSnapshot(
            id: id, schedule: plan.schedule, preAlert: plan.preAlert, postAlert: plan.postAlert, phase: phase,
            countdown: countdown(at: now), next: nextRing(at: now))
    }
}

extension AlarmPlan {
    /// What a request asks for.
    public init(_ request: AlarmRequest) {
        self.init(
            id: request.id, schedule: request.schedule, preAlert: request.preAlert, postAlert: request.postAlert)
    }
}
