public import Evaluations
public import Foundation

/// A conversation: what somebody says, turn by turn, and what is expected to come of it.
///
/// ```swift
/// SiriScenario {
///     UserTurn("Order soup") { SiriResponse(.contains("Which")) }
///     UserTurn("Tomato") { Calls { orderSoup.expect(soup: .equals("tomato")) } }
/// } expectation: {
///     Calls(.disallowed) { deleteOrder }
/// }
/// ```
///
/// - Source: developer.apple.com/documentation/sirievaluations/siriscenario
public struct SiriScenario: SampleProtocol {
    /// The turns, in order.
    public let turns: [UserTurn]
    let expectations: ExpectationSet
    let id: UUID

    /// A conversation of turns.
    public init(@SiriScenarioBuilder _ content: () -> [UserTurn]) {
        self.init(turns: content(), expectations: ExpectationSet())
    }

    /// A conversation of turns, with what is expected of all of them together.
    public init(
        @SiriScenarioBuilder _ content: () -> [UserTurn],
        @SiriScenarioExpectationBuilder expectation: () -> SiriScenarioExpectationBuilder.Component
    ) {
        self.init(turns: content(), expectations: expectation().expectations)
    }

    init(turns: [UserTurn], expectations: ExpectationSet) {
        self.turns = turns
        self.expectations = expectations
        id = UUID()
    }

    /// What is said, on one line.
    public var input: String { turns.map { "“\($0.utterance)”" }.joined(separator: " → ") }

    /// Nothing: what is expected stands in the turns.
    public var expected: SiriScenarioSubject.ScenarioReport? { nil }
}

/// One thing that somebody says.
///
/// - Source: developer.apple.com/documentation/sirievaluations/userturn
public struct UserTurn: Identifiable, Sendable {
    /// Names the turn.
    public let id: UUID
    /// What is said.
    public let utterance: String
    let expectations: ExpectationSet

    /// A turn of which nothing is expected.
    public init(_ utterance: String) { self.init(utterance, ExpectationSet()) }

    /// A turn of which something is expected.
    public init(
        _ utterance: String, @SiriTurnExpectationBuilder _ content: () -> SiriTurnExpectationBuilder.Component
    ) {
        self.init(utterance, content().expectations)
    }

    init(_ utterance: String, _ expectations: ExpectationSet, id: UUID = UUID()) {
        self.utterance = utterance
        self.expectations = expectations
        self.id = id
    }
}

// MARK: - As text

/// What is written of a scenario: what is said, and what is expected in words. Read again, it has turns of which nothing
/// is expected, since an expectation is code of the test.
extension SiriScenario: Codable {
    private struct Turn: Codable {
        var id: UUID
        var utterance: String
        var expectations: [String]?
    }

    private enum CodingKeys: CodingKey { case id, turns, expectations }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(UUID.self, forKey: .id)
        turns = try container.decode([Turn].self, forKey: .turns).map {
            UserTurn($0.utterance, ExpectationSet(), id: $0.id)
        }
        expectations = ExpectationSet()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(
            turns.map { Turn(id: $0.id, utterance: $0.utterance, expectations: $0.expectations.lines) }, forKey: .turns)
        try container.encode(expectations.lines, forKey: .expectations)
    }
}
