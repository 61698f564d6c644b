/// Finds what amounts mean: measurements, money, ages, shares, ranges of numbers, places, answers.
struct QuantityResolver {
    let table: LanguageTable

    func measure(_ record: Record) -> [ParsedValue] {
        if record.has(.feet) || record.has(.inches) { return feet(record) }
        if let first = record.part(.start), let second = record.part(.end) { return sum(first, second) }
        if record.has(.temp), !record.has(.unit), let amount = record[.amount] {
            return [.measurement(Measure(amount * (record[.sign] ?? 1), "Temperature", "degrees"))]
        }
        guard let amount = record[.amount], let unit = record.int(.unit), table.units.indices.contains(unit) else {
            return []
        }
        let (family, name) = table.units[unit]
        return [.measurement(Measure((amount + (record[.half] ?? 0)) * (record[.sign] ?? 1), family, name))]
    }

    /// "6'2"", "5'"
    private func feet(_ record: Record) -> [ParsedValue] {
        guard let feet = record[.feet] else {
            return record[.inches].map { [.measurement(Measure($0, "Length", "inches"))] } ?? []
        }
        return [.measurement(Measure(feet + (record[.inches] ?? 0) / 12, "Length", "feet"))]
    }

    /// "5 feet 3 inches", in the first unit; none where the second is no smaller unit of the same family.
    private func sum(_ first: Record, _ second: Record) -> [ParsedValue] {
        guard case .measurement(let large)? = measure(first).first, large.amount == large.amount.rounded(),
            let size = MeasureScale.size(of: large.unit, in: large.family)
        else { return [] }
        let small: Measure
        if second.has(.unit) {
            guard case .measurement(let known)? = measure(second).first else { return [] }
            small = known
        } else {
            // "5 foot 3", "1 Meter 80"
            guard let amount = second[.amount], let unit = ["feet": "inches", "meters": "centimeters"][large.unit]
            else {
                return []
            }
            small = Measure(amount, "Length", unit)
        }
        guard small.family == large.family, let part = MeasureScale.size(of: small.unit, in: small.family), part < size,
            small.amount * part < size, small.amount >= 0
        else { return [] }
        return [.measurement(Measure(large.amount + small.amount * part / size, large.family, large.unit))]
    }

    func money(_ record: Record) -> [ParsedValue] {
        guard var amount = record[.amount] else { return [] }
        amount += record[.half] ?? 0
        let currency = record.int(.currency).flatMap {
            table.currencies.indices.contains($0) ? table.currencies[$0] : nil
        }
        if let cents = record[.amount2] { amount += cents / 100 }
        if let scale = record[.scale] {
            amount *= scale
        } else if currency == nil || (record.has(.subunit) && !record.has(.amount2)) {
            guard record.has(.subunit) else { return [] }
            amount /= 100
        }
        return [.money(Money(amount * (record[.sign] ?? 1), currency))]
    }

    func age(_ record: Record) -> [ParsedValue] {
        let span = record.part(.dur) ?? record
        return TimeSpan(record: span).map { [.age($0)] } ?? []
    }

    func percent(_ record: Record) -> [ParsedValue] {
        guard let amount = record[.amount] else { return [] }
        // "One in ten"
        guard let whole = record[.percent] else { return [.percentage(amount)] }
        return amount > 0 && amount < whole ? [.percentage(amount / whole * 100)] : []
    }

    func range(_ record: Record) -> [ParsedValue] {
        let bounds = record.int(.incl) ?? 0
        // "Equal to 5" is a range of one number.
        let (low, high) = (record[.low], record.has(.mod) ? record[.low] : record[.high])
        guard low != nil || high != nil, low.map({ low in high.map { low <= $0 } ?? true }) ?? true else { return [] }
        if let low, low == high, bounds == 0 { return [] }
        return [
            .numberRange(
                NumberRange(
                    lower: low, upper: high, includesLower: bounds & 1 != 0, includesUpper: bounds & 2 != 0,
                    unit: rangeUnit(record)))
        ]
    }

    private func rangeUnit(_ record: Record) -> NumberRange.Unit? {
        if record.has(.percent) { return .percent }
        if let currency = record.int(.currency), table.currencies.indices.contains(currency) {
            return .currency(table.currencies[currency])
        }
        guard let unit = record.int(.unit), table.units.indices.contains(unit) else { return nil }
        return .measure(family: table.units[unit].family, unit: table.units[unit].name)
    }

    func place(_ record: Record) -> [ParsedValue] {
        guard let offset = record.int(.ordinal) else { return [] }
        let origin: OrdinalPosition.Origin =
            switch record.int(.origin) {
            case 1: .current
            case 2: .end
            default: .start
            }
        return [.ordinal(OrdinalPosition(origin, offset))]
    }

    func answer(_ record: Record) -> [ParsedValue] {
        record[.bool].map { [.boolean($0 == 1)] } ?? []
    }
}
