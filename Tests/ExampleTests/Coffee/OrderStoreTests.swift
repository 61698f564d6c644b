import AppIntents
import Testing

struct OrderStoreTests {
    private let folder: TemporaryFolder
    private let store: OrderStore

    init() throws {
        folder = try TemporaryFolder()
        store = OrderStore(file: folder.url.appending(path: "coffee/orders.json"))
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(
            at: store.file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: store.file)
    }

    private static func order(_ number: Int, cents: Int = 100, at time: TimeInterval = 1_796_040_000) -> Order {
        Order(
            number: number, item: .coffee(.latte, .large, extras: [.oatMilk]), quantity: 1, cents: cents,
            placedAt: Date(timeIntervalSince1970: time), readyAt: Date(timeIntervalSince1970: time + 180))
    }

    @Test
    func `has no orders where there is no file`() throws {
        #expect(try store.read() == OrderBook())
    }

    @Test
    func `reads what it wrote`() async throws {
        let placed = try await store.update { $0.add { Self.order($0) } }
        #expect(placed.number == 1)
        _ = try await store.update { book in
            book.add { number in
                Order(
                    number: number, item: .soup("miso", .small), quantity: 3, cents: 999,
                    placedAt: placed.placedAt, readyAt: placed.readyAt, cancelledAt: placed.placedAt)
            }
        }
        let book = try store.read()
        #expect(book.orders.first == placed)
        #expect(book.orders.map(\.number) == [1, 2])
        #expect(book.nextNumber == 3)
    }

    @Test
    func `keeps the orders from others`() async throws {
        _ = try await store.update { $0.add { Self.order($0) } }
        let folder = store.file.deletingLastPathComponent().path
        let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o700)
    }

    @Test
    func `loses none of many orders at once, and gives no number twice`() async throws {
        let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<40 {
                // Nobody gives up, however slow the machine is.
                let store = OrderStore(file: store.file, patience: .seconds(600))
                group.addTask { try await store.update { $0.add { Self.order($0) } }.number }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(numbers == Set(1...40))
        #expect(try store.read().orders.count == 40)
    }

    @Test(arguments: [
        ("", "not valid JSON"), ("{", "JSON"), ("[]", "Dictionary"),
        (#"{"version": 1}"#, "nextNumber, a value is missing"),
        (
            #"{"version": 1, "nextNumber": 2, "orders": [{"number": 1, "item": {"coffee": "tea", "size": "large"}}]}"#,
            "orders[0].item.coffee"
        ),
        (
            #"{"version": 1, "nextNumber": 2, "orders": [{"number": 1, "item": {"coffee": "latte", "size": "large"}, "quantity": 1, "cents": 1, "placedAt": "today", "readyAt": "2026-11-30T08:00:00Z"}]}"#,
            "orders[0], Expected date"
        ),
        (
            #"{"version": 1, "nextNumber": 1, "orders": [{"number": 1, "item": {"soup": "miso", "size": "large"}, "quantity": 1, "cents": 1, "placedAt": "2026-11-30T08:00:00Z", "readyAt": "2026-11-30T08:00:00Z"}]}"#,
            "nextNumber"
        ),
    ])
    func `says where a damaged file is damaged, and leaves it`(text: String, place: String) async throws {
        try write(text)
        do {
            _ = try await store.update { $0.add { Self.order($0) } }
            Issue.record("it was read")
        } catch let error as ShopError {
            let message = String(localized: error.localizedStringResource)
            #expect(message.contains(store.file.path))
            #expect(message.contains(place))
        }
        #expect(try String(contentsOf: store.file, encoding: .utf8) == text)
    }

    @Test
    func `leaves a newer file alone`() async throws {
        try write(#"{"version": 2, "orders": {}}"#)
        await #expect(throws: ShopError.newer(path: store.file.path)) {
            _ = try await store.update { $0.add { Self.order($0) } }
        }
    }

    @Test
    func `keeps the file where a change fails`() async throws {
        _ = try await store.update { $0.add { Self.order($0) } }
        let before = try Data(contentsOf: store.file)
        await #expect(throws: ShopError.noSuchOrder(number: "9")) {
            _ = try await store.update { book in
                _ = book.add { Self.order($0) }
                return try book.change("9") { _ in }
            }
        }
        #expect(try Data(contentsOf: store.file) == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: store.file.deletingLastPathComponent().path).count == 1)
    }

    @Test
    func `names the path where the folder cannot be made`() async throws {
        _ = try folder.file("coffee", "a file")
        do {
            _ = try await store.update { $0.add { Self.order($0) } }
            Issue.record("it was written")
        } catch let error as ShopError {
            #expect(String(localized: error.localizedStringResource).contains(store.file.path))
        }
    }

    @Test(arguments: [
        (["XDG_DATA_HOME": "/data"], "/data/coffee/orders.json"), (["XDG_DATA_HOME": "relative"], nil), ([:], nil),
    ])
    func `keeps to the base directory specification`(environment: [String: String], path: String?) {
        let file = OrderStore(environment: environment).file.path
        if let path { #expect(file == path) }
        #expect(file.hasPrefix("/"))
        #expect(!file.contains("relative"))
    }

    @Test
    func `takes for usual what was ordered most often, and of several the latest`() {
        let latte = Self.order(1)
        let soup = Order(
            number: 2, item: .soup("miso", .small), quantity: 9, cents: 1, placedAt: .now, readyAt: .now)
        var cancelled = soup
        cancelled.cancelledAt = .now
        #expect([latte, soup].usualItem == soup.item)
        #expect([latte, soup, latte].usualItem == latte.item)
        #expect([latte, cancelled, cancelled].usualItem == latte.item)
        #expect([cancelled].usualItem == nil)
    }
}
