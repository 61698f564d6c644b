import Foundation
import IntentWire
import WeatherKit

/// A part of a provider's JSON, which may not be there: reading goes on with nothing.
struct Payload: Sendable {
    private let value: JSONValue?

    init(_ data: Data) throws(WeatherFailure) {
        do {
            value = try JSONValue(parsing: data)
        } catch {
            throw WeatherFailure(.badAnswer, "the answer is no JSON: \(error)")
        }
    }

    init(_ value: JSONValue?) { self.value = value }

    subscript(_ name: String) -> Payload { Payload(value?[name]) }
    subscript(_ position: Int) -> Payload {
        guard let elements = value?.elements, elements.indices.contains(position) else { return Payload(nil) }
        return Payload(elements[position])
    }

    var exists: Bool { value != nil && value != .null }
    var string: String? { value?.string }
    var bool: Bool? { value?.bool }
    var elements: [Payload]? { value?.elements?.map { Payload($0) } }
    var names: [String] { value?.members?.map(\.name) ?? [] }

    /// A number that is finite.
    var number: Double? {
        switch value {
        case .int(let number): Double(number)
        case .double(let number): number.isFinite ? number : nil
        case .decimal(let number): NSDecimalNumber(decimal: number).doubleValue
        default: nil
        }
    }

    /// A number, or NaN.
    var amount: Double { number ?? .nan }

    var date: Date? { string.flatMap { WeatherDate.date($0) } }

    /// Numbers of an array; those that are null or none are nil.
    var numbers: [Double?] { elements?.map(\.number) ?? [] }

    var url: URL? { string.flatMap { URL(string: $0) } }
}
