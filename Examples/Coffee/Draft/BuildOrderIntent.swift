import AppIntents

/// Orders coffee by buttons: a snippet beside the question has size, number and an extra, and the order is placed once
/// the person agrees.
struct BuildOrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Build Order"
    static let description = IntentDescription(
        "Orders coffee whose size and number you choose by buttons.", categoryName: "Orders",
        searchKeywords: ["customize", "choose"], resultValueName: "Order")

    @Parameter(title: "Coffee Type", description: "What is in the cup.", default: .latte)
    var coffeeType: CoffeeType

    @Dependency
    private var shop: CoffeeShop

    @Dependency
    private var draft: OrderDraft

    static var parameterSummary: some ParameterSummary {
        Summary("Build an order of \(\.$coffeeType)")
    }

    func perform() async throws
        -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog & ShowsSnippetIntent
    {
        await draft.begin(coffeeType)
        try await requestConfirmation(
            actionName: .order, dialog: "How would you like your \(coffeeType)?", snippetIntent: DraftSnippetIntent())
        let choice = await draft.choice
        let order = try await shop.place(choice.item, quantity: choice.quantity)
        Brewing.begin(order)
        let entity = OrderEntity(order, now: shop.now)
        return .result(
            value: entity, dialog: .ordered(order, now: shop.now), snippetIntent: OrderSnippetIntent(order: entity))
    }
}
