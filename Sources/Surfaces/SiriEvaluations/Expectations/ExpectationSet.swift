import AppIntentsTesting

/// What is expected of a turn, or of a whole scenario.
struct ExpectationSet: Sendable {
    var calls: [Calls] = []
    var finds: [Finds] = []
    var onScreen: [OnScreen] = []
    var loads: [Loads] = []
    var responses: [SiriResponse] = []

    static func + (lhs: ExpectationSet, rhs: ExpectationSet) -> ExpectationSet {
        ExpectationSet(
            calls: lhs.calls + rhs.calls, finds: lhs.finds + rhs.finds, onScreen: lhs.onScreen + rhs.onScreen,
            loads: lhs.loads + rhs.loads, responses: lhs.responses + rhs.responses)
    }

    var isEmpty: Bool {
        calls.isEmpty && finds.isEmpty && onScreen.isEmpty && loads.isEmpty && responses.isEmpty
    }

    /// The expectations in which apps are named.
    var subjects: [Any] {
        calls.flatMap(\.intents) + finds.flatMap(\.entities) as [Any] + onScreen.flatMap(\.entities) as [Any]
    }

    /// What is expected, one a line.
    var lines: [String] {
        calls.map { "\($0.name) \($0.intents.map { "\($0)" }.joined(separator: ", "))" }
            + finds.flatMap(\.entities).map { "finds \($0)" }
            + onScreen.flatMap(\.entities).map { "has on screen \($0)" }
            + loads.flatMap { loads in loads.skills.map { "loads \($0.name) (\(loads.enforcement.rawValue))" } }
            + responses.flatMap(\.checks).map { "answers with \"\($0.value)\"" }
    }
}

extension Calls {
    /// What people call it.
    var name: String {
        switch ordering {
        case .ordered: "calls"
        case .unordered: "calls in any order"
        case .disallowed: "does not call"
        }
    }
}
