import AppIntents

/// What is cooked.
enum Dish: String, AppEnum, Codable {
    case tea, eggs, pasta, bread

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Dish")

    static let caseDisplayRepresentations: [Dish: DisplayRepresentation] = [
        .tea: "Tea", .eggs: "Eggs", .pasta: "Pasta", .bread: "Bread",
    ]

    /// How long it takes, in seconds.
    var duration: TimeInterval {
        switch self {
        case .tea: 180
        case .eggs: 360
        case .pasta: 480
        case .bread: 2100
        }
    }

    /// What to do when it is ready.
    var step: String {
        switch self {
        case .tea: "Take the leaves out"
        case .eggs: "Put them in cold water"
        case .pasta: "Drain it"
        case .bread: "Let it cool on a rack"
        }
    }

    var symbol: String {
        switch self {
        case .tea: "cup.and.saucer.fill"
        case .eggs: "oval.fill"
        case .pasta: "fork.knife"
        case .bread: "oven.fill"
        }
    }
}
