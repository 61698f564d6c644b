public import FoundationAdditions
public import IntentWire

/// An action that a person chose for a button of a widget: an app, or a shortcut of theirs.
///
/// The system makes the values; an app sees nothing of them but how they are shown.
///
/// - Source: developer.apple.com/documentation/appintents/systemshortcut (iOS 27).
public struct SystemShortcut: _SystemIntentValue {
    public typealias Specification = EmptyResolverSpecification<SystemShortcut>
    public typealias ValueType = SystemShortcut
    public typealias UnwrappedType = SystemShortcut

    public static let defaultResolverSpecification = EmptyResolverSpecification<SystemShortcut>()
    public static let persistentIdentifier = "SystemShortcut"
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shortcut"

    private let name: String

    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: name) }

    public static var __valueType: IntentWire.ValueType { .other(persistentIdentifier) }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> SystemShortcut {
        switch value {
        case .string(let name), .text(let name): return SystemShortcut(name: name)
        default: throw context.invalid(value, expected: "the name of a shortcut")
        }
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .string(name) }
}

/// Runs the action that a person chose for a button of a widget.
///
/// It works in such a button only, on Apple's platforms as here; there are no widgets here yet, so it always fails.
///
/// - Source: developer.apple.com/documentation/appintents/runsystemshortcutintent (iOS 27).
public struct RunSystemShortcutIntent: AppIntent {
    public static let title: LocalizedStringResource = "Run Shortcut"
    public static let isDiscoverable = false

    @Parameter(title: "Shortcut") var shortcut: SystemShortcut

    public init() {}

    /// Creates an intent that runs what a person chose.
    public init(shortcut: SystemShortcut) {
        self.init()
        self.shortcut = shortcut
    }

    /// Fails: the action runs only where a person presses a button of a widget.
    ///
    /// - Throws: ``AppIntentError`` that says so.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        throw AppIntentError(
            .message("A shortcut of the system runs from a button of a widget only, and this system has no widgets."))
    }
}
