import AppIntentsTesting
import Foundation

/// What came of one expectation.
struct ExpectationGrade: Sendable {
    /// What is measured.
    enum Kind: Hashable, Sendable { case intents, foundEntities, onScreenEntities, response, skills }

    var kind: Kind
    var isMet: Bool
    /// Whether it counts.
    var isGraded = true
    /// What was expected.
    var expected: String
    /// What was there in its place.
    var seen: String

    var line: String {
        if isMet { return "✓ \(expected)" }
        return "\(isGraded ? "✗" : "–") \(expected); \(seen)"
    }
}

/// What came of all expectations of a scenario.
struct ScenarioGrades: Sendable {
    var scenario: [ExpectationGrade] = []
    var turns: [UUID: [ExpectationGrade]] = [:]

    var all: [ExpectationGrade] { scenario + turns.values.flatMap(\.self) }

    /// Compares a scenario with what came of it.
    init(_ scenario: SiriScenario, _ transcript: SiriTranscript) async throws {
        self.scenario = try await Grader(seen: transcript.turns).grades(scenario.expectations)
        for turn in scenario.turns {
            let seen = transcript.turn(for: turn.id).map { [$0] } ?? []
            turns[turn.id] = try await Grader(seen: seen).grades(turn.expectations)
        }
    }
}

/// Compares expectations with turns.
private struct Grader {
    let seen: [SiriTranscript.Turn]

    private var calls: [SiriTranscript.IntentInvocation] { seen.flatMap(\.intentInvocations).map(\.value) }

    func grades(_ expectations: ExpectationSet) async throws -> [ExpectationGrade] {
        var grades: [ExpectationGrade] = []
        for expected in expectations.calls { grades.append(try await grade(expected)) }
        let found = seen.flatMap(\.foundEntities).map(\.value)
        for entity in expectations.finds.flatMap(\.entities) {
            grades.append(try await grade(entity, among: found, .foundEntities, "finds"))
        }
        let shown = seen.flatMap(\.onScreenEntities).map(\.value)
        for entity in expectations.onScreen.flatMap(\.entities) {
            grades.append(try await grade(entity, among: shown, .onScreenEntities, "has on screen"))
        }
        for loads in expectations.loads {
            for skill in loads.skills {
                grades.append(
                    ExpectationGrade(
                        kind: .skills, isMet: false, isGraded: loads.enforcement == .required,
                        expected: "loads \(skill.name)", seen: "apps have no skills here"))
            }
        }
        for check in expectations.responses.flatMap(\.checks) {
            let response = seen.last?.response.value
            grades.append(
                ExpectationGrade(
                    kind: .response, isMet: response.map(check.isIn) ?? false,
                    expected: "answers with “\(check.value)”",
                    seen: response.map { "answered “\($0)”" } ?? "the turn did not run"))
        }
        return grades
    }

    private func grade(_ expected: Calls) async throws -> ExpectationGrade {
        let names = expected.intents.map { "\($0)" }.joined(separator: ", ")
        let seen = calls.isEmpty ? "nothing was called" : "called " + calls.map(\.line).joined(separator: ", ")
        var grade = ExpectationGrade(
            kind: .intents, isMet: false, expected: "\(expected.name) \(names)", seen: seen)
        switch expected.ordering {
        case .ordered: grade.isMet = try await areInOrder(expected.intents)
        case .unordered: grade.isMet = try await areThere(expected.intents)
        case .disallowed: grade.isMet = try await !isAnyCommitted(expected.intents)
        }
        return grade
    }

    private func areInOrder(_ intents: [any AppIntentExpectationProviding]) async throws -> Bool {
        var left = calls[...]
        for intent in intents {
            while let call = left.first, try await !fits(call, intent) { left = left.dropFirst() }
            if left.isEmpty { return false }
            left = left.dropFirst()
        }
        return true
    }

    /// Whether each expectation has a call of its own.
    private func areThere(_ intents: [any AppIntentExpectationProviding]) async throws -> Bool {
        var fitting: [[Int]] = []
        for intent in intents {
            var places: [Int] = []
            for (place, call) in calls.enumerated() where try await fits(call, intent) { places.append(place) }
            fitting.append(places)
        }
        func assign(_ next: Int, _ taken: Set<Int>) -> Bool {
            next == fitting.count
                || fitting[next].contains { !taken.contains($0) && assign(next + 1, taken.union([$0])) }
        }
        return assign(0, [])
    }

    private func isAnyCommitted(_ intents: [any AppIntentExpectationProviding]) async throws -> Bool {
        for call in calls where call.isCommitted {
            for intent in intents where try await intent.isSatisfied(by: call.intent, result: call.result) {
                return true
            }
        }
        return false
    }

    private func fits(
        _ call: SiriTranscript.IntentInvocation, _ intent: any AppIntentExpectationProviding
    ) async throws -> Bool {
        guard call.hasRun else { return false }
        return try await intent.isSatisfied(by: call.intent, result: call.result)
    }

    private func grade(
        _ expected: any AppEntityExpectationProviding, among entities: [AnyAppEntity], _ kind: ExpectationGrade.Kind,
        _ verb: String
    ) async throws -> ExpectationGrade {
        var isMet = false
        for entity in entities where try await expected.isSatisfied(by: entity) { isMet = true }
        let seen =
            entities.isEmpty ? "there was none" : "there were " + entities.map { "\($0)" }.joined(separator: ", ")
        return ExpectationGrade(kind: kind, isMet: isMet, expected: "\(verb) \(expected)", seen: seen)
    }
}

extension SiriTranscript.IntentInvocation {
    /// Whether it counts as a call.
    fileprivate var hasRun: Bool { outcome == .succeeded || outcome == .unknown }

    /// Whether it counts as a call that should not have been.
    fileprivate var isCommitted: Bool { outcome != .needsInput }
}
