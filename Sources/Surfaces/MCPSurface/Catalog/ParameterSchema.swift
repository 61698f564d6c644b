import Foundation
import IntentWire
import ValueForms

/// JSON Schemas of what intents take.
///
/// - Source: JSON Schema 2020-12, which MCP takes where a schema names no other.
struct ParameterSchema {
    let app: CatalogApp

    /// The schema of all arguments.
    ///
    /// - Parameter canAsk: Whether missing values can be asked for; then no argument is required.
    func schema(of intent: IntentDescriptor, canAsk: Bool) -> JSONValue {
        let properties = intent.parameters.map { JSONValue.Member(name: $0.name, value: schema(of: $0)) }
        let required = canAsk ? [] : intent.missing([:]).map { JSONValue.string($0.name) }
        return .members([
            "type": .string("object"), "properties": .object(properties),
            "required": required.isEmpty ? nil : .array(required), "additionalProperties": .bool(false),
        ])
    }

    /// The schema of one argument.
    func schema(of parameter: ParameterDescriptor) -> JSONValue {
        var schema: JSONValue
        if case .list(let element) = parameter.type {
            schema = .members([
                "type": .string("array"), "items": self.schema(of: element, parameter),
                "minItems": parameter.minimumCount.map(JSONValue.int),
                "maxItems": parameter.maximumCount.map(JSONValue.int),
            ])
        } else {
            schema = self.schema(of: parameter.type, parameter)
        }
        let words = description(of: parameter)
        let head = JSONValue.members([
            "title": .string(app.text(parameter.title)), "description": words.isEmpty ? nil : .string(words),
        ])
        schema = .object((head.members ?? []) + (schema.members ?? []))
        return schema.with("default", defaultValue(of: parameter))
    }

