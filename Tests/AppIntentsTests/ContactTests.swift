import AppIntents
import CoreSpotlight
import CoreTransferable
import GeoToolbox
import IntentWire
import Testing

@Suite struct ValueRepresentationTests {
    private func run(_ type: any AppIntent.Type, _ arguments: [String: IntentValue]) async throws -> IntentOutcome {
        try await IntentPerformer.perform(type, arguments: arguments, interaction: NoInteraction())
    }

    private func snapshot(_ type: String, _ id: String) -> IntentValue {
        .entity(EntitySnapshot(type: type, id: id, display: DisplaySnapshot(title: id)))
    }

    @Test func `a person stands in for an entity`() async throws {
        let outcome = try await run(CallPersonIntent.self, ["person": snapshot("ContactEntity", "1")])
        guard case .person(let person)? = outcome.value else {
            Issue.record("no person in \(outcome)")
            return
        }
        #expect(person.displayName == "Ada" && person.applicationIdentifier == "1")
    }

    @Test func `an entity is made of a person`() async throws {
        let outcome = try await run(ShowContactIntent.self, ["contact": .person(PersonSnapshot(displayName: "Zoë"))])
        #expect(outcome.value == .string("Zoë"))
    }

    @Test func `an entity that is there comes before a new one`() async throws {
        let ada = try await run(ShowContactIntent.self, ["contact": .person(PersonSnapshot(displayName: "Ad"))])
        #expect(ada.value == .string("Ada"))
        let failure = await #expect(throws: IntentFailure.self) {
            try await run(ShowContactIntent.self, ["contact": .person(PersonSnapshot(displayName: "Bo"))])
        }
        #expect(failure?.code == .ambiguousValue)
        #expect(failure?.message.hasPrefix("2 values of type Contact fit the value: 'Bob', 'Bobby'") == true)
    }

    @Test func `a property of an entity stands in for it`() async throws {
        let outcome = try await run(GoIntent.self, ["place": snapshot("OfficeEntity", "Main")])
        #expect(outcome.value == .string("Main Street 1"))
    }

    @Test(
        arguments: [
            (GoIntent.self, "place", "ContactEntity", "1"), (CallPersonIntent.self, "person", "OfficeEntity", "Main"),
        ] as [(any AppIntent.Type, String, String, String)])
    func `nothing else stands in for it`(
        intent: any AppIntent.Type, parameter: String, type: String, id: String
    ) async {
        let failure = await #expect(throws: IntentFailure.self) {
            try await run(intent, [parameter: snapshot(type, id)])
        }
        #expect(failure?.code == .invalidValue)
    }

    @Test func `an entity that imports nothing is made of nothing`() async {
        var place = PlacemarkSnapshot()
        place.name = "Main"
        let failure = await #expect(throws: IntentFailure.self) {
            try await run(ShowOfficeIntent.self, ["office": .placemark(place)])
        }
        #expect(failure?.code == .invalidValue)
    }

    @Test func `what the app throws while it makes an entity is the failure`() async {
        let failure = await #expect(throws: IntentFailure.self) {
            try await run(ShowContactIntent.self, ["contact": .person(PersonSnapshot())])
        }
        #expect(failure?.message.contains("A contact needs a name.") == true)
    }

    @Test func `travels as data, as any other representation`() async throws {
        let types = ContactEntity.exportedContentTypes()
        #expect(types.count == 1 && ContactEntity.importedContentTypes() == types)
        #expect(OfficeEntity.exportedContentTypes().count == 1 && OfficeEntity.importedContentTypes().isEmpty)
        let data = try await ContactEntity(7, "Grace").exported(as: types[0])
        #expect(try await ContactEntity(importing: data, contentType: types[0]).name == "Grace")
    }
}

@Suite struct ContactTests {
    @Test func `an identifier for all devices travels as the one of this`() async throws {
        let id = SyncableEntityIdentifier(local: 1, stable: "contact-1")
        #expect(id.entityIdentifierString == "1")
        #expect(EntityIdentifier(for: ContactEntity.known[0]).description == "ContactEntity/1")
        let read = try #require(SyncableEntityIdentifier<Int, String>.entityIdentifier(for: "1"))
        #expect(read.local == 1 && read.stable == nil && read == id && read.hashValue == id.hashValue)
        #expect(SyncableEntityIdentifier<Int, String>.entityIdentifier(for: "x") == nil)
    }

    @Test func `identifiers are equal by their local half, and by the stable one where there is no other`() {
        typealias ID = SyncableEntityIdentifier<String, String>
        #expect(ID(local: "1", stable: "a") == ID(local: "1", stable: "b"))
        #expect(ID(local: "1", stable: "a") != ID(local: "2", stable: "a"))
        #expect(ID(stable: "a") == ID(stable: "a"))
        #expect(ID(stable: "1") != ID(local: "1", stable: "1"))
        #expect(ID(id: "both").local == ID(id: "both").stable)
    }

