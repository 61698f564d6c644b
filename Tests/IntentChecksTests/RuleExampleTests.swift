import Foundation
import IntentChecks
import Testing

/// The examples that rules carry along, which their documentation shows, too.
struct RuleExampleTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var rule: RuleDescription
        var number: Int
        var source: String
        var testDescription: String { "\(rule.id) \(number)" }
    }

    static let bad = Checker.rules.flatMap { rule in
        rule.bad.enumerated().map { Case(rule: rule, number: $0.offset, source: $0.element) }
    }
    static let good = Checker.rules.flatMap { rule in
        rule.good.enumerated().map { Case(rule: rule, number: $0.offset, source: $0.element) }
    }

    @Test(arguments: bad) func `finds what it says it finds, at the mark`(_ example: Case) throws {
        try ExampleProject.with(example.source) { project in
            let found = project.check(only: example.rule.id)
            #expect(found.map(\.place) == project.marks, "\(found)")
        }
    }

    @Test(arguments: good) func `finds nothing in a good example`(_ example: Case) throws {
        try ExampleProject.with(example.source) { project in
            #expect(project.check(only: example.rule.id) == [])
        }
    }

    @Test(arguments: bad) func `what a fix leaves is no longer found`(_ example: Case) throws {
        try ExampleProject.with(example.source) { project in
            let before = project.check(only: example.rule.id)
            guard before.contains(where: \.isFixable) else { return }
            project.fix(only: example.rule.id)
            let after = project.check(only: example.rule.id)
            #expect(after.count < before.count, "\(project.text)")
            #expect(project.check(only: "AI001") == [], "\(project.text)")
        }
    }

    @Test func `every rule has an identifier of its own and says what it is about`() {
        #expect(Set(Checker.rules.map(\.id)).count == Checker.rules.count)
        for rule in Checker.rules {
            #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."), "\(rule.id)")
            #expect(rule.explanation.hasSuffix("."), "\(rule.id)")
        }
    }
}
