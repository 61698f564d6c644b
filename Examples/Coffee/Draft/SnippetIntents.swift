import AppIntents
import SwiftUI

/// Shows the order that is being built; runs again after each of its buttons.
struct DraftSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Show Order Being Built"
    static let description = IntentDescription("Shows the order that is being built.", categoryName: "Orders")
    static let isDiscoverable = false

    @Dependency
    private var draft: OrderDraft

    static var parameterSummary: some ParameterSummary {
        Summary("Show the order that is being built")
    }

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: DraftView(choice: await draft.choice))
    }
}

/// Shows an order as it is now.
struct OrderSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Show Order"
    static let description = IntentDescription("Shows an order.", categoryName: "Orders")
    static let isDiscoverable = false

    @Parameter(title: "Order")
    var order: OrderEntity

    @Dependency
    private var shop: CoffeeShop

    init() {}

    init(order: OrderEntity) { self.order = order }

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$order)")
    }

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: OrderView(order: order))
    }
}
