public import Foundation

/// The value of an attribute, as it is kept and sent.
///
/// In JSON it is an object with one member that names the kind: `{"text": "Espresso"}`, `{"date": 1767225600}` (seconds
/// since 1970), `{"data": "…"}` (base 64), `{"list": [{"number": 1.5}, {"flag": true}]}`.
public enum SearchableAttributeValue: Hashable, Sendable {
    case text(String)
    case texts([String])
    case integer(Int64)
    case number(Double)
    case flag(Bool)
    case date(Date)
    case dates([Date])
    case data(Data)
    case link(URL)
    case people([SearchablePerson])
    /// The fields of a mail's header.
    case headers([String: [String]])
    /// Several values of a custom attribute.
    case list([SearchableAttributeValue])
}

/// A person among the values of an attribute.
public struct SearchablePerson: Codable, Hashable, Sendable {
    public var displayName: String?
    /// Addresses or numbers.
    public var handles: [String]
    /// What the handles are, as `emailAddresses`.
    public var handleIdentifier: String
    public var contactIdentifier: String?

    /// Creates a person.
    public init(
        displayName: String?, handles: [String], handleIdentifier: String, contactIdentifier: String? = nil
    ) {
        self.displayName = displayName
        self.handles = handles
        self.handleIdentifier = handleIdentifier
        self.contactIdentifier = contactIdentifier
    }
}

extension SearchableAttributeValue: Codable {
    private enum Kind: String, CodingKey, CaseIterable {
        case text, texts, integer, number, flag, date, dates, data, link, people, headers, list
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        guard let kind = container.allKeys.first, container.allKeys.count == 1 else {
            let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "expected exactly one of \(kinds)"))
        }
        func value<T: Decodable>(_ type: T.Type = T.self) throws -> T { try container.decode(T.self, forKey: kind) }
        switch kind {
        case .text: self = .text(try value())
        case .texts: self = .texts(try value())
        case .integer: self = .integer(try value())
        case .number: self = .number(try value())
        case .flag: self = .flag(try value())
        case .date: self = .date(Date(timeIntervalSince1970: try value()))
        case .dates: self = .dates(try value([Double].self).map(Date.init(timeIntervalSince1970:)))
        case .data: self = .data(try value())
        case .link: self = .link(try value())
        case .people: self = .people(try value())
        case .headers: self = .headers(try value())
        case .list: self = .list(try value())
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Kind.self)
        switch self {
        case .text(let value): try container.encode(value, forKey: .text)
        case .texts(let value): try container.encode(value, forKey: .texts)
        case .integer(let value): try container.encode(value, forKey: .integer)
        case .number(let value): try container.encode(value, forKey: .number)
        case .flag(let value): try container.encode(value, forKey: .flag)
        case .date(let value): try container.encode(value.timeIntervalSince1970, forKey: .date)
        case .dates(let value): try container.encode(value.map(\.timeIntervalSince1970), forKey: .dates)
        case .data(let value): try container.encode(value, forKey: .data)
        case .link(let value): try container.encode(value, forKey: .link)
        case .people(let value): try container.encode(value, forKey: .people)
        case .headers(let value): try container.encode(value, forKey: .headers)
        case .list(let value): try container.encode(value, forKey: .list)
        }
    }
}
