import Foundation
import IntentWire

/// Makes elements of nodes.
struct HTMLDrawing {
    let options: HTMLRenderer.Options
    let styles: HTMLStyles
    let isRightToLeft: Bool
    let record = Record()
    /// Whether the element stands inside one that holds text and no blocks, as a button does.
    var isInline = false

    /// What a drawing has come to.
    final class Record {
        var actions: [ViewAction] = []
        var imageBytes = 0
        /// Whether the background of the container is left to the frame around the view.
        var keepsContainer = false
        var container: HTMLRenderer.Container?
        private var names = 0

        /// A name that no other element of the page has.
        func name() -> String {
            names += 1
            return "bk\(names)"
        }

        func press(_ action: ViewAction) -> String {
            actions.append(action)
            return "\(actions.count - 1)"
        }
    }

    init(options: HTMLRenderer.Options, isRightToLeft: Bool) {
        self.options = options
        self.isRightToLeft = isRightToLeft
        styles = HTMLStyles(isRightToLeft: isRightToLeft)
    }

    /// The tag of an element that only arranges others.
    var box: String { isInline ? "span" : "div" }

    /// The drawing inside of what holds text only.
    var inline: HTMLDrawing {
        var copy = self
        copy.isInline = true
        return copy
    }

    func element(_ node: ViewNode) -> HTMLElement {
        node.modifiers.reduce(content(node.content, ratio: node.modifiers.contentMode)) { applying($1, to: $0) }
    }

    func html(_ nodes: [ViewNode]) -> String { nodes.map { element($0).html }.joined() }

    private func content(_ content: ViewContent, ratio: Bool?) -> HTMLElement {
        switch content {
        case .text(let content): text(content)
        case .image(let content): image(content, fills: ratio)
        case .label(let label): self.label(label)
        case .stack(let stack): self.stack(stack)
        case .grid(let grid): self.grid(grid)
        case .gridRow(let row): self.stack(StackContent(axis: .horizontal, children: row.children))
        case .group(let group): self.stack(StackContent(axis: .vertical, children: group.children))
        case .scroll(let scroll): self.scroll(scroll)
        case .spacer(let spacer): self.spacer(spacer)
        case .divider: divider
        case .list(let list): self.list(list)
        case .section(let section): self.section(section)
        case .gauge(let gauge): self.gauge(gauge)
        case .progress(let progress): self.progress(progress)
        case .link(let link): self.link(link)
        case .button(let button): self.button(button)
        case .toggle(let toggle): self.toggle(toggle)
        case .field(let field): self.field(field)
        case .shape(let shape): self.shape(shape)
        }
    }

    // MARK: - Arranging

    private func stack(_ stack: StackContent) -> HTMLElement {
        let children = stack.children.map(element)
        let name =
            switch stack.axis {
            case .horizontal: "h"
            case .vertical: "v"
            case .depth: "z"
            }
        var element = HTMLElement(box, classes: [name], content: children.map(\.html).joined())
        let fills = (width: children.contains(where: \.fillsWidth), height: children.contains(where: \.fillsHeight))
        let hasSpacer = stack.children.contains(where: \.isSpacer)
        element.fillsWidth = fills.width || hasSpacer && stack.axis == .horizontal
        element.fillsHeight = fills.height || hasSpacer && stack.axis == .vertical
        switch stack.axis {
        case .horizontal:
            if stack.alignment.vertical != .center { element.style("align-items", stack.alignment.vertical.css) }
            if let spacing = stack.spacing { element.style("gap", HTMLText.pixels(spacing)) }
        case .vertical:
            if stack.alignment.horizontal != .center { element.style("align-items", stack.alignment.horizontal.css) }
            if let spacing = stack.spacing { element.style("gap", HTMLText.pixels(spacing)) }
        case .depth:
            if stack.alignment != ViewAlignment() { element.style("place-items", stack.alignment.place) }
        }
        return element
    }

    private func spacer(_ spacer: SpacerContent) -> HTMLElement {
        var element = HTMLElement(box, classes: ["spacer"])
        if let length = spacer.minimumLength {
            element.style("min-inline-size", HTMLText.pixels(length))
            element.style("min-block-size", HTMLText.pixels(length))
        }
        return element
    }

    private var divider: HTMLElement {
        var element = HTMLElement(isInline ? "span" : "hr", classes: ["divider"])
        if !isInline { element.set("role", "presentation") }
        return element
    }

