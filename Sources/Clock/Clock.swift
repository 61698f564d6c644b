import AlarmKit
import AppIntents
import Foundation
import IntentWire
import SwiftUI

/// The person's alarms and timers as the system has them.
enum Clock {
    /// How long an alarm is silent that is snoozed, in seconds.
    static let snooze: TimeInterval = 540

    /// What the attributes of these alarms add to what all have: nothing.
    private struct Nothing: AlarmMetadata {}

    /// All of them, in the order in which they were set.
    static func all() throws -> [AlarmSnapshot] { try AlarmHub.shared.snapshots() }

    /// Those with these identifiers that there are.
    static func all(_ identifiers: [UUID]) throws -> [AlarmSnapshot] {
        try all().filter { identifiers.contains($0.id) }
    }

    /// Sets an alarm or starts a timer.
    ///
    /// - Returns: It as the system has it.
    static func set(
        schedule: Alarm.Schedule?, preAlert: TimeInterval? = nil, postAlert: TimeInterval?,
        label: String?
    ) async throws -> AlarmSnapshot {
        let title = label.flatMap { $0.isEmpty ? nil : $0 } ?? (schedule == nil ? "Timer" : "Alarm")
        let button = postAlert.map { _ in
            AlarmButton(text: schedule == nil ? "Repeat" : "Snooze", textColor: .white, systemImageName: "zzz")
        }
        let alert = AlarmPresentation.Alert(
            title: "\(title)", secondaryButton: button, secondaryButtonBehavior: button.map { _ in .countdown })
        let configuration = AlarmManager.AlarmConfiguration<Nothing>(
            countdownDuration: Alarm.CountdownDuration(preAlert: preAlert, postAlert: postAlert), schedule: schedule,
            attributes: AlarmAttributes(presentation: AlarmPresentation(alert: alert), tintColor: .orange))
        let alarm = try await AlarmManager.shared.schedule(id: UUID(), configuration: configuration)
        guard let snapshot = try all([alarm.id]).first else { throw ClockError.gone }
        return snapshot
    }

    /// The one that is doing this, where there is only one.
    static func only(_ phase: AlarmPhase) throws -> AlarmSnapshot {
        let found = try all().filter { $0.phase == phase }
        guard found.count == 1 else {
            throw found.isEmpty ? ClockError.none(phase) : ClockError.several(phase, found.count)
        }
        return found[0]
    }
}

/// Why a clock cannot do something, in words for people.
enum ClockError: Error, CustomLocalizedStringResourceConvertible {
    case gone
    case none(AlarmPhase)
    case several(AlarmPhase, Int)
    case noTime
    case unknownRepetition
    case noStopwatch
    case unreadable(String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .gone: "It has ended already."
        case .none(let phase): "There is none that is \(phase.rawValue)."
        case .several(let phase, let count): "There are \(count) that are \(phase.rawValue): say which one."
        case .noTime: "An alarm needs an hour and a minute, or a date."
        case .unknownRepetition:
            "An alarm repeats on days of the week: give a weekly repetition with them, or a daily one."
        case .noStopwatch: "No stopwatch is running: start one."
        case .unreadable(let path): "\(path) holds no stopwatch: reset it."
        }
    }
}
