import IntentWire

extension SearchableAttributeValue {
    /// The value of a number object, which keeps whether it is a truth value, whole or fractional.
    init(_ number: NSNumber) {
        switch UnicodeScalar(UInt8(bitPattern: number.objCType.pointee)) {
        // Foundation on this platform makes no other single characters than truth values.
        case "c", "B": self = .flag(number.boolValue)
        case "d", "f": self = .number(number.doubleValue)
        case "Q" where number.uint64Value > UInt64(Int64.max): self = .number(number.doubleValue)
        default: self = .integer(number.int64Value)
        }
    }

    /// The value as a number object; `nil` for other kinds.
    var numberObject: NSNumber? {
        switch self {
        case .flag(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .number(let value): NSNumber(value: value)
        default: nil
        }
    }

    /// The value of an object as custom attributes have it: text, number, date, data, URL, or an array of these.
    ///
    /// - Returns: `nil` for an object of another class.
    init?(object: Any) {
        switch object {
        case let value as NSString: self = .text(value as String)
        case let value as NSNumber: self.init(value)
        case let value as NSDate: self = .date(value as Date)
        case let value as NSData: self = .data(value as Data)
        case let value as NSURL: self = .link(value as URL)
        case let value as NSArray:
            let values = value.map(SearchableAttributeValue.init(object:))
            guard !values.contains(nil) else { return nil }
            self = .list(values.compactMap(\.self))
        case let value as String: self = .text(value)
        case let value as Date: self = .date(value)
        case let value as Data: self = .data(value)
        case let value as URL: self = .link(value)
        case let value as [Any]: self.init(object: value as NSArray)
        default: return nil
        }
    }

    /// The object of a custom attribute; `nil` for kinds that no custom attribute has.
    var object: (any NSSecureCoding)? {
        switch self {
        case .text(let value): value as NSString
        case .integer, .number, .flag: numberObject
        case .date(let value): value as NSDate
        case .data(let value): value as NSData
        case .link(let value): value as NSURL
        case .texts(let values): values as NSArray
        case .dates(let values): values as NSArray
        case .list(let values): values.compactMap(\.object) as NSArray
        case .people, .headers: nil
        }
    }
}
