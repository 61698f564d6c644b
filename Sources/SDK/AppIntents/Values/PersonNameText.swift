import FoundationAdditions
import IntentWire

/// Names of people as text: Foundation on Linux has no formatter for them.
enum PersonNameText {
    /// The parts in the order of Western names; the nickname where there is nothing else.
    static func text(of name: PersonNameComponents) -> String { name.plainText }

    /// The first word is the given name, the last the family name, those between are middle names; a comma puts the
    /// family name first. Nil where there is no word.
    static func components(of text: String) -> PersonNameComponents? {
        let halves = text.split(separator: ",", maxSplits: 1).map {
            $0.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        guard let first = halves.first, !first.isEmpty else { return nil }
        var name = PersonNameComponents()
        if halves.count == 2 {
            name.familyName = first.joined(separator: " ")
            name.givenName = halves[1].first
            let middle = halves[1].dropFirst()
            name.middleName = middle.isEmpty ? nil : middle.joined(separator: " ")
        } else {
            name.givenName = first[0]
            if first.count > 1 { name.familyName = first[first.count - 1] }
            if first.count > 2 { name.middleName = first[1..<(first.count - 1)].joined(separator: " ") }
        }
        return name
    }
}
