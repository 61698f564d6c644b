import AppIntents

/// Orders coffee.
struct OrderCoffeeIntent: PredictableIntent {
    static let title: LocalizedStringResource = "Order Coffee"
    static let description = IntentDescription(
        "Orders coffee for pickup.", categoryName: "Orders", searchKeywords: ["drink", "cup", "buy"],
        resultValueName: "Order")

    @Parameter(title: "Coffee Type", description: "What is in the cup.", default: .latte)
    var coffeeType: CoffeeType

    @Parameter(title: "Size", description: "How large the cup is.", requestValueDialog: "Which size would you like?")
    var size: CoffeeSize

    @Parameter(
        title: "Quantity", description: "How many cups.", default: 1, controlStyle: .stepper, inclusiveRange: (1, 12))
    var quantity: Int

    @Parameter(title: "Extras", description: "What to have with it.", optionsProvider: CoffeeExtrasProvider())
    var extras: [CoffeeExtra]?

    @Parameter(title: "Pickup Time", description: "When to have it ready; as soon as possible unless given.")
    var pickupTime: Date?

    @Dependency
    private var shop: CoffeeShop

    static var parameterSummary: some ParameterSummary {
        Summary("Order \(\.$quantity) \(\.$size) \(\.$coffeeType)") {
            \.$extras
            \.$pickupTime
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$coffeeType, \.$size)) { coffeeType, size in
            DisplayRepresentation(title: "Order \(coffeeType), \(size)", subtitle: "For pickup")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
        let order = try await shop.place(
            .coffee(coffeeType, size, extras: extras ?? []), quantity: quantity, pickup: pickupTime)
        Brewing.begin(order)
        return .result(value: OrderEntity(order, now: shop.now), dialog: .ordered(order, now: shop.now))
    }
}

extension IntentDialog {
    /// What is said when an order was placed.
    static func ordered(_ order: Order, now: Date) -> IntentDialog {
        let price = Decimal.FormatStyle.Currency(code: order.total.currencyCode)
        return IntentDialog(
            full:
                "You ordered \(order.quantity) × \(order.item.name) for \(order.total.amount, format: price). Order \(order.id) is ready \(order.readyAt.when(now: now)).",
            supporting: "Order \(order.id), \(order.total.amount, format: price)")
    }
}

extension Date {
    /// When something happens, as `at 9:30`; with the day where that is not today.
    func when(now: Date) -> String {
        let isToday = Calendar.current.isDate(self, inSameDayAs: now)
        guard !isToday else {
            return String(localized: "when.today", defaultValue: "at \(self, format: .dateTime.hour().minute())")
        }
        return String(
            localized: "when.day", defaultValue: "on \(self, format: .dateTime.weekday(.wide).hour().minute())")
    }
}
