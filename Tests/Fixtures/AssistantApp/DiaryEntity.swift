import AppIntents

/// Kept from who has no unlocked session before them.
struct DiaryEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Diary Page"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
    static let defaultQuery = DiaryQuery()

    let id: String
    @Property(title: "Text") var text: String

    init(id: String, text: String) {
        self.id = id
        self.text = text
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(text)") }
}

struct DiaryQuery: EntityStringQuery {
    private var pages: [DiaryEntity] { [DiaryEntity(id: "today", text: "Dear diary")] }

    func entities(for identifiers: [String]) async throws -> [DiaryEntity] {
        pages.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [DiaryEntity] {
        pages.filter { $0.text.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [DiaryEntity] { pages }
}

/// Has no policy of its own; that of what it takes holds.
struct ReadDiaryIntent: AppIntent {
    static let title: LocalizedStringResource = "Read Diary"

    @Parameter(title: "Page") var page: DiaryEntity

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: page.text) }
}
