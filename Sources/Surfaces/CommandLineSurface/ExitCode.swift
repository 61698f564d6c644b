import BeckonSystem
public import IntentWire

/// What a command tells the shell.
public enum ExitCode: Int32, Sendable {
    /// Done.
    case success = 0
    /// The intent failed, or the system around it.
    case failure = 1
    /// The command line was wrong: an unknown name, a bad value, a missing one.
    case usage = 2
    /// The person gave up or said no, did not answer, or would have had to confirm and could not be asked.
    case cancelled = 3
    /// The app cannot be started, or is no app.
    case notStarted = 4
    /// A sentence was not understood: no intent comes near it.
    case notUnderstood = 5
    /// A sentence may mean several things, or one that is not quite sure, and nobody could be asked.
    case ambiguous = 6

    /// The code for a failure.
    public init(_ failure: IntentFailure) {
        switch failure.code {
        case .missingValue, .invalidValue, .ambiguousValue, .entityNotFound, .unknownApp, .unknownIntent,
            .unknownParameter, .unknownEntity, .unknownProperty, .unknownWidget, .unknownControl, .unknownActivity,
            .unknownAlarm, .invalidAlarm, .unexpectedArgument,
            .unknownCommand:
            self = .usage
        case .cancelled, .declined, .noAnswer, .confirmationRequired: self = .cancelled
        case .appNotStarted: self = .notStarted
        case .notUnderstood: self = .notUnderstood
        case .ambiguousSentence: self = .ambiguous
        default: self = .failure
        }
    }
}
