// An app of contacts: entities in entities, deferred properties, transient entities, transfer, and a query of values.
import AppIntents
import CoreTransferable
import Foundation
import GeoToolbox

@main
struct ContactsApp: AppIntentsExtension {}

enum Rank: Int, AppEnum {
    case low = 1, high = 2

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rank"
    static let caseDisplayRepresentations: [Rank: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

struct TeamEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Team"
    static let defaultQuery = TeamQuery()
    static let persistentIdentifier = "org.example.Team"

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Tags") var tags: [String]
    @Property(title: "Motto") var motto: String?
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(_ id: Int, _ name: String, tags: [String], motto: String? = nil) {
        self.id = id
        self.name = name
        self.tags = tags
        self.motto = motto
    }

    static let known = [TeamEntity(1, "Red", tags: ["fast", "loud"]), TeamEntity(2, "Blue", tags: [], motto: "Calm")]
}

struct TeamQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [TeamEntity] { TeamEntity.known }
    func entities(for identifiers: [Int]) async throws -> [TeamEntity] {
        TeamEntity.known.filter { identifiers.contains($0.id) }
    }
}

struct ContactEntity: AppEntity, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Contact"
    static let defaultQuery = ContactQuery()

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Team") var team: TeamEntity
    @Property(title: "Rank") var rank: Rank
    @Property(title: "Born") var born: Date
    @Property(title: "Height") var height: Measurement<UnitLength>
    @Property(title: "Salary") var salary: IntentCurrencyAmount
    @Property(title: "Office") var office: PlaceDescriptor?
    @DeferredProperty(title: "Biography")
    var biography: String {
        get async throws {
            guard id == "ada" else { throw ContactError(name: name) }
            return "\(name) wrote the first program."
        }
    }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(_ id: String, _ name: String, _ team: Int) {
        self.id = id
        self.name = name
        self.team = TeamEntity.known[team]
        rank = .high
        born = Date(timeIntervalSince1970: 0)
        height = Measurement(value: 170, unit: .centimeters)
        salary = IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR")
    }

    static let known = [
        ContactEntity("ada", "Ada Lovelace", 0), ContactEntity("alan", "Alan Turing", 1),
        ContactEntity("bob", "Bob", 1),
    ]

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { Data("Name: \($0.name)".utf8) }
            .suggestedFileName { "\($0.name).txt" }
        DataRepresentation(importedContentType: .plainText) { data in
            ContactEntity("new", String(decoding: data, as: UTF8.self), 0)
        }
        ValueRepresentation(
            exporting: { IntentPerson(identifier: .unknown, name: .displayName($0.name), handle: nil) },
            importing: { (person: IntentPerson) in
                guard case .displayName(let name) = person.name else { throw ContactError(name: "somebody") }
                return ContactEntity("imported", name, 1)
            })
        ValueRepresentation(exporting: { (contact: ContactEntity) in
            PlaceDescriptor(representations: [.address("\(contact.name) Street")], commonName: nil)
        })
    }
}

struct ContactError: Error, CustomLocalizedStringResourceConvertible {
    let name: String
    var localizedStringResource: LocalizedStringResource { "Nothing is known of \(name)." }
}

struct ContactQuery: EntityStringQuery, EnumerableEntityQuery {
    func allEntities() async throws -> [ContactEntity] { ContactEntity.known }
    func entities(for identifiers: [String]) async throws -> [ContactEntity] {
        ContactEntity.known.filter { identifiers.contains($0.id) }
    }
    func entities(matching string: String) async throws -> [ContactEntity] {
        ContactEntity.known.filter { $0.name.localizedStandardContains(string) }
    }
    func suggestedEntities() async throws -> [ContactEntity] { [ContactEntity.known[1]] }
}

/// Finds contacts by the first letter.
struct InitialQuery: IntentValueQuery {
    func values(for input: String) async throws -> [ContactEntity] {
        guard !input.isEmpty else { throw ContactError(name: "nobody") }
        return ContactEntity.known.filter { $0.name.hasPrefix(input) }
    }
}

struct MeetingEntity: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Meeting"

    @Property(title: "Topic") var topic: String
    @Property(title: "Seats") var seats: Int?
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(topic)") }
}

struct MeetIntent: AppIntent {
    static let title: LocalizedStringResource = "Meet"
    @Parameter(title: "Meeting") var meeting: MeetingEntity
    @Parameter(title: "Contacts") var contacts: [ContactEntity]?
    @Parameter(title: "Seats") var seats: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<MeetingEntity> & ProvidesDialog {
        let answer = MeetingEntity()
        answer.topic = "\(meeting.topic) with \((contacts ?? []).map(\.name).joined(separator: " and "))"
        answer.seats = seats ?? meeting.seats
        return .result(value: answer, dialog: "Met.")
    }
}

struct FindContactIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Contact"
    @Parameter(title: "Contact") var contact: ContactEntity
    @Parameter(title: "Rank") var rank: Rank?

    func perform() async throws -> some IntentResult & ReturnsValue<ContactEntity> {
        let found = contact
        if let rank { found.rank = rank }
        return .result(value: found)
    }
}

struct ListContactsIntent: AppIntent {
    static let title: LocalizedStringResource = "List Contacts"

    func perform() async throws -> some IntentResult & ReturnsValue<[ContactEntity]> {
        .result(value: ContactEntity.known)
    }
}

/// Tells the state of an optional parameter, and where the process keeps its things.
struct EchoIntent: AppIntent {
    static let title: LocalizedStringResource = "Echo"
    @Parameter(title: "Text") var text: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let state =
            switch $text.valueState {
            case .unset: "unset"
            case .set(let value): value ?? "nil"
            }
        return .result(value: state)
    }
}

struct TellEnvironmentIntent: AppIntent {
    static let title: LocalizedStringResource = "Tell the Environment"
    @Parameter(title: "Name") var name: String

    func perform() async throws -> some IntentResult & ReturnsValue<String?> {
        .result(value: ProcessInfo.processInfo.environment[name])
    }
}

struct TellProcessIntent: AppIntent {
    static let title: LocalizedStringResource = "Tell the Process"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: Int(ProcessInfo.processInfo.processIdentifier))
    }
}

/// Asks in every way.
struct AskIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Contact", requestValueDialog: "Whom?") var contact: ContactEntity

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let options = [IntentChoiceOption(title: "Red"), IntentChoiceOption(title: "Blue")]
        let choice = try await requestChoice(between: options, dialog: "Which colour?")
        try await requestConfirmation(dialog: "Sure?")
        try await continueInForeground("Come to front?", alwaysConfirm: true)
        return .result(value: "\(contact.name) \(options.firstIndex(of: choice) ?? -1)")
    }
}

struct CrashIntent: AppIntent {
    static let title: LocalizedStringResource = "Crash"
    @Parameter(title: "Code", default: 3) var code: Int

    func perform() async throws -> some IntentResult {
        if code > 0 { exit(Int32(code)) }
        return .result()
    }
}
