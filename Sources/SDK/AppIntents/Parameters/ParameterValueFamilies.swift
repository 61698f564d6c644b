public import FoundationAdditions

// The families of value types that share parameter initialisers. An app has no use for these protocols.

/// A type whose parameters have no options of their own.
public protocol __PlainParameterValue: _IntentValue {}

extension AttributedString: __PlainParameterValue {}
extension URL: __PlainParameterValue {}
extension UUID: __PlainParameterValue {}
extension Decimal: __PlainParameterValue {}
extension Duration: __PlainParameterValue {}
extension PersonNameComponents: __PlainParameterValue {}
extension Calendar.RecurrenceRule: __PlainParameterValue {}
extension EntityIdentifier: __PlainParameterValue {}
extension IntentPaymentMethod: __PlainParameterValue {}
extension EntityCollection: __PlainParameterValue {}

/// A type whose parameters hold a date, a time or both.
public protocol __DateParameterValue: _IntentValue {}

extension Date: __DateParameterValue {}
extension DateComponents: __DateParameterValue {}

/// A type whose parameters have a unit.
public protocol __MeasurementParameterValue: _IntentValue {
    associatedtype ParameterUnit: __ParameterUnit
}

extension Measurement: __MeasurementParameterValue where UnitType: __ParameterDimension {
    public typealias ParameterUnit = UnitType.ParameterUnit
}

extension IntentParameter where Value.ValueType: __MeasurementParameterValue {
    /// The default of a parameter as a measurement in its unit.
    static func measurement(_ value: Double?, in unit: Value.ValueType.ParameterUnit?) -> Value.UnwrappedType? {
        guard let value else { return nil }
        return (Value.ValueType.self as? any MeasurementMaker.Type)?.make(value, unit: unit?.__unit)
            as? Value.UnwrappedType
    }
}

/// Makes a measurement of a type that is only known at run time.
private protocol MeasurementMaker {
    static func make(_ value: Double, unit: Dimension?) -> any _IntentValue
}

extension Measurement: MeasurementMaker where UnitType: Dimension {
    static func make(_ value: Double, unit: Dimension?) -> any _IntentValue {
        Measurement(value: value, unit: (unit as? UnitType) ?? UnitType.baseUnit())
    }
}

extension ParameterTraits {
    /// Takes only some cases of an enumeration; all of them is no restriction.
    mutating func setSupportedValues<Value: AppEnum>(_ values: [Value]) {
        guard values.count < Value.allCases.count else { return }
        supportedCases = values.map { String($0.rawValue) }
    }
}
