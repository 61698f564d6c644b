public import FoundationAdditions
import IntentWire

/// An error that an intent throws: what is wrong for the person, or what the system must do before it performs again.
///
/// - Source: AppIntents, `AppIntentError`.
public struct AppIntentError: Error, CustomLocalizedStringResourceConvertible, CustomStringConvertible, Equatable,
    Sendable
{
    // Values to choose from are Sendable as the parameter that takes them is; the compiler cannot follow that.
    package enum Kind: @unchecked Sendable {
        case message(LocalizedStringResource)
        case needsValue(any AnyIntentParameter, IntentDialog?)
        case needsDisambiguation(any AnyIntentParameter, [any _IntentValue], IntentDialog?)
        case needsForeground(IntentDialog?, alwaysConfirm: Bool, (@MainActor @Sendable () async throws -> Void)?)
        case restartPerform
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    /// Creates an error with a message for the person (iOS 27).
    public init(description: LocalizedStringResource) { self.init(.message(description)) }

    /// Performs again from the start.
    public static var restartPerform: AppIntentError { AppIntentError(.restartPerform) }

    public var localizedStringResource: LocalizedStringResource {
        switch kind {
        case .message(let message): message
        case .needsValue(let parameter, let dialog):
            dialog?.full ?? parameter.traits.requestValueDialog?.full
                ?? LocalizedStringResource(stringLiteral: "A value is missing: \(parameter.traits.title?.key ?? "")")
        case .needsDisambiguation(_, _, let dialog): dialog?.full ?? "Several values fit."
        case .needsForeground(let dialog, _, _): dialog?.full ?? "The app must be opened to go on."
        case .restartPerform: "The intent starts again."
        }
    }

    public var description: String { String(localized: localizedStringResource) }

    /// Two errors are equal where they say the same of the same parameters; errors that go on in front never are.
    public static func == (lhs: AppIntentError, rhs: AppIntentError) -> Bool {
        switch (lhs.kind, rhs.kind) {
        case (.message(let first), .message(let second)): first == second
        case (.needsValue(let first, _), .needsValue(let second, _)),
            (.needsDisambiguation(let first, _, _), .needsDisambiguation(let second, _, _)):
            first === second && lhs.localizedStringResource == rhs.localizedStringResource
        case (.needsForeground(_, _, nil), .needsForeground(_, _, nil)):
            lhs.localizedStringResource == rhs.localizedStringResource
        case (.restartPerform, .restartPerform): true
        default: false
        }
    }

    /// A permission is missing.
    public enum PermissionRequired {
        public static let bluetooth = AppIntentError(.message("Bluetooth access is needed."))
        public static let contacts = AppIntentError(.message("Access to contacts is needed."))
        public static let localNetwork = AppIntentError(.message("Access to the local network is needed."))
        public static let photos = AppIntentError(.message("Access to photos is needed."))
        public static let siri = AppIntentError(.message("Siri access is needed."))

        /// The place of the machine is needed, precisely or about.
        public static func location(precise: Bool = false) -> AppIntentError {
            AppIntentError(
                .message(precise ? "Access to the precise location is needed." : "Location access is needed."))
        }
    }

    /// It cannot be done.
    public enum Unrecoverable {
        public static let entityNotFound = AppIntentError(.message("The item was not found."))
        public static let featureCurrentlyRestricted = AppIntentError(.message("This is restricted at the moment."))
        public static let networkFailure = AppIntentError(.message("The network cannot be reached."))
        public static let notAllowed = AppIntentError(.message("This is not allowed."))
        public static let partialFailure = AppIntentError(.message("Some of it failed."))
        public static let unknown = AppIntentError(.message("Something went wrong."))
        public static let unsupportedOnDevice = AppIntentError(.message("This device does not support it."))
    }

    /// The person must do something first.
    public enum UserActionRequired {
        public static let accountSetup = AppIntentError(.message("Set up an account in the app first."))
        public static let confirmation = AppIntentError(.message("Confirm it in the app first."))
        public static let signin = AppIntentError(.message("Sign in to the app first."))
    }
}
