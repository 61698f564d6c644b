package import Foundation
package import IntentWire

/// How a server for assistants is set up.
package struct MCPOptions: Sendable {
    /// What the list of tools holds.
    package enum ToolList: String, Sendable, CaseIterable {
        /// All tools; where they are more than a model reads with profit, tools to search and run them.
        case automatic
        /// All tools, however many.
        case all
        /// Only tools to search and run the others.
        case search
    }

    /// The one app that is offered; all that are installed where nil.
    package var app: AppReference?
    package var toolList: ToolList
    /// The language of texts, as a BCP 47 tag.
    package var locale: String
    package var timeZone: TimeZone
    /// The folders whose files may be given to apps, as absolute paths.
    package var fileFolders: [String]
    package var workingDirectory: String
    package var homeDirectory: String
    /// The version of the program.
    package var version: String
    /// How long a question waits for its answer.
    package var answerPatience = Duration.seconds(600)
    /// How many tools are listed where the list is `automatic`; where there are more, there are tools to search for them.
    package var mostListedTools = 250

    /// Creates a set-up that offers all apps.
    package init(
        app: AppReference? = nil, toolList: ToolList = .automatic, locale: String, timeZone: TimeZone,
        fileFolders: [String] = [], workingDirectory: String, homeDirectory: String, version: String
    ) {
        self.app = app
        self.toolList = toolList
        self.locale = locale
        self.timeZone = timeZone
        self.fileFolders = fileFolders
        self.workingDirectory = workingDirectory
        self.homeDirectory = homeDirectory
        self.version = version
    }
}
