import Testing
import ValueParsing

/// A sentence of a list, what is looked for in it, and the value that it says.
struct Sentence: Sendable, CustomTestStringConvertible {
    let language: String
    let kinds: ValueKinds
    let text: String
    let value: String

    var testDescription: String { text }

    static func all(of list: String, _ language: String) -> [Sentence] {
        let names: [Substring: ValueKinds] = [
            "times": .times, "durations": .durations, "numbers": .numbers, "ordinals": .ordinals,
            "percentages": .percentages, "measurements": .measurements, "money": .money, "ages": .ages,
            "numberRanges": .numberRanges, "phoneNumbers": .phoneNumbers, "emails": .emails, "urls": .urls,
            "booleans": .booleans,
        ]
        return list.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " | ")
            guard parts.count == 3, let kinds = names[parts[0]] else { return nil }
            return Sentence(language: language, kinds: kinds, text: String(parts[1]), value: String(parts[2]))
        }
    }
}

struct `Sentences` {
    @Test(arguments: Sentence.all(of: englishSentences, "en"))
    func `of English say one value`(sentence: Sentence) throws { try check(sentence) }

    @Test(arguments: Sentence.all(of: germanSentences, "de"))
    func `of German say one value`(sentence: Sentence) throws { try check(sentence) }

    @Test(arguments: Sentence.all(of: spanishSentences, "es"))
    func `of Spanish say one value`(sentence: Sentence) throws { try check(sentence) }

    @Test(arguments: [(englishSentences, "en"), (germanSentences, "de"), (spanishSentences, "es")])
    func `are a hundred and more in each language`(list: String, language: String) {
        #expect(Sentence.all(of: list, language).count == list.split(separator: "\n").count)
        #expect(Sentence.all(of: list, language).count > 100)
    }

    private func check(_ sentence: Sentence) throws {
        let found = try parser(sentence.language).values(
            in: sentence.text, kinds: sentence.kinds,
            context: ValueContext(now: monday.now, monthFirst: sentence.language == "en"))
        #expect(found.map(\.value.short) == [sentence.value])
    }
}
