public import AppIntents
import CoreSpotlight
import IntentWire
import Testing

// Every form of every macro, in the places where apps write them. That this file compiles is the first test.

// MARK: - Computed and deferred properties

struct Trail: Equatable, Sendable {
    var name: String
    var length: Double
    var isOpen: Bool
}

struct TrailEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = TrailQuery()

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    let id: String
    var trail: Trail

    @ComputedProperty
    var name: String { trail.name }

    @ComputedProperty(title: "Length")
    var length: Double {
        get { trail.length }
        set { trail.length = newValue }
    }

    @ComputedProperty(indexingKey: \.displayName)
    var label: String { trail.name }

    @ComputedProperty(customIndexingKey: "org_example_open")
    var isOpen: Bool { trail.isOpen }

    @ComputedProperty(title: "Notes", indexingKey: \.contentDescription)
    var notes: String? { nil }

    @ComputedProperty(title: "Default", customIndexingKey: "org_example_default")
    fileprivate var `default`: [String] { [trail.name] }

    @DeferredProperty
    var visitors: Int {
        get async throws { 12 }
    }

    @DeferredProperty(title: "Weather")
    var weather: String {
        get async { "dry" }
    }
}

extension TrailEntity {
    @ComputedProperty(title: "Difficulty")
    var difficulty: Int { length > 10 ? 2 : 1 }
}

struct TrailQuery: EntityQuery {
    func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] { [] }
}

/// A type named as the associated types of the framework are.
enum Shelter {
    struct Entity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelter"
        static let defaultQuery = Query()

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
        let id: Int
        @ComputedProperty var beds: Int { id * 2 }

        struct Query: EntityQuery {
            func entities(for identifiers: [Int]) async throws -> [Shelter.Entity] { [] }
        }
    }
}

struct PropertyMacroTests {
    let entity = TrailEntity(id: "ridge", trail: Trail(name: "Ridge", length: 11, isOpen: true))

    @Test func `computed properties need no storage`() {
        #expect(Mirror(reflecting: entity).children.map(\.label) == ["id", "trail"])
    }

    @Test func `a property has the title that it was given`() {
        #expect(entity.$length.title == "Length")
        #expect(entity._length.title == "Length")
        #expect(entity.$difficulty.title == "Difficulty")
        #expect(entity.$weather.title == "Weather")
        #expect(entity.$default.title == "Default")
    }

    @Test func `the macros leave the variables as they are`() async throws {
        var entity = entity
        entity.length = 3
        #expect(entity.trail.length == 3)
        #expect(entity.difficulty == 1)
        #expect(try await entity.visitors == 12)
        #expect(await entity.weather == "dry")
        #expect(Shelter.Entity(id: 4).beds == 8)
    }

    @Test func `key paths to a property are equal`() {
        #expect(\TrailEntity.$name == \TrailEntity.$name)
        #expect(\TrailEntity.$name as PartialKeyPath<TrailEntity> != \TrailEntity.$label)
    }
}

// MARK: - Union values

@UnionValue
enum Destination: Sendable {
    case trail(TrailEntity)
    case shelter(Shelter.Entity)
    case note(text: String)

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Destination"
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
        .trail: "Trail", .shelter: "Shelter", .note: "Note",
    ]
}

@UnionValue
public enum Reaction: Sendable {
    case words(String)
    case stars(Int), score(Int)
}

extension Reaction {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Reaction" }
    public static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
        .words: "Words", .stars: "Stars", .score: "Score",
    ]
}

@UnionValue
private enum Bare {
    case number(Double)
    case several([String])
    #if os(Linux)
    case switched(Bool)
    #else
    case unseen
    #endif
}

struct RateTrail: AppIntent {
    static let title: LocalizedStringResource = "Rate Trail"
    @Parameter(title: "Reaction") var reaction: Reaction
    @Parameter(title: "Destinations") var destination: Destination?
    func perform() async throws -> some IntentResult { .result() }
}

struct UnionValueMacroTests {
    @Test func `names its cases without their values`() {
        #expect(Destination.Cases.allCases == [.trail, .shelter, .note])
        #expect(Destination.Cases.note.rawValue == "note")
        #expect(Reaction.Cases.caseDisplayRepresentations[.stars]?.title == "Stars")
        #expect(Reaction.Cases.typeDisplayRepresentation.name == "Reaction")
        #expect(Bare.caseDisplayRepresentations[.several]?.title == "several")
    }

    @Test func `tells its value and the types that it can have`() {
        #expect(Destination.note(text: "here").asIntentValue as? String == "here")
        #expect(Bare.allIntentValueTypes.map { "\($0)" } == ["Double", "Array<String>", "Bool"])
    }

    @Test func `is made of a value by the first case that can hold it`() throws {
        guard case .stars(3)? = Reaction.__make(from: 3) else {
            Issue.record("not made of a number")
            return
        }
        guard case .score(3)? = Reaction.__make(.score, from: 3) else {
            Issue.record("not made of a number in the case that was chosen")
            return
        }
        #expect(Reaction.__make(.words, from: 3) == nil)
        #expect(Reaction.__make(from: true) == nil)
        #expect(Bare.__make(from: ["a"])?.__case == .several)
    }
}

// MARK: - Schemas

@AppEntity(schema: .photos.album)
struct AlbumEntity: IndexedEntity {
    static let defaultQuery = AlbumQuery()

