import AppIntents
import AppIntentsTesting
import CoreTransferable
import Foundation
import GeoToolbox
import Testing
import UniformTypeIdentifiers

/// Entities on their way out of their app and back.
struct TransferTests {
    private let definitions = Apps.contacts
    private var contacts: AppEntityDefinition { definitions.entities["ContactEntity"] }

    private func ada() async throws -> AnyAppEntity {
        try #require(try await contacts.entities(identifiers: ["ada"]).first)
    }

    @Test(arguments: [nil, UTType.plainText, UTType.text])
    func `exports an entity as a file`(type: UTType?) async throws {
        let file = try await ada().exported(as: type)
        #expect(String(decoding: file.data, as: UTF8.self) == "Name: Ada Lovelace")
        #expect(file.type == .plainText)
        #expect(file.filename == "Ada Lovelace.txt")
    }

    @Test
    func `exports an entity as the values that stand in for it`() async throws {
        let person = try await ada().exported(as: IntentPerson.self)
        #expect(person.name == .displayName("Ada Lovelace"))
        let place = try await ada().exported(as: PlaceDescriptor.self)
        #expect(place.address == "Ada Lovelace Street")
    }

    @Test
    func `makes an entity of a file and of a person`() async throws {
        let file = IntentFile(data: Data("Grace".utf8), filename: "grace.txt", type: .plainText)
        let fromFile = try await contacts.resolved(from: file)
        #expect(try fromFile.name == "Grace")
        let person = try await ada().exported(as: IntentPerson.self)
        let fromPerson = try await contacts.resolved(from: person)
        #expect(try fromPerson.name == "Ada Lovelace")
        #expect(fromPerson.identifier.instanceIdentifier == "imported")
    }

    @Test
    func `says which forms there are`() async throws {
        let ada = try await ada()
        let error = try await failure { _ = try await ada.exported(as: .png) }
        #expect(error.code == .unsupported)
        #expect(error.message.contains("'public.png'") && error.message.contains("'public.plain-text'"))
        let team = try #require(try await definitions.entities["TeamEntity"].allEntities().first)
        let other = try await failure { _ = try await team.exported() }
        #expect(other.message == "'org.example.Team' does not leave its app: it is not Transferable")
    }

    @Test
    func `says that no entity can be made of a place`() async throws {
        let place = PlaceDescriptor(representations: [.address("Street 1")], commonName: nil)
        await #expect(throws: IntentTestingError.self) { _ = try await contacts.resolved(from: place) }
    }
}
