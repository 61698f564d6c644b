import Foundation
import IntentWire

extension HTMLDrawing {
    /// An element with one thing more done to it.
    func applying(_ modification: ViewModification, to element: HTMLElement) -> HTMLElement {
        var element = element
        switch modification {
        case .padding(let top, let leading, let bottom, let trailing):
            element = wrapped(element)
            // A box has no negative padding; a margin may be negative.
            let isInward = min(top, leading, bottom, trailing) >= 0
            let sides = [
                ("block-start", top), ("inline-end", trailing), ("block-end", bottom), ("inline-start", leading),
            ]
            if Set(sides.map(\.1)).count == 1 {
                element.style(isInward ? "padding" : "margin", HTMLText.pixels(top))
            } else {
                for (side, length) in sides where length != 0 {
                    element.style("\(length < 0 ? "margin" : "padding")-\(side)", HTMLText.pixels(length))
                }
            }
        case .frame(let size): element = framed(element, size)
        case .aspectRatio(let ratio, let fills):
            if let ratio, ratio.isFinite, ratio > 0 {
                element = wrapped(element)
                element.style("aspect-ratio", HTMLText.number(ratio))
                if fills { element.style("overflow", "hidden") }
            }
        case .fixedSize(let horizontal, _):
            element.style("flex", "none")
            if horizontal { element.style("white-space", "nowrap") }
        case .layoutPriority(let value):
            if value > 0 { element.style("flex-shrink", "0") } else if value < 0 { element.style("flex-shrink", "8") }
        case .offset(let x, let y):
            element = transformed(
                element, "translate(\(HTMLText.pixels(isRightToLeft ? -x : x)),\(HTMLText.pixels(y)))")
        case .rotation(let degrees): element = transformed(element, "rotate(\(HTMLText.number(degrees))deg)")
        case .scale(let x, let y): element = transformed(element, "scale(\(HTMLText.number(x)),\(HTMLText.number(y)))")
        case .background(let fill, let shape, let content, let alignment):
            element = layered(element, fill, shape, content, alignment, isBehind: true)
        case .overlay(let fill, let shape, let content, let alignment):
            element = layered(element, fill, shape, content, alignment, isBehind: false)
        case .containerBackground(let fill, let content):
            if record.keepsContainer {
                record.container = HTMLRenderer.Container(fill: fill.map(styles.background), content: html(content))
                return element
            }
            element = layered(element, fill, nil, content, ViewAlignment(), isBehind: true)
        case .clip(let shape):
            if element.has("border-radius") || element.tag == "svg" { element = wrapped(element) }
            clip(shape, &element)
        case .mask(let content): element = masked(element, content)
        case .border(let style, let width):
            element = wrapped(element)
            element.style(
                "box-shadow", "inset 0 0 0 \(HTMLText.pixels(width)) \(styles.plain(style))")
        case .opacity(let value): element.style("opacity", HTMLText.number(value))
        case .shadow(let color, let radius, let x, let y):
            let paint = color.map(styles.color) ?? "rgb(0 0 0/0.33)"
            element.style(
                "filter",
                "drop-shadow(\(HTMLText.pixels(x)) \(HTMLText.pixels(y)) \(HTMLText.pixels(radius / 2)) \(paint))")
        case .effect(let name, let amount): if let filter = filter(name, amount) { element.style("filter", filter) }
        case .hidden:
            element.style("visibility", "hidden")
        case .gridColumns(let count): element.style("grid-column", "span \(min(max(count, 1), 100))")
        case .redacted: element.classes.append("redacted")
        case .privacySensitive: element.classes.append("private")
        case .accessibility(let value): describe(value, &element)
        case .help(let text): element.set("title", text)
        case .badge(let text):
            let badge = "<\(box) class=\"badge\">\(HTMLText.escaped(text))</\(box)>"
            element = HTMLElement(
                box, classes: ["h", "fw"], content: element.html + "<\(box) class=\"spacer\"></\(box)>" + badge)
        case .title(let text):
            let title = "<h2 class=\"title\">\(HTMLText.escaped(text))</h2>"
            element = HTMLElement("div", classes: ["v", "fw"], content: title + element.html)
        case .url(let value): element = leading(element, to: value)
        case .entity(let identifier): element.set("data-entity", identifier)
        case .layoutDirection(let isRightToLeft): element.set("dir", isRightToLeft ? "rtl" : "ltr")
        }
        return element
    }

    /// A box around an element that takes the space which the element wants.
    private func wrapped(_ element: HTMLElement, classes: [String] = ["w"]) -> HTMLElement {
        var box = HTMLElement(self.box, classes: classes, content: element.html)
        box.fillsWidth = element.fillsWidth
        box.fillsHeight = element.fillsHeight
        return box
    }

