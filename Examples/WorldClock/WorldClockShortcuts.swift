import AppIntents

/// What people can say and tap without setting anything up.
struct WorldClockShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: GetTime(),
            phrases: [
                "What time is it in \(\.$zone) with \(.applicationName)",
                "Get the time in \(\.$zone) from \(.applicationName)",
                "What time is it with \(.applicationName)",
            ],
            shortTitle: "Get Time",
            systemImageName: "clock")
        AppShortcut(
            intent: ConvertTime(),
            phrases: [
                "Convert a time with \(.applicationName)", "When is that in \(\.$target) with \(.applicationName)",
            ],
            shortTitle: "Convert Time",
            systemImageName: "arrow.left.arrow.right")
        AppShortcut(
            intent: TimeDifference(),
            phrases: [
                "Get the time difference with \(.applicationName)",
                "How far ahead is \(\.$target) with \(.applicationName)",
            ],
            shortTitle: "Time Difference",
            systemImageName: "plusminus")
        AppShortcut(
            intent: NextClockChange(),
            phrases: [
                "When do the clocks change in \(\.$zone) with \(.applicationName)",
                "When do the clocks change with \(.applicationName)",
            ],
            shortTitle: "Clock Change",
            systemImageName: "clock.arrow.2.circlepath")
        AppShortcut(
            intent: ListZones(),
            phrases: ["List the time zones of \(\.$country) with \(.applicationName)"],
            shortTitle: "List Time Zones",
            systemImageName: "globe")
    }

    static let shortcutTileColor: ShortcutTileColor = .navy
}
