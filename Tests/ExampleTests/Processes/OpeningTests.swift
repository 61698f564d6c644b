import BeckonSystem
import Foundation
import IntentWire
import SpotlightIndex
import Testing

/// What search finds of the tasks, opened in the app.
struct OpeningTests {
    private static func withTasks(
        _ titles: String..., body: (BeckonSystem, AppReference) async throws -> Void
    ) async throws {
        try await RunningSystem.with { system in
            let app = AppReference.name(try await system.install(try RunningSystem.program("Tasks")).identifier)
            for title in titles { try await Self.run(system, app, "AddTask", ["title": .string(title)]) }
            try await body(system, app)
        }
    }

    private static func run(
        _ system: BeckonSystem, _ app: AppReference, _ intent: String, _ arguments: [String: IntentValue],
        _ answers: Answers = Answers()
    ) async throws {
        _ = try await system.run(
            IntentRequest(app: app, intent: intent, arguments: arguments), interaction: answers)
    }

    /// All that a window says.
    private static func words(_ opening: Opening) throws -> String {
        let tree = try #require(opening.outcome.snippet)
        return String(decoding: try JSONEncoder().encode(tree), as: UTF8.self)
    }

    @Test func `continues in the app's window with the task that was found`() async throws {
        try await Self.withTasks("Call the physician", "Buy milk") { system, _ in
            let hit = try #require(
                try await system.search(SearchQuestion("physician", type: "TaskEntity")).items.first
            ).hit
            let opening = try await system.open(OpenRequest(hit, text: "physician"), interaction: Answers())
            #expect(opening.road == .activity && opening.appName == "Tasks")
            let window = try Self.words(opening)
            #expect(window.contains("Call the physician") && !window.contains("Buy milk"))
            // What was chosen for a text is found sooner for it.
            let again = try #require(
                try await system.search(SearchQuestion("physician", type: "TaskEntity", explains: true)).items.first)
            #expect(again.hit.explanation?.choice ?? 1 > 1)
            // It may be gone meanwhile.
            try await Self.run(
                system, .name("Tasks"), "DeleteTask", ["entities": .list([.text("Call the physician")])],
                Answers(.confirmed))
            let failure = await #expect(throws: IntentFailure.self) {
                try await system.open(OpenRequest(hit, text: ""), interaction: Answers())
            }
            #expect(failure?.code == .entityNotFound)
        }
    }

    @Test func `goes on with a search in the app, and runs an action that was found`() async throws {
        try await Self.withTasks("Buy milk", "Buy bread", "Sing") { system, app in
            let opening = try await system.open(OpenRequest(.search(app: app), text: "buy"), interaction: Answers())
            #expect(opening.road == .activity)
            let window = try Self.words(opening)
            #expect(window.contains("Buy milk") && window.contains("Buy bread") && !window.contains("Sing"))
            let action = try #require(
                try await system.search(SearchQuestion("show tasks", type: "actions")).items.first {
                    $0.hit.identifier == "intent/ShowTasks"
                })
            let ran = try await system.open(OpenRequest(action.hit, text: "show tasks"), interaction: Answers())
            #expect(ran.road == .intent && ran.intent == "ShowTasks")
        }
    }

    // MARK: - Entities that the index lists

    private static func contexts(
        _ system: BeckonSystem, _ app: AppReference, _ query: EntityRequest.Query, limit: Int? = nil
    ) async throws -> [String] {
        try await system.entities(EntityRequest(entity: "ContextEntity", query: query, limit: limit), of: app)
            .entities.map(\.id)
    }

    private static let queries: [(EntityRequest.Query, [String])] = [
        (.all, ["garden", "phone", "shop"]), (.identifiers(["shop"]), ["shop"]), (.matching("pho"), ["phone"]),
        (
            .filter(
                EntityFilter(comparisons: [
                    EntityComparison(property: "openTasks", comparison: .greaterThan, values: [.int(1)])
                ]), sort: [EntitySort(property: "name", ascending: false)]), ["shop", "phone"]
        ),
        (
            .filter(
                EntityFilter(
                    comparisons: [
                        EntityComparison(property: "name", comparison: .hasPrefix, values: [.string("G")]),
                        EntityComparison(property: "name", comparison: .equalTo, values: [.string("shop")]),
                    ], mode: .or), sort: [EntitySort(property: "name")]), ["garden", "shop"]
        ),
    ]

    private static func check(
        _ system: BeckonSystem, _ app: AppReference, _ query: EntityRequest.Query, _ expected: [String]
    ) async throws {
        let found = try await contexts(system, app, query)
        switch query {
        case .filter: #expect(found == expected, "\(query)")
        // Others may mean something like it.
        case .matching: #expect(found.first == expected.first, "\(query)")
        default: #expect(Set(found) == Set(expected), "\(query)")
        }
    }

    @Test func `lists, filters, sorts and finds entities by the index, through the app and without it`() async throws {
        try await Self.withTasks("Call @phone", "Ring @phone", "Milk @shop", "Bread @shop", "Weed @garden") {
            system, app in
            let kind = try #require(try await system.manifest(of: app).entity("ContextEntity"))
            #expect(kind.query.usesIndex == true && kind.query.propertyFilters?.count == 2)
            // What was indexed as items has no properties: the app is asked about each.
            for (query, expected) in Self.queries { try await Self.check(system, app, query, expected) }
            // Indexed as entities they have: from here on the app may be without its file.
            _ = try await system.rebuildIndex()
            let index = URL(filePath: try await system.indexStatus().path)
            let file = index.deletingLastPathComponent().deletingLastPathComponent().appending(path: "todo.txt")
            let text = try Data(contentsOf: file)
            try FileManager.default.removeItem(at: file)
            for (query, expected) in Self.queries { try await Self.check(system, app, query, expected) }
            #expect(try await Self.contexts(system, app, .all, limit: 2).count == 2)
            try text.write(to: file)
            // What is deleted is gone at once.
            try await Self.run(
                system, app, "DeleteTask", ["entities": .list([.text("Weed")])], Answers(.confirmed))
            #expect(Set(try await Self.contexts(system, app, .all)) == ["phone", "shop"])
            #expect(try await Self.contexts(system, app, .identifiers(["garden"])).isEmpty)
        }
    }

    @Test func `is damaged, is told so, and is filled again by the apps`() async throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let configuration = RunningSystem.configuration(in: folder.url)
        do {
            let system = try BeckonSystem(configuration: configuration)
            let app = AppReference.name(try await system.install(try RunningSystem.program("Tasks")).identifier)
            try await Self.run(system, app, "AddTask", ["title": .string("Call the physician @phone")])
            await system.shutdown()
        }
        // Over all but the first page of the file and its log, as a broken disk does.
        let path = configuration.dataDirectory.appending(path: SpotlightIndex.fileName).path
        for file in [path, path + "-wal"] {
            guard let handle = FileHandle(forUpdatingAtPath: file) else { continue }
            let size = try handle.seekToEnd()
            guard size > 8192 else { continue }
            try handle.seek(toOffset: 4096)
            try handle.write(contentsOf: Data(repeating: 0xA5, count: Int(size) - 4096))
            try handle.close()
        }
        let system = try BeckonSystem(configuration: configuration)
        #expect(try await !system.verifyIndex().isSound)
        let rebuilt = try await system.rebuildIndex()
        #expect(rebuilt.wasDamaged && rebuilt.asked == ["Tasks"])
        #expect(try await system.verifyIndex().isSound)
        #expect(try await system.search(SearchQuestion("physician", type: "TaskEntity")).items.count == 1)
        await system.shutdown()
    }
}
