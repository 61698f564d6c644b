import Foundation
public import IntentWire
import PhraseMatching
import ValueParsing

/// Understands what somebody says to a question: by the type that is asked for, by place, title or synonym.
public struct AnswerReader: Sendable {
    /// What an answer comes to.
    public enum Answer: Hashable, Sendable {
        /// An answer to the question.
        case answer(IntentAnswer)
        /// No answer, but another wish that begins with "no": the words behind it.
        case correction(String)
        /// None of it is understood; what to say about it.
        case unclear(String)
    }

    let context: SpokenContext
    private let enumerations: [EnumDescriptor]
    private let languages: [String]
    private var words: DialogueWords { context.words }

    /// A reader for the questions of an app.
    public init(_ context: SpokenContext, enumerations: [EnumDescriptor] = []) {
        self.context = context
        self.enumerations = enumerations
        languages = [context.locale.identifier(.bcp47)]
    }

    /// Understands an answer.
    ///
    /// - Parameters:
    ///   - text: What was said.
    ///   - question: What was asked.
    public func read(_ text: String, to question: IntentQuestion) -> Answer {
        guard text.utf8.count <= Utterance.longest else { return long(text, question) }
        let said = Utterance(text)
        if words.isWhole(said.words, .cancel) { return .answer(.cancelled) }
        switch question {
        case .value(let question): return value(said, question)
        case .choice(let question): return choice(said, question)
        case .confirmation(let question): return confirmation(said, question.acceptLabel, question.denyLabel)
        case .foreground: return confirmation(said, "", "")
        }
    }

    /// What is too long to be understood can be text.
    private func long(_ text: String, _ question: IntentQuestion) -> Answer {
        guard case .value(let question) = question, question.parameter.type.element == .string else {
            return .unclear(words.say(.notUnderstood))
        }
        let value = IntentValue.string(Utterance.plain(text))
        return .answer(.value(question.parameter.type.isList ? .list([value]) : value))
    }

    // MARK: - Yes and no

    private func confirmation(_ said: Utterance, _ accept: String, _ deny: String) -> Answer {
        if said.words == Utterance.words(accept), !said.words.isEmpty { return .answer(.confirmed) }
        if said.words == Utterance.words(deny), !said.words.isEmpty { return .answer(.declined) }
        for table in context.tables {
            if table.isWhole(said.words, .yes) { return .answer(.confirmed) }
            if table.isWhole(said.words, .no) { return .answer(.declined) }
        }
        let correction = Saying.correction(said.words, context.tables)
        if let answer = context.parser.answer(said.text, context: context.values) {
            // "No, two" is no answer but a wish.
            if !answer, correction > 0, correction < said.words.count {
                return .correction(said.text(correction..<said.words.count))
            }
            return .answer(answer ? .confirmed : .declined)
        }
        if correction > 0, correction < said.words.count {
            return .correction(said.text(correction..<said.words.count))
        }
        return .unclear(words.say(.yesOrNo))
    }

    // MARK: - Choices

    private func choice(_ said: Utterance, _ question: ChoiceQuestion) -> Answer {
        let displays = question.options.map(\.display)
        switch place(said, in: displays) {
        case .one(let place): return .answer(.option(place))
        case .several(let places):
            return .unclear(
                words.say(.which) + " " + places.map { Utterance.plain(displays[$0].title) }.joined(separator: ", "))
        case .none:
            // "No" chooses nothing; where there is a way to leave, it is that.
            if context.parser.answer(said.text, context: context.values) == false {
                return .answer(
                    question.options.firstIndex { $0.style == .cancel }.map { .option($0) } ?? .cancelled)
            }
            return .unclear(words.say(.choose))
        }
    }

    /// Which of several things words mean.
    public enum Place: Hashable, Sendable {
        case one(Int)
        case several([Int])
        case none
    }

    /// Finds what somebody means by a title, a synonym, a number, an ordinal, or some words of a title.
    public func place(_ text: String, in displays: [DisplaySnapshot]) -> Place { place(Utterance(text), in: displays) }

