import AppIntents

/// An order as the shop keeps it.
struct Order: Codable, Hashable, Sendable, Identifiable {
    /// The number on the cup; it is never given twice.
    let number: Int
    let item: OrderItem
    let quantity: Int
    /// What all of it costs, in cents.
    let cents: Int
    let placedAt: Date
    /// When it is, or was, ready.
    let readyAt: Date
    var cancelledAt: Date?
    var collectedAt: Date?

    var id: String { String(number) }

    var total: IntentCurrencyAmount {
        IntentCurrencyAmount(amount: Decimal(cents) / 100, currencyCode: CoffeeShop.currencyCode)
    }

    /// How far the order is.
    func status(at now: Date) -> OrderStatus {
        if cancelledAt != nil { return .cancelled }
        if collectedAt != nil { return .collected }
        return readyAt > now ? .preparing : .ready
    }
}

/// How far an order is.
enum OrderStatus: String, AppEnum {
    case preparing
    case ready
    case collected
    case cancelled

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order Status"
    static let caseDisplayRepresentations: [OrderStatus: DisplayRepresentation] = [
        .preparing: DisplayRepresentation(title: "In Preparation", image: .init(systemName: "hourglass")),
        .ready: DisplayRepresentation(title: "Ready", image: .init(systemName: "bell")),
        .collected: DisplayRepresentation(title: "Collected", image: .init(systemName: "bag")),
        .cancelled: DisplayRepresentation(title: "Cancelled", image: .init(systemName: "xmark")),
    ]
}

extension [Order] {
    /// What was ordered most often, cancelled orders apart; of several the latest.
    var usualItem: OrderItem? {
        let kept = filter { $0.cancelledAt == nil }
        let counts = kept.reduce(into: [:]) { $0[$1.item, default: 0] += 1 }
        let most = counts.values.max()
        return kept.last { counts[$0.item] == most }?.item
    }
}
