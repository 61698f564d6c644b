/// Who is shown a property of an entity.
///
/// - Source: AppIntents, `IntentVisibility` (iOS 27.3).
public struct IntentVisibility: Hashable, Sendable {
    private let isInternal: Bool

    /// The app, and everything of the system: assistants, shortcuts, searches.
    public static var `default`: IntentVisibility { IntentVisibility(isInternal: false) }

    /// The app alone: the system does not learn that there is such a property, and never its value.
    public static var `internal`: IntentVisibility { IntentVisibility(isInternal: true) }
}
