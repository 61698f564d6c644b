import Testing

/// A wrong line of an intent, and what the compiler has to say about it.
private struct Mistake: CustomTestStringConvertible, Equatable, Sendable {
    /// The line, with ‸ before the place where the error must stand.
    var source: String
    /// A part of the message.
    var message: String

    init(_ source: String, _ message: String) {
        self.source = source
        self.message = message
    }

    var testDescription: String { source }
    var line: String { source.replacing("‸", with: "") }
    /// Where the mark is, from 1, in bytes as the compiler counts.
    var column: Int { source.prefix { $0 != "‸" }.utf8.count + 1 }
}

private let mistakes = [
    Mistake("@Parameter‸(titel: \"Count\") var a: Int", "have 'titel:', expected 'title:'"),
    Mistake("@Parameter‸(title: \"Count\", defalt: 1) var a: Int", "have 'title:defalt:', expected 'title:default:'"),
    Mistake("@Parameter(title: \"Count\", default: ‸\"x\") var a: Int", "cannot convert value of type 'String'"),
    Mistake("@Parameter(title: \"Count\", range: ‸(0, 1)) var a: Int", "extra argument 'range' in call"),
    Mistake(
        "@Parameter(title: \"Count\", inclusiveRange: 0‸...1) var a: Int",
        "cannot convert value of type 'ClosedRange<Int>'"),
    Mistake("@Parameter(title: \"Size\", default: .‸large) var a: Size", "has no member 'large'"),
    Mistake("@Parameter(title: \"When\", kind: .‸dat) var a: Date", "has no member 'dat'"),
    Mistake(
        "@Parameter(description: \"Who\", ‸title: \"x\") var a: String", "'title' must precede argument 'description'"),
    Mistake("@Parameter(title: \"Way\", defaultUnit: .‸kilos) var a: Measurement<UnitLength>", "has no member 'kilos'"),
    Mistake("@‸Parameter(title: \"Type\") var a: ObjectIdentifier", "requires that 'ObjectIdentifier' conform to"),
    Mistake(
        "func give() -> some IntentResult & ReturnsValue<Int> { .result(value: ‸\"a\") }",
        "cannot convert value of type 'String'"),
    Mistake(
        "func say() -> some IntentResult & ProvidesDialog { .result(dialog: ‸5) }",
        "cannot convert value of type 'Int' to expected argument type 'IntentDialog'"),
]

/// What the compiler says about mistakes in app source: where an initialiser has many overloads, the message still
/// stands at the argument that is wrong.
struct ParameterMessageTests {
    /// All mistakes in one file, each in an intent of its own: starting the compiler takes longer than the checking.
    private static let errors = Task { () throws -> [CompilerMessage] in
        let intents = mistakes.enumerated().map { index, mistake in
            """
            struct Intent\(index): AppIntent {
                static let title: LocalizedStringResource = "Test"
            \(mistake.line)
                func perform() async throws -> some IntentResult { .result() }
            }
            """
        }
        return try await TypeChecking.errors(in: prelude + "\n" + intents.joined(separator: "\n"))
    }

    private static let prelude = """
        import AppIntents
        enum Size: String, AppEnum {
            case small
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
        }
        """

    @Test(arguments: mistakes)
    private func `points at the argument that is wrong`(mistake: Mistake) async throws {
        let index = try #require(mistakes.firstIndex(of: mistake))
        let first = Self.prelude.split(separator: "\n").count + index * 5 + 1
        let found = try await Self.errors.value.filter { (first..<first + 5).contains($0.line) }
        let error = try #require(found.first, "no error for: \(mistake.line)")
        #expect(error.line == first + 2)
        #expect(error.column == mistake.column, "\(error)")
        #expect(error.text.contains(mistake.message), "\(error)")
        #expect(found.count == 1, "\(found)")
    }

    @Test func `finds no error in right source`() async throws {
        let source =
            Self.prelude + """

                struct Right: AppIntent {
                    static let title: LocalizedStringResource = "Test"
                    @Parameter(title: "Count", default: 1, inclusiveRange: (0, 9)) var count: Int
                    @Parameter(title: "Size", default: .small) var size: Size
                    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: count) }
                }
                """
        #expect(try await TypeChecking.errors(in: source) == [])
    }
}
