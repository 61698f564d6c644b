/// Line drawings for the names of Apple's symbols, which are not free. All of them were drawn for this package.
enum SymbolIcons {
    /// The inside of an `svg` element with the view box `0 0 24 24`, whose lines have the colour of text.
    ///
    /// Names are taken apart at their dots: the longest part from the beginning that is known gives the drawing,
    /// `circle`, `square`, `slash` and `fill` behind it frame, strike and fill it. An unknown name is an empty frame.
    static func markup(_ name: String) -> String {
        let parts = name.split(separator: ".").map(String.init)
        for count in stride(from: parts.count, through: 1, by: -1) {
            let base = parts[..<count].joined(separator: ".")
            guard let data = SymbolDrawings.all[base] else { continue }
            return varied(data, Set(parts[count...]))
        }
        if let number = parts.first, number.count <= 2, number.allSatisfy(\.isNumber) {
            return framed(
                "<text x=\"12\" y=\"17\" text-anchor=\"middle\" font-size=\"14\" fill=\"currentColor\" stroke=\"none\">\(number)</text>",
                isRound: parts.contains("circle"), isFilled: false)
        }
        return path("M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z")
    }

    private static func varied(_ data: String, _ variants: Set<String>) -> String {
        let isFilled = variants.contains("fill")
        let strike = variants.contains("slash") ? path("M4 4l16 16") : ""
        if variants.contains("circle") || variants.contains("square") {
            return framed(path(data), isRound: variants.contains("circle"), isFilled: isFilled) + strike
        }
        return (isFilled ? "<g fill=\"currentColor\">\(path(data))</g>" : path(data)) + strike
    }

    private static func framed(_ content: String, isRound: Bool, isFilled: Bool) -> String {
        let frame =
            isRound
            ? "<circle cx=\"12\" cy=\"12\" r=\"10\"" : "<rect x=\"2\" y=\"2\" width=\"20\" height=\"20\" rx=\"5\""
        let inner = "<g transform=\"translate(6 6) scale(.5)\" stroke-width=\"4\""
        // On a filled frame the drawing has the colour of what is behind.
        return isFilled
            ? "\(frame) fill=\"currentColor\"/>\(inner) stroke=\"var(--bk-background)\">\(content)</g>"
            : "\(frame)/>\(inner)>\(content)</g>"
    }

    private static func path(_ data: String) -> String { "<path d=\"\(data)\"/>" }
}
