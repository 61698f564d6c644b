import AppIntents
import SwiftUI

/// An app as one for Apple's systems is written: its entry point is an `App`, its intents show views.
@main
struct SnippetApp: App {
    @State private var model = Shop.shared

    init() { Shop.shared.open() }

    var body: some Scene {
        WindowGroup {
            NavigationStack { Text("\(model.orders) orders").navigationTitle("Orders") }
        }
    }
}

/// What the app keeps.
@Observable @MainActor
final class Shop {
    static let shared = Shop()
    private(set) var isOpen = false
    private(set) var orders = 0
    private(set) var cups = 1
    private(set) var drinks = [
        Drink(id: "espresso", name: "Espresso", strength: 0.9), Drink(id: "latte", name: "Caffè Latte", strength: 0.4),
    ]

    private(set) var hasLid = false

    func addCup() { cups += 1 }
    func setLid(_ hasLid: Bool) { self.hasLid = hasLid }
    func rename(_ drink: Drink, to name: String) {
        drinks = drinks.map { $0.id == drink.id ? Drink(id: $0.id, name: name, strength: $0.strength) : $0 }
    }
    func open() { isOpen = true }
    func order() -> Int {
        orders += 1
        return orders
    }
}

struct Drink: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
    static let defaultQuery = DrinkQuery()

    let id: String
    @Property(title: "Name") var name: String
    let strength: Double

    init(id: String, name: String, strength: Double) {
        self.id = id
        self.strength = strength
        self.name = name
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct DrinkQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Drink] { await Shop.shared.drinks }
    func entities(for identifiers: [String]) async throws -> [Drink] {
        await Shop.shared.drinks.filter { identifiers.contains($0.id) }
    }
}

struct OrderDrink: AppIntent {
    static let title: LocalizedStringResource = "Order Drink"
    static var parameterSummary: some ParameterSummary { Summary("Order \(\.$drink)") }
    @Parameter(title: "Drink") var drink: Drink

    init() {}
    init(drink: Drink) { self.drink = drink }

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
        guard Shop.shared.isOpen else { throw ShopError.closed }
        _ = Shop.shared.order()
        return .result(dialog: "Your \(drink.name) is on its way.", snippetIntent: ShowOrder(drink: drink))
    }
}

enum ShopError: Error { case closed }

struct ShowOrder: SnippetIntent {
    static let title: LocalizedStringResource = "Show Order"
    static let isDiscoverable = false
    @Parameter(title: "Drink") var drink: Drink

    init() {}
    init(drink: Drink) { self.drink = drink }

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: OrderView(drink: drink, number: Shop.shared.orders))
    }
}

/// Shows drinks that the system can see, and one that it cannot.
struct ShowMenu: AppIntent {
    static let title: LocalizedStringResource = "Show Menu"

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let drinks = Shop.shared.drinks
        return .result {
            VStack {
                Text("Menu")
                ForEach(drinks) { drink in
                    Text(drink.name).appEntityIdentifier(EntityIdentifier(for: drink))
                }
                Text("Sold out").appEntityIdentifier(EntityIdentifier(for: Drink.self, identifier: "mocha")).hidden()
            }
        }
    }
}

struct CancelOrder: AppIntent {
    static let title: LocalizedStringResource = "Cancel Order"
    @Parameter(title: "Number") var number: Int

    init() {}
    init(number: Int) { self.number = number }

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(actionName: .continue, dialog: "Cancel the order?") {
            Label("Order \(number)", systemImage: "cup.and.saucer")
        }
        return .result(dialog: "Cancelled.")
    }
}

struct RenameDrink: AppIntent {
    static let title: LocalizedStringResource = "Rename Drink"
    @Parameter(title: "Drink") var drink: Drink
    @Parameter(title: "Name") var name: String

    init() {}
    init(drink: Drink, name: String) {
        self.drink = drink
        self.name = name
    }

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        Shop.shared.rename(drink, to: name)
        return .result(dialog: "It is called \(name) now.")
    }
}

/// Asks whether the number of cups is right, which a button beside the question changes.
struct ConfirmCups: AppIntent {
    static let title: LocalizedStringResource = "Confirm Cups"

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(actionName: .order, dialog: "Is that right?", snippetIntent: ShowCups())
        return .result(dialog: "Confirmed \(Shop.shared.cups) cups.")
    }
}

struct ShowCups: SnippetIntent {
    static let title: LocalizedStringResource = "Show Cups"
    static let isDiscoverable = false

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(
            view: HStack {
                Text("Cups \(Shop.shared.cups)")
                Button("More", intent: AddCup())
            })
    }
}

/// Shows a cup with a switch for its lid.
struct TakeCup: AppIntent {
    static let title: LocalizedStringResource = "Take Cup"

    func perform() async throws -> some IntentResult & ShowsSnippetIntent { .result(snippetIntent: ShowLid()) }
}

struct ShowLid: SnippetIntent {
    static let title: LocalizedStringResource = "Show Lid"
    static let isDiscoverable = false

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Toggle(isOn: Shop.shared.hasLid, intent: SetLid()) { Text(Shop.shared.hasLid ? "Lid" : "Open") })
    }
}

struct SetLid: SetValueIntent {
    static let title: LocalizedStringResource = "Set Lid"
    @Parameter(title: "Lid") var value: Bool

    @MainActor
    func perform() async throws -> some IntentResult {
        Shop.shared.setLid(value)
        return .result()
    }
}

/// Puts the lid on behind the person's back, and says so.
struct CoverCup: AppIntent {
    static let title: LocalizedStringResource = "Cover Cup"

    @MainActor
    func perform() async throws -> some IntentResult {
        Shop.shared.setLid(true)
        ShowLid.reload()
        return .result()
    }
}

struct AddCup: AppIntent {
    static let title: LocalizedStringResource = "Add Cup"

    @MainActor
    func perform() async throws -> some IntentResult {
        Shop.shared.addCup()
        return .result()
    }
}

/// A view that contains itself.
struct Endless: AppIntent {
    static let title: LocalizedStringResource = "Endless"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EndlessView()) }
}

struct EndlessView: View {
    var body: some View { AnyView(EndlessView()) }
}

struct OrderView: View {
    let drink: Drink
    let number: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Image(systemName: "cup.and.saucer.fill").foregroundStyle(.brown)
                Text(drink.name).font(.title2).bold()
                Spacer()
                Text("#\(number)").foregroundStyle(.secondary)
            }
            Gauge(value: drink.strength) { Text("Strength") }
            Divider()
            HStack {
                Button("Order Again", intent: OrderDrink(drink: drink)).buttonStyle(.borderedProminent)
                Button("Cancel", role: .destructive, intent: CancelOrder(number: number))
                Button("Rename", intent: RenameDrink(drink: drink, name: "Latte"))
            }
        }
        .padding()
        .background(.background.secondary, in: .rect(cornerRadius: 16))
        .appEntityIdentifier(EntityIdentifier(for: drink))
    }
}
