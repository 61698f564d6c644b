// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Mistakes and their remedies. What the guides show as refused is left out; Documentation/Differences.md lists it.
enum Debugging {
    enum NotSaid {
        struct MyIntent: AppIntent {
            // Missing isDiscoverable
        }
    }

    enum Said {
        struct MyIntent: AppIntent {
            static var isDiscoverable: Bool = true
        }
    }

    struct ProductEntity: AppEntity {
        var id: String
        static var defaultQuery = ProductQuery()
    }

    struct OpenLinkIntent: AppIntent {
        func perform() async throws -> some IntentResult {
            await MainActor.run {
                UIApplication.shared.open(url)
            }
            return .result()
        }

        // Left out in the guide
        static var title: LocalizedStringResource = "Open Link"
        @Parameter(title: "Link") var url: URL
    }

    struct BookQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [BookEntity] {
            return try await BookService.shared.fetchBooks(ids: identifiers)
        }

        func suggestedEntities() async throws -> [BookEntity] {
            return try await BookService.shared.recentBooks(limit: 10)
        }
    }

    enum Names {
        struct Unspecific: AppIntent {
            static var title: LocalizedStringResource = "Process"
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Booking: AppIntent {
            static var title: LocalizedStringResource = "Book Appointment"
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Workout: AppIntent {
            static var title: LocalizedStringResource = "Start Workout"
            func perform() async throws -> some IntentResult { .result() }
        }
    }

    struct TechnicalIntent: AppIntent {
        static var title: LocalizedStringResource = "Execute"
        @Parameter(title: "Action") var action: String
        @Parameter(title: "Target") var target: String

        static var parameterSummary: some ParameterSummary {
            Summary("Execute \(\.$action) with \(\.$target)")
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    struct NaturalIntent: AppIntent {
        static var title: LocalizedStringResource = "Send Message"
        @Parameter(title: "Message") var message: String
        @Parameter(title: "Contact") var contact: IntentPerson

        static var parameterSummary: some ParameterSummary {
            Summary("Send \(\.$message) to \(\.$contact)")
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    struct AllTasksQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [TaskEntity] { [] }

        func suggestedEntities() async throws -> [TaskEntity] {
            return try await TaskService.shared.allTasks() // Could be thousands!
        }
    }

    struct RecentTasksQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [TaskEntity] { [] }

        func suggestedEntities() async throws -> [TaskEntity] {
            return try await TaskService.shared.recentTasks(limit: 10)
        }
    }

    struct BlockingIntent: AppIntent {
        static var title: LocalizedStringResource = "Download"
        @Parameter(title: "Link") var url: URL

        func perform() async throws -> some IntentResult {
            let data = URLSession.shared.synchronousDataTask(url) // Blocks!
            _ = data
            return .result()
        }
    }

    struct WaitingIntent: AppIntent {
        static var title: LocalizedStringResource = "Download"
        @Parameter(title: "Link") var url: URL

        func perform() async throws -> some IntentResult {
            let data = try await URLSession.shared.data(from: url)
            _ = data
            return .result()
        }
    }

    // Taken for granted

    struct ProductQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [ProductEntity] { [] }
    }

    @MainActor
    final class UIApplication {
        static let shared = UIApplication()
        func open(_ url: URL) {}
    }

    struct BookEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
        static var defaultQuery = BookQuery()
        var id: UUID
        var displayRepresentation: DisplayRepresentation { "Book" }
    }

    actor BookService {
        static let shared = BookService()
        func fetchBooks(ids: [UUID]) async throws -> [BookEntity] { [] }
        func recentBooks(limit: Int) async throws -> [BookEntity] { [] }
    }

    struct TaskEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
        static var defaultQuery = RecentTasksQuery()
        var id: UUID
        var displayRepresentation: DisplayRepresentation { "Task" }
    }

    actor TaskService {
        static let shared = TaskService()
        func allTasks() async throws -> [TaskEntity] { [] }
        func recentTasks(limit: Int) async throws -> [TaskEntity] { [] }
    }
}

extension URLSession {
    nonisolated fileprivate func synchronousDataTask(_ url: URL) -> Data? { try? Data(contentsOf: url) }
}

extension Debugging.NotSaid.MyIntent {
    static let title: LocalizedStringResource = "Mine"
    func perform() async throws -> some IntentResult { .result() }
}
extension Debugging.Said.MyIntent {
    static let title: LocalizedStringResource = "Mine"
    func perform() async throws -> some IntentResult { .result() }
}
extension Debugging.ProductEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Product" }
    var displayRepresentation: DisplayRepresentation { "Product" }
}
