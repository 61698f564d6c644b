public import AppIntentsTypeSupport
import IntentWire

/// A question to an entity's query that can be the value of a parameter: it is asked when the intent runs.
///
/// ```swift
/// let tasks = definitions.entities["TaskEntity"]
/// try await definitions.intents["CompleteTasks"].makeIntent(tasks: tasks.entityQuery(matching: "milk")).run()
/// ```
///
/// A parameter that takes one entity gets the first that is found.
///
/// - Source: developer.apple.com/documentation/appintentstesting/anyentityquery
public struct AnyEntityQuery: Equatable, Sendable {
    let definition: AppEntityDefinition
    let query: EntityRequest.Query

    init(_ definition: AppEntityDefinition, _ query: EntityRequest.Query) {
        self.definition = definition
        self.query = query
    }

    /// Whether both ask the same of the same type.
    public static func == (lhs: AnyEntityQuery, rhs: AnyEntityQuery) -> Bool {
        lhs.query == rhs.query && lhs.definition.typeIdentifier == rhs.definition.typeIdentifier
            && lhs.definition.bundleIdentifier == rhs.definition.bundleIdentifier
    }
}

extension AnyEntityQuery: IntentValueExpressing {
    /// What stands for the query where it cannot be asked: identifiers or the text that it searches for; else nothing.
    ///
    /// An intent's parameter keeps the query itself.
    public func makeExpression() -> IntentValueExpression {
        let value: IntentValue =
            switch query {
            case .identifiers(let identifiers): .list(identifiers.map { .entityIdentifier($0) })
            case .matching(let text): .text(text)
            default: .null
            }
        return IntentValueExpression { _ in IntentValueContainer(value) }
    }
}

extension IntentValueExpressing {
    /// The value as it travels.
    var intentValue: IntentValue { makeExpression().evaluate().value }
}
