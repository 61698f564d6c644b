public import Foundation

/// A run that its app said it could undo, as the system keeps it; values are not kept.
public struct UndoableRun: Codable, Hashable, Sendable {
    /// Whether the run can be undone.
    public enum State: String, Codable, Hashable, Sendable {
        /// Yes: the process that ran it lives in this system.
        case possible
        /// It was undone.
        case undone
        /// Undoing has begun and is under way, or failed: nobody knows how much of it was done.
        case unfinished
        /// The process that ran it has ended, and what it knew has gone with it.
        case ended
        /// The process that ran it belongs to another system, which alone can reach it.
        case elsewhere
    }

    /// Names the run, as in the log of runs.
    public var run: String
    /// The identifier of the app.
    public var app: String
    /// The identifier of the intent.
    public var intent: String
    /// What was done, in the app's words for a person, as `Complete Task`.
    public var actionName: String
    /// When the run was over.
    public var date: Date
    public var state: State

    /// Creates a record.
    public init(run: String, app: String, intent: String, actionName: String, date: Date, state: State) {
        self.run = run
        self.app = app
        self.intent = intent
        self.actionName = actionName
        self.date = date
        self.state = state
    }
}
