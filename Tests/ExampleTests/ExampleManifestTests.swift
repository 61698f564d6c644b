import AppIntents
import IntentWire
import Testing

/// What each app declares. The process of the tests holds all of them, so types are told apart by their modules.
struct ExampleManifestTests {
    private func manifest() async throws -> AppManifest { try await ManifestBuilder.manifest() }

    private func names(_ types: [String], in module: String) -> Set<String> {
        Set(types.filter { $0.hasPrefix("\(module).") }.map { String($0.dropFirst(module.count + 1)) })
    }

    @Test(arguments: [
        (
            "Coffee",
            [
                "OrderCoffeeIntent", "OrderSoupIntent", "OrderAgainIntent", "OrderUsualIntent", "CancelOrderIntent",
                "CollectOrderIntent", "OrderStatusIntent", "OpeningHoursIntent", "SpendingIntent",
            ], ["SoupEntity", "OrderEntity"],
            ["CoffeeType", "CoffeeSize", "CoffeeExtra", "SoupSize", "OrderStatus", "SpendingPeriod"]
        ),
        (
            "Tasks",
            [
                "AddTask", "CompleteTask", "ReopenTask", "PostponeTask", "EditTask", "DeleteTask", "ShowTask",
                "ShowTasks", "ShowTodoFile", "ArchiveDone",
            ], ["TaskEntity", "ProjectEntity", "ContextEntity", "TodoFileEntity"],
            ["TaskPriority", "TaskSelection", "TaskPart"]
        ),
        (
            "WorldClock", ["GetTime", "ConvertTime", "TimeDifference", "NextClockChange", "ListZones"],
            ["ZoneEntity", "CountryEntity", "ClockChangeEntity"], []
        ),
    ])
    func `declares its intents, entities and enumerations`(
        module: String, intents: [String], entities: [String], enumerations: [String]
    ) async throws {
        let manifest = try await manifest()
        #expect(names(manifest.intents.map(\.typeName), in: module) == Set(intents))
        #expect(names(manifest.entities.map(\.typeName), in: module) == Set(entities))
        #expect(names(manifest.enumerations.map(\.typeName), in: module) == Set(enumerations))
    }

    @Test(arguments: ["Coffee", "Tasks", "WorldClock"])
    func `describes every intent, with a sentence and a title for each parameter`(module: String) async throws {
        for intent in try await manifest().intents where intent.typeName.hasPrefix("\(module).") {
            #expect(intent.description?.text.hasSuffix(".") == true, "\(intent.identifier)")
            #expect(intent.summary != nil, "\(intent.identifier)")
            #expect(intent.category != nil, "\(intent.identifier)")
            for parameter in intent.parameters {
                #expect(!parameter.title.text.isEmpty, "\(intent.identifier) \(parameter.name)")
            }
        }
    }

    @Test(arguments: [
        ("Tasks.TaskEntity", true, false, true), ("Tasks.ProjectEntity", false, true, false),
        ("Tasks.ContextEntity", false, false, false), ("Coffee.OrderEntity", true, true, false),
        ("WorldClock.ZoneEntity", true, true, false),
    ])
    func `has queries of all kinds`(
        entity: String, takesText: Bool, listsAll: Bool, findsByProperty: Bool
    ) async throws {
        let query = try #require(try await manifest().entities.first { $0.typeName == entity }).query
        #expect(query.supportsText == takesText)
        #expect(query.supportsAll == listsAll)
        #expect(query.sortableProperties.isEmpty != findsByProperty)
    }

    @Test
    func `offers every comparison of tasks somewhere`() async throws {
        let query = try #require(try await manifest().entities.first { $0.typeName == "Tasks.TaskEntity" }).query
        #expect(query.propertyFilters.count == 10)
        #expect(Set(query.propertyFilters.flatMap(\.comparisons)) == Set(ComparisonOperator.allCases))
        #expect(query.sortableProperties.count == 6)
    }

    @Test
    func `has one todo file with properties that are read on demand`() async throws {
        let file = try #require(try await manifest().entities.first { $0.typeName == "Tasks.TodoFileEntity" })
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
        let manifest = try await manifest()
        let order = try #require(manifest.intents.first { $0.typeName == "Coffee.OrderCoffeeIntent" })
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

    @Test
    func `translates every text of the coffee shop`() async throws {
        let manifest = try await manifest()
        let untranslated = try #require(manifest.untranslated(in: "Coffee", to: "de"))
        // The same word in both languages.
        let shared: Set = ["Name", "Status", "Espresso", "Americano", "Cortado", "Cappuccino", "Flat White", "Latte"]
        #expect(untranslated.subtracting(shared).isEmpty)
    }

    @Test
    func `has the app's name in every phrase exactly once, and one parameter at most`() async throws {
        let manifest = try await manifest()
        let ours = manifest.shortcuts.filter { shortcut in
            manifest.intent(shortcut.intent).map { intent in
                ["Coffee.", "Tasks.", "WorldClock."].contains { intent.typeName.hasPrefix($0) }
            } ?? false
        }
        #expect(!ours.isEmpty)
        for phrase in ours.flatMap(\.phrases).flatMap(\.template.allTexts) {
            #expect(phrase.components(separatedBy: "${applicationName}").count == 2, "\(phrase)")
            #expect(phrase.components(separatedBy: "${").count <= 3, "\(phrase)")
        }
    }
}

extension AppManifest {
    /// The titles, descriptions and names of a module that have no text of their own in a language.
    fileprivate func untranslated(in module: String, to language: String) -> Set<String>? {
        var texts: [LocalizedText] = []
        for intent in intents where intent.typeName.hasPrefix("\(module).") {
            texts += [intent.title, intent.description, intent.category, intent.resultValueName].compactMap(\.self)
            texts += intent.searchKeywords ?? []
            texts += intent.parameters.flatMap { [$0.title, $0.description, $0.requestValueDialog].compactMap(\.self) }
        }
        for entity in entities where entity.typeName.hasPrefix("\(module).") {
            texts += [entity.name] + entity.properties.map(\.title)
        }
        for enumeration in enumerations where enumeration.typeName.hasPrefix("\(module).") {
            texts += [enumeration.name] + enumeration.cases.map(\.title)
        }
        return texts.isEmpty ? nil : Set(texts.filter { $0.translations[language] == nil }.map(\.text))
    }
}
