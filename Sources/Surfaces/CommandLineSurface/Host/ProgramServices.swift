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

    /// Serves assistants until their client leaves or the task is cancelled; nil where the program cannot.
    package var serveAssistants: (@Sendable (Assistants) async throws -> Void)?

    /// Becomes the program that checks sources, with its arguments; nil where the program cannot.
    package var checkSources: (@Sendable ([String]) throws -> Void)?

    /// Creates services; none where nothing is given.
    package init(
        serveAssistants: (@Sendable (Assistants) async throws -> Void)? = nil,
        checkSources: (@Sendable ([String]) throws -> Void)? = nil
    ) {
        self.serveAssistants = serveAssistants
        self.checkSources = checkSources
    }
}
