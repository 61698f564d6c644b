import Testing

struct SchemaDiagnosticsTests {
    @Test(arguments: [
        ExpansionCase(
            "unknown name", "@AppIntent(schema: .photos.openAset) struct I { }",
            gives: "1:20: error: there is no schema 'photos.openAset' for intents; did you mean 'photos.openAsset'?"),
        ExpansionCase(
            "unknown domain", "@AppEntity(schema: .foto.album) struct E { }",
            gives: "1:20: error: there is no schema 'foto.album' for entities; did you mean 'photos.album'?"),
        ExpansionCase(
            "name of another kind", "@AppEnum(schema: .photos.album) enum E: String { case a }",
            gives:
                "1:18: error: there is no schema 'photos.album' for enumerations; did you mean 'photos.albumType'?"),
        ExpansionCase(
            "nothing like it", "@AppIntent(schema: .bakery.sliceBread) struct I { }",
            gives: "1:20: error: there is no schema 'bakery.sliceBread' for intents; see the members of 'AppSchema'"),
        ExpansionCase(
            "variable", "@AppIntent(schema: schema) struct I { }",
            gives: "1:20: error: '@AppIntent' reads the schema from the source; write it as '.domain.name'"),
        ExpansionCase(
            "domain only", "@AppIntent(schema: .photos) struct I { }",
            gives: "1:20: error: '@AppIntent' reads the schema from the source; write it as '.domain.name'"),
        ExpansionCase(
            "no argument", "@AppIntent struct I { }",
            gives: "1:1: error: '@AppIntent' needs a schema; write '@AppIntent(schema: .domain.name)'"),
        ExpansionCase(
            "intent that is an enumeration", "@AppIntent(schema: .photos.openAsset) enum I { }",
            gives: "1:1: error: '@AppIntent' can be attached only to a structure or a class"),
        ExpansionCase(
            "choice that is a structure", "@AssistantEnum(schema: .photos.albumType) struct E { }",
            gives: "1:1: error: '@AssistantEnum' can be attached only to an enumeration"),
        ExpansionCase(
            "private nested type", "enum Outer { @AppEntity(schema: .photos.album) private struct E { } }",
            gives:
                "1:48: error: '@AppEntity' extends 'E' at file level, where a private nested type cannot be seen; write 'fileprivate'"
        ),
    ])
    func `says what is wrong and what to do`(_ row: ExpansionCase) {
        #expect(expand(row.source).messages == [row.expected])
    }

    @Test func `says once what is wrong with the schema of a type with members`() {
        let expanded = expand("@AppIntent(schema: .photos.openAset) struct I { var a: Int; var b: Int }")
        #expect(expanded.messages.count == 1)
    }

    @Test func `offers the nearest schema`() {
        let expanded = expand("@AppIntent(schema: .photos.openAset) struct I { }")
        #expect(expanded.fixed == "@AppIntent(schema: .photos.openAsset) struct I { }")
    }
}
