import AppIntents

/// Something to have with a coffee.
enum CoffeeExtra: String, AppEnum, Codable {
    case oatMilk
    case soyMilk
    case lactoseFreeMilk
    case vanilla
    case caramel
    case cinnamon
    case whippedCream
    case lemon
    case extraShot
    case decaf

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Extra", synonyms: ["Topping"])

    static let caseDisplayRepresentations: [CoffeeExtra: DisplayRepresentation] = [
        .oatMilk: DisplayRepresentation(title: "Oat Milk", synonyms: ["Oat"]),
        .soyMilk: DisplayRepresentation(title: "Soy Milk", synonyms: ["Soy"]),
        .lactoseFreeMilk: DisplayRepresentation(title: "Lactose-Free Milk", synonyms: ["Lactose Free"]),
        .vanilla: DisplayRepresentation(title: "Vanilla Syrup", synonyms: ["Vanilla"]),
        .caramel: DisplayRepresentation(title: "Caramel Syrup", synonyms: ["Caramel"]),
        .cinnamon: "Cinnamon",
        .whippedCream: DisplayRepresentation(title: "Whipped Cream", synonyms: ["Cream"]),
        .lemon: DisplayRepresentation(title: "Slice of Lemon", synonyms: ["Lemon"]),
        .extraShot: DisplayRepresentation(title: "Extra Shot", synonyms: ["Double"]),
        .decaf: DisplayRepresentation(title: "Decaffeinated", synonyms: ["Decaf"]),
    ]

    /// Under which heading the menu has it.
    enum Kind: CaseIterable {
        case milk
        case flavour
        case strength

        var title: LocalizedStringResource {
            switch self {
            case .milk: "Milk"
            case .flavour: "Flavour"
            case .strength: "Strength"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .oatMilk, .soyMilk, .lactoseFreeMilk: .milk
        case .vanilla, .caramel, .cinnamon, .whippedCream, .lemon: .flavour
        case .extraShot, .decaf: .strength
        }
    }

    /// What it costs, in cents.
    var cents: Int {
        switch self {
        case .lactoseFreeMilk, .cinnamon, .lemon, .decaf: 0
        case .oatMilk, .soyMilk, .vanilla, .caramel: 50
        case .whippedCream, .extraShot: 70
        }
    }
}

/// The extras that go with the coffee that is being ordered.
struct CoffeeExtrasProvider: DynamicOptionsProvider {
    @IntentParameterDependency<OrderCoffeeIntent>(\.$coffeeType)
    var order

    func results() async throws -> ItemCollection<CoffeeExtra> {
        let offered = order?.coffeeType.extras ?? CoffeeExtra.allCases
        let sections = CoffeeExtra.Kind.allCases.map { kind in
            (kind, offered.filter { $0.kind == kind })
        }
        return ItemCollection(
            promptLabel: "What would you like with it?",
            sections: sections.filter { !$0.1.isEmpty }.map { ItemSection($0.0.title, items: $0.1) })
    }
}
