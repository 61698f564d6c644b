import AppIntents

/// What people can say and tap without setting anything up.
struct WeatherShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: GetCurrentWeather(),
            phrases: [
                "\(.applicationName) in \(\.$place)", "How is the \(.applicationName) in \(\.$place)",
                "How is the \(.applicationName)",
            ], shortTitle: "Current Weather", systemImageName: "cloud.sun")
        AppShortcut(
            intent: WillItRain(),
            phrases: ["Will it rain in \(\.$place), \(.applicationName)", "\(.applicationName), will it rain"],
            shortTitle: "Will It Rain", systemImageName: "umbrella")
        AppShortcut(
            intent: GetWarnings(),
            phrases: ["\(.applicationName) warnings for \(\.$place)", "\(.applicationName) warnings"],
            shortTitle: "Warnings", systemImageName: "exclamationmark.triangle")
    }
}
