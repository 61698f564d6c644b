import IntentWire

/// What a person may call the things of a manifest.
extension AppManifest {
    /// Finds an intent by its identifier, its type with or without the ending `Intent`, its title in any language, or
    /// a name that it had.
    ///
    /// - Throws: `IntentFailure` with code `unknown-intent` and what is near.
    func intent(named name: String) throws -> IntentDescriptor {
        if let exact = intent(name) { return exact }
        let matcher = NameMatcher(intents) { intent in
            let type = intent.typeName.split(separator: ".").last.map(String.init) ?? intent.typeName
            return [intent.identifier, withoutSuffix(intent.identifier), type, withoutSuffix(type)]
                + intent.title.allTexts + (intent.formerIdentifiers ?? [])
        }
        switch matcher.match(name) {
        case .one(let intent): return intent
        case .several(let intents):
            throw IntentFailure(
                .unknownIntent,
                "'\(name)' is the name of several intents of '\(self.name.text)': use an identifier, "
                    + listed(intents.map(\.identifier)), candidates: intents.map(item))
        case .none(let nearest):
            throw IntentFailure(
                .unknownIntent,
                "the app '\(self.name.text)' has no intent '\(name)'"
                    + suggestion(nearest.map(\.identifier), all: intents.map(\.identifier)),
                candidates: nearest.map(item))
        }
    }

    /// Finds an entity type by its identifier, its type, its name in any language or a synonym.
    ///
    /// - Throws: `IntentFailure` with code `unknown-entity` and what is near.
    func entity(named name: String) throws -> EntityDescriptor {
        if let exact = entity(name) { return exact }
        let matcher = NameMatcher(entities) { entity in
            let type = entity.typeName.split(separator: ".").last.map(String.init) ?? entity.typeName
            return [entity.identifier, withoutSuffix(entity.identifier), type, withoutSuffix(type)]
                + entity.name.allTexts + (entity.synonyms ?? []).flatMap(\.allTexts)
        }
        switch matcher.match(name) {
        case .one(let entity): return entity
        case .several(let entities):
            throw IntentFailure(
                .unknownEntity,
                "'\(name)' is the name of several entities of '\(self.name.text)': use an identifier, "
                    + listed(entities.map(\.identifier)))
        case .none(let nearest):
            throw IntentFailure(
                .unknownEntity,
                "the app '\(self.name.text)' has no entity '\(name)'"
                    + suggestion(nearest.map(\.identifier), all: entities.map(\.identifier)))
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