    private func place(
        _ said: Utterance, in displays: [DisplaySnapshot], isShown: Bool = true
    ) -> Place {
        let bare = bare(said)
        guard !bare.isEmpty else { return .none }
        let names = displays.map { ([$0.title] + ($0.synonyms ?? [])).map(Utterance.words) }
        for words in [said.words, bare] {
            let whole = names.indices.filter { names[$0].contains(words) }
            // Several of one name are told apart by their number.
            if whole.count == 1 { return .one(whole[0]) }
            if whole.count > 1 { return .several(whole) }
        }
        if isShown, let index = ordinal(said, displays.count) { return .one(index) }
        let partly = names.indices.filter { index in names[index].contains { Self.contains($0, bare) } }
        if partly.count == 1 { return .one(partly[0]) }
        return partly.isEmpty ? similar(bare, names) : .several(partly)
    }

    /// "The second", "the last one", "number 3", "two".
    private func ordinal(_ said: Utterance, _ count: Int) -> Int? {
        for text in [said.text, said.text(bareRange(said))] {
            let found = context.parser.values(in: text, kinds: [.ordinals, .numbers], context: context.values)
            guard found.count == 1 else { continue }
            switch found[0].value {
            case .ordinal(let place): return place.index(in: count)
            case .number(let number):
                return Int(exactly: number).flatMap { (1...max(1, count)).contains($0) && $0 <= count ? $0 - 1 : nil }
            default: continue
            }
        }
        return nil
    }

    /// The one whose name is written nearly so, or in another form: "kleinen" for "klein".
    private func similar(_ words: [String], _ names: [[[String]]]) -> Place {
        for isNear in [WordForms.isForm, WordForms.isSlip] {
            let near = names.indices.filter { index in
                names[index].contains { name in
                    name.count == words.count && zip(name, words).allSatisfy { $0 == $1 || isNear($0, $1) }
                }
            }
            if !near.isEmpty { return near.count == 1 ? .one(near[0]) : .several(near) }
        }
        return .none
    }

    /// The one of several things that words name, in any form, and whether they are its whole name.
    func name(_ words: [String], in displays: [DisplaySnapshot]) -> (index: Int, isWhole: Bool)? {
        let names = displays.map { ([$0.title] + ($0.synonyms ?? [])).map(Utterance.words) }
        let whole = names.indices.filter { names[$0].contains(words) }
        if whole.count == 1 { return (whole[0], true) }
        guard whole.isEmpty else { return nil }
        if case .one(let index) = similar(words, names) { return (index, true) }
        // A part of a name that says nothing, as an article, names nothing.
        guard words.contains(where: { $0.count > 2 }) else { return nil }
        let partly = names.indices.filter { index in names[index].contains { Self.contains($0, words) } }
        return partly.count == 1 ? (partly[0], false) : nil
    }

    private static func contains(_ name: [String], _ words: [String]) -> Bool {
        guard words.count <= name.count, !words.isEmpty else { return false }
        return (0...name.count - words.count).contains { Array(name[$0..<$0 + words.count]) == words }
    }

    /// The words of an answer without "I'd like" and "please".
    private func bare(_ said: Utterance) -> [String] { Array(said.words[bareRange(said)]) }

    private func bareRange(_ said: Utterance) -> Range<Int> {
        var rest = said.words[...]
        while true {
            let lead = words.beginning(rest, .answerlead)
            guard lead > 0, lead < rest.count else { break }
            rest = rest.dropFirst(lead)
        }
        while true {
            let tail = words.ending(rest, .answertail)
            guard tail > 0, tail < rest.count else { break }
            rest = rest.dropLast(tail)
        }
        return rest.startIndex..<rest.endIndex
    }

    // MARK: - Values

    private func value(_ said: Utterance, _ question: ValueQuestion) -> Answer {
        if said.words.isEmpty {
            if let proposed = question.options?.defaultValue { return .answer(.value(proposed)) }
            return question.parameter.isOptional ? .answer(.value(.null)) : .unclear(question.dialog.full)
        }
        return value(said, question.parameter, question.options)
    }

    /// The value that words have for a parameter of which nothing is shown; nil where they have none.
    public func value(_ text: String, for parameter: ParameterDescriptor) -> IntentValue? {
        if case .answer(.value(let value)) = value(Utterance(text), parameter, nil, isShown: false) { return value }
        return nil
    }

