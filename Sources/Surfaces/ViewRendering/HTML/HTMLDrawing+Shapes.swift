import Foundation
import IntentWire

extension HTMLDrawing {
    /// A painted area.
    func shape(_ content: ShapeContent) -> HTMLElement {
        var element: HTMLElement
        if let radius = corners(content.shape) {
            element = HTMLElement(box, classes: ["area"])
            if radius != "0" { element.style("border-radius", radius) }
            if let fill = content.fill { paint(fill, on: &element) }
            if let stroke = content.stroke {
                let line = stroke.dash == nil ? "solid" : "dashed"
                element.style(
                    "border",
                    "\(HTMLText.pixels(stroke.width)) \(line) \(stroke.style.map(styles.plain) ?? "currentColor")")
                // The line of a border lies inside; that of a stroke lies half outside.
                if stroke.isInside != true { element.style("margin", HTMLText.pixels(-stroke.width / 2)) }
            }
        } else {
            element = drawn(content)
        }
        element.set("aria-hidden", "true")
        element.fillsWidth = true
        element.fillsHeight = true
        return element
    }

    /// Fills an element.
    func paint(_ style: ViewStyle, on element: inout HTMLElement) {
        element.style("background", styles.background(style))
        if case .material = style { element.style("backdrop-filter", "blur(20px)") }
    }

    /// The corners of a shape that a box can have; nil for others.
    func corners(_ shape: ViewShape) -> String? {
        switch shape {
        case .rectangle: "0"
        case .roundedRectangle(let radius): HTMLText.pixels(max(radius, 0))
        case .unevenRoundedRectangle(let topLeading, let topTrailing, let bottomLeading, let bottomTrailing):
            (isRightToLeft
                ? [topTrailing, topLeading, bottomLeading, bottomTrailing]
                : [topLeading, topTrailing, bottomTrailing, bottomLeading])
                .map { HTMLText.pixels(max($0, 0)) }.joined(separator: " ")
        case .capsule: "9999px"
        case .containerRelative: "var(--bk-radius)"
        case .inset(let shape, _): corners(shape)
        case .circle, .ellipse, .path, .trimmed, .rotated: nil
        }
    }

    // MARK: - Outlines

