import AppIntents

/// The size of a cup.
enum CoffeeSize: String, AppEnum, Codable {
    case small
    case medium
    case large

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Coffee Size", synonyms: ["Cup Size"])

    static let caseDisplayRepresentations: [CoffeeSize: DisplayRepresentation] = [
        .small: DisplayRepresentation(title: "Small", subtitle: "180 ml", synonyms: ["Tall", "Short", "S"]),
        .medium: DisplayRepresentation(title: "Medium", subtitle: "270 ml", synonyms: ["Grande", "Regular", "M"]),
        .large: DisplayRepresentation(title: "Large", subtitle: "360 ml", synonyms: ["Venti", "Big", "L"]),
    ]

    /// What it costs more than a medium one, in cents.
    var cents: Int {
        switch self {
        case .small: -40
        case .medium: 0
        case .large: 60
        }
    }
}
