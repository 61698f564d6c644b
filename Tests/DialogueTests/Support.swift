import Dialogue
import Foundation
import IntentWire
import PhraseMatching
import Testing
import ValueParsing

/// Monday, 30 November 2026, 16:12 in Berlin.
func context(_ language: String = "en_GB") throws -> SpokenContext {
    SpokenContext(
        now: try Date("2026-11-30T15:12:00Z", strategy: .iso8601),
        timeZone: try #require(TimeZone(identifier: "Europe/Berlin")), locale: Locale(identifier: language))
}

/// An app that sells drinks and keeps notes.
enum Shop {
    static let size = EnumDescriptor(
        identifier: "Size", typeName: "Shop.Size", name: "Size",
        cases: [
            .init(rawValue: "s", title: LocalizedText("Small", translations: ["de": "Klein"])),
            .init(rawValue: "l", title: LocalizedText("Large", translations: ["de": "Groß"]), synonyms: ["big"]),
        ])
    static let drink = EnumDescriptor(
        identifier: "Drink", typeName: "Shop.Drink", name: "Drink",
        cases: [
            .init(rawValue: "latte", title: "Latte", synonyms: ["milk coffee"]),
            .init(rawValue: "espresso", title: "Espresso"),
        ])

    static let order: IntentDescriptor = {
        let drink = ParameterDescriptor(name: "drink", title: "Drink", type: .enumeration("Drink"), isOptional: false)
        let size = ParameterDescriptor(name: "size", title: "Size", type: .enumeration("Size"), isOptional: false)
        var quantity = ParameterDescriptor(name: "quantity", title: "Quantity", type: .int, isOptional: false)
        quantity.defaultValue = .int(1)
        let pickup = ParameterDescriptor(name: "pickup", title: "Pickup", type: .date, isOptional: true)
        var intent = IntentDescriptor(
            identifier: "Order", typeName: "Shop.Order", title: "Order Drink",
            parameters: [drink, size, quantity, pickup])
        intent.summary = .sentence(SummarySentence(template: "Order ${quantity} ${size} ${drink}"))
        intent.effects = [.pays]
        return intent
    }()

    static let write: IntentDescriptor = {
        var text = ParameterDescriptor(name: "text", title: "Text", type: .string, isOptional: false)
        text.requestValueDialog = "What should it say?"
        var due = ParameterDescriptor(name: "due", title: "Due", type: .date, isOptional: true)
        due.dateKind = "date"
        return IntentDescriptor(
            identifier: "Write", typeName: "Shop.Write", title: "Write Note", parameters: [text, due])
    }()

    static let open: IntentDescriptor = {
        let note = ParameterDescriptor(name: "note", title: "Note", type: .entity("Note"), isOptional: false)
        var intent = IntentDescriptor(
            identifier: "Open", typeName: "Shop.Open", title: "Open Note", parameters: [note])
        intent.summary = .sentence(SummarySentence(template: "Open ${note}"))
        return intent
    }()

    static let hidden: IntentDescriptor = {
        var intent = IntentDescriptor(identifier: "Hidden", typeName: "Shop.Hidden", title: "Secret Things")
        intent.isDiscoverable = false
        return intent
    }()

    static let manifest: AppManifest = {
        var manifest = AppManifest(
            identifier: "org.example.Shop", name: "Shop", alternativeNames: ["Corner Store"], languages: ["en", "de"])
        manifest.intents = [order, write, open, hidden]
        manifest.enumerations = [size, drink]
        manifest.entities = [
            EntityDescriptor(
                identifier: "Note", typeName: "Shop.Note", name: "Note",
                query: QueryDescriptor(typeName: "Shop.NoteQuery"))
        ]
        manifest.shortcuts = [
            ShortcutDescriptor(
                intent: "Order",
                phrases: [
                    PhraseTemplate(
                        LocalizedText(
                            "Order a ${drink} in ${applicationName}",
                            translations: ["de": "Bestelle einen ${drink} bei ${applicationName}"]))
                ]),
            ShortcutDescriptor(intent: "Open", phrases: [PhraseTemplate("Look at a note in ${applicationName}")]),
            ShortcutDescriptor(intent: "Write", phrases: [PhraseTemplate("Remind me with ${applicationName}")]),
        ]
        manifest.negativePhrases = [PhraseTemplate("Order pizza")]
        return manifest
    }()

    static func note(_ id: String, _ title: String) -> EntitySnapshot {
        EntitySnapshot(type: "Note", id: id, display: DisplaySnapshot(title: title))
    }

    static func phrases(_ notes: [EntitySnapshot] = []) -> SentencePhrases {
        SentencePhrases(manifest, entities: ["Note": notes]) { $0.effects != nil }
    }

    /// What a sentence comes to, with its values.
    static func understand(
        _ sentence: String, notes: [EntitySnapshot] = [], focus: [SpokenArguments.Focus] = [],
        _ language: String = "en_GB"
    ) throws -> (match: PhraseMatch, spoken: SpokenArguments)? {
        let context = try context(language)
        let phrases = phrases(notes)
        let matcher = PhraseMatcher([phrases.app], parser: context.parser)
        guard let match = matcher.matches(sentence, context: context.values).first else { return nil }
        let target = try #require(phrases.targets[match.intent])
        let intent = try #require(manifest.intent(target.intent))
        return (match, SpokenArguments(match, for: intent, focus: focus, context))
    }
}
