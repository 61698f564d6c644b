import Testing

struct ExtraParameterTests {
    private static let message =
        "error: the schema 'photos.createAlbum' has no parameter 'mood'; one that an app adds must be optional or have a default"

    @Test(arguments: [
        ExpansionCase("with a wrapper", "@Parameter(title: \"Mood\") var mood: Mood", gives: "1:107: \(message)"),
        ExpansionCase("bare", "var mood: [Mood]", gives: "1:74: \(message)"),
        ExpansionCase(
            "with a wrapper and an initialiser", "@IntentParameter var mood: any Mood; init() { }",
            gives: "1:91: \(message)"),
    ])
    func `an app's own parameter must not be asked for`(_ row: ExpansionCase) {
        let source = "@AppIntent(schema: .photos.createAlbum) struct I { var name: String; \(row.source) }"
        let expanded = expand(source)
        #expect(expanded.messages.count == 1)
        #expect(expanded.messages.first?.hasSuffix(Self.message) == true, "\(expanded.messages)")
    }

    @Test(arguments: [
        ("var mood: Mood", "var mood: Mood?"),
        ("@Parameter(title: \"Mood\") var mood: [Mood]", "@Parameter(title: \"Mood\") var mood: [Mood]?"),
        ("@Parameter var mood: any Mood", "@Parameter var mood: (any Mood)?"),
    ])
    func `makes it optional`(variable: String, fixed: String) {
        let source = "@AppIntent(schema: .camera.stopCapture) struct I { \(variable) }"
        #expect(expand(source).fixed == "@AppIntent(schema: .camera.stopCapture) struct I { \(fixed) }")
    }

    @Test(arguments: [
        "@Parameter(title: \"Mood\") var mood: Mood?",
        "@Parameter(title: \"Mood\", default: .calm) var mood: Mood",
        "@Parameter var mood: Mood = .calm",
        "var mood: Mood = .calm",
        "var mood: Mood { .calm }",
        "let mood: Mood",
        "static var mood: Mood",
        "@Dependency var mood: Mood",
        "var mood: Mood; init() { mood = .calm }",
    ])
    func `anything else is the app's affair`(member: String) {
        let source = "@AppIntent(schema: .photos.createAlbum) struct I { var name: String; \(member) }"
        #expect(expand(source).messages == [])
    }

    @Test func `an entity may have properties of its own`() {
        let expanded = expand(
            """
            @AppEntity(schema: .photos.recognizedPerson) struct P {
                var name: String
                var isFavorite: Bool
                var model: Model
                @Property(title: "Nickname") var nickname: String
            }
            """)
        #expect(expanded.messages == [])
    }

    @Test func `says everything that is wrong in the order of the source`() {
        let expanded = expand(
            """
            @AppIntent(schema: .photos.setDepth)
            struct I {
                var mood: Mood
                var value: Int?
            }
            """)
        #expect(
            expanded.messages.map { String($0.prefix(5)) } == ["2:8: ", "3:15:", "4:16:"], "\(expanded.messages)")
    }
}
