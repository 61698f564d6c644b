import BeckonSystem
import Foundation
import IntentWire
import Testing

/// What each app says of itself, in a process of its own.
struct ManifestTests {
    private func manifest(of app: String) async throws -> AppManifest {
        try await RunningSystem.with { system in try await system.manifest(of: .path(RunningSystem.program(app))) }
    }

    private static let apps = ["Coffee", "Tasks", "WorldClock"]

    @Test(arguments: [
        ("Coffee", "Coffee", ["en", "ar", "de"], "tangerine"), ("Tasks", "Tasks", ["en"], "lime"),
        ("WorldClock", "World Clock", ["en"], "navy"),
    ])
    func `says who it is by its property list`(
        app: String, name: String, languages: [String], color: String
    ) async throws {
        let manifest = try await manifest(of: app)
        #expect(manifest.identifier == "org.beckon.examples.\(app)")
        #expect(manifest.name.text == name)
        #expect(manifest.version == "1.0")
        #expect(manifest.languages == languages)
        #expect(manifest.shortcutTileColor == color)
        #expect(manifest.warnings == nil)
    }

    @Test(arguments: [
        (
            "Coffee",
            [
                "OrderCoffeeIntent", "OrderSoupIntent", "OrderAgainIntent", "OrderUsualIntent", "CancelOrderIntent",
                "CollectOrderIntent", "OrderStatusIntent", "OpeningHoursIntent", "SpendingIntent",
                "BuildOrderIntent", "ChooseSizeIntent", "ChooseQuantityIntent", "SetExtraShotIntent",
                "DraftSnippetIntent", "OrderSnippetIntent",
            ], ["SoupEntity", "OrderEntity"],
            ["CoffeeType", "CoffeeSize", "CoffeeExtra", "SoupSize", "OrderStatus", "SpendingPeriod"]
        ),
        (
            "Tasks",
            [
                "AddTask", "CompleteTask", "ReopenTask", "PostponeTask", "EditTask", "DeleteTask", "ShowTask",
                "ShowTasks", "ShowTodoFile", "ArchiveDone", "SetTaskCompleted", "NextTasksConfiguration",
                "TaskControlConfiguration",
            ], ["TaskEntity", "ProjectEntity", "ContextEntity", "TodoFileEntity"],
            ["TaskPriority", "TaskSelection", "TaskPart"]
        ),
        (
            "WorldClock",
            ["GetTime", "ConvertTime", "TimeDifference", "NextClockChange", "ListZones", "ClocksConfiguration"],
            ["ZoneEntity", "CountryEntity", "ClockChangeEntity"], []
        ),
    ])
    func `declares its intents, entities and enumerations`(
        app: String, intents: [String], entities: [String], enumerations: [String]
    ) async throws {
        let manifest = try await manifest(of: app)
        #expect(Set(manifest.intents.map(\.identifier)) == Set(intents))
        #expect(Set(manifest.entities.map(\.identifier)) == Set(entities))
        #expect(Set(manifest.enumerations.map(\.identifier)) == Set(enumerations))
    }

    @Test(arguments: apps)
    func `describes every intent, with a sentence and a title for each parameter`(app: String) async throws {
        for intent in try await manifest(of: app).intents {
            #expect(intent.description?.text.hasSuffix(".") == true, "\(intent.identifier)")
            #expect(intent.summary != nil, "\(intent.identifier)")
            #expect(intent.category != nil, "\(intent.identifier)")
            for parameter in intent.parameters {
                #expect(!parameter.title.text.isEmpty, "\(intent.identifier) \(parameter.name)")
            }
        }
    }

    @Test(arguments: [
        ("Tasks", "TaskEntity", true, false, true), ("Tasks", "ProjectEntity", false, true, true),
        ("Tasks", "ContextEntity", false, false, true), ("Coffee", "OrderEntity", true, true, true),
        ("WorldClock", "ZoneEntity", true, true, true),
    ])
    func `has queries of all kinds`(
        app: String, entity: String, takesText: Bool, listsAll: Bool, findsByProperty: Bool
    ) async throws {
        let query = try #require(try await manifest(of: app).entity(entity)).query
        #expect(query.supportsText == takesText)
        #expect(query.supportsAll == listsAll)
        #expect((query.propertyFilters?.isEmpty == false) == findsByProperty)
        #expect((query.sortableProperties?.isEmpty == false) == findsByProperty)
    }