    private func drawn(_ content: ShapeContent) -> HTMLElement {
        let outline = Outline.of(content.shape)
        var svg = HTMLElement("svg", classes: ["area"])
        svg.set("viewBox", outline.isUnit ? "0 0 1 1" : "0 0 100 100")
        svg.set("preserveAspectRatio", outline.keepsShape ? "xMidYMid meet" : "none")
        var shape = HTMLElement(outline.tag)
        for (name, value) in outline.attributes { shape.set(name, value) }
        var definitions = ""
        shape.set("fill", content.fill.map { paint($0, &definitions) } ?? "none")
        if let stroke = content.stroke {
            shape.set("stroke", stroke.style.map { paint($0, &definitions) } ?? "currentColor")
            // Twice the width, of which the outer half is cut away, is a line inside.
            shape.set("stroke-width", HTMLText.number(stroke.isInside == true ? stroke.width * 2 : stroke.width))
            shape.set("vector-effect", "non-scaling-stroke")
            shape.set("stroke-linecap", stroke.cap.flatMap { ["round", "square"].contains($0) ? $0 : nil })
            shape.set("stroke-linejoin", stroke.join.flatMap { ["round", "bevel"].contains($0) ? $0 : nil })
            if stroke.isInside == true { svg.style("clip-path", outline.keepsShape ? "circle()" : "ellipse()") }
            if let dash = stroke.dash, outline.part == nil {
                shape.set("stroke-dasharray", dash.map(HTMLText.number).joined(separator: " "))
            }
        }
        if let part = outline.part {
            // Dashes of non-scaling strokes are measured on the screen, so a part is cut from a scaled one.
            shape.set("vector-effect", nil)
            shape.set("pathLength", "1")
            shape.set("stroke-dasharray", "\(HTMLText.number(part.to - part.from)) 2")
            shape.set("stroke-dashoffset", HTMLText.number(-part.from))
            if let stroke = content.stroke {
                svg.classes.append("ring")
                shape.style("stroke-width", "calc(\(HTMLText.number(stroke.width))px * 100 / var(--bk-side, 100))")
            }
        }
        if outline.degrees != 0 {
            let middle = outline.isUnit ? "0.5 0.5" : "50 50"
            shape.set("transform", "rotate(\(HTMLText.number(outline.degrees)) \(middle))")
        }
        svg.content = (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>") + shape.html
        return svg
    }

    /// A paint of SVG: a colour, or a gradient that is defined for it.
    private func paint(_ style: ViewStyle, _ definitions: inout String) -> String {
        guard case .gradient(let gradient) = style else { return styles.plain(style) }
        let name = record.name()
        func x(_ point: ViewGradient.Point) -> Double { isRightToLeft ? 1 - point.x : point.x }
        let isLinear = gradient.kind == .linear || gradient.kind == .angular
        var element = HTMLElement(isLinear ? "linearGradient" : "radialGradient")
        element.set("id", name)
        if gradient.kind == .linear, let end = gradient.end {
            element.set("x1", HTMLText.number(x(gradient.start)))
            element.set("y1", HTMLText.number(gradient.start.y))
            element.set("x2", HTMLText.number(x(end)))
            element.set("y2", HTMLText.number(end.y))
        }
        for stop in gradient.stops {
            var part = HTMLElement("stop")
            part.set("offset", HTMLText.number(stop.location))
            part.style("stop-color", styles.color(stop.color))
            element.content += part.html
        }
        definitions += element.html
        return "url(#\(name))"
    }

    /// What cuts a view to a shape.
    func clip(_ shape: ViewShape, _ element: inout HTMLElement) {
        if let radius = corners(shape) {
            element.style("border-radius", radius)
            element.style("overflow", "hidden")
            return
        }
        switch shape {
        case .circle: element.style("clip-path", "circle(closest-side)")
        case .path(let data):
            let name = record.name()
            var path = HTMLElement("path")
            path.set("d", Outline.safe(data))
            element.content +=
                "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" class=\"definition\">"
                + "<clipPath id=\"\(name)\" clipPathUnits=\"objectBoundingBox\">\(path.html)</clipPath></svg>"
            element.style("clip-path", "url(#\(name))")
        case .trimmed(let inner, _, _), .rotated(let inner, _), .inset(let inner, _): clip(inner, &element)
        default: element.style("clip-path", "ellipse()")
        }
    }
}

/// An outline as SVG has it.
private struct Outline {
    var tag = "path"
    var attributes: [(String, String)] = []
    /// Whether the space is a square of side 1, and not of 100.
    var isUnit = false
    /// Whether it keeps its shape in a space of another.
    var keepsShape = false
    /// The part that is drawn.
    var part: (from: Double, to: Double)?
    var degrees = 0.0

    private init(_ tag: String, _ attributes: [(String, String)], keepsShape: Bool = false) {
        self.tag = tag
        self.attributes = attributes
        self.keepsShape = keepsShape
    }

    static func of(_ shape: ViewShape) -> Outline {
        switch shape {
        case .circle: return Outline("circle", [("cx", "50"), ("cy", "50"), ("r", "50")], keepsShape: true)
        case .ellipse: return Outline("ellipse", [("cx", "50"), ("cy", "50"), ("rx", "50"), ("ry", "50")])
        case .path(let data):
            var outline = Outline("path", [("d", safe(data))])
            outline.isUnit = true
            return outline
        case .trimmed(let inner, let from, let to):
            var outline = of(inner)
            outline.part = (min(from, to), max(from, to))
            return outline
        case .rotated(let inner, let degrees):
            var outline = of(inner)
            outline.degrees += degrees
            return outline
        case .inset(let inner, _): return of(inner)
        case .capsule:
            return Outline("rect", [("x", "0"), ("y", "0"), ("width", "100"), ("height", "100"), ("rx", "50")])
        case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .containerRelative:
            return Outline("rect", [("x", "0"), ("y", "0"), ("width", "100"), ("height", "100")])
        }
    }

    /// Path data of nothing but commands and numbers.
    static func safe(_ data: String) -> String {
        data.allSatisfy { $0.isASCII && ($0.isNumber || "MLQCAZz .-,e+".contains($0)) } ? data : ""
    }
}
