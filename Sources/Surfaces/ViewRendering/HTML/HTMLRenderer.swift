public import Foundation
public import IntentWire

/// Draws views as HTML: elements that say what they are, and one stylesheet, for light and dark, from left to right
/// and from right to left.
///
/// Nothing of it needs a script; ``timerScript`` only keeps timers running. All text is escaped. Links and pictures
/// lead to the web, to mail and telephones, or to the app's own scheme; other addresses are shown and lead nowhere.
public struct HTMLRenderer: Sendable {
    /// How a view is drawn.
    public struct Options: Sendable {
        /// The moment for which timers and relative dates are drawn.
        public var now: Date
        /// The language of timers and relative dates, where the view names none.
        public var locale: Locale
        /// Light or dark, whatever the person prefers; nil follows the person.
        public var colorScheme: ViewColorScheme?
        /// Where presses are sent as a form; nil makes plain buttons, which a script of the surface listens to.
        public var formAction: String?
        /// The largest picture that is put into the page, in bytes.
        public var maximumImageBytes: Int

        /// Creates options.
        public init(
            now: Date = .now, locale: Locale = Locale(identifier: "en"), colorScheme: ViewColorScheme? = nil,
            formAction: String? = nil, maximumImageBytes: Int = 4 << 20
        ) {
            self.now = now
            self.locale = locale
            self.colorScheme = colorScheme
            self.formAction = formAction
            self.maximumImageBytes = maximumImageBytes
        }
    }

    /// A drawn view.
    public struct Drawing: Sendable {
        /// One element.
        public var html: String
        /// What can be pressed. An element with `value="3"`, or `data-press="3"` outside a form, stands for the fourth.
        public var actions: [ViewAction]
    }

    private let options: Options

    /// Creates a renderer.
    public init(options: Options = Options()) { self.options = options }

    /// Draws a view as one element, to stand in a page that has ``stylesheet``.
    public func draw(_ tree: ViewTree) -> Drawing {
        let (html, drawing) = element(tree, keepsContainer: false)
        return Drawing(html: html, actions: drawing.record.actions)
    }

    /// What an app wants behind the whole of a view.
    struct Container {
        /// A value of `background`.
        var fill: String?
        /// Markup of views.
        var content = ""
    }

    /// Draws a view for a frame, which paints the container's background itself.
    func drawInContainer(_ tree: ViewTree) -> (html: String, container: Container?) {
        let (html, drawing) = element(tree, keepsContainer: true)
        return (html, drawing.record.container)
    }

    private func element(_ tree: ViewTree, keepsContainer: Bool) -> (html: String, drawing: HTMLDrawing) {
        var options = options
        if let tag = tree.locale { options.locale = Locale(identifier: tag) }
        let drawing = HTMLDrawing(options: options, isRightToLeft: tree.isRightToLeft == true)
        drawing.record.keepsContainer = keepsContainer
        var root = HTMLElement(options.formAction == nil ? "div" : "form", classes: ["beckon-view"])
        if let action = options.formAction {
            root.set("method", "post")
            root.set("action", action)
        }
        root.set("lang", tree.locale ?? options.locale.identifier(.bcp47))
        root.set("dir", tree.isRightToLeft == true ? "rtl" : "ltr")
        if let scheme = options.colorScheme { root.styles.append(("color-scheme", scheme.rawValue)) }
        root.content = drawing.element(tree.root).html
        return (root.html, drawing)
    }

    /// Draws a view as a whole page.
    ///
    /// - Parameters:
    ///   - tree: The view.
    ///   - title: The title of the page.
    ///   - runsTimers: Whether the page has the script that keeps timers running.
    public func page(_ tree: ViewTree, title: String, runsTimers: Bool = true) -> String {
        HTMLDocument(
            title: title, language: tree.locale ?? "en", isRightToLeft: tree.isRightToLeft == true,
            colorScheme: options.colorScheme, styles: Self.pageStyles + "\n" + Self.stylesheet,
            body: "<main>\n\(draw(tree).html)\n</main>", runsTimers: runsTimers
        ).html
    }
}
