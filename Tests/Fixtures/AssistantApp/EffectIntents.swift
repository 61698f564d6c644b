import AppIntents

/// Reaches others, by its name.
struct SendLetterIntent: AppIntent {
    static let title: LocalizedStringResource = "Send Letter"

    @Parameter(title: "Text") var text: String

    func perform() async throws -> some IntentResult { .result() }
}

struct OpenDocumentIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Document"

    @Parameter(title: "Document") var target: DocumentEntity

    func perform() async throws -> some IntentResult { .result() }
}

/// Nobody knows what it changes, but that it can be taken back.
struct UndoablePaintIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Paint for Now"

    func perform() async throws -> some IntentResult { .result() }
}
