import AppIntents
import CoreLocation
import Foundation
import GeoToolbox
import IntentWire

// The types of AppIntents and of the frameworks around it as which values can be read.

extension Measurement: ReadableValue {
    static func read(_ node: ValueNode) throws -> Measurement<UnitType> {
        guard case .measurement(let snapshot) = try node.required(Self.self),
            let unit = snapshot.dimensionUnit as? UnitType
        else { throw node.mismatch(Self.self) }
        return Measurement(value: snapshot.value, unit: unit)
    }
}

extension IntentPerson: ReadableValue {
    static func read(_ node: ValueNode) throws -> IntentPerson {
        guard case .person(let snapshot) = try node.required(Self.self) else { throw node.mismatch(Self.self) }
        return IntentPerson(snapshot)
    }
}

extension IntentFile: ReadableValue {
    static func read(_ node: ValueNode) throws -> IntentFile {
        guard case .file(let snapshot) = try node.required(Self.self), let file = IntentFile(snapshot) else {
            throw node.mismatch(Self.self)
        }
        return file
    }
}

extension IntentCurrencyAmount: ReadableValue {
    static func read(_ node: ValueNode) throws -> IntentCurrencyAmount {
        guard case .currencyAmount(let snapshot) = try node.required(Self.self) else { throw node.mismatch(Self.self) }
        return IntentCurrencyAmount(amount: snapshot.decimal, currencyCode: snapshot.currencyCode)
    }
}

extension IntentPaymentMethod: ReadableValue {
    static func read(_ node: ValueNode) throws -> IntentPaymentMethod {
        guard case .paymentMethod(let snapshot) = try node.required(Self.self) else { throw node.mismatch(Self.self) }
        return IntentPaymentMethod(snapshot)
    }
}

extension PlaceDescriptor: ReadableValue {
    static func read(_ node: ValueNode) throws -> PlaceDescriptor {
        guard case .placemark(let snapshot) = try node.required(Self.self), let place = PlaceDescriptor(snapshot) else {
            throw node.mismatch(Self.self)
        }
        return place
    }
}

extension CLPlacemark: ReadableValue {
    static func read(_ node: ValueNode) throws -> Self {
        guard case .placemark(let snapshot) = try node.required(Self.self),
            let placemark = CLPlacemark.make(snapshot) as? Self
        else { throw node.mismatch(Self.self) }
        return placemark
    }
}
