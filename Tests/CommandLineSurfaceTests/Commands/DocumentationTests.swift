import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import Testing

/// The examples of `Documentation/CommandLine.md`, run one by one.
struct DocumentationTests {
    struct Example: CustomTestStringConvertible, Sendable {
        var command: String
        var shown: String
        var testDescription: String { command }
    }

    static let page: String = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        return (try? String(contentsOf: root.appending(path: "Documentation/CommandLine.md"), encoding: .utf8)) ?? ""
    }()

    static let examples: [Example] = {
        var examples: [Example] = []
        var isInside = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInside = line == "```console"
            } else if isInside, line.hasPrefix("$ beckon ") {
                examples.append(Example(command: String(line.dropFirst(9)), shown: ""))
            } else if isInside, !examples.isEmpty {
                examples[examples.count - 1].shown += line + "\n"
            }
        }
        return examples
    }()

    @Test func `has examples`() { #expect(Self.examples.count > 15) }

    @Test(arguments: examples)
    func `shows what the page says`(example: Example) async {
        let result = await CommandLineHarness().run(example.command)
        #expect(result.output + result.error == example.shown)
    }

    @Test func `names every code of an error`() {
        let codes: [IntentFailure.Code] = [
            .confirmationRequired, .authenticationRequired, .notAllowed, .noAnswer,
            .intentFailed, .missingValue, .invalidValue, .ambiguousValue, .entityNotFound, .unknownApp, .unknownIntent,
            .unknownParameter, .unknownEntity, .unknownProperty, .unknownCommand, .unexpectedArgument, .cancelled,
            .declined, .unsupported, .appNotStarted, .appCrashed, .timeout, .invalidMessage, .store,
            .nothingToUndo, .connectionClosed, .alreadyServed, .otherBuild, .unknownWidget, .unknownControl,
            .unknownActivity, .activityTooLarge, .activityLimit, .activityLimitOfApp,
        ]
        for code in codes { #expect(Self.page.contains("`\(code.rawValue)`"), "\(code.rawValue)") }
    }
}
