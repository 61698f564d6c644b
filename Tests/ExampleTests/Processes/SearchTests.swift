import BeckonSystem
import Foundation
import IntentWire
import SpotlightIndex
import Testing

/// The tasks, as search finds them once an intent has changed them.
struct SearchTests {
    private static func run(
        _ system: BeckonSystem, _ intent: String, _ arguments: [String: IntentValue], _ answers: Answers = Answers()
    ) async throws {
        let request = IntentRequest(
            app: .path(try RunningSystem.program("Tasks")), intent: intent, arguments: arguments)
        _ = try await system.run(request, interaction: answers)
    }

    private static func titles(_ system: BeckonSystem, _ text: String, isTyping: Bool = false) async throws -> [String]
    {
        try await system.search(SearchQuestion(text, isTyping: isTyping, type: "TaskEntity")).items.map(\.hit.title)
    }

    @Test func `finds a task by word, by prefix, with a typing error and by meaning, until it is deleted`() async throws
    {
        try await RunningSystem.with { system in
            try await Self.run(system, "AddTask", ["title": .string("Call the physician about the appointment")])
            try await Self.run(system, "AddTask", ["title": .string("Buy milk +Groceries")])
            let title = "Call the physician about the appointment"
            #expect(try await Self.titles(system, "physician") == [title])
            #expect(try await Self.titles(system, "phys", isTyping: true) == [title])
            #expect(try await Self.titles(system, "phisician").first == title)
            #expect(try await Self.titles(system, "doctor").first == title)
            #expect(try await Self.titles(system, "groceries").first == "Buy milk")
            let item = try #require(
                try await system.search(SearchQuestion("physician", type: "TaskEntity")).items.first)
            #expect(item.hit.kind == .entity && item.hit.attributes.entity?.type == "TaskEntity")
            try await Self.run(system, "DeleteTask", ["entities": .list([.text(title)])], Answers(.confirmed))
            #expect(try await !Self.titles(system, "physician").contains(title))
            #expect(try await !Self.titles(system, "doctor").contains(title))
        }
    }

    @Test func `finds the intents of an installed app, and what can be done with a task`() async throws {
        try await RunningSystem.with { system in
            let app = try await system.install(try RunningSystem.program("Tasks"))
            let request = IntentRequest(
                app: .name(app.identifier), intent: "AddTask", arguments: ["title": .string("Water the plants")])
            _ = try await system.run(request, interaction: Answers())
            let found = try await system.search(SearchQuestion("add a task")).items
            #expect(found.contains { $0.hit.kind == .action && $0.actions.map(\.intent) == ["AddTask"] })
            let task = try #require(try await system.search(SearchQuestion("plants", type: "entities")).items.first)
            #expect(task.appName == "Tasks")
            #expect(task.actions.contains { $0.intent == "CompleteTask" && $0.missing.isEmpty })
            // What was done with it is remembered.
            let before = try #require(
                try await system.search(SearchQuestion("plants", isSemantic: false)).items.first
            ).hit.score
            let complete = try #require(task.actions.first { $0.intent == "ShowTask" })
            _ = try await system.run(
                IntentRequest(app: .name(app.identifier), intent: complete.intent, arguments: complete.arguments),
                interaction: Answers())
            let after = try #require(
                try await system.search(SearchQuestion("plants", isSemantic: false)).items.first
            ).hit.score
            #expect(after > before)
            #expect(try await system.verifyIndex().isSound)
            let rebuilt = try await system.rebuildIndex()
            #expect(rebuilt.asked == ["Tasks"] && !rebuilt.wasDamaged)
            #expect(try await system.search(SearchQuestion("plants", type: "entities")).items.count == 1)
            _ = try await system.remove(.name(app.identifier))
            #expect(try await system.search(SearchQuestion("plants")).items.isEmpty)
        }
    }
}
