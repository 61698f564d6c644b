import Dialogue
import Foundation
import IntentWire
import Testing

struct AnswerTests {
    private func reader(_ language: String = "en_GB") throws -> AnswerReader {
        AnswerReader(try context(language), enumerations: Shop.manifest.enumerations)
    }

    private func asked(_ parameter: ParameterDescriptor, _ items: [EntitySnapshot] = []) -> IntentQuestion {
        let options = OptionList(
            sections: [.init(items: items.map { OptionItem(value: .entity($0), display: $0.display) })])
        return .value(
            ValueQuestion(
                parameter: parameter, dialog: DialogSnapshot(full: "?"), options: items.isEmpty ? nil : options))
    }

    private func parameter(_ type: ValueType) -> ParameterDescriptor {
        ParameterDescriptor(name: "value", title: "Value", type: type, isOptional: false)
    }

    private func choice(_ titles: [String]) -> IntentQuestion {
        .choice(
            ChoiceQuestion(
                dialog: DialogSnapshot(full: "Which?"),
                options: titles.map { .init(display: DisplaySnapshot(title: $0)) }))
    }

    @Test(arguments: [
        ("the second", "en", 1), ("the second one, please", "en", 1), ("the last one", "en", 2),
        ("number three", "en", 2),
        ("2", "en", 1), ("Flat White", "en", 1), ("i'd like the flat white", "en", 1), ("white", "en", 1),
        ("expresso", "en", 2), ("das zweite", "de", 1), ("ich nehme den Espresso", "de", 2), ("la segunda", "es", 1),
    ])
    func `understands which of several is meant`(_ text: String, _ language: String, _ place: Int) throws {
        let answer = try reader(language).read(text, to: choice(["Latte", "Flat White", "Espresso"]))
        #expect(answer == .answer(.option(place)))
    }

    @Test func `asks again where several fit or none does`() throws {
        let question = choice(["Oat Milk", "Soy Milk"])
        for text in ["milk", "coal", "the ninth"] {
            guard case .unclear = try reader().read(text, to: question) else {
                Issue.record("'\(text)' is no answer")
                continue
            }
        }
    }

    @Test(arguments: [
        ("never mind", "en"), ("cancel that", "en"), ("vergiss es", "de"), ("olvídalo", "es"),
    ])
    func `leaves a question`(_ text: String, _ language: String) throws {
        #expect(try reader(language).read(text, to: asked(parameter(.string))) == .answer(.cancelled))
        #expect(try reader(language).read(text, to: choice(["Latte"])) == .answer(.cancelled))
    }

    @Test(arguments: [
        ("yes", "en", IntentAnswer.confirmed), ("yeah sure", "en", .confirmed), ("no", "en", .declined),
        ("nope", "en", .declined), ("Pay", "en", .confirmed), ("Keep", "en", .declined), ("ja", "de", .confirmed),
        ("nein", "de", .declined), ("sí", "es", .confirmed), ("j", "de", .confirmed), ("s", "es", .confirmed),
        ("n", "es", .declined), ("y", "de", .confirmed), ("never mind", "en", .cancelled),
    ])
    func `understands yes and no, and the words of the buttons`(
        _ text: String, _ language: String, _ answer: IntentAnswer
    ) throws {
        let question = IntentQuestion.confirmation(
            ConfirmationQuestion(dialog: DialogSnapshot(full: "?"), acceptLabel: "Pay", denyLabel: "Keep"))
        #expect(try reader(language).read(text, to: question) == .answer(answer))
    }

    @Test(arguments: [("no, two", "two"), ("no, make it large", "large"), ("actually an espresso", "an espresso")])
    func `takes "no, two" for a wish, not for an answer`(_ text: String, _ wish: String) throws {
        let question = IntentQuestion.confirmation(
            ConfirmationQuestion(dialog: DialogSnapshot(full: "?"), acceptLabel: "Pay", denyLabel: "Keep"))
        #expect(try reader().read(text, to: question) == .correction(wish))
    }

    @Test(arguments: [
        ("tomorrow at five", "en", ValueType.date, IntentValue.date(Date(timeIntervalSince1970: 1_796_140_800))),
        ("two", "en", .int, .int(2)), ("twenty-five", "en", .int, .int(25)), ("a dozen", "en", .int, .int(12)),
        ("zwei", "de", .int, .int(2)), ("half an hour", "en", .duration, .duration(.seconds(1_800))),
        ("yes", "en", .bool, .bool(true)),
        ("big", "en", .enumeration("Size"), .enumCase(.init(type: "Size", rawValue: "l"))),
        ("groß", "de", .enumeration("Size"), .enumCase(.init(type: "Size", rawValue: "l"))),
        (
            "three miles", "en", .measurement(dimension: "length"),
            .measurement(.init(value: 3, unit: "mi", dimension: "length"))
        ),
        ("buy milk", "en", .string, .string("buy milk")), ("to the moon", "en", .string, .string("to the moon")),
        ("milk, eggs and bread", "en", .list(.string), .list([.string("milk"), .string("eggs"), .string("bread")])),
        ("wedding plans", "en", .entity("Note"), .text("wedding plans")),
    ])
    func `understands an answer by the type that is asked for`(
        _ text: String, _ language: String, _ type: ValueType, _ value: IntentValue
    ) throws {
        #expect(try reader(language).read(text, to: asked(parameter(type))) == .answer(.value(value)))
    }

    @Test func `chooses among the entities that are proposed`() throws {
        let notes = [Shop.note("1", "Groceries"), Shop.note("2", "Tax 2026")]
        let question = asked(parameter(.entity("Note")), notes)
        #expect(try reader().read("the second", to: question) == .answer(.value(.entity(notes[1]))))
        #expect(try reader().read("tax", to: question) == .answer(.value(.entity(notes[1]))))
    }

    @Test(arguments: ["", "\u{1b}[2J", String(repeating: "a ", count: 50_000), "\u{202e}\u{0}", "مرحبا 你好 hello"])
    func `comes to an end with whatever is said`(_ text: String) throws {
        for type in [ValueType.int, .date, .enumeration("Size"), .entity("Note"), .list(.string)] {
            _ = try reader().read(text, to: asked(parameter(type)))
        }
        _ = try reader().read(text, to: choice(["Latte", "Espresso"]))
    }
}
