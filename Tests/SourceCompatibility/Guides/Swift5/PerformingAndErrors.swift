// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// The work of an intent, and the errors that people read.
enum PerformingAndErrors {
    struct OrderIntent: AppIntent {
        func perform() async throws -> some IntentResult {
            // 1. Validate parameters
            guard quantity > 0 && quantity < 100 else {
                throw ValidationError.invalidQuantity
            }

            // 2. Execute action
            let order = try await orderService.placeOrder(
                item: item,
                quantity: quantity
            )

            // 3. Donate for learning (optional)
            await donation()

            // 4. Return result
            return .result(
                value: order,
                dialog: "Your order for \(quantity) \(item.name) has been placed"
            )
        }

        // Left out in the guide
        static var title: LocalizedStringResource = "Order"
        @Parameter(title: "Quantity") var quantity: Int
        @Parameter(title: "Item") var item: ItemEntity
        @Dependency var orderService: OrderService

        func donation() async { _ = try? await donate() }
    }

    enum OrderError: Error, CustomLocalizedStringResourceConvertible {
        case outOfStock(itemName: String)
        case paymentFailed
        case networkError

        var localizedStringResource: LocalizedStringResource {
            switch self {
            case .outOfStock(let name):
                return "Sorry, \(name) is out of stock"
            case .paymentFailed:
                return "Payment failed. Please check your payment method"
            case .networkError:
                return "Network error. Please try again"
            }
        }
    }

    struct CheckedOrderIntent: AppIntent {
        func perform() async throws -> some IntentResult {
            if !item.isInStock {
                throw OrderError.outOfStock(itemName: item.name)
            }
            // ...
            return .result()
        }

        // Left out in the guide
        static var title: LocalizedStringResource = "Checked Order"
        @Parameter(title: "Item") var item: ItemEntity
    }

    enum Messages {
        static func technical() throws {
            throw MyError.validationFailed("Invalid parameter state")
        }
        static func friendly() throws {
            throw MyError.outOfStock("Sorry, this item is currently unavailable")
        }
    }

    // Taken for granted

    enum ValidationError: Error {
        case invalidQuantity
    }

    enum MyError: Error {
        case validationFailed(String)
        case outOfStock(String)
    }

    struct ItemEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Item"
        static var defaultQuery = ItemQuery()
        var id: String
        var name: String
        var isInStock: Bool
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    }
    struct ItemQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [ItemEntity] { [] }
    }

    final class OrderService: Sendable {
        func placeOrder(item: ItemEntity, quantity: Int) async throws -> String { "order" }
    }
}
