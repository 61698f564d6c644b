import AppIntentsTesting
import Foundation
import Testing

/// The example apps and the fixtures, each time on a system of its own.
enum Apps {
    static var coffee: IntentDefinitions { IntentDefinitions(bundleIdentifier: "org.beckon.examples.Coffee") }
    static var contacts: IntentDefinitions { IntentDefinitions(bundleIdentifier: "local.ContactsApp") }
    static var worldClock: IntentDefinitions { IntentDefinitions(bundleIdentifier: "org.beckon.examples.WorldClock") }

    /// The tasks of nobody, wherever the person who runs the tests keeps theirs.
    static func tasks(on system: IntentTestSystem = IntentTestSystem(nobody)) -> IntentDefinitions {
        IntentDefinitions(bundleIdentifier: "org.beckon.examples.Tasks", system: system)
    }

    static let nobody = IntentTestSystem.Configuration(
        environment: ["TODO_FILE": .none, "TODO_DIR": .none, "DONE_FILE": .none])
}

extension String {
    /// The text with plain spaces: numbers are joined with their units by spaces that do not break.
    var plain: String {
        replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(of: "\u{202F}", with: " ")
    }
}

/// The error that `body` throws.
func failure(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async throws -> IntentTestingError {
    try #require(
        await #expect(throws: IntentTestingError.self, sourceLocation: sourceLocation) { try await body() },
        sourceLocation: sourceLocation)
}
