import BeckonSystem
import Foundation
import IntentWire
import SpotlightIndex
import Suggestions
import Synchronization
import Testing

/// What people did with the examples, as suggestions, while a clock moves.
struct SuggestionTests {
    /// A clock that is moved by hand.
    final class HandClock: Sendable {
        private let time: Mutex<Date>

        /// - Parameter start: A moment, as ISO 8601.
        init(_ start: String) throws { time = Mutex(try Date(start, strategy: .iso8601)) }

        var now: Date { time.withLock(\.self) }
        func move(to moment: String) throws {
            let date = try Date(moment, strategy: .iso8601)
            time.withLock { $0 = date }
        }
        func move(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
    }

    private static func with(
        _ app: String, at start: String, _ body: (BeckonSystem, AppReference, HandClock) async throws -> Void
    ) async throws {
        let clock = try HandClock(start)
        try await RunningSystem.withFolder(adjust: { $0.clock = { clock.now } }) { system, _ in
            let record = try await system.install(try RunningSystem.program(app))
            try await body(system, .name(record.identifier), clock)
        }
    }

    private static func run(
        _ system: BeckonSystem, _ app: AppReference, _ intent: String, _ arguments: [String: IntentValue] = [:],
        by source: RequestSource = .person, _ answers: Answers = Answers()
    ) async throws {
        _ = try await system.run(
            IntentRequest(app: app, intent: intent, arguments: arguments, source: source), interaction: answers)
    }

    @Test func `suggests the last coffee next morning`() async throws {
        try await Self.with("Coffee", at: "2026-03-03T08:30:00Z") { system, coffee, clock in
            #expect(try await system.suggestions(SuggestionQuestion()).suggestions.isEmpty)
            try await Self.run(
                system, coffee, "OrderCoffeeIntent",
                ["coffeeType": .text("flat white"), "size": .text("large"), "quantity": .int(2)])
            try clock.move(to: "2026-03-04T08:20:00Z")
            let page = try await system.suggestions(SuggestionQuestion())
            let first = try #require(page.suggestions.first)
            #expect(page.suggestions.count == 1 && page.learns)
            #expect(first.appName == "Coffee" && first.intent.intent == "OrderCoffeeIntent")
            // The values of the app's prediction, in the app's words.
            #expect(first.intent.arguments.keys.sorted() == ["coffeeType", "size"])
            #expect(first.title == "Order Flat White, Large" && first.subtitle == "For pickup" && first.missing.isEmpty)
            #expect(first.reasons.count == 1 && first.reasons.timeShare > 0.9)
            // It can be run as it is.
            try await Self.run(system, coffee, first.intent.intent, first.intent.arguments)
            #expect(try await system.donations(of: coffee).map(\.source) == [.system, .system])
            try clock.move(to: "2026-03-04T20:20:00Z")
            let evening = try #require(try await system.suggestions(SuggestionQuestion()).suggestions.first)
            #expect(evening.reasons.score < first.reasons.score)
            try clock.move(to: "2026-09-04T08:20:00Z")
            #expect(try await system.suggestions(SuggestionQuestion()).suggestions.isEmpty)
        }
    }

    @Test func `keeps the values that were asked for and those by default`() async throws {
        try await Self.with("Coffee", at: "2026-03-03T08:30:00Z") { system, coffee, clock in
            let large = IntentValue.enumCase(EnumCaseSnapshot(type: "CoffeeSize", rawValue: "large"))
            try await Self.run(system, coffee, "OrderCoffeeIntent", by: .person, Answers(.value(large)))
            try clock.move(to: "2026-03-04T08:30:00Z")
            let title = try await system.suggestions(SuggestionQuestion(app: coffee)).suggestions.first?.title
            #expect(title == "Order Latte, Large")
            let donation = try #require(try await system.donations(of: coffee).first)
            #expect(donation.intent.arguments["quantity"] == .int(1) && donation.source == .system)
            #expect(donation.date == (try Date("2026-03-03T08:30:00Z", strategy: .iso8601)))
        }
    }

    @Test(arguments: [RequestSource.assistant, .automation, .remote])
    func `does not take what others run for a habit of the person`(_ source: RequestSource) async throws {
        try await Self.with("Coffee", at: "2026-03-03T08:30:00Z") { system, coffee, clock in
            try await Self.run(
                system, coffee, "OrderCoffeeIntent", ["size": .text("large")], by: source, Answers(.confirmed))
            try clock.move(to: "2026-03-04T08:30:00Z")
            #expect(try await system.suggestions(SuggestionQuestion()).suggestions.isEmpty)
            #expect(try await system.donations(of: coffee).isEmpty)
        }
    }

    @Test func `suggests what usually follows`() async throws {
        try await Self.with("Coffee", at: "2026-03-02T08:00:00Z") { system, coffee, clock in
            for day in 2...5 {
                try clock.move(to: "2026-03-0\(day)T1\(day):00:00Z")
                try await Self.run(system, coffee, "OpeningHoursIntent")
                clock.move(by: 180)
                try await Self.run(system, coffee, "OrderCoffeeIntent", ["size": .text("small")])
                clock.move(by: 3600)
                try await Self.run(system, coffee, "SpendingIntent")
            }
            try clock.move(to: "2026-03-09T09:00:00Z")
            try await Self.run(system, coffee, "OpeningHoursIntent")
            clock.move(by: 60)
            let first = try #require(try await system.suggestions(SuggestionQuestion()).suggestions.first)
            #expect(first.title == "Order Latte, Small" && first.afterTitle == "Check Opening Hours")
            #expect(first.reasons.after > 2)
        }
    }

