/// Where a sentence may hold several wishes: at words that join ("and", "and then"), at commas and where a sentence ends.
public struct WishParts: Sendable {
    /// At how many places a sentence is looked at; one that has more is a list or a text.
    private static let most = 4
    /// The signs that part wishes where a space follows.
    private static let signs = ",.;!?"
    private static let quotes = "\"“”„«»"

    private let said: Utterance
    private let context: SpokenContext
    /// The words that join, in order; none at a sign, where the word behind it begins.
    public let joints: [Range<Int>]

    /// How many words there are.
    public var count: Int { said.words.count }

    /// Looks for the places where a sentence may be taken apart, in the language of the context and in English. What stands in quotes
    /// is one.
    public init(_ text: String, _ context: SpokenContext) {
        said = Utterance(text)
        self.context = context
        var joined: [Range<Int>] = []
        var signed: [Range<Int>] = []
        var isQuoted = false
        var index = 0
        while index < said.words.count {
            let gap = said.gap(before: index)
            for sign in gap where Self.quotes.contains(sign) { isQuoted.toggle() }
            let count =
                isQuoted
                ? 0 : context.tables.lazy.map { [said] in $0.beginning(said.words[index...], .between) }.max() ?? 0
            if index > 0, count > 0, index + count < said.words.count {
                joined.append(index..<index + count)
                index += count
                continue
            }
            if index > 0, !isQuoted, gap.contains(where: Self.signs.contains), gap.contains(where: \.isWhitespace),
                joined.last?.upperBound != index
            {
                signed.append(index..<index)
            }
            index += 1
        }
        let all = (joined + signed).sorted { $0.lowerBound < $1.lowerBound }
        joints = all.count <= Self.most ? all : joined.count <= Self.most ? joined : []
    }

    /// The text of some words.
    public func text(_ words: Range<Int>) -> String { said.text(words) }

    /// The words themselves, in the form in which they are compared.
    public func words(_ range: Range<Int>) -> [String] { Array(said.words[range.clamped(to: 0..<count)]) }

    /// Where words first stand among some of the sentence; nil where they do not.
    public func range(of text: String, in part: Range<Int>) -> Range<Int>? {
        let words = Utterance(text).words
        return words.isEmpty ? nil : said.words[part].firstRange(of: words)
    }

    /// The words before a place without the article that leads to what stands there.
    public func leading(to index: Int) -> Range<Int> {
        let article = context.tables.lazy.map { [said] in $0.ending(said.words[..<index], .article) }.max() ?? 0
        return 0..<index - article
    }

    /// Whether words have some of the sentence among them: "milk and bread" has "milk and bread".
    public func isInside(_ words: Range<Int>, of text: String) -> Bool {
        Utterance(text).words.contains(self.words(words))
    }
}
