import Foundation
public import IntentWire
public import PhraseMatching
import ValueParsing

/// The values that a sentence gives an intent.
public struct SpokenArguments: Sendable {
    /// The values, by parameter.
    public private(set) var values: [String: IntentValue] = [:]
    /// The words for them, by parameter.
    public private(set) var words: [String: String] = [:]
    /// The parameters of entities whose words are no known entity: the app has to be asked.
    public private(set) var unknownEntities: [String: String] = [:]
    /// The parameters for which what was spoken of stands ("it"), where there is nothing of that kind.
    public private(set) var unresolved: Set<String> = []

    /// An entity that was spoken of, or that is on the screen.
    public struct Focus: Codable, Hashable, Sendable {
        /// The app that it belongs to, by identifier.
        public var app: String
        /// The entity.
        public var entity: EntitySnapshot
        /// Whether it is on the screen; otherwise it was spoken of.
        public var isShown: Bool
        /// Its place in the list that was shown last, counted from 0; nil where it is in none.
        public var place: Int?

        /// An entity of an app.
        public init(app: String, entity: EntitySnapshot, isShown: Bool = false, place: Int? = nil) {
            self.app = app
            self.entity = entity
            self.isShown = isShown
            self.place = place
        }

        /// Whether something in a sentence may stand for such an entity.
        public static func isMeant(in text: String) -> Bool {
            let said = Utterance(text).words
            return said.indices.contains { index in
                DialogueWords.tables.contains { $0.beginning(said[index...], .pronoun) > 0 }
            }
        }
    }

    /// Makes values of what a phrase found in a sentence.
    ///
    /// - Parameters:
    ///   - match: What was found.
    ///   - intent: What it is for.
    ///   - focus: What "it" and "this" may be, the likeliest first.
    ///   - context: What values are relative to.
    public init(_ match: PhraseMatch, for intent: IntentDescriptor, focus: [Focus], _ context: SpokenContext) {
        for (name, slot) in match.slots {
            guard let parameter = intent.parameter(name) else { continue }
            words[name] = slot.text
            let types = parameter.type.alternatives
            switch slot.meaning {
            case .parsed(let found):
                if let value = SpokenValue(parameter: parameter, context: context).value(found) {
                    put(value, parameter)
                } else {
                    words[name] = nil
                }
            case .value(let known):
                switch SpokenPlace(id: known.id) {
                case .enumCase(let type, let value):
                    put(.enumCase(EnumCaseSnapshot(type: type, rawValue: value)), parameter)
                case .entity(let type, let id):
                    put(
                        .entity(EntitySnapshot(type: type, id: id, display: DisplaySnapshot(title: known.title))),
                        parameter)
                case .focus:
                    let fitting = SpokenArguments.pick(slot.text, focus) {
                        $0.app == match.app && types.contains(.entity($0.entity.type))
                    }
                    if let fitting { put(.entity(fitting.entity), parameter) } else { unresolved.insert(name) }
                case nil: words[name] = nil
                }
            case .text:
                let text = SpokenText(context).free(slot.text, namesApp: !match.reasons.contains(.withoutAppName))
                guard !text.isEmpty else {
                    words[name] = nil
                    continue
                }
                words[name] = text
                let fits = { (one: Focus) in one.app == match.app && types.contains(.entity(one.entity.type)) }
                if let listed = SpokenArguments.listed(text, focus.filter(fits), context) {
                    put(.entity(listed.entity), parameter)
                } else if types.contains(where: \.isEntity) {
                    unknownEntities[name] = text
                    put(.text(text), parameter)
                } else {
                    put(text, types[0], parameter, context)
                }
            }
        }
    }

    /// What a word as "it" stands for: "this" is what is shown, "that" what was spoken of, as far as there is one.
    private static func pick(_ word: String, _ focus: [Focus], _ fits: (Focus) -> Bool) -> Focus? {
        let said = Utterance(word).words
        let isShown = DialogueWords.tables.contains { $0.isWhole(said, .shown) }
        let fitting = focus.filter(fits)
        return fitting.first { $0.isShown == isShown } ?? fitting.first
    }

