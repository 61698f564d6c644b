import Foundation

/// All orders, as the file has them.
struct OrderBook: Codable, Hashable, Sendable {
    private(set) var version = currentVersion
    private(set) var nextNumber = 1
    /// The orders in the order in which they were placed.
    private(set) var orders: [Order] = []

    static let currentVersion = 1

    /// Adds an order under the next number.
    mutating func add(_ make: (_ number: Int) -> Order) -> Order {
        let order = make(nextNumber)
        orders.append(order)
        nextNumber += 1
        return order
    }

    /// Changes an order.
    ///
    /// - Throws: ``ShopError/noSuchOrder(number:)``, or what `change` throws.
    mutating func change(_ id: String, _ change: (inout Order) throws -> Void) throws -> Order {
        guard let place = orders.firstIndex(where: { $0.id == id }) else { throw ShopError.noSuchOrder(number: id) }
        try change(&orders[place])
        return orders[place]
    }
}

extension OrderBook {
    /// Reads a file.
    ///
    /// - Throws: ``ShopError/damaged(path:reason:)`` that says where in the file, or ``ShopError/newer(path:)``.
    init(_ data: Data, path: String) throws {
        struct Version: Decodable { let version: Int }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            guard try decoder.decode(Version.self, from: data).version <= Self.currentVersion else {
                throw ShopError.newer(path: path)
            }
            self = try decoder.decode(OrderBook.self, from: data)
        } catch let error as DecodingError {
            throw ShopError.damaged(path: path, reason: error.place)
        }
        guard Set(orders.map(\.number)).count == orders.count, orders.allSatisfy({ $0.number < nextNumber }) else {
            throw ShopError.damaged(path: path, reason: "two orders have one number, or nextNumber is too small")
        }
    }

    /// The bytes of the file.
    var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }
}

extension DecodingError {
    /// Where in the file, and what is wrong there.
    fileprivate var place: String {
        let (context, missing): (Context, (any CodingKey)?) =
            switch self {
            case .keyNotFound(let key, let context): (context, key)
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                (context, nil)
            @unknown default: (Context(codingPath: [], debugDescription: "\(self)"), nil)
            }
        let path = context.codingPath + (missing.map { [$0] } ?? [])
        let place = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
        let cause = (context.underlyingError as? NSError)?.userInfo[NSDebugDescriptionErrorKey] as? String
        let reason = (cause ?? context.debugDescription).trimmingCharacters(in: CharacterSet(charactersIn: ". "))
        return (place.isEmpty ? "" : "at \(place.drop { $0 == "." }), ")
            + (missing == nil ? reason : "a value is missing")
    }
}
