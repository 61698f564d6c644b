import AppIntents

/// What people can say and tap without setting anything up.
struct CoffeeShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderCoffeeIntent(),
            phrases: [
                "Order coffee in \(.applicationName)",
                "Order a \(\.$coffeeType) in \(.applicationName)",
                "Get me a \(\.$size) coffee from \(.applicationName)",
            ],
            shortTitle: "Order Coffee",
            systemImageName: "cup.and.saucer.fill",
            parameterPresentation: ParameterPresentation(
                for: \.$coffeeType, summary: Summary("Order \(\.$coffeeType)"),
                optionsCollections: {
                    OptionsCollection(CoffeeTypeProvider(hasMilk: true), title: "With Milk", systemImageName: "drop")
                    OptionsCollection(CoffeeTypeProvider(hasMilk: false), title: "Black", systemImageName: "drop.fill")
                }))
        AppShortcut(
            intent: OrderUsualIntent(),
            phrases: ["Get my usual coffee from \(.applicationName)", "My usual from \(.applicationName)"],
            shortTitle: "My Usual",
            systemImageName: "heart")
        AppShortcut(
            intent: OrderSoupIntent(),
            phrases: ["Order soup in \(.applicationName)", "Order \(\.$soup) in \(.applicationName)"],
            shortTitle: "Order Soup",
            systemImageName: "fork.knife")
        AppShortcut(
            intent: OrderAgainIntent(),
            phrases: ["Order the same again in \(.applicationName)", "Repeat my last \(.applicationName) order"],
            shortTitle: "Order Again",
            systemImageName: "arrow.counterclockwise")
        AppShortcut(
            intent: OrderStatusIntent(),
            phrases: ["Is my \(.applicationName) order ready", "Check my \(.applicationName) order"],
            shortTitle: "Check Order",
            systemImageName: "bell")
        AppShortcut(
            intent: CancelOrderIntent(),
            phrases: ["Cancel my \(.applicationName) order"],
            shortTitle: "Cancel Order",
            systemImageName: "xmark.circle")
        AppShortcut(
            intent: OpeningHoursIntent(),
            phrases: ["Is \(.applicationName) open", "When does \(.applicationName) open"],
            shortTitle: "Opening Hours",
            systemImageName: "clock")
    }

    static let shortcutTileColor: ShortcutTileColor = .tangerine
}

/// The coffees with or without milk, for the tiles of a shortcut.
struct CoffeeTypeProvider: DynamicOptionsProvider {
    let hasMilk: Bool

    func results() async throws -> [CoffeeType] { CoffeeType.allCases.filter { $0.hasMilk == hasMilk } }
}
