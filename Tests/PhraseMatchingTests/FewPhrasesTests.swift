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

    @Test(arguments: [1, 2, 3, 7, 50])
    func `tell the nearest labels as all of them do, those that are equal in order`(most: Int) {
        // Labels of the same phrase are as near as each other.
        let many = (0..<40).map { (text: "order a \(["tea", "coffee", "soup", "cake"][$0 % 4])", label: "\($0)") }
        let classifier = PhraseClassifier(many)
        for sentence in ["order a cake", "tea please", "coffee and soup", "nothing of that"] {
            let all = classifier.scores(sentence)
            let nearest = classifier.scores(sentence, most: most)
            #expect(nearest.map(\.label) == all.prefix(most).map(\.label))
            #expect(nearest.map(\.value) == all.prefix(most).map(\.value))
        }
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
