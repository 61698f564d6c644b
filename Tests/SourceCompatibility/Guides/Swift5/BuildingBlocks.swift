// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// An intent, an entity and an enumeration, and the intent run by hand.
enum BuildingBlocks {
    struct OrderSoupIntent: AppIntent {
        static var title: LocalizedStringResource = "Order Soup"
        static var description: IntentDescription = "Orders soup from the restaurant"

        @Parameter(title: "Soup")
        var soup: SoupEntity

        @Parameter(title: "Quantity")
        var quantity: Int?

        func perform() async throws -> some IntentResult {
            guard let quantity = quantity, quantity < 10 else {
                throw $quantity.needsValue("Please specify how many soups")
            }

            try await OrderService.shared.order(soup: soup, quantity: quantity)
            return .result()
        }
    }

    struct SoupEntity: AppEntity {
        var id: String
        var name: String
        var price: Decimal

        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(name)", subtitle: "$\(price)")
        }

        static var defaultQuery = SoupQuery()
    }

    enum SoupSize: String, AppEnum {
        case small
        case medium
        case large

        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
        static var caseDisplayRepresentations: [SoupSize: DisplayRepresentation] = [
            .small: "Small (8 oz)",
            .medium: "Medium (12 oz)",
            .large: "Large (16 oz)"
        ]
    }

    struct SendMessageIntent: AppIntent {
        // REQUIRED: Short verb-noun phrase
        static var title: LocalizedStringResource = "Send Message"

        // REQUIRED: Purpose explanation
        static var description: IntentDescription = "Sends a message to a contact"

        // OPTIONAL: Discovery in Shortcuts/Spotlight
        static var isDiscoverable: Bool = true

        // OPTIONAL: Execution context (iOS 26+) — replaces the deprecated `openAppWhenRun`
        static var supportedModes: IntentModes = .background
        // iOS 18 deployment targets use the boolean instead (deprecated in iOS 26):
        // static var openAppWhenRun: Bool = false

        // OPTIONAL: Authentication requirement
        static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    }

    // Taken for granted

    struct SoupQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [SoupEntity] { [] }
    }

    final class OrderService: Sendable {
        static let shared = OrderService()
        func order(soup: SoupEntity, quantity: Int) async throws {}
    }
}

extension BuildingBlocks.SendMessageIntent {
    func perform() async throws -> some IntentResult { .result() }
}

#if DEBUG
extension BuildingBlocks.OrderSoupIntent {
    static func testIntent() async throws {
        let intent = BuildingBlocks.OrderSoupIntent()
        intent.soup = BuildingBlocks.SoupEntity(id: "1", name: "Tomato", price: 8.99)
        intent.quantity = 2

        let result = try await intent.perform()
        print("Result: \(result)")
    }
}
#endif
