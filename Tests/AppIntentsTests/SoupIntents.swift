import AppIntents
import UniformTypeIdentifiers

// An app as the documentation writes one, for the tests of the runtime.

enum SoupSize: String, AppEnum {
    case small, medium, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [SoupSize: DisplayRepresentation] = [
        .small: "Small (8 oz)",
        .medium: DisplayRepresentation(title: "Medium (12 oz)", synonyms: ["regular"]),
        .large: DisplayRepresentation(title: "Große Schale", subtitle: "16 oz", image: .init(systemName: "cup")),
    ]
}

struct SoupEntity: AppEntity {
    static let defaultQuery = SoupQuery()
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Soup", numericFormat: "\(placeholder: .int) soups")

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Price") var price: Double
    @Property var isVegan: Bool
    @Property(title: "Season Start") var seasonStart: Date?
    @ComputedProperty(title: "Label") var label: String { "\(name) (\(price))" }
    @DeferredProperty(title: "Stock") var stock: Int {
        get async throws { name.count }
    }
    let hidden = "not exposed"

    init(id: String, name: String, price: Double, isVegan: Bool, seasonStart: Date? = nil) {
        self.id = id
        self.name = name
        self.price = price
        self.isVegan = isVegan
        self.seasonStart = seasonStart
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(price, specifier: "%.2f")")
    }

    static var all: [SoupEntity] {
        [
            SoupEntity(id: "tomato", name: "Tomato", price: 4.5, isVegan: true),
            SoupEntity(
                id: "lentil", name: "Lentil", price: 5, isVegan: true, seasonStart: Date(timeIntervalSince1970: 0)),
            SoupEntity(id: "chicken", name: "Chicken Noodle", price: 6.25, isVegan: false),
            SoupEntity(id: "miso", name: "Miso", price: 3, isVegan: true),
            SoupEntity(id: "creme", name: "Crème de Tomate", price: 7, isVegan: false),
        ]
    }
}

struct SoupQuery: EntityPropertyQuery, EntityStringQuery, EnumerableEntityQuery {
    typealias ComparatorMappingType = (SoupEntity) -> Bool

    static let properties = QueryProperties {
        Property(\SoupEntity.$name) {
            EqualToComparator { name in { $0.name == name } }
            ContainsComparator { part in { $0.name.contains(part) } }
        }
        Property(\SoupEntity.$price) {
            LessThanComparator { limit in { $0.price < limit } }
            GreaterThanOrEqualToComparator { limit in { $0.price >= limit } }
            IsBetweenComparator { low, high in { (low...high).contains($0.price) } }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\SoupEntity.$price)
        SortableBy(\SoupEntity.$name)
    }

    static var findIntentDescription: IntentDescription? { IntentDescription("Finds soups on the menu.") }

    func entities(for identifiers: [String]) async throws -> [SoupEntity] {
        SoupEntity.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [SoupEntity] {
        SoupEntity.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func allEntities() async throws -> [SoupEntity] { SoupEntity.all }

    func suggestedEntities() async throws -> [SoupEntity] { Array(SoupEntity.all.prefix(2)) }

    func entities(
        matching comparators: [(SoupEntity) -> Bool], mode: ComparatorMode,
        sortedBy: [EntityQuerySort<SoupEntity>], limit: Int?
    ) async throws -> [SoupEntity] {
        var found = SoupEntity.all.filter { soup in
            mode == .and ? comparators.allSatisfy { $0(soup) } : comparators.contains { $0(soup) }
        }
        for sort in sortedBy {
            switch sort.by {
            case \SoupEntity.$price: found.sort { (sort.order == .ascending) == ($0.price < $1.price) }
            default: found.sort { (sort.order == .ascending) == ($0.name < $1.name) }
            }
        }
        return Array(found.prefix(limit ?? .max))
    }
}

struct OrderSoupIntent: AppIntent {
    static let title: LocalizedStringResource = "Order Soup"
    static let description = IntentDescription(
        "Orders a soup.", categoryName: "Food", searchKeywords: ["eat"], resultValueName: "Order")

    @Parameter(title: "Soup", requestValueDialog: "Which soup would you like?")
    var soup: SoupEntity

    @Parameter(title: "Quantity", default: 1, inclusiveRange: (1, 20))
    var quantity: Int

    @Parameter(title: "Size", requestValueDialog: "What size?")
    var size: SoupSize

    @Parameter(title: "Note") var note: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$note, .hasAnyValue) {
            Summary("Order \(\.$quantity) \(\.$size) \(\.$soup) with a note") { \.$note }
        } otherwise: {
            Summary("Order \(\.$quantity) \(\.$size) \(\.$soup)")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        .result(
            value: "\(quantity) \(size.rawValue) \(soup.name)",
            dialog: IntentDialog(
                full: "Ordered \(quantity) \(soup.name), \(note ?? "no note").", supporting: "Ordered."))
    }
}

struct AskingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask"

    @Parameter(title: "Count") var count: Int?
    @Parameter(title: "Soup") var soup: SoupEntity?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        guard let count, count < 10 else { throw $count.needsValue("How many, below ten?") }
        let soup = try await $soup.requestDisambiguation(among: SoupEntity.all, dialog: "Which one?")
        guard try await $soup.requestConfirmation(for: soup) else { return .result(value: "not confirmed") }
        try await requestConfirmation(actionName: .order, dialog: "Order \(count) \(soup.name)?")
        let choice = try await requestChoice(between: [.init(title: "Here"), .init(title: "To go"), .cancel])
        return .result(value: "\(count) \(soup.name) \(choice.title.key)")
    }
}

