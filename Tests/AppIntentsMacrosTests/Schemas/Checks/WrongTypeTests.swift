import Testing

struct WrongTypeTests {
    @Test(arguments: [
        ExpansionCase(
            "another value", "@AppIntent(schema: .photos.createAlbum) struct I { var name: Int }",
            gives: "1:62: error: 'name' has the type 'Int', but the schema 'photos.createAlbum' requires 'String'"),
        ExpansionCase(
            "an optional", "@AppIntent(schema: .photos.openAsset) struct I { @Parameter var target: Photo? }",
            gives: "1:73: error: 'target' has the type 'Photo?', but the schema 'photos.openAsset' requires 'Photo'"),
        ExpansionCase(
            "an optional without sugar",
            "@AppIntent(schema: .photos.createAlbum) struct I { var name: Optional<String> }",
            gives:
                "1:62: error: 'name' has the type 'Optional<String>', but the schema 'photos.createAlbum' requires 'String'"
        ),
        ExpansionCase(
            "a list", "@AppIntent(schema: .photos.openAsset) struct I { var target: [Photo] }",
            gives: "1:62: error: 'target' has the type '[Photo]', but the schema 'photos.openAsset' requires 'Photo'"),
        ExpansionCase(
            "no list", "@AppIntent(schema: .photos.createAssets) struct I { var files: String }",
            gives:
                "1:64: error: 'files' has the type 'String', but the schema 'photos.createAssets' requires '[IntentFile]'"
        ),
        ExpansionCase(
            "a set", "@AppIntent(schema: .photos.createAssets) struct I { var files: Swift.Set<IntentFile> }",
            gives:
                "1:64: error: 'files' has the type 'Swift.Set<IntentFile>', but the schema 'photos.createAssets' requires '[IntentFile]'"
        ),
        ExpansionCase(
            "a list of another value", "@AppIntent(schema: .photos.createAssets) struct I { var files: Array<URL> }",
            gives:
                "1:64: error: 'files' has the type 'Array<URL>', but the schema 'photos.createAssets' requires '[IntentFile]'"
        ),
        ExpansionCase(
            "a value for an entity", "@AppIntent(schema: .photos.openAsset) struct I { var target: Foundation.URL }",
            gives:
                "1:62: error: 'target' has the type 'Foundation.URL', but the schema 'photos.openAsset' requires 'PhotoEntity'"
        ),
        ExpansionCase(
            "a parameter that must be given",
            "@AppIntent(schema: .files.renameFile) struct I { var target: File; var newName: String }",
            gives: "1:81: error: 'newName' has the type 'String', but the schema 'files.renameFile' requires 'String?'"),
        ExpansionCase(
            "a property",
            "@AppEntity(schema: .photos.recognizedPerson) struct P { var name: String; let isFavorite: Bool? }",
            gives:
                "1:91: error: 'isFavorite' has the type 'Bool?', but the schema 'photos.recognizedPerson' requires 'Bool'"
        ),
        ExpansionCase(
            "a computed property",
            "@AppEntity(schema: .photos.recognizedPerson) struct P { var name: Date { .now }; var isFavorite: Bool }",
            gives:
                "1:67: error: 'name' has the type 'Date', but the schema 'photos.recognizedPerson' requires 'String'"),
    ])
    func `says which type the schema requires`(_ row: ExpansionCase) {
        #expect(expand(row.source).messages == [row.expected])
    }

    @Test(arguments: [
        (".photos.createAlbum", "var name: Int", "var name: String"),
        (".photos.openAsset", "var target: [Photo]?", "var target: Photo"),
        (".photos.openAsset", "var target: String", "var target: <#PhotoEntity#>"),
        (".photos.deleteAlbum", "var entities: [Album?]?", "var entities: [<#PhotoAlbumEntity#>]"),
        (".photos.createAssets", "var files: Set<IntentFile> = []", "var files: [IntentFile] = []"),
        (
            ".messages.editSentMessage", "var message: Message; var content: String?",
            "var message: Message; var content: String"
        ),
    ])
    func `writes the type`(schema: String, variable: String, fixed: String) {
        let source = "@AppIntent(schema: \(schema)) struct I { \(variable) }"
        #expect(expand(source).fixed == "@AppIntent(schema: \(schema)) struct I { \(fixed) }")
    }

    @Test(arguments: [
        ("by its module", ".photos.createAlbum", "var name: Swift.String"),
        ("in parentheses", ".photos.createAlbum", "var name: (String)"),
        ("with an attribute", ".photos.createAlbum", "var name: @Sendable String"),
        ("by an alias", ".photos.createAlbum", "var name: Name"),
        ("by a nested alias", ".photos.createAlbum", "typealias Int = String; var name: Int"),
        ("by a generic type", ".photos.createAlbum", "var name: Tagged<String>"),
        ("an alias for a list", ".photos.createAssets", "var files: Files"),
        ("a list without sugar", ".photos.createAssets", "var files: Swift.Array<AppIntents.IntentFile>"),
        ("a collection of entities", ".photos.deleteAlbum", "var entities: EntityCollection<Album>"),
        ("an optional without sugar", ".whiteboard.createBoard", "var title: Swift.Optional<String>"),
        ("unwrapped implicitly", ".whiteboard.createBoard", "var title: String!"),
        ("with a default instead of nil", ".whiteboard.createBoard", "@Parameter(default: \"New\") var title: String"),
        ("with a value instead of nil", ".whiteboard.createBoard", "@Parameter var title: String = \"New\""),
        ("text with attributes", ".whiteboard.createBoard", "var title: AttributedString?"),
        ("a case of a union", ".phone.startCall", "var destination: IntentPerson; var audioVisualMode: Mode"),
        (
            "an app's type with a name of the system's", ".camera.startCapture",
            "var captureMode: Mode; var timerDuration: Duration?; var device: Device?"
        ),
    ])
    func `takes a type in every spelling`(name: String, schema: String, variables: String) {
        #expect(expand("@AppIntent(schema: \(schema)) struct I { \(variables) }").messages == [], "\(name)")
    }

    @Test func `an entity may promise a value that its schema leaves open`() {
        let expanded = expand(
            "@AppEntity(schema: .mail.thread) struct T { var title: String; var description: String; var messages: [M] }"
        )
        #expect(expanded.messages == [])
    }
}
