import Foundation
import IntentWire
import Testing

@Suite struct ModelEntityTests {
    /// An app of calendar events, as its manifest describes it.
    private static let manifest: AppManifest = {
        var event = EntityDescriptor(
            identifier: "EventEntity", typeName: "Calendar.EventEntity",
            name: LocalizedText("Calendar Event", translations: ["de": "Termin"]),
            query: QueryDescriptor(typeName: "Calendar.EventQuery"))
        event.properties = [
            PropertyDescriptor(name: "title", title: "Title", type: .string, isOptional: false),
            PropertyDescriptor(
                name: "startDate", title: LocalizedText("Start Date", translations: ["de": "Beginn"]), type: .date,
                isOptional: false),
            PropertyDescriptor(name: "endDate", title: "End Date", type: .date, isOptional: false),
            PropertyDescriptor(name: "notes", title: "Notes", type: .string, isOptional: true),
            PropertyDescriptor(name: "remarks", title: "Notes", type: .string, isOptional: true),
            PropertyDescriptor(name: "kind", title: "Kind", type: .enumeration("EventKind"), isOptional: true),
        ]
        var manifest = AppManifest(identifier: "org.example.Calendar", name: "Calendar", languages: ["en", "de"])
        manifest.entities = [event]
        manifest.enumerations = [
            EnumDescriptor(
                identifier: "EventKind", typeName: "Calendar.EventKind", name: "Kind",
                cases: [.init(rawValue: "w", title: LocalizedText("Work", translations: ["de": "Arbeit"]))])
        ]
        return manifest
    }()

    private static func event(_ properties: [String: IntentValue], subtitle: String? = "Jan 15, 2025 at 2:00 PM")
        -> EntitySnapshot
    {
        EntitySnapshot(
            type: "EventEntity", id: "1", display: DisplaySnapshot(title: "Team Meeting", subtitle: subtitle),
            properties: properties)
    }

