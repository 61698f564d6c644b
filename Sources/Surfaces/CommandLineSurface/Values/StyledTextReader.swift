import IntentWire

enum StyledTextReader {
    static func read(_ text: String) throws -> StyledTextSnapshot { StyledTextSnapshot(text) }
}
