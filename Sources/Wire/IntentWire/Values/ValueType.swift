/// The type of a parameter, a property or a result, as a manifest tells it.
public indirect enum ValueType: Hashable, Sendable {
    case bool, int, double, string, attributedString, date, dateComponents, duration, decimal, url, uuid
    /// A quantity of one family of units: `length`, `mass`…
    case measurement(dimension: String)
    case personName, person, file, currencyAmount, paymentMethod, placemark, recurrenceRule, searchCriteria
    /// An enumeration of the app, by identifier.
    case enumeration(String)
    /// An entity of the app, by identifier.
    case entity(String)
    /// Any entity, told by its type and identifier.
    case entityIdentifier
    /// Several values of one type.
    case list(ValueType)
    /// One of several types.
    case union([ValueType])
    /// A type of the app's own that travels as JSON text.
    case other(String)
    /// No value.
    case none

    /// What a person calls it, as `whole number`.
    public var displayName: String {
        switch self {
        case .bool: "yes or no"
        case .int: "whole number"
        case .double, .decimal: "number"
        case .string: "text"
        case .attributedString: "Markdown text"
        case .date: "date"
        case .dateComponents: "date or time"
        case .duration: "duration"
        case .url: "URL"
        case .uuid: "UUID"
        case .measurement(let dimension): "measurement of \(dimension)"
        case .personName: "name of a person"
        case .person: "person"
        case .file: "file"
        case .currencyAmount: "amount of money"
        case .paymentMethod: "payment method"
        case .placemark: "place"
        case .recurrenceRule: "recurrence rule"
        case .searchCriteria: "search text"
        case .enumeration(let name), .entity(let name), .other(let name): name
        case .entityIdentifier: "entity"
        case .list(let element): "list of \(element.displayName)"
        case .union(let types): types.map(\.displayName).joined(separator: " or ")
        case .none: "nothing"
        }
    }

    /// The type of one value of a list; the type itself where it is none.
    public var element: ValueType {
        if case .list(let element) = self { element } else { self }
    }

    /// Whether several values are taken.
    public var isList: Bool {
        if case .list = self { true } else { false }
    }
}

extension ValueType: Codable, CustomStringConvertible {
    /// The form in JSON: `int`, `measurement:length`, `enum:CoffeeSize`, `entity:Task`, `[entity:Task]`, `(int|string)`.
    public var description: String {
        switch self {
        case .bool: "bool"
        case .int: "int"
        case .double: "double"
        case .string: "string"
        case .attributedString: "attributedString"
        case .date: "date"
        case .dateComponents: "dateComponents"
        case .duration: "duration"
        case .decimal: "decimal"
        case .url: "url"
        case .uuid: "uuid"
        case .measurement(let dimension): "measurement:\(dimension)"
        case .personName: "personName"
        case .person: "person"
        case .file: "file"
        case .currencyAmount: "currencyAmount"
        case .paymentMethod: "paymentMethod"
        case .placemark: "placemark"
        case .recurrenceRule: "recurrenceRule"
        case .searchCriteria: "searchCriteria"
        case .enumeration(let name): "enum:\(name)"
        case .entity(let name): "entity:\(name)"
        case .entityIdentifier: "entityIdentifier"
        case .list(let element): "[\(element)]"
        case .union(let types): "(\(types.map(\.description).joined(separator: "|")))"
        case .other(let name): "other:\(name)"
        case .none: "none"
        }
    }

    private static let simple: [String: ValueType] = Dictionary(
        uniqueKeysWithValues: [
            ValueType.bool, .int, .double, .string, .attributedString, .date, .dateComponents, .duration, .decimal,
            .url, .uuid, .personName, .person, .file, .currencyAmount, .paymentMethod, .placemark, .recurrenceRule,
            .searchCriteria, .entityIdentifier, .none,
        ].map { ($0.description, $0) })

    /// Reads the form that `description` writes; nil where the text has another form.
    public init?(_ text: some StringProtocol) {
        if let simple = Self.simple[String(text)] {
            self = simple
        } else if text.hasPrefix("["), text.hasSuffix("]"), let element = ValueType(text.dropFirst().dropLast()) {
            self = .list(element)
        } else if text.hasPrefix("("), text.hasSuffix(")") {
            var types: [ValueType] = []
            for part in Self.parts(of: text.dropFirst().dropLast()) {
                guard let type = ValueType(part) else { return nil }
                types.append(type)
            }
            self = .union(types)
        } else if let colon = text.firstIndex(of: ":") {
            let name = String(text[text.index(after: colon)...])
            switch text[..<colon] {
            case "measurement": self = .measurement(dimension: name)
            case "enum": self = .enumeration(name)
            case "entity": self = .entity(name)
            case "other": self = .other(name)
            default: return nil
            }
        } else {
            return nil
        }
    }

    /// The alternatives of a union, split at the bars of its own level.
    private static func parts(of text: some StringProtocol) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == "|", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let type = ValueType(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no type of value")
        }
        self = type
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
