// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents
import CoreLocation
import GeoToolbox

// An entity and an intent that adopt schemas.

@AppEntity(schema: .photos.asset)
struct PhotoEntity: IndexedEntity {
    var id: String
    // …your existing properties…
    // The guide leaves out what the schema asks for.
    static let defaultQuery = PhotoQuery()
    var displayRepresentation: DisplayRepresentation { "Photo" }

    var creationDate: Date?
    var location: CLPlacemark?
    var assetType: PhotoAssetType?
    var isFavorite: Bool
    var isHidden: Bool
    var hasSuggestedEdits: Bool
}

@AppIntent(schema: .messages.sendMessage)
struct SendMessageIntent {
    // Written as `recipient: ContactEntity` and `content: String`, which the schema does not have.
    @Parameter var destination: MessageDestination
    @Parameter var subject: AttributedString?
    @Parameter var content: AttributedString?
    @Parameter var attachments: [IntentFile]
    @Parameter var audioMessage: IntentFile?
    @Parameter var locations: [PlaceDescriptor]
    @Parameter var links: [URL]
    @Parameter var scheduledDate: Date?

    // Written as `ReturnsValue<MessageEntity>`; the schema returns several.
    @MainActor func perform() async throws -> some IntentResult & ReturnsValue<[MessageEntity]> {
        let sent = UnicornChat.shared.send(content ?? "", to: destination)
        return .result(value: [sent])   // return the new entity to the system
    }
}

// Taken for granted

// A schema that sends wants the one that drafts, too.
@AppIntent(schema: .messages.draftMessage)
struct DraftMessageIntent {
    var destination: MessageDestination?
    var subject: AttributedString?
    var content: AttributedString?
    var attachments: [IntentFile]
    var audioMessage: IntentFile?
    var locations: [PlaceDescriptor]
    var links: [URL]
    var scheduledDate: Date?

    func perform() async throws -> some IntentResult { .result() }
}

@UnionValue
enum MessageDestination {
    case persons([IntentPerson])
    case recipient(ContactEntity)
    case recipients([ContactEntity])
}

@AppEntity(schema: .messages.messagePerson)
struct ContactEntity {
    static let defaultQuery = ContactQuery()
    let id: String
    var person: IntentPerson
    var displayRepresentation: DisplayRepresentation { "Contact" }
}

struct ContactQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [ContactEntity] { [] }
}

@AppEnum(schema: .photos.assetType)
enum PhotoAssetType: String {
    case photo, video
    static let caseDisplayRepresentations: [PhotoAssetType: DisplayRepresentation] = [
        .photo: "Photo", .video: "Video",
    ]
}

struct PhotoQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [PhotoEntity] { [] }
}

struct MessageEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Message"
    static let defaultQuery = MessageQuery()
    let id: UUID
    let text: AttributedString
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(String(text.characters))") }
}

struct MessageQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [MessageEntity] { [] }
}

@MainActor
final class UnicornChat {
    static let shared = UnicornChat()
    func send(_ text: AttributedString, to destination: MessageDestination) -> MessageEntity {
        MessageEntity(id: UUID(), text: text)
    }
}