    @Test func `an entity tells whose it is`() async throws {
        let found = try await EntityService.respond(
            to: EntityRequest(entity: "ContactEntity", query: .identifiers(["1", "2"]))
        ).entities
        #expect(found.map(\.ownership) == [[], ["public", "shared"]])
        let office = try await EntityService.respond(
            to: EntityRequest(entity: "OfficeEntity", query: .identifiers(["Main"]))
        ).entities
        #expect(office.map(\.ownership) == [nil])
        let protocols = try await ManifestBuilder.manifest().entity("ContactEntity")?.systemProtocols
        #expect(protocols?.contains("SyncableEntity") == true)
        #expect(protocols?.contains("OwnershipProvidingEntity") == true)
    }

    @Test func `a search of known results is a list of entities`() async throws {
        let intent = try await ManifestBuilder.describe(ShowContactsIntent.self)
        #expect(intent.parameter("criteria")?.type == .list(.entity("ContactEntity")))
        let outcome = try await IntentPerformer.perform(
            ShowContactsIntent.self,
            arguments: ["criteria": .list([.entityIdentifier("1"), .entityIdentifier("2")])],
            interaction: NoInteraction())
        #expect(outcome.value == .list([.string("Ada"), .string("Bob")]))
        let first = EntityCollectionSearchCriteria<ContactEntity>(
            entities: EntityCollection(identifiers: [ContactEntity.known[0].id]))
        let second = EntityCollectionSearchCriteria<ContactEntity>(
            entities: EntityCollection(identifiers: [ContactEntity.known[1].id]))
        #expect(first == first && first != second)
    }

    @Test func `a searchable item names its entity`() {
        let item = CSSearchableItem(
            uniqueIdentifier: "x", domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(contentType: .item)
        )
        #expect(item.relatedAppEntityIdentifier == nil)
        let identifier = EntityIdentifier(for: ContactEntity.known[0])
        item.relatedAppEntityIdentifier = identifier
        #expect(item.attributeSet.relatedUniqueIdentifier == "ContactEntity/1")
        #expect(item.relatedAppEntityIdentifier == identifier)
        item.attributeSet.relatedUniqueIdentifier = "of/another/app"
        #expect(item.relatedAppEntityIdentifier == nil)
    }

    @Test func `a view tells of the elements that are wanted, inner ones too`() {
        func element(_ number: Int, _ x: Double, selected: Bool = false, _ inner: [AppEntityUIElement] = [])
            -> AppEntityUIElement
        {
            AppEntityUIElement(
                ContactEntity(number, ""), bounds: CGRect(x: x, y: 0, width: 10, height: 10),
                state: .init(isSelected: selected), subelements: inner)
        }
        let elements = [
            element(1, 0, [element(2, 2, selected: true)]), element(3, 100), element(4, 200, selected: true),
        ]
        func found(_ requests: Set<AppEntityUIElementsContext.ElementsRequest>) -> [String] {
            AppEntityUIElementsContext(bounds: CGRect(x: 0, y: 0, width: 300, height: 10), requests: requests)
                .requested(among: elements).map(\.identifier.identifier)
        }
        let left = AppEntityUIElementsContext.ElementsRequest.visible(rect: CGRect(x: 0, y: 0, width: 50, height: 10))
        #expect(found([.selected]) == ["2", "4"])
        #expect(found([left]) == ["1", "2"])
        #expect(found([left, .selected]) == ["1", "2", "4"])
        #expect(found([]) == [])
    }
}

@Suite struct LaterNameTests {
    @Test func `a summary names the parts of a value of several types`() async throws {
        let summary = try await ManifestBuilder.describe(ReactIntent.self).summary
        guard case .sentence(let sentence)? = summary else {
            Issue.record("no sentence")
            return
        }
        #expect(sentence.template == "React by ${reaction.type} with ${reaction} to ${office}")
    }

