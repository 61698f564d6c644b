import AppIntents

/// Tells how far apart the clocks of two cities are.
struct TimeDifference: AppIntent {
    static let title: LocalizedStringResource = "Get Time Difference"
    static let description = IntentDescription(
        "Tells how many hours the clocks of one city are ahead of those of another, now or on a day.",
        categoryName: "Time", searchKeywords: ["ahead", "behind", "offset"], resultValueName: "Time Difference")

    @Parameter(title: "From", description: "Where to count from.", requestValueDialog: "From which city?")
    var source: ZoneEntity

    @Parameter(title: "To", description: "Whose clocks may be ahead.", requestValueDialog: "To which city?")
    var target: ZoneEntity

    @Parameter(title: "Date", description: "When; now unless given.")
    var date: Date?

    static var parameterSummary: some ParameterSummary {
        Summary("Get the time difference from \(\.$source) to \(\.$target)") { \.$date }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitDuration>> & ProvidesDialog {
        let date = date ?? Date()
        let seconds = target.timeZone.secondsFromGMT(for: date) - source.timeZone.secondsFromGMT(for: date)
        let length = Duration.seconds(abs(seconds))
        let units = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .wide)
        let dialog: IntentDialog =
            if seconds == 0 {
                "Clocks in \(target.city) and \(source.city) show the same time."
            } else if seconds > 0 {
                "\(target.city) is \(length, format: units) ahead of \(source.city)."
            } else {
                "\(target.city) is \(length, format: units) behind \(source.city)."
            }
        return .result(value: Measurement(value: Double(seconds) / 3600, unit: .hours), dialog: dialog)
    }
}
