/// One value of a message on the bus.
///
/// File descriptors are left out: nothing here passes them.
///
/// - Source: D-Bus specification 0.41, "Type System".
public indirect enum BusValue: Hashable, Sendable {
    case bool(Bool)
    case byte(UInt8)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(String)
    case signature(String)
    /// Values of one type, which is told since there may be none.
    case array([BusValue], of: String)
    case structure([BusValue])
    /// An entry of an array that is a dictionary.
    case entry(key: BusValue, value: BusValue)
    case variant(BusValue)

    /// A dictionary of texts and values of any type, `a{sv}`; sorted by key.
    public static func dictionary(_ values: [String: BusValue]) -> BusValue {
        .array(
            values.sorted { $0.key < $1.key }.map { .entry(key: .string($0.key), value: .variant($0.value)) },
            of: "{sv}")
    }

    /// The type, as the bus writes it.
    public var typeSignature: String {
        switch self {
        case .bool: "b"
        case .byte: "y"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .objectPath: "o"
        case .signature: "g"
        case .array(_, let element): "a\(element)"
        case .structure(let members): "(\(members.map(\.typeSignature).joined()))"
        case .entry(let key, let value): "{\(key.typeSignature)\(value.typeSignature)}"
        case .variant: "v"
        }
    }
}

extension BusValue {
    /// The value, where it is a text, a path or a signature; that of a variant too.
    public var text: String? {
        switch self {
        case .string(let text), .objectPath(let text), .signature(let text): text
        case .variant(let value): value.text
        default: nil
        }
    }

    /// The value, where it is true or false; that of a variant too.
    public var flag: Bool? {
        switch self {
        case .bool(let flag): flag
        case .variant(let value): value.flag
        default: nil
        }
    }

    /// The value, where it is a whole number of any size; that of a variant too.
    public var number: Int? {
        switch self {
        case .byte(let number): Int(number)
        case .int16(let number): Int(number)
        case .uint16(let number): Int(number)
        case .int32(let number): Int(number)
        case .uint32(let number): Int(number)
        case .int64(let number): Int(exactly: number)
        case .uint64(let number): Int(exactly: number)
        case .variant(let value): value.number
        default: nil
        }
    }

    /// What a structure or an array holds; that of a variant too.
    public var members: [BusValue]? {
        switch self {
        case .array(let members, _), .structure(let members): members
        case .variant(let value): value.members
        default: nil
        }
    }

    /// The value of a key, where this is a dictionary whose keys are texts.
    public subscript(key: String) -> BusValue? {
        for case .entry(let name, let value) in members ?? [] where name.text == key { return value }
        return nil
    }
}
