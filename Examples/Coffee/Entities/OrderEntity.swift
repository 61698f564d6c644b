import AppIntents

/// An order of the person.
struct OrderEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Order", numericFormat: "\(placeholder: .int) orders")
    static let defaultQuery = OrderQuery()

    /// The number on the cup.
    let id: String

    @Property(title: "Number")
    var number: Int

    @Property(title: "Item")
    var item: String

    @Property(title: "Quantity")
    var quantity: Int

    @Property(title: "Total")
    var total: IntentCurrencyAmount

    @Property(title: "Status")
    var status: OrderStatus

    @Property(title: "Placed")
    var placed: Date

    @Property(title: "Ready")
    var ready: Date

    init(_ order: Order, now: Date) {
        id = order.id
        number = order.number
        item = String(localized: order.item.name)
        quantity = order.quantity
        total = order.total
        status = order.status(at: now)
        placed = order.placedAt
        ready = order.readyAt
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(quantity) × \(item)",
            subtitle: "Order \(id), \(status), \(total.amount, format: .currency(code: total.currencyCode))",
            image: .init(systemName: "takeoutbag.and.cup.and.straw"))
    }
}

/// Finds orders by number, by what is in them, or all of them.
struct OrderQuery: EnumerableEntityQuery, EntityStringQuery {
    static let findIntentDescription: IntentDescription? = IntentDescription(
        "Finds the orders that you placed.", categoryName: "Orders", resultValueName: "Orders")

    @Dependency
    private var shop: CoffeeShop

    /// The latest first.
    func allEntities() async throws -> [OrderEntity] {
        try shop.orders().map { OrderEntity($0, now: shop.now) }
    }

    func entities(for identifiers: [String]) async throws -> [OrderEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [OrderEntity] {
        try await allEntities().filter { $0.item.localizedStandardContains(string) }
    }

    /// The orders of the last week.
    func suggestedEntities() async throws -> [OrderEntity] {
        try await allEntities().filter { $0.placed > shop.now.addingTimeInterval(-7 * 86_400) }
    }
}
