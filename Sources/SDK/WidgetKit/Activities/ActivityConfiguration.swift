public import ActivityKit
public import SwiftUI

/// Declares how the Live Activities of some attributes look.
///
/// It stands in the `body` of a widget; the system finds it there without any registration. The closures run in a process
/// of the app whenever an activity starts or changes, and when a surface wants another language.
///
/// ```swift
/// struct BrewActivity: Widget {
///     var body: some WidgetConfiguration {
///         ActivityConfiguration(for: BrewAttributes.self) { context in
///             Text("Your \(context.attributes.drink)")
///         } dynamicIsland: { context in
///             DynamicIsland {
///                 DynamicIslandExpandedRegion(.center) { Text(context.attributes.drink) }
///             } compactLeading: {
///                 Image(systemName: "cup.and.saucer")
///             } compactTrailing: {
///                 Text(context.state.ready, style: .timer)
///             } minimal: {
///                 Image(systemName: "cup.and.saucer")
///             }
///         }
///     }
/// }
/// ```
///
/// - Source: developer.apple.com/documentation/widgetkit/activityconfiguration
@preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration, Sendable {
    private let content: any WidgetContent & Sendable

    /// Declares how activities look.
    ///
    /// - Parameters:
    ///   - attributesType: The attributes of these activities.
    ///   - content: Makes the view for the lock screen, which is the banner elsewhere.
    ///   - dynamicIsland: Makes the views around the camera.
    @MainActor @preconcurrency
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = ActivityWidget<Attributes, Content>(content: content, island: dynamicIsland)
    }

    @MainActor @preconcurrency
    public var body: some WidgetConfiguration {
        DeclaredActivity(
            declaration: WidgetDeclaration(kind: ActivityNames.name(of: Attributes.self), content: content))
    }
}

/// A configuration of a Live Activity, of which all is known.
struct DeclaredActivity: WidgetConfiguration {
    typealias Body = Never

    let declaration: WidgetDeclaration

    static func _declare(_ configuration: Self) -> _WidgetDeclarations {
        _WidgetDeclarations([configuration.declaration])
    }
}

extension WidgetConfiguration {
    /// Says in which sizes beside ``ActivityFamily/medium`` the Live Activity draws itself, as on a watch.
    ///
    /// - Source: WidgetKit, `supplementalActivityFamilies(_:)`.
    @MainActor @preconcurrency
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        SupplementedActivity(content: self, families: families)
    }
}

/// A configuration of a Live Activity with more sizes.
struct SupplementedActivity<Content: WidgetConfiguration>: WidgetConfiguration {
    typealias Body = Never

    let content: Content
    let families: [ActivityFamily]

    static func _declare(_ configuration: Self) -> _WidgetDeclarations {
        let names = configuration.families.map(\.description)
        return Content._declare(configuration.content).changing { $0.families = names }
    }
}
