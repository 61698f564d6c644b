import AppIntents
import CoreSpotlight

// Entities of all kinds, queries of all kinds, dependencies, packages.

struct BookEntity: AppEntity, IndexedEntity {
    let id: UUID

    @Property(title: "Title", indexingKey: \.title) var title: String
    @Property(title: "Released", indexingKey: \.contentCreationDate) var released: Date?
    @Property(title: "Notes", customIndexingKey: "notes") var notes: String?
    @Property(title: "Pages") var pages: Int

    @ComputedProperty(title: "Length") var length: String { pages > 500 ? "long" : "short" }

    @DeferredProperty(title: "Copies")
    var copies: Int {
        get async throws { pages }
    }

    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Book", numericFormat: "\(placeholder: .int) books")
    static let defaultQuery = BookQuery()

    init(id: UUID, title: String, pages: Int) {
        self.id = id
        self.title = title
        self.pages = pages
    }

    var displayRepresentation: DisplayRepresentation {
        let cover: URL? = nil
        return DisplayRepresentation(
            title: "\(title)", subtitle: "by \(notes ?? "nobody")", image: cover.map { .init(url: $0) })
    }
}

enum BookComparator: Sendable {
    case titleContains(String)
    case titleEquals(String)
    case pagesBelow(Int)
    case releasedAfter(Date)
}

struct BookQuery: EntityPropertyQuery, EnumerableEntityQuery, EntityStringQuery {
    static let properties = QueryProperties {
        Property(\.$title) {
            ContainsComparator { BookComparator.titleContains($0) }
            EqualToComparator { BookComparator.titleEquals($0) }
            NotEqualToComparator { BookComparator.titleEquals($0) }
            HasPrefixComparator { BookComparator.titleContains($0) }
        }
        Property(\.$pages) {
            LessThanComparator { BookComparator.pagesBelow($0) }
            GreaterThanOrEqualToComparator { BookComparator.pagesBelow($0) }
        }
        Property(\.$released) {
            GreaterThanComparator { BookComparator.releasedAfter($0) }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\.$title)
        SortableBy(\.$pages)
    }

    func allEntities() async throws -> [BookEntity] { [] }
    func entities(matching string: String) async throws -> [BookEntity] { [] }

    func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }

    func entities(
        matching comparators: [BookComparator], mode: ComparatorMode, sortedBy: [EntityQuerySort<BookEntity>],
        limit: Int?
    ) async throws -> [BookEntity] {
        var books: [BookEntity] = []
        for sort in sortedBy {
            switch sort.by {
            case \.$title: books.sort { $0.title < $1.title }
            case \.$pages: books.sort { sort.order == .ascending ? $0.pages < $1.pages : $0.pages > $1.pages }
            default: break
            }
        }
        return Array(books.prefix(limit ?? 10))
    }
}

struct ShelfEntity: AppEntity {
    let id: Int
    static let defaultQuery = ShelfQuery()
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Shelf") }
    var displayRepresentation: DisplayRepresentation { .init(stringLiteral: "Shelf \(id)") }
}

struct ShelfQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [ShelfEntity] { (1...3).map(ShelfEntity.init(id:)) }
    func entities(for identifiers: [ShelfEntity.ID]) async throws -> [ShelfEntity] {
        identifiers.map(ShelfEntity.init(id:))
    }
}

struct LibrarySettings: UniqueAppEntity {
    static let defaultQuery = LibrarySettingsQuery()
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
    var id: String { "settings" }
    @ComputedProperty var lendingDays: Int { 14 }
    var displayRepresentation: DisplayRepresentation { "Settings" }
}

struct LibrarySettingsQuery: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> LibrarySettings { LibrarySettings() }
}

struct ReadingReport: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Report"
    @Property(title: "Books") var books: Int
    @Property(title: "Favourite") var favourite: BookEntity?
    init() { books = 0 }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(books) books") }
}

nonisolated final class Catalog: Sendable {
    func count() -> Int { 1 }
}

struct CountIntent: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @Dependency private var catalog: Catalog
    @AppDependency(key: "other") var other: Catalog

    func perform() async throws -> some ReturnsValue<ReadingReport> {
        let report = ReadingReport()
        report.books = catalog.count() + other.count()
        return .result(value: report)
    }
}

struct RegisterDependencies {
    init() {
        AppDependencyManager.shared.add(dependency: Catalog())
        AppDependencyManager.shared.add(key: "other") { Catalog() }
    }
}

struct LendIntent: AppIntent {
    static let title: LocalizedStringResource = "Lend"

    struct ShelfOptions: DynamicOptionsProvider {
        @IntentParameterDependency<LendIntent>(\.$book) var intent

        func results() async throws -> [String] { intent.map { [$0.book.title] } ?? [] }
        func defaultResult() async -> String? { "first" }
    }

    @Parameter(title: "Book") var book: BookEntity
    @Parameter(title: "Shelf", optionsProvider: ShelfOptions()) var shelf: String
    @Parameter(title: "Other", query: ShelfQuery()) var other: ShelfEntity?
    @Parameter(title: "Readers") var readers: EntityCollection<ShelfEntity>?

    func perform() async throws -> some IntentResult {
        _ = try await CountIntent()(donate: false)
        return .result()
    }
}

struct LibraryPackage: AppIntentsPackage {}

struct AppPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [LibraryPackage.self] }
}

@UnionValue
enum SearchResult {
    case book(BookEntity)
    case shelf(ShelfEntity)
}

struct FindLibraryIntent: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search"
    static let searchScopes: [StringSearchScope] = [.general]
    @Parameter(title: "Criteria") var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult { .result() }
}

struct SpeakIntent: PredictableIntent, AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Speak"
    @Parameter(title: "Book") var book: BookEntity
    @Parameter(title: "Loud") var loud: Bool

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$book, \.$loud)) { book, loud in
            DisplayRepresentation(title: "\(book.title) \(loud ? "loud" : "quiet")")
        }
        IntentPrediction(parameters: \.$book) { book in
            DisplayRepresentation(title: "\(book.title)", subtitle: "spoken")
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

func index(_ books: [BookEntity]) async throws {
    try await CSSearchableIndex.default().indexAppEntities(books)
    try await CSSearchableIndex.default().deleteAppEntities(identifiedBy: books.map(\.id), ofType: BookEntity.self)
    let activity = NSUserActivity(activityType: "org.example.viewBook")
    activity.appEntityIdentifier = books.first.map { EntityIdentifier(for: $0) }
    activity.isEligibleForSearch = true
    activity.becomeCurrent()
}
