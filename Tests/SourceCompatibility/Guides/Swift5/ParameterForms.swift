// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// The forms of `@Parameter`.
enum ParameterForms {
    struct RequiredIntent: AppIntent {
        // Required; the system asks for a value when needed
        @Parameter(title: "Count")
        var count: Int
    }

    struct FilledIntent: AppIntent {
        // Required and pre-filled
        @Parameter(title: "Count", default: 1)
        var count: Int
    }

    struct OptionalIntent: AppIntent {
        // Optional; request it yourself if it becomes necessary
        @Parameter(title: "Count")
        var count: Int?
    }

    struct InitializersIntent: AppIntent {
        // Basic
        @Parameter(title: "Name")
        var name: String

        // With default
        @Parameter(title: "Count", default: 5)
        var count: Int

        // Numeric slider
        @Parameter(title: "Volume", controlStyle: .slider, inclusiveRange: (0, 100))
        var volume: Int

        // Options provider (dynamic list)
        @Parameter(title: "Category", optionsProvider: CategoryOptionsProvider())
        var category: Category

        // File with content types
        @Parameter(title: "Document", supportedContentTypes: [.pdf, .plainText])
        var document: IntentFile

        // Measurement with unit
        @Parameter(title: "Distance", defaultUnit: .miles, supportsNegativeNumbers: false)
        var distance: Measurement<UnitLength>
    }

    // The types that guides list beside these forms, and collections of them.
    struct SupportedTypesIntent: AppIntent {
        @Parameter(title: "Truth") var truth: Bool
        @Parameter(title: "Number") var number: Double
        @Parameter(title: "Date") var date: Date
        @Parameter(title: "Duration") var duration: Duration
        @Parameter(title: "Decimal") var decimal: Decimal
        @Parameter(title: "Link") var link: URL
        @Parameter(title: "Person") var person: IntentPerson
        @Parameter(title: "Names") var names: [String]
        @Parameter(title: "Tags") var tags: Set<String>
        @Parameter(title: "Categories") var categories: Set<Category>
    }

    struct BookAppointmentIntent: AppIntent {
        // Required parameter (non-optional)
        @Parameter(title: "Service")
        var service: ServiceEntity

        // Optional parameter
        @Parameter(title: "Preferred Date")
        var preferredDate: Date?

        // Parameter with requestValueDialog for disambiguation
        @Parameter(title: "Location",
                   requestValueDialog: "Which location would you like to visit?")
        var location: LocationEntity

        // Parameter with default value
        @Parameter(title: "Duration")
        var duration: Int = 60
    }

    struct OrderIntent: AppIntent {
        @Parameter(title: "Item")
        var item: MenuItem

        @Parameter(title: "Quantity")
        var quantity: Int

        static var parameterSummary: some ParameterSummary {
            Summary("Order \(\.$quantity) \(\.$item)") {
                \.$quantity
                \.$item
            }
        }
    }

    // Taken for granted

    enum Category: String, AppEnum {
        case food, drink
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Category"
        static var caseDisplayRepresentations: [Category: DisplayRepresentation] = [.food: "Food", .drink: "Drink"]
    }

    struct CategoryOptionsProvider: DynamicOptionsProvider {
        func results() async throws -> [Category] { [.food, .drink] }
    }

    struct ServiceEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Service"
        static var defaultQuery = ServiceQuery()
        var id: String
        var displayRepresentation: DisplayRepresentation { "Service" }
    }
    struct ServiceQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [ServiceEntity] { [] }
    }

    struct LocationEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Location"
        static var defaultQuery = LocationQuery()
        var id: String
        var displayRepresentation: DisplayRepresentation { "Location" }
    }
    struct LocationQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [LocationEntity] { [] }
    }

    struct MenuItem: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Item"
        static var defaultQuery = MenuQuery()
        var id: String
        var displayRepresentation: DisplayRepresentation { "Item" }
    }
    struct MenuQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [MenuItem] { [] }
    }
}

extension ParameterForms.RequiredIntent {
    static let title: LocalizedStringResource = "Required"
    func perform() async throws -> some IntentResult { .result() }
}
extension ParameterForms.FilledIntent {
    static let title: LocalizedStringResource = "Filled"
    func perform() async throws -> some IntentResult { .result() }
}
extension ParameterForms.OptionalIntent {
    static let title: LocalizedStringResource = "Optional"
    func perform() async throws -> some IntentResult { .result() }
}
extension ParameterForms.InitializersIntent {
    static let title: LocalizedStringResource = "Initializers"
    func perform() async throws -> some IntentResult { .result() }
}
extension ParameterForms.SupportedTypesIntent {
    static let title: LocalizedStringResource = "Supported Types"
    func perform() async throws -> some IntentResult { .result() }
}
extension ParameterForms.BookAppointmentIntent {
    static let title: LocalizedStringResource = "Book Appointment"
    func perform() async throws -> some IntentResult { .result() }
}
extension ParameterForms.OrderIntent {
    static let title: LocalizedStringResource = "Order"
    func perform() async throws -> some IntentResult { .result() }
}
