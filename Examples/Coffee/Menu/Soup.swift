import AppIntents

/// A soup on the menu.
struct Soup: Hashable, Sendable {
    let id: String
    let name: LocalizedStringResource
    let isVegan: Bool
    /// The price of a medium bowl, in cents.
    let cents: Int

    static let menu = [
        Soup(id: "tomato", name: "Tomato Soup", isVegan: true, cents: 490),
        Soup(id: "lentil", name: "Lentil Soup", isVegan: true, cents: 520),
        Soup(id: "pumpkin", name: "Pumpkin Soup", isVegan: true, cents: 540),
        Soup(id: "minestrone", name: "Minestrone", isVegan: true, cents: 550),
        Soup(id: "onion", name: "Onion Soup", isVegan: false, cents: 560),
        Soup(id: "chicken-noodle", name: "Chicken Noodle Soup", isVegan: false, cents: 620),
        Soup(id: "miso", name: "Miso Soup", isVegan: true, cents: 450),
    ]

    static func named(_ id: String) -> Soup? { menu.first { $0.id == id } }

    /// The soup of a day: another one each day of the week, for less.
    static func ofTheDay(_ date: Date, calendar: Calendar = .current) -> Soup {
        menu[(calendar.component(.weekday, from: date) - 1) % menu.count]
    }
}

/// The size of a bowl.
enum SoupSize: String, AppEnum, Codable {
    case small
    case medium
    case large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup Size"
    static let caseDisplayRepresentations: [SoupSize: DisplayRepresentation] = [
        .small: DisplayRepresentation(title: "Small Bowl", subtitle: "250 ml", synonyms: ["Small", "Cup", "S"]),
        .medium: DisplayRepresentation(title: "Medium Bowl", subtitle: "350 ml", synonyms: ["Medium", "Bowl", "M"]),
        .large: DisplayRepresentation(title: "Large Bowl", subtitle: "500 ml", synonyms: ["Large", "Big", "L"]),
    ]

    /// What it costs more than a medium one, in cents.
    var cents: Int {
        switch self {
        case .small: -100
        case .medium: 0
        case .large: 120
        }
    }
}
