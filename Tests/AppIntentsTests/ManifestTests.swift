import AppIntents
import IntentWire
import Testing

@Suite struct ManifestTests {
    @Test func `finds every intent of the process, private and nested ones too`() async throws {
        let manifest = try await ManifestBuilder.manifest()
        let found = Set(manifest.intents.map(\.identifier))
        #expect(found.isSuperset(of: ["OrderSoupIntent", "HiddenIntent", "NestedSiriIntent", "EveryTypeIntent"]))
        #expect(!found.contains("OpenURLIntent"))
        #expect(manifest.intent("HiddenIntent")?.isDiscoverable == false)
        #expect(manifest.intent("NestedSiriIntent")?.formerIdentifiers == ["NestedSiriIntent"])
        #expect(manifest.intent("NestedSiriIntent")?.modes == [.background, .foregroundDynamic])
    }

    @Test func `describes an intent`() async throws {
        let intent = try await ManifestBuilder.describe(OrderSoupIntent.self)
        #expect(intent.title == "Order Soup")
        #expect(intent.description == "Orders a soup.")
        #expect(intent.category == "Food")
        #expect(intent.searchKeywords == ["eat"])
        #expect(intent.resultValueName == "Order")
        #expect(intent.resultType == .string)
        #expect(intent.providesDialog)
        #expect(!intent.showsSnippet)
        #expect(intent.parameters.map(\.name) == ["soup", "quantity", "size", "note"])
        #expect(intent.parameters.map(\.type) == [.entity("SoupEntity"), .int, .enumeration("SoupSize"), .string])
        #expect(intent.parameters.map(\.isRequired) == [true, false, true, false])
        let quantity = intent.parameter("quantity")
        #expect(quantity?.defaultValue == .int(1))
        #expect(quantity?.minimum == 1)
        #expect(quantity?.maximum == 20)
        #expect(intent.parameter("soup")?.options == .query)
        #expect(intent.parameter("soup")?.requestValueDialog == "Which soup would you like?")
    }

    @Test func `describes a summary with a condition`() async throws {
        let summary = try await ManifestBuilder.describe(OrderSoupIntent.self).summary
        guard case .when(let condition, let then, let otherwise)? = summary else {
            Issue.record("no condition"); return
        }
        #expect(condition == SummaryCondition(parameter: "note", comparison: .hasAnyValue))
        #expect(then.sentences.map(\.template) == ["Order ${quantity} ${size} ${soup} with a note"])
        #expect(then.sentences.map(\.parameters) == [["note"]])
        #expect(otherwise.sentences.map(\.template) == ["Order ${quantity} ${size} ${soup}"])
    }

    @Test func `describes parameters of every type`() async throws {
        let intent = try await ManifestBuilder.describe(EveryTypeIntent.self)
        #expect(
            intent.parameters.map(\.type.description) == [
                "bool", "int", "double", "string", "attributedString", "date", "dateComponents", "duration", "decimal",
                "url", "uuid", "measurement:length", "measurement:duration", "person", "personName", "file",
                "currencyAmount", "paymentMethod", "[enum:SoupSize]", "[entity:SoupEntity]", "[string]", "int",
            ])
        #expect(intent.parameter("length")?.unit == "mi")
        #expect(intent.parameter("time")?.unit == UnitDuration.minutes.symbol)
        #expect(intent.parameter("time")?.isUnitFixed == true)
        #expect(intent.parameter("bool")?.booleanNames == ["warm", "cold"])
        #expect(intent.parameter("double")?.controlStyle == "slider")
        #expect(intent.parameter("date")?.dateKind == "date")
        #expect(intent.parameter("file")?.contentTypes == ["public.plain-text"])
        #expect(intent.parameter("minutes")?.defaultValue == .int(60))
        #expect(intent.parameter("soups")?.maximumCount == 2)
    }

    @Test func `describes an entity, its properties and what its query can do`() async throws {
        let entity = try #require(try await ManifestBuilder.manifest().entity("SoupEntity"))
        #expect(entity.name == "Soup")
        #expect(entity.properties.map(\.name) == ["name", "price", "isVegan", "seasonStart", "label", "stock"])
        #expect(
            entity.properties.map(\.title.text) == ["Name", "Price", "Is Vegan", "Season Start", "Label", "Stock"])
        #expect(entity.properties.map(\.isDeferred) == [nil, nil, nil, nil, nil, true])
        #expect(entity.query.supportsText && entity.query.supportsAll)
        #expect(entity.query.propertyFilters?.map(\.property) == ["name", "price"])
        #expect(entity.query.propertyFilters?.last?.comparisons == [.lessThan, .greaterThanOrEqualTo, .isBetween])
        #expect(entity.query.sortableProperties == ["price", "name"])
        #expect(entity.query.findDescription == "Finds soups on the menu.")
    }

    @Test func `describes an enumeration in the order of the source`() async throws {
        let size = try #require(try await ManifestBuilder.manifest().enumeration("SoupSize"))
        #expect(size.cases.map(\.rawValue) == ["small", "medium", "large"])
        #expect(size.cases[1].synonyms == ["regular"])
        #expect(size.cases[2].subtitle == "16 oz")
    }

    @Test func `describes shortcuts with their phrases`() async throws {
        let manifest = try await ManifestBuilder.manifest()
        let shortcut = try #require(manifest.shortcuts.first { $0.intent == "OrderSoupIntent" })
        #expect(
            shortcut.phrases.map(\.template) == [
                "Order soup in ${applicationName}", "Order ${soup} with ${applicationName}",
            ])
        #expect(shortcut.arguments.isEmpty)
        #expect(manifest.shortcutTileColor == "tangerine")
    }

    @Test func `is stable JSON that reads back as itself`() async throws {
        let manifest = try await ManifestBuilder.manifest()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let first = try encoder.encode(manifest)
        #expect(try encoder.encode(try await ManifestBuilder.manifest()) == first)
        #expect(try JSONDecoder().decode(AppManifest.self, from: first) == manifest)
    }
}
