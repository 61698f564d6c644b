import AppIntents
import IntentWire

/// A command of this program: an App Intent with its place on the command line.
protocol CommandIntent: AppIntent {
    /// Where the command stands, and which of its parameters stand without a flag.
    static var syntax: CommandSyntax { get }
    /// The enumerations that its parameters refer to.
    static var enumerations: [any AppEnum.Type] { get }

    /// Does what the command is for, and shows the result through the context.
    func run(in context: CommandContext) async throws
}

extension CommandIntent {
    static var enumerations: [any AppEnum.Type] { [] }

    /// Runs the command in the context of the command line that it stands on.
    func perform() async throws -> some IntentResult {
        guard let context = CommandContext.current else {
            throw IntentFailure(.unsupported, "'\(Self.syntax.name)' runs on a command line only")
        }
        try await run(in: context)
        return .result()
    }
}

/// The words of a command, and its parameters that stand without a flag.
struct CommandSyntax: Hashable, Sendable {
    /// The words that name the command: `apps`, `list`.
    var words: [String]
    /// The parameters by position, in order.
    var positionals: [String]
    /// The list that takes everything behind the last position.
    var remainder: String?
    /// What the help shows behind the words; made from the parameters where nil.
    var usage: [String]?

    init(_ words: String..., positionals: [String] = [], remainder: String? = nil, usage: [String]? = nil) {
        self.words = words
        self.positionals = positionals
        self.remainder = remainder
        self.usage = usage
    }

    /// The words as one text.
    var name: String { words.joined(separator: " ") }
}
