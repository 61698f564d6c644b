import AppIntents
import Foundation
import IntentWire
import Testing

enum PathSurface: String, AppEnum {
    case gravel, grass
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Surface"
    static let caseDisplayRepresentations: [PathSurface: DisplayRepresentation] = [.gravel: "Gravel", .grass: "Grass"]
}

/// A path whose query only lists: the library compares the properties.
struct FootpathEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Footpath"
    static let defaultQuery = FootpathQuery()

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Length") var length: Measurement<UnitLength>
    @Property(title: "Toll") var toll: IntentCurrencyAmount?
    @Property(title: "Surface") var surface: PathSurface
    @Property(title: "Signs") var signs: [String]
    @Property(title: "Branch Of") var parent: ParkEntity?

    init(
        _ id: String, _ length: Measurement<UnitLength>, toll: IntentCurrencyAmount? = nil, _ surface: PathSurface,
        signs: [String] = [], parent: ParkEntity? = nil
    ) {
        self.id = id
        self.name = id.capitalized
        self.length = length
        self.toll = toll
        self.surface = surface
        self.signs = signs
        self.parent = parent
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct FootpathQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [FootpathEntity] {
        [
            FootpathEntity(
                "meadow", .init(value: 900, unit: .meters), toll: .init(amount: 4, currencyCode: "EUR"), .grass,
                signs: ["red", "blue"], parent: ParkEntity(id: "p1", name: "Old Park")),
            FootpathEntity(
                "river", .init(value: 2, unit: .kilometers), toll: .init(amount: 3, currencyCode: "USD"), .gravel,
                signs: ["blue"]),
            FootpathEntity(
                "hill", .init(value: 1, unit: .miles), .gravel, signs: [String(repeating: "long ", count: 20) + "two"]),
        ]
    }
}

struct ParkEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Park"
    static let defaultQuery = Query()

    let id: String
    let name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [ParkEntity] { [] }
    }
}

@Suite struct EnumerableFilterTests {
    private func find(
        _ property: String, _ comparison: ComparisonOperator, _ values: IntentValue..., sort: [EntitySort] = []
    ) async throws -> [String] {
        let filter = EntityFilter(comparisons: [.init(property: property, comparison: comparison, values: values)])
        let request = EntityRequest(entity: "FootpathEntity", query: .filter(filter, sort: sort))
        return try await EntityService.respond(to: request).entities.map(\.id)
    }

    @Test func `finds by identifier among all where the query says no better way`() async throws {
        let request = EntityRequest(entity: "FootpathEntity", query: .identifiers(["river", "none"]))
        #expect(try await EntityService.respond(to: request).entities.map(\.id) == ["river"])
    }

    private func length(_ value: Double, _ unit: String) -> IntentValue {
        .measurement(MeasurementSnapshot(value: value, unit: unit, dimension: "length"))
    }

    @Test func `the manifest offers every property that is read with an entity`() async throws {
        let query = try #require(try await ManifestBuilder.manifest().entity("FootpathEntity")).query
        let filters = try #require(query.propertyFilters)
        #expect(filters.map(\.property) == ["name", "length", "toll", "surface", "signs", "parent"])
        #expect(filters[0].comparisons == [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix])
        #expect(filters[1].comparisons.contains(.isBetween) && filters[2].comparisons.contains(.lessThan))
        #expect(filters[3].comparisons == [.equalTo, .notEqualTo])
        #expect(filters[4].comparisons == [.contains] && filters[4].type == .string)
        #expect(query.sortableProperties == ["name", "length", "toll"])
    }

    @Test func `measurements compare by quantity, not by number`() async throws {
        let order = [EntitySort(property: "length")]
        #expect(try await find("length", .greaterThan, length(1, "km"), sort: order) == ["hill", "river"])
        #expect(try await find("length", .isBetween, length(0.5, "mi"), length(1, "mi")) == ["meadow", "hill"])
        #expect(try await find("length", .equalTo, length(2000, "m")) == ["river"])
    }

    @Test func `amounts compare within a currency`() async throws {
        let four = IntentValue.currencyAmount(CurrencyAmountSnapshot(amount: 4, currencyCode: "EUR"))
        #expect(try await find("toll", .lessThanOrEqualTo, four) == ["meadow"])
        #expect(try await find("toll", .lessThan, four) == [])
        let others = try await find("toll", .notEqualTo, four)
        #expect(others == ["river", "hill"])
    }

    @Test func `texts, cases, lists and entities compare as a person means it`() async throws {
        #expect(try await find("name", .hasPrefix, .string("riv")) == ["river"])
        #expect(try await find("signs", .contains, .string("Blue")) == ["meadow", "river"])
        let sign = String(repeating: "long ", count: 20)
        #expect(try await find("signs", .contains, .string(sign + "one")) == [])
        #expect(try await find("signs", .contains, .string(sign + "two")) == ["hill"])
        #expect(try await find("parent", .equalTo, .text("old park")) == ["meadow"])
        #expect(try await find("parent", .equalTo, .text("p1")) == ["meadow"])
        let gravel = IntentValue.enumCase(EnumCaseSnapshot(type: "PathSurface", rawValue: "gravel"))
        #expect(try await find("surface", .equalTo, gravel) == ["river", "hill"])
    }
}