    @Test
    func `offers every comparison of tasks somewhere`() async throws {
        let query = try #require(try await manifest(of: "Tasks").entity("TaskEntity")).query
        let filters = try #require(query.propertyFilters)
        #expect(filters.count == 10)
        #expect(Set(filters.flatMap(\.comparisons)) == Set(ComparisonOperator.allCases))
        #expect(query.sortableProperties?.count == 6)
    }

    @Test
    func `has one todo file with properties that are read on demand`() async throws {
        let file = try #require(try await manifest(of: "Tasks").entity("TodoFileEntity"))
        #expect(file.isUnique)
        #expect(
            file.properties.map(\.title.text) == [
                "Path", "Open Tasks", "Completed Tasks", "Overdue Tasks", "Next Due Date", "Archived Tasks",
                "Completed This Week",
            ])
        #expect(file.properties.filter { $0.isDeferred == true }.map(\.name) == ["archivedTasks", "completedThisWeek"])
    }

    @Test
    func `translates the coffee shop and its phrases`() async throws {
        let manifest = try await manifest(of: "Coffee")
        let order = try #require(manifest.intent("OrderCoffeeIntent"))
        #expect(order.title.text(in: ["de"]) == "Kaffee bestellen")
        #expect(order.parameter("size")?.requestValueDialog?.text(in: ["de-AT"]) == "Welche Größe möchtest du?")
        #expect(order.parameter("extras")?.optionsDependOn == ["coffeeType"])
        let phrases = try #require(manifest.shortcuts.first { $0.intent == order.identifier }).phrases
        #expect(
            phrases.map { $0.template.text(in: ["de"]) } == [
                "Bestelle Kaffee bei ${applicationName}", "Bestelle einen ${coffeeType} bei ${applicationName}",
                "Hol mir einen Kaffee von ${applicationName}, ${size}",
            ])
    }

    @Test(arguments: [
        // The same word in both languages.
        (
            "de", ["Name", "Status", "Espresso", "Americano", "Cortado", "Cappuccino", "Flat White", "Latte", "Vegan"]
        ),
        ("ar", []),
    ])
    func `translates every text of the coffee shop`(language: String, shared: [String]) async throws {
        let untranslated = try await manifest(of: "Coffee").untranslated(to: language)
        #expect(untranslated.subtracting(shared).isEmpty)
    }

    @Test(arguments: apps)
    func `has the app's name in every phrase exactly once, and one parameter at most`(app: String) async throws {
        let phrases = try await manifest(of: app).shortcuts.flatMap(\.phrases).flatMap(\.template.allTexts)
        #expect(!phrases.isEmpty)
        for phrase in phrases {
            #expect(phrase.components(separatedBy: "${applicationName}").count == 2, "\(phrase)")
            #expect(phrase.components(separatedBy: "${").count <= 3, "\(phrase)")
        }
    }
}

extension AppManifest {
    /// The titles, descriptions and names that have no text of their own in a language.
    fileprivate func untranslated(to language: String) -> Set<String> {
        var texts: [LocalizedText] = []
        for intent in intents {
            texts += [intent.title, intent.description, intent.category, intent.resultValueName].compactMap(\.self)
            texts += intent.searchKeywords ?? []
            texts += intent.parameters.flatMap { [$0.title, $0.description, $0.requestValueDialog].compactMap(\.self) }
        }
        for entity in entities {
            texts += [entity.name] + entity.properties.map(\.title)
        }
        for enumeration in enumerations {
            texts += [enumeration.name] + enumeration.cases.map(\.title)
        }
        return Set(texts.filter { $0.translations[language] == nil }.map(\.text))
    }
}