    private func scroll(_ scroll: ScrollContent) -> HTMLElement {
        let axis: StackContent.Axis = scroll.horizontal && !scroll.vertical ? .horizontal : .vertical
        var element = stack(StackContent(axis: axis, children: scroll.children))
        if scroll.horizontal {
            element.classes.append("scroll")
            element.set("tabindex", "0")
        }
        element.fillsWidth = true
        return element
    }

    private func grid(_ grid: GridContent) -> HTMLElement {
        let rows = grid.children.map { if case .gridRow(let row) = $0.content { row.children } else { [$0] } }
        let count = grid.columns ?? max(rows.map(\.columns).max() ?? 1, 1)
        var content = ""
        var fills = false
        for (node, row) in zip(grid.children, rows) {
            let isRow = if case .gridRow = node.content { true } else { false }
            for (index, cell) in row.enumerated() {
                var element = self.element(cell)
                fills = fills || element.fillsWidth
                if grid.columns == nil {
                    // A view beside the rows spans all columns; a row begins in the first.
                    if !isRow {
                        element.style("grid-column", "1/-1")
                    } else if index == 0, !element.has("grid-column") {
                        element.style("grid-column-start", "1")
                    }
                }
                content += element.html
            }
        }
        var element = HTMLElement(box, classes: ["grid"], content: content)
        element.style(
            "grid-template-columns",
            grid.columns == nil ? "repeat(\(count),auto)" : "repeat(\(count),minmax(0,1fr))")
        element.fillsWidth = grid.columns != nil || fills
        if let gap = grid.horizontalSpacing { element.style("column-gap", HTMLText.pixels(gap)) }
        if let gap = grid.verticalSpacing { element.style("row-gap", HTMLText.pixels(gap)) }
        if grid.alignment != ViewAlignment() { element.style("place-items", grid.alignment.place) }
        return element
    }

    // MARK: - Rows

    private func list(_ list: ListContent) -> HTMLElement {
        var content = ""
        var rows = ""
        func end() {
            if !rows.isEmpty { content += "<ul class=\"rows\">\(rows)</ul>" }
            rows = ""
        }
        for child in list.children {
            if case .section = child.content {
                end()
                content += self.element(child).html
            } else {
                rows += "<li>\(self.element(child).html)</li>"
            }
        }
        end()
        var element = HTMLElement("div", classes: ["list"], content: content)
        element.fillsWidth = true
        return element
    }

    private func section(_ section: SectionContent) -> HTMLElement {
        var content = ""
        if !section.header.isEmpty { content += "<h3 class=\"header\">\(inline.html(section.header))</h3>" }
        let rows = section.children.map { "<li>\(self.element($0).html)</li>" }.joined()
        if !rows.isEmpty { content += "<ul class=\"rows\">\(rows)</ul>" }
        if !section.footer.isEmpty { content += "<div class=\"footer\">\(html(section.footer))</div>" }
        var element = HTMLElement("section", content: content)
        element.fillsWidth = true
        return element
    }

    private func label(_ label: LabelContent) -> HTMLElement {
        let icon = inline.html(label.icon)
        let title = inline.html(label.title)
        switch label.style {
        case .titleOnly: return HTMLElement(box, classes: ["label"], content: title)
        case .iconOnly:
            var element = HTMLElement(box, classes: ["label"], content: icon)
            element.set("role", "img")
            element.set("aria-label", label.title.map(\.words).joined(separator: " "))
            return element
        case .titleAndIcon:
            return HTMLElement(
                box, classes: ["label"], content: "<span class=\"icon\" aria-hidden=\"true\">\(icon)</span>\(title)")
        }
    }
}

extension ViewNode {
    var isSpacer: Bool { if case .spacer = content { true } else { false } }

    /// What a node says in words.
    var words: String {
        switch content {
        case .text(let text): text.text
        case .label(let label): label.title.map(\.words).joined(separator: " ")
        case .image(let image): image.label ?? ""
        case .stack(let stack): stack.children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
        case .group(let group): group.children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
        default: ""
        }
    }
}

extension [ViewNode] {
    /// How many columns of a grid a row takes.
    fileprivate var columns: Int {
        reduce(0) { count, node in
            for case .gridColumns(let span) in node.modifiers { return count + Swift.min(span, 100) }
            return count + 1
        }
    }
}

extension [ViewModification] {
    /// Whether a picture fills its space; nil where nothing says so.
    fileprivate var contentMode: Bool? {
        for case .aspectRatio(_, let fills) in self { return fills }
        return nil
    }
}
