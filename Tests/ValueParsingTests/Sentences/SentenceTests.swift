import Foundation
import Testing
import ValueParsing

/// A sentence of a list, what is looked for in it, and what it says: a value, several with ` & ` between them, or `nothing`.
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
            "booleans": .booleans, "timesAndDurations": [.times, .durations],
        ]
        return list.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " | ")
            guard parts.count == 3, let kinds = names[parts[0]] else { return nil }
            return Sentence(language: language, kinds: kinds, text: String(parts[1]), value: String(parts[2]))
        }
    }
}

/// The lists of sentences of each language.
let sentenceLists: [(language: String, lists: [String])] = [
    (
        "en",
        [
            englishSentences, englishNumberSentences, englishMoneySentences, englishMeasureSentences,
            englishTimeSentences, englishDurationSentences, englishNothingSentences, englishEverydaySentences,
            englishEverydayNothingSentences,
        ]
    ),
    (
        "de",
        [
            germanSentences, germanNumberSentences, germanMeasureSentences, germanTimeSentences,
            germanNothingSentences, germanEverydaySentences,
            germanEverydayNothingSentences,
        ]
    ),
    (
        "es",
        [
            spanishSentences, spanishNumberSentences, spanishMeasureSentences, spanishTimeSentences,
            spanishNothingSentences, spanishEverydaySentences,
            spanishEverydayNothingSentences,
        ]
    ),
]

struct `Sentences` {
    @Test(arguments: sentenceLists.flatMap { list in list.lists.flatMap { Sentence.all(of: $0, list.language) } })
    func `say their values, and no others`(sentence: Sentence) throws { try check(sentence) }

    @Test(arguments: sentenceLists.flatMap { list in list.lists.map { ($0, list.language) } })
    func `are all read from their lists`(list: String, language: String) {
        #expect(Sentence.all(of: list, language).count == list.split(separator: "\n").count)
    }

    @Test(arguments: sentenceLists.map(\.language))
    func `are hundreds in each language`(language: String) {
        let lists = sentenceLists.first { $0.language == language }?.lists ?? []
        #expect(lists.flatMap { Sentence.all(of: $0, language) }.count > 400)
    }

    private func check(_ sentence: Sentence) throws {
        let found = try parser(sentence.language).values(
            in: sentence.text, kinds: sentence.kinds,
            context: ValueContext(now: monday.now, monthFirst: sentence.language == "en"))
        let expected = sentence.value == "nothing" ? [] : sentence.value.components(separatedBy: " & ")
        #expect(found.map(\.value.short) == expected)
    }
}
