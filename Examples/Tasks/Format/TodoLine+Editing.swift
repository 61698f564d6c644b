import Foundation

// Changes of a line. Each touches the bytes that it must and keeps all others.
extension TodoLine {
    /// The task, done on a day. The priority moves to a word `pri:A`, as the format advises.
    func completing(on day: Day) -> TodoLine {
        guard !isCompleted else { return self }
        var head = head
        let priority = head.priority
        head.isCompleted = true
        head.priority = nil
        head.completed = day
        let line = with(head)
        return priority.map { line.settingWord("pri:\($0)", replacing: \.isPriority) } ?? line
    }

    /// The task, not done yet. A word `pri:A` becomes its priority again.
    func reopening() -> TodoLine {
        guard isCompleted else { return self }
        var head = head
        head.isCompleted = false
        head.completed = nil
        head.priority = priority
        return with(head, fallback: self.head.completed).removingWords(\.isPriority)
    }

    /// The task with a priority, or without.
    func settingPriority(_ letter: Character?) -> TodoLine {
        if isCompleted, head.priority == nil {
            guard let letter else { return removingWords(\.isPriority) }
            return settingWord("pri:\(letter)", replacing: \.isPriority)
        }
        var head = head
        head.priority = letter
        return with(head)
    }

    /// The task with a day until which it is to be done, or without.
    func settingDue(_ day: Day?) -> TodoLine {
        guard let day else { return removingWords { $0.due != nil } }
        return settingWord("due:\(day.text)") { $0.due != nil }
    }

    /// The task with another title. Its projects, contexts and keys stay, but for those that the new title names itself.
    func settingTitle(_ title: String) -> TodoLine {
        let words = TodoWord.words(in: Array(title.singleLine.utf8)[...])
        let hasDue = words.contains { $0.due != nil }
        let kept = hiddenWords.filter { word in
            !words.contains { $0.bytes == word.bytes } && !(hasDue && word.due != nil)
        }
        let description = Array((words + kept).map(\.bytes).joined(separator: " ".utf8))
        return TodoLine(Self.join(head, description, fallback: nil))
    }

    /// The task with a further project.
    func addingProject(_ name: String) -> TodoLine {
        projects.contains(name) ? self : appending("+\(name)")
    }

    /// The task with a further context.
    func addingContext(_ name: String) -> TodoLine {
        contexts.contains(name) ? self : appending("@\(name)")
    }

    /// The task without some words, each with the space before it.
    func removingWords(_ isUnwanted: (TodoWord) -> Bool) -> TodoLine {
        var bytes = bytes
        for word in words.reversed() where isUnwanted(word) {
            var range = word.range
            if range.lowerBound > head.length {
                range = (range.lowerBound - 1)..<range.upperBound
            } else if range.upperBound < bytes.count {
                range = range.lowerBound..<(range.upperBound + 1)
            }
            bytes.removeSubrange(range)
        }
        return TodoLine(bytes)
    }

    /// A new task.
    ///
    /// - Parameters:
    ///   - text: What a person wrote; a priority in front of it counts.
    ///   - created: The day of creation. It stands before the text, so that a text that begins with `x` or a date is
    ///     not taken for a mark.
    static func new(_ text: String, created: Day) -> TodoLine {
        var rest = Array(text.singleLine.utf8)[...]
        let written = TodoHead(readingFrom: &rest)
        guard !written.isCompleted, let priority = written.priority else {
            return TodoLine(TodoHead(created: created).text + text.singleLine)
        }
        let description = String(decoding: rest, as: UTF8.self)
        return TodoLine(TodoHead(priority: priority, created: written.created ?? created).text + description)
    }
}

extension TodoLine {
    private func with(_ head: TodoHead, fallback: Day? = nil) -> TodoLine {
        TodoLine(Self.join(head, Array(description), fallback: fallback))
    }

    /// Head and description. Where the description would be read as part of the head, a date of creation is put between.
    private static func join(_ head: TodoHead, _ description: [UInt8], fallback: Day?) -> [UInt8] {
        let joined = Array(head.text.utf8) + description
        guard head.created == nil, !TodoLine(joined).head.says(the: head) else { return joined }
        var head = head
        head.created = fallback ?? head.completed ?? Day(Date())
        return Array(head.text.utf8) + description
    }

    /// The line with a word in the place of the first that fits, else at the end.
    private func settingWord(_ text: String, replacing isReplaced: (TodoWord) -> Bool) -> TodoLine {
        guard let old = words.first(where: isReplaced) else { return appending(text) }
        var bytes = bytes
        bytes.replaceSubrange(old.range, with: text.utf8)
        return TodoLine(bytes)
    }

    private func appending(_ word: String) -> TodoLine {
        let needsSpace = bytes.last.map { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? false
        return TodoLine(bytes + Array((needsSpace ? " " : "").utf8) + Array(word.utf8))
    }
}

extension TodoWord {
    fileprivate var isPriority: Bool { priority != nil }
}

extension String {
    /// The text on one line, without spaces at its ends: a todo.txt has one task a line.
    var singleLine: String {
        split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The text as a name behind a plus or at sign, which has no spaces: `garage sale` becomes `GarageSale`.
    ///
    /// Nil where nothing is left of it.
    func tagName(sign: Character) -> String? {
        let words = split(whereSeparator: \.isWhitespace).map(String.init)
        guard var first = words.first else { return nil }
        if first.first == sign { first.removeFirst() }
        let name =
            words.count == 1
            ? first
            : ([first] + words.dropFirst()).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.isEmpty ? nil : name
    }
}
