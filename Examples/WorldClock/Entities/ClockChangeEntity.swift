import AppIntents

/// A change of clocks, as the answer to a question.
struct ClockChangeEntity: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Clock Change"

    @Property(title: "Date")
    var date: Date

    @Property(title: "Shift")
    var shift: Measurement<UnitDuration>

    @Property(title: "Offset Before")
    var offsetBefore: Measurement<UnitDuration>

    @Property(title: "Offset After")
    var offsetAfter: Measurement<UnitDuration>

    @Property(title: "Abbreviation After")
    var abbreviationAfter: String

    init() {}

    init(_ change: ClockChange, abbreviationAfter: String) {
        date = change.date
        shift = Measurement(value: Double(change.shift) / 60, unit: .minutes)
        offsetBefore = Measurement(value: Double(change.before) / 3600, unit: .hours)
        offsetAfter = Measurement(value: Double(change.after) / 3600, unit: .hours)
        self.abbreviationAfter = abbreviationAfter
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(date, format: .dateTime.day().month().year().hour().minute())",
            subtitle: shift.value > 0 ? "Clocks go forward" : "Clocks go back",
            image: .init(systemName: shift.value > 0 ? "goforward" : "gobackward"))
    }
}
