import Testing

@testable import AppIntentsMacros

struct SchemaCatalogTests {
    @Test func `no two schemas of a kind have the same name`() {
        let names = SchemaCatalog.definitions.map { "\($0.kind) \($0.domain).\($0.name)" }
        #expect(Set(names).count == names.count)
        #expect(names.count > 250)
    }

    @Test func `every schema has a title that a person can read`() {
        for definition in SchemaCatalog.definitions {
            #expect(definition.title.first?.isUppercase == true, "\(definition.domain).\(definition.name)")
            #expect(!definition.title.hasSuffix("Intent") && !definition.title.hasSuffix("Entity"))
        }
    }

    @Test func `every member has a name and a type`() {
        for definition in SchemaCatalog.definitions {
            for member in definition.members ?? [] {
                #expect(!member.name.isEmpty && !member.type.isEmpty, "\(definition.domain).\(definition.name)")
            }
        }
    }

    @Test(arguments: [
        ("intent", "photos", "openAsset", "Open Media Asset"),
        ("intent", "presentation", "create", "Create Presentation"),
        ("intent", "reminders", "createReminder", "Create Reminder"),
        ("entity", "books", "book", "Book"),
        ("enum", "browser", "clearHistoryTimeFrame", "Clear History Time Frame"),
    ])
    func `knows what people call a schema`(kind: String, domain: String, name: String, title: String) throws {
        let kind = try #require(SchemaDefinition.Kind(rawValue: kind))
        #expect(SchemaCatalog.definition(kind, domain: domain, name: name)?.title == title)
    }

    @Test func `knows the parameters of a schema`() throws {
        let schema = try #require(SchemaCatalog.definition(.intent, domain: "photos", name: "createAlbum"))
        #expect(schema.members == ["name: String"])
        #expect(schema.members?.first?.type == "String")
        #expect(schema.result == "ReturnsValue<PhotoAlbumEntity>")
        #expect(SchemaCatalog.definition(.intent, domain: "maps", name: "shareETA")?.members == nil)
    }

    @Test func `knows which members came later`() throws {
        let schema = try #require(SchemaCatalog.definition(.entity, domain: "mail", name: "message"))
        let later = try #require(schema.members).filter { !$0.isRequired }
        #expect(later.map(\.name) == ["category"])
        #expect(later.map(\.type) == ["<category>?"])
    }

    @Test func `checks nothing with members that the tables doubt`() throws {
        let schema = try #require(SchemaCatalog.definition(.intent, domain: "spreadsheet", name: "addImageToSheet"))
        #expect(schema.members?.count == 2)
        #expect(schema.checkedMembers == nil)
    }

    @Test func `orders policies by who may pass`() {
        let policies: [SchemaDefinition.Authentication] = [
            .requiresLocalDeviceAuthentication, .alwaysAllowed, .requiresAuthentication,
        ]
        #expect(policies.sorted() == [.alwaysAllowed, .requiresAuthentication, .requiresLocalDeviceAuthentication])
        let schema = SchemaCatalog.definition(.intent, domain: "photos", name: "deleteAssets")
        #expect(schema?.authentication == .requiresAuthentication)
    }
}
