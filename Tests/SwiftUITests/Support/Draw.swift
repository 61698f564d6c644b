import AppIntents
import Foundation
import IntentWire
import SwiftUI

/// Draws a view in a language.
@MainActor
func draw(
    _ view: some View, locale: String = "en_US", environment: (inout EnvironmentValues) -> Void = { _ in }
) async throws -> ViewNode {
    try await tree(view, locale: locale, environment: environment).root
}

/// Draws a view in a language, into a whole tree.
@MainActor
func tree(
    _ view: some View, locale: String = "en_US", environment: (inout EnvironmentValues) -> Void = { _ in }
) async throws -> ViewTree {
    try await ViewTreeDrawing.draw(
        view, in: TextContext(locale: Locale(identifier: locale)), environment: environment)
}

extension ViewNode {
    /// The nodes inside.
    var children: [ViewNode] {
        switch content {
        case .stack(let stack): stack.children
        case .group(let group): group.children
        case .gridRow(let row): row.children
        case .grid(let grid): grid.children
        case .list(let list): list.children
        case .section(let section): section.children
        case .button(let button): button.children
        case .toggle(let toggle): toggle.children
        case .link(let link): link.children
        case .scroll(let scroll): scroll.children
        default: []
        }
    }

    /// The text of the node itself.
    var text: String? { if case .text(let text) = content { text.text } else { nil } }

    /// The texts of the node and of those inside, in their order.
    var texts: [String] { text.map { [$0] } ?? children.flatMap(\.texts) }

    var runs: [TextRun] { if case .text(let text) = content { text.runs } else { [] } }

    var button: ButtonContent? { if case .button(let button) = content { button } else { nil } }
    var shape: ShapeContent? { if case .shape(let shape) = content { shape } else { nil } }
    var image: ImageContent? { if case .image(let image) = content { image } else { nil } }
}
