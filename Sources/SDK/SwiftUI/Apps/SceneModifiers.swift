public import AppIntents
import FoundationAdditions

// How windows look and what their menus have. There are no windows here. Source: SwiftUI, `Scene`.
extension Scene {
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some Scene { self }
    public nonisolated func commandsRemoved() -> some Scene { self }
    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene { self }
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { self }
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }
    @available(*, deprecated, message: "use the action with two parameters or none")
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene { self }
    public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}

/// Work that the system has an app do behind; there is none here.
public struct BackgroundTask<Request, Response>: Sendable {
    fileprivate init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

extension BackgroundTask where Request == String, Response == Void {
    public static var urlSession: BackgroundTask<String, Void> { .init() }
}

/// How a window's size may change.
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

/// Whether windows come back when an app starts.
public struct SceneRestorationBehavior: Sendable {
    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
}

/// Whether a window opens when an app starts.
public struct SceneLaunchBehavior: Sendable {
    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
}

/// How windows look.
public protocol WindowStyle: Sendable {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }
public struct VolumetricWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { .init() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { .init() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { .init() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { .init() } }
extension WindowStyle where Self == VolumetricWindowStyle { public static var volumetric: Self { .init() } }

/// How the bars of windows look.
public protocol WindowToolbarStyle: Sendable {}
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: Self { .init() }
    public static func unified(showsTitle: Bool) -> Self { .init() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: Self { .init() }
}

/// How a symbol in the menu bar shows its content.
public protocol MenuBarExtraStyle: Sendable {}
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { .init() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { .init() } }

/// Commands in the menus of an app. There are no menus here.
///
/// - Source: SwiftUI, `Commands`.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    public var body: Never {
        // There are no menus, so nothing asks for this.
        preconditionFailure("\(Self.self) has no body")
    }
}

/// Makes one of the commands that stand in a closure.
///
/// - Source: SwiftUI, `CommandsBuilder`.
@resultBuilder
public struct CommandsBuilder: Sendable {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        EmptyCommands()
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }
    public static func buildEither<T: Commands>(first: T) -> some Commands { EmptyCommands() }
    public static func buildEither<T: Commands>(second: T) -> some Commands { EmptyCommands() }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

/// No commands.
public struct EmptyCommands: Commands {
    public typealias Body = Never
    public nonisolated init() {}
}

/// Commands beside others of the system.
///
/// - Source: SwiftUI, `CommandGroup`.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Commands in a menu of their own.
///
/// - Source: SwiftUI, `CommandMenu`.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

public struct SidebarCommands: Commands {
    public typealias Body = Never
    public nonisolated init() {}
}

public struct ToolbarCommands: Commands {
    public typealias Body = Never
    public nonisolated init() {}
}

public struct TextEditingCommands: Commands {
    public typealias Body = Never
    public nonisolated init() {}
}

public struct InspectorCommands: Commands {
    public typealias Body = Never
    public nonisolated init() {}
}

/// Where commands stand among those of the system.
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}
