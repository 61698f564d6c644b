public import Foundation
public import IntentWire

/// Draws views with the characters of a terminal.
///
/// Texts are set into the width of the terminal; what cannot be drawn with characters, as shapes and pictures, is left
/// out or named. What could move the cursor or change the terminal is replaced. Escape sequences are used only where
/// `isStyled` says so.
public struct TerminalRenderer: Sendable {
    /// What a terminal is like.
    public struct Options: Sendable {
        /// Columns; at least 20 are used.
        public var width: Int
        /// Whether bold and colours may be used.
        public var isStyled: Bool
        /// The moment for which timers and relative dates are shown.
        public var now: Date
        /// The language of timers and relative dates.
        public var locale: Locale

        /// Creates options.
        public init(
            width: Int = 80, isStyled: Bool = false, now: Date = .now, locale: Locale = Locale(identifier: "en")
        ) {
            self.width = max(width, 20)
            self.isStyled = isStyled
            self.now = now
            self.locale = locale
        }
    }

    private let options: Options

    /// Creates a renderer.
    public init(options: Options = Options()) { self.options = options }

    /// Draws a view.
    ///
    /// - Returns: The lines, without line ends; none where nothing of the view can be shown.
    public func lines(_ tree: ViewTree) -> [String] {
        var options = options
        if let tag = tree.locale { options.locale = Locale(identifier: tag) }
        let block = TerminalLayout(options: options).block(tree.root, width: options.width)
        var lines = block.lines.map { $0.text(isStyled: options.isStyled) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines.drop(while: \.isEmpty))
    }
}
