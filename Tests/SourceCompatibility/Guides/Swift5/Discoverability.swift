// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents
import CoreSpotlight
import SwiftUI
import UniformTypeIdentifiers

/// An intent, its shortcuts, the index and user activities, as far as they make an app easy to find.
enum Discoverability {
    struct OrderCoffeeIntent: AppIntent {
        static var title: LocalizedStringResource = "Order Coffee"
        static var description = IntentDescription("Orders coffee for pickup")

        @Parameter(title: "Coffee Type")
        var coffeeType: CoffeeType

        @Parameter(title: "Size")
        var size: CoffeeSize

        func perform() async throws -> some IntentResult {
            try await CoffeeService.shared.order(type: coffeeType, size: size)
            return .result(dialog: "Your \(size) \(coffeeType) is ordered")
        }

        static var parameterSummary: some ParameterSummary {
            Summary("Order \(\.$size) \(\.$coffeeType)")
        }
    }

    struct CoffeeAppShortcuts: AppShortcutsProvider {
        @AppShortcutsBuilder
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: OrderCoffeeIntent(),
                phrases: [
                    "Order coffee in \(.applicationName)",
                    "Get my usual coffee from \(.applicationName)"
                ],
                shortTitle: "Order Coffee",
                systemImageName: "cup.and.saucer.fill"
            )
        }

        static var shortcutTileColor: ShortcutTileColor = .tangerine
    }

    static func indexOrder(_ order: Order) {
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        attributes.title = order.coffeeName
        attributes.contentDescription = "Order from \(order.date.formatted())"
        attributes.keywords = ["coffee", "order", order.coffeeName]

        let item = CSSearchableItem(
            uniqueIdentifier: order.id.uuidString,
            domainIdentifier: "orders",
            attributeSet: attributes
        )

        CSSearchableIndex.default().indexSearchableItems([item]) { error in
            if let error = error {
                print("Indexing error: \(error)")
            }
        }
    }

    final class OrderScreen: Screen {
        func viewOrder(_ order: Order) {
            let activity = NSUserActivity(activityType: "com.coffeeapp.viewOrder")
            activity.title = order.coffeeName
            activity.isEligibleForSearch = true
            activity.isEligibleForPrediction = true
            activity.persistentIdentifier = order.id.uuidString

            // Connect to App Intents
            // Written as `= order.id.uuidString`, which is no EntityIdentifier.
            activity.appEntityIdentifier = EntityIdentifier(for: OrderEntity.self, identifier: order.id)

            // Provide rich metadata
            let attributes = CSSearchableItemAttributeSet(contentType: .item)
            attributes.contentDescription = "Your \(order.coffeeName) order"
            attributes.thumbnailData = order.imageData
            activity.contentAttributeSet = attributes

            activity.becomeCurrent()

            // In your view controller or SwiftUI view
            self.userActivity = activity
        }

        func viewBriefly(_ order: Order?) {
            // In your detail view controllers/views
            let activity = NSUserActivity(activityType: "com.app.viewOrder")
            activity.isEligibleForSearch = true
            activity.becomeCurrent()
            self.userActivity = activity

            // ❌ BAD: Settings screen marked for prediction
            activity.isEligibleForPrediction = true // Don't predict Settings!

            // ✅ GOOD: Mark content screens only
            if order != nil {
                activity.isEligibleForPrediction = true
            }
        }
    }

    struct Vague: AppIntent {
        static var title: LocalizedStringResource = "Do Thing"
        static var description = IntentDescription("Performs action")
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Specific: AppIntent {
        static var title: LocalizedStringResource = "Order Coffee"
        static var description = IntentDescription("Orders your favorite coffee for pickup")
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Promotion: View {
        @State private var showTip = true

        var body: some View {
            // Promote your shortcuts in-app
            SiriTipView(intent: OrderCoffeeIntent(), isVisible: $showTip)
                .siriTipViewStyle(.dark)

            // Show tip after user places order
            SiriTipView(intent: ReorderLastIntent(), isVisible: $showTip)
        }
    }

    // The guide leaves the bodies out.
    struct ReorderLastIntent: AppIntent {
        static var title: LocalizedStringResource = "Reorder Last"
        func perform() async throws -> some IntentResult { .result() }
    }
    struct ViewOrdersIntent: AppIntent {
        static var title: LocalizedStringResource = "View Orders"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct MinimalShortcuts: AppShortcutsProvider {
        @AppShortcutsBuilder
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: OrderCoffeeIntent(),
                phrases: ["Order coffee in \(.applicationName)"],
                shortTitle: "Order",
                systemImageName: "cup.and.saucer.fill"
            )
            // Add 2-3 more shortcuts
        }
    }

    // Index most recent/important content only
    // Written without `async throws` and `try await`, which nothing in it can do without.
    static func indexRecentOrders() async throws {
        let recentOrders = try await OrderService.shared.recent(limit: 20)
        let items = recentOrders.map { createSearchableItem(from: $0) }
        try await CSSearchableIndex.default().indexSearchableItems(items)
    }

    // Written without `throws`, though it tries.
    static func indexAllContent() async throws {
        let allItems = try await ContentService.shared.all()
        let batchSize = 100

        for batch in stride(from: 0, to: allItems.count, by: batchSize) {
            let slice = Array(allItems[batch..<min(batch + batchSize, allItems.count)])
            let searchableItems = slice.map { createSearchableItem(from: $0) }

            CSSearchableIndex.default().indexSearchableItems(searchableItems) { error in
                if let error { print("Batch index error: \(error)") }
            }

            // Yield between batches to avoid blocking
            try? await Task.sleep(for: .milliseconds(50))
        }
    }

    static func debugIndex() {
        // Verify items are indexed
        CSSearchableIndex.default().fetchLastClientState { state, error in
            print("Last client state: \(String(describing: state))")
        }

        // Search programmatically to verify
        let query = CSSearchQuery(queryString: "title == 'My Item'*", attributes: ["title"])
        query.foundItemsHandler = { items in
            print("Found \(items.count) items")
        }
        query.start()
    }

    static func choosingWhatToIndex() async throws {
        // ❌ BAD: Index all 10,000 orders
        let allOrders = try await OrderService.shared.all()

        // ✅ GOOD: Index recent orders only
        let recentOrders = try await OrderService.shared.recent(limit: 50)
        _ = (allOrders, recentOrders)
    }

    // Taken for granted

    class Screen {
        var userActivity: NSUserActivity?
    }

    struct Order: Sendable {
        let id: UUID
        let coffeeName: String
        let date: Date
        let imageData: Data?
    }

    struct OrderEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
        static var defaultQuery = OrderQuery()
        var id: UUID
        var displayRepresentation: DisplayRepresentation { "Order" }
    }
    struct OrderQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [OrderEntity] { [] }
    }

    enum CoffeeType: String, AppEnum {
        case latte, espresso
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Coffee"
        static var caseDisplayRepresentations: [CoffeeType: DisplayRepresentation] = [
            .latte: "Latte", .espresso: "Espresso",
        ]
    }

    enum CoffeeSize: String, AppEnum {
        case small, large
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
        static var caseDisplayRepresentations: [CoffeeSize: DisplayRepresentation] = [.small: "Small", .large: "Large"]
    }

    final class CoffeeService: Sendable {
        static let shared = CoffeeService()
        func order(type: CoffeeType, size: CoffeeSize) async throws {}
    }

    final class OrderService: Sendable {
        static let shared = OrderService()
        func all() async throws -> [Order] { [] }
        func recent(limit: Int) async throws -> [Order] { [] }
    }

    final class ContentService: Sendable {
        static let shared = ContentService()
        func all() async throws -> [Order] { [] }
    }

    static func createSearchableItem(from order: Order) -> CSSearchableItem {
        CSSearchableItem(
            uniqueIdentifier: order.id.uuidString, domainIdentifier: "orders", attributeSet: CSSearchableItemAttributeSet())
    }
}
