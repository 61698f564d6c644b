package import BeckonSystem
package import Foundation
package import IntentWire

/// What the program offers beside the command line: other surfaces, which it hands to the commands that start them.
package struct ProgramServices: Sendable {
    /// Those of the program that runs.
    @TaskLocal package static var current = ProgramServices()

    /// What a person asked for when they wanted assistants to be served.
    package struct Assistants: Sendable {
        package var host: any IntentHost
        /// The one app that is offered; all that are installed where nil.
        package var app: AppReference?
        /// `automatic`, `all` or `search`.
        package var toolList: String
        /// Folders whose files may be given to apps, as absolute paths.
        package var fileFolders: [String]
        /// The port of HTTP; the standard streams where nil.
        package var port: Int?
        /// Where the token of HTTP is kept; the usual place where nil.
        package var tokenFile: String?
        /// The folder that the person wants the state to be in; nil for the usual one.
        package var dataDirectory: String?
        package var locale: String
        package var timeZone: TimeZone
        package var workingDirectory: String
        package var homeDirectory: String
        package var environment: [String: String]
        /// Tells the person at the terminal something.
        package var tell: @Sendable (String) -> Void
    }

    /// A sentence for the language model that a person has configured.
    package struct Model: Sendable {
        package var host: any IntentHost
        /// The one app whose intents the model is given; all that are installed where nil.
        package var app: AppReference?
        package var model: String
        /// How many seconds it may take.
        package var seconds: Int
        package var sentence: String
        /// Asks the model for a chat completion.
        package var complete: @Sendable (JSONValue) async throws -> JSONValue
        /// Puts a form of the Model Context Protocol to the person; nil where nobody can be asked.
        package var person: (@Sendable (JSONValue) async -> JSONValue)?
        package var locale: String
        package var timeZone: TimeZone
        package var workingDirectory: String
        package var homeDirectory: String
    }

    /// What a language model answers, with the tools that it called.
    package struct ModelAnswer: Sendable {
        package var text: String
        package var calls: [(tool: String, isFailure: Bool)]

        package init(text: String, calls: [(tool: String, isFailure: Bool)]) {
            self.text = text
            self.calls = calls
        }
    }

    /// Lets a language model do what a sentence asks for, through the tools of assistants; nil where the program cannot.
    package var askModel: (@Sendable (Model) async throws -> ModelAnswer)?

    /// Serves assistants until their client leaves or the task is cancelled; nil where the program cannot.
    package var serveAssistants: (@Sendable (Assistants) async throws -> Void)?

    /// Becomes the program that checks sources, with its arguments; nil where the program cannot.
    package var checkSources: (@Sendable ([String]) throws -> Void)?

    /// Creates services; none where nothing is given.
    package init(
        serveAssistants: (@Sendable (Assistants) async throws -> Void)? = nil,
        checkSources: (@Sendable ([String]) throws -> Void)? = nil,
        askModel: (@Sendable (Model) async throws -> ModelAnswer)? = nil
    ) {
        self.askModel = askModel
        self.serveAssistants = serveAssistants
        self.checkSources = checkSources
    }
}
