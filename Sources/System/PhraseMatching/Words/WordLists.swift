import ValueParsing

/// Words that say little, or nothing of what is wanted, in all languages together.
///
/// They are data, one table a language in `Words/Tables`; another language is another table.
struct WordLists: Sendable {
    /// Where words stand that are no part of a value.
    enum Place: String, Sendable, CaseIterable {
        /// Anywhere.
        case aside
        /// Where a sentence begins.
        case opening
        /// Behind the first word of a sentence, a verb.
        case second
        /// Where a sentence ends.
        case closing
        /// Where a sentence ends, after a pause.
        case parting
    }

    /// The lists of all languages.
    static let all = WordLists([
        String(decoding: PackageResources.en_txt, as: UTF8.self),
        String(decoding: PackageResources.de_txt, as: UTF8.self),
        String(decoding: PackageResources.es_txt, as: UTF8.self),
    ])

    /// Words that say little: politeness, articles, particles.
    private(set) var small: Set<String> = []
    /// Words of politeness, which change nothing wherever they stand.
    private(set) var polite: Set<String> = []
    /// Words that join what stands before them to what follows.
    private(set) var joints: Set<String> = []
    /// By the first word of expressions: their words, and where they may stand; the longer ones first.
    private(set) var asides: [String: [(words: [String], place: Place)]] = [:]

    /// Reads tables: lines of `small: words`, `polite: words`, `joint: words`,
    /// `place: expression | expression`, and comments after `//`.
    init(_ tables: [String]) {
        for line in tables.joined(separator: "\n").split(separator: "\n") where !line.hasPrefix("//") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let text = line[line.index(after: colon)...]
            switch line[..<colon] {
            case "small": small.formUnion(WordForms.words(of: String(text)))
            case "polite": polite.formUnion(WordForms.words(of: String(text)))
            case "joint": joints.formUnion(WordForms.words(of: String(text)))
            default:
                guard let place = Place(rawValue: String(line[..<colon])) else { continue }
                for expression in text.split(separator: "|") {
                    let words = WordForms.words(of: String(expression))
                    if let first = words.first { asides[first, default: []].append((words, place)) }
                }
            }
        }
        asides = asides.mapValues { $0.sorted { $0.words.count > $1.words.count } }
    }
}
