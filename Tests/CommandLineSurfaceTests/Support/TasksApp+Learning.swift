import BeckonSystem
import Foundation
import IntentWire
import Suggestions

extension TasksApp {
    /// What may be suggested on the morning of the tests.
    static let suggestions: [Suggestion] = [
        Suggestion(
            id: "1a2b3c", app: "org.example.Tasks", appName: "Tasks",
            intent: PreparedIntent(intent: "CompleteTask", arguments: ["task": .entity(tasks[0])]),
            title: "Complete Buy milk", subtitle: "Groceries",
            reasons: SuggestionReasons(
                count: 4, last: date("2026-02-25T09:20:00Z"), use: 1.5, time: 1.9, timeShare: 0.94, usualMinute: 625,
                weekday: 1.8, weekdayShare: 0.75, after: 1, afterAction: nil, afterShare: 0, justDone: 1)),
        Suggestion(
            id: "4d5e6f", app: "org.example.Tasks", appName: "Tasks",
            intent: PreparedIntent(intent: "CountTasks"), title: "Count Tasks",
            reasons: SuggestionReasons(
                count: 1, last: date("2026-03-03T18:00:00Z"), use: 0.95, time: 0.25, timeShare: 0, usualMinute: nil,
                weekday: 0.9, weekdayShare: 0, after: 2.5,
                afterAction: HabitAction(app: "org.example.Tasks", intent: "AddTask"), afterShare: 0.5, justDone: 0.25),
            afterTitle: "Add Task"),
    ]

    /// What is kept.
    static let kept: [PrivacyReport.Entry] = PrivacyKind.allCases.map { kind in
        let folder = "/home/ann/.local/share/beckon"
        let file = [.usage, .index].contains(kind) ? "spotlight.sqlite" : "beckon.sqlite"
        let inCache = [.weather, .output].contains(kind)
        var entry = PrivacyReport.Entry(
            kind: kind, count: 0, path: inCache ? "/home/ann/.cache/beckon" : "\(folder)/\(file)")
        if [.donations, .log].contains(kind) {
            entry.count = kind == .log ? 12 : 5
            entry.oldest = date("2026-02-25T09:20:00Z")
            entry.newest = date("2026-03-04T09:00:00Z")
            entry.apps = ["org.example.Tasks": entry.count]
        }
        return entry
    }
}
