extension IntentMethod {
    // System to app
    /// `UndoRequest` to `UndoResponse`: takes back what a run did; fails with `nothing-to-undo`.
    public static let undo = "intent/undo"

    // App to system
    /// Notification with `UndoNotice`: what a run did can be undone; comes before the run's answer.
    public static let undoable = "system/undoable"
}

extension IntentFailure.Code {
    /// There is no run that could be undone, or none any more.
    public static let nothingToUndo = IntentFailure.Code(rawValue: "nothing-to-undo")
}

/// That what a run did can be undone, as long as the app's process lives.
public struct UndoNotice: Codable, Hashable, Sendable {
    public var run: String
    /// What was done, for a person, as `Complete Task`.
    public var actionName: String

    /// Creates the message.
    public init(run: String, actionName: String) {
        self.run = run
        self.actionName = actionName
    }
}

/// Asks an app to take back what one of its runs did.
public struct UndoRequest: Codable, Hashable, Sendable {
    public var run: String

    /// Creates the message.
    public init(run: String) { self.run = run }
}

/// What an app has taken back.
public struct UndoResponse: Codable, Hashable, Sendable {
    /// What was undone, for a person.
    public var actionName: String

    /// Creates the message.
    public init(actionName: String) { self.actionName = actionName }
}
