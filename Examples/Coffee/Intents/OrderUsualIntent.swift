import AppIntents

/// Orders what the person orders most often.
struct OrderUsualIntent: AppIntent {
    static let title: LocalizedStringResource = "Order My Usual"
    static let description = IntentDescription(
        "Orders what you order most often.", categoryName: "Orders", searchKeywords: ["favourite", "habit"],
        resultValueName: "Order")

    @Dependency
    private var shop: CoffeeShop

    static var parameterSummary: some ParameterSummary {
        Summary("Order my usual")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
        let ninetyDaysAgo = shop.now.addingTimeInterval(-90 * 86_400)
        let orders = try shop.store.read().orders
        guard let usual = orders.filter({ $0.placedAt > ninetyDaysAgo }).usualItem ?? orders.usualItem else {
            throw ShopError.nothingOrdered
        }
        let order = try await shop.place(usual, quantity: 1)
        Brewing.begin(order)
        return .result(value: OrderEntity(order, now: shop.now), dialog: .ordered(order, now: shop.now))
    }
}
