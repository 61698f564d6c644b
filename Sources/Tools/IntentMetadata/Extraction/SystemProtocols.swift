import IntentWire

/// What the protocols of AppIntents become in metadata.
struct SystemProtocols {
    let dialect: MetadataDialect
    let log: ProblemLog

    /// The identifiers of protocols with what is said of each, in the order in which the type names them.
    struct Found {
        var entries: [(identifier: String, payload: JSONValue)] = []

        var identifiers: JSONValue { .array(entries.map { .string($0.identifier) }) }
        /// Identifiers and payloads in one list.
        var metadata: JSONValue { .array(entries.flatMap { [.string($0.identifier), $0.payload] }) }

        mutating func add(_ identifier: String, _ payload: JSONValue = .members(["empty": .object([])])) {
            guard !entries.contains(where: { $0.identifier == identifier }) else { return }
            entries.append((identifier, payload))
        }
    }

    /// Those with one identifier that is confirmed by metadata of Apple's processor.
    private static let intents = [
        "WidgetConfigurationIntent": ["WidgetConfiguration"], "ControlConfigurationIntent": ["ControlConfiguration"],
        "SetFocusFilterIntent": ["FocusConfiguration"], "OpenIntent": ["OpenEntity"],
        "AudioPlaybackIntent": ["AudioStarting"], "AudioStartingIntent": ["AudioStarting"],
        "LiveActivityIntent": ["SessionStarting"], "AudioRecordingIntent": ["AudioRecording", "SessionStarting"],
        "ForegroundContinuableIntent": ["ForegroundContinuable"], "DeleteIntent": ["DeleteEntity"],
        "SnippetIntent": ["Snippet"], "AssistantSchemaIntent": ["AssistantIntent"],
        "AssistantIntent": ["AssistantIntent"],
    ]
    /// Those that say nothing in metadata.
    private static let silentIntents: Set = [
        "AppIntent", "SystemIntent", "PersistentlyIdentifiable", "_SupportsAppDependencies", "__DescribedIntent",
    ]
    private static let silentEntities: Set = [
        "AppEntity", "AppValue", "DisplayRepresentable", "PersistentlyIdentifiable", "TypeDisplayRepresentable",
        "_IntentValue", "InstanceDisplayRepresentable",
    ]
    private static let silentChoices: Set = [
        "AppEnum", "AppValue", "StaticDisplayRepresentable", "PersistentlyIdentifiable", "TypeDisplayRepresentable",
        "_IntentValue", "CaseDisplayRepresentable",
    ]

    /// The protocols of an intent.
    func intent(_ type: ConstType) -> Found {
        var found = Found()
        for name in names(type) where !Self.silentIntents.contains(name) {
            if name == "ShowInAppSearchResultsIntent" {
                addSearch(type, to: &found)
            } else if name == "SetValueIntent", type.alias("ValueType")?.type.base == "Swift.Bool" {
                found.add(identifier("ChangeBinarySetting"))
            } else if let identifiers = Self.intents[name] {
                for each in identifiers { found.add(identifier(each)) }
            } else {
                log.unknown("the protocol \(name) of '\(type.name.base)'", at: type.place)
            }
        }
        return found
    }

    /// The protocols of an entity.
    func entity(_ type: ConstType) -> Found {
        var found = Found()
        for name in names(type) where !Self.silentEntities.contains(name) {
            if name == "IndexedEntity" {
                found.add("com.apple.appintents.entity.Indexed")
            } else {
                log.unknown("the protocol \(name) of '\(type.name.base)'", at: type.place)
            }
        }
        // Its content types are listed from Xcode 27 on; older metadata of one was not seen.
        if type.conformances.contains(where: { $0 == "CoreTransferable.Transferable" }) {
            log.unknown("what the entity '\(type.name.base)' can be transferred as", at: type.place)
        }
        return found
    }

    /// Notes protocols of a choice that are not known.
    func checkChoice(_ type: ConstType) {
        for name in names(type) where !Self.silentChoices.contains(name) {
            log.unknown("the protocol \(name) of '\(type.name.base)'", at: type.place)
        }
    }

    private func names(_ type: ConstType) -> [String] {
        type.conformances.filter { $0.hasPrefix("AppIntents.") }.map { String($0.dropFirst("AppIntents.".count)) }
    }

    private func identifier(_ name: String) -> String { "com.apple.link.systemProtocol.\(name)" }

    private func addSearch(_ type: ConstType, to found: inout Found) {
        guard case .array(let values)? = type.static("searchScopes")?.value else {
            return log.error(
                "'searchScopes' of '\(type.name.base)' has no value that the compiler knows: write a list of scopes",
                at: type.static("searchScopes")?.place ?? type.place)
        }
        let names = values.compactMap(\.caseName)
        guard names == ["general"] else {
            return log.unknown(
                "search scopes other than 'general', as of '\(type.name.base)',",
                at: type.static("searchScopes")?.place ?? type.place)
        }
        found.add(
            identifier("ShowInAppStringSearchResults"),
            .members([
                "showInAppStringSearchResults": .members(["searchScopes": .array(names.map(JSONValue.string))])
            ]))
    }
}
