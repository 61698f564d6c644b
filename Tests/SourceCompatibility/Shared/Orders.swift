import AppIntents

// Parameters, summaries, results, errors.

nonisolated final class OrderDesk: Sendable {
    static let shared = OrderDesk()
    func place(soup: String, quantity: Int) async throws -> Int { quantity }
}

enum BowlSize: String, AppEnum {
    case small
    case medium
    case large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [BowlSize: DisplayRepresentation] = [
        .small: "Small (8 oz)",
        .medium: DisplayRepresentation(title: "Medium (12 oz)", synonyms: ["regular"]),
        .large: .init(title: "Large", subtitle: "16 oz", image: .init(systemName: "takeoutbag.and.cup.and.straw")),
    ]
}

struct BowlEntity: AppEntity, Identifiable {
    let id: String

    @Property(title: "Name") var name: String
    @Property(title: "Price") var price: Double
    @Property var isVegan: Bool

    static let defaultQuery = BowlQuery()
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Bowl" }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "$\(String(format: "%.2f", price))")
    }

    init(id: String, name: String, price: Double) {
        self.id = id
        self.name = name
        self.price = price
        self.isVegan = true
    }
}

struct BowlQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [BowlEntity] {
        identifiers.map { BowlEntity(id: $0, name: $0, price: 1) }
    }
    func suggestedEntities() async throws -> [BowlEntity] { [] }
}

extension BowlQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [BowlEntity] { [] }
}

struct OrderBowlIntent: AppIntent {
    static let title: LocalizedStringResource = "Order Bowl"
    static let description = IntentDescription(
        "Orders a bowl.", categoryName: "Food", searchKeywords: ["soup", "eat"], resultValueName: "Order")
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Bowl", requestValueDialog: "Which bowl?")
    var bowl: BowlEntity

    @Parameter(title: "Quantity", description: "How many", default: 1, controlStyle: .stepper, inclusiveRange: (1, 10))
    var quantity: Int

    @Parameter(title: "Volume", controlStyle: .slider, inclusiveRange: (0, 1))
    var volume: Double?

    @Parameter(title: "Size", default: .medium)
    var size: BowlSize

    @Parameter(title: "Duration")
    var duration: Int = 60

    @Parameter(title: "Note", inputOptions: .init(keyboardType: .default, multiline: true))
    var note: String?

    @Parameter(title: "Distance", defaultUnit: .miles, supportsNegativeNumbers: false)
    var distance: Measurement<UnitLength>?

    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(title: "Hot", displayName: .init(true: "hot", false: "cold")) var isHot: Bool?
    @Parameter(title: "Extras", size: .init(min: 0, max: 3)) var extras: [BowlEntity]?
    @Parameter(title: "Names") var names: [String]?
    @Parameter var plain: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$note, .hasAnyValue) {
            Summary("Order \(\.$quantity) \(\.$bowl) with a note") {
                \.$note
                \.$size
            }
        } otherwise: {
            Switch(\.$size) {
                Case(.large) { Summary("Order a large \(\.$bowl)") }
                Case([.small, .medium]) { Summary("Order \(\.$bowl)", table: "Summaries") { \.$quantity } }
                DefaultCase { Summary("Order \(\.$quantity) \(\.$bowl)") }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        guard quantity < 100 else { throw $quantity.needsValue("Please specify how many bowls") }
        guard bowl.name != "none" else { throw $bowl.needsValueError("Which bowl?") }
        if size == .large, extras == nil {
            throw $bowl.needsDisambiguationError(among: [bowl], dialog: "Which one?")
        }
        let order = try await OrderDesk.shared.place(soup: bowl.id, quantity: quantity)
        return .result(value: order, dialog: "Ordered \(quantity) \(bowl.name).")
    }
}

enum OrderError: Error, CustomLocalizedStringResourceConvertible {
    case outOfStock(itemName: String)
    case closed

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .outOfStock(let name): return "Sorry, \(name) is out of stock"
        case .closed: return "We are closed"
        }
    }
}

struct CancelOrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Cancel Order"

    @Parameter(title: "Order") var order: Int?

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        let number: Int
        if let order { number = order } else { number = try await $order.requestValue("Which order?") }
        try await requestConfirmation(
            result: .result(dialog: "Cancel order \(number)?"), confirmationActionName: .init(stringLiteral: "Cancel"))
        try await requestConfirmation(actionName: .go, dialog: IntentDialog("Really?"))
        let options = [
            IntentChoiceOption(title: "Refund"), IntentChoiceOption(title: "Voucher", style: .destructive),
            IntentChoiceOption.cancel,
        ]
        let choice = try await requestChoice(between: options, dialog: IntentDialog("How?"))
        if choice == options[0] { throw OrderError.outOfStock(itemName: "money") }
        return .result(
            dialog: IntentDialog(
                full: "Order \(number) is cancelled.", supporting: "Cancelled", systemImageName: "xmark"))
    }
}

struct CrowdIntent: AppIntent {
    static let title: LocalizedStringResource = "Crowd"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
        if systemContext.currentMode.canContinueInForeground {
            do { try await continueInForeground(alwaysConfirm: false) } catch {}
        }
        if Bool.random() {
            throw needsToContinueInForegroundError(IntentDialog("Open the app to go on"), alwaysConfirm: true)
        }
        return .result(value: 0, dialog: "Nobody is here.")
    }
}

struct EditIntent: AppIntent {
    static let title: LocalizedStringResource = "Edit"
    @Parameter(title: "Bowl") var bowl: BowlEntity
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: ShowBowlIntent(bowl: bowl)) }
}

struct ShowBowlIntent: OpenIntent {
    static let title: LocalizedStringResource = "Show Bowl"
    @Parameter(title: "Bowl") var target: BowlEntity

    init() {}
    init(bowl: BowlEntity) { self.target = bowl }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
struct ToolIntent: AppIntent {
    static let title: LocalizedStringResource = "Tool"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult { .result() }
}

struct OrderShortcuts: AppShortcutsProvider {
    @AppShortcutsBuilder
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderBowlIntent(),
            phrases: ["Order a bowl in \(.applicationName)", "Order \(\.$bowl) in \(.applicationName)"],
            shortTitle: "Order", systemImageName: "cup.and.saucer.fill")
        AppShortcut(intent: CrowdIntent(), phrases: ["How full is \(.applicationName)"])
    }

    static let shortcutTileColor: ShortcutTileColor = .tangerine
}
