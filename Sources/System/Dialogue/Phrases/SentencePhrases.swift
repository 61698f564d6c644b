public import IntentWire
public import PhraseMatching

/// Everything of one app that sentences can lead to: its phrases, and what each of them runs.
public struct SentencePhrases: Sendable {
    /// What a phrase runs.
    public struct Target: Sendable {
        /// The intent.
        public var intent: String
        /// The values that its App Shortcut was made with.
        public var arguments: [String: IntentValue]
        /// The phrases that the app itself declares; the others were made of titles and summaries.
        public var declared: Set<String>
    }

    /// The phrases as they are compared.
    public var app: PhraseApp
    /// What they run, by the identifiers of the intents of `app`.
    public var targets: [String: Target]

    /// The types of entities whose values phrases of a manifest can hold.
    public static func entityTypes(of manifest: AppManifest) -> [String] {
        var types: Set<String> = []
        for intent in reachable(in: manifest) {
            for parameter in intent.parameters { types.formUnion(parameter.type.entityTypes) }
        }
        // What lives only as long as its request has no name to be called by.
        return types.filter { manifest.entity($0)?.isTransient == false }.sorted()
    }

    /// The intents that a sentence may run: those that people find. What is said is no way around what an app hides.
    public static func reachable(in manifest: AppManifest) -> [IntentDescriptor] {
        manifest.intents.filter {
            $0.isDiscoverable && !$0.isAssistantOnly && !$0.isConfigurationOnly && $0.deprecation == nil
        }
    }

    /// Makes the phrases of an app.
    ///
    /// - Parameters:
    ///   - manifest: What the app declares.
    ///   - entities: The entities that are known, by type.
    ///   - isIrreversible: Whether what an intent does cannot be taken back.
    public init(
        _ manifest: AppManifest, entities: [String: [EntitySnapshot]] = [:],
        isIrreversible: (IntentDescriptor) -> Bool
    ) {
        var intents: [PhraseIntent] = []
        var targets: [String: Target] = [:]
        for intent in SentencePhrases.reachable(in: manifest) {
            let slots = PhraseSlots(intent, manifest, entities)
            let shortcuts = manifest.shortcuts.filter { $0.intent == intent.identifier }
            // Shortcuts with values of their own are things of their own: "what is due today".
            let plain = shortcuts.filter(\.arguments.isEmpty)
            var groups = [(id: intent.identifier, arguments: [String: IntentValue](), shortcuts: plain)]
            for (index, shortcut) in shortcuts.filter({ !$0.arguments.isEmpty }).enumerated() {
                groups.append(("\(intent.identifier)#\(index + 1)", shortcut.arguments, [shortcut]))
            }
            for group in groups {
                let open = slots.without(group.arguments.keys)
                let templates = PhraseTemplates(intent, open)
                let declared = templates.declared(group.shortcuts)
                let derived = group.arguments.isEmpty ? templates.derived() : []
                let all = (declared + derived).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
                guard !all.isEmpty else { continue }
                targets[group.id] = Target(
                    intent: intent.identifier, arguments: group.arguments, declared: Set(declared))
                intents.append(
                    PhraseIntent(
                        id: group.id, phrases: all, slots: open.slots, titles: open.titles,
                        isIrreversible: isIrreversible(intent)))
            }
        }
        let names = manifest.name.allTexts + (manifest.alternativeNames ?? []).flatMap(\.allTexts)
        app = PhraseApp(
            id: manifest.identifier, names: names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
            intents: intents, negativePhrases: (manifest.negativePhrases ?? []).flatMap(\.template.allTexts))
        self.targets = targets
    }
}

extension ValueType {
    /// The entities that are values of the type, by identifier.
    fileprivate var entityTypes: [String] {
        switch self {
        case .entity(let type): [type]
        case .list(let type): type.entityTypes
        case .union(let types): types.flatMap(\.entityTypes)
        default: []
        }
    }
}
