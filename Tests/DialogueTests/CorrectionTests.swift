import Dialogue
import Foundation
import IntentWire
import Testing

/// What "no, two large ones" changes of what was done, or was about to be.
struct CorrectionTests {
    private typealias Values = [String: IntentValue]

    private static let latte = IntentValue.enumCase(.init(type: "Drink", rawValue: "latte"))
    private static let espresso = IntentValue.enumCase(.init(type: "Drink", rawValue: "espresso"))
    private static let small = IntentValue.enumCase(.init(type: "Size", rawValue: "s"))
    private static let large = IntentValue.enumCase(.init(type: "Size", rawValue: "l"))
    /// Tuesday, 1 December 2026 in Berlin: midnight, five past noon, six in the evening.
    private static let tomorrow = IntentValue.date(Date(timeIntervalSince1970: 1_796_079_600))
    private static let atSix = IntentValue.date(Date(timeIntervalSince1970: 1_796_144_400))

    private func correct(
        _ text: String, of intent: IntentDescriptor, _ language: String = "en_GB",
        _ arguments: [String: IntentValue] = [:], focus: [EntitySnapshot] = []
    ) throws -> Correction? {
        var conversation = Conversation()
        if !focus.isEmpty {
            conversation.begin(
                .init(app: "org.example.Shop", reference: .name("Shop"), intent: intent, arguments: [:]))
            conversation.finish(IntentOutcome(value: .list(focus.map(IntentValue.entity))), arguments: [:])
        }
        conversation.begin(
            .init(app: "org.example.Shop", reference: .name("Shop"), intent: intent, arguments: arguments))
        // What begins a correction is not part of it.
        guard case .correction(let rest) = Saying("no, \(text)", .words(of: String(language.prefix(2)))) else {
            return nil
        }
        return conversation.correction(
            rest, AnswerReader(try context(language), enumerations: Shop.manifest.enumerations))
    }

    @Test(
        arguments: [
            ("two", "en", ["quantity": .int(2)]), ("small", "en", ["size": small]),
            ("an espresso", "en", ["drink": espresso]), ("tomorrow", "en", ["pickup": tomorrow]),
            ("the large one please", "en", ["size": large]), ("expresso", "en", ["drink": espresso]),
            ("two large ones", "en", ["quantity": .int(2), "size": large]),
            (
                "make it a small espresso, and three of them", "en",
                ["size": small, "drink": espresso, "quantity": .int(3)]
            ),
            ("order two big milk coffees", "en", ["quantity": .int(2), "size": large, "drink": latte]),
            ("size small and quantity five", "en", ["size": small, "quantity": .int(5)]),
            ("three, and pick them up tomorrow at six", "en", nil),
            ("tomorrow, at six", "en", ["pickup": atSix]), ("drei davon", "de", ["quantity": .int(3)]),
            ("einen kleinen Espresso", "de", ["size": small, "drink": espresso]),
            ("Espresso, und drei", "de", ["quantity": .int(3), "drink": espresso]),
            ("one please", "en", ["quantity": .int(1)]),
            ("a small one tomorrow", "en", ["size": small, "pickup": tomorrow]),
            ("three, tomorrow at six", "en", ["quantity": .int(3), "pickup": atSix]),
            ("zwei große", "de", ["quantity": .int(2), "size": large]),
            (
                "lieber einen kleinen Espresso, und drei davon", "de",
                ["size": small, "drink": espresso, "quantity": .int(3)]
            ),
            ("morgen um 18 Uhr und zwei Stück", "de", ["pickup": atSix, "quantity": .int(2)]),
            ("mejor dos espressos", "es", ["quantity": .int(2), "drink": espresso]),
            ("que sean tres, mañana a las seis de la tarde", "es", ["quantity": .int(3), "pickup": atSix]),
        ] as [(String, String, [String: IntentValue]?)])
    func `changes each value that was said`(
        _ text: String, _ language: String, _ values: [String: IntentValue]?
    ) throws {
        let correction = try correct(text, of: Shop.order, language, ["size": Self.large])
        #expect(correction?.values == values)
        #expect(correction?.isFree != true)
    }

