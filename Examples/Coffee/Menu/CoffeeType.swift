import AppIntents

/// A coffee on the menu.
enum CoffeeType: String, AppEnum, Codable {
    case espresso
    case americano
    case filter
    case cortado
    case cappuccino
    case flatWhite
    case latte
    case mocha

    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Coffee Type", numericFormat: "\(placeholder: .int) coffees", synonyms: ["Coffee", "Drink"])

    static let caseDisplayRepresentations: [CoffeeType: DisplayRepresentation] = [
        .espresso: DisplayRepresentation(title: "Espresso", subtitle: "Short and strong", synonyms: ["Short Black"]),
        .americano: DisplayRepresentation(
            title: "Americano", subtitle: "Espresso with hot water", synonyms: ["Long Black"]),
        .filter: DisplayRepresentation(
            title: "Filter Coffee", subtitle: "Brewed by the cup", synonyms: ["Black Coffee", "Drip", "Pour Over"]),
        .cortado: DisplayRepresentation(
            title: "Cortado", subtitle: "Espresso, as much milk", synonyms: ["Gibraltar", "Macchiato"]),
        .cappuccino: DisplayRepresentation(title: "Cappuccino", subtitle: "Espresso, milk and foam"),
        .flatWhite: DisplayRepresentation(title: "Flat White", subtitle: "Double espresso, silky milk"),
        .latte: DisplayRepresentation(
            title: "Latte", subtitle: "Espresso with much milk", synonyms: ["Caffè Latte", "Milk Coffee"]),
        .mocha: DisplayRepresentation(title: "Mocha", subtitle: "Latte with chocolate", synonyms: ["Chocolate Coffee"]),
    ]

    var hasMilk: Bool {
        switch self {
        case .espresso, .americano, .filter: false
        case .cortado, .cappuccino, .flatWhite, .latte, .mocha: true
        }
    }

    /// What can be had with it.
    var extras: [CoffeeExtra] {
        let milks: [CoffeeExtra] = hasMilk ? [.oatMilk, .soyMilk, .lactoseFreeMilk] : []
        let flavours: [CoffeeExtra] =
            switch self {
            case .espresso, .americano, .filter, .cortado: [.lemon]
            case .cappuccino, .flatWhite, .latte: [.vanilla, .caramel, .cinnamon]
            case .mocha: [.vanilla, .whippedCream]
            }
        return milks + flavours + [.extraShot, .decaf]
    }

    /// The price of a medium one, in cents.
    var cents: Int {
        switch self {
        case .espresso: 220
        case .americano, .filter: 280
        case .cortado: 300
        case .cappuccino: 340
        case .flatWhite, .latte: 380
        case .mocha: 420
        }
    }
}
