import Foundation
import IntentWire
import ValueParsing

/// Makes the value of a parameter of what somebody said.
struct SpokenValue {
    let parameter: ParameterDescriptor
    let context: SpokenContext

    /// The first reading that is a value of the parameter; nil where none is.
    func value(_ found: FoundValue) -> IntentValue? {
        for reading in found.readings {
            if let value = value(reading, parameter.type.element) { return value }
        }
        return nil
    }

    private func value(_ reading: ParsedValue, _ type: ValueType) -> IntentValue? {
        switch type {
        case .bool: if case .boolean(let answer) = reading { .bool(answer) } else { nil }
        case .int: number(reading).flatMap(whole)
        case .double: number(reading).map { .double($0) }
        case .decimal: number(reading).map { .decimal(Decimal(string: "\($0)") ?? Decimal($0)) }
        case .date: SpokenTime(context).date(reading, kind: parameter.dateKind).map { .date($0) }
        case .dateComponents: SpokenTime(context).components(reading).map { .dateComponents($0) }
        case .recurrenceRule: SpokenTime(context).rule(reading).map { .recurrenceRule($0) }
        case .duration: if case .duration(let span) = reading { .duration(.seconds(span.seconds)) } else { nil }
        case .measurement(let dimension): measurement(reading, dimension)
        case .currencyAmount: money(reading)
        case .url: if case .url(let text) = reading { url(text) } else { nil }
        case .union(let types): types.lazy.compactMap { value(reading, $0) }.first
        default: nil
        }
    }

    private func number(_ reading: ParsedValue) -> Double? {
        switch reading {
        case .number(let value): value
        case .percentage(let share): share / 100
        case .ordinal(let place) where place.origin == .start: Double(place.offset)
        default: nil
        }
    }

    private func whole(_ value: Double) -> IntentValue? { Int(exactly: value).map { .int($0) } }

    private func url(_ text: String) -> IntentValue? {
        URL(string: text.contains("://") ? text : "https://\(text)").map { .url($0) }
    }

    private func money(_ reading: ParsedValue) -> IntentValue? {
        let usual = parameter.currencyCodes?.first ?? context.locale.currency?.identifier
        let amount: (Double, String?)? =
            switch reading {
            case .money(let money): (money.amount, money.currency ?? usual)
            case .number(let value): (value, usual)
            default: nil
            }
        guard let amount, let code = amount.1 else { return nil }
        return .currencyAmount(
            CurrencyAmountSnapshot(amount: Decimal(string: "\(amount.0)") ?? Decimal(amount.0), currencyCode: code))
    }

    private func measurement(_ reading: ParsedValue, _ dimension: String) -> IntentValue? {
        switch reading {
        case .measurement(let measure):
            guard SpokenUnits.dimension(of: measure.family) == dimension else { return nil }
            let degrees = context.locale.measurementSystem == .us ? "°F" : "°C"
            guard let unit = SpokenUnits.symbol(measure, degrees: parameter.unit ?? degrees) else { return nil }
            return .measurement(MeasurementSnapshot(value: measure.amount, unit: unit, dimension: dimension))
        case .duration(let span):
            guard dimension == "duration" else { return nil }
            return .measurement(MeasurementSnapshot(value: span.seconds, unit: "s", dimension: dimension))
        case .number(let value):
            guard let unit = parameter.unit else { return nil }
            return .measurement(MeasurementSnapshot(value: value, unit: unit, dimension: dimension))
        default: return nil
        }
    }
}