    @Test func `tells type, title, subtitle and the properties under their titles`() {
        let start = Date(timeIntervalSince1970: 1_736_949_600)
        let event = Self.event([
            "title": .string("Team Meeting"), "startDate": .date(start), "endDate": .date(start + 3600),
            "notes": .string("Discuss Q1 roadmap"), "kind": .null,
        ])
        #expect(
            event.modelJSON(in: Self.manifest) == """
                {
                  "type": "Calendar Event",
                  "title": "Team Meeting",
                  "subtitle": "Jan 15, 2025 at 2:00 PM",
                  "properties": {
                    "Title": "Team Meeting",
                    "Start Date": "2025-01-15T14:00:00Z",
                    "End Date": "2025-01-15T15:00:00Z",
                    "Notes": "Discuss Q1 roadmap"
                  }
                }
                """)
    }

    @Test func `speaks the language that is asked for`() {
        let event = Self.event([
            "startDate": .date(.distantPast), "kind": .enumCase(.init(type: "EventKind", rawValue: "w")),
        ])
        let model = event.forModel(in: Self.manifest, languages: ["de-AT"])
        #expect(model.type == "Termin")
        #expect(model.properties.map(\.title) == ["Beginn", "Kind"])
        #expect(model.properties.last?.text == "Arbeit")
    }

    @Test func `keeps properties of one title apart`() {
        let event = Self.event(["notes": .string("a"), "remarks": .string("b")])
        #expect(
            event.forModel(in: Self.manifest).properties == [
                .init(title: "Notes", text: "a"), .init(title: "remarks", text: "b"),
            ])
    }

    @Test func `goes by its names where the app declares nothing`() throws {
        let event = Self.event(["zone": .string("B"), "area": .int(3)], subtitle: "")
        let model = event.forModel(in: AppManifest(identifier: "x", name: "X"))
        #expect(model.type == "EventEntity" && model.subtitle == nil)
        #expect(model.properties == [.init(title: "area", text: "3"), .init(title: "zone", text: "B")])
        #expect(Self.event([:]).modelJSON(in: Self.manifest).hasSuffix("\"properties\": {}\n}"))
    }

    @Test(arguments: ["\"quoted\" \\ and / slashed", "two\nlines\tand\u{1}", "ä 🦊 \u{2028}", ""])
    func `is JSON whatever the texts are`(text: String) throws {
        let event = Self.event(["title": .string(text)], subtitle: text)
        let data = Data(event.modelJSON(in: Self.manifest).utf8)
        let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect((read["properties"] as? [String: String])?["Title"] == text)
        #expect(read["subtitle"] as? String == (text.isEmpty ? nil : text))
    }

    private static func place(_ change: (inout PlacemarkSnapshot) -> Void) -> IntentValue {
        var place = PlacemarkSnapshot()
        change(&place)
        return .placemark(place)
    }

    private static func rule(_ change: (inout Calendar.RecurrenceRule) -> Void) -> IntentValue {
        var rule = Calendar.RecurrenceRule(calendar: Calendar(identifier: .gregorian), frequency: .weekly)
        change(&rule)
        return .recurrenceRule(rule)
    }

    private static let styled = StyledTextSnapshot(runs: [
        .init(text: "Head", blocks: [.init(kind: "header", identity: 1, number: 1)]),
        .init(text: "one ", blocks: [.init(kind: "paragraph", identity: 2)]),
        .init(text: "line", inlineIntent: 2, blocks: [.init(kind: "paragraph", identity: 2)]),
    ])

    @Test(
        arguments: [
            (.bool(true), "true"), (.int(-3), "-3"), (.double(2), "2"), (.double(0.1), "0.1"),
            (.decimal(Decimal(string: "12.50") ?? 0), "12.5"), (.string("a"), "a"),
            (.attributedString(styled), "Head\none line"),
            (.date(Date(timeIntervalSince1970: 0.5)), "1970-01-01T00:00:00.500Z"),
            (.dateComponents(DateComponents(year: 2025, month: 3, day: 4)), "2025-03-04"),
            (.dateComponents(DateComponents(year: 2025, month: 3)), "2025-03"),
            (.dateComponents(DateComponents(month: 3, day: 4)), "--03-04"),
            (.dateComponents(DateComponents(hour: 9, minute: 5)), "09:05:00"),
            (.dateComponents(DateComponents(year: 2025, month: 3, day: 4, hour: 9)), "2025-03-04T09:00:00"),
            (.duration(.seconds(5400)), "PT1H30M"), (.duration(.milliseconds(-1500)), "-PT1.5S"),
            (.duration(.zero), "PT0S"),
            (.measurement(.init(value: 5, unit: "km", dimension: "length")), "5 km"),
            (.currencyAmount(.init(amount: 12.5, currencyCode: "EUR")), "12.5 EUR"),
            (
                .person(.init(displayName: "Ada", handle: .init(kind: .emailAddress, value: "ada@example.org"))),
                "Ada <ada@example.org>"
            ),
            (.person(.init(handle: .init(kind: .phoneNumber, value: "+44"))), "<+44>"),
            (.personName(PersonNameComponents(givenName: "Ada", familyName: "Lovelace")), "Ada Lovelace"),
            (.file(.init(filename: "a.txt")), "a.txt"), (.paymentMethod(.init(type: "credit", name: "Visa")), "Visa"),
            (place { ($0.name, $0.city, $0.country) = ("Hall", "Rome", "Italy") }, "Hall, Rome, Italy"),
            (place { $0.address = "Street 1\nRome" }, "Street 1, Rome"),
            (place { ($0.latitude, $0.longitude) = (1.5, 2) }, "1.5, 2.0"),
            (
                rule {
                    $0.interval = 2; $0.weekdays = [.every(.monday), .nth(-1, .friday)]; $0.end = .afterOccurrences(3)
                },
                "FREQ=WEEKLY;INTERVAL=2;COUNT=3;BYDAY=MO,-1FR"
            ),
            (.enumCase(.init(type: "Other", rawValue: "x", display: .init(title: "Shown"))), "Shown"),
            (.entity(.init(type: "T", id: "1", display: .init(title: "Thing"))), "Thing"),
            (.list([.int(1), .null, .int(2)]), "1, 2"),
        ] as [(IntentValue, String)])
    func `writes every value as a text`(value: IntentValue, text: String) {
        let model = Self.event(["title": value]).forModel(in: Self.manifest)
        #expect(model.properties == [ModelEntity.Property(title: "Title", text: text)])
    }

    @Test func `leaves out what says nothing`() {
        let event = Self.event(["title": Self.place { _ in }, "notes": .person(PersonSnapshot()), "kind": .null])
        #expect(event.forModel(in: Self.manifest).properties.isEmpty)
    }
}
