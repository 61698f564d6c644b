import AppIntents
import FoundationAdditions

/// An app: its scenes, and the start of its process.
///
/// There are no windows here. Started by the system, the app serves its intents; its scenes are declared and not shown.
///
/// - Source: SwiftUI, `App`.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    /// The app's scenes.
    @SceneBuilder var body: Self.Body { get }
    init()
}

extension App {
    /// Makes the app, so that its initialiser sets up what intents depend on, and serves the system; started by hand it
    /// says what it is. Does not return while it serves.
    public static func main() {
        let app = Self()
        RunningApp.current = app
        AppService.main()
    }
}

/// The app of this process, which lives as long as it.
@MainActor
enum RunningApp {
    static var current: (any App)?
}

/// A part of an app, as a window.
///
/// - Source: SwiftUI, `Scene`.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    /// What the scene consists of.
    @SceneBuilder var body: Self.Body { get }

    /// Shows the windows of the scene to a visitor; scenes of an app leave this to their `body`.
    static func _visit(_ scene: Self, _ visit: _SceneVisit)
}

extension Scene {
    public static func _visit(_ scene: Self, _ visit: _SceneVisit) { visit.body(of: scene) }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never {
        // Scenes are not shown, so nothing asks for this.
        preconditionFailure("\(Self.self) has no body")
    }
}

/// Makes one scene of those that stand in a closure.
///
/// - Source: SwiftUI, `SceneBuilder`.
@resultBuilder
public struct SceneBuilder: Sendable {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> some Scene { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        _TupleScene(scenes: (repeat each content))
    }

    public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene { _TupleScene(scenes: scene) }
    public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene { scene }
}

/// Several scenes.
public struct _TupleScene<T> {
    let scenes: T
}

extension _TupleScene: Scene {
    public typealias Body = Never

    public static func _visit(_ scene: Self, _ visit: _SceneVisit) {
        // The parts of a tuple, or what an optional holds.
        for child in Mirror(reflecting: scene.scenes).children {
            if let part = child.value as? any Scene { visit.scene(part) }
        }
    }
}

/// A kind of window. There are no windows here; the content is kept for what it declares.
///
/// - Source: SwiftUI, `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    /// Nil where the window shows a value: there is none before somebody opens it.
    private let content: HandedOver<() -> Content>?

    public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
        self.content = HandedOver(content)
    }
    public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = HandedOver(content)
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.content = HandedOver(content)
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.content = HandedOver(content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.content = HandedOver(content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.content = HandedOver(content)
    }

    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = nil
    }

    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = nil
    }

    public static func _visit(_ scene: Self, _ visit: _SceneVisit) {
        if let content = scene.content { visit.window(content.value) }
    }
}

/// The content of a window that shows a value.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
    public typealias Body = Never
    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews { _DrawnViews() }
}

/// A window of which there is one.
///
/// - Source: SwiftUI, `Window`.
public struct Window<Content: View>: Scene {
    public typealias Body = Never
    private let content: HandedOver<() -> Content>

    public nonisolated init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.content = HandedOver(content)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.content = HandedOver(content)
    }

    public static func _visit(_ scene: Self, _ visit: _SceneVisit) { visit.window(scene.content.value) }
}

/// The settings of an app.
///
/// - Source: SwiftUI, `Settings`.
public struct Settings<Content: View>: Scene {
    public typealias Body = Never
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public static func _visit(_ scene: Self, _ visit: _SceneVisit) {}
}

/// A symbol in the menu bar.
///
/// - Source: SwiftUI, `MenuBarExtra`.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public nonisolated init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
    public static func _visit(_ scene: Self, _ visit: _SceneVisit) {}
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}
