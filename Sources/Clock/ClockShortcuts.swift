import AppIntents

/// What people can say without setting anything up.
struct ClockShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CreateTimerIntent(),
            phrases: ["Start a timer in \(.applicationName)", "Set a timer with \(.applicationName)"],
            shortTitle: "Start Timer", systemImageName: "timer")
        AppShortcut(
            intent: CreateAlarmIntent(),
            phrases: ["Set an alarm in \(.applicationName)", "Wake me up with \(.applicationName)"],
            shortTitle: "Set Alarm", systemImageName: "alarm")
        AppShortcut(
            intent: SnoozeAlarmIntent(), phrases: ["Snooze the alarm in \(.applicationName)"], shortTitle: "Snooze",
            systemImageName: "zzz")
        AppShortcut(
            intent: DismissAlarmIntent(), phrases: ["Stop the alarm in \(.applicationName)"], shortTitle: "Stop Alarm",
            systemImageName: "alarm.waves.left.and.right")
        AppShortcut(
            intent: StartStopwatchIntent(), phrases: ["Start the stopwatch in \(.applicationName)"],
            shortTitle: "Start Stopwatch", systemImageName: "stopwatch")
        AppShortcut(
            intent: StopStopwatchIntent(), phrases: ["Stop the stopwatch in \(.applicationName)"],
            shortTitle: "Stop Stopwatch", systemImageName: "stopwatch")
    }
}
