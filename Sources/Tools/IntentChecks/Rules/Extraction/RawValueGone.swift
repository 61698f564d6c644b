import IntentSyntax

/// A case of the identifier baseline that the enumeration no longer has.
enum RawValueGone: Rule {
    static let id = "AI311"
    static let severity = Severity.warning
    static let title = "a raw value that shortcuts hold is gone"
    static let explanation = """
        Shortcuts hold the raw value of a case. One that changed or went leaves them with a value that means \
        nothing. Needs `--identifiers`.
        """
    static let bad = [
        #"""
        // file: identifiers.json
        { "version" : 1, "intents" : {}, "entities" : {}, "enums" : { "Size" : [ "huge", "small" ] }, "migrated" : {} }
        // file: Size.swift
        import AppIntents
        enum ▸Size: String, AppEnum {
            case small
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        guard let baseline = context.identifiers else { return }
        for type in context.enums where type.isComplete && type.node.kind == .enumeration {
            guard let name = IdentifierBaseline.identifier(of: type), let old = baseline.enums[name] else { continue }
            let lost = Set(old).subtracting(IdentifierBaseline.rawValues(of: type)).sorted()
            guard !lost.isEmpty else { continue }
            let values = lost.map { "'\($0)'" }.joined(separator: ", ")
            context.report(
                type.node.nameNode, "'\(name)' no longer has \(values): shortcuts that hold it lose their value")
        }
    }
}
