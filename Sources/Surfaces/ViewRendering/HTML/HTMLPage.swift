import Foundation
public import IntentWire

/// A page of views, each in the place that a surface has for it: a card, a widget of its size, a control, a banner on
/// the lock screen, the island around the camera.
///
/// The page shows what there is now, and timers go on. It is complete: styles and pictures are inside, nothing is
/// fetched but pictures that the app names by their address. What can be pressed looks like it and does nothing, since
/// no system listens to a page.
public struct HTMLPage: Sendable {
    /// A view in its place.
    public enum Content: Sendable {
        /// The view beside what an intent says, with those words above it.
        case snippet(ViewTree, dialog: String? = nil)
        /// A widget of a size, as `systemSmall`. The view keeps away from the edges, unless it fills its container.
        case widget(ViewTree, family: String, fillsContainer: Bool = false)
        /// A control, with the name of its kind for one that says nothing.
        case control(ControlSnapshot, name: String)
        /// A Live Activity on the lock screen.
        case banner(ViewTree)
        /// A Live Activity around the camera; `lockScreen` draws nothing.
        case island(IslandDrawing, ActivityPresentationKind)
    }

    /// What stands on the page, with the words below it.
    public struct Item: Sendable {
        public var content: Content
        public var caption: String?

        /// Creates an item.
        public init(_ content: Content, caption: String? = nil) {
            self.content = content
            self.caption = caption
        }
    }

    private let title: String
    private let items: [Item]
    private let options: HTMLRenderer.Options
    private let isRightToLeft: Bool

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - title: What browsers call it.
    ///   - items: What stands on it, in reading order.
    ///   - options: How views are drawn. The locale is the language of the page, and decides its direction.
    public init(title: String, items: [Item], options: HTMLRenderer.Options = .init()) {
        self.title = title
        self.items = items
        self.options = options
        isRightToLeft = options.locale.language.characterDirection == .rightToLeft
    }

    /// The page as a document.
    public var html: String {
        HTMLDocument(
            title: title, language: options.locale.identifier(.bcp47), isRightToLeft: isRightToLeft,
            colorScheme: options.colorScheme, styles: HTMLRenderer.stylesheet + "\n" + Self.stylesheet,
            body: "<main class=\"bk-page\">\n" + parts + "\n</main>"
        ).html
    }

    /// The items, those that stand on the person's picture on one picture as long as they follow each other.
    private var parts: String {
        var parts = ""
        var onWallpaper = ""
        func end() {
            if !onWallpaper.isEmpty { parts += "<div class=\"bk-wallpaper\">\n\(onWallpaper)</div>\n" }
            onWallpaper = ""
        }
        for item in items where !isEmpty(item.content) {
            if isOnWallpaper(item.content) {
                onWallpaper += figure(item) + "\n"
            } else {
                end()
                parts += figure(item) + "\n"
            }
        }
        end()
        return parts
    }

    private func figure(_ item: Item) -> String {
        let caption = item.caption.map { "<figcaption dir=\"auto\">\(HTMLText.escaped($0))</figcaption>" } ?? ""
        return "<figure class=\"bk-place\">\(drawn(item.content))\(caption)</figure>"
    }

    /// Whether there is nothing to draw: the island has no place on the lock screen.
    private func isEmpty(_ content: Content) -> Bool {
        if case .island(_, .lockScreen) = content { true } else { false }
    }

    /// Whether a view stands on the person's picture, whose light and dark it does not follow.
    private func isOnWallpaper(_ content: Content) -> Bool {
        switch content {
        case .widget(_, let family, _): family.hasPrefix("accessory")
        case .control, .banner, .island: true
        case .snippet: false
        }
    }

    private func drawn(_ content: Content) -> String {
        switch content {
        case .snippet(let tree, let dialog):
            let words = dialog.map { "<p class=\"bk-dialog\" dir=\"auto\">\(HTMLText.escaped($0))</p>" } ?? ""
            return "<div class=\"bk-snippet\">\(words)\(frame(tree, ["bk-card"]))</div>"
        case .widget(let tree, let family, let fillsContainer):
            return frame(
                tree, ["bk-widget", "bk-\(Self.known(family))"] + (fillsContainer ? ["bk-full"] : []),
                hasContainer: !family.hasPrefix("accessory"))
        case .control(let control, let name): return ControlTile(control, name, options, isRightToLeft).html
        case .banner(let tree): return frame(tree, ["bk-banner"])
        case .island(let island, let kind): return self.island(island, kind)
        }
    }

    /// The family, where there is a size for it.
    private static func known(_ family: String) -> String {
        let known = [
            "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
            "accessoryCircular", "accessoryCorner", "accessoryRectangular", "accessoryInline",
        ]
        return known.contains(family) ? family : "systemSmall"
    }

    /// A view with what its app wants behind it, which reaches to the edges of the frame.
    ///
    /// - Parameter hasContainer: Whether there is anything behind the view: accessories stand on the picture itself.
    private func frame(_ tree: ViewTree, _ classes: [String], hasContainer: Bool = true) -> String {
        let drawn = HTMLRenderer(options: options).drawInContainer(tree)
        var element = HTMLElement("div", classes: classes)
        if hasContainer, let container = drawn.container {
            var layer = HTMLElement("div", classes: ["beckon-view", "bk-behind"], content: container.content)
            layer.style("background", container.fill)
            layer.set("dir", tree.isRightToLeft == true ? "rtl" : "ltr")
            element.content = layer.html
        }
        element.content += drawn.html
        return element.html
    }

    // MARK: - The island

    private func island(_ island: IslandDrawing, _ kind: ActivityPresentationKind) -> String {
        func draw(_ tree: ViewTree) -> String {
            var dark = options
            dark.colorScheme = .dark
            return HTMLRenderer(options: dark).draw(tree).html
        }
        func part(_ name: String, _ content: String) -> String { "<div class=\"bk-\(name)\">\(content)</div>" }
        var element = HTMLElement("div", classes: ["bk-island", "bk-\(kind.rawValue)"])
        let styles = HTMLStyles(isRightToLeft: isRightToLeft)
        if let tint = island.keylineTint { element.style("--bk-keyline", styles.color(tint)) }
        switch kind {
        case .lockScreen: return ""
        case .minimal: element.content = draw(island.minimal)
        case .compact:
            element.content =
                part("leading", draw(island.compactLeading)) + part("trailing", draw(island.compactTrailing))
        case .expanded:
            for position in IslandRegion.Position.allCases {
                let views = island.expanded.filter { $0.position == position }.sorted { $0.priority > $1.priority }
                guard !views.isEmpty else { continue }
                element.content += part(position.rawValue, views.map { draw($0.view) }.joined())
            }
        }
        return element.html
    }
}
