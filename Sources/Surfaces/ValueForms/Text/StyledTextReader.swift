import AppIntents
import IntentWire

/// Reads Markdown as styled text.
enum StyledTextReader {
    /// - Source: Foundation, `AttributedString.init(markdown:options:baseURL:)` with its default options.
    static func read(_ text: String) throws -> StyledTextSnapshot {
        do {
            return StyledTextSnapshot(try AttributedString(markdown: text))
        } catch {
            throw ReadProblem("the Markdown cannot be read: \(error.localizedDescription)")
        }
    }
}
