import Foundation
import SentenceVectors
import SpotlightIndex

/// How often something is found by a synonym that is nowhere in its text: 20,000 meanings of WordNet, each with its first
/// word and its gloss, asked for by another of its words.
struct Synonyms {
    private static let items = 20_000
    private static let questions = 2_000

    let wordnet: URL
    let folder: URL

    private struct Meaning {
        var words: [String]
        var gloss: String

        /// A word of the meaning that is not in its text; where `isFar`, nor is any that begins like it, so that no stem and no
        /// typing error leads there.
        func hidden(isFar: Bool) -> String? {
            let text = Synonyms.plain(words[0] + " " + gloss).split(separator: " ")
            let known = Set(isFar ? text.map { $0.prefix(4) } : text)
            return words.dropFirst().first { word in
                !Synonyms.plain(word).split(separator: " ").contains { known.contains(isFar ? $0.prefix(4) : $0) }
            }
        }
    }

    func run() async throws {
        guard let encoder = try VectorTable.english() else { return }
        let place = folder.appending(path: "synonyms")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let meanings = try meanings()
        let index = try SpotlightIndex(in: place, encoder: encoder)
        let items = meanings.enumerated().map { number, meaning in
            Material.item("\(number)", title: meaning.words[0], text: meaning.gloss, keywords: [])
        }
        try await index.apply([.index(items)], to: IndexSource(app: "wordnet"))
        for (kind, isFar) in [("synonyms", false), ("far synonyms", true)] {
            let asked = meanings.enumerated().compactMap { number, meaning in
                meaning.hidden(isFar: isFar).map { (number, $0) }
            }
            try await ask(Array(asked.prefix(Self.questions)), kind, of: index)
        }
    }

    private func ask(_ asked: [(Int, String)], _ kind: String, of index: SpotlightIndex) async throws {
        let ways: [(String, SearchRequest.Matching, Bool)] = [
            ("words", .automatic, false), ("meaning", .meaning, true), ("words and meaning", .automatic, true),
        ]
        for (name, matching, isSemantic) in ways {
            var (ten, hundred) = (0, 0)
            for (number, word) in asked {
                let found = try await index.search(
                    SearchRequest(word, matching: matching, isSemantic: isSemantic, limit: 100)
                ).hits.firstIndex { $0.identifier == "\(number)" }
                if let found { (ten, hundred) = (ten + (found < 10 ? 1 : 0), hundred + 1) }
            }
            let count = Double(asked.count)
            tell(
                "search: \(kind), \(name), among the first 10", 100 * Double(ten) / count, "%",
                "\(asked.count) questions, \(Self.items) items")
            tell("search: \(kind), \(name), among the first 100", 100 * Double(hundred) / count, "%", "")
        }
    }

    /// Meanings in an order that is the same each time and has nothing to do with WordNet's.
    private func meanings() throws -> [Meaning] {
        var all: [Meaning] = []
        for part in ["noun", "verb", "adj", "adv"] {
            let text = try String(
                contentsOf: wordnet.appending(path: "data.\(part)"), encoding: .isoLatin1)
            // Lines with two spaces before them are the licence.
            for line in text.split(separator: "\n") where !line.hasPrefix("  ") {
                guard let bar = line.range(of: " | ") else { continue }
                let fields = line[..<bar.lowerBound].split(separator: " ")
                guard fields.count > 4, let count = Int(fields[3], radix: 16) else { continue }
                let words = stride(from: 4, to: 4 + 2 * count, by: 2).map { place in
                    // A mark of syntax in parentheses may follow an adjective.
                    String(fields[place].prefix { $0 != "(" }).replacing("_", with: " ")
                }
                all.append(
                    Meaning(words: words, gloss: line[bar.upperBound...].trimmingCharacters(in: .whitespaces))
                )
            }
        }
        var random = Random(state: 7)
        for place in all.indices.reversed() { all.swapAt(place, random.next(place + 1)) }
        return Array(all.prefix(Self.items))
    }

    private static func plain(_ text: String) -> String {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
