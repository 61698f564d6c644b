import AppIntents

/// Tells when the shop is open.
struct OpeningHoursIntent: AppIntent {
    static let title: LocalizedStringResource = "Check Opening Hours"
    static let description = IntentDescription(
        "Tells whether the shop is open, and when.", categoryName: "Shop", searchKeywords: ["open", "closed", "when"],
        resultValueName: "Open")

    @Parameter(title: "Day", description: "The day to ask about; now unless given.", kind: .date)
    var day: Date?

    @Dependency
    private var shop: CoffeeShop

    static var parameterSummary: some ParameterSummary {
        Summary("Check the opening hours on \(\.$day)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
        let hours = shop.hours.hours(on: day ?? shop.now)
        let time = Date.FormatStyle.dateTime.hour().minute()
        if let day {
            return .result(
                value: true,
                dialog:
                    "On \(day, format: .dateTime.weekday(.wide).day().month()) we are open from \(hours.start, format: time) to \(hours.end, format: time)."
            )
        }
        guard shop.hours.isOpen(at: shop.now) else {
            let opens = shop.hours.nextOpening(from: shop.now)
            return .result(value: false, dialog: "We are closed. We open \(opens.when(now: shop.now)).")
        }
        return .result(value: true, dialog: "We are open until \(hours.end, format: time).")
    }
}
