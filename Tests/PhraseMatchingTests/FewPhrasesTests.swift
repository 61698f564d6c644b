import PhraseMatching
import Testing

struct `A few phrases` {
    private let phrases: [(text: String, label: String)] = [
        ("turn on the lights", "on"), ("switch the lamp on", "on"), ("lights on please", "on"),
        ("turn off the lights", "off"), ("switch the lamp off", "off"), ("lights off please", "off"),
        ("play some music", "music"), ("put on a song", "music"),
    ]

    @Test(arguments: [("switch on the lights", "on"), ("lamp off", "off"), ("play a song", "music")])
    func `teach which label a sentence has`(sentence: String, label: String) {
        #expect(PhraseClassifier(phrases).scores(sentence).first?.label == label)
    }

    @Test func `of foreign words are near to nothing`() {
        #expect((PhraseClassifier(phrases).scores("quarterly tax report").first?.value ?? 0) < 0.3)
        #expect(PhraseClassifier([]).scores("anything").isEmpty)
    }

    @Test func `with an encoder know words that they do not share`() {
        struct Synonyms: MeaningEncoder {
            func vector(of sentence: String) -> [Float]? {
                if sentence.contains("music") || sentence.contains("tune") { return [1, 0] }
                return sentence.contains("light") ? [0, 1] : nil
            }
        }
        let classifier = PhraseClassifier(phrases, encoder: Synonyms())
        #expect(classifier.scores("any tune").first?.label == "music")
    }

    @Test func `that are too many to be weighed against each other still teach`() {
        let many = (0..<PhraseClassifier.solvable + 1).map {
            (text: "command number \($0) of app\($0 % 50)", label: "\($0 % 50)")
        }
        #expect(PhraseClassifier(many).scores("command number 7 of app7").first?.label == "7")
    }
}

struct `Values in sentences` {
    private func example(_ text: String, _ marks: [String: String]) -> SlotTagger.Example {
        let words = text.split(separator: " ").map(String.init)
        return SlotTagger.Example(words: words, names: words.map { marks[$0] })
    }

    @Test func `are found by the words around them`() {
        let tagger = SlotTagger([
            example("book a table for two in Paris", ["two": "size", "Paris": "city"]),
            example("a table in London for four", ["four": "size", "London": "city"]),
            example("book a restaurant in Rome", ["Rome": "city"]),
            example("reserve a table for six people", ["six": "size"]),
        ])
        let words = ["book", "a", "table", "for", "nine", "in", "Lisbon"]
        let found = tagger.values(words).map { "\($0.name) \(words[$0.words.lowerBound])" }
        #expect(found == ["size nine", "city Lisbon"])
        #expect(tagger.values([]).isEmpty)
    }

    @Test func `of several words are one value`() {
        let tagger = SlotTagger([
            SlotTagger.Example(
                words: ["play", "blue", "in", "green", "now"], names: [nil, "song", "song", "song", nil]),
            SlotTagger.Example(words: ["play", "yellow", "submarine", "now"], names: [nil, "song", "song", nil]),
        ])
        #expect(tagger.values(["play", "red", "submarine", "now"]).map(\.words) == [1..<3])
    }
}