    @Test func `does not suggest a task that is deleted, nor one that was dismissed`() async throws {
        try await Self.with("Tasks", at: "2026-03-03T08:30:00Z") { system, tasks, clock in
            for title in ["Water the plants", "Feed the cat"] {
                try await Self.run(system, tasks, "AddTask", ["title": .string(title)])
                try await Self.run(system, tasks, "ShowTask", ["task": .text(title)])
                clock.move(by: 1200)
            }
            try clock.move(to: "2026-03-04T08:30:00Z")
            func titles() async throws -> [String] {
                try await system.suggestions(SuggestionQuestion(limit: 20)).suggestions.map(\.title)
            }
            var found = try await titles()
            #expect(
                found.contains { $0.contains("Water the plants") } && found.contains { $0.contains("Feed the cat") })
            // A text that was written once is not suggested.
            #expect(
                try await system.suggestions(SuggestionQuestion()).suggestions.allSatisfy {
                    $0.intent.intent != "AddTask"
                })
            try await Self.run(
                system, tasks, "DeleteTask", ["entities": .list([.text("Water the plants")])], by: .test,
                Answers(.confirmed))
            found = try await titles()
            #expect(
                !found.contains { $0.contains("Water the plants") } && found.contains { $0.contains("Feed the cat") })
            let cat = try #require(
                try await system.suggestions(SuggestionQuestion()).suggestions.first {
                    $0.title.contains("Feed the cat")
                })
            try await system.dismiss(cat)
            #expect(try await !titles().contains { $0.contains("Feed the cat") })
            _ = try await system.erase(EraseRequest(kinds: [.suggestions]))
            #expect(try await titles().contains { $0.contains("Feed the cat") })
            _ = try await system.remove(tasks)
            #expect(try await titles().isEmpty)
        }
    }

    @Test func `learns nothing where it may not, and uses nothing then`() async throws {
        try await Self.with("Coffee", at: "2026-03-03T08:30:00Z") { system, coffee, clock in
            try await Self.run(system, coffee, "OrderCoffeeIntent", ["size": .text("large")])
            let identifier = try await system.app(coffee).identifier
            #expect(
                try await system.setLearning(LearningChange(app: coffee, isOn: false))
                    == LearningState(isOn: true, exceptions: [identifier]))
            try clock.move(to: "2026-03-04T08:30:00Z")
            try await Self.run(system, coffee, "OrderCoffeeIntent", ["size": .text("small")])
            #expect(try await system.donations(of: coffee).count == 1)
            #expect(try await system.suggestions(SuggestionQuestion()).suggestions.isEmpty)
            #expect(try await system.setLearning(LearningChange(app: coffee, isOn: true)) == LearningState())
            #expect(try await system.suggestions(SuggestionQuestion()).suggestions.count == 1)
            #expect(try await system.setLearning(LearningChange(isOn: false)) == LearningState(isOn: false))
            try await Self.run(system, coffee, "OrderCoffeeIntent", ["size": .text("medium")])
            #expect(try await system.donations(of: coffee).count == 1)
            #expect(try await system.suggestions(SuggestionQuestion()) == SuggestionPage(learns: false))
        }
    }

    @Test func `puts what people use higher in search, and forgets that with time`() async throws {
        try await Self.with("Coffee", at: "2026-03-03T08:30:00Z") { system, coffee, clock in
            func use() async throws -> Double {
                let page = try await system.search(SearchQuestion("order coffee", isSemantic: false, explains: true))
                let hit = page.items.first { $0.hit.identifier == "intent/OrderCoffeeIntent" }?.hit
                return try #require(hit?.explanation).use
            }
            // What was done before anybody searched counts, too.
            try await Self.run(system, coffee, "OrderCoffeeIntent", ["size": .text("large")])
            let once = try await use()
            #expect(once > 1.3)
            try await Self.run(
                system, coffee, "OrderCoffeeIntent", ["size": .text("large")], by: .assistant, Answers(.confirmed))
            #expect(try await use() == once)
            try await Self.run(system, coffee, "OrderCoffeeIntent", ["size": .text("large")])
            let twice = try await use()
            #expect(twice > once)
            let found = try await system.search(SearchQuestion("order coffee")).items
            let chosen = try #require(found.first { $0.hit.identifier == "intent/OrderCoffeeIntent" })
            try await system.noteChoice(of: chosen.hit, for: "order coffee")
            #expect(try await use() > twice)
            clock.move(by: 28 * 86_400)
            let later = try await use()
            #expect(later > 1 && later < once)
            _ = try await system.setLearning(LearningChange(app: coffee, isOn: false))
            try await system.noteChoice(of: chosen.hit, for: "order coffee")
            #expect(try await use() == later)
            _ = try await system.setLearning(LearningChange(app: coffee, isOn: true))
            let erased = try await system.erase(EraseRequest(app: coffee, kinds: [.usage]))
            #expect(erased.parts.map(\.kind) == [.usage] && erased.parts[0].count > 0)
            #expect(try await use() == 1)
        }
    }
}
