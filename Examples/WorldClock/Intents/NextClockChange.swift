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
        // What clocks show before and after they are set, both at the same moment.
        let old = (TimeZone(secondsFromGMT: change.before) ?? timeZone).style(date: .omitted, time: .shortened)
        let new = timeZone.style(date: .omitted, time: .shortened)
        let day = timeZone.style(date: .complete, time: .omitted)
        let units = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .wide)
        let length = Duration.seconds(abs(change.shift))
        let moment = change.date
        let dialog: IntentDialog =
            change.shift > 0
            ? "In \(zone.city) clocks go \(length, format: units) forward on \(moment, format: day), from \(moment, format: old) to \(moment, format: new)."
            : "In \(zone.city) clocks go \(length, format: units) back on \(moment, format: day), from \(moment, format: old) to \(moment, format: new)."
        return .result(
            value: ClockChangeEntity(
                change, abbreviationAfter: directory.abbreviation(of: timeZone, at: change.date)),
            dialog: dialog)
    }
}
