import IntentWire

/// What an intent does that cannot simply be taken back, as far as its type tells.
///
/// The protocol says it for certain. A schema's name begins with a verb. Without a schema the words of the type's name
/// are all there is: a word too many costs a question to who lets a model run the intent, a word too few would let it
/// delete or send unasked.
enum IntentEffects {
    /// Verbs that mean it wherever they stand in a name.
    private static let anywhere: [String: IntentDescriptor.Effect] = [
        "delete": .deletes, "erase": .deletes, "remove": .deletes, "wipe": .deletes, "trash": .deletes,
        "send": .sends, "upload": .sends, "publish": .sends, "pay": .pays, "purchase": .pays,
    ]
    /// Verbs that are nouns, or something else, where they do not come first.
    private static let first: [String: IntentDescriptor.Effect] = [
        "clear": .deletes, "discard": .deletes, "empty": .deletes, "destroy": .deletes, "reset": .deletes,
        "reply": .sends, "forward": .sends, "post": .sends, "email": .sends, "message": .sends, "call": .sends,
        "share": .shares, "invite": .shares, "buy": .pays, "order": .pays, "transfer": .pays, "donate": .pays,
        "tip": .pays,
    ]
    /// Verbs of intents that only look or show.
    private static let harmless: Set<String> = [
        "open", "show", "find", "get", "search", "list", "view", "count", "play", "preview", "read", "check",
    ]
    /// Verbs of intents that tell what there is, where they return it.
    private static let reading: Set<String> = ["find", "get", "search", "list", "view", "count", "show", "preview"]
    /// Verbs of intents that leave what there is as it was.
    private static let adding: Set<String> = ["add", "create", "new", "append", "insert", "log", "record"]
    /// Schemas whose names do not say it.
    private static let schemas: [String: IntentDescriptor.Effect] = ["phone.startCall": .sends]

    /// What intents of a type do; nil where nothing of that kind is known.
    static func of(_ type: any AppIntent.Type) -> [IntentDescriptor.Effect]? {
        var effects = effects(ofName: name(of: type), title: type.title.key)
        if type is any DeleteIntent.Type { effects.insert(.deletes) }
        if let schema = (type as? any AssistantSchemaIntent.Type)?.__assistantSchemaIntent,
            let effect = schemas["\(schema.domain).\(schema.name)"]
        {
            effects.insert(effect)
        }
        return effects.isEmpty ? nil : IntentDescriptor.Effect.allCases.filter(effects.contains)
    }

    /// How little intents of a type change, as far as protocols, schema or name tell; nil where that is not known.
    ///
    /// - Parameter returnsValue: Whether they return what they have found.
    static func alteration(of type: any AppIntent.Type, returnsValue: Bool) -> IntentDescriptor.Alteration? {
        guard of(type) == nil else { return nil }
        if type is any SnippetIntent.Type || type is any ShowInAppSearchResultsIntent.Type { return .nothing }
        guard let verb = words(of: name(of: type)).first else { return nil }
        if reading.contains(verb), returnsValue { return .nothing }
        return adding.contains(verb) ? .additions : nil
    }

    /// The name that begins with a verb: the schema's, else the type's.
    private static func name(of type: any AppIntent.Type) -> String {
        (type as? any AssistantSchemaIntent.Type)?.__assistantSchemaIntent.name ?? "\(type)"
    }

    private static func words(of name: String) -> [String] {
        TypeNames.humanized(name).lowercased().split(separator: " ").map(String.init)
    }

    /// What the words of a name say.
    ///
    /// - Parameter title: Where it begins with a verb that only looks, the first word of the name is a noun: the type
    ///   `OrderStatus`, whose title is "Check Order".
    static func effects(ofName name: String, title: String = "") -> Set<IntentDescriptor.Effect> {
        let words = words(of: name)
        guard let verb = words.first, !harmless.contains(verb) else { return [] }
        let first = Self.words(of: title).first.map(harmless.contains) == true ? [:] : first
        return Set(words.compactMap { anywhere[$0] } + (first[verb].map { [$0] } ?? []))
    }
}
