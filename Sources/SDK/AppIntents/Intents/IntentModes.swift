public import FoundationAdditions

/// Whether an intent runs behind or in front.
///
/// - Source: AppIntents, `IntentModes` (iOS 26); WWDC 2025, session 275.
public struct IntentModes: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Runs without showing the app.
    public static var background: IntentModes { IntentModes(rawValue: 1 << 0) }
    /// The app is in front before the intent runs.
    public static var foreground: IntentModes { foreground(.immediate) }
    /// The app comes to the front at a certain time.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { IntentModes(rawValue: mode.rawValue) }

    /// When the app comes to the front.
    public struct ForegroundMode: Hashable, Sendable {
        let rawValue: Int
        /// Before the intent runs.
        public static var immediate: ForegroundMode { ForegroundMode(rawValue: 1 << 1) }
        /// When the intent asks for it.
        public static var dynamic: ForegroundMode { ForegroundMode(rawValue: 1 << 2) }
        /// Before the intent ends.
        public static var deferred: ForegroundMode { ForegroundMode(rawValue: 1 << 3) }
    }

    /// How an intent runs at this moment.
    public struct Current: Hashable, Sendable, CustomDebugStringConvertible {
        let isForeground: Bool
        /// Whether the app may come to the front.
        public let canContinueInForeground: Bool

        /// Behind.
        public static var background: Current { Current(isForeground: false, canContinueInForeground: false) }
        /// In front.
        public static var foreground: Current { Current(isForeground: true, canContinueInForeground: true) }

        public static func == (lhs: Self, rhs: Self) -> Bool { lhs.isForeground == rhs.isForeground }
        public func hash(into hasher: inout Hasher) { hasher.combine(isForeground) }
        public var debugDescription: String { isForeground ? "foreground" : "background" }
    }
}

/// What the system knows of a run.
///
/// - Source: AppIntents, `IntentSystemContext`.
public struct IntentSystemContext: Sendable {
    let session: IntentSession?

    /// When the person asked; nil where the intent was not run by the system.
    public var preciseTimestamp: Date? { session?.started }

    /// Whether the app is in front.
    public var currentMode: IntentModes.Current {
        guard let session else { return .background }
        return IntentModes.Current(
            isForeground: session.isForeground, canContinueInForeground: session.canContinueInForeground)
    }
}

/// Who must be there before an intent runs.
///
/// - Source: AppIntents, `IntentAuthenticationPolicy`.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed
    /// The person has unlocked the machine, or another of theirs that is in use.
    case requiresAuthentication
    /// The person has unlocked this machine.
    case requiresLocalDeviceAuthentication
}

/// In which process an intent or a query may run.
///
/// - Source: AppIntents, `IntentExecutionTargets` (iOS 27).
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The app.
    public static var main: IntentExecutionTargets { IntentExecutionTargets(rawValue: 1 << 0) }
    /// Its App Intents extension.
    public static var appIntentsExtension: IntentExecutionTargets { IntentExecutionTargets(rawValue: 1 << 1) }
    /// Its widget extension.
    public static var widgetKitExtension: IntentExecutionTargets { IntentExecutionTargets(rawValue: 1 << 2) }

    static var all: IntentExecutionTargets { [.main, .appIntentsExtension, .widgetKitExtension] }
}
