import Foundation
import IntentWire
import SpotlightIndex

/// The items and queries of a measurement: from files, or made up the same way each time.
struct Material {
    /// How many items there are.
    let count: Int
    /// Items of which there are more than lines are made as they are needed, so that they take no memory.
    private var lines: [String] = []
    private var made: [IndexedItem] = []
    var prefixes: [String] = []
    var pairs: [String] = []

    init(count: Int, environment: [String: String]) throws {
        self.count = count
        if let items = environment["SEARCH_ITEMS"], let queries = environment["SEARCH_QUERIES"] {
            try read(URL(filePath: items), queries: URL(filePath: queries))
        } else {
            makeUp(count)
        }
    }

    static func item(_ identifier: String, title: String, text: String, keywords: [String])
        -> IndexedItem
    {
        IndexedItem(
            identifier: identifier,
            attributes: SearchableAttributes(values: [
                "title": .text(title), "contentDescription": .text(text), "keywords": .texts(keywords),
            ]))
    }

    /// Items by their places.
    func items(_ places: Range<Int>) -> [IndexedItem] { places.clamped(to: 0..<count).map(item) }

    private func item(_ index: Int) -> IndexedItem {
        if lines.isEmpty { return made[index] }
        let fields = lines[index % lines.count].split(separator: "\t", omittingEmptySubsequences: false)
            .map(String.init)
        // More items than lines: the same ones again under other names.
        let identifier = index < lines.count ? fields[0] : "\(fields[0])-\(index / lines.count)"
        return Self.item(
            identifier, title: fields[1], text: fields[2],
            keywords: fields[3].components(separatedBy: ", ").filter { !$0.isEmpty })
    }

    private mutating func read(_ file: URL, queries: URL) throws {
        lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        for line in try String(contentsOf: queries, encoding: .utf8).split(separator: "\n") {
            let fields = line.split(separator: "\t").map(String.init)
            if fields[0] == "prefix" { prefixes.append(fields[1]) } else { pairs.append(fields[1]) }
        }
    }

    /// Words of syllables, the rarer the longer the list goes on, as in a language.
    private mutating func makeUp(_ count: Int) {
        var random = Random(state: 7)
        let syllables = [
            "ka", "to", "ri", "men", "sol", "ba", "ter", "in", "con", "per", "ta", "lo", "ve", "shi",
            "an",
        ]
        let words = (0..<30_000).map { _ in
            (0..<(1 + random.next(4))).map { _ in syllables[random.next(syllables.count)] }.joined()
        }
        func word() -> String {
            // Zipf's law: the logarithm of the rank is evenly spread.
            words[
                min(
                    words.count - 1, Int(exp(Double(random.next(10_000)) / 10_000 * log(Double(words.count))))
                )]
        }
        for index in 0..<count {
            let title = (0..<(1 + random.next(3))).map { _ in words[random.next(words.count)] }.joined(
                separator: " ")
            let text = (0..<27).map { _ in word() }.joined(separator: " ")
            made.append(Self.item("\(index)", title: title, text: text, keywords: [word(), word()]))
        }
        for _ in 0..<200 {
            let title = made[random.next(made.count)].attributes.values["title"]
            guard case .text(let text)? = title else { continue }
            for end in 1...min(12, text.count) where !text.prefix(end).hasSuffix(" ") {
                prefixes.append(String(text.prefix(end)))
            }
        }
        for _ in 0..<2000 {
            guard
                case .text(let text)? = made[random.next(made.count)].attributes.values[
                    "contentDescription"]
            else {
                continue
            }
            let words = text.split(separator: " ").filter { $0.count > 2 }
            if words.count > 1 {
                pairs.append("\(words[random.next(words.count)]) \(words[random.next(words.count)])")
            }
        }
    }
}

/// The same numbers each time.
struct Random {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
