import AppIntents

/// Orders the same as before.
struct OrderAgainIntent: AppIntent {
    static let title: LocalizedStringResource = "Order Again"
    static let description = IntentDescription(
        "Orders the same as last time, or as in an order of your choice.", categoryName: "Orders",
        searchKeywords: ["repeat", "reorder", "same"], resultValueName: "Order")

    @Parameter(title: "Order", description: "The order to repeat; the last one unless given.")
    var order: OrderEntity?

    @Dependency
    private var shop: CoffeeShop

    static var parameterSummary: some ParameterSummary {
        Summary("Order \(\.$order) again")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
        let orders = try shop.orders()
        let found = order.map { wanted in orders.first { $0.id == wanted.id } } ?? orders.first
        guard let found else { throw ShopError.nothingOrdered }
        let again = try await shop.place(found.item, quantity: found.quantity)
        Brewing.begin(again)
        return .result(value: OrderEntity(again, now: shop.now), dialog: .ordered(again, now: shop.now))
    }
}
