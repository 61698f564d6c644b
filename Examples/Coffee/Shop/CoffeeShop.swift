import Foundation

/// The shop: takes, changes and tells of orders.
struct CoffeeShop: Sendable {
    static let currencyCode = "EUR"

    let store: OrderStore
    let hours: OpeningHours
    private let clock: @Sendable () -> Date

    init(
        store: OrderStore = OrderStore(), hours: OpeningHours = OpeningHours(),
        clock: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.store = store
        self.hours = hours
        self.clock = clock
    }

    var now: Date { clock() }

    /// Takes an order. Outside the opening hours it is made when the shop opens.
    ///
    /// - Parameters:
    ///   - item: What to make.
    ///   - quantity: How many.
    ///   - pickup: When to have it ready; as soon as possible where nil.
    /// - Returns: The order with its number.
    /// - Throws: ``ShopError``.
    func place(_ item: OrderItem, quantity: Int, pickup: Date? = nil) async throws -> Order {
        if case .coffee(let type, _, let extras) = item {
            let unknown = extras.filter { !type.extras.contains($0) }
            guard unknown.isEmpty else { throw ShopError.notOffered(unknown, type) }
        }
        // The file keeps whole seconds.
        let now = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
        let readyAt = try ready(item, quantity: quantity, pickup: pickup, now: now)
        let isOfTheDay = item.isSoup(Soup.ofTheDay(readyAt, calendar: hours.calendar))
        return try await store.update { book in
            book.add { number in
                Order(
                    number: number, item: item, quantity: quantity,
                    cents: item.cents(isOfTheDay: isOfTheDay) * quantity, placedAt: now, readyAt: readyAt)
            }
        }
    }

    private func ready(_ item: OrderItem, quantity: Int, pickup: Date?, now: Date) throws -> Date {
        let earliest = hours.nextOpening(from: now).addingTimeInterval(item.preparation(quantity: quantity))
        guard let pickup else { return earliest }
        guard hours.isOpen(at: pickup) else { throw ShopError.closed(opens: hours.nextOpening(from: pickup)) }
        guard pickup >= earliest else { throw ShopError.tooEarly(earliest: earliest) }
        return pickup
    }

    /// All orders, the latest first.
    func orders() throws -> [Order] { try store.read().orders.reversed() }

    /// Cancels an order that is still in preparation.
    ///
    /// - Throws: ``ShopError/tooLate(number:_:)``, or what is wrong with the file.
    func cancel(_ id: String) async throws -> Order {
        try await store.update { book in
            try book.change(id) { order in
                let status = order.status(at: now)
                guard status == .preparing else { throw ShopError.tooLate(number: order.number, status) }
                order.cancelledAt = now
            }
        }
    }

    /// Marks an order as collected.
    ///
    /// - Throws: ``ShopError/tooLate(number:_:)``, or what is wrong with the file.
    func collect(_ id: String) async throws -> Order {
        try await store.update { book in
            try book.change(id) { order in
                let status = order.status(at: now)
                guard status == .preparing || status == .ready else {
                    throw ShopError.tooLate(number: order.number, status)
                }
                order.collectedAt = now
            }
        }
    }
}

extension OrderItem {
    fileprivate func isSoup(_ soup: Soup) -> Bool {
        if case .soup(soup.id, _) = self { true } else { false }
    }
}
