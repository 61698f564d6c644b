import AppIntents

/// What people can say without setting anything up.
struct KitchenShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CookIntent(),
            phrases: ["Cook \(\.$dish) in \(.applicationName)", "Start a \(\.$dish) timer in \(.applicationName)"],
            shortTitle: "Cook",
            systemImageName: "timer")
    }
}
