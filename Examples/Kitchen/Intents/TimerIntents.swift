import AlarmKit
import AppIntents

/// Lets a timer stand still.
struct PauseTimerIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Pause Timer"
    static let isDiscoverable = false

    @Parameter(title: "Timer")
    var timer: String

    init() {}

    init(timer: String) { self.timer = timer }

    func perform() async throws -> some IntentResult {
        try AlarmManager.shared.pause(id: timer.alarmID)
        return .result()
    }
}

/// Lets a timer go on.
struct ResumeTimerIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Resume Timer"
    static let isDiscoverable = false

    @Parameter(title: "Timer")
    var timer: String

    init() {}

    init(timer: String) { self.timer = timer }

    func perform() async throws -> some IntentResult {
        try AlarmManager.shared.resume(id: timer.alarmID)
        return .result()
    }
}

/// Ends a timer.
struct StopTimerIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Stop Timer"
    static let isDiscoverable = false

    @Parameter(title: "Timer")
    var timer: String

    init() {}

    init(timer: String) { self.timer = timer }

    func perform() async throws -> some IntentResult {
        try AlarmManager.shared.stop(id: timer.alarmID)
        return .result()
    }
}

/// What the kitchen does when a person stops a timer that rings: it says what comes next.
struct ServeDishIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Serve Dish"
    static let isDiscoverable = false

    @Parameter(title: "Timer")
    var timer: String

    @Parameter(title: "Dish")
    var dish: Dish

    init() {}

    init(timer: String, dish: Dish) {
        self.timer = timer
        self.dish = dish
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        // The system has stopped it already, which does no harm.
        try AlarmManager.shared.stop(id: timer.alarmID)
        return .result(dialog: "\(dish.step).")
    }
}

/// A text that names no timer.
private struct NoTimer: Error, CustomLocalizedStringResourceConvertible {
    let text: String
    var localizedStringResource: LocalizedStringResource { "'\(text)' is no timer" }
}

extension String {
    /// The identifier of an alarm, as intents have it.
    fileprivate var alarmID: UUID {
        get throws {
            guard let id = UUID(uuidString: self) else { throw NoTimer(text: self) }
            return id
        }
    }
}
