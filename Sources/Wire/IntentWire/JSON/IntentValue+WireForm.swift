import Foundation

extension IntentValue: WireForm {
    var wireForm: JSONValue? {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value).named(kind)
        case .int(let value): .int(value).named(kind)
        case .double(let value): value.isFinite ? JSONValue.double(value).named(kind) : nil
        case .string(let value), .searchCriteria(let value), .entityIdentifier(let value), .text(let value):
            .string(value).named(kind)
        case .url(let value): .string(value.absoluteString).named(kind)
        case .uuid(let value): .string(value.uuidString).named(kind)
        case .measurement(let value):
            value.value.isFinite
                ? JSONValue.members([
                    "value": .double(value.value), "unit": .string(value.unit), "dimension": .string(value.dimension),
                ]).named(kind) : nil
        case .enumCase(let value):
            value.display == nil
                ? JSONValue.members(["type": .string(value.type), "rawValue": .string(value.rawValue)]).named(kind)
                : nil
        case .entity(let value): value.wireForm?.named(kind)
        case .list(let values): Self.forms(values)?.named(kind)
        case .attributedString, .date, .dateComponents, .duration, .decimal, .personName, .person, .file,
            .currencyAmount, .paymentMethod, .placemark, .recurrenceRule:
            nil
        }
    }

    private static func forms(_ values: [IntentValue]) -> JSONValue? {
        var forms: [JSONValue] = []
        forms.reserveCapacity(values.count)
        for value in values {
            guard let form = value.wireForm else { return nil }
            forms.append(form)
        }
        return .array(forms)
    }

    init?(wireForm: JSONValue) {
        if wireForm == .null {
            self = .null
            return
        }
        guard case .object(let members) = wireForm, members.count == 1 else { return nil }
        switch (members[0].name, members[0].value) {
        case ("bool", .bool(let value)): self = .bool(value)
        case ("int", .int(let value)): self = .int(value)
        case ("double", .int(let value)): self = .double(Double(value))
        case ("double", .double(let value)): self = .double(value)
        case ("string", .string(let value)): self = .string(value)
        case ("searchCriteria", .string(let value)): self = .searchCriteria(value)
        case ("entityIdentifier", .string(let value)): self = .entityIdentifier(value)
        case ("text", .string(let value)): self = .text(value)
        case ("enumCase", let value):
            guard let parts = value.members(known: ["type", "rawValue"]), case .string(let type)? = parts["type"],
                case .string(let rawValue)? = parts["rawValue"]
            else { return nil }
            self = .enumCase(EnumCaseSnapshot(type: type, rawValue: rawValue))
        case ("entity", let value):
            guard let entity = EntitySnapshot(wireForm: value) else { return nil }
            self = .entity(entity)
        case ("list", .array(let forms)):
            var values: [IntentValue] = []
            values.reserveCapacity(forms.count)
            for form in forms {
                guard let value = IntentValue(wireForm: form) else { return nil }
                values.append(value)
            }
            self = .list(values)
        default: return nil
        }
    }
}

extension EntitySnapshot: WireForm {
    var wireForm: JSONValue? {
        guard isTransient == nil, ownership == nil, policies == nil, withheld == nil, display.image == nil,
            display.synonyms == nil
        else { return nil }
        guard let properties = Self.form(properties) else { return nil }
        return .members([
            "type": .string(type), "id": .string(id),
            "display": .members([
                "title": .string(display.title), "subtitle": display.subtitle.map(JSONValue.string),
            ]), "properties": properties,
        ])
    }

    /// Values by name; nil where one of them is rare.
    static func form(_ values: [String: IntentValue]) -> JSONValue? {
        var members: [JSONValue.Member] = []
        members.reserveCapacity(values.count)
        for (name, value) in values {
            guard let form = value.wireForm else { return nil }
            members.append(JSONValue.Member(name: name, value: form))
        }
        return .object(members)
    }

    /// Reads values by name; nil where one of them is rare or none.
    static func values(_ form: JSONValue?) -> [String: IntentValue]? {
        guard case .object(let members)? = form else { return nil }
        var values: [String: IntentValue] = [:]
        values.reserveCapacity(members.count)
        for member in members {
            guard let value = IntentValue(wireForm: member.value), values.updateValue(value, forKey: member.name) == nil
            else { return nil }
        }
        return values
    }

    init?(wireForm: JSONValue) {
        guard let parts = wireForm.members(known: ["type", "id", "display", "properties"]),
            case .string(let type)? = parts["type"], case .string(let id)? = parts["id"],
            let display = parts["display"]?.members(known: ["title", "subtitle"]),
            case .string(let title)? = display["title"], let properties = Self.values(parts["properties"])
        else { return nil }
        var subtitle: String?
        if let given = display["subtitle"] {
            guard case .string(let text) = given else { return nil }
            subtitle = text
        }
        self.init(
            type: type, id: id, display: DisplaySnapshot(title: title, subtitle: subtitle), properties: properties)
    }
}

extension JSONValue {
    /// An object with this as its one member.
    fileprivate func named(_ name: String) -> JSONValue { .object([Member(name: name, value: self)]) }
}
