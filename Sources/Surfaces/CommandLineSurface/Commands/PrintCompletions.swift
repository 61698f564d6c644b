import AppIntents
import IntentWire
import ValueForms

/// `beckon completions SHELL`
struct PrintCompletions: CommandIntent {
    /// A shell that completes words.
    enum Shell: String, AppEnum {
        case bash, zsh, fish

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shell"
        static let caseDisplayRepresentations: [Shell: DisplayRepresentation] = [
            .bash: "bash", .zsh: "zsh", .fish: "fish",
        ]
    }

    static let syntax = CommandSyntax("completions", positionals: ["shell"])
    static let enumerations: [any AppEnum.Type] = [Shell.self]
    static let title: LocalizedStringResource = "Print Completions"
    static let description: IntentDescription? = IntentDescription(
        """
        Prints a script that makes a shell complete commands, intents, parameters and their values. For bash, add \
        'source <(beckon completions bash)' to ~/.bashrc; for zsh, 'source <(beckon completions zsh)' behind \
        compinit in ~/.zshrc; for fish, 'beckon completions fish | source' to ~/.config/fish/config.fish.
        """)

    @Parameter(title: "Shell", description: "The shell")
    var shell: Shell

    func run(in context: CommandContext) async throws {
        let script =
            switch shell {
            case .bash: CompletionScript.bash
            case .zsh: CompletionScript.zsh
            case .fish: CompletionScript.fish
            }
        context.show(.members(["script": .string(script)])) { [script] }
    }
}
