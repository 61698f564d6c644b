import Foundation
import IntentMetadata
import IntentWire
import Testing

/// What becomes of source.
@Suite(.temporaryFolder)
struct ExtractionTests {
    @Test func `writes what parameters of all known kinds are`() throws {
        let metadata = try Compiling.metadata(
            of: """
                import AppIntents

                enum Size: String, AppEnum {
                    case small = "s", large = "l"
                    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Size")
                    static var caseDisplayRepresentations: [Size: DisplayRepresentation] {
                        [.large: "Large", .small: DisplayRepresentation(title: "Small", subtitle: "180 ml")]
                    }
                }

                struct Cup: AppEntity {
                    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
                    static let defaultQuery = CupQuery()
                    var id: Int
                    @Property(title: "Owner") var owner: String?
                    var displayRepresentation: DisplayRepresentation { "Cup" }
                }

                struct CupQuery: EntityQuery {
                    func entities(for identifiers: [Int]) async throws -> [Cup] { [] }
                }

                struct Words: DynamicOptionsProvider {
                    func results() async throws -> [String] { [] }
                }

                struct Brew: AppIntent {
                    static let persistentIdentifier = "brew"
                    static let title = LocalizedStringResource("Brew", table: "Drinks")
                    static let description: IntentDescription? = IntentDescription(
                        "Brews.", categoryName: "Drinks", searchKeywords: ["tea"], resultValueName: "Cups")
                    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
                    static let isDiscoverable = false
                    @Parameter(title: "Name", optionsProvider: Words()) var name: String
                    @Parameter(title: "Level", default: 2.0, controlStyle: .slider, inclusiveRange: (0, 10.5)) var level: Double
                    @Parameter(title: "Count", default: 1_000) var count: Int?
                    @Parameter(title: "Hot", default: true) var hot: Bool
                    @Parameter(title: "Size", default: .large) var size: Size
                    @Parameter(title: "Cups") var cups: [Cup]
                    @Parameter(title: "Length") var length: Measurement<UnitLength>
                    @Parameter(title: "File", supportedContentTypes: [.pdf, .plainText]) var file: IntentFile
                    @Parameter(title: "Previous", inputConnectionBehavior: .connectToPreviousIntentResult) var previous: URL?

                    static var parameterSummary: some ParameterSummary {
                        When(\\.$count, .hasAnyValue) {
                            Summary("Brew \\(\\.$count) of \\(\\.$name)") { \\.$hot }
                        } otherwise: {
                            Summary("Brew \\(\\.$name)")
                        }
                    }

                    func perform() async throws -> some IntentResult & ReturnsValue<[Cup]> & ProvidesDialog {
                        .result(value: [], dialog: "Done")
                    }
                }
                """)
        let action = try metadata.action("brew")
        #expect(action["title"] == (try .reading(#"{"alternatives": [], "key": "Brew", "table": "Drinks"}"#)))
        #expect(action["outputFlags"]?.int == 4)
        #expect(action["authenticationPolicy"]?.int == 1)
        #expect(action["isAuthPolExplicit"]?.bool == true)
        #expect(action["visibilityMetadata"]?["isDiscoverable"]?.bool == false)
        #expect(
            action["descriptionMetadata"]?.line
                == #"{"categoryName":{"title":{"alternatives":[],"key":"Drinks"}},"descriptionText":{"alternatives":[],"key":"Brews."},"resultValueName":{"alternatives":[],"key":"Cups"},"searchKeywords":[{"alternatives":[],"key":"tea"}]}"#
        )
        #expect(
            action["outputType"]?.line
                == #"{"array":{"wrapper":{"capabilities":3,"memberValueType":{"entity":{"wrapper":{"typeName":"Cup"}}}}}}"#
        )
        let condition = action["actionConfiguration"]?["whenClause"]?["wrapper"]
        #expect(condition?["condition"]?.line == #"{"comparisonOperator":0,"parameterIdentifier":"count"}"#)
        #expect(
            condition?["when"]?["actionSummary"]?["wrapper"]?.line
                == #"{"otherParameterIdentifiers":["hot"],"summaryString":{"formatString":"Brew ${count} of ${name}","parameterIdentifiers":["count","name"]}}"#
        )
        let parameters = try #require(action["parameters"])
        let forms: [(String, String, String)] = [
            ("name", "typeSpecificMetadata", "[]"), ("name", "capabilities", "8"),
            ("name", "dynamicOptionsSupport", "1"),
            (
                "level", "typeSpecificMetadata",
                #"["LNValueTypeMetadataKeyNumberControlStyle",{"int":{"wrapper":2}},"LNValueTypeMetadataKeyNumberLowerBound",{"double":{"wrapper":0}},"LNValueTypeMetadataKeyNumberRangeType",{"int":{"wrapper":0}},"LNValueTypeMetadataKeyNumberUpperBound",{"double":{"wrapper":10.5}},"LNValueTypeSpecificMetadataKeyDefaultValue",{"double":{"wrapper":2}}]"#
            ),
            (
                "count", "typeSpecificMetadata",
                #"["LNValueTypeSpecificMetadataKeyDefaultValue",{"int":{"wrapper":1000}}]"#
            ),
            ("count", "isOptional", "true"), ("count", "capabilities", "1"),
            ("hot", "typeSpecificMetadata", #"["LNValueTypeSpecificMetadataKeyDefaultValue",{"int":{"wrapper":1}}]"#),
            (
                "size", "typeSpecificMetadata",
                #"["LNValueTypeSpecificMetadataKeyDefaultValue",{"string":{"wrapper":"l"}}]"#
            ),
            ("cups", "dynamicOptionsSupport", "1"),
            ("length", "valueType", #"{"measurement":{"wrapper":{"unitType":1}}}"#),
            (
                "file", "typeSpecificMetadata",
                #"["LNValueTypeMetadataKeyFileSupportedTypes",{"array":{"elements":[{"string":{"wrapper":"com.adobe.pdf"}},{"string":{"wrapper":"public.plain-text"}}]}}]"#
            ),
            ("previous", "inputConnectionBehavior", "2"), ("previous", "isInput", "true"),
        ]
        for (name, member, form) in forms {
            #expect(try parameters.named(name)[member]?.line == form, "\(member) of \(name)")
        }
        let size = try #require(metadata.enums.first)
        #expect(size["numericFormatTypeName"]?["key"]?.string == "Size")
        #expect(size["cases"]?.elements?.map { $0["identifier"]?.string } == ["s", "l"])
        let cup = try #require(metadata.entities.first)
        #expect(cup["numericFormatTypeName"] == nil)
        #expect(try #require(cup["properties"]).named("owner", by: "identifier")["isOptional"]?.bool == true)
        #expect(metadata.queries.first?["capabilities"]?.int == 2)
    }

    @Test func `writes what intents of the system's protocols are`() throws {
        let metadata = try Compiling.metadata(
            of: """
                import AppIntents

                struct Note: IndexedEntity {
                    static let typeDisplayRepresentation = TypeDisplayRepresentation(
                        name: "Note", numericFormat: "\\(placeholder: .int) notes", synonyms: ["Memo"])
                    static let defaultQuery = NoteQuery()
                    var id: String
                    @Property(title: "Title", indexingKey: \\.title) var title: String
                    @DeferredProperty(title: "Body") var body: String { get async throws { "" } }
                    var displayRepresentation: DisplayRepresentation { "Note" }
                }

                struct NoteQuery: EntityStringQuery, EnumerableEntityQuery {
                    func entities(for identifiers: [String]) async throws -> [Note] { [] }
                    func entities(matching string: String) async throws -> [Note] { [] }
                    func allEntities() async throws -> [Note] { [] }
                }

                struct OpenNote: OpenIntent {
                    static let title: LocalizedStringResource = "Open Note"
                    static let openAppWhenRun = true
                    @Parameter(title: "Note") var target: Note
                    func perform() async throws -> some IntentResult { .result() }
                }

                @available(iOS 17, macOS 14.0, *)
                struct Configure: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Configure"
                }

                struct Set: SetValueIntent {
                    static let title: LocalizedStringResource = "Set"
                    static let supportedModes: IntentModes = .foreground
                    @Parameter(title: "On") var value: Bool
                    func perform() async throws -> some IntentResult { .result() }
                }
                """, version: "27A266a")
        let open = try metadata.action("OpenNote")
        #expect(open["systemProtocols"]?.line == #"["com.apple.link.systemProtocol.OpenEntity"]"#)
        let special = try #require(open["typeSpecificMetadata"]?.elements)
        #expect(special.first?.string == "LNActionTypeMetadataKeyEntityMetadata")
        #expect(special[1]["entityMetadata"]?["wrapper"] == metadata.entities.first)
        #expect(special.last?.line == #"{"string":{"wrapper":"Note"}}"#)

        let note = try #require(metadata.entities.first)
        #expect(note["numericFormatTypeName"]?["key"]?.string == "${int} notes")
        #expect(note["synonyms"]?.line == #"[{"alternatives":[],"key":"Memo"}]"#)
        #expect(note["systemProtocolMetadata"]?.line == #"["com.apple.appintents.entity.Indexed",{"empty":{}}]"#)
        let properties = try #require(note["properties"])
        #expect(try properties.named("title", by: "identifier")["spotlightAttributeKey"]?.string == "title")
        #expect(try properties.named("body", by: "identifier")["capabilities"]?.int == 2)
        #expect(metadata.queries.first?["capabilities"]?.int == 71)

        let configure = try metadata.action("Configure")
        #expect(configure["isDiscoverable"]?.bool == false)
        #expect(configure["visibilityMetadata"]?["isDiscoverable"]?.bool == true)
        #expect(configure["outputFlags"]?.int == 8)
        #expect(
            configure["availabilityAnnotations"]?["LNPlatformNameIOS"]?["introducedVersion"]?.string?.hasPrefix("17")
                == true)

        let set = try metadata.action("Set")
        #expect(set["supportedModes"]?.int == 2)
        #expect(set["openAppWhenRun"]?.bool == true)
        #expect(set["systemProtocols"]?.line == #"["com.apple.link.systemProtocol.ChangeBinarySetting"]"#)
    }

    /// The lines that end with a comment `// refused: …` are the ones that are refused, for what stands there.
    private static let refused = """
        import AppIntents

        let shared: LocalizedStringResource = "Shared"

        func made() -> String { "made" }

        struct Computed: AppIntent {
            static var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: made()) } // refused: the title of 'App.Computed' has no value that the compiler knows: write it as a string literal
            @Parameter(title: "Seconds", default: 3 * 60) var seconds: Int // refused: the default of parameter 'seconds' of 'App.Computed' has no value that the compiler knows: write a literal
            @Parameter(title: "When", kind: .date) var when: Date // refused: how Apple's processor writes 'kind' of parameter 'when' of 'App.Computed' as it is written here is not known; --lenient leaves it out
            @Parameter(title: "Decimal") var decimal: Measurement<UnitMass> // refused: how Apple's processor writes parameter 'decimal' of 'App.Computed', of type Foundation.Measurement<Foundation.UnitMass>, is not known; --lenient leaves it out
            func perform() async throws -> some IntentResult { .result() }
        }

        enum Kind: String, AppEnum {
            case one, two
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
            static let caseDisplayRepresentations = Dictionary(uniqueKeysWithValues: [Kind.one, .two].map { ($0, DisplayRepresentation(stringLiteral: $0.rawValue)) }) // refused: 'caseDisplayRepresentations' of 'App.Kind' has no value that the compiler knows: write a dictionary literal
        }

        struct Undo: UndoableIntent { // refused: how Apple's processor writes the protocol UndoableIntent of 'App.Undo' is not known; --lenient leaves it out
            static let title: LocalizedStringResource = "Undo"
            func perform() async throws -> some IntentResult { .result() }
        }

        struct Shortcuts: AppShortcutsProvider {
            static let phrases: [AppShortcutPhrase<Undo>] = ["Undo in \\(.applicationName)"]
            static var appShortcuts: [AppShortcut] { // refused: the shortcut of 'Undo' has phrases that the compiler does not know: write a list of literals
                AppShortcut(intent: Undo(), phrases: phrases, shortTitle: "Undo", systemImageName: "arrow")
            }
        }
        """

    @Test func `refuses what it cannot give exactly, by file and line`() throws {
        let path = try TemporaryFolder.write(Self.refused, "Intents.swift")
        let expected = Self.refused.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .compactMap { number, line in
                line.split(separator: "// refused: ").dropFirst().first.map { "\(path):\(number + 1): error: \($0)" }
            }
        let failure = #expect(throws: MetadataFailure.self) {
            try Compiling.job([path], module: "App").run()
        }
        #expect(Set(failure?.problems.map(\.line) ?? []) == Set(expected))
        #expect(!FileManager.default.fileExists(atPath: TemporaryFolder.path("out")), "nothing is written")
    }

    @Test func `leaves out with a warning what is not known, where that is asked for`() throws {
        let path = try TemporaryFolder.write(
            """
            import AppIntents

            struct Remind: UndoableIntent {
                static let title: LocalizedStringResource = "Remind"
                @Parameter(title: "When", kind: .date) var when: Date
                func perform() async throws -> some IntentResult { .result() }
            }
            """, "Intents.swift")
        var job = try Compiling.job([path], module: "App")
        job.isLenient = true
        let outcome = try job.run()
        #expect(outcome.warnings.map(\.severity) == [.warning, .warning])
        #expect(try outcome.metadata.action("Remind")["systemProtocols"]?.line == "[]")
    }
}
