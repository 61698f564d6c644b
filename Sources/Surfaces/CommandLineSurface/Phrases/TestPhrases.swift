import AppIntents
import BeckonSystem
import IntentWire
import ValueForms
import ViewRendering

/// `beckon phrases test FILE`
struct TestPhrases: CommandIntent {
    static let syntax = CommandSyntax("phrases", "test", positionals: ["file"])
    static let title: LocalizedStringResource = "Test Phrases"
    static let description: IntentDescription? = IntentDescription(
        "Compares how sentences are understood with what a file expects of them. Runs nothing.")

    @Parameter(
        title: "File",
        description: "Sentences, each with the intent that it should lead to and its values; '-' is the standard input")
    var file: String

    @Parameter(title: "App", description: "The one app whose phrases count: its name or identifier, or a path")
    var app: String?

    @Parameter(title: "All", description: "List the sentences that are understood as expected, too", default: false)
    var all: Bool

    func run(in context: CommandContext) async throws {
        let cases = try PhraseTestFile.read(file)
        let run = PhraseTestRun(formatter: ValueFormatter(context.reading()))
        var results: [PhraseTestResult] = []
        for test in cases {
            let reading = try await context.host.understand(
                SentenceQuestion(
                    test.sentence, app: app.map(context.reference), locale: context.locale,
                    timeZone: context.console.timeZone.identifier, now: context.console.now()))
            results.append(run.result(test, reading))
        }
        let failed = results.filter { $0.problem != nil }
        let confusion = PhraseTestRun.confusion(results)
        context.show(
            .members([
                "passed": .int(results.count - failed.count), "failed": .int(failed.count),
                "results": .array(results.map(json)),
                "confusion": .array(
                    confusion.map {
                        .members([
                            "expected": .string($0.expected), "understood": .string($0.understood),
                            "count": .int($0.count),
                        ])
                    }),
            ])
        ) {
            var lines = (all ? results : failed).map(line)
            if !confusion.isEmpty {
                if !lines.isEmpty { lines.append("") }
                lines += context.table(
                    ["Expected", "Understood", "Count"],
                    confusion.map { [$0.expected, $0.understood, "\($0.count)"] })
            }
            if !lines.isEmpty { lines.append("") }
            return lines + ["\(results.count - failed.count) of \(results.count) sentences are understood as expected."]
        }
        if !failed.isEmpty {
            throw IntentFailure(
                .phrasesFailed,
                "\(failed.count) of \(results.count) sentences \(failed.count == 1 ? "is" : "are") not understood as expected"
            )
        }
    }

    private func line(_ result: PhraseTestResult) -> String {
        let text =
            "\(result.test.line): “\(result.test.sentence)” \(result.problem ?? "→ \(result.understood ?? "nothing")")"
        return "\(result.problem == nil ? "✓" : "✗") \(DisplayWidth.printable(text))"
    }

    private func json(_ result: PhraseTestResult) -> JSONValue {
        .members([
            "line": .int(result.test.line), "sentence": .string(result.test.sentence),
            "expected": result.test.intent.map(JSONValue.string), "understood": result.understood.map(JSONValue.string),
            "decision": .string(result.decision.rawValue), "passed": .bool(result.problem == nil),
            "problem": result.problem.map(JSONValue.string),
        ])
    }
}

extension IntentFailure.Code {
    /// Sentences are not understood as a file expects, or phrases have problems.
    static let phrasesFailed = IntentFailure.Code(rawValue: "phrases-failed")
}
