import IntentWire

/// Colours, fills and fonts as CSS.
struct HTMLStyles {
    let isRightToLeft: Bool

    private static let names: Set = [
        "primary", "secondary", "tertiary", "quaternary", "quinary", "accent", "background", "white", "black", "gray",
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    ]

    func color(_ color: ViewColor) -> String {
        let base: String
        if let name = color.name {
            if name == "clear" { return "transparent" }
            base = "var(--bk-\(Self.names.contains(name) ? name : "primary"))"
        } else if let light = color.light {
            base = color.dark.map { "light-dark(\(components(light)),\(components($0)))" } ?? components(light)
        } else {
            base = "var(--bk-primary)"
        }
        guard let opacity = color.opacity, opacity < 1 else { return base }
        return "color-mix(in srgb,\(base) \(HTMLText.number(max(opacity, 0) * 100))%,transparent)"
    }

    private func components(_ color: ViewColor.Components) -> String {
        func byte(_ value: Double) -> String { HTMLText.number(min(max(value, 0), 1) * 255) }
        let parts = "\(byte(color.red)) \(byte(color.green)) \(byte(color.blue))"
        return color.alpha < 1 ? "rgb(\(parts)/\(HTMLText.number(max(color.alpha, 0))))" : "rgb(\(parts))"
    }

    /// A fill as the value of `background`.
    func background(_ style: ViewStyle) -> String {
        switch style {
        case .color(let color): self.color(color)
        case .gradient(let gradient): self.gradient(gradient)
        case .material(let name): "color-mix(in srgb,var(--bk-surface) \(Self.density(name))%,transparent)"
        }
    }

    /// How much of a material is its own colour.
    private static func density(_ name: String) -> Int {
        switch name {
        case "ultraThin": 40
        case "thin": 55
        case "thick": 80
        case "ultraThick", "bar": 90
        default: 70
        }
    }

    /// The colour that stands for a style where only colours are possible.
    func plain(_ style: ViewStyle) -> String { style.leadingColor.map(color) ?? "var(--bk-secondary)" }

    func gradient(_ gradient: ViewGradient) -> String {
        func x(_ point: ViewGradient.Point) -> Double { isRightToLeft ? 1 - point.x : point.x }
        func percent(_ value: Double) -> String { "\(HTMLText.number(value * 100))%" }
        let centre = "\(percent(x(gradient.start))) \(percent(gradient.start.y))"
        let stops = gradient.stops.map { (color($0.color), $0.location) }
        let shares = stops.map { "\($0.0) \(percent($0.1))" }.joined(separator: ",")
        switch gradient.kind {
        case .linear:
            let end = gradient.end ?? .init(x: 0.5, y: 1)
            return "linear-gradient(\(direction(x(end) - x(gradient.start), end.y - gradient.start.y)),\(shares))"
        case .radial:
            let (from, to) = (gradient.startAmount ?? 0, gradient.endAmount ?? 100)
            let places = stops.map { "\($0.0) \(HTMLText.pixels(from + (to - from) * $0.1))" }.joined(separator: ",")
            return "radial-gradient(circle at \(centre),\(places))"
        case .elliptical:
            return "radial-gradient(farthest-side at \(centre),\(shares))"
        case .angular:
            let (from, to) = (gradient.startAmount ?? 0, gradient.endAmount ?? 360)
            let places = stops.map { "\($0.0) \(HTMLText.number((to - from) * $0.1))deg" }.joined(separator: ",")
            // CSS counts from the top, SwiftUI from the right.
            return "conic-gradient(from \(HTMLText.number(from + 90))deg at \(centre),\(places))"
        }
    }

    private func direction(_ x: Double, _ y: Double) -> String {
        let vertical = y > 0.001 ? "bottom" : y < -0.001 ? "top" : ""
        let horizontal = x > 0.001 ? "right" : x < -0.001 ? "left" : ""
        let words = [vertical, horizontal].filter { !$0.isEmpty }.joined(separator: " ")
        return words.isEmpty ? "to bottom" : "to \(words)"
    }

    /// Properties of a font.
    func font(_ font: ViewFont) -> [(String, String)] {
        var properties: [(String, String)] = []
        if font.textStyle != nil || font.size != nil {
            // A length in rem grows with the size of texts that the person has chosen.
            properties.append(("font-size", "\(HTMLText.number(font.pointSize / 16))rem"))
        }
        if font.weight != nil || font.effectiveWeight != 400 {
            properties.append(("font-weight", "\(min(max(font.effectiveWeight, 1), 1000))"))
        }
        if font.isItalic == true { properties.append(("font-style", "italic")) }
        if font.hasMonospacedDigits == true { properties.append(("font-variant-numeric", "tabular-nums")) }
        if font.hasSmallCaps == true { properties.append(("font-variant-caps", "small-caps")) }
        if let family = family(font) { properties.append(("font-family", family)) }
        return properties
    }

    private func family(_ font: ViewFont) -> String? {
        if let name = font.family {
            let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " " || $0 == "-") }
            return plain.isEmpty ? nil : "'\(plain)',system-ui,sans-serif"
        }
        return switch font.design {
        case "serif": "ui-serif,Georgia,serif"
        case "rounded": "ui-rounded,system-ui,sans-serif"
        case "monospaced": "ui-monospace,monospace"
        default: nil
        }
    }
}

extension ViewAlignment {
    /// Where a box stands in a grid: `align justify`.
    var place: String { "\(vertical.css) \(horizontal.css)" }
}

extension ViewAlignment.Horizontal {
    var css: String {
        switch self {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        }
    }
}

extension ViewAlignment.Vertical {
    var css: String {
        switch self {
        case .top: "start"
        case .center: "center"
        case .bottom: "end"
        case .firstTextBaseline: "baseline"
        case .lastTextBaseline: "last baseline"
        }
    }
}
