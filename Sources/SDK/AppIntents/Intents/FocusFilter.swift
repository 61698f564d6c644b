public import FoundationAdditions
import IntentWire

/// Adapts the app while a Focus is on.
///
/// - Source: AppIntents, `SetFocusFilterIntent`.
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// What the app leaves out while the filter is on.
    var appContext: FocusFilterAppContext { get }
    /// The filters to propose.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

    /// The filter that is on.
    ///
    /// - Throws: ``SetFocusFilterIntentError/notFound`` where none is. This system has no Focus yet, so none ever is.
    public static var current: Self {
        get async throws { throw SetFocusFilterIntentError.notFound }
    }

    /// Tells the system that `appContext` has changed; without a Focus it does nothing.
    public static func invalidateFocusFilterAppContext() {}
}

/// What an app leaves out while a filter is on.
public struct FocusFilterAppContext: @unchecked Sendable {
    // NSPredicate is immutable; its type does not say that it is Sendable.
    public let notificationFilterPredicate: NSPredicate?
    public let targetContentIdentifierPrefix: String?

    /// Creates a context.
    public init(notificationFilterPredicate: NSPredicate? = nil) {
        self.init(notificationFilterPredicate: notificationFilterPredicate, targetContentIdentifierPrefix: nil)
    }

    /// Creates a context that also chooses windows.
    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// For which Focus filters are proposed.
public struct FocusFilterSuggestionContext: Hashable, Sendable {
    init() {}
}

/// Why there is no filter.
public enum SetFocusFilterIntentError: LocalizedError {
    case missingParameterValue, notFound

    public var errorDescription: String? {
        switch self {
        case .missingParameterValue: "A parameter of the Focus filter has no value."
        case .notFound: "No Focus filter of this app is on."
        }
    }
}