    let id: String
    let kinds: [String]
    var name: String
    var creationDate: Date?
    @Property(title: "Kind") var albumType: AlbumKind

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: String, name: String) {
        self.id = id
        self.kinds = []
        self.name = name
        self.albumType = .custom
    }

    struct AlbumQuery: EntityQuery {
        func entities(for identifiers: [AlbumEntity.ID]) async throws -> [AlbumEntity] { [] }
    }
}

@AppEnum(schema: .photos.albumType)
enum AlbumKind: String {
    case custom, sharedWithOthers
}

@AppIntent(schema: .photos.createAlbum)
struct CreateAlbum {
    var name: String
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.openAlbum)
struct OpenAlbum: OpenIntent {
    static let title: LocalizedStringResource = "Show Album"
    var target: AlbumEntity
    @MainActor func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.deleteAlbum)
struct DeleteAlbum {
    @Parameter(title: "Albums") var entities: [AlbumEntity]
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .system.searchInApp)
struct SearchAlbums {
    static let searchScopes: [StringSearchScope] = [.general]
    var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult { .result() }
}

/// An entity of which all properties are read from the value behind it.
@AppEntity(schema: .reminders.list)
struct ListEntity {
    static var isAssistantOnly: Bool { true }
    static let defaultQuery = ListQuery()

    let id: String
    var name: String { id.capitalized }
    var type: ListKind { .standard }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    struct ListQuery: EntityQuery {
        func entities(for identifiers: [ListEntity.ID]) async throws -> [ListEntity] { [] }
    }
}

@AppEnum(schema: .reminders.listType)
enum ListKind: String {
    case standard
}

@available(*, deprecated)
@AssistantEntity(schema: .books.book)
public struct BookEntity: AppEntity {
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Volume"
    public static let defaultQuery = Query()

    public var id = UUID()
    public var title: String?
    public var seriesTitle: String? { nil }
    @Property public var author: String?
    public var genre: String? { nil }
    public var purchaseDate: Date? { nil }
    public var url: URL? { nil }

    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title ?? "")") }
    public init() {}

    public struct Query: EntityQuery {
        public init() {}
        public func entities(for identifiers: [BookEntity.ID]) async throws -> [BookEntity] { [] }
    }
}

@available(*, deprecated)
@AssistantEnum(schema: .books.contentType)
public enum ContentKind: String, AppEnum {
    case audiobook, ebook
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .audiobook: "Spoken", .ebook: "Written",
    ]
}

@available(*, deprecated)
@AssistantIntent(schema: .books.openBook)
public struct OpenBook: OpenIntent {
    @Parameter public var target: BookEntity
    public init() {}
    public func perform() async throws -> some IntentResult { .result() }
}

struct SchemaMacroTests {
    @Test func `titles come from the schema unless the app gives them`() {
        #expect(CreateAlbum.title == "Create Media Album")
        #expect(OpenAlbum.title == "Show Album")
        #expect(AlbumEntity.typeDisplayRepresentation.name == "Photo Album")
        #expect(AlbumKind.typeDisplayRepresentation.name == "Photo Album Type")
        #expect(AlbumKind.caseDisplayRepresentations[.sharedWithOthers]?.title == "Shared With Others")
    }

    @Test func `the macros do the same by their older names`() async throws {
        let manifest = try await ManifestBuilder.manifest()
        #expect(manifest.entity("BookEntity")?.name.text == "Volume")
        #expect(
            manifest.entity("BookEntity")?.properties.map(\.name) == [
                "title", "author", "seriesTitle", "genre", "purchaseDate", "url",
            ])
        #expect(manifest.enumeration("ContentKind")?.cases.map(\.title.text) == ["Spoken", "Written"])
        #expect(manifest.intent("OpenBook")?.parameters.map(\.name) == ["target"])
    }

    @Test func `the schema adds its protocols`() {
        func isOpen(_ type: any AppIntent.Type) -> Bool { type is any OpenIntent.Type }
        func isDelete(_ type: any AppIntent.Type) -> Bool { type is any DeleteIntent.Type }
        func isSearch(_ type: any AppIntent.Type) -> Bool { type is any ShowInAppSearchResultsIntent.Type }
        #expect(isOpen(OpenAlbum.self) && isDelete(DeleteAlbum.self) && isSearch(SearchAlbums.self))
        #expect(!isOpen(CreateAlbum.self) && !isDelete(CreateAlbum.self) && !isSearch(CreateAlbum.self))
    }

    @Test func `what the schema names is a parameter or a property`() {
        #expect(Mirror(reflecting: CreateAlbum()).children.map(\.label) == ["_name"])
        let album = Mirror(reflecting: AlbumEntity(id: "a", name: "Summer"))
        #expect(album.children.map(\.label) == ["id", "kinds", "_name", "_creationDate", "_albumType"])
        #expect(Mirror(reflecting: ListEntity(id: "home")).children.map(\.label) == ["id"])
        #expect(ListEntity(id: "home").name == "Home")
        _ = ListEntity(id: "home").$name
    }

    @Test func `only the assistant offers what the app reserves for it`() {
        #expect(ListEntity.isAssistantOnly)
        #expect(!AlbumEntity.isAssistantOnly && !CreateAlbum.isAssistantOnly)
    }

    @Test func `a schema has the same name in both namespaces`() {
        #expect(AssistantSchema(.photos.openAlbum) == OpenAlbum.__assistantSchemaIntent)
        #expect(AssistantSchema(.photos.album) == AlbumEntity.__assistantSchemaEntity)
        #expect(AssistantSchema(.photos.asset) != AlbumEntity.__assistantSchemaEntity)
    }
}
