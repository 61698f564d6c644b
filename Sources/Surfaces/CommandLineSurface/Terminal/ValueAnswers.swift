import Dialogue
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// What may be answered to a question for a value, and what an answer means.
struct ValueAnswers {
    private let question: ValueQuestion
    private let reader: ValueReader
    private let words: DialogueWords
    /// The options that are shown: the app's, else the cases of an enumeration.
    let options: OptionList

    init(question: ValueQuestion, reader: ValueReader, words: DialogueWords) {
        self.question = question
        self.reader = reader
        self.words = words
        self.options = question.options ?? Self.cases(of: question.parameter, reader.context)
    }

    private var parameter: ParameterDescriptor { question.parameter }

    /// The words before the cursor: the parameter, what kind of answer it takes, and what an empty line means.
    var prompt: String {
        let title = DisplayWidth.printable(parameter.title.text(in: reader.context.languages))
        let type = parameter.type.element
        let kind =
            options.items.isEmpty
            ? " " + (type == .bool ? words.say(.yesNo) : "(\(words.kind(reader.context.name(of: type))))") : ""
        let proposed = proposal.map { " [\(DisplayWidth.printable($0.title))]" } ?? ""
        return "\(title)\(kind)\(proposed): "
    }

    /// The value of an answer.
    ///
    /// - Throws: ``ReadProblem`` where the answer does not fit.
    func value(_ line: String) throws -> IntentValue {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.isEmpty {
            if let proposed = options.defaultValue { return proposed }
            if parameter.isOptional { return .null }
            throw ReadProblem(words.say(.valueNeeded))
        }
        let items = options.items
        switch OptionMatcher.match(text, items.map(\.display), shown: QuestionPage.listed) {
        case .one(let index): return items[index].value
        case .several(let indices):
            // Another text than the options may be meant where the type takes any.
            if case .string = parameter.type.element { break }
            let titles = indices.prefix(8).map { items[$0].display.title }
            throw ReadProblem("'\(text)' fits \(titles.formattedList(.and)); type a number or more of the name")
        case .none: break
        }
        return try reader.read(text, for: parameter)
    }

    private var proposal: DisplaySnapshot? {
        guard let value = options.defaultValue else { return nil }
        if let item = options.items.first(where: { $0.value == value }) { return item.display }
        return DisplaySnapshot(title: ValueFormatter(reader.context).text(value))
    }

    private static func cases(of parameter: ParameterDescriptor, _ context: ReadingContext) -> OptionList {
        guard case .enumeration(let identifier) = parameter.type.element else { return OptionList(sections: []) }
        let cases = EnumerationReader(
            identifier: identifier, descriptor: context.enumeration(identifier), supported: parameter.supportedCases,
            languages: context.languages
        ).cases
        let items = cases.map { `case` in
            OptionItem(
                value: .enumCase(EnumCaseSnapshot(type: identifier, rawValue: `case`.rawValue)),
                display: DisplaySnapshot(
                    title: `case`.title.text(in: context.languages),
                    subtitle: `case`.subtitle?.text(in: context.languages),
                    synonyms: (`case`.synonyms ?? []).flatMap(\.allTexts)))
        }
        return OptionList(sections: [OptionList.Section(items: items)])
    }
}
