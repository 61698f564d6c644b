import AppIntents

/// An order that is being put together: what the buttons of its snippet change, until it is placed.
actor OrderDraft {
    /// What has been chosen.
    struct Choice: Equatable, Sendable {
        var coffeeType: CoffeeType
        var size = CoffeeSize.medium
        var quantity = 1
        var hasExtraShot = false

        /// How many cups there are at least and at most.
        static let quantities = 1...12

        /// What is to be made.
        var item: OrderItem { .coffee(coffeeType, size, extras: hasExtraShot ? [.extraShot] : []) }

        /// What all of it costs.
        var total: IntentCurrencyAmount {
            IntentCurrencyAmount(
                amount: Decimal(item.cents(isOfTheDay: false) * quantity) / 100,
                currencyCode: CoffeeShop.currencyCode)
        }
    }

    private(set) var choice = Choice(coffeeType: .latte)

    /// Begins anew with a coffee.
    func begin(_ coffeeType: CoffeeType) { choice = Choice(coffeeType: coffeeType) }

    /// Changes what has been chosen; a number of cups that cannot be had becomes the nearest that can.
    func change(_ change: @Sendable (inout Choice) -> Void) {
        change(&choice)
        let quantities = Choice.quantities
        choice.quantity = min(max(choice.quantity, quantities.lowerBound), quantities.upperBound)
    }
}
