// An app of notes in memory: intents that can be undone, that report progress, and that tell the system what matters.
import AppIntents
import Foundation
import Synchronization

@main
struct NotesApp: AppIntentsExtension {}

/// The notes of this process.
@MainActor
final class NoteStore {
    static let shared = NoteStore()
    var notes: [String] = []
}

struct NoteError: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "The note is too long." }
}

struct AddNoteIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Add a Note"

    @Parameter(title: "Text") var text: String
    @Parameter(title: "Action Name", default: "Add Note") var actionName: String
    @Parameter(title: "Fails", default: false) var fails: Bool

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        NoteStore.shared.notes.append(text)
        let text = text
        undoManager?.registerUndo(withTarget: NoteStore.shared) { store in
            store.notes.removeAll { $0 == text }
        }
        if !actionName.isEmpty { undoManager?.setActionName(actionName) }
        if fails { throw NoteError() }
        return .result(value: NoteStore.shared.notes)
    }
}

/// Registers in three turns of the main actor, in a group of its own, and leaves a group open.
struct AddManyNotesIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Add Many Notes"

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        for text in ["one", "two", "three"] {
            NoteStore.shared.notes.append(text)
            if text == "two" { undoManager?.beginUndoGrouping() }
            undoManager?.registerUndo(withTarget: NoteStore.shared) { $0.notes.removeAll { $0 == text } }
            try await Task.sleep(for: .milliseconds(1))
        }
        return .result(value: NoteStore.shared.notes)
    }
}

/// Does something by another intent that can be undone.
struct CopyNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Copy a Note"

    @Parameter(title: "Text") var text: String

    func perform() async throws -> some IntentResult {
        let add = AddNoteIntent()
        add.text = "\(text) (copy)"
        add.actionName = ""
        _ = try await add.perform()
        return .result()
    }
}

struct ListNotesIntent: AppIntent {
    static let title: LocalizedStringResource = "List Notes"

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(value: NoteStore.shared.notes)
    }
}

struct NotesProcessIntent: AppIntent {
    static let title: LocalizedStringResource = "Tell the Process"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: Int(ProcessInfo.processInfo.processIdentifier))
    }
}

struct CountNotesIntent: ProgressReportingIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Count Notes"

    @Parameter(title: "Steps", default: 10) var steps: Int
    @Parameter(title: "Pause", description: "Milliseconds a step", default: 200) var pause: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        progress.totalUnitCount = Int64(steps)
        try await withIntentCancellationHandler {
            for _ in 0..<steps {
                try await Task.sleep(for: .milliseconds(pause))
                progress.completedUnitCount += 1
            }
        } onCancel: { reason in
            Cancellations.all.withLock { $0.append("count: \(reason.debugDescription)") }
        }
        return .result(value: steps, dialog: "Counted \(steps).")
    }
}

/// Takes longer than the system waits, and shows its progress meanwhile.
struct SortNotesIntent: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Sort Notes"

    @Parameter(title: "Steps", default: 10) var steps: Int
    @Parameter(title: "Pause", description: "Milliseconds a step", default: 100) var pause: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        progress.totalUnitCount = Int64(steps)
        let sorted = try await performBackgroundTask {
            for _ in 0..<steps {
                try await Task.sleep(for: .milliseconds(pause))
                progress.completedUnitCount += 1
            }
            return steps
        } onCancel: { reason in
            Cancellations.all.withLock { $0.append("sort: \(reason.debugDescription)") }
        }
        return .result(value: sorted)
    }
}

/// Why runs of this process were cancelled.
enum Cancellations {
    static let all = Mutex<[String]>([])
}

struct ListCancellationsIntent: AppIntent {
    static let title: LocalizedStringResource = "List Cancellations"

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(value: Cancellations.all.withLock(\.self))
    }
}

// MARK: - What matters

struct NoteEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static let defaultQuery = NoteQuery()

    let id: Int
    @Property(title: "Text") var text: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(text)") }

    init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}

