import IntentSyntax

/// An intent or entity that the identifier baseline has and the sources do not.
enum IdentifierGone: Rule {
    static let id = "AI130"
    static let severity = Severity.error
    static let title = "an identifier that shortcuts use is gone"
    static let explanation = """
        A shortcut that a person made refers to an intent by its identifier, which is the name of the type unless \
        `persistentIdentifier` says otherwise. After a rename those shortcuts fail. `beckon check \
        --write-identifiers FILE` writes the identifiers down; with `--identifiers FILE` this rule compares.
        """
    static let bad = [
        #"""
        // file: identifiers.json
        { "version" : 1, "intents" : { "OldStart" : "Start.swift" }, "entities" : {}, "enums" : {}, "migrated" : {} }
        // file: Start.swift
        import AppIntents
        struct ▸Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        // file: identifiers.json
        { "version" : 1, "intents" : { "OldStart" : "Start.swift" }, "entities" : {}, "enums" : {}, "migrated" : {} }
        // file: Start.swift
        import AppIntents
        struct Start: AppIntent {
            static let persistentIdentifier = "OldStart"
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        guard let baseline = context.identifiers else { return }
        compare(baseline.intents, context.intents, "intent", "shortcuts that use it", context)
        compare(baseline.entities, context.entities, "entity", "what people chose", context)
    }

    private static func compare(
        _ old: [String: String], _ types: [TypeInfo], _ noun: String, _ loss: String, _ context: RuleContext
    ) {
        let now = types.map { (type: $0, name: IdentifierBaseline.identifier(of: $0)) }
        // A computed identifier may be any of the old ones.
        guard now.allSatisfy({ $0.name != nil }) else { return }
        let names = Set(now.compactMap(\.name))
        let gone = old.keys.filter { !names.contains($0) }.sorted()
        for name in gone {
            let file = old[name] ?? ""
            let fresh = now.filter { isSame($0.type.file.path, file) && old[$0.name ?? ""] == nil }
            let goneHere = gone.filter { old[$0] == file }
            if let only = fresh.first, fresh.count == 1, goneHere.count == 1 {
                let insertion = only.type.node.first(.memberBlock).map { $0.start + 1 }
                context.report(
                    only.type.node.nameNode,
                    "the \(noun) '\(name)' is gone, perhaps renamed to this: \(loss) will fail",
                    fix: insertion.map { offset in
                        Fix(
                            "keep the identifier",
                            Edit(at: offset, "\n    static let persistentIdentifier = \"\(name)\"\n"))
                    })
            } else {
                context.report(
                    path: context.identifiersPath, place(of: name, context),
                    "the \(noun) '\(name)' of \(file) is gone: \(loss) will fail; keep it, or give its successor the identifier"
                )
            }
        }
    }

    /// Whether two paths mean one file, seen from different folders.
    private static func isSame(_ path: String, _ other: String) -> Bool {
        path == other || path.hasSuffix("/" + other) || other.hasSuffix("/" + path)
    }

    private static func place(of name: String, _ context: RuleContext) -> Range<Int> {
        guard let bytes = context.bytes(of: context.identifiersPath) else { return 0..<0 }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let range = text.firstRange(of: "\"\(name)\"") else { return 0..<0 }
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return start..<(start + name.utf8.count + 2)
    }
}
