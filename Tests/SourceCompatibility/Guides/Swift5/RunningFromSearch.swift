// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents
import CoreSpotlight

/// Intents that a search runs: what a summary must name, suggestions, and a second intent that opens the app.
enum RunningFromSearch {
    enum Incomplete {
        struct CreateEventIntent: AppIntent {
            static var title: LocalizedStringResource = "Create Event"

            @Parameter(title: "Title")
            var title: String

            @Parameter(title: "Start Date")
            var startDate: Date

            @Parameter(title: "End Date")
            var endDate: Date

            @Parameter(title: "Notes") // Required, no default
            var notes: String

            static var parameterSummary: some ParameterSummary {
                Summary("Create '\(\.$title)' from \(\.$startDate) to \(\.$endDate)")
                // Missing 'notes' parameter!
            }
        }
    }

    enum Complete {
        struct OptionalNotesIntent: AppIntent {
            @Parameter(title: "Notes")
            var notes: String? // Optional - can omit from summary
        }

        struct DefaultNotesIntent: AppIntent {
            @Parameter(title: "Notes")
            var notes: String = "" // Has default - can omit from summary
        }

        struct NamedNotesIntent: AppIntent {
            @Parameter(title: "Title") var title: String
            @Parameter(title: "Start Date") var startDate: Date
            @Parameter(title: "End Date") var endDate: Date
            @Parameter(title: "Notes") var notes: String

            static var parameterSummary: some ParameterSummary {
                Summary("Create '\(\.$title)' from \(\.$startDate) to \(\.$endDate)") {
                    \.$notes // All required params included
                }
            }
        }
    }

    struct HiddenIntent: AppIntent {
        // ❌ Hidden from Spotlight
        static var isDiscoverable: Bool = false
    }

    struct AssistantOnlyIntent: AppIntent {
        // ❌ Hidden from Spotlight
        static var assistantOnly: Bool = true
    }

    struct EventEntityQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [EventEntity] {
            return try await EventService.shared.fetchEvents(ids: identifiers)
        }

