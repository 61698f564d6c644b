import AppIntents

// What Swift 5 code declares: mutable static variables.

struct MessageIntent: AppIntent {
    static var title: LocalizedStringResource = "Send Message"
    static var description: IntentDescription = "Sends a message to a contact"
    static var isDiscoverable: Bool = true
    static var supportedModes: IntentModes = .background
    static var openAppWhenRun: Bool = false
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Recipient") var recipient: IntentPerson
    @Parameter(title: "Text") var text: AttributedString
    @Parameter(title: "File", supportedContentTypes: [.plainText]) var file: IntentFile?

    func perform() throws -> some IntentResult { .result() }
}

enum Channel: String, AppEnum {
    case mail, chat
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Channel")
    static var caseDisplayRepresentations: [Channel: DisplayRepresentation] = [.mail: "Mail", .chat: "Chat"]
}

struct TitledEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Titled"
    static var defaultQuery = TitledQuery()
    var id: String
    var title: String
    var isDone: Bool
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: title, subtitle: isDone ? "Completed" : "Open", image: .init(systemName: "circle"))
    }
}

struct TitledQuery: EntityQuery {
    func entities(for identifiers: [TitledEntity.ID]) async throws -> [TitledEntity] { [] }
}
