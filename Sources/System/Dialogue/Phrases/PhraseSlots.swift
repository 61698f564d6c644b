import IntentWire
import PhraseMatching
import ValueParsing

/// What the parameters of an intent take from a sentence.
struct PhraseSlots {
    let intent: IntentDescriptor
    /// By parameter; those that cannot be said are not here.
    private(set) var slots: [String: PhraseSlot] = [:]
    /// What one of the entities is called that `entity` takes, in all languages.
    private(set) var entityWords: [[String]] = []

    init(_ intent: IntentDescriptor, _ manifest: AppManifest, _ entities: [String: [EntitySnapshot]]) {
        self.intent = intent
        for parameter in intent.parameters {
            slots[parameter.name] = PhraseSlots.slot(parameter.type.element, parameter, manifest, entities)
        }
        if let parameter = entity.flatMap(intent.parameter), case .entity(let type) = parameter.type.element {
            let names = (manifest.entity(type)?.name.allTexts ?? []) + parameter.title.allTexts
            entityWords = Set(names.map(Utterance.words)).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
        }
    }

    /// Without parameters whose values are given.
    func without(_ names: some Sequence<String>) -> PhraseSlots {
        var other = self
        for name in names { other.slots[name] = nil }
        return other
    }

    /// What the parameters are called.
    var titles: [String: String] {
        slots.keys.reduce(into: [:]) { titles, name in
            titles[name] = intent.parameter(name)?.title.allTexts.first { !$0.isEmpty }
        }
    }

    /// The parameter that takes what is left of a sentence: the first one that cannot do without words of any kind.
    var freeText: String? {
        intent.parameters.first { parameter in
            if parameter.isRequired, case .text? = slots[parameter.name] { true } else { false }
        }?.name
    }

    /// The parameter that takes the entity that something is done with: the first one without which it cannot be done.
    var entity: String? {
        intent.parameters.first { parameter in
            if parameter.isRequired, case .entity = parameter.type.element {
                slots[parameter.name] != nil
            } else {
                false
            }
        }?.name
    }

    /// The parameter that takes when something happens: the first one for a time.
    var moment: String? {
        intent.parameters.first { parameter in
            if case .parsed(let kinds)? = slots[parameter.name] {
                kinds == .times || kinds == .durations
            } else {
                false
            }
        }?.name
    }

    /// The parameters that say more of something: those with a few values, and numbers.
    var qualities: [String] {
        intent.parameters.map(\.name).filter { name in
            switch slots[name] {
            case .values: true
            case .parsed(let kinds): kinds == .numbers
            default: false
            }
        }
    }

    /// Whether a parameter takes words of any kind.
    func isOpen(_ name: String) -> Bool {
        switch slots[name] {
        case .text, .open: true
        default: false
        }
    }

    private static func slot(
        _ type: ValueType, _ parameter: ParameterDescriptor, _ manifest: AppManifest,
        _ entities: [String: [EntitySnapshot]]
    ) -> PhraseSlot? {
        switch type {
        case .bool: .parsed(.booleans)
        case .int: .parsed(.numbers)
        case .double, .decimal: .parsed([.numbers, .percentages])
        case .string, .attributedString, .searchCriteria, .person, .personName, .placemark: .text
        case .date, .dateComponents, .recurrenceRule: .parsed(.times)
        case .duration: .parsed(.durations)
        case .measurement(let dimension):
            dimension == "duration"
                ? .parsed(.durations) : .parsed(parameter.unit == nil ? .measurements : [.measurements, .numbers])
        case .currencyAmount: .parsed([.money, .numbers])
        case .url: .parsed(.urls)
        case .enumeration(let type): .values(values(type, parameter, manifest))
        case .entity(let type): .open(values(entities[type] ?? []) + [SpokenPlace.pronoun])
        case .list(let element): slot(element, parameter, manifest, entities)
        case .union(let types): union(types.compactMap { slot($0, parameter, manifest, entities) })
        case .uuid, .file, .paymentMethod, .entityIdentifier, .other, .none: nil
        }
    }

    /// What one of several types takes: words of any kind where one of them does.
    private static func union(_ slots: [PhraseSlot]) -> PhraseSlot? {
        var values: [PhraseValue] = []
        var kinds: ValueKinds = []
        var isOpen = false
        for slot in slots {
            switch slot {
            case .text: return .text
            case .values(let own): values += own
            case .open(let own):
                values += own
                isOpen = true
            case .parsed(let own): kinds.formUnion(own)
            }
        }
        if isOpen { return .open(values) }
        return values.isEmpty ? (kinds.isEmpty ? nil : .parsed(kinds)) : .values(values)
    }

    private static func values(
        _ type: String, _ parameter: ParameterDescriptor, _ manifest: AppManifest
    ) -> [PhraseValue] {
        let cases = manifest.enumeration(type)?.cases ?? []
        return cases.filter { parameter.supportedCases?.contains($0.rawValue) ?? true }.map { one in
            let texts = one.title.allTexts + (one.synonyms ?? []).flatMap(\.allTexts)
            return PhraseValue(
                id: SpokenPlace.enumCase(type, one.rawValue).id, title: texts.first ?? one.rawValue,
                synonyms: Array(texts.dropFirst()))
        }
    }

    private static func values(_ entities: [EntitySnapshot]) -> [PhraseValue] {
        entities.map { entity in
            PhraseValue(
                id: SpokenPlace.entity(entity.type, entity.id).id, title: Utterance.plain(entity.display.title),
                synonyms: (entity.display.synonyms ?? []).map(Utterance.plain))
        }
    }
}

/// What a known value of a phrase stands for.
enum SpokenPlace: Equatable {
    case enumCase(String, String)
    case entity(String, String)
    /// What was spoken of, or is on the screen.
    case focus

    /// The identifier in a `PhraseValue`.
    var id: String {
        switch self {
        case .enumCase(let type, let value): "case/\(type)/\(value)"
        case .entity(let type, let id): "entity/\(type)/\(id)"
        case .focus: "focus"
        }
    }

    init?(id: String) {
        if id == "focus" {
            self = .focus
            return
        }
        let parts = id.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { return nil }
        switch parts[0] {
        case "case": self = .enumCase(parts[1], parts[2])
        case "entity": self = .entity(parts[1], parts[2])
        default: return nil
        }
    }

    /// "it", "this one": the words of all languages.
    static let pronoun: PhraseValue = {
        let words = DialogueWords.tables.flatMap { $0.texts(.pronoun) }
        return PhraseValue(
            id: SpokenPlace.focus.id, title: words.first ?? "it", synonyms: Array(words.dropFirst()),
            isPointer: true)
    }()
}
