import Testing

struct EntitySchemaTests {
    @Test func `an entity gets what its schema calls for`() {
        let expanded = expand(
            """
            @AppEntity(schema: .photos.album)
            public struct Album {
                public static let defaultQuery = Query()
                public let id: String
                let model: Model
                public var name: String
                var creationDate: Date?
                @Property(title: "Kind") var albumType: AlbumType
                var cover: Image
                public var displayRepresentation: DisplayRepresentation { "x" }
            }
            """)
        #expect(expanded.messages == [])
        #expect(
            expanded.source == """

                public struct Album {
                    public static let defaultQuery = Query()
                    public let id: String
                    let model: Model
                    @EntityProperty
                    public var name: String
                    @EntityProperty
                    var creationDate: Date?
                    @Property(title: "Kind") var albumType: AlbumType
                    var cover: Image
                    public var displayRepresentation: DisplayRepresentation { "x" }
                }

                nonisolated extension Album: AppEntity, AssistantSchemaEntity {
                    public static var __assistantSchemaEntity: AssistantSchema {
                        .__entity(domain: "photos", name: "album")
                    }
                }
                """)
    }

    @Test(arguments: [
        (
            ".files.file", "var creationDate: Date?; var fileModificationDate: Date?",
            "AppEntity, AssistantSchemaEntity, FileEntity"
        ),
        (".reader.page", "var label: String", "AppEntity, AssistantSchemaEntity"),
        (".reminders.list", "var name: String; var type: ListType", "AppEntity, AssistantSchemaEntity"),
        (".maps.place", "", "AppEntity, AssistantSchemaEntity"),
    ])
    func `conforms to the protocols of the schema and to no other`(
        schema: String, properties: String, conformances: String
    ) {
        let expanded = expand("@AppEntity(schema: \(schema)) struct E { \(properties) }")
        #expect(expanded.messages == [])
        #expect(expanded.source.contains("extension E: \(conformances) {"), "\(expanded.source)")
    }

    @Test(arguments: [
        ("var title: String?", "EntityProperty<"),
        ("var title: String? { nil }", "getter: \\E.title"),
        ("var title: String? { get { nil } set { } }", "getSetter: \\E.title"),
        ("var title: String? { get async throws { nil } }", "asyncGetter: { (entity: E) in try await entity.title }"),
    ])
    func `a variable that the schema names becomes a property of its kind`(variable: String, expansion: String) {
        let expanded = expand("@AppEntity(schema: .books.book) struct E { \(variable) }")
        if expansion == "EntityProperty<" {
            #expect(expanded.source.contains("@EntityProperty"), "\(expanded.source)")
        } else {
            #expect(expanded.onOneLine.contains(expansion), "\(expanded.source)")
        }
    }

    @Test(arguments: [
        (".books.book", "var id: String"),
        (".books.book", "var id: String { title }"),
        (".books.book", "var model: Model"),
        (".books.book", "var displayRepresentation: DisplayRepresentation { \"x\" }"),
        (".books.book", "let title: String?"),
        (".books.book", "var title: String? { get throws { nil } }"),
        (".maps.place", "var id: String"),
        (".maps.place", "var displayRepresentation: DisplayRepresentation { \"x\" }"),
    ])
    func `anything else stays as it is`(schema: String, member: String) {
        let expanded = expand("@AppEntity(schema: \(schema)) struct E {\n    \(member)\n}")
        #expect(expanded.source.hasPrefix("struct E {\n    \(member)\n}"), "\(expanded.source)")
    }

    @Test func `the older macro does the same`() {
        let body = "struct P: AppEntity { let id: Int; var name: String; var isFavorite: Bool { true } }"
        let current = expand("@AppEntity(schema: .photos.recognizedPerson) \(body)")
        let older = expand("@AssistantEntity(schema: .photos.recognizedPerson) \(body)")
        #expect(older.messages == [])
        #expect(older.source.contains("@EntityProperty"))
        #expect(older.source == current.source)
    }

    @Test func `where the properties of a schema are not known every stored variable is one`() {
        let expanded = expand("@AppEntity(schema: .maps.place) struct E { var name: String }")
        #expect(expanded.source.contains("@EntityProperty"), "\(expanded.source)")
    }
}
