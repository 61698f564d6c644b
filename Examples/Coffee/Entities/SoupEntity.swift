import AppIntents

/// A soup that can be ordered.
struct SoupEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Soup", numericFormat: "\(placeholder: .int) soups")
    static let defaultQuery = SoupQuery()

    let id: String

    @Property(title: "Name")
    var name: String

    @Property(title: "Price")
    var price: IntentCurrencyAmount

    @Property(title: "Vegan")
    var vegan: Bool

    @Property(title: "Soup of the Day")
    var soupOfTheDay: Bool

    init(_ soup: Soup, today: Soup) {
        id = soup.id
        name = String(localized: soup.name)
        vegan = soup.isVegan
        soupOfTheDay = soup == today
        let cents = OrderItem.soup(soup.id, .medium).cents(isOfTheDay: soup == today)
        price = IntentCurrencyAmount(amount: Decimal(cents) / 100, currencyCode: CoffeeShop.currencyCode)
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)",
            subtitle: soupOfTheDay
                ? "Soup of the day, \(price.amount, format: .currency(code: price.currencyCode))"
                : "\(price.amount, format: .currency(code: price.currencyCode)) a bowl",
            image: .init(systemName: vegan ? "leaf" : "fork.knife"))
    }
}

/// Finds soups on the menu by name, and proposes the soup of the day first.
struct SoupQuery: EntityStringQuery {
    @Dependency
    private var shop: CoffeeShop

    func entities(for identifiers: [String]) async throws -> [SoupEntity] {
        identifiers.compactMap(Soup.named).map(entity)
    }

    func entities(matching string: String) async throws -> [SoupEntity] {
        Soup.menu.map(entity).filter { $0.name.localizedStandardContains(string) }
    }

    func suggestedEntities() async throws -> [SoupEntity] {
        let soups = Soup.menu.map(entity)
        return soups.filter(\.soupOfTheDay) + soups.filter { !$0.soupOfTheDay }
    }

    private func entity(_ soup: Soup) -> SoupEntity {
        SoupEntity(soup, today: Soup.ofTheDay(shop.now, calendar: shop.hours.calendar))
    }
}
