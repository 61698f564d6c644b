import AppIntents

/// Orders soup.
struct OrderSoupIntent: AppIntent {
    static let title: LocalizedStringResource = "Order Soup"
    static let description = IntentDescription(
        "Orders soup for pickup.", categoryName: "Orders", searchKeywords: ["lunch", "bowl"], resultValueName: "Order")

    @Parameter(title: "Soup", description: "A soup on the menu.", requestValueDialog: "Which soup would you like?")
    var soup: SoupEntity

    @Parameter(title: "Quantity", description: "How many bowls, from 1 to 9.")
    var quantity: Int?

    @Parameter(title: "Size", description: "How large the bowl is.", default: .medium)
    var size: SoupSize

    @Dependency
    private var shop: CoffeeShop

    static var parameterSummary: some ParameterSummary {
        Summary("Order \(\.$quantity) \(\.$soup)") { \.$size }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
        guard let quantity, (1..<10).contains(quantity) else {
            throw $quantity.needsValueError("How many bowls would you like, from 1 to 9?")
        }
        let order = try await shop.place(.soup(soup.id, size), quantity: quantity)
        Brewing.begin(order)
        return .result(value: OrderEntity(order, now: shop.now), dialog: .ordered(order, now: shop.now))
    }
}
