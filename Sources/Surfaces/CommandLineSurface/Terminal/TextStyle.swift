/// Bold, dim and coloured text where a stream has them; plain text elsewhere.
package struct TextStyle: Hashable, Sendable {
    private let isEnabled: Bool

    /// Creates the styles of a stream.
    package init(isEnabled: Bool) { self.isEnabled = isEnabled }

    /// The styles of a stream.
    package init(_ stream: TextStream) { self.init(isEnabled: stream.isStyled) }

    package func bold(_ text: String) -> String { apply("1", text) }
    package func dim(_ text: String) -> String { apply("2", text) }
    package func red(_ text: String) -> String { apply("1;31", text) }

    /// - Source: ECMA-48, section 8.3.117, select graphic rendition.
    private func apply(_ code: String, _ text: String) -> String {
        isEnabled && !text.isEmpty ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
}
