import AppIntents
import FoundationAdditions
import IntentWire
import SwiftUI

/// The widgets, controls and Live Activities of the app, found once.
@MainActor
enum WidgetRegistry {
    private static var known: [WidgetDeclaration]?

    /// What the app declares. Where a module has bundles, those say what it has; else every widget and control of its own
    /// counts.
    static var declarations: [WidgetDeclaration] {
        if let known { return known }
        let declarations = discover()
        known = declarations
        return declarations
    }

    private static func discover() -> [WidgetDeclaration] {
        let found = TypeDiscovery.types(conformingTo: [
            (any WidgetBundle).self, (any Widget).self, (any ControlWidget).self,
        ]).map { types in
            types.filter { !["SwiftUI", "WidgetKit"].contains(TypeNames.module(of: $0)) }
                .sorted { TypeNames.qualified($0) < TypeNames.qualified($1) }
        }
        let bundled = Set(found[0].map { TypeNames.module(of: $0) })
        func isAlone(_ type: Any.Type) -> Bool { !bundled.contains(TypeNames.module(of: type)) }
        return found[0].compactMap { $0 as? any WidgetBundle.Type }.flatMap { declared(by: $0) }
            + found[1].filter(isAlone).compactMap { $0 as? any Widget.Type }.flatMap { declared(by: $0) }
            + found[2].filter(isAlone).compactMap { $0 as? any ControlWidget.Type }.flatMap { declared(by: $0) }
    }

    private static func declared<Bundle: WidgetBundle>(by type: Bundle.Type) -> [WidgetDeclaration] {
        Bundle.Body._declare(Bundle().body).items
    }

    private static func declared<Content: Widget>(by type: Content.Type) -> [WidgetDeclaration] {
        Content._declare(Content()).items
    }

    private static func declared<Content: ControlWidget>(by type: Content.Type) -> [WidgetDeclaration] {
        Content._declare(Content()).items
    }

    /// The widget with a timeline of this kind.
    static func widget(_ kind: String) throws -> (declaration: WidgetDeclaration, content: any TimelineWidgetContent) {
        for declaration in declarations where declaration.kind == kind {
            if let content = declaration.content as? any TimelineWidgetContent { return (declaration, content) }
        }
        throw IntentFailure(.unknownWidget, "there is no widget '\(kind)'")
    }

    /// The control of this kind.
    static func control(_ kind: String) throws -> (declaration: WidgetDeclaration, content: ControlContent) {
        for declaration in declarations where declaration.kind == kind {
            if let content = declaration.content as? ControlContent { return (declaration, content) }
        }
        throw IntentFailure(.unknownControl, "there is no control '\(kind)'")
    }

    /// What the app may know of a widget that is shown somewhere.
    static func information(on use: WidgetUse, _ family: WidgetFamily) async throws -> WidgetInfo {
        let content = try widget(use.kind).content
        var intent: (any WidgetConfigurationIntent)?
        if let type = content.configurationType {
            intent = try await filled(type, use.configuration)
        }
        return WidgetInfo(kind: use.kind, family: family, intent: intent, values: values(use.configuration))
    }

    /// What the app may know of a control that is shown somewhere.
    static func information(on use: ControlUse) async throws -> ControlInfo {
        let content = try control(use.kind).content
        var intent: (any ControlConfigurationIntent)?
        if let type = content.configurationType {
            intent = try await filled(type, use.configuration)
        }
        return ControlInfo(kind: use.kind, intent: intent, values: values(use.configuration))
    }

    private static func filled<Intent: AppIntent>(
        _ type: Intent.Type, _ values: [String: IntentValue]
    ) async throws -> Intent {
        try await ConfigurationFilling.fill(type, values, TextContext().forType(type))
    }

    private static func values(_ configuration: [String: IntentValue]) -> String {
        configuration.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    }
}