    /// "The second" of the list that was shown last.
    static func listed(_ text: String, _ focus: [Focus], _ context: SpokenContext) -> Focus? {
        let list = focus.filter { $0.place != nil }
        guard !list.isEmpty else { return nil }
        let displays = (0...(list.compactMap(\.place).max() ?? 0)).map { _ in DisplaySnapshot(title: "") }
        guard case .one(let place) = AnswerReader(context).place(text, in: displays) else { return nil }
        return list.first { $0.place == place }
    }

    /// Puts an entity in the place of words.
    public mutating func resolve(_ name: String, _ entity: EntitySnapshot, for intent: IntentDescriptor) {
        unknownEntities[name] = nil
        if let parameter = intent.parameter(name) { put(.entity(entity), parameter) }
    }

    private mutating func put(_ value: IntentValue, _ parameter: ParameterDescriptor) {
        values[parameter.name] = parameter.type.isList ? .list([value]) : value
    }

    private mutating func put(
        _ text: String, _ type: ValueType, _ parameter: ParameterDescriptor, _ context: SpokenContext
    ) {
        if parameter.type.isList {
            // "milk, eggs and bread" are three.
            values[parameter.name] = .list(
                context.parser.list(text).map { SpokenText(context).value(String($0), type) })
        } else {
            values[parameter.name] = SpokenText(context).value(text, type)
        }
    }
}

/// Free text as a value.
struct SpokenText {
    private let context: SpokenContext

    init(_ context: SpokenContext) { self.context = context }

    /// A free text without the word that leads to it, and the one that leads to the name of the app behind it: "to buy milk
    /// in" is "buy milk".
    func free(_ text: String, namesApp: Bool) -> String {
        let said = Utterance(text)
        let lead = context.words.beginning(said.words[...], .lead)
        let trail = namesApp ? context.words.ending(said.words[...], .trail) : 0
        guard lead + trail > 0, lead + trail < said.words.count else { return said.text }
        return said.text(lead..<said.words.count - trail)
    }

    /// The text as a value of a type that takes words.
    func value(_ text: String, _ type: ValueType) -> IntentValue {
        switch type {
        case .attributedString: .attributedString(StyledTextSnapshot(text))
        case .searchCriteria: .searchCriteria(text)
        case .person: .person(PersonSnapshot(displayName: text))
        case .personName: .personName(name(text))
        case .placemark: .placemark(place(text))
        default: .string(text)
        }
    }

    private func name(_ text: String) -> PersonNameComponents {
        var name = PersonNameComponents()
        let parts = text.split(separator: " ").map(String.init)
        name.givenName = parts.first
        if parts.count > 1 { name.familyName = parts.dropFirst().joined(separator: " ") }
        return name
    }

    private func place(_ text: String) -> PlacemarkSnapshot {
        var place = PlacemarkSnapshot()
        place.name = text
        return place
    }
}

extension ValueType {
    /// The types that one value may have: those of a union, else the one.
    var alternatives: [ValueType] {
        switch element {
        case .union(let types): types.flatMap(\.alternatives)
        case let type: [type]
        }
    }

    /// Whether the type is that of an entity.
    var isEntity: Bool { if case .entity = self { true } else { false } }
}

extension SpokenText {
    /// Whether values of a type are made of any words.
    static func takes(_ type: ValueType) -> Bool {
        switch type {
        case .string, .attributedString, .searchCriteria, .person, .personName, .placemark, .entity: true
        default: false
        }
    }
}

extension IntentValue {
    /// Whether it is the name of something that its app looks for.
    public var isName: Bool {
        switch self {
        case .text: true
        case .list(let values): values.allSatisfy(\.isName)
        default: false
        }
    }
}
