import AppIntents

/// Cancels an order, after a question.
struct CancelOrderIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Cancel Order"
    static let description = IntentDescription(
        "Cancels an order that is still in preparation. Asks before it does.", categoryName: "Orders",
        searchKeywords: ["stop", "undo"], resultValueName: "Order")

    @Parameter(
        title: "Order", description: "The order to cancel.",
        requestDisambiguationDialog: "Which order should be cancelled?"
    )
    var order: OrderEntity?

    @Dependency
    private var shop: CoffeeShop

    init() {}

    init(order: OrderEntity) { self.order = order }

    static var parameterSummary: some ParameterSummary {
        Summary("Cancel \(\.$order)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
        let order = try await orderToCancel()
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Cancel Order", acceptAlternatives: ["Yes", "Cancel it"], denyLabel: "Keep Order",
                denyAlternatives: ["No", "Keep it"], destructive: true),
            dialog: "Do you want to cancel order \(order.id), \(order.quantity) × \(order.item)?")
        let cancelled = try await shop.cancel(order.id)
        await Brewing.end(cancelled)
        return .result(
            value: OrderEntity(cancelled, now: shop.now), dialog: "Order \(cancelled.id) is cancelled.")
    }

    /// The given order; else the one that is in preparation; else the person chooses.
    private func orderToCancel() async throws -> OrderEntity {
        if let order { return order }
        let open = try shop.orders().filter { $0.status(at: shop.now) == .preparing }
            .map { OrderEntity($0, now: shop.now) }
        guard let first = open.first else { throw ShopError.nothingToCancel }
        return open.count == 1 ? first : try await $order.requestDisambiguation(among: open)
    }
}