enum KitchenError: Error, CustomLocalizedStringResourceConvertible {
    case closed(until: Int)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .closed(let hour): "The kitchen is closed until \(hour) o'clock."
        }
    }
}

struct PlainError: LocalizedError {
    var errorDescription: String? { "plainly wrong" }
}

struct FailingIntent: AppIntent {
    static let title: LocalizedStringResource = "Fail"
    @Parameter(title: "Kind", default: 0) var kind: Int

    func perform() async throws -> some IntentResult {
        switch kind {
        case 0: throw KitchenError.closed(until: 9)
        case 1: throw PlainError()
        case 2: throw AppIntentError.Unrecoverable.networkFailure
        case 3: throw CancellationError()
        default: return .result()
        }
    }
}

private struct HiddenIntent: AppIntent {
    static let title: LocalizedStringResource = "Hidden"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult { .result() }
}

enum Kitchen {
    struct NestedIntent: AppIntent, CustomIntentMigratedAppIntent {
        static let title: LocalizedStringResource = "Nested"
        static let intentClassName = "NestedSiriIntent"
        static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
        func perform() async throws -> some IntentResult { .result() }
    }
}

protocol SoupStock: Sendable {
    func count() -> Int
}

struct SoupStockIntent: AppIntent {
    static let title: LocalizedStringResource = "Count Soup"
    @Dependency var stock: any SoupStock
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: stock.count()) }
}

struct ToppingOptions: DynamicOptionsProvider {
    @IntentParameterDependency<ToppingIntent>(\.$soup) var intent

    func results() async throws -> ItemCollection<String> {
        guard let intent else { return ItemCollection(items: ["Choose a soup first"]) }
        return ItemCollection(
            promptLabel: "Toppings",
            sections: [
                ItemSection("Fitting", items: ["Basil for \(intent.soup.name)", "Pepper"].map { Item($0) }),
                ItemSection("Always", items: ["Salt"]),
            ])
    }

    func defaultResult() async -> String? { "Salt" }
}

struct ToppingIntent: AppIntent {
    static let title: LocalizedStringResource = "Add Topping"
    @Parameter(title: "Soup") var soup: SoupEntity
    @Parameter(title: "Topping", optionsProvider: ToppingOptions()) var topping: String
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(soup.name)+\(topping)")
    }
}

struct EveryTypeIntent: AppIntent {
    static let title: LocalizedStringResource = "Every Type"
    @Parameter(title: "Bool", default: true, displayName: .init(true: "warm", false: "cold")) var bool: Bool
    @Parameter(title: "Int") var int: Int?
    @Parameter(title: "Double", controlStyle: .slider, inclusiveRange: (0, 1)) var double: Double?
    @Parameter(title: "String") var string: String?
    @Parameter(title: "Styled") var styled: AttributedString?
    @Parameter(title: "Date", kind: .date) var date: Date?
    @Parameter(title: "Components") var components: DateComponents?
    @Parameter(title: "Duration") var duration: Duration?
    @Parameter(title: "Decimal") var decimal: Decimal?
    @Parameter(title: "URL") var url: URL?
    @Parameter(title: "UUID") var uuid: UUID?
    @Parameter(title: "Length", defaultUnit: .miles, supportsNegativeNumbers: false) var length:
        Measurement<UnitLength>?
    @Parameter(title: "Time", unit: .minutes) var time: Measurement<UnitDuration>?
    @Parameter(title: "Person") var person: IntentPerson?
    @Parameter(title: "Name") var name: PersonNameComponents?
    @Parameter(title: "File", supportedContentTypes: [.plainText]) var file: IntentFile?
    @Parameter(title: "Amount") var amount: IntentCurrencyAmount?
    @Parameter(title: "Payment") var payment: IntentPaymentMethod?
    @Parameter(title: "Sizes") var sizes: [SoupSize]?
    @Parameter(title: "Soups", size: .init(min: 1, max: 2)) var soups: [SoupEntity]?
    @Parameter(title: "Words") var words: Set<String>?
    @Parameter(title: "Minutes") var minutes: Int = 60

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(minutes)")
    }
}

struct SoupShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderSoupIntent(),
            phrases: ["Order soup in \(.applicationName)", "Order \(\.$soup) with \(.applicationName)"],
            shortTitle: "Order Soup", systemImageName: "takeoutbag.and.cup.and.straw")
    }

    static let shortcutTileColor: ShortcutTileColor = .tangerine
}

/// An entity whose query needs something that nobody registers.
struct LadleEntity: AppEntity {
    static let defaultQuery = LadleQuery()
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ladle"
    let id: Int
    @Property(title: "Length") var length: Int
    init(id: Int) {
        self.id = id
        length = id
    }
    var displayRepresentation: DisplayRepresentation { "Ladle" }
}

final class LadleDrawer: Sendable {
    let ladles = [LadleEntity(id: 1)]
}

struct LadleQuery: EnumerableEntityQuery, EntityStringQuery {
    @Dependency var drawer: LadleDrawer
    func allEntities() async throws -> [LadleEntity] { drawer.ladles }
    func entities(for identifiers: [Int]) async throws -> [LadleEntity] { drawer.ladles }
    func entities(matching string: String) async throws -> [LadleEntity] { drawer.ladles }
}
