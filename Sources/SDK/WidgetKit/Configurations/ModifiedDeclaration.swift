import SwiftUI

/// What a widget or a control declares, with something changed.
struct ModifiedDeclaration<Content> {
    typealias Body = Never

    let content: Content
    let change: @MainActor (inout WidgetDeclaration) -> Void

    /// Declarations with the change.
    @MainActor
    fileprivate func changing(_ declarations: _WidgetDeclarations) -> _WidgetDeclarations {
        var declarations = declarations
        for index in declarations.items.indices { change(&declarations.items[index]) }
        return declarations
    }
}

extension ModifiedDeclaration: WidgetConfiguration where Content: WidgetConfiguration {
    static func _declare(_ configuration: Self) -> _WidgetDeclarations {
        configuration.changing(Content._declare(configuration.content))
    }
}

extension ModifiedDeclaration: ControlWidgetConfiguration where Content: ControlWidgetConfiguration {
    static func _declare(_ configuration: Self) -> _WidgetDeclarations {
        configuration.changing(Content._declare(configuration.content))
    }
}