    /// What stands beside the title: the app's words, and how the value is written where that is not plain.
    private func description(of parameter: ParameterDescriptor) -> String {
        let words = parameter.description.map { app.text($0, limit: 1_000) }
        return [words, hint(parameter.type.element)].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func hint(_ type: ValueType) -> String? {
        switch type {
        case .attributedString: "Markdown."
        case .entity(let identifier):
            "\(app.readingNow.name(of: .entity(identifier))): its identifier, its name, or words to search for."
        case .file: "A file as {\"name\", \"data\"} with base64 data, or as a path where the server allows its folder."
        case .recurrenceRule: "As 'daily', 'weekly on mon, fri' or 'every 2 weeks'."
        case .person: "A name, an email address, a phone number, or 'Name <address>'."
        case .placemark: "A name, an address, or 'latitude, longitude'."
        case .other: "JSON in a form of the app's own."
        default: nil
        }
    }

    private func schema(of type: ValueType, _ parameter: ParameterDescriptor) -> JSONValue {
        switch type {
        case .bool: Self.type("boolean")
        case .int: limited("integer", parameter)
        case .double, .decimal: limited("number", parameter)
        case .date: Self.type("string", format: Self.format(parameter.dateKind))
        case .dateComponents:
            .members([
                "anyOf": .array([
                    Self.type("string"),
                    Self.object(["year", "month", "day", "hour", "minute", "second"], Self.type("integer")),
                ])
            ])
        case .duration: Self.type("string", format: "duration")
        case .url: Self.type("string", format: "uri")
        case .uuid: Self.type("string", format: "uuid")
        case .measurement(let dimension): measurement(dimension, parameter)
        case .currencyAmount: money(parameter)
        case .enumeration(let identifier): cases(identifier, parameter)
        case .file:
            .members([
                "anyOf": .array([
                    Self.type("string"),
                    Self.object(["name", "mimeType", "data", "uri"], Self.type("string")),
                ])
            ])
        case .list(let element): .members(["type": .string("array"), "items": schema(of: element, parameter)])
        case .union(let types): .members(["anyOf": .array(types.map { schema(of: $0, parameter) })])
        case .none: Self.type("null")
        case .string, .attributedString, .searchCriteria, .personName, .person, .paymentMethod, .placemark,
            .recurrenceRule, .entity, .entityIdentifier, .other:
            Self.type("string")
        }
    }

    private func limited(_ type: String, _ parameter: ParameterDescriptor) -> JSONValue {
        let least = parameter.minimum ?? (parameter.supportsNegativeNumbers == false ? 0 : nil)
        return .members([
            "type": .string(type), "minimum": least.map(Self.number), "maximum": parameter.maximum.map(Self.number),
        ])
    }

    /// A limit, without a fraction where it has none.
    static func number(_ value: Double) -> JSONValue { Int(exactly: value).map(JSONValue.int) ?? .double(value) }

    /// A quantity: `{"value": 2, "unit": "km"}`, a text such as `2 km`, or a number in the parameter's own unit.
    private func measurement(_ dimension: String, _ parameter: ParameterDescriptor) -> JSONValue {
        let units =
            parameter.isUnitFixed == true ? [] : UnitCatalog(dimension: dimension)?.entries.map(\.unit.symbol) ?? []
        var symbols: [String] = parameter.unit.map { [$0] } ?? []
        for unit in units where !symbols.contains(unit) { symbols.append(unit) }
        let object = JSONValue.members([
            "type": .string("object"),
            "properties": .members([
                "value": Self.type("number"),
                "unit": .members(["type": .string("string"), "enum": .array(symbols.map(JSONValue.string))]),
            ]), "required": .array([.string("value"), .string("unit")]), "additionalProperties": .bool(false),
        ])
        var forms = [object, Self.type("string")]
        if parameter.unit != nil { forms.append(Self.type("number")) }
        return .members(["anyOf": .array(forms)])
    }

    private func money(_ parameter: ParameterDescriptor) -> JSONValue {
        let codes = parameter.currencyCodes.map { JSONValue.array($0.map(JSONValue.string)) }
        let object = JSONValue.members([
            "type": .string("object"),
            "properties": .members([
                "amount": .members(["type": .array([.string("number"), .string("string")])]),
                "currency": .members(["type": .string("string"), "enum": codes]),
            ]), "required": .array([.string("amount"), .string("currency")]), "additionalProperties": .bool(false),
        ])
        return .members(["anyOf": .array([object, Self.type("string")])])
    }

    /// The cases of an enumeration, by raw value with its title.
    private func cases(_ identifier: String, _ parameter: ParameterDescriptor) -> JSONValue {
        let cases = EnumerationReader(
            identifier: identifier, descriptor: app.readingNow.enumeration(identifier),
            supported: parameter.supportedCases, languages: app.languages
        ).cases
        guard !cases.isEmpty else { return Self.type("string") }
        let choices = cases.map { `case` in
            JSONValue.members(["const": .string(`case`.rawValue), "title": .string(app.text(`case`.title))])
        }
        return .members(["type": .string("string"), "oneOf": .array(choices)])
    }

    /// The default, where JSON says it in the form that the schema has.
    private func defaultValue(of parameter: ParameterDescriptor) -> JSONValue? {
        switch parameter.defaultValue {
        case nil, .null?, .entity?, .file?, .person?, .placemark?, .paymentMethod?, .personName?, .dateComponents?: nil
        case .list(let values)?:
            values.contains { if case .entity = $0 { true } else { false } } ? nil : .array(values.map(JSONValue.init))
        case let value?: JSONValue(value)
        }
    }

    private static func format(_ dateKind: String?) -> String {
        switch dateKind {
        case "date": "date"
        case "time": "time"
        default: "date-time"
        }
    }

    static func type(_ type: String, format: String? = nil) -> JSONValue {
        .members(["type": .string(type), "format": format.map(JSONValue.string)])
    }

    private static func object(_ names: [String], _ schema: JSONValue) -> JSONValue {
        .members([
            "type": .string("object"),
            "properties": .object(names.map { JSONValue.Member(name: $0, value: schema) }),
            "additionalProperties": .bool(false),
        ])
    }
}
