import Foundation
import IntentChecks
import Testing

struct DocumentationTests {
    @Test func `the page of the checker has all rules as they are`() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Documentation/Checker.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let mark = "<!-- rules: made by `beckon-check --write-rule-pages`, checked by a test -->\n\n"
        let start = try #require(text.range(of: mark))
        let isCurrent = String(text[start.upperBound...]) == RulePage.all(Checker.rules)
        #expect(isCurrent, "run Scripts/generate-rule-pages")
    }
}
