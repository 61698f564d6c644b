/// The name of something that a rule learns from words.
///
/// The cases have the names that the tables of languages use.
enum Field: UInt8, CaseIterable {
    // Times of day
    case hour, minute, second, meridiem, part, edge, hm, plus, minus, zone
    // Days
    case day, month, year, yy, weekday, relday, dir, tunit, nth, nthunit, quarter, half, season, decade, century
    case weekno, holiday, a, b, c, era, count
    // Lengths of time: one field for each unit
    case seconds, minutes, hours, days, weeks, months, quarters, years, decades, centuries, weekends, workdays
    // How parts stand to each other
    case sign, open, base, start, end, dur, now, rest, set, every, mod, weekend, grain, clock, approx, order, near, past
    // Other values
    case number, ordinal, unit, currency, subunit, age, percent, origin, bool, amount, amount2, low, high, incl, temp,
        scale, feet, inches

    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

    /// The field with a name; `nil` where there is none.
    init?(named name: String) {
        guard let field = Field.named[name] else { return nil }
        self = field
    }

    /// The field of an amount of a unit of time.
    static func amount(of unit: TimeSpan.Unit) -> Field {
        switch unit {
        case .second: .seconds
        case .minute: .minutes
        case .hour: .hours
        case .day: .days
        case .week: .weeks
        case .month: .months
        case .quarter: .quarters
        case .year: .years
        case .decade: .decades
        case .century: .centuries
        case .weekend: .weekends
        case .workday: .workdays
        }
    }
}

/// What a rule has learned from words: numbers by field, and what stands for itself in a field.
///
/// It is copied at each step of matching, so its numbers stand in itself; there are twelve at most, more than any rule learns.
struct Record {
    private static let capacity = 12

    private var values = InlineArray<12, Double>(repeating: 0)
    private var fields = InlineArray<12, UInt8>(repeating: .max)
    private var count = 0
    private var parts: [(field: Field, record: Record)] = []

    private func place(of field: Field) -> Int? {
        for place in 0..<count where fields[place] == field.rawValue { return place }
        return nil
    }

    subscript(field: Field) -> Double? {
        get { place(of: field).map { values[$0] } }
        set {
            if let place = place(of: field) {
                if let newValue {
                    values[place] = newValue
                } else {
                    count -= 1
                    fields[place] = fields[count]
                    values[place] = values[count]
                }
            } else if let newValue {
                _ = add(newValue, to: field)
            }
        }
    }

    /// The value of a field as a whole number.
    func int(_ field: Field) -> Int? { self[field].flatMap { Int(exactly: $0.rounded()) } }

    /// The value of a field.
    func has(_ field: Field) -> Bool { place(of: field) != nil }

    /// What stands for itself in a field.
    func part(_ field: Field) -> Record? {
        for part in parts where part.field == field { return part.record }
        return nil
    }

    /// Puts something for itself into a field; `false` if the field is taken.
    mutating func put(_ record: Record, in field: Field) -> Bool {
        if part(field) != nil { return false }
        parts.append((field, record))
        return true
    }

    /// Adds a number; `false` if the field has another one, or there are too many.
    mutating func add(_ value: Double, to field: Field) -> Bool {
        if let place = place(of: field) { return values[place] == value }
        guard count < Record.capacity else { return false }
        fields[count] = field.rawValue
        values[count] = value
        count += 1
        return true
    }

    /// Adds all that another one knows; `false` if they contradict each other.
    mutating func merge(_ other: Record) -> Bool {
        for place in 0..<other.count {
            guard let field = Field(rawValue: other.fields[place]), add(other.values[place], to: field) else {
                return false
            }
        }
        for part in other.parts where !put(part.record, in: part.field) { return false }
        return true
    }

    /// Takes over the fields that are missing here.
    mutating func inherit(_ fields: [Field], from other: Record) {
        for field in fields where !has(field) {
            if let value = other[field] { _ = add(value, to: field) }
        }
    }

    /// Whether any of the fields is known.
    func hasAny(_ fields: [Field]) -> Bool { fields.contains { has($0) } }
}
