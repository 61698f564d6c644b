import AppIntents

/// Tells what time it is somewhere.
struct GetTime: AppIntent {
    static let title: LocalizedStringResource = "Get Time in City"
    static let description = IntentDescription(
        "Tells what time it is in a city.", categoryName: "Time", searchKeywords: ["now", "clock", "world"],
        resultValueName: "Time")

    @Parameter(
        title: "Time Zone", description: "A city, a country, or a zone as Europe/Berlin.",
        requestValueDialog: "In which city?")
    var zone: ZoneEntity

    static var parameterSummary: some ParameterSummary {
        Summary("Get the time in \(\.$zone)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<DateComponents> & ProvidesDialog {
        let now = Date()
        let time = zone.timeZone.style(date: .omitted, time: .shortened)
        let day = zone.timeZone.style(date: .complete, time: .omitted)
        return .result(
            value: zone.timeZone.components(of: now),
            dialog: IntentDialog(
                full: "In \(zone.city) it is \(now, format: time) (\(zone.abbreviation)) on \(now, format: day).",
                supporting: "\(now, format: time)"))
    }
}
