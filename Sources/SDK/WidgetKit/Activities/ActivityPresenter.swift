import ActivityKit
import AppIntents
import IntentWire
import SwiftUI

/// Draws the Live Activities of the app, each as the widget says that declares its attributes.
enum ActivityPresenter: ActivityPresenting {
    static func draw(_ activity: ActivitySnapshot, _ texts: TextContext) async throws -> ActivityDrawing? {
        try await ActivityWidgets.draw(activity, texts)
    }
}

/// The Live Activities that widgets of the process declare.
@MainActor
private enum ActivityWidgets {
    private struct Declared {
        let content: any ActivityWidgetContent
        let families: Set<ActivityFamily>
        let type: Any.Type?
    }

    /// By name of the attributes; of two widgets for the same attributes, the first counts.
    private static let declared: [String: Declared] = {
        var found: [String: Declared] = [:]
        var declarations = WidgetRegistry.declarations
        // Where a bundle leaves one out, drawing it all the same is better than showing nothing.
        for type in TypeDiscovery.types(conformingTo: [(any Widget).self])[0] {
            guard !["SwiftUI", "WidgetKit"].contains(TypeNames.module(of: type)),
                let type = type as? any Widget.Type
            else { continue }
            declarations += items(of: type)
        }
        for declaration in declarations {
            guard let content = declaration.content as? any ActivityWidgetContent, found[declaration.kind] == nil
            else { continue }
            let small: Set<ActivityFamily> = declaration.families?.contains("small") == true ? [.small] : []
            found[declaration.kind] = Declared(
                content: content, families: small.union([.medium]), type: declaration.type)
        }
        return found
    }()

    static func draw(_ activity: ActivitySnapshot, _ texts: TextContext) async throws -> ActivityDrawing? {
        guard let declared = declared[activity.attributesType] else { return nil }
        let texts = declared.type.map(texts.forType) ?? texts
        return try await declared.content.draw(activity, texts, families: declared.families)
    }

    private static func items<Declaring: Widget>(of type: Declaring.Type) -> [WidgetDeclaration] {
        type._declare(type.init()).items
    }
}
