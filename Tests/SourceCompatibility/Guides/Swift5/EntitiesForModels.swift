// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// Entities that a language model reads, and rich text that it writes.
enum EntitiesForModels {
    struct EventEntity: AppEntity {
        var id: UUID

        @Property(title: "Title")
        var title: String

        @Property(title: "Start Date")
        var startDate: Date

        @Property(title: "End Date")
        var endDate: Date

        @Property(title: "Notes")
        var notes: String?

        // All @Property values included in JSON for model

        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Calendar Event"

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "\(title)",
                subtitle: "\(startDate.formatted())"
            )
        }

        static var defaultQuery: EventQuery { EventQuery() }
    }

    enum Plain {
        struct CreateNoteIntent: AppIntent {
            @Parameter(title: "Content")
            var content: String // Loses formatting from model
        }
    }

    enum Rich {
        struct CreateNoteIntent: AppIntent {
            @Parameter(title: "Content")
            var content: AttributedString // Preserves Rich Text

            func perform() async throws -> some IntentResult {
                let note = Note(content: content) // Rich Text preserved
                try await NoteService.shared.save(note)
                return .result()
            }
        }
    }

    // Taken for granted

    struct EventQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [EventEntity] { [] }
    }

    struct Note {
        var content: AttributedString
    }

    actor NoteService {
        static let shared = NoteService()
        func save(_ note: Note) async throws {}
    }
}

extension EntitiesForModels.Plain.CreateNoteIntent {
    static let title: LocalizedStringResource = "Create Note"
    func perform() async throws -> some IntentResult { .result() }
}
extension EntitiesForModels.Rich.CreateNoteIntent {
    static let title: LocalizedStringResource = "Create Note"
}
