import AppIntents

/// Tells what a time somewhere is elsewhere.
struct ConvertTime: AppIntent {
    static let title: LocalizedStringResource = "Convert Time"
    static let description = IntentDescription(
        "Tells what a date and time in one city is in another.", categoryName: "Time",
        searchKeywords: ["meeting", "call", "translate"], resultValueName: "Time")

    @Parameter(
        title: "Time", description: "What clocks in the first city show; today where no day is given.",
        requestValueDialog: "Which date and time?")
    var time: DateComponents

    @Parameter(
        title: "From", description: "Where clocks show that time.", requestValueDialog: "The time in which city?")
    var source: ZoneEntity

    @Parameter(title: "To", description: "Where to know the time.", requestValueDialog: "For which city?")
    var target: ZoneEntity

    static var parameterSummary: some ParameterSummary {
        Summary("Convert \(\.$time) from \(\.$source) to \(\.$target)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<DateComponents> & ProvidesDialog {
        guard time.hour != nil else { throw $time.needsValueError("At which time of day?") }
        let wall = try wallTime()
        let (here, there) = (source.timeZone, target.timeZone)
        let before = here.style(date: .abbreviated, time: .shortened)
        let after = there.style(date: .abbreviated, time: .shortened)
        let date = wall.date
        let dialog: IntentDialog =
            switch wall {
            case .once:
                "\(date, format: before) in \(source.city) is \(date, format: after) in \(target.city)."
            case .twice(_, let second):
                "Clocks in \(source.city) show \(date, format: before) twice: that is \(date, format: after) and \(second, format: after) in \(target.city)."
            case .skipped:
                "Clocks in \(source.city) skip that time and show \(date, format: before): that is \(date, format: after) in \(target.city)."
            }
        return .result(value: there.components(of: date), dialog: dialog)
    }

    /// The moment: a time with a zone of its own is one wherever clocks are.
    private func wallTime() throws -> WallTime {
        var components = time
        if components.year == nil || components.month == nil || components.day == nil {
            let today = source.timeZone.components(of: Date())
            (components.year, components.month, components.day) = (today.year, today.month, today.day)
        }
        guard let found = WallTime(components, in: components.timeZone ?? source.timeZone) else {
            throw $time.needsValueError("There is no such date. Which date and time?")
        }
        return components.timeZone == nil ? found : .once(found.date)
    }
}
