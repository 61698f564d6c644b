import Foundation
import Testing

struct MenuTests {
    @Test(arguments: [
        (OrderItem.coffee(.espresso, .small, extras: []), 180), (.coffee(.latte, .medium, extras: []), 380),
        (.coffee(.latte, .large, extras: [.oatMilk, .cinnamon]), 490),
        (.coffee(.mocha, .large, extras: [.whippedCream, .extraShot]), 620), (.soup("miso", .small), 350),
        (.soup("chicken-noodle", .large), 740),
    ])
    func `adds up a price`(item: OrderItem, cents: Int) {
        #expect(item.cents(isOfTheDay: false) == cents)
    }

    @Test
    func `takes eighty cents off the soup of the day`() {
        #expect(OrderItem.soup("lentil", .medium).cents(isOfTheDay: true) == 440)
    }

    @Test(arguments: CoffeeType.allCases)
    func `offers milk with milk drinks only, and decaf with all`(type: CoffeeType) {
        #expect(type.extras.contains(.oatMilk) == type.hasMilk)
        #expect(type.extras.contains(.decaf))
        #expect(Set(type.extras).count == type.extras.count)
    }

    @Test
    func `has another soup on each day of the week`() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let soups = (0..<7).map {
            Soup.ofTheDay(Date(timeIntervalSince1970: 1_796_040_000 + Double($0) * 86_400), calendar: calendar).id
        }
        #expect(Set(soups).count == 7)
    }

    // 30 November 2026 is a Monday, 5 December a Saturday.
    @Test(arguments: [
        ("2026-11-30T06:59:00Z", false, "2026-11-30T07:00:00Z"), ("2026-11-30T07:00:00Z", true, "2026-11-30T07:00:00Z"),
        ("2026-11-30T18:59:00Z", true, "2026-11-30T18:59:00Z"), ("2026-11-30T19:00:00Z", false, "2026-12-01T07:00:00Z"),
        ("2026-12-04T23:00:00Z", false, "2026-12-05T08:00:00Z"),
        ("2026-12-05T07:30:00Z", false, "2026-12-05T08:00:00Z"),
        ("2026-12-05T17:00:00Z", false, "2026-12-06T08:00:00Z"),
        ("2026-12-06T17:00:00Z", false, "2026-12-07T07:00:00Z"),
    ])
    func `is open by the hours of the day`(time: String, isOpen: Bool, next: String) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let hours = OpeningHours(calendar: calendar)
        let date = try Date(time, strategy: .iso8601)
        #expect(hours.isOpen(at: date) == isOpen)
        #expect(hours.nextOpening(from: date) == (try Date(next, strategy: .iso8601)))
    }
}
