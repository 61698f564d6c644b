import IntentWire
import ValueForms
import ViewRendering

/// A question of an intent as a form, and what a filled-in form answers.
struct QuestionForm: Sendable {
    var form: ElicitationForm
    /// What the value of the field means.
    ///
    /// Throws ``ReadProblem`` where it does not fit.
    var answer: @Sendable (JSONValue) throws -> IntentAnswer

    /// The form for a question; nil where no form can put it.
    init?(_ question: IntentQuestion, app: CatalogApp, surroundings: Surroundings) {
        switch question {
        case .value(let question): self.init(value: ValueField(question, app: app, surroundings: surroundings))
        case .choice(let question): self.init(choice: question)
        case .confirmation(let question): self.init(confirmation: question)
        case .foreground: return nil
        }
    }

    private init(value field: ValueField) {
        form = ElicitationForm(message: field.message, field: field.name, schema: field.schema)
        answer = { .value(try field.value($0)) }
    }

    private init(choice question: ChoiceQuestion) {
        let options = question.options.enumerated().map { index, option in
            FieldSchema.choice("\(index + 1)", option.display)
        }
        form = ElicitationForm(
            message: Self.message(question.dialog, snippet: question.snippet), field: "choice",
            schema: .members(["type": .string("string"), "title": .string("Choice"), "oneOf": .array(options)]))
        let count = question.options.count
        answer = { value in
            guard let number = value.string.flatMap({ Int($0) }), 1...max(1, count) ~= number, number <= count else {
                throw ReadProblem("choose one of the options")
            }
            return .option(number - 1)
        }
    }

    /// Yes and no both have to be chosen: a form that is only sent off says neither.
    private init(confirmation question: ConfirmationQuestion) {
        var message = Self.message(question.dialog, snippet: question.snippet)
        if let item = question.item {
            message += "\n" + SafeText.line([item.title, item.subtitle ?? ""].joined(separator: "  "), limit: 300)
        }
        if question.isDestructive { message += "\nThis may not be undone." }
        form = ElicitationForm(
            message: message, field: "answer",
            schema: .members([
                "type": .string("string"), "title": .string("Answer"),
                "oneOf": .array([
                    FieldSchema.choice("yes", DisplaySnapshot(title: question.acceptLabel)),
                    FieldSchema.choice("no", DisplaySnapshot(title: question.denyLabel)),
                ]),
            ]))
        answer = { value in
            switch value.string {
            case "yes": .confirmed
            case "no": .declined
            default: throw ReadProblem("answer yes or no")
            }
        }
    }

    private static func message(_ dialog: DialogSnapshot, snippet: ViewTree?) -> String {
        let lines = snippet.map { TerminalRenderer(options: .init(width: 72)).lines($0).prefix(40) } ?? []
        return SafeText.lines(([dialog.full] + lines).joined(separator: "\n"), limit: 4_000)
    }
}

/// Pieces of the schemas of fields.
enum FieldSchema {
    static func choice(_ value: String, _ display: DisplaySnapshot) -> JSONValue {
        let title = [display.title, display.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: " – ")
        return .members(["const": .string(value), "title": .string(SafeText.line(title, limit: 200))])
    }
}
