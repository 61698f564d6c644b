extension PerformRequest: WireForm {
    private static let known: Set = [
        "run", "intent", "arguments", "source", "locale", "capabilities", "isForeground",
    ]

    var wireForm: JSONValue? {
        guard let arguments = EntitySnapshot.form(arguments) else { return nil }
        return .members([
            "run": .string(run), "intent": .string(intent), "arguments": arguments,
            "source": .string(source.rawValue), "locale": locale.map(JSONValue.string),
            "capabilities": .int(capabilities.rawValue), "isForeground": .bool(isForeground),
        ])
    }

    init?(wireForm: JSONValue) {
        guard let parts = wireForm.members(known: Self.known), case .string(let run)? = parts["run"],
            case .string(let intent)? = parts["intent"], let arguments = EntitySnapshot.values(parts["arguments"]),
            case .string(let name)? = parts["source"], let source = RequestSource(rawValue: name),
            case .int(let capabilities)? = parts["capabilities"], case .bool(let isForeground)? = parts["isForeground"]
        else { return nil }
        var locale: String?
        if let given = parts["locale"] {
            guard case .string(let text) = given else { return nil }
            locale = text
        }
        self.init(
            run: run, intent: intent, arguments: arguments, source: source, locale: locale,
            capabilities: InteractionCapabilities(rawValue: capabilities), isForeground: isForeground)
    }
}

extension IntentOutcome: WireForm {
    var wireForm: JSONValue? {
        guard opensIntent == nil, snippetIntent == nil, snippet == nil, snippetProblem == nil else { return nil }
        var form: JSONValue?
        if let value {
            guard let made = value.wireForm else { return nil }
            form = made
        }
        return .members([
            "value": form,
            "dialog": dialog.map { dialog in
                .members([
                    "full": .string(dialog.full), "supporting": dialog.supporting.map(JSONValue.string),
                    "systemImageName": dialog.systemImageName.map(JSONValue.string),
                ])
            }, "url": url.map(JSONValue.string),
        ])
    }

    init?(wireForm: JSONValue) {
        guard let parts = wireForm.members(known: ["value", "dialog", "url"]) else { return nil }
        self.init()
        if let form = parts["value"] {
            // A null here is an absent value to the coder of Foundation.
            guard form != .null, let value = IntentValue(wireForm: form) else { return nil }
            self.value = value
        }
        if let form = parts["url"] {
            guard case .string(let text) = form else { return nil }
            url = text
        }
        if let form = parts["dialog"] {
            guard let dialog = DialogSnapshot(wireForm: form) else { return nil }
            self.dialog = dialog
        }
    }
}

extension DialogSnapshot {
    fileprivate init?(wireForm: JSONValue) {
        guard let parts = wireForm.members(known: ["full", "supporting", "systemImageName"]),
            case .string(let full)? = parts["full"]
        else { return nil }
        self.init(full: full)
        if let form = parts["supporting"] {
            guard case .string(let text) = form else { return nil }
            supporting = text
        }
        if let form = parts["systemImageName"] {
            guard case .string(let text) = form else { return nil }
            systemImageName = text
        }
    }
}
