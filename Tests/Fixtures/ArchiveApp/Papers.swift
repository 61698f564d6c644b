import AppIntents
import CoreSpotlight
import CoreTransferable
import Foundation

/// For everybody.
struct LetterEntity: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Letter"
    static let defaultQuery = LetterQuery()
    static let all = [LetterEntity(id: "ada", title: "Letter to Ada"), LetterEntity(id: "bob", title: "Letter to Bob")]

    let id: String
    @Property(title: "Title") var title: String

    init(id: String, title: String) {
        self.id = id
        self.title = title
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct LetterQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [LetterEntity] {
        LetterEntity.all.filter { identifiers.contains($0.id) }
    }
}

/// For who has unlocked the session.
struct SecretEntity: IndexedEntity, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Secret"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
    static let defaultQuery = SecretQuery()
    static let all = [SecretEntity(id: "will", title: "The testament")]

    let id: String
    @Property(title: "Title") var title: String

    init(id: String, title: String) {
        self.id = id
        self.title = title
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .plainText) {
            Data($0.title.utf8)
        } importing: { data in
            SecretEntity(id: "new", title: String(decoding: data, as: UTF8.self))
        }
    }
}

struct SecretQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [SecretEntity] {
        SecretEntity.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [SecretEntity] { SecretEntity.all }
}

/// Finds secrets by a word, without being the query of an entity.
struct SecretFinder: IntentValueQuery {
    func values(for input: String) async throws -> [SecretEntity] {
        SecretEntity.all.filter { $0.title.localizedStandardContains(input) }
    }
}

/// For everybody, but for what lies in it and the number of its lock.
struct FolderEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Folder"
    static let defaultQuery = FolderQuery()

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Content") var content: SecretEntity
    @Property(title: "Lock", authenticationPolicy: .requiresAuthentication) var lock: Int

    init(id: String, name: String, content: SecretEntity, lock: Int) {
        self.id = id
        self.name = name
        self.content = content
        self.lock = lock
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct FolderQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [FolderEntity] {
        [FolderEntity(id: "blue", name: "Blue Folder", content: SecretEntity.all[0], lock: 4711)]
    }

    func entities(for identifiers: [String]) async throws -> [FolderEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}
