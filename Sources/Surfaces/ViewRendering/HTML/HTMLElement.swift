/// An element while it is made.
struct HTMLElement {
    var tag: String
    var classes: [String]
    /// Properties with their values, which are never text of an app.
    var styles: [(String, String)] = []
    private var attributes: [(String, String)] = []
    /// The markup inside.
    var content: String
    /// Whether it takes all the width or height that there is.
    var fillsWidth = false
    var fillsHeight = false

    init(_ tag: String, classes: [String] = [], content: String = "") {
        self.tag = tag
        self.classes = classes
        self.content = content
    }

    mutating func set(_ name: String, _ value: String?) {
        attributes.removeAll { $0.0 == name }
        if let value { attributes.append((name, value)) }
    }

    mutating func style(_ property: String, _ value: String?) {
        guard let value else { return }
        styles.append((property, value))
    }

    func has(_ property: String) -> Bool { styles.contains { $0.0 == property } }

    var html: String {
        var open = "<\(tag)"
        var classes = classes
        if fillsWidth { classes.append("fw") }
        if fillsHeight { classes.append("fh") }
        if !classes.isEmpty { open += " class=\"\(classes.joined(separator: " "))\"" }
        for (name, value) in attributes { open += " \(name)=\"\(HTMLText.attribute(value))\"" }
        if !styles.isEmpty {
            open += " style=\"\(HTMLText.attribute(styles.map { "\($0.0):\($0.1)" }.joined(separator: ";")))\""
        }
        return ["img", "input", "hr"].contains(tag) ? "\(open)>" : "\(open)>\(content)</\(tag)>"
    }
}

/// Text as markup.
enum HTMLText {
    /// The text, so that it means itself; characters that HTML does not allow are replaced.
    ///
    /// - Source: HTML Standard, 13.1.4, character references, and Infra Standard, control characters.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\r": break
            default:
                let isControl = scalar.properties.generalCategory == .control
                result.unicodeScalars.append(isControl ? "\u{fffd}" : scalar)
            }
        }
        return result
    }

    static func attribute(_ text: String) -> String { escaped(text) }

    /// A number as CSS and SVG have it: at most three digits behind the point, and none that is infinite.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (min(max(value, -100_000), 100_000) * 1_000).rounded() / 1_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    static func pixels(_ value: Double) -> String { "\(number(value))px" }

    /// The address, where it may be followed.
    static func link(_ address: String) -> String? {
        guard let colon = address.firstIndex(of: ":") else { return nil }
        let scheme = address[..<colon].lowercased()
        let isScheme =
            scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        let forbidden = ["javascript", "data", "vbscript", "file", "blob", "about", "view-source", "filesystem"]
        return isScheme && !forbidden.contains(scheme) ? address : nil
    }
}
