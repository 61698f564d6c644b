import AppIntents
import SwiftUI

/// The documents of this process.
@MainActor
final class Library {
    static let shared = Library()
    var texts = ["1": "First draft", "2": "Second draft", "3": "Recipe"]
}

struct DocumentEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Document"
    static let defaultQuery = DocumentQuery()

    let id: String
    @Property(title: "Text") var text: String

    init(id: String, text: String) {
        self.id = id
        self.text = text
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(text)", subtitle: "Document \(id)")
    }
}

struct DocumentQuery: EntityStringQuery {
    @MainActor
    private func all() -> [DocumentEntity] {
        Library.shared.texts.sorted { $0.key < $1.key }.map { DocumentEntity(id: $0.key, text: $0.value) }
    }

    func entities(for identifiers: [String]) async throws -> [DocumentEntity] {
        await all().filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [DocumentEntity] {
        await all().filter { $0.text.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [DocumentEntity] { await all() }
}

struct ReadDocumentIntent: AppIntent {
    static let title: LocalizedStringResource = "Read Document"

    @Parameter(title: "Document") var document: DocumentEntity

    func perform() async throws -> some IntentResult & ReturnsValue<DocumentEntity> { .result(value: document) }
}

struct JoinDocumentsIntent: AppIntent {
    static let title: LocalizedStringResource = "Join Documents"

    @Parameter(title: "Documents") var documents: [DocumentEntity]

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: documents.map(\.text).joined(separator: " + "))
    }
}

struct RewriteDocumentIntent: AppIntent {
    static let title: LocalizedStringResource = "Rewrite Document"

    @Parameter(title: "Document") var document: DocumentEntity
    @Parameter(title: "Text") var text: String

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<DocumentEntity> {
        Library.shared.texts[document.id] = text
        return .result(value: DocumentEntity(id: document.id, text: text))
    }
}

/// Asks nothing: the system does before it.
struct DeleteDocumentIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Document"

    @Parameter(title: "Documents") var entities: [DocumentEntity]

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        for document in entities { Library.shared.texts[document.id] = nil }
        return .result(value: Library.shared.texts.count)
    }
}

struct ShowDocumentIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Document"

    @Parameter(title: "Document") var document: DocumentEntity

    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(dialog: "Here it is.") {
            VStack {
                Text(document.text).font(.headline)
                Text("<b>Document</b> \(document.id)")
                Button("Read", intent: read)
            }
        }
    }

    private var read: ReadDocumentIntent {
        let intent = ReadDocumentIntent()
        intent.document = document
        return intent
    }
}
