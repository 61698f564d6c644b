import AppIntents

/// Tells when clocks are set next.
struct NextClockChange: AppIntent {
    static let title: LocalizedStringResource = "Get Next Clock Change"
    static let description = IntentDescription(
        "Tells when the clocks of a city are next set forward or back.", categoryName: "Time",
        searchKeywords: ["daylight saving", "summer time", "winter time"], resultValueName: "Clock Change")

    @Parameter(
        title: "Time Zone", description: "A city, a country, or a zone as Europe/Berlin.",
        requestValueDialog: "In which city?")
    var zone: ZoneEntity

    @Parameter(title: "After", description: "From when on; from now on unless given.")
    var date: Date?

    @Dependency
    private var directory: ZoneDirectory

    static var parameterSummary: some ParameterSummary {
        Summary("Get the next clock change in \(\.$zone)") { \.$date }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<ClockChangeEntity?> & ProvidesDialog {
        let timeZone = zone.timeZone
        guard let change = ClockChange.next(in: timeZone, after: date ?? Date()) else {
            return .result(value: nil, dialog: "No change of clocks is planned in \(zone.city).")
        }
        let day = timeZone.style(date: .complete, time: .omitted)
        let time = timeZone.style(date: .omitted, time: .shortened)
        let units = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .wide)
        let length = Duration.seconds(abs(change.shift))
        // What clocks show in the moment before they are set.
        let shown = change.date.addingTimeInterval(TimeInterval(-change.shift))
        let dialog: IntentDialog =
            change.shift > 0
            ? "In \(zone.city) clocks go \(length, format: units) forward on \(change.date, format: day), from \(shown, format: time) to \(change.date, format: time)."
            : "In \(zone.city) clocks go \(length, format: units) back on \(change.date, format: day), from \(shown, format: time) to \(change.date, format: time)."
        return .result(
            value: ClockChangeEntity(
                change, abbreviationAfter: directory.abbreviation(of: timeZone, at: change.date)),
            dialog: dialog)
    }
}