    private func framed(_ element: HTMLElement, _ size: ViewFrame) -> HTMLElement {
        var box = wrapped(element)
        let isFixedWidth = size.width != nil
        let isFixedHeight = size.height != nil
        box.style("inline-size", size.width.map(HTMLText.pixels))
        box.style("block-size", size.height.map(HTMLText.pixels))
        box.style("min-inline-size", size.minimumWidth.map(HTMLText.pixels))
        box.style("max-inline-size", size.maximumWidth.map(HTMLText.pixels))
        box.style("min-block-size", size.minimumHeight.map(HTMLText.pixels))
        box.style("max-block-size", size.maximumHeight.map(HTMLText.pixels))
        if isFixedWidth || isFixedHeight { box.classes.append("fixed") }
        // A ring's line is as wide as it says, whatever the size of the ring.
        if let side = [size.width, size.height].compactMap(\.self).min() {
            box.style("--bk-side", HTMLText.number(side))
        }
        let place = size.alignment
        if place != ViewAlignment() { box.style("place-items", place.place) }
        box.fillsWidth = size.fillsWidth == true || element.fillsWidth && !isFixedWidth && size.maximumWidth == nil
        box.fillsHeight = size.fillsHeight == true || element.fillsHeight && !isFixedHeight && size.maximumHeight == nil
        return box
    }

    private func transformed(_ element: HTMLElement, _ transform: String) -> HTMLElement {
        var element = element.has("transform") ? wrapped(element) : element
        element.style("transform", transform)
        return element
    }

    private func layered(
        _ element: HTMLElement, _ fill: ViewStyle?, _ shape: ViewShape?, _ content: [ViewNode],
        _ alignment: ViewAlignment, isBehind: Bool
    ) -> HTMLElement {
        guard let fill else {
            guard !content.isEmpty else { return element }
            var layer = HTMLElement(box, classes: ["layer", isBehind ? "behind" : "above"], content: html(content))
            if alignment != ViewAlignment() { layer.style("place-items", alignment.place) }
            var box = wrapped(element, classes: ["w", "layers"])
            box.content = isBehind ? layer.html + element.html : element.html + layer.html
            return box
        }
        if isBehind {
            var element = element
            let isBox = ["div", "span"].contains(element.tag)
            if !isBox || element.has("background") || element.has("border-radius") || element.has("margin") {
                element = wrapped(element)
            }
            paint(fill, on: &element)
            if let shape { outlined(shape, &element) }
            return element
        }
        var layer = HTMLElement(box, classes: ["layer", "above"])
        paint(fill, on: &layer)
        if let shape { outlined(shape, &layer) }
        var box = wrapped(element, classes: ["w", "layers"])
        box.content = element.html + layer.html
        return box
    }

    /// Gives a fill its shape without cutting what lies on it.
    private func outlined(_ shape: ViewShape, _ element: inout HTMLElement) {
        if let radius = corners(shape) {
            element.style("border-radius", radius)
        } else {
            clip(shape, &element)
        }
    }

    /// Shows of an element what lies under other views; of those, shapes alone are used.
    private func masked(_ element: HTMLElement, _ content: [ViewNode]) -> HTMLElement {
        guard content.count == 1, case .shape(let shape) = content[0].content else { return element }
        var element = element
        if case .gradient(let gradient) = shape.fill, corners(shape.shape) == "0" {
            element.style("mask-image", styles.gradient(gradient))
        } else {
            clip(shape.shape, &element)
        }
        return element
    }

    private func filter(_ name: String, _ amount: Double) -> String? {
        switch name {
        case "blur": "blur(\(HTMLText.pixels(amount / 2)))"
        case "grayscale": "grayscale(\(HTMLText.number(amount)))"
        case "brightness": "brightness(\(HTMLText.number(1 + amount)))"
        case "contrast": "contrast(\(HTMLText.number(amount)))"
        case "saturation": "saturate(\(HTMLText.number(amount)))"
        case "hueRotation": "hue-rotate(\(HTMLText.number(amount))deg)"
        case "invert": "invert(1)"
        default: nil
        }
    }

    private func describe(_ value: ViewAccessibility, _ element: inout HTMLElement) {
        if value.isHidden == true { element.set("aria-hidden", "true") }
        let words = [value.label, value.value].compactMap(\.self).joined(separator: ", ")
        if !words.isEmpty {
            element.set("aria-label", words)
            // A label counts only on an element that is something.
            if ["div", "span"].contains(element.tag) {
                element.set("role", value.traits?.contains("header") == true ? "heading" : "group")
            }
        } else if value.traits?.contains("header") == true {
            element.set("role", "heading")
        }
        if value.traits?.contains("header") == true { element.set("aria-level", "3") }
        if value.traits?.contains("selected") == true { element.set("aria-current", "true") }
        if let hint = value.hint { element.set("title", hint) }
        if let identifier = value.identifier { element.set("data-identifier", identifier) }
        for action in value.actions ?? [] where action.action != .unavailable {
            var button = HTMLElement("button", classes: ["assistive"], content: HTMLText.escaped(action.name))
            button.set("type", options.formAction == nil ? "button" : "submit")
            let place = record.press(action.action)
            if options.formAction == nil {
                button.set("data-press", place)
            } else {
                button.set("name", "press")
                button.set("value", place)
            }
            element.content += button.html
        }
    }

    /// A view that leads to an address where it is pressed beside its buttons.
    private func leading(_ element: HTMLElement, to address: String) -> HTMLElement {
        guard let link = HTMLText.link(address), !isInline else { return element }
        var anchor = HTMLElement("a", classes: ["layer", "behind", "whole"])
        anchor.set("href", link)
        anchor.set("rel", "noopener noreferrer")
        anchor.set("aria-label", "Open")
        var box = wrapped(element, classes: ["w", "layers"])
        box.content = anchor.html + element.html
        return box
    }
}
