import ValueParsing

/// The words of a conversation in one language: how people cancel, correct, point at things; and what the system says.
///
/// They are data, one table a language in `Words/Tables`; another language is another table.
public struct DialogueWords: Sendable {
    /// What words can be for.
    public enum Role: String, CaseIterable, Sendable {
        case cancel, quit, undo, help, `repeat`, correction, another, naming, joint, filler, pronoun, shown, article,
            between,
            lead, trail,
            answerlead, answertail, yes, no
    }

    /// A sentence of the system.
    public enum Saying: String, CaseIterable, Sendable {
        case hello, goodbye, notUnderstood, nearest, meant, which, nothingOnScreen, cancelled, undone, cannotUndo,
            again,
            nothingToCorrect, noPlace, choose, yesOrNo, run, leave, yes, no, help, andAlso, noSaying
        // What stands before the cursor, and why an answer is not taken.
        case numberOrName, orNumber, returnEnds, acceptsByDefault, declinesByDefault, yesNo, valueNeeded, unreadable,
            moreOptions, noButton, noLabel, isOn, isOff, inFront, goOn, noAnswerFits
        // How a sentence is understood, and what comes of it.
        case remark, understood, several, perhaps, nothingNear, nearestNot, fartherOff, asPhrase, asksFor, lasting,
            failed, failedNearest, failedList, failedEmpty, listAnd, listOr, quoted, question, silentApp, silentValues,
            leftOut,
            ambiguous,
            unsure,
            nothingDone, noneMeant
        // Why it is understood so, and what that took.
        case missingWord, extraWord, changedWord, otherOrder, withoutName, sameMeaning, nothingShown, anyWords,
            knowsNone, knowsSeveral, knownAs, each, eachOrOne, eachInTurn, leftUndone, compared, makingReady,
            waitingForApps
        // What the system asks before it runs what was read from a sentence.
        case mayRun, deletes, sends, shares, pays, deletesNow, sendsNow, sharesNow, paysNow, notNow, found
    }

    /// The code of the language, as `en`.
    public let language: String
    /// By role: the expressions, each by its words in the form in which they are compared; the longer ones first.
    private let expressions: [Role: [[String]]]
    private let sayings: [Saying: String]
    /// What kinds of values are called, by their English names.
    private let kinds: [String: String]

    /// The languages whose tables come with the module.
    public static let known = ["en", "de", "es"]

    /// The words of a language; those of English where there is no table for it.
    public static func words(of language: String) -> DialogueWords {
        tables.first { $0.language == language.prefix(2).lowercased() } ?? tables[0]
    }

    /// The words of all languages, English first.
    public static let tables = [
        DialogueWords(String(decoding: PackageResources.en_txt, as: UTF8.self)),
        DialogueWords(String(decoding: PackageResources.de_txt, as: UTF8.self)),
        DialogueWords(String(decoding: PackageResources.es_txt, as: UTF8.self)),
    ]

    /// Reads a table: `role: expression | expression`, `say.name: sentence`, `kind.name: what it is called`, `language: code`, and
    /// comments after `//`.
    ///
    /// Lines that are none of these are passed over.
    public init(_ table: String) {
        var language = ""
        var expressions: [Role: [[String]]] = [:]
        var sayings: [Saying: String] = [:]
        var kinds: [String: String] = [:]
        for line in table.split(separator: "\n") where !line.hasPrefix("//") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon]
            let text = line[line.index(after: colon)...].trimmed
            if name == "language" {
                language = text
            } else if name.hasPrefix("say."), let saying = Saying(rawValue: String(name.dropFirst(4))) {
                sayings[saying] = text
            } else if name.hasPrefix("kind.") {
                kinds[String(name.dropFirst(5))] = text
            } else if let role = Role(rawValue: String(name)) {
                expressions[role] = text.split(separator: "|").map { Utterance.words(String($0)) }
                    .filter { !$0.isEmpty }.sorted { $0.count > $1.count }
            }
        }
        self.language = language
        self.expressions = expressions
        self.sayings = sayings
        self.kinds = kinds
    }

    /// What the system says; the `%` in the table stand for parts, in their order.
    public func say(_ saying: Saying, _ parts: String...) -> String {
        var parts = parts[...]
        return (sayings[saying] ?? saying.rawValue).reduce(into: "") { text, character in
            text += character == "%" ? parts.popFirst() ?? "" : String(character)
        }
    }

    /// What a kind of values is called, by its English name; that name where the table has none.
    public func kind(_ name: String) -> String { kinds[name] ?? name }

    /// The expressions of a role as people say them, without capitals and signs.
    func texts(_ role: Role) -> [String] { (expressions[role] ?? []).map { $0.joined(separator: " ") } }

    /// Whether words are an expression of a role, all of them.
    func isWhole(_ words: [String], _ role: Role) -> Bool { expressions[role]?.contains(words) ?? false }

    /// How many words at the beginning are an expression of a role; 0 where none are.
    func beginning(_ words: ArraySlice<String>, _ role: Role) -> Int {
        expressions[role]?.first { words.starts(with: $0) }?.count ?? 0
    }

    /// How many words at the end are an expression of a role; 0 where none are.
    func ending(_ words: ArraySlice<String>, _ role: Role) -> Int {
        expressions[role]?.first { words.reversed().starts(with: $0.reversed()) }?.count ?? 0
    }
}

extension Substring {
    /// Without spaces at both ends.
    var trimmed: String {
        var text = self
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
