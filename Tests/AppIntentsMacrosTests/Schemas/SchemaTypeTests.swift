import Testing

@testable import AppIntentsMacros

struct SchemaTypeTests {
    @Test(
        arguments: [
            ("String", false, nil, .value, "String"),
            ("Calendar.RecurrenceRule?", true, nil, .value, "Calendar.RecurrenceRule"),
            ("[IntentFile]?", true, .array, .value, "IntentFile"),
            ("Set<messageAttribute>", false, .set, .app, "MessageAttribute"),
            ("[<timer>]", false, .array, .app, "Timer"),
            ("<EventLocation union>?", true, nil, .union, "EventLocation"),
            ("<audio entity>", false, nil, .app, "AudioEntity"),
            ("PhotoAlbumEntity", false, nil, .app, "PhotoAlbumEntity"),
        ] as [(String, Bool, SchemaType.Collection?, SchemaType.Element, String)])
    func `reads the types of the tables`(
        text: String, isOptional: Bool, collection: SchemaType.Collection?, element: SchemaType.Element, name: String
    ) {
        let type = SchemaType(text)
        #expect(type.isOptional == isOptional)
        #expect(type.collection == collection)
        #expect(type.element == element)
        #expect(type.name == name)
    }

    @Test(arguments: [
        ("Date?", "Date?", "Date?"),
        ("[<timer>]", "[Timer]", "[<#Timer#>]"),
        ("Set<String>?", "Set<String>?", "Set<String>?"),
        ("<EventLocation union>?", "EventLocation?", "<#EventLocation#>?"),
    ])
    func `writes them as people and compilers read them`(text: String, description: String, source: String) {
        #expect(SchemaType(text).description == description)
        #expect(SchemaType(text).sourceWithPlaceholder == source)
    }

    @Test func `reads every type of the catalogue`() {
        for definition in SchemaCatalog.definitions {
            for member in definition.members ?? [] {
                let name = SchemaType(member.type).name
                let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } && !name.isEmpty
                #expect(isPlain, "\(definition.path).\(member.name): \(member.type)")
            }
        }
    }
}
