public import Foundation

/// A measured value that may be absent: NaN is then its value, equal to itself, and null in an encoded form.
///
/// It is what stands behind the properties of weather values whose types are Apple's and know no absence. Encoded, it is
/// a number in the unit that weather values come in, or a pair of number and symbol where a client has chosen another.
@propertyWrapper
public struct __Reading<UnitType: Dimension>: Codable, Equatable, Sendable {
    public var wrappedValue: Measurement<UnitType>

    public init(wrappedValue: Measurement<UnitType>) { self.wrappedValue = wrappedValue }

    public init(from decoder: any Decoder) throws {
        let plain = try decoder.singleValueContainer()
        if plain.decodeNil() {
            wrappedValue = Measurement(value: .nan, unit: WeatherUnits.standard(UnitType.self))
        } else if let value = try? plain.decode(Double.self) {
            wrappedValue = Measurement(value: value, unit: WeatherUnits.standard(UnitType.self))
        } else {
            wrappedValue = try plain.decode(Measurement<UnitType>.self)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var plain = encoder.singleValueContainer()
        if wrappedValue.unit != WeatherUnits.standard(UnitType.self), !wrappedValue.value.isNaN {
            try plain.encode(wrappedValue)
        } else if wrappedValue.value.isFinite {
            try plain.encode(wrappedValue.value)
        } else {
            try plain.encodeNil()
        }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.wrappedValue.value.isNaN && right.wrappedValue.value.isNaN || left.wrappedValue == right.wrappedValue
    }
}

/// A number that may be absent: NaN is then its value, equal to itself, and null in an encoded form.
@propertyWrapper
public struct __Amount: Codable, Equatable, Sendable {
    public var wrappedValue: Double

    public init(wrappedValue: Double) { self.wrappedValue = wrappedValue }

    public init(from decoder: any Decoder) throws {
        let plain = try decoder.singleValueContainer()
        wrappedValue = plain.decodeNil() ? .nan : try plain.decode(Double.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var plain = encoder.singleValueContainer()
        if wrappedValue.isFinite { try plain.encode(wrappedValue) } else { try plain.encodeNil() }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.wrappedValue == right.wrappedValue || left.wrappedValue.isNaN && right.wrappedValue.isNaN
    }
}
