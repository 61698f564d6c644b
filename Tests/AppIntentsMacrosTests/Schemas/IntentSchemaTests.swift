import Testing

struct IntentSchemaTests {
    @Test func `an intent gets what its schema calls for`() {
        let expanded = expand(
            """
            @AppIntent(schema: .photos.openAsset)
            struct OpenPhoto {
                var target: Photo
                func perform() async throws -> some IntentResult { .result() }
            }
            """)
        #expect(expanded.messages == [])
        #expect(
            expanded.source == """

                struct OpenPhoto {
                    @IntentParameter
                    var target: Photo
                    func perform() async throws -> some IntentResult { .result() }
                }

                nonisolated extension OpenPhoto: AppIntent, AssistantSchemaIntent, OpenIntent {
                    static var __assistantSchemaIntent: AssistantSchema {
                        .__intent(domain: "photos", name: "openAsset")
                    }
                }
                """)
    }

    @Test(arguments: [
        (".books.playAudiobook", "target: Book", "AppIntent, AssistantSchemaIntent, AudioPlaybackIntent"),
        (".browser.clearHistory", "timeFrame: TimeFrame", "AppIntent, AssistantSchemaIntent"),
        (".mail.deleteMail", "entities: [Message]", "AppIntent, AssistantSchemaIntent, DeleteIntent"),
        (".system.open", "target: Book", "AppIntent, AssistantSchemaIntent, OpenIntent"),
        (
            ".system.search", "criteria: StringSearchCriteria",
            "AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent"
        ),
        (
            ".system.searchInApp", "criteria: StringSearchCriteria",
            "AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent"
        ),
        (
            ".visualIntelligence.semanticContentSearch", "semanticContent: SemanticContentDescriptor",
            "AppIntent, AssistantSchemaIntent"
        ),
    ])
    func `conforms to the protocols of the schema and to no other`(
        schema: String, parameter: String, conformances: String
    ) {
        let expanded = expand("@AppIntent(schema: \(schema)) struct I { var \(parameter) }")
        #expect(expanded.messages == [])
        #expect(expanded.source.contains("extension I: \(conformances) {"), "\(expanded.source)")
    }

    @Test func `the older macro leaves the conformance to the app`() {
        let expanded = expand("@AssistantIntent(schema: .photos.openAsset) struct I: OpenIntent { var target: Photo }")
        #expect(expanded.source.contains("extension I: AssistantSchemaIntent {"), "\(expanded.source)")
        #expect(expanded.source.contains("@IntentParameter"), "\(expanded.source)")
    }

    @Test(arguments: [
        "var target: Photo",
        "public var target: Photo",
        "@MainActor var target: Photo",
        "@available(iOS 27, *) var target: Photo",
        "var target: Photo { didSet { } }",
        "var target: Photo = .latest",
        "var notInTheCatalogue: String",
        "var `in`: String",
    ])
    func `a stored variable becomes a parameter`(variable: String) {
        let expanded = expand("@AppIntent(schema: .photos.openAsset) struct I { \(variable) }")
        #expect(expanded.source.contains("@IntentParameter"), "\(expanded.source)")
    }

    @Test func `an intent that lacks a parameter gets only what every intent gets`() {
        let expanded = expand("@AppIntent(schema: .photos.openAsset) struct I { }")
        #expect(expanded.source.contains("extension I: AppIntent, AssistantSchemaIntent {"), "\(expanded.source)")
    }

    @Test func `what the app's initialiser sets is no parameter if the schema does not know it`() {
        let source = "struct I {\n    var library: Library\n    init() { library = .shared }\n}"
        #expect(expand("@AppIntent(schema: .camera.stopCapture) \(source)").source.hasPrefix(source))
        let unknown = expand("@AppIntent(schema: .maps.shareETA) \(source)")
        #expect(unknown.source.contains("@IntentParameter"), "\(unknown.source)")
    }

    @Test(arguments: [
        "@Parameter(title: \"Photo\") var target: Photo",
        "@Dependency var library: Library",
        "@AppIntents.IntentParameter var target: Photo",
        "let target: Photo",
        "static var target: Photo = .latest",
        "static let title: LocalizedStringResource = \"Open\"",
        "lazy var target: Photo = .latest",
        "var title: String { \"Open\" }",
        "var target: Photo { get { latest } set { latest = newValue } }",
        "var library = Library()",
        "var library: Library = Library()",
        "func target() -> Photo { .latest }",
    ])
    func `anything else stays as it is`(member: String) {
        let expanded = expand("@AppIntent(schema: .photos.openAsset) struct I {\n    \(member)\n}")
        #expect(expanded.source.hasPrefix("struct I {\n    \(member)\n}"), "\(expanded.source)")
    }
}
