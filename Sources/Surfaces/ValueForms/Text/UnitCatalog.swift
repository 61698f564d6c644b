package import Foundation

/// The units that a person can write, by family.
package struct UnitCatalog: Sendable {
    /// One unit with the words for it.
    package struct Entry: Sendable {
        /// The unit as Foundation knows it.
        package let unit: Dimension
        /// English names and further symbols; a name of letters also fits with a plural `s`.
        package let names: [String]
    }

    /// The units of a family, by the family's name: `length`, `electricCharge`…
    package let entries: [Entry]

    /// The units of a family; nil where no family has this name.
    package init?(dimension: String) {
        guard let entries = Self.families[dimension] else { return nil }
        self.entries = entries
    }

    /// The names of all families.
    package static var dimensions: [String] { families.keys.sorted() }

    /// The unit with a symbol or a name.
    ///
    /// A symbol in the right case comes first, since `mW` and `MW` differ; then names and symbols in any case.
    package func unit(named text: String) -> Dimension? {
        let spelled = Self.normalized(text)
        if let exact = entries.first(where: { entry in
            Self.normalized(entry.unit.symbol) == spelled || entry.names.contains { Self.normalized($0) == spelled }
        }) {
            return exact.unit
        }
        let folded = Self.folded(text)
        let fitting = entries.filter { entry in
            Self.folded(entry.unit.symbol) == folded
                || entry.names.contains { [$0, $0 + "s", $0 + "es"].map(Self.folded).contains(folded) }
        }
        // `mw` may be milliwatts or megawatts: neither is taken.
        return fitting.count == 1 ? fitting[0].unit : nil
    }

    /// The unit with exactly this symbol.
    package func unit(symbol: String) -> Dimension? { entries.first { $0.unit.symbol == symbol }?.unit }

    private static func normalized(_ text: String) -> String {
        var text = text.filter { $0 != " " && $0 != "." }
        for (written, sign) in [("\u{3bc}", "\u{b5}"), ("^2", "²"), ("^3", "³"), ("º", "°")] {
            text = text.replacing(written, with: sign)
        }
        return text
    }

    private static func folded(_ text: String) -> String {
        normalized(text).lowercased().replacing("metre", with: "meter").replacing("litre", with: "liter")
            .replacing("²", with: "2").replacing("³", with: "3").replacing("\u{b5}", with: "u")
    }
}
