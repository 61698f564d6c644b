import AlarmKit
import AppIntents
import SwiftUI
import WidgetKit

nonisolated struct LaundryMetadata: AlarmMetadata {
    let machine: Int
}

struct EmptyLaundryIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Empty Machine"
    static let isDiscoverable = false

    @Parameter(title: "Alarm") var alarmID: String

    init() {}

    init(alarmID: UUID) { self.alarmID = alarmID.uuidString }

    func perform() async throws -> some IntentResult {
        if let id = UUID(uuidString: alarmID) { try AlarmManager.shared.stop(id: id) }
        return .result()
    }
}

extension AlarmButton {
    static var more: Self { AlarmButton(text: "10 More", textColor: .white, systemImageName: "repeat") }
}

// What apps do from the main actor: a model that sets alarms and follows them.
@MainActor
final class LaundryModel {
    typealias Configuration = AlarmManager.AlarmConfiguration<LaundryMetadata>

    private(set) var alarms: [Alarm] = []
    private let manager = AlarmManager.shared

    func follow() {
        Task {
            alarms = (try? manager.alarms) ?? []
            for await alarms in manager.alarmUpdates { self.alarms = alarms }
        }
        Task {
            for await state in AlarmManager.shared.authorizationUpdates where state == .denied { alarms = [] }
        }
    }

    func isAllowed() async -> Bool {
        switch manager.authorizationState {
        case .notDetermined: (try? await manager.requestAuthorization()) == .authorized
        case .denied: false
        case .authorized: true
        @unknown default: false
        }
    }

    func start(machine: Int, minutes: Double) async throws {
        let id = Alarm.ID()
        let presentation = AlarmPresentation(
            alert: .init(title: "Laundry is done", secondaryButton: .more, secondaryButtonBehavior: .countdown),
            countdown: .init(title: "Washing"),
            paused: .init(
                title: "Paused", resumeButton: AlarmButton(text: "Go", textColor: .green, systemImageName: "play")))
        let attributes = AlarmAttributes(
            presentation: presentation, metadata: LaundryMetadata(machine: machine), tintColor: Color.blue)
        let countdown = Configuration(
            countdownDuration: .init(preAlert: minutes * 60, postAlert: 600), attributes: attributes,
            stopIntent: EmptyLaundryIntent(alarmID: id), sound: .default)
        let alarm = try await manager.schedule(id: id, configuration: countdown)
        switch alarm.state {
        case .scheduled, .countdown, .paused, .alerting: break
        @unknown default: break
        }
        do {
            _ = try await manager.schedule(
                id: UUID(), configuration: .timer(duration: 60, attributes: attributes, sound: .named("bell.caf")))
        } catch AlarmManager.AlarmError.maximumLimitReached {
            try manager.cancel(id: id)
        }
    }

    func wake(at hour: Int, on days: Set<Locale.Weekday>) async throws {
        let time = Alarm.Schedule.Relative.Time(hour: hour, minute: 0)
        let schedule = Alarm.Schedule.relative(
            .init(time: time, repeats: days.isEmpty ? .never : .weekly(Array(days))))
        let attributes = AlarmAttributes<LaundryMetadata>(
            presentation: AlarmPresentation(alert: AlarmPresentation.Alert(title: "Good morning")), tintColor: .orange)
        _ = try await manager.schedule(id: UUID(), configuration: .alarm(schedule: schedule, attributes: attributes))
        _ = try await manager.schedule(
            id: UUID(), configuration: .alarm(schedule: .fixed(.now.addingTimeInterval(60)), attributes: attributes))
    }

    func toggle(_ alarm: Alarm) throws {
        switch alarm.state {
        case .countdown: try manager.pause(id: alarm.id)
        case .paused: try manager.resume(id: alarm.id)
        case .alerting: try manager.countdown(id: alarm.id)
        default: break
        }
    }
}

struct LaundryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AlarmAttributes<LaundryMetadata>.self) { context in
            VStack {
                Text(context.attributes.presentation.alert.title)
                if case .countdown(let countdown) = context.state.mode {
                    Text(timerInterval: countdown.startDate...countdown.fireDate, countsDown: true)
                }
                Button(intent: EmptyLaundryIntent(alarmID: context.state.alarmID)) { Image(systemName: "stop") }
                    .tint(context.attributes.tintColor)
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("Machine \(context.attributes.metadata?.machine ?? 0)") }
            } compactLeading: {
                Image(systemName: "washer")
            } compactTrailing: {
                if case .alert(let alert) = context.state.mode { Text("\(alert.time.hour):\(alert.time.minute)") }
            } minimal: {
                Image(systemName: "washer")
            }
        }
    }
}
