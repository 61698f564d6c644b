import AppIntents

// One file of an app: an intent with a summary and a dialog, its entity with a query, an enumeration, a shortcut.

struct Soup: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
    static let defaultQuery = SoupQuery()

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Price") var price: Double

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: String, name: String, price: Double) {
        self.id = id
        self.name = name
        self.price = price
    }
}

struct SoupQuery: EntityStringQuery {
    private static let menu = [
        Soup(id: "tomato", name: "Tomato", price: 4.5),
        Soup(id: "lentil", name: "Lentil", price: 5.2),
    ]

    func entities(for identifiers: [Soup.ID]) async throws -> [Soup] {
        Self.menu.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Soup] {
        Self.menu.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [Soup] { Self.menu }
}

enum BowlSize: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [BowlSize: DisplayRepresentation] = [
        .small: "Small",
        .large: "Large",
    ]
}

struct OrderSoup: AppIntent {
    static let title: LocalizedStringResource = "Order Soup"
    static let description = IntentDescription("Orders bowls of soup.")

    @Parameter(title: "Soup") var soup: Soup
    @Parameter(title: "Size", default: .small) var size: BowlSize
    @Parameter(title: "Bowls", default: 1, inclusiveRange: (1, 9)) var bowls: Int
    @Parameter(title: "Note") var note: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Order \(\.$bowls) \(\.$size) \(\.$soup)") {
            \.$note
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
        let total = soup.price * Double(bowls) * (size == .large ? 1.5 : 1)
        return .result(value: total, dialog: "\(bowls) of \(soup.name), \(total) in all.")
    }
}

struct SoupShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderSoup(),
            phrases: ["Order soup in \(.applicationName)", "Get \(\.$soup) from \(.applicationName)"],
            shortTitle: "Order Soup",
            systemImageName: "cup.and.saucer")
    }
}
