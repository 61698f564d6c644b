// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// An intent, its entity with properties, and an entity that exists once.
enum OrderingSoup {
    struct OrderSoupIntent: AppIntent {
        static var title: LocalizedStringResource = "Order Soup"
        static var description = IntentDescription("Place a soup order.")

        @Parameter(title: "Soup") var soup: SoupEntity
        @Parameter(title: "Quantity", default: 1) var quantity: Int

        static var parameterSummary: some ParameterSummary {
            Summary("Order \(\.$soup)") { \.$quantity }
        }

        func perform() async throws -> some IntentResult {
            try await OrderService.shared.place(soup: soup.id, quantity: quantity)
            return .result(dialog: "Ordered \(quantity) \(soup.name).")
        }
    }

    struct SoupEntity: AppEntity {
        static let defaultQuery = SoupEntityQuery()
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
        var id: String

        @Property(title: "Name") var name: String
        @Property(title: "Price") var price: Double

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(name)", subtitle: "$\(String(format: "%.2f", price))")
        }

        init(from soup: Soup) {
            self.id = soup.id; self.name = soup.name; self.price = soup.price
        }
    }

    struct SoupEntityQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [SoupEntity] {
            SoupStore.shared.soups.filter { identifiers.contains($0.id) }.map { SoupEntity(from: $0) }
        }
        func suggestedEntities() async throws -> [SoupEntity] {
            SoupStore.shared.featured.map { SoupEntity(from: $0) }
        }
    }

    struct AppSettingsEntity: UniqueAppEntity {
        static let defaultQuery = AppSettingsQuery()
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
        var displayRepresentation: DisplayRepresentation { "App Settings" }

        var id: String { "app-settings" }
    }

    struct AppSettingsQuery: UniqueAppEntityQuery {
        func uniqueEntity() async throws -> AppSettingsEntity {
            AppSettingsEntity()
        }
    }

    // Taken for granted

    nonisolated struct Soup {
        let id: String
        let name: String
        let price: Double
    }

    nonisolated struct SoupStore {
        static let shared = SoupStore()
        let soups = [Soup(id: "1", name: "Tomato", price: 4)]
        var featured: [Soup] { soups }
    }

    final class OrderService: Sendable {
        static let shared = OrderService()
        func place(soup: String, quantity: Int) async throws {}
    }
}
