public import FoundationAdditions

// The types of values that the environment has. Source: SwiftUI, `EnvironmentValues`.

/// A light or a dark surface.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// How strong contrasts are.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// How heavy texts are.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// The direction of lines.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// How much space there is.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// The size of texts that a person prefers.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the very large sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

/// Whether rows are edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

/// Why something is not to be read.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// There is nothing yet.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Others may see it.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// It is out of date.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// Opens an address.
public struct OpenURLAction {
    /// What came of opening an address.
    public struct Result: Sendable {
        let isHandled: Bool
        public static let handled = Result(isHandled: true)
        public static let discarded = Result(isHandled: true)
        public static let systemAction = Result(isHandled: false)
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    private let handler: (URL) -> Result

    init() { handler = { _ in .systemAction } }

    /// Creates an action of the app's own.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens an address; a drawing has no way to.
    @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Opens an address, and says whether that was done.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isHandled)
    }
}

/// Closes what is presented; a drawing presents nothing.
public struct DismissAction {
    init() {}
    @MainActor public func callAsFunction() {}
}
