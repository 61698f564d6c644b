extension JSONValue {
    /// The member with a name; of several the last, as most readers take it. Nil where this is no object.
    package subscript(_ name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// The text, where this is a string.
    package var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The number, where this is a whole one.
    package var int: Int? {
        switch self {
        case .int(let number): number
        case .double(let number): Int(exactly: number)
        default: nil
        }
    }

    /// The truth, where this is one.
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The elements, where this is an array.
    package var elements: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

    /// The members, where this is an object.
    package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

    /// The object with another member; one of that name is replaced.
    package func with(_ name: String, _ value: JSONValue?) -> JSONValue {
        guard let value else { return self }
        var members = (members ?? []).filter { $0.name != name }
        members.append(Member(name: name, value: value))
        return .object(members)
    }
}
