import IntentWire
import Synchronization

/// What a person may call the things of a manifest.
///
/// The names are prepared when the first of them is looked up, and then kept.
final class ManifestNames: Sendable {
    private struct Matchers {
        /// Both find places in the manifest's lists.
        var intents: NameMatcher<Int>?
        var entities: NameMatcher<Int>?
    }

    let manifest: AppManifest
    private let matchers = Mutex(Matchers())

    init(_ manifest: AppManifest) { self.manifest = manifest }

    /// Finds an intent by its identifier, its type with or without the ending `Intent`, its title in any language, or
    /// a name that it had.
    ///
    /// - Throws: `IntentFailure` with code `unknown-intent` and what is near.
    func intent(named name: String) throws -> IntentDescriptor {
        if let exact = manifest.intent(name) { return exact }
        let intents = manifest.intents
        let matcher = matchers.withLock { matchers in
            let matcher =
                matchers.intents
                ?? NameMatcher(intents.indices) { index in
                    let intent = intents[index]
                    return typeNames(intent.identifier, intent.typeName) + intent.title.allTexts
                        + (intent.formerIdentifiers ?? [])
                }
            matchers.intents = matcher
            return matcher
        }
        switch matcher.match(name) {
        case .one(let index): return intents[index]
        case .several(let indices):
            throw IntentFailure(
                .unknownIntent,
                "'\(name)' is the name of several intents of '\(manifest.name.text)': use an identifier, "
                    + listed(indices.map { intents[$0].identifier }), candidates: indices.map { item(intents[$0]) })
        case .none(let nearest):
            throw IntentFailure(
                .unknownIntent,
                "the app '\(manifest.name.text)' has no intent '\(name)'"
                    + suggestion(nearest.map { intents[$0].identifier }, all: intents.map(\.identifier)),
                candidates: nearest.map { item(intents[$0]) })
        }
    }

    /// Finds an entity type by its identifier, its type, its name in any language or a synonym.
    ///
    /// - Throws: `IntentFailure` with code `unknown-entity` and what is near.
    func entity(named name: String) throws -> EntityDescriptor {
        if let exact = manifest.entity(name) { return exact }
        let entities = manifest.entities
        let matcher = matchers.withLock { matchers in
            let matcher =
                matchers.entities
                ?? NameMatcher(entities.indices) { index in
                    let entity = entities[index]
                    return typeNames(entity.identifier, entity.typeName) + entity.name.allTexts
                        + (entity.synonyms ?? []).flatMap(\.allTexts)
                }
            matchers.entities = matcher
            return matcher
        }
        switch matcher.match(name) {
        case .one(let index): return entities[index]
        case .several(let indices):
            throw IntentFailure(
                .unknownEntity,
                "'\(name)' is the name of several entities of '\(manifest.name.text)': use an identifier, "
                    + listed(indices.map { entities[$0].identifier }))
        case .none(let nearest):
            throw IntentFailure(
                .unknownEntity,
                "the app '\(manifest.name.text)' has no entity '\(name)'"
                    + suggestion(nearest.map { entities[$0].identifier }, all: entities.map(\.identifier)))
        }
    }

    private func item(_ intent: IntentDescriptor) -> OptionItem {
        OptionItem(
            value: .string(intent.identifier),
            display: DisplaySnapshot(title: intent.title.text, subtitle: intent.identifier))
    }
}

extension IntentDescriptor {
    /// Checks that the intent has parameters with these names.
    ///
    /// - Throws: `IntentFailure` with code `unknown-parameter` and what is near.
    func checkParameters(_ names: some Sequence<String>) throws {
        for name in names.sorted() where parameter(name) == nil {
            let matcher = NameMatcher(parameters) { [$0.name] + $0.title.allTexts }
            let near: [ParameterDescriptor] =
                switch matcher.match(name) {
                case .one(let parameter): [parameter]
                case .several(let several): several
                case .none(let nearest): nearest
                }
            throw IntentFailure(
                .unknownParameter,
                "the intent '\(identifier)' has no parameter '\(name)'"
                    + suggestion(near.map(\.name), all: parameters.map(\.name)),
                parameters: [name],
                candidates: near.map {
                    OptionItem(
                        value: .string($0.name), display: DisplaySnapshot(title: $0.title.text, subtitle: $0.name))
                })
        }
    }
}

/// The names that a type has by itself: identifier and type, with and without their usual ending.
private func typeNames(_ identifier: String, _ typeName: String) -> [String] {
    let type = typeName.split(separator: ".").last.map(String.init) ?? typeName
    return [identifier, withoutSuffix(identifier), type, withoutSuffix(type)]
}

/// `AddTaskIntent` as `AddTask`, and the same for the other endings that types have and people leave out.
private func withoutSuffix(_ name: String) -> String {
    for suffix in ["Intent", "Entity"] where name.hasSuffix(suffix) && name != suffix {
        return String(name.dropLast(suffix.count))
    }
    return name
}

/// Names in quotes, joined with `or`.
func listed(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: " or ") }

/// What a message about an unknown name goes on with: what is near, else what there is.
func suggestion(_ nearest: [String], all: [String]) -> String {
    if !nearest.isEmpty { return ": did you mean \(listed(nearest))?" }
    if all.isEmpty { return ": it has none" }
    let shown = all.sorted().prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return "; there is \(shown)" + (all.count > 12 ? " and \(all.count - 12) more" : "")
}
