import IntentWire

/// Turns an `AppShortcutsProvider` into the shortcuts of the metadata.
struct ShortcutExtraction {
    let index: ModuleIndex
    let dialect: MetadataDialect
    let log: ProblemLog

    private var texts: TextExtraction { TextExtraction(dialect: dialect, log: log) }

    /// The shortcuts, in the order of the source.
    func shortcuts(of provider: ConstType) -> [JSONValue] {
        for label in ["negativePhrases", "shortcutTileColor"] {
            if let property = provider.static(label) {
                log.unknown("'\(label)' of '\(provider.name.base)'", at: property.place)
            }
        }
        if dialect.isModern, !provider.availability.isEmpty {
            log.unknown("the availability of the shortcuts of '\(provider.name.base)'", at: provider.place)
        }
        guard let property = provider.static("appShortcuts") else {
            log.error(
                "'appShortcuts' of '\(provider.name.base)' is not declared in the type itself, so that the compiler does "
                    + "not know it", at: provider.place)
            return []
        }
        return elements(property.value, of: provider, at: property.place).compactMap {
            shortcut($0, of: provider, at: property.place)
        }
    }

    private func elements(_ value: ConstValue, of provider: ConstType, at place: SourcePlace) -> [ConstValue] {
        switch value {
        case .array(let values): return values
        case .builder(let members):
            return members.compactMap { member in
                if member.kind == "buildExpression" { return member.element }
                log.unknown("a condition or a loop in 'appShortcuts' of '\(provider.name.base)'", at: place)
                return nil
            }
        default:
            log.error(
                "'appShortcuts' of '\(provider.name.base)' has no value that the compiler knows: write each AppShortcut(…) "
                    + "in it", at: place)
            return []
        }
    }

    private func shortcut(_ value: ConstValue, of provider: ConstType, at place: SourcePlace) -> JSONValue? {
        let subject = "a shortcut of '\(provider.name.base)'"
        guard case .call(let call) = value, call.type.base == "AppIntents.AppShortcut" else {
            log.error("\(subject) has no value that the compiler knows: write AppShortcut(…)", at: place)
            return nil
        }
        guard let type = call["intent"]?.call?.type, let action = identifier(type) else {
            log.error("\(subject) has an intent that the compiler does not know: write its initialiser", at: place)
            return nil
        }
        let named = "the shortcut of '\(type.bareName)'"
        guard case .array(let phrases)? = call["phrases"] else {
            log.error("\(named) has phrases that the compiler does not know: write a list of literals", at: place)
            return nil
        }
        for argument in call.arguments
        where !["intent", "phrases", "shortTitle", "systemImageName"].contains(argument.label) {
            if argument.value == .null || argument.value == .opaque("Runtime") { continue }
            log.unknown("the argument '\(argument.label)' of \(named)", at: place)
        }
        return .members([
            "actionIdentifier": .string(action),
            "availabilityAnnotations": dialect.isModern
                ? .members(["LNPlatformNameWildcard": .members(["introducedVersion": .string("*")])]) : nil,
            "phraseTemplates": .array(phrases.compactMap { texts.text($0, "a phrase of \(named)", at: place) }),
            "shortTitle": call["shortTitle"].flatMap { texts.text($0, "the short title of \(named)", at: place) },
            "systemImageName": image(call, named, at: place),
        ])
    }

    private func image(_ call: ConstCall, _ subject: String, at place: SourcePlace) -> JSONValue? {
        guard let value = call["systemImageName"] else { return nil }
        if let name = value.text { return .string(name) }
        log.error("the image of \(subject) has no value that the compiler knows: write a literal", at: place)
        return nil
    }

    private func identifier(_ name: TypeName) -> String? {
        if let type = index.type(name) {
            return type.conforms(to: "AppIntent") ? ActionExtraction.identifier(of: type) : nil
        }
        return index.knownAction(name)
    }
}
