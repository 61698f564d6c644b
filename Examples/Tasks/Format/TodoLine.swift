import Foundation

/// One line of a todo.txt: the bytes of the file, and what the format's rules read in them.
///
/// The bytes are the truth. What the rules do not know is kept as it is, also where it is no valid UTF-8.
///
/// - Source: github.com/todotxt/todo.txt, "Todo.txt format rules".
struct TodoLine: Hashable, Sendable {
    /// The line without its end.
    let bytes: [UInt8]
    /// What stands before the description.
    let head: TodoHead
    /// The words of the description, without the spaces between them.
    let words: [TodoWord]

    /// Reads a line.
    init(_ bytes: some Collection<UInt8>) {
        self.bytes = Array(bytes)
        var rest = self.bytes[...]
        head = TodoHead(readingFrom: &rest)
        words = TodoWord.words(in: rest)
    }

    /// Reads a line.
    init(_ text: String) { self.init(text.utf8) }

    /// The line as text; bytes that are no UTF-8 show as replacement characters.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The description: all that stands behind marks and dates.
    var description: ArraySlice<UInt8> { bytes[head.length...] }

    /// Whether there is anything to do: a line of spaces, or of marks alone, is no task.
    var isTask: Bool { !words.isEmpty }

    var isCompleted: Bool { head.isCompleted }

    /// The letter of the priority; a completed task keeps it in a word `pri:A`.
    var priority: Character? { head.priority ?? words.lazy.compactMap(\.priority).first }

    /// The day until which it is to be done, from a word `due:2026-12-01`.
    var due: Day? { words.lazy.compactMap(\.due).first }

    /// The names behind the plus signs, each once.
    var projects: [String] { unique(words.compactMap(\.project)) }

    /// The names behind the at signs, each once.
    var contexts: [String] { unique(words.compactMap(\.context)) }

    /// What a person calls the task: the description without its last projects, contexts and keys, and without any key
    /// that says when. Where nothing else is there, the description itself.
    var title: String {
        let shown = titleWords
        let words = shown.isEmpty ? words : shown
        return words.map(\.text).joined(separator: " ")
    }

    /// The words of the title; none where the description has only projects, contexts and keys.
    var titleWords: [TodoWord] {
        let sentence = words.filter { !$0.isSchedule }
        return Array(sentence.prefix((sentence.lastIndex { !$0.isTag } ?? -1) + 1))
    }

    /// The words of the description that are not in the title.
    var hiddenWords: [TodoWord] {
        let shown = Set(titleWords.map(\.range.lowerBound))
        return words.filter { !shown.contains($0.range.lowerBound) }
    }

    private func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// What stands before the description of a task: the completion mark, the priority, and two dates.
struct TodoHead: Hashable, Sendable {
    var isCompleted = false
    var priority: Character?
    var completed: Day?
    var created: Day?
    /// How many bytes of the line it takes.
    private(set) var length = 0

    init(isCompleted: Bool = false, priority: Character? = nil, completed: Day? = nil, created: Day? = nil) {
        (self.isCompleted, self.priority, self.completed, self.created) = (isCompleted, priority, completed, created)
    }

    /// Reads the head, and leaves the description.
    init(readingFrom rest: inout ArraySlice<UInt8>) {
        let start = rest.startIndex
        if rest.starts(with: "x ".utf8) {
            isCompleted = true
            rest = rest.dropFirst(2)
        }
        if rest.count >= 4, rest.first == UInt8(ascii: "("), let letter = rest.dropFirst().first,
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter), rest.dropFirst(2).starts(with: ") ".utf8)
        {
            priority = Character(Unicode.Scalar(letter))
            rest = rest.dropFirst(4)
        }
        if isCompleted, let day = Self.day(&rest) { completed = day }
        if let day = Self.day(&rest) { created = day }
        length = rest.startIndex - start
    }

    private static func day(_ rest: inout ArraySlice<UInt8>) -> Day? {
        guard let day = Day(rest.prefix(10)) else { return nil }
        let after = rest.dropFirst(10)
        guard after.isEmpty || after.first == UInt8(ascii: " ") else { return nil }
        rest = after.dropFirst()
        return day
    }

    /// The head as it is written, with a space behind it where it is not empty.
    var text: String {
        var parts: [String] = []
        if isCompleted { parts.append("x") }
        if let priority { parts.append("(\(priority))") }
        if isCompleted, let completed { parts.append(completed.text) }
        if let created { parts.append(created.text) }
        return parts.map { $0 + " " }.joined()
    }

    /// Whether both say the same, wherever they were read.
    func says(the other: TodoHead) -> Bool {
        isCompleted == other.isCompleted && priority == other.priority && completed == other.completed
            && created == other.created
    }
}