    @Test func `a shortcut of the system runs nowhere here, and says so`() async throws {
        let failure = await #expect(throws: AppIntentError.self) {
            _ = try await RunSystemShortcutIntent(
                shortcut: SystemShortcut.__decode(.string("Lights"), __ValueContext())
            ).perform()
        }
        #expect(failure.map { "\($0)" }?.contains("no widgets") == true)
        let shortcut = try await SystemShortcut.__decode(.string("Lights"), __ValueContext())
        #expect(shortcut.displayRepresentation.title == "Lights")
        #expect(try await shortcut.__encode(__ValueContext()) == .string("Lights"))
        await #expect(throws: IntentFailure.self) { try await SystemShortcut.__decode(.int(1), __ValueContext()) }
    }

    @Test func `what goes to the system fails where there is none`() async {
        let entities = RelevantEntities.shared
        let calls: [@Sendable () async throws -> Void] = [
            { try await entities.updateEntities([ContactEntity.known[0]], for: .audio(.nowPlaying)) },
            { try await entities.removeEntities([ContactEntity.known[0]]) },
            { try await entities.removeEntities([ContactEntity.known[0]], from: .audio(.workout)) },
            { try await entities.removeAllEntities() },
            { try await entities.removeAllEntities(for: .audio(.workout(intensityLevel: .low))) },
            { try await RelevantIntentManager.shared.updateRelevantIntents([]) },
        ]
        for call in calls {
            let failure = await #expect(throws: IntentFailure.self) { try await call() }
            #expect(failure?.code == .unsupported)
        }
    }

    @Test func `errors are equal where they say the same`() {
        #expect(AppIntentError(.message("a")) == AppIntentError(.message("a")))
        #expect(AppIntentError(.message("a")) != AppIntentError(.message("b")))
        #expect(AppIntentError.restartPerform == AppIntentError.restartPerform)
        let intent = GoIntent()
        let other = GoIntent()
        #expect(intent.$place.needsValueError("Where?") == intent.$place.needsValueError("Where?"))
        #expect(intent.$place.needsValueError("Where?") != other.$place.needsValueError("Where?"))
        #expect(intent.$place.needsValueError("Where?") != intent.$place.needsValueError("There?"))
    }
}

/// A list of values that depends on all of six parameters.
struct SixPartIntent: AppIntent {
    static let title: LocalizedStringResource = "Six Parts"
    @Parameter(title: "A") var a: Int
    @Parameter(title: "B") var b: Int
    @Parameter(title: "C") var c: Int
    @Parameter(title: "D") var d: Int
    @Parameter(title: "E") var e: Int
    @Parameter(title: "Sum", optionsProvider: SumProvider()) var sum: Int

    struct SumProvider: DynamicOptionsProvider {
        @IntentParameterDependency<SixPartIntent>(\.$a, \.$b, \.$c, \.$d, \.$e) var parts

        func results() async throws -> [Int] {
            guard let parts else { return [] }
            return [parts.a + parts.b + parts.c + parts.d + parts.e]
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

@Suite struct ManyDependenciesTests {
    @Test(arguments: [(5, [IntentValue.int(15)]), (4, [])])
    func `a provider depends on five parameters`(given: Int, options: [IntentValue]) async throws {
        let arguments = Dictionary(
            uniqueKeysWithValues: zip(["a", "b", "c", "d", "e"], 1...given).map { ($0, IntentValue.int($1)) })
        let list = try await OptionsService.respond(
            to: OptionsRequest(intent: "SixPartIntent", parameter: "sum", arguments: arguments))
        #expect(list.items.map(\.value) == options)
    }
}

@Suite struct UndoableRunsTests {
    @MainActor
    final class Counter {
        var undone: [Int] = []
    }

    @Test @MainActor func `keeps the newest hundred runs, and each is undone once`() throws {
        let runs = UndoableRuns()
        let counter = Counter()
        for number in 0...UndoableRuns.keptRuns {
            let manager = UndoManager()
            manager.registerUndo(withTarget: counter) { $0.undone.append(number) }
            runs.keep(manager, named: "Step \(number)", of: "\(number)")
        }
        let dropped = #expect(throws: IntentFailure.self) { try runs.undo(UndoRequest(run: "0")) }
        #expect(dropped?.code == .nothingToUndo)
        #expect(try runs.undo(UndoRequest(run: "1")) == UndoResponse(actionName: "Step 1"))
        #expect(try runs.undo(UndoRequest(run: "100")) == UndoResponse(actionName: "Step 100"))
        #expect(throws: IntentFailure.self) { try runs.undo(UndoRequest(run: "100")) }
        #expect(counter.undone == [1, 100])
    }

    @Test @MainActor func `says where the app has undone it by itself`() {
        let runs = UndoableRuns()
        let manager = UndoManager()
        let counter = Counter()
        manager.registerUndo(withTarget: counter) { $0.undone.append(1) }
        runs.keep(manager, named: "Count", of: "1")
        manager.undo()
        let failure = #expect(throws: IntentFailure.self) { try runs.undo(UndoRequest(run: "1")) }
        #expect(failure?.message == "'Count' was undone or done away with by the app")
    }

    @Test @MainActor func `each run has a manager of its own, code outside of runs has one together`() async {
        let intent = UndoProbeIntent()
        #expect(intent.undoManager != nil && intent.undoManager === UndoProbeIntent().undoManager)
        let first = IntentSession(intent: intent, interaction: NoInteraction())
        let second = IntentSession(intent: intent, interaction: NoInteraction())
        IntentSession.$current.withValue(first) {
            #expect(intent.undoManager === first.undoManager)
            #expect(intent.undoManager !== second.undoManager)
        }
    }
}

struct UndoProbeIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Probe"
    func perform() async throws -> some IntentResult { .result() }
}
