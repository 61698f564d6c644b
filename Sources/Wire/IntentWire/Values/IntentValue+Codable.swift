import Foundation

extension IntentValue: Codable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    public func encode(to encoder: any Encoder) throws {
        if case .null = self {
            var container = encoder.singleValueContainer()
            return try container.encodeNil()
        }
        var container = encoder.container(keyedBy: Key.self)
        let key = Key(stringValue: kind)
        switch self {
        case .null: break
        case .bool(let value): try container.encode(value, forKey: key)
        case .int(let value): try container.encode(value, forKey: key)
        case .double(let value): try container.encode(WireDouble(value), forKey: key)
        case .string(let value), .searchCriteria(let value), .entityIdentifier(let value), .text(let value):
            try container.encode(value, forKey: key)
        case .attributedString(let value): try container.encode(value, forKey: key)
        case .date(let value): try container.encode(WireDate.format(value), forKey: key)
        case .dateComponents(let value): try container.encode(value, forKey: key)
        case .duration(let value): try container.encode(WireDuration(value), forKey: key)
        case .decimal(let value): try container.encode("\(value)", forKey: key)
        case .url(let value): try container.encode(value.absoluteString, forKey: key)
        case .uuid(let value): try container.encode(value.uuidString, forKey: key)
        case .measurement(let value): try container.encode(value, forKey: key)
        case .personName(let value): try container.encode(value, forKey: key)
        case .person(let value): try container.encode(value, forKey: key)
        case .file(let value): try container.encode(value, forKey: key)
        case .currencyAmount(let value): try container.encode(value, forKey: key)
        case .paymentMethod(let value): try container.encode(value, forKey: key)
        case .placemark(let value): try container.encode(value, forKey: key)
        case .recurrenceRule(let value): try container.encode(value, forKey: key)
        case .enumCase(let value): try container.encode(value, forKey: key)
        case .entity(let value): try container.encode(value, forKey: key)
        case .list(let value): try container.encode(value, forKey: key)
        }
    }

    public init(from decoder: any Decoder) throws {
        if let single = try? decoder.singleValueContainer(), single.decodeNil() {
            self = .null
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        guard container.allKeys.count == 1, let key = container.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "a value is null or an object with one member that names its kind"))
        }
        func corrupted(_ what: String) -> DecodingError {
            .dataCorruptedError(forKey: key, in: container, debugDescription: what)
        }
        switch key.stringValue {
        case "bool": self = .bool(try container.decode(Bool.self, forKey: key))
        case "int": self = .int(try container.decode(Int.self, forKey: key))
        case "double": self = .double(try container.decode(WireDouble.self, forKey: key).value)
        case "string": self = .string(try container.decode(String.self, forKey: key))
        case "attributedString": self = .attributedString(try container.decode(StyledTextSnapshot.self, forKey: key))
        case "date":
            let text = try container.decode(String.self, forKey: key)
            guard let date = WireDate.parse(text) else { throw corrupted("'\(text)' is no ISO 8601 date") }
            self = .date(date)
        case "dateComponents": self = .dateComponents(try container.decode(DateComponents.self, forKey: key))
        case "duration": self = .duration(try container.decode(WireDuration.self, forKey: key).value)
        case "decimal":
            let text = try container.decode(String.self, forKey: key)
            guard let decimal = Decimal(string: text) else { throw corrupted("'\(text)' is no decimal number") }
            self = .decimal(decimal)
        case "url":
            let text = try container.decode(String.self, forKey: key)
            guard let url = URL(string: text) else { throw corrupted("'\(text)' is no URL") }
            self = .url(url)
        case "uuid":
            let text = try container.decode(String.self, forKey: key)
            guard let uuid = UUID(uuidString: text) else { throw corrupted("'\(text)' is no UUID") }
            self = .uuid(uuid)
        case "measurement": self = .measurement(try container.decode(MeasurementSnapshot.self, forKey: key))
        case "personName": self = .personName(try container.decode(PersonNameComponents.self, forKey: key))
        case "person": self = .person(try container.decode(PersonSnapshot.self, forKey: key))
        case "file": self = .file(try container.decode(FileSnapshot.self, forKey: key))
        case "currencyAmount":
            self = .currencyAmount(try container.decode(CurrencyAmountSnapshot.self, forKey: key))
        case "paymentMethod": self = .paymentMethod(try container.decode(PaymentMethodSnapshot.self, forKey: key))
        case "placemark": self = .placemark(try container.decode(PlacemarkSnapshot.self, forKey: key))
        case "recurrenceRule":
            self = .recurrenceRule(try container.decode(Calendar.RecurrenceRule.self, forKey: key))
        case "searchCriteria": self = .searchCriteria(try container.decode(String.self, forKey: key))
        case "enumCase": self = .enumCase(try container.decode(EnumCaseSnapshot.self, forKey: key))
        case "entity": self = .entity(try container.decode(EntitySnapshot.self, forKey: key))
        case "entityIdentifier": self = .entityIdentifier(try container.decode(String.self, forKey: key))
        case "text": self = .text(try container.decode(String.self, forKey: key))
        case "list": self = .list(try container.decode([IntentValue].self, forKey: key))
        default: throw corrupted("there is no kind of value named '\(key.stringValue)'")
        }
    }
}

/// A number that may be infinite or not a number, which JSON has no words for.
private struct WireDouble: Codable {
    let value: Double

    init(_ value: Double) { self.value = value }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            guard let number = Double(text) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no number")
            }
            value = number
        } else {
            value = try container.decode(Double.self)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if value.isFinite { try container.encode(value) } else { try container.encode("\(value)") }
    }
}

/// A duration as seconds and attoseconds, so that none is lost.
private struct WireDuration: Codable {
    let value: Duration

    init(_ value: Duration) { self.value = value }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let seconds = try container.decode(Int64.self)
        value = Duration(secondsComponent: seconds, attosecondsComponent: try container.decode(Int64.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(value.components.seconds)
        try container.encode(value.components.attoseconds)
    }
}

/// ISO 8601 with fractions of a second, in UTC.
enum WireDate {
    static func format(_ date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    static func parse(_ text: String) -> Date? {
        (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
            ?? (try? Date.ISO8601FormatStyle().parse(text))
    }
}
