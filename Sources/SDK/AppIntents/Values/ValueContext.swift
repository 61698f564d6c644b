import FoundationAdditions
package import IntentWire

/// What reading and writing a value needs to know of the run and the parameter that it belongs to.
public struct __ValueContext: Sendable {
    /// The name of the parameter, for messages.
    package var parameterName: String?
    package var traits = ParameterTraits()
    /// The language of texts.
    package var texts = TextContext()
    /// Deferred properties to fetch while an entity is written.
    package var deferredProperties: Set<String> = []

    package init(parameterName: String? = nil, traits: ParameterTraits = .init(), texts: TextContext = .init()) {
        self.parameterName = parameterName
        self.traits = traits
        self.texts = texts
    }

    /// The error for a value that does not fit.
    package func invalid(_ value: IntentValue, expected: String, because reason: String? = nil) -> IntentFailure {
        let subject = parameterName.map { "'\($0)'" } ?? "the value"
        let given = value.briefDescription.map { " '\($0)'" } ?? ""
        return IntentFailure(
            .invalidValue,
            "\(subject) takes \(expected);\(given.isEmpty ? " a value of kind \(value.kind)" : given) is none"
                + (reason.map { " (\($0))" } ?? ""),
            parameters: parameterName.map { [$0] })
    }
}

extension IntentValue {
    /// The value as a person may have written it; nil where that would be long or private.
    package var briefDescription: String? {
        switch self {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value), .text(let value), .entityIdentifier(let value), .searchCriteria(let value):
            value.count > 60 ? String(value.prefix(57)) + "…" : value
        case .enumCase(let value): value.rawValue
        case .entity(let value): value.display.title
        case .url(let value): value.absoluteString
        default: nil
        }
    }
}
