/// What widgets and controls declare.
public struct _WidgetDeclarations {
    package var items: [WidgetDeclaration]

    package init(_ items: [WidgetDeclaration] = []) { self.items = items }

    /// These declarations, with a change to each.
    package func changing(_ change: (inout WidgetDeclaration) -> Void) -> _WidgetDeclarations {
        var changed = self
        for index in changed.items.indices { change(&changed.items[index]) }
        return changed
    }

    /// These declarations as those of a type, where none is named yet.
    func naming(_ type: Any.Type) -> _WidgetDeclarations {
        changing { if $0.type == nil { $0.type = type } }
    }
}

/// One widget, control, or Live Activity of an app, as it is declared.
package struct WidgetDeclaration {
    /// The app's name for it, by which it is asked for.
    package var kind: String
    /// What it shows: how is known to the module that made it.
    package var content: any WidgetContent
    /// The type of the app that declares it.
    package var type: Any.Type?
    /// What people read as its name.
    package var displayName: Text?
    /// What people read about it.
    package var description: Text?
    /// The sizes that it supports, by name; nil where it does not say.
    package var families: [String]?
    /// Whether the space that the system leaves around its content is none of it.
    package var contentMarginsDisabled = false
    /// Whether a background may be left out.
    package var containerBackgroundRemovable = true
    /// Whether people are asked to configure it once they add it.
    package var promptsForConfiguration = false
    /// Places where it is better not shown, with the sizes for which that holds.
    package var disfavoredLocations: [String: [String]] = [:]

    package init(kind: String, content: any WidgetContent) {
        self.kind = kind
        self.content = content
    }
}

/// What a widget, a control or a Live Activity shows.
@MainActor
package protocol WidgetContent {}
