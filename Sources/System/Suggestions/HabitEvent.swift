/// What was done, whatever the values: an intent of an app.
public struct HabitAction: Codable, Hashable, Sendable {
    /// The app's identifier.
    public var app: String
    /// The intent's identifier.
    public var intent: String

    /// Creates an action.
    public init(app: String, intent: String) {
        self.app = app
        self.intent = intent
    }
}

/// Something that can be suggested: an action with certain values.
public struct HabitCandidate: Hashable, Sendable {
    public var action: HabitAction
    /// The values, in a form that is the same for the same values.
    public var values: String
    /// How often it must have been done before it is suggested.
    public var leastCount: Int

    /// Creates a candidate.
    ///
    /// - Parameters:
    ///   - action: What is done.
    ///   - values: The values, in a form that is the same for the same values.
    ///   - leastCount: How often it must have been done before it is suggested, 1 or more.
    public init(_ action: HabitAction, values: String = "", leastCount: Int = 1) {
        self.action = action
        self.values = values
        self.leastCount = leastCount
    }

    // How often it must have been done says nothing of what it is.
    public static func == (first: HabitCandidate, second: HabitCandidate) -> Bool {
        first.values == second.values && first.action == second.action
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(action)
        hasher.combine(values)
    }
}

/// Something that a person did, and what it speaks for.
public struct HabitEvent: Hashable, Sendable {
    public var action: HabitAction
    public var moment: LocalMoment
    /// What may be suggested since this was done; empty for what only comes before something else.
    public var candidates: [HabitCandidate]

    /// Creates an event.
    public init(_ action: HabitAction, at moment: LocalMoment, candidates: [HabitCandidate]) {
        self.action = action
        self.moment = moment
        self.candidates = candidates
    }
}
