import BeckonSystem

/// A snippet that stands on a terminal, with what was written below it.
final class SnippetOnScreen {
    /// The snippet as it stands there.
    var snippet: ShownSnippet
    /// How many lines it takes, with its buttons and what was typed since; 0 where it is not known what stands above.
    var lines: Int

    init(_ snippet: ShownSnippet, lines: Int) {
        self.snippet = snippet
        self.lines = lines
    }
}
