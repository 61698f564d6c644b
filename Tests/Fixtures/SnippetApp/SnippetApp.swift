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

    func open() { isOpen = true }
    func order() -> Int {
        orders += 1
        return orders
    }
}

struct Drink: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
    static let defaultQuery = DrinkQuery()
    static let all = [
        Drink(id: "espresso", name: "Espresso", strength: 0.9), Drink(id: "latte", name: "Caffè Latte", strength: 0.4),
    ]

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
    func allEntities() async throws -> [Drink] { Drink.all }
    func entities(for identifiers: [String]) async throws -> [Drink] {
        Drink.all.filter { identifiers.contains($0.id) }
    }
}

struct OrderDrink: AppIntent {
    static let title: LocalizedStringResource = "Order Drink"
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
            }
        }
        .padding()
        .background(.background.secondary, in: .rect(cornerRadius: 16))
        .appEntityIdentifier(EntityIdentifier(for: drink))
    }
}
