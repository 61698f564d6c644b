/// Finds what amounts mean: measurements, money, ages, shares, ranges of numbers, places, answers.
struct QuantityResolver {
    let table: LanguageTable

    func measure(_ record: Record) -> [ParsedValue] {
        guard let amount = record[.amount], let unit = record.int(.unit), table.units.indices.contains(unit) else {
            return []
        }
        let (family, name) = table.units[unit]
        return [.measurement(Measure(amount, family, name))]
    }

    func money(_ record: Record) -> [ParsedValue] {
        guard var amount = record[.amount] else { return [] }
        let currency = record.int(.currency).flatMap {
            table.currencies.indices.contains($0) ? table.currencies[$0] : nil
        }
        if let cents = record[.amount2] { amount += cents / 100 }
        if currency == nil {
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
        return [.percentage(record[.percent].map { $0 == 0 ? amount : $0 * amount } ?? amount)]
    }

    func range(_ record: Record) -> [ParsedValue] {
        let bounds = record.int(.incl) ?? 0
        let (low, high) = (record[.low], record[.high])
        guard low != nil || high != nil, low.map({ low in high.map { low <= $0 } ?? true }) ?? true else { return [] }
        return [
            .numberRange(
                NumberRange(lower: low, upper: high, includesLower: bounds & 1 != 0, includesUpper: bounds & 2 != 0))
        ]
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