    @Test(
        arguments: [
            ("tomorrow and call it bread", "en", ["due": tomorrow, "text": .string("bread")], false),
            ("call it bread and butter", "en", ["text": .string("bread and butter")], false),
            ("call it bread and make it tomorrow", "en", ["text": .string("bread"), "due": tomorrow], false),
            ("text bread, due tomorrow", "en", ["text": .string("bread"), "due": tomorrow], false),
            ("buy bread tomorrow", "en", ["text": .string("buy bread"), "due": tomorrow], false),
            ("buy milk and eggs", "en", ["text": .string("buy milk and eggs")], true),
            ("with sugar on top of it", "en", ["text": .string("with sugar on top of it")], true),
            ("morgen und nenn es Brot", "de", ["due": tomorrow, "text": .string("Brot")], false),
            ("mañana y llámalo pan", "es", ["due": tomorrow, "text": .string("pan")], false),
        ] as [(String, String, [String: IntentValue], Bool)])
    func `tells text from other values`(
        _ text: String, _ language: String, _ values: [String: IntentValue], _ isFree: Bool
    ) throws {
        let correction = try correct(text, of: Shop.write, language, ["text": .string("buy milk")])
        #expect(correction?.values == values)
        #expect(correction?.isFree == isFree)
    }

    @Test func `changes what was given before, where several could take it`() throws {
        var intent = Shop.order
        intent.parameters.insert(
            ParameterDescriptor(name: "table", title: "Table", type: .int, isOptional: true), at: 0)
        #expect(try correct("two", of: intent)?.values == ["table": .int(2)])
        #expect(try correct("two", of: intent, ["quantity": .int(1)])?.values == ["quantity": .int(2)])
        #expect(
            try correct("two, and table nine", of: intent, ["table": .int(1)])?.values
                == ["quantity": .int(2), "table": .int(9)])
    }

    @Test(arguments: ["tax", "the second", "the second one please"])
    func `takes what was spoken of for an entity`(_ text: String) throws {
        let notes = [Shop.note("1", "Groceries"), Shop.note("2", "Tax")]
        #expect(try correct(text, of: Shop.open, focus: notes)?.values == ["note": .entity(notes[1])])
    }

    @Test func `lets the app look for an entity that was not spoken of`() throws {
        #expect(try correct("wedding plans", of: Shop.open)?.values == ["note": .text("wedding plans")])
    }

    @Test(arguments: ["with sugar on top", "two with sugar on top", "two large small ones", "", "?!"])
    func `changes nothing where some of the words are no value`(_ text: String) throws {
        #expect(try correct(text, of: Shop.order) == nil)
        #expect(
            Conversation().correction("two", AnswerReader(try context(), enumerations: Shop.manifest.enumerations))
                == nil)
    }

    @Test func `comes to an end with whatever is said`() throws {
        for text in [String(repeating: "two large ", count: 2_000), "\u{1b}[2J two", "zwei 大 большой"] {
            _ = try correct(text, of: Shop.order)
        }
        // As many readings as there can be.
        let words = Array(repeating: "two, tomorrow and", count: 10).joined(separator: " ")
        var intent = Shop.write
        for place in 0..<14 {
            intent.parameters.append(
                ParameterDescriptor(
                    name: "value\(place)", title: "Value", type: place % 2 == 0 ? .int : .date, isOptional: true))
        }
        _ = try correct(words, of: intent)
    }
}

extension CorrectionTests {
    private func correct(
        _ text: String, of intent: IntentDescriptor, _ arguments: [String: IntentValue]
    ) throws -> Correction? {
        try correct(text, of: intent, "en_GB", arguments)
    }
}
