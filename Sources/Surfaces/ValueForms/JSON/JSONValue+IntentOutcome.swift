package import IntentWire

extension JSONValue {
    /// What came of an intent; members that have no value are left out.
    package init(_ outcome: IntentOutcome) {
        self = .members([
            "dialog": outcome.dialog.map { .string($0.full) },
            "value": outcome.value.map(JSONValue.init),
            "snippet": outcome.snippet.flatMap(JSONValue.init(encoding:)),
            "snippetProblem": outcome.snippetProblem.map(JSONValue.string),
            "url": outcome.url.map(JSONValue.string),
            "next": outcome.opensIntent.map { next in
                let arguments = next.arguments.sorted { $0.key < $1.key }
                return .members([
                    "intent": .string(next.intent),
                    "arguments": .object(arguments.map { Member(name: $0.key, value: JSONValue($0.value)) }),
                ])
            },
        ])
    }

    /// An error.
    package init(_ failure: IntentFailure) {
        self = .members([
            "error": .members([
                "code": .string(failure.code.rawValue),
                "message": .string(failure.message),
                "parameters": failure.parameters.map { .array($0.map(JSONValue.string)) },
                "candidates": failure.candidates.map { candidates in
                    .array(
                        candidates.map { item in
                            .members([
                                "value": .init(Self.plain(item.value)),
                                "title": .string(item.display.title),
                                "subtitle": item.display.subtitle.map(JSONValue.string),
                            ])
                        })
                },
            ])
        ])
    }

    /// An entity among candidates is told by its identifier.
    private static func plain(_ value: IntentValue) -> IntentValue {
        if case .entity(let entity) = value { .string(entity.id) } else { value }
    }
}
