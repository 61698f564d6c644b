import AppIntents
import AppIntentsTesting
import Foundation
import Testing

/// Reading what an app gave.
struct ReadingTests {
    private let definitions = Apps.contacts

    private func ada() async throws -> AnyAppEntity {
        try #require(try await definitions.entities["ContactEntity"].entities(identifiers: ["ada"]).first)
    }

    /// A length as the app's own type has it.
    private struct Tall: IntentValueConvertibleWrapper, Equatable {
        let baseValue: Measurement<UnitLength>
        init(baseValue: Measurement<UnitLength>) { self.baseValue = baseValue }
    }

    @Test
    func `reads each property as its type`() async throws {
        let ada = try await ada()
        #expect(try ada.born == Date(timeIntervalSince1970: 0))
        #expect(try ada.height == Measurement<UnitLength>(value: 170, unit: .centimeters))
        #expect(try ada.salary.as(IntentCurrencyAmount.self).amount == 12.5)
        #expect(try ada.salary.as(IntentCurrencyAmount.self).currencyCode == "EUR")
        #expect(try ada.team.tags == ["fast", "loud"])
        #expect(try ada.team.tags == Set(["loud", "fast"]))
        #expect(try ada.rank == "2")
        #expect(try ada.rank.as(AnyAppEnum.self).rawValue == "2")
        #expect(try ada.height == Tall(baseValue: Measurement(value: 170, unit: .centimeters)))
        let motto: String? = try ada.team.motto
        #expect(motto == nil)
        #expect((ada.name as Any?) as? String == "Ada Lovelace")
    }

    @Test
    func `says what a value is that is read as another type`() async throws {
        let ada = try await ada()
        let error = #expect(throws: IntentTestingError.self) { let _: Int = try ada.name }
        #expect(error?.code == .castingFailed)
        #expect(error?.message == "'ContactEntity.name' is the text 'Ada Lovelace', and no Int")
        let nested = #expect(throws: IntentTestingError.self) { let _: Date = try ada.team.tags[0] }
        #expect(nested?.message == "'ContactEntity.team.tags[0]' is the text 'fast', and no Date")
        let missing = #expect(throws: IntentTestingError.self) { let _: String = try ada.team.motto }
        #expect(missing?.message == "'ContactEntity.team.motto' has no value: read it as an optional, 'String?'")
    }

    @Test
    func `says which properties there are`() async throws {
        let ada = try await ada()
        let error = #expect(throws: IntentTestingError.self) { let _: String? = try ada.nme }
        #expect(error?.code == .unknownProperty)
        #expect(error?.message.contains("'name', 'team'") == true)
        let identifier = #expect(throws: IntentTestingError.self) { let _: String = try ada.id }
        #expect(identifier?.message.contains("identifier.instanceIdentifier") == true)
        let deep = #expect(throws: IntentTestingError.self) { let _: String = try ada.name.first }
        #expect(deep?.code == .unknownProperty)
    }

    @Test
    func `says where a list ends`() async throws {
        let result = try await definitions.intents["ListContactsIntent"].makeIntent().run()
        let error = #expect(throws: IntentTestingError.self) { let _: String = try result.value[3].name }
        #expect(error?.message == "'value' has 3 values, and none at 3")
        let none = #expect(throws: IntentTestingError.self) { let _: AnyAppEntity = try result.value[0].name[0] }
        #expect(none?.message == "'value[0].name' is the text 'Ada Lovelace', and no list")
    }

    @Test
    func `says that a reference has nothing to read`() async throws {
        let reference = definitions.entities["ContactEntity"].makeReference(identifier: "ada")
        let error = #expect(throws: IntentTestingError.self) { let _: String = try reference.name }
        #expect(error?.message.contains("ask for the entity with entities(identifiers:)") == true)
        #expect(reference.name == nil)
    }

    @Test
    func `compares entities by who they are and what they have`() async throws {
        let first = try await ada()
        let second = try await ada()
        #expect(first == second)
        #expect(first != definitions.entities["ContactEntity"].makeReference(identifier: "ada"))
        var other = first
        other.identifier = AttributedEntityIdentifier(
            entityType: first.identifier.entityType, instanceIdentifier: "bob")
        #expect(other != first)
        #expect(other.name == nil)
    }

    @Test
    func `reads a measurement and a transient entity of the world clock`() async throws {
        let clock = Apps.worldClock
        let difference = try await clock.intents["TimeDifference"]
            .makeIntent(source: "Tokyo", target: "Kolkata", date: Date(timeIntervalSince1970: 0)).run()
        #expect(try difference.value == Measurement<UnitDuration>(value: -3.5, unit: .hours))
        #expect(difference.report.dialog?.plain == "Kolkata is 3 hours, 30 minutes behind Tokyo.")
        let change = try await clock.intents["NextClockChange"]
            .makeIntent(zone: "Berlin", date: Date(timeIntervalSince1970: 1_700_000_000)).run()
        let entity: AnyTransientAppEntity = try change.value
        #expect(try entity.abbreviationAfter == "CEST")
        #expect(try entity.shift == Measurement<UnitDuration>(value: 60, unit: .minutes))
        let none = try await clock.intents["NextClockChange"].makeIntent(zone: "Tokyo").run()
        #expect(none.value == nil)
        #expect(try none.value as AnyTransientAppEntity? == nil)
    }
}
