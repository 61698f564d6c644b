import AppIntents

/// What one order is of.
enum OrderItem: Codable, Hashable, Sendable {
    case coffee(CoffeeType, CoffeeSize, extras: [CoffeeExtra])
    case soup(String, SoupSize)

    /// What one costs, in cents.
    ///
    /// - Parameter isOfTheDay: Whether it is the soup of the day, which costs less.
    func cents(isOfTheDay: Bool) -> Int {
        switch self {
        case .coffee(let type, let size, let extras):
            type.cents + size.cents + extras.map(\.cents).reduce(0, +)
        case .soup(let id, let size):
            (Soup.named(id)?.cents ?? 0) + size.cents - (isOfTheDay ? 80 : 0)
        }
    }

    /// How long it takes to make some of them.
    func preparation(quantity: Int) -> TimeInterval {
        switch self {
        case .coffee: 180 + 60 * Double(quantity - 1)
        case .soup: 360 + 30 * Double(quantity - 1)
        }
    }

    /// What a person calls it, as `large latte with oat milk`.
    var name: LocalizedStringResource {
        switch self {
        case .coffee(let type, let size, let extras) where extras.isEmpty:
            LocalizedStringResource("order.coffee", defaultValue: "\(type), \(size)")
        case .coffee(let type, let size, let extras):
            LocalizedStringResource(
                "order.coffee.extras", defaultValue: "\(type), \(size), with \(extras.names, format: .list(type: .and))"
            )
        case .soup(let id, let size):
            LocalizedStringResource(
                "order.soup", defaultValue: "\(Soup.named(id)?.name ?? "\(id)"), \(size)")
        }
    }
}

extension [CoffeeExtra] {
    /// What the extras are called in the language of the person.
    var names: [String] { map { String(localized: $0.localizedStringResource) } }
}

extension OrderItem {
    private enum Key: String, CodingKey { case coffee, soup, size, extras }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let soup = try container.decodeIfPresent(String.self, forKey: .soup) {
            self = .soup(soup, try container.decode(SoupSize.self, forKey: .size))
        } else {
            self = .coffee(
                try container.decode(CoffeeType.self, forKey: .coffee),
                try container.decode(CoffeeSize.self, forKey: .size),
                extras: try container.decodeIfPresent([CoffeeExtra].self, forKey: .extras) ?? [])
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .coffee(let type, let size, let extras):
            try container.encode(type, forKey: .coffee)
            try container.encode(size, forKey: .size)
            if !extras.isEmpty { try container.encode(extras, forKey: .extras) }
        case .soup(let id, let size):
            try container.encode(id, forKey: .soup)
            try container.encode(size, forKey: .size)
        }
    }
}
