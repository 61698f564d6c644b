import BeckonSystem
package import IntentWire

/// Comparing what a person typed with the names that things have.
package enum Names {
    /// Whether two names are the same but for case, accents, spaces and punctuation.
    package static func match(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
        folded(left) == folded(right)
    }

    /// A name without what does not tell names apart.
    package static func folded(_ name: some StringProtocol) -> String {
        String(name).foldedName
    }

    /// Names near to a text, the nearest first.
    package static func nearest(to text: String, among names: [String]) -> [String] {
        var seen: Set<String> = []
        let found =
            switch NameMatcher(names, names: { [$0] }).match(text) {
            case .one(let name): [name]
            case .several(let names): names
            case .none(let nearest): nearest
            }
        return found.filter { seen.insert($0.foldedName).inserted }
    }

    /// `; did you mean 'a' or 'b'?`, or nothing where no name is near.
    package static func suggestion(_ near: [String]) -> String {
        near.isEmpty ? "" : "; did you mean \(near.map { "'\($0)'" }.formattedList(.or))?"
    }

    /// Names as options of a failure.
    package static func options(_ names: [String]) -> [OptionItem]? {
        names.isEmpty ? nil : names.map { OptionItem(value: .string($0), display: DisplaySnapshot(title: $0)) }
    }
}

extension [String] {
    package enum Conjunction: String { case and, or }

    /// `a`, `a or b`, `a, b or c`.
    package func formattedList(_ conjunction: Conjunction) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) \(conjunction.rawValue) \(last)"
    }
}
