public import FoundationAdditions

/// Why a Live Activity did not start.
///
/// `request` throws `unsupported`, `unsupportedTarget`, `attributesTooLarge`, `targetMaximumExceeded`,
/// `globalMaximumExceeded` and `persistenceFailure`; nothing here leads to the other cases.
///
/// - Source: developer.apple.com/documentation/activitykit/activityauthorizationerror
public enum ActivityAuthorizationError: Error, Equatable, Hashable {
    /// The attributes and the state have more than 4 KB together.
    case attributesTooLarge
    /// There is no system: the process was started by hand.
    case unsupported
    /// The person has turned Live Activities off.
    case denied
    /// There are as many Live Activities as there may be.
    case globalMaximumExceeded
    /// The app has as many Live Activities as an app may have.
    case targetMaximumExceeded
    /// The app's `Info.plist` says that it has no Live Activities.
    case unsupportedTarget
    /// The app is not in front.
    case visibility
    /// The system could not keep the Live Activity.
    case persistenceFailure
    /// The process that asks is not known.
    case missingProcessIdentifier
    /// The app is not entitled to what it asks for.
    case unentitled
    /// The identifier is none of a Live Activity.
    case malformedActivityIdentifier
    /// Another process than the one that started it wants the Live Activity back.
    case reconnectNotPermitted
}

extension ActivityAuthorizationError: CustomNSError {
    public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

    /// The words of the error, by which it keeps them as an `NSError`.
    public var errorUserInfo: [String: Any] {
        var words: [String: Any] = [:]
        words[NSLocalizedDescriptionKey] = errorDescription
        words[NSLocalizedFailureReasonErrorKey] = failureReason
        words[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
        return words
    }

    /// The place of the case; Apple does not tell its numbers.
    public var errorCode: Int {
        switch self {
        case .attributesTooLarge: 0
        case .unsupported: 1
        case .denied: 2
        case .globalMaximumExceeded: 3
        case .targetMaximumExceeded: 4
        case .unsupportedTarget: 5
        case .visibility: 6
        case .persistenceFailure: 7
        case .missingProcessIdentifier: 8
        case .unentitled: 9
        case .malformedActivityIdentifier: 10
        case .reconnectNotPermitted: 11
        }
    }
}

extension ActivityAuthorizationError: LocalizedError {
    public var errorDescription: String? {
        recoverySuggestion.map { "\(failureReason ?? ""): \($0)" } ?? failureReason
    }

    public var failureReason: String? {
        switch self {
        case .attributesTooLarge: "The attributes and the state of the Live Activity have more than 4 KB"
        case .unsupported: "There is no system that could show a Live Activity"
        case .denied: "Live Activities are turned off"
        case .globalMaximumExceeded: "There are as many Live Activities as there may be"
        case .targetMaximumExceeded: "The app has as many Live Activities as an app may have"
        case .unsupportedTarget: "The app says that it has no Live Activities"
        case .visibility: "The app is not in front"
        case .persistenceFailure: "The system could not keep the Live Activity"
        case .missingProcessIdentifier: "The process that asks for a Live Activity is not known"
        case .unentitled: "The app is not entitled to what it asks for"
        case .malformedActivityIdentifier: "The identifier is none of a Live Activity"
        case .reconnectNotPermitted: "The Live Activity was started by another process"
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .attributesTooLarge: "keep less in them, and look the rest up by an identifier"
        case .unsupported: "run the app with 'beckon run'"
        case .globalMaximumExceeded: "end one, as with 'beckon activities end'"
        case .targetMaximumExceeded: "end one of them before"
        case .unsupportedTarget: "set NSSupportsLiveActivities to true in its Info.plist"
        case .persistenceFailure: "see whether its store can be written, and try again"
        default: nil
        }
    }
}