struct NoteQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [NoteEntity] {
        identifiers.map { NoteEntity(id: $0, text: "Note \($0)") }
    }
}

struct NoteWidgetConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Note Widget"

    @Parameter(title: "Note") var note: NoteEntity?
}

struct NoteCaptureIntent: CameraCaptureIntent {
    struct AppContext: Codable, Sendable {
        var note: Int
    }

    static let title: LocalizedStringResource = "Photograph a Note"

    func perform() async throws -> some IntentResult { .result() }
}

// MARK: - What people did

struct ReadNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Read a Note"

    @Parameter(title: "Note") var note: NoteEntity

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: note.text) }
}

struct LockNotesIntent: AppIntent {
    static let title: LocalizedStringResource = "Lock Notes"

    @Parameter(title: "Key") var notesPassword: String?
    @Parameter(title: "Your PIN") var number: Int?
    @Parameter(title: "Pinned") var isPinned: Bool?

    func perform() async throws -> some IntentResult { .result() }
}

/// Donates that a note was read, or takes that back, in one of the ways there are; gives how many were meant.
struct DonateReadingIntent: AppIntent {
    static let title: LocalizedStringResource = "Donate Reading"

    @Parameter(title: "What") var what: String

    private func reading(_ id: Int) -> ReadNoteIntent {
        let intent = ReadNoteIntent()
        intent.note = NoteEntity(id: id, text: "Note \(id)")
        return intent
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let manager = IntentDonationManager.shared
        var count = 1
        switch what {
        case "donate": try await reading(1).donate()
        case "manager": try await manager.donate(intent: reading(2), result: .result(value: "Note 2"))
        case "call": _ = try await reading(3)()
        case "quiet": _ = try await reading(3)(donate: false)
        case "byIdentifier":
            let donation = try await reading(4).donate()
            let deleted = try await manager.deleteDonations(matching: .donationIdentifier(donation))
            count = deleted == [donation] ? 1 : -1
        case "byEntity":
            let note = EntityIdentifier(for: NoteEntity.self, identifier: 1)
            count = try await manager.deleteDonations(matching: .entityIdentifier(note)).count
        case "byTypeAndEntity":
            let note = EntityIdentifier(for: NoteEntity.self, identifier: 2)
            count = try await manager.deleteDonations(
                matching: .intentType(ReadNoteIntent.self, entityIdentifier: note)
            ).count
        default: count = try await manager.deleteDonations(matching: .intentType(ReadNoteIntent.self)).count
        }
        return .result(value: count)
    }
}

/// Tells the system what is relevant, in one of the ways there are.
struct TellIntent: AppIntent {
    static let title: LocalizedStringResource = "Tell What Matters"

    @Parameter(title: "What") var what: String
    @Parameter(title: "Count", default: 1) var count: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int?> {
        let notes = (0..<count).map { NoteEntity(id: $0, text: "Note \($0)") }
        let entities = RelevantEntities.shared
        switch what {
        case "intents":
            let start = Date(timeIntervalSince1970: 1_800_000_000)
            try await RelevantIntentManager.shared.updateRelevantIntents(
                notes.map { note in
                    let widget = NoteWidgetConfiguration()
                    widget.note = note
                    return RelevantIntent(
                        widget, widgetKind: "notes", relevance: .date(range: start...(start + 3600), kind: .scheduled))
                })
        case "entities": try await entities.updateEntities(notes, for: .audio(.nowPlaying))
        case "workout": try await entities.updateEntities(notes, for: .audio(.workout(intensityLevel: .high)))
        case "remove": try await entities.removeEntities(notes)
        case "removeFromWorkout":
            try await entities.removeEntities(notes, from: .audio(.workout(intensityLevel: .high)))
        case "removeAll": try await entities.removeAllEntities()
        case "capture": try await NoteCaptureIntent.updateAppContext(.init(note: count))
        case "forget": try await NoteCaptureIntent.updateAppContext(nil)
        default: break
        }
        return .result(value: try await NoteCaptureIntent.appContext?.note)
    }
}
