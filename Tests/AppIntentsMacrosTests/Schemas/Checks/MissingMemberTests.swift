import Testing

struct MissingMemberTests {
    @Test(arguments: [
        ExpansionCase(
            "a parameter", "@AppIntent(schema: .photos.openAsset)\nstruct Show { }",
            gives:
                "2:8: error: 'Show' lacks the parameter 'target: PhotoEntity', which the schema 'photos.openAsset' requires"
        ),
        ExpansionCase(
            "several parameters", "@AppIntent(schema: .photos.addAssetsToAlbum) struct Add { }",
            gives:
                "1:53: error: 'Add' lacks the parameters 'assets: [PhotoEntity]' and 'album: PhotoAlbumEntity', which the schema 'photos.addAssetsToAlbum' requires"
        ),
        ExpansionCase(
            "an optional parameter",
            "@AssistantIntent(schema: .whiteboard.updateBoard) struct Rename { var target: Board }",
            gives:
                "1:58: error: 'Rename' lacks the parameter 'title: String?', which the schema 'whiteboard.updateBoard' requires"
        ),
        ExpansionCase(
            "a property", "@AppEntity(schema: .reminders.list) struct L { let id: Int; var name: String { \"\" } }",
            gives: "1:44: error: 'L' lacks the property 'type: ListType', which the schema 'reminders.list' requires"),
        ExpansionCase(
            "several properties", "@AssistantEntity(schema: .photos.recognizedPerson) final class P { var id = 1 }",
            gives:
                "1:64: error: 'P' lacks the properties 'name: String' and 'isFavorite: Bool', which the schema 'photos.recognizedPerson' requires"
        ),
        ExpansionCase(
            "one that belongs to the type",
            "@AppIntent(schema: .photos.openAsset) struct I { static var target: Photo }",
            gives:
                "1:46: error: 'I' lacks the parameter 'target: PhotoEntity', which the schema 'photos.openAsset' requires"
        ),
        ExpansionCase(
            "all cases", "@AppEnum(schema: .reminders.locationTriggerEvent) enum T: String { case here }",
            gives:
                "1:56: error: 'T' has none of the cases of the schema 'reminders.locationTriggerEvent'; declare at least one of 'arrive' and 'depart'"
        ),
    ])
    func `says what a type lacks`(_ row: ExpansionCase) {
        #expect(expand(row.source).messages == [row.expected])
    }

    @Test(arguments: [
        ExpansionCase(
            "an empty body", "@AppIntent(schema: .photos.openAsset)\nstruct I {}",
            gives: "@AppIntent(schema: .photos.openAsset)\nstruct I {\n    var target: <#PhotoEntity#>\n}"),
        ExpansionCase(
            "behind the last stored variable",
            """
            @AppIntent(schema: .photos.updateAlbum)
            struct I {
              @Dependency var library: Library
              var target: Album
              var isReady: Bool { true }
              static let title = "x"
            }
            """,
            gives: """
                @AppIntent(schema: .photos.updateAlbum)
                struct I {
                  @Dependency var library: Library
                  var target: Album
                  var name: String
                  var isReady: Bool { true }
                  static let title = "x"
                }
                """),
        ExpansionCase(
            "before functions",
            """
            @AppIntent(schema: .photos.addAssetsToAlbum)
            public struct I {
                public func perform() { }
            }
            """,
            gives: """
                @AppIntent(schema: .photos.addAssetsToAlbum)
                public struct I {
                    public var assets: [<#PhotoEntity#>]
                    public var album: <#PhotoAlbumEntity#>
                    public func perform() { }
                }
                """),
        ExpansionCase(
            "in one line", "@AppIntent(schema: .photos.updateAlbum) struct I { var target: Album }",
            gives: "@AppIntent(schema: .photos.updateAlbum) struct I { var target: Album; var name: String }"),
        ExpansionCase(
            "cases",
            """
            @AppEnum(schema: .reader.documentKind)
            enum K: String {
                case scroll
            }
            """,
            gives: """
                @AppEnum(schema: .reader.documentKind)
                enum K: String {
                    case image
                    case pdf
                    case scroll
                }
                """),
    ])
    func `writes the stub`(_ row: ExpansionCase) {
        #expect(expand(row.source).fixed == row.expected)
    }

    @Test(arguments: [
        ("one under a condition", ".photos.openAsset", "struct I {\n#if os(iOS)\nvar target: Photo\n#endif\n}"),
        ("one that another macro may write", ".photos.openAsset", "struct I { #parameters }"),
        ("one of a superclass", ".photos.openAsset", "final class I: PhotoIntent { }"),
        ("one of a schema that nobody knows", ".maps.shareETA", "struct I { }"),
        ("one of a schema with doubtful facts", ".spreadsheet.addImageToSheet", "struct I { }"),
        ("one with a wrapper and a value", ".photos.openAsset", "struct I { @Parameter var target: Photo = .latest }"),
        ("one of several in a line", ".photos.updateAlbum", "struct I { var target: Album, name: String }"),
        ("one without a type", ".photos.createAlbum", "struct I { var name = \"Summer\" }"),
        ("one in backticks", ".photos.createAlbum", "struct I { var `name`: String }"),
    ])
    func `finds every parameter, or says nothing`(name: String, schema: String, declaration: String) {
        #expect(expand("@AppIntent(schema: \(schema)) \(declaration)").messages == [], "\(name)")
    }

    @Test func `an entity may leave out what its schema got later`() {
        let expanded = expand(
            """
            @AppEntity(schema: .books.book) struct B {
                var title: String?
                var seriesTitle: String?
                let author: String?
                @ComputedProperty var genre: String? { nil }
                var purchaseDate: Date? { nil }
                @DeferredProperty var url: URL? { get async throws { nil } }
            }
            """)
        #expect(expanded.messages == [])
    }

    @Test(arguments: [
        (".camera.captureMode", "case photo"),
        (".messages.messageType", "case unspecified"),
        (".browser.clearHistoryTimeFrame", "case allTime"),
        (".photos.assetType", "case livePhoto, `photo`"),
        (".clock.timerState", "case anything"),
    ])
    func `an enumeration has the cases that its app needs`(schema: String, cases: String) {
        #expect(expand("@AppEnum(schema: \(schema)) enum E: String { \(cases) }").messages == [])
    }
}
