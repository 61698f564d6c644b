import ActivityKit
import AppIntents
import FoundationAdditions
import IntentWire

extension Alarm {
    /// The alarm as the system has it.
    init(_ snapshot: AlarmSnapshot) {
        let hasCountdown = snapshot.preAlert != nil || snapshot.postAlert != nil
        self.init(
            id: snapshot.id, schedule: snapshot.schedule.map { Schedule($0) },
            countdownDuration: hasCountdown
                ? CountdownDuration(preAlert: snapshot.preAlert, postAlert: snapshot.postAlert) : nil,
            state: State(snapshot.phase))
    }
}

extension Alarm.State {
    fileprivate init(_ phase: AlarmPhase) {
        switch phase {
        case .scheduled: self = .scheduled
        case .countdown: self = .countdown
        case .paused: self = .paused
        case .alerting: self = .alerting
        }
    }
}

extension Alarm.Schedule {
    fileprivate init(_ schedule: AlarmSchedule) {
        switch schedule {
        case .fixed(let date): self = .fixed(date)
        case .relative(let time, let weekdays):
            let days = weekdays.map { Locale.Weekday($0) }
            self = .relative(
                Relative(
                    time: Relative.Time(hour: time.hour, minute: time.minute),
                    repeats: days.isEmpty ? .never : .weekly(days)))
        }
    }

    /// - Throws: `invalid-alarm` for a week without days.
    fileprivate func wire() throws -> AlarmSchedule {
        switch self {
        case .fixed(let date): return .fixed(date: date)
        case .relative(let relative):
            let time = AlarmTime(hour: relative.time.hour, minute: relative.time.minute)
            switch relative.repeats {
            case .never: return .relative(time: time, weekdays: [])
            case .weekly(let days):
                guard !days.isEmpty else {
                    throw IntentFailure(
                        .invalidAlarm,
                        "this cannot be an alarm: it repeats on no day of the week: give days, or '.never'")
                }
                return .relative(time: time, weekdays: days.map { AlarmWeekday($0) })
            }
        }
    }
}

extension AlarmWeekday {
    fileprivate init(_ day: Locale.Weekday) {
        switch day {
        case .sunday: self = .sunday
        case .monday: self = .monday
        case .tuesday: self = .tuesday
        case .wednesday: self = .wednesday
        case .thursday: self = .thursday
        case .friday: self = .friday
        case .saturday: self = .saturday
        }
    }
}

extension Locale.Weekday {
    fileprivate init(_ day: AlarmWeekday) {
        switch day {
        case .sunday: self = .sunday
        case .monday: self = .monday
        case .tuesday: self = .tuesday
        case .wednesday: self = .wednesday
        case .thursday: self = .thursday
        case .friday: self = .friday
        case .saturday: self = .saturday
        }
    }
}

extension AlarmManager.AuthorizationState {
    init(_ permission: AlarmPermission) {
        switch permission {
        case .notDetermined: self = .notDetermined
        case .denied: self = .denied
        case .authorized: self = .authorized
        }
    }
}

extension AlarmManager.AlarmConfiguration {
    /// What the system is asked for.
    func request(_ id: UUID) async throws -> AlarmRequest {
        for duration in [countdownDuration?.preAlert, countdownDuration?.postAlert] {
            // JSON has no such numbers.
            guard duration?.isFinite ?? true else {
                throw IntentFailure(
                    .invalidAlarm, "this cannot be an alarm: a countdown is \(duration ?? 0) seconds long")
            }
        }
        let texts = IntentSession.current?.texts ?? TextContext()
        var request = AlarmRequest(
            id: id, schedule: try schedule?.wire(), preAlert: countdownDuration?.preAlert,
            postAlert: countdownDuration?.postAlert, presentation: attributes.presentation.snapshot(texts))
        request.sound = sound.soundName
        request.attributesType = ActivityNames.name(of: AlarmAttributes<Metadata>.self)
        request.attributes = try String(decoding: JSONEncoder().encode(attributes), as: UTF8.self)
        request.entity = entity?.description
        request.stopIntent = try await Self.prepared(stopIntent, texts)
        request.secondaryIntent = try await Self.prepared(secondaryIntent, texts)
        return request
    }

    private static func prepared(
        _ intent: (any LiveActivityIntent)?, _ texts: TextContext
    ) async throws -> PreparedIntent? {
        guard let intent else { return nil }
        return try await IntentReflection.of(type(of: intent)).prepared(intent, texts: texts)
    }
}

extension AlarmPresentation {
    /// The words in the language of the run.
    fileprivate func snapshot(_ texts: TextContext) -> AlarmPresentationSnapshot {
        func button(_ button: AlarmButton?) -> AlarmPresentationSnapshot.Button? {
            button.map { .init(text: texts.string($0.text), systemImageName: $0.systemImageName) }
        }
        var snapshot = AlarmPresentationSnapshot(title: texts.string(alert.title))
        snapshot.stopButton = button(alert.givenStopButton)
        snapshot.secondaryButton = button(alert.secondaryButton)
        switch alert.secondaryButtonBehavior {
        case .countdown: snapshot.secondaryBehavior = .countdown
        case .custom: snapshot.secondaryBehavior = .custom
        case nil: break
        }
        snapshot.countdownTitle = countdown.map { texts.string($0.title) }
        snapshot.pauseButton = button(countdown?.pauseButton)
        snapshot.pausedTitle = paused.map { texts.string($0.title) }
        snapshot.resumeButton = button(paused?.resumeButton)
        return snapshot
    }
}
