// Entities that say more of themselves: whose they are, what stands in for them, and who they are elsewhere.
import AppIntents
import CoreTransferable
import GeoToolbox

/// A contact for which a person stands in, and which is made of one.
struct ContactEntity: SyncableEntity, OwnershipProvidingEntity, Transferable {
    typealias ID = SyncableEntityIdentifier<Int, String>

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Contact"
    static let defaultQuery = ContactQuery()
    static let known = [
        ContactEntity(1, "Ada"), ContactEntity(2, "Bob", ownership: [.shared, .public]), ContactEntity(3, "Bobby"),
    ]

    let id: SyncableEntityIdentifier<Int, String>
    let ownership: EntityOwnership
    @Property(title: "Name") var name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(_ number: Int, _ name: String, ownership: EntityOwnership = []) {
        id = SyncableEntityIdentifier(local: number, stable: "contact-\(number)")
        self.ownership = ownership
        self.name = name
    }

    static var transferRepresentation: some TransferRepresentation {
        ValueRepresentation(
            exporting: { contact in
                IntentPerson(
                    identifier: .applicationDefined("\(contact.id.local ?? 0)"), name: .displayName(contact.name),
                    handle: nil)
            },
            importing: { (person: IntentPerson) in
                guard case .displayName(let name) = person.name else { throw ContactError() }
                return ContactEntity(99, name)
            })
    }
}

struct ContactError: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "A contact needs a name." }
}

/// Finds a contact that is there for a person of another app.
struct ContactOfPersonQuery: IntentValueQuery {
    func values(for input: IntentPerson) async throws -> [ContactEntity] {
        guard case .displayName(let name) = input.name else { return [] }
        return ContactEntity.known.filter { $0.name.hasPrefix(name) && !name.isEmpty }
    }
}

struct ContactQuery: EntityQuery {
    func entities(for identifiers: [ContactEntity.ID]) async throws -> [ContactEntity] {
        ContactEntity.known.filter { contact in identifiers.contains { $0.local == contact.id.local } }
    }
}

/// A place of an app, for which a property of it stands in; it is made of nothing.
struct OfficeEntity: AppEntity, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Office"
    static let defaultQuery = OfficeQuery()

    let id: String
    var place: PlaceDescriptor { PlaceDescriptor(representations: [.address("\(id) Street 1")], commonName: id) }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

    static var transferRepresentation: some TransferRepresentation {
        ValueRepresentation(exporting: \.place)
    }
}

struct OfficeQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [OfficeEntity] { identifiers.map { OfficeEntity(id: $0) } }
}

struct CallPersonIntent: AppIntent {
    static let title: LocalizedStringResource = "Call"
    @Parameter(title: "Person") var person: IntentPerson

    func perform() async throws -> some IntentResult & ReturnsValue<IntentPerson> { .result(value: person) }
}

struct ShowContactIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Contact"
    @Parameter(title: "Contact") var contact: ContactEntity

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: contact.name) }
}

struct GoIntent: AppIntent {
    static let title: LocalizedStringResource = "Go"
    @Parameter(title: "To") var place: PlaceDescriptor

    func perform() async throws -> some IntentResult & ReturnsValue<String?> { .result(value: place.address) }
}

struct ShowOfficeIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Office"
    @Parameter(title: "Office") var office: OfficeEntity

    func perform() async throws -> some IntentResult { .result() }
}

/// A search that shows what somebody has found.
struct ShowContactsIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Contacts"
    @Parameter(title: "Contacts") var criteria: EntityCollectionSearchCriteria<ContactEntity>

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(value: try await criteria.entities.resolvedEntities().map(\.name))
    }
}

/// A summary with the parts of a value that is of one of several types.
struct ReactIntent: AppIntent {
    static let title: LocalizedStringResource = "React"
    static var parameterSummary: some ParameterSummary {
        Summary("React by \(\.$reaction.type) with \(\.$reaction.value) to \(\.$office)")
    }

    @Parameter(title: "Reaction") var reaction: Reaction
    @Parameter(title: "Office") var office: OfficeEntity

    func perform() async throws -> some IntentResult { .result() }
}
