import Foundation

/// Finds the thing that a person means by what they wrote.
///
/// First the names as they are, then without regard to case, accents, width, spaces and punctuation: `add task`,
/// `AddTask` and `ADD-TASK` are one name. Where nothing has the name, the nearest names by edit distance are told.
///
/// ```swift
/// let sizes = NameMatcher(["small", "large"]) { [$0] }
/// sizes.match("Large")  // .one("large")
/// sizes.match("larg")   // .none(nearest: ["large"])
/// ```
public struct NameMatcher<Element: Sendable>: Sendable {
    /// What was found.
    public enum Match: Sendable {
        case one(Element)
        /// Several things have this name.
        case several([Element])
        /// Nothing has this name; what has one like it, the most like first.
        case none(nearest: [Element])
    }

    private struct Entry: Sendable {
        let element: Element
        let names: [String]
        let folded: [String]
    }

    private let entries: [Entry]

    /// Creates a matcher.
    ///
    /// - Parameters:
    ///   - elements: What can be meant.
    ///   - names: The names of an element; the first one decides where several elements share another.
    public init(_ elements: some Sequence<Element>, names: (Element) -> [String]) {
        entries = elements.map { element in
            let names = names(element)
            return Entry(element: element, names: names, folded: names.map(\.foldedName))
        }
    }

    /// Finds what a text means.
    ///
    /// - Parameters:
    ///   - text: What a person wrote.
    ///   - limit: How many near names are told at most.
    /// - Returns: The one element, several, or the nearest.
    public func match(_ text: String, limit: Int = 3) -> Match {
        let folded = text.foldedName
        let tiers: [(Entry) -> Bool] = [
            { $0.names.first == text }, { $0.names.contains(text) }, { !folded.isEmpty && $0.folded.first == folded },
            { !folded.isEmpty && $0.folded.contains(folded) },
        ]
        for tier in tiers {
            let found = entries.filter(tier)
            if found.count == 1 { return .one(found[0].element) }
            if found.count > 1 { return .several(found.map(\.element)) }
        }
        return .none(nearest: nearest(to: folded, limit: limit))
    }

    private func nearest(to folded: String, limit: Int) -> [Element] {
        guard !folded.isEmpty else { return [] }
        let characters = Array(folded)
        let allowed = max(1, characters.count / 3)
        let scored: [(score: Int, element: Element)] = entries.compactMap { entry in
            let scores = entry.folded.compactMap { name -> Int? in
                if !name.isEmpty, name.contains(folded) || folded.contains(name) { return allowed }
                let distance = editDistance(characters, Array(name))
                return distance <= allowed ? distance : nil
            }
            return scores.min().map { ($0, entry.element) }
        }
        // Equally near names stay in the order in which they were given.
        return scored.enumerated().sorted { ($0.element.score, $0.offset) < ($1.element.score, $1.offset) }
            .prefix(limit).map(\.element.element)
    }
}

extension String {
    /// A name without what does not tell names apart: case, accents, width, spaces, punctuation.
    ///
    /// Letters and digits are left; the trimmed text itself where it has none, as an emoji.
    public var foldedName: String {
        if let plain = foldedASCII { return plain }
        let folded = folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        let kept = String(folded.filter { $0.isLetter || $0.isNumber })
        return kept.isEmpty ? folded.trimmingCharacters(in: .whitespaces) : kept
    }

    /// The same for most names, without the tables of Unicode; nil where those are needed.
    private var foldedASCII: String? {
        var bytes: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case 0x80...: return nil
            default: break
            }
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}

/// How many letters must be changed, added, left out or swapped with their neighbour to make one text the other.
///
/// - Complexity: O(*n* · *m*).
/// - Source: optimal string alignment distance.
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
        var current = [row + 1]
        for (column, other) in second.enumerated() {
            var cost = min(
                previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1))
            if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                cost = min(cost, before[column - 1] + 1)
            }
            current.append(cost)
        }
        (before, previous) = (previous, current)
    }
    return previous[second.count]
}
