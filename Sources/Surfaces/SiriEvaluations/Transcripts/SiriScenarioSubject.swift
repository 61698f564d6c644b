import AppIntentsTesting
public import Evaluations
import Foundation

/// What came of a scenario, to be measured.
///
/// - Source: developer.apple.com/documentation/sirievaluations/siriscenariosubject
public struct SiriScenarioSubject: EvaluationSubject, Sendable {
    /// What a report shows of a scenario: what was said, expected and done, in lines.
    ///
    /// - Source: developer.apple.com/documentation/sirievaluations/siriscenariosubject/scenarioreport
    public struct ScenarioReport: Codable, Hashable, Sendable, CustomStringConvertible {
        /// The lines.
        public let lines: [String]

        public var description: String { lines.joined(separator: "\n") }
    }

    /// The scenario as a report shows it.
    public var value: ScenarioReport { ScenarioReport(lines: lines) }
    /// Everything that was seen.
    public let siriTranscript: SiriTranscript
    /// What came of each expectation.
    let grades: ScenarioGrades
    let scenario: UUID
    private let lines: [String]

    init(_ scenario: SiriScenario, _ transcript: SiriTranscript, _ grades: ScenarioGrades, failure: String?) {
        self.scenario = scenario.id
        self.grades = grades
        siriTranscript = transcript
        var lines = ["\(transcript.turns.count) of \(scenario.turns.count) turns ran"]
        if let failure { lines.append("stopped: \(failure)") }
        lines += grades.scenario.map { "scenario \($0.line)" }
        for turn in scenario.turns {
            lines.append("“\(turn.utterance)”")
            lines += (grades.turns[turn.id] ?? []).map { "  \($0.line)" }
            guard let seen = transcript.turn(for: turn.id) else {
                lines.append("  did not run")
                continue
            }
            lines += seen.intentInvocations.map { "  called \($0.value.line)" }
            lines.append("  answered “\(seen.response.value)”")
        }
        self.lines = lines
    }
}

extension SiriTranscript.IntentInvocation {
    /// The call on one line.
    var line: String {
        let values = arguments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        return "\(intent.identifier)(\(values)): \(outcome.rawValue)"
    }
}
