package import IntentWire

/// Reads yes and no: common words, and the names that a parameter has for true and false.
package struct BooleanReader: Sendable {
    private static let words: [String: Bool] = [
        "yes": true, "y": true, "true": true, "on": true, "1": true,
        "no": false, "n": false, "false": false, "off": false, "0": false,
    ]

    /// The names of true and of false, in this order.
    private let names: [LocalizedText]

    /// Creates a reader.
    ///
    /// - Parameter names: The parameter's names of true and of false; empty where it has none.
    package init(names: [LocalizedText] = []) { self.names = names }

    /// The value, or nil where the text is no word for one.
    package func value(_ text: String) -> Bool? {
        let folded = Names.folded(text)
        for (index, name) in names.prefix(2).enumerated()
        where name.allTexts.contains(where: { Names.folded($0) == folded }) {
            return index == 0
        }
        return Self.words[folded]
    }

    func read(_ text: String) throws -> Bool {
        if let value = value(text) { return value }
        let choices = names.count == 2 ? names.map(\.text) : ["yes", "no"]
        throw ReadProblem("'\(text)' is neither '\(choices[0])' nor '\(choices[1])'", candidates: choices)
    }
}
