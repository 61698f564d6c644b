package import Foundation
package import IntentWire

extension JSONValue {
    /// A value as plain JSON, in the form that `Documentation/CommandLine.md` promises.
    ///
    /// Every string in it is one that the same parameter takes as text.
    package init(_ value: IntentValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .decimal(let value): self = .decimal(value)
        case .string(let value), .searchCriteria(let value), .entityIdentifier(let value), .text(let value):
            self = .string(value)
        case .attributedString(let value): self = .string(value.text)
        case .date(let value): self = .string(Self.iso8601(value))
        case .dateComponents(let value): self = Self.components(value)
        case .duration(let value): self = .string(Self.iso8601(value))
        case .url(let value): self = .string(value.absoluteString)
        case .uuid(let value): self = .string(value.uuidString)
        case .measurement(let value): self = .members(["value": .double(value.value), "unit": .string(value.unit)])
        case .personName(let value): self = Self.name(value)
        case .person(let value): self = Self.person(value)
        case .file(let value): self = Self.file(value)
        case .currencyAmount(let value):
            self = .members(["amount": .string(value.amount), "currency": .string(value.currencyCode)])
        case .paymentMethod(let value):
            self = .members(["type": .string(value.type), "name": value.name.map(JSONValue.string)])
        case .placemark(let value): self = Self.place(value)
        case .recurrenceRule(let value): self = .string(RecurrenceText.text(value))
        case .enumCase(let value): self = .string(value.rawValue)
        case .entity(let value): self = JSONValue(value)
        case .list(let values): self = .array(values.map(JSONValue.init))
        }
    }

    /// An entity with its properties in the order of their names.
    package init(_ entity: EntitySnapshot) {
        let properties = entity.properties.sorted { $0.key < $1.key }
        self = .members([
            "type": .string(entity.type), "id": .string(entity.id), "title": .string(entity.display.title),
            "subtitle": entity.display.subtitle.map(JSONValue.string),
            "properties": .object(properties.map { Member(name: $0.key, value: JSONValue($0.value)) }),
            "withheld": entity.withheld.map { .array($0.map(JSONValue.string)) },
        ])
    }

    /// - Source: ISO 8601-1:2019, in UTC, with a fraction where the moment has one.
    package static func iso8601(_ date: Date) -> String {
        let hasFraction = date.timeIntervalSince1970 != date.timeIntervalSince1970.rounded(.down)
        return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
    }

    /// - Source: ISO 8601-1:2019, section 5.5.2: hours, minutes and seconds, which have a fixed length.
    static func iso8601(_ duration: Duration) -> String {
        let isNegative = duration < .zero
        let (seconds, attoseconds) = (isNegative ? .zero - duration : duration).components
        var text = isNegative ? "-PT" : "PT"
        if seconds >= 3600 { text += "\(seconds / 3600)H" }
        if seconds / 60 % 60 > 0 { text += "\(seconds / 60 % 60)M" }
        let fraction = attoseconds == 0 ? "" : ".\(Self.digits(attoseconds))"
        if seconds % 60 > 0 || !fraction.isEmpty || seconds == 0 { text += "\(seconds % 60)\(fraction)S" }
        return text
    }

    /// The eighteen digits behind the point without the zeros at their end.
    private static func digits(_ attoseconds: Int64) -> String {
        let digits = "\(attoseconds)"
        var padded = String(repeating: "0", count: 18 - digits.count) + digits
        while padded.hasSuffix("0") { padded.removeLast() }
        return padded
    }

    private static func components(_ value: DateComponents) -> JSONValue {
        let numbers: KeyValuePairs<String, Int?> = [
            "year": value.year, "month": value.month, "day": value.day, "hour": value.hour, "minute": value.minute,
            "second": value.second, "weekday": value.weekday,
        ]
        var members = numbers.compactMap { name, number in number.map { Member(name: name, value: .int($0)) } }
        if let zone = value.timeZone { members.append(Member(name: "timeZone", value: .string(zone.identifier))) }
        return .object(members)
    }

    private static func name(_ value: PersonNameComponents) -> JSONValue {
        let parts: KeyValuePairs<String, String?> = [
            "prefix": value.namePrefix, "given": value.givenName, "middle": value.middleName,
            "family": value.familyName, "suffix": value.nameSuffix, "nickname": value.nickname,
        ]
        return .object(parts.compactMap { name, part in part.map { Member(name: name, value: .string($0)) } })
    }

    private static func person(_ value: PersonSnapshot) -> JSONValue {
        .members([
            "name": value.displayName.map(JSONValue.string) ?? value.nameComponents.map(name),
            "email": value.handle.flatMap { $0.kind == .emailAddress ? .string($0.value) : nil },
            "phone": value.handle.flatMap { $0.kind == .phoneNumber ? .string($0.value) : nil },
            "handle": value.handle.flatMap { $0.kind == .applicationDefined ? .string($0.value) : nil },
            "isMe": value.isMe ? .bool(true) : nil,
        ])
    }

    private static func file(_ value: FileSnapshot) -> JSONValue {
        .members([
            "filename": .string(value.filename), "type": value.type.map(JSONValue.string),
            "path": value.url.flatMap { $0.isFileURL ? .string($0.path(percentEncoded: false)) : nil },
            "url": value.url.flatMap { $0.isFileURL ? nil : .string($0.absoluteString) },
            "data": value.data.map { .string($0.base64EncodedString()) },
        ])
    }

    /// The identifiers of a place by service; the first list that has a service counts.
    private static func services(_ lists: [[String: String]]) -> JSONValue {
        let merged = lists.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        return .object(merged.sorted { $0.key < $1.key }.map { Member(name: $0.key, value: .string($0.value)) })
    }

    private static func place(_ value: PlacemarkSnapshot) -> JSONValue {
        .members([
            "name": value.name.map(JSONValue.string), "address": value.address.map(JSONValue.string),
            "street": value.street.map(JSONValue.string),
            "city": value.city.map(JSONValue.string), "state": value.state.map(JSONValue.string),
            "postalCode": value.postalCode.map(JSONValue.string), "country": value.country.map(JSONValue.string),
            "countryCode": value.isoCountryCode.map(JSONValue.string),
            "latitude": value.latitude.map(JSONValue.double), "longitude": value.longitude.map(JSONValue.double),
            "services": value.serviceIdentifiers.map(services),
        ])
    }
}
