import AppIntents

/// Tells what was spent.
struct SpendingIntent: AppIntent {
    static let title: LocalizedStringResource = "Check Spending"
    static let description = IntentDescription(
        "Tells what you spent at the shop.", categoryName: "Orders", searchKeywords: ["money", "total", "cost"],
        resultValueName: "Amount")

    @Parameter(title: "Period", description: "In which time.", default: .month)
    var period: SpendingPeriod

    @Dependency
    private var shop: CoffeeShop

    static var parameterSummary: some ParameterSummary {
        Summary("Check spending: \(\.$period)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> & ProvidesDialog {
        let start = period.start(now: shop.now, calendar: shop.hours.calendar)
        let orders = try shop.orders().filter { $0.cancelledAt == nil && $0.placedAt >= start }
        let amount = IntentCurrencyAmount(
            amount: Decimal(orders.map(\.cents).reduce(0, +)) / 100, currencyCode: CoffeeShop.currencyCode)
        return .result(
            value: amount,
            dialog:
                "You spent \(amount.amount, format: .currency(code: amount.currencyCode)) on \(orders.count) orders.")
    }
}

/// A time up to now.
enum SpendingPeriod: String, AppEnum {
    case today
    case week
    case month
    case year
    case all

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
    static let caseDisplayRepresentations: [SpendingPeriod: DisplayRepresentation] = [
        .today: "Today",
        .week: "This Week",
        .month: "This Month",
        .year: "This Year",
        .all: DisplayRepresentation(title: "All Time", synonyms: ["Ever"]),
    ]

    func start(now: Date, calendar: Calendar) -> Date {
        let component: Calendar.Component? =
            switch self {
            case .today: .day
            case .week: .weekOfYear
            case .month: .month
            case .year: .year
            case .all: nil
            }
        return component.flatMap { calendar.dateInterval(of: $0, for: now)?.start } ?? .distantPast
    }
}