        // Provide upcoming events, not all past/present events
        func suggestedEntities() async throws -> [EventEntity] {
            return try await EventService.shared.upcomingEvents(limit: 10)
        }
    }

    final class EventScreen: Screen {
        // In your detail view controller
        func showEventDetail(_ event: Event) {
            let activity = NSUserActivity(activityType: "com.myapp.viewEvent")
            activity.persistentIdentifier = event.id.uuidString

            // Spotlight suggests this event for parameters
            // Written as `= event.id.uuidString`, which is no EntityIdentifier.
            activity.appEntityIdentifier = EntityIdentifier(for: EventEntity.self, identifier: event.id)

            userActivity = activity
        }
    }

    struct EventEntity: AppEntity, IndexedEntity {
        // Spotlight search automatically supported
        var id: UUID
        init(from event: Event) { id = event.id }
    }

    // Background intent - runs without opening app
    struct CreateEventIntent: AppIntent {
        static var supportedModes: IntentModes = .background  // iOS 26+ (was `openAppWhenRun = false`)

        @Parameter(title: "Title")
        var title: String

        @Parameter(title: "Start Date")
        var startDate: Date

        func perform() async throws -> some IntentResult {
            let event = try await EventService.shared.createEvent(
                title: title,
                startDate: startDate
            )

            // Optionally open app to view created event
            return .result(
                value: EventEntity(from: event),
                opensIntent: OpenEventIntent(event: EventEntity(from: event))
            )
        }
    }

    // Foreground intent - opens app to specific event
    struct OpenEventIntent: AppIntent {
        static var supportedModes: IntentModes = .foreground  // iOS 26+ (was `openAppWhenRun = true`)

        @Parameter(title: "Event")
        var event: EventEntity

        func perform() async throws -> some IntentResult {
            await MainActor.run {
                EventCoordinator.shared.showEvent(id: event.id)
            }
            return .result()
        }
    }

    struct OrderCoffeeIntent: AppIntent, PredictableIntent {
        static var title: LocalizedStringResource = "Order Coffee"

        @Parameter(title: "Coffee Type")
        var coffeeType: CoffeeType

        @Parameter(title: "Size")
        var size: CoffeeSize

        func perform() async throws -> some IntentResult {
            // Order logic
            return .result()
        }

        // Left out in the guide
        static var predictionConfiguration: some IntentPredictionConfiguration {
            IntentPrediction(parameters: (\.$coffeeType, \.$size)) { coffeeType, size in
                DisplayRepresentation(title: "Order \(size.rawValue) \(coffeeType.rawValue)")
            }
        }
    }

    struct ProcessInvoiceIntent: AppIntent {
        static var title: LocalizedStringResource = "Process Invoice"

        // Available on macOS automatically
        // Also works: iOS apps installed on Mac (Catalyst, Mac Catalyst)

        @Parameter(title: "Invoice")
        var invoice: FileEntity

        func perform() async throws -> some IntentResult {
            // Extract data, add to spreadsheet, etc.
            return .result()
        }
    }

    // Taken for granted

    /// The app's own type, not the protocol of this name: a parameter has a type, no protocol.
    struct FileEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "File"
        static var defaultQuery = FileQuery()
        var id: String
        var displayRepresentation: DisplayRepresentation { "File" }
    }
    struct FileQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [FileEntity] { [] }
    }

    class Screen {
        var userActivity: NSUserActivity?
    }

    struct Event: Sendable {
        var id: UUID
    }

    actor EventService {
        static let shared = EventService()
        func fetchEvents(ids: [UUID]) async throws -> [EventEntity] { [] }
        func upcomingEvents(limit: Int) async throws -> [EventEntity] { [] }
        func search(query: String) async throws -> [EventEntity] { [] }
        func createEvent(title: String, startDate: Date) async throws -> Event { Event(id: UUID()) }
    }

    @MainActor
    final class EventCoordinator {
        static let shared = EventCoordinator()
        func showEvent(id: UUID) {}
    }

    enum CoffeeType: String, AppEnum {
        case latte, espresso
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Coffee"
        static var caseDisplayRepresentations: [CoffeeType: DisplayRepresentation] = [
            .latte: "Latte", .espresso: "Espresso",
        ]
    }

    enum CoffeeSize: String, AppEnum {
        case small, large
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
        static var caseDisplayRepresentations: [CoffeeSize: DisplayRepresentation] = [.small: "Small", .large: "Large"]
    }
}

extension RunningFromSearch.EventEntityQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [RunningFromSearch.EventEntity] {
        return try await RunningFromSearch.EventService.shared.search(query: string)
    }
}

extension RunningFromSearch.EventEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Event" }
    static var defaultQuery: RunningFromSearch.EventEntityQuery { RunningFromSearch.EventEntityQuery() }
    var displayRepresentation: DisplayRepresentation { "Event" }
}

extension RunningFromSearch.Incomplete.CreateEventIntent {
    func perform() async throws -> some IntentResult { .result() }
}
extension RunningFromSearch.Complete.OptionalNotesIntent {
    static let title: LocalizedStringResource = "Create Event"
    func perform() async throws -> some IntentResult { .result() }
}
extension RunningFromSearch.Complete.DefaultNotesIntent {
    static let title: LocalizedStringResource = "Create Event"
    func perform() async throws -> some IntentResult { .result() }
}
extension RunningFromSearch.Complete.NamedNotesIntent {
    static let title: LocalizedStringResource = "Create Event"
    func perform() async throws -> some IntentResult { .result() }
}
extension RunningFromSearch.HiddenIntent {
    static let title: LocalizedStringResource = "Hidden"
    func perform() async throws -> some IntentResult { .result() }
}
extension RunningFromSearch.AssistantOnlyIntent {
    static let title: LocalizedStringResource = "Hidden"
    func perform() async throws -> some IntentResult { .result() }
}
extension RunningFromSearch.CreateEventIntent {
    static let title: LocalizedStringResource = "Create Event"
}
extension RunningFromSearch.OpenEventIntent {
    static let title: LocalizedStringResource = "Open Event"

    // The initialiser that the compiler makes takes the parameter, not its value.
    init(event: RunningFromSearch.EventEntity) {
        self.init()
        self.event = event
    }
}
