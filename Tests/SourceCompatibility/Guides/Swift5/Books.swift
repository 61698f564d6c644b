// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// An entity of its own for a model, and its query.
enum Books {
    struct BookEntity: AppEntity {
        // REQUIRED: Unique, persistent identifier
        var id: UUID

        // App data properties
        var title: String
        var author: String
        var coverImageURL: URL?

        // REQUIRED: Type display name
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Book"

        // REQUIRED: Instance display
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "\(title)",
                subtitle: "by \(author)",
                image: coverImageURL.map { .init(url: $0) }
            )
        }

        // REQUIRED: Query for resolution
        static var defaultQuery = BookQuery()
    }

    struct BookQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [BookEntity] {
            // Fetch entities by IDs
            return try await BookService.shared.fetchBooks(ids: identifiers)
        }

        func suggestedEntities() async throws -> [BookEntity] {
            // Provide suggestions (recent, favorites, etc.)
            return try await BookService.shared.recentBooks(limit: 10)
        }
    }

    /// The model itself as an entity, which the guide advises against.
    enum Coupled {
        struct Book: AppEntity { // Bad - couples model to intents
            var id: UUID
            var title: String
            // ...
        }

        struct BookQuery: EntityQuery {
            func entities(for identifiers: [UUID]) async throws -> [Book] { [] }
        }
    }

    enum Separate {
        // Your core model
        struct Book {
            var id: UUID
            var title: String
            var isbn: String
            var pages: Int
            // ... lots of internal properties
            var author: Author
        }

        // Separate entity for intents
        struct BookEntity: AppEntity {
            var id: UUID
            var title: String
            var author: String

            // Convert from model
            init(from book: Book) {
                self.id = book.id
                self.title = book.title
                self.author = book.author.name
            }
        }

        struct Author {
            var name: String
        }

        struct BookQuery: EntityQuery {
            func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }
        }
    }

    // Taken for granted

    final class BookService: Sendable {
        static let shared = BookService()
        func fetchBooks(ids: [UUID]) async throws -> [BookEntity] { [] }
        func recentBooks(limit: Int) async throws -> [BookEntity] { [] }
        func searchBooks(query: String) async throws -> [BookEntity] { [] }
    }
}

// Optional: Enable string-based search
extension Books.BookQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [Books.BookEntity] {
        return try await Books.BookService.shared.searchBooks(query: string)
    }
}

extension Books.Coupled.Book {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Book" }
    static var defaultQuery: Books.Coupled.BookQuery { Books.Coupled.BookQuery() }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

extension Books.Separate.BookEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Book" }
    static var defaultQuery: Books.Separate.BookQuery { Books.Separate.BookQuery() }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}
