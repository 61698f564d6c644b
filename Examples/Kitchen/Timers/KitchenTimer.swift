import AlarmKit
import AppIntents
import SwiftUI

/// What the kitchen knows of its timers.
struct DishMetadata: AlarmMetadata {
    let dish: Dish
}

/// The kitchen's timers.
enum KitchenTimer {
    /// Begins to cook.
    ///
    /// - Parameters:
    ///   - dish: What.
    ///   - duration: For how many seconds.
    static func start(_ dish: Dish, for duration: TimeInterval) async throws -> Alarm {
        let id = UUID()
        let name = Dish.caseDisplayRepresentations[dish]?.title ?? "Dish"
        let presentation = AlarmPresentation(
            alert: AlarmPresentation.Alert(
                title: "\(String(localized: name)) is ready",
                secondaryButton: AlarmButton(text: "1 More Minute", textColor: .white, systemImageName: "plus"),
                secondaryButtonBehavior: .countdown),
            countdown: AlarmPresentation.Countdown(
                title: name,
                pauseButton: AlarmButton(text: "Pause", textColor: .orange, systemImageName: "pause.fill")),
            paused: AlarmPresentation.Paused(
                title: name,
                resumeButton: AlarmButton(text: "Resume", textColor: .orange, systemImageName: "play.fill")))
        let configuration = AlarmManager.AlarmConfiguration(
            countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: 60),
            attributes: AlarmAttributes(
                presentation: presentation, metadata: DishMetadata(dish: dish), tintColor: .orange),
            stopIntent: ServeDishIntent(timer: id.uuidString, dish: dish))
        return try await AlarmManager.shared.schedule(id: id, configuration: configuration)
    }
}
