import AlarmKit
import AppIntents

/// Starts a timer for a dish.
struct CookIntent: AppIntent {
    static let title: LocalizedStringResource = "Cook"
    static let description = IntentDescription("Starts the timer of a dish.")

    @Parameter(title: "Dish")
    var dish: Dish

    @Parameter(title: "Time", description: "How long; as long as the dish takes where absent.")
    var time: Duration?

    static var parameterSummary: some ParameterSummary {
        Summary("Cook \(\.$dish)") { \.$time }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        let seconds = time.map { $0 / .seconds(1) } ?? dish.duration
        let timer = try await KitchenTimer.start(dish, for: seconds)
        return .result(
            value: timer.id.uuidString,
            dialog: "The timer rings in \(Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond))).")
    }
}

/// Says which timers there are.
struct ListTimersIntent: AppIntent {
    static let title: LocalizedStringResource = "List Timers"

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(value: try AlarmManager.shared.alarms.map { "\($0.id.uuidString) \($0.state)" })
    }
}
