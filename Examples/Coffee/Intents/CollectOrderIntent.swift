import AppIntents

/// Marks an order as collected.
struct CollectOrderIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Collect Order"
    static let description = IntentDescription(
        "Marks an order as collected.", categoryName: "Orders", searchKeywords: ["pick up", "fetch"],
        resultValueName: "Order")

    @Parameter(title: "Order", description: "The collected order; the one that is ready unless given.")
    var order: OrderEntity?

    @Dependency
    private var shop: CoffeeShop

    init() {}

    init(order: OrderEntity) { self.order = order }

    static var parameterSummary: some ParameterSummary {
        Summary("Collect \(\.$order)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
        guard let id = try order?.id ?? readyOrder() else { throw ShopError.nothingToCollect }
        let collected = try await shop.collect(id)
        await Brewing.end(collected)
        return .result(
            value: OrderEntity(collected, now: shop.now), dialog: "Enjoy! Order \(collected.id) is collected.")
    }

    private func readyOrder() throws -> String? {
        let ready = try shop.orders().filter { $0.status(at: shop.now) == .ready }
        guard ready.count > 1 else { return ready.first?.id }
        throw $order.needsDisambiguationError(
            among: ready.map { OrderEntity($0, now: shop.now) }, dialog: "Which order did you collect?")
    }
}
