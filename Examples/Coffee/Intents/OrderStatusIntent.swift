import AppIntents

/// Tells how far an order is.
struct OrderStatusIntent: AppIntent {
    static let title: LocalizedStringResource = "Check Order"
    static let description = IntentDescription(
        "Tells whether an order is ready.", categoryName: "Orders", searchKeywords: ["status", "ready", "where"],
        resultValueName: "Order Status")

    @Parameter(title: "Order", description: "The order to ask about; the last one unless given.")
    var order: OrderEntity?

    @Dependency
    private var shop: CoffeeShop

    static var parameterSummary: some ParameterSummary {
        Summary("Check \(\.$order)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<OrderStatus> & ProvidesDialog {
        guard let order = try order ?? shop.orders().first.map({ OrderEntity($0, now: shop.now) }) else {
            throw ShopError.nothingOrdered
        }
        let dialog: IntentDialog =
            switch order.status {
            case .preparing: "Order \(order.id), \(order.item), is ready \(order.ready.when(now: shop.now))."
            case .ready: "Order \(order.id), \(order.item), is ready."
            case .collected: "Order \(order.id), \(order.item), was collected."
            case .cancelled: "Order \(order.id), \(order.item), was cancelled."
            }
        return .result(value: order.status, dialog: dialog)
    }
}