    /// Words as a value of a type that takes any; nil where they are none.
    func value(_ text: String, for parameter: ParameterDescriptor, as type: ValueType) -> IntentValue? {
        let said = Utterance(text)
        guard !said.words.isEmpty else { return nil }
        let named = said.text(bareRange(said))
        if type.isEntity { return .text(named) }
        let spoken = SpokenText(context)
        // "Milk, eggs and bread" are three.
        if parameter.type.isList { return .list(context.parser.list(said.text).map { spoken.value(String($0), type) }) }
        return spoken.value(type == .string ? said.text : named, type)
    }

    private func value(
        _ said: Utterance, _ parameter: ParameterDescriptor, _ options: OptionList?, isShown: Bool = true
    ) -> Answer {
        let isList = parameter.type.isList
        let items = options?.items ?? cases(of: parameter)
        if isList {
            let parts = context.parser.list(said.text).map(String.init)
            if parts.count > 1 {
                let values = parts.compactMap { one(Utterance($0), parameter, items, isShown) }
                if values.count == parts.count { return .answer(.value(.list(values))) }
            }
        }
        if let value = one(said, parameter, items, isShown) { return .answer(.value(isList ? .list([value]) : value)) }
        if !items.isEmpty, case .several(let places) = place(said, in: items.map(\.display)) {
            return .unclear(
                words.say(.which) + " "
                    + places.prefix(8).map { Utterance.plain(items[$0].display.title) }.joined(separator: ", "))
        }
        return .unclear(items.isEmpty ? words.say(.notUnderstood) : words.say(.choose))
    }

    private func one(
        _ said: Utterance, _ parameter: ParameterDescriptor, _ items: [OptionItem], _ isShown: Bool
    ) -> IntentValue? {
        let types = parameter.type.alternatives
        if !items.isEmpty, case .one(let place) = place(said, in: items.map(\.display), isShown: isShown) {
            return items[place].value
        }
        if types == [.bool] { return boolean(said, parameter) }
        for value in context.parser.values(in: said.text, context: context.values) {
            if let value = SpokenValue(parameter: parameter, context: context).value(value) { return value }
        }
        for type in types where SpokenText.takes(type) {
            // What was written is what is meant; only "I'd like …" is left out where something else is named.
            let text = type == .string ? said.text : said.text(bareRange(said))
            return type.isEntity ? .text(text) : SpokenText(context).value(text, type)
        }
        return nil
    }

    private func boolean(_ said: Utterance, _ parameter: ParameterDescriptor) -> IntentValue? {
        let names = (parameter.booleanNames ?? []).map { $0.allTexts.map(Utterance.words) }
        if let index = names.firstIndex(where: { $0.contains(said.words) }) { return .bool(index == 0) }
        return context.parser.answer(said.text, context: context.values).map { .bool($0) }
    }

    /// What yes and no are called for a parameter that has names for them.
    func booleans(of parameter: ParameterDescriptor) -> [OptionItem] {
        (parameter.booleanNames ?? []).prefix(2).enumerated().map { place, name in
            let texts = name.allTexts
            return OptionItem(
                value: .bool(place == 0),
                display: DisplaySnapshot(title: texts.first ?? "", synonyms: Array(texts.dropFirst())))
        }
    }

    /// The cases of an enumeration, to choose from.
    func cases(of parameter: ParameterDescriptor) -> [OptionItem] {
        parameter.type.alternatives.flatMap { type -> [OptionItem] in
            guard case .enumeration(let name) = type else { return [] }
            let cases = enumerations.first { $0.identifier == name }?.cases ?? []
            return cases.filter { parameter.supportedCases?.contains($0.rawValue) ?? true }.map { one in
                let title = one.title.text(in: languages)
                let others = one.title.allTexts.filter { $0 != title } + (one.synonyms ?? []).flatMap(\.allTexts)
                return OptionItem(
                    value: .enumCase(EnumCaseSnapshot(type: name, rawValue: one.rawValue)),
                    display: DisplaySnapshot(title: title, synonyms: others))
            }
        }
    }
}
