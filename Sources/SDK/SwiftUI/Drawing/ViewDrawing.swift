import AppIntents
import FoundationAdditions
package import IntentWire

/// What a view was drawn to.
public struct _DrawnViews {
    package var nodes: [ViewNode]

    package init(_ nodes: some Sequence<ViewNode> = []) { self.nodes = Array(nodes) }

    package init(_ content: ViewContent) { nodes = [ViewNode(content)] }

    mutating func append(_ other: _DrawnViews) { nodes += other.nodes }

    /// The one node of these, or a group of several.
    var single: ViewNode { nodes.count == 1 ? nodes[0] : ViewNode(.group(ContainerContent(children: nodes))) }
}

/// Where a view is drawn: its environment, and how deep it is.
@MainActor
public struct _ViewDrawing {
    /// How deep views may be nested, modifiers included: an app's view that contains itself ends here.
    static let maximumDepth = 1_000

    package var environment: EnvironmentValues
    private var depth = 0
    private var nodeDepth = 0
    let record: DrawingRecord

    package init(environment: EnvironmentValues, record: DrawingRecord) {
        self.environment = environment
        self.record = record
    }

    /// Draws a view one level below.
    func draw(_ view: some View) throws -> _DrawnViews { try draw(any: view) }

    /// Draws a view one level below.
    func draw(any view: any View) throws -> _DrawnViews {
        func open<V: View>(_ view: V, _ drawing: _ViewDrawing) throws -> _DrawnViews { try V._draw(view, drawing) }
        return try open(view, deeper(by: 1))
    }

    /// Draws what stands inside a node.
    func children(_ view: some View) throws -> [ViewNode] { try inNode { try $0.draw(view).nodes } }

    /// Draws what stands inside a node.
    func inNode(_ draw: (_ViewDrawing) throws -> [ViewNode]) throws -> [ViewNode] {
        var inner = self
        inner.nodeDepth += 1
        return try draw(inner)
    }

    /// A node, which is counted.
    func node(_ content: ViewContent) throws -> _DrawnViews {
        try record.count(content)
        return _DrawnViews(content)
    }

    func drawBody<V: View>(of view: V) throws -> _DrawnViews {
        guard V.Body.self != Never.self else {
            throw IntentFailure(.unsupported, "'\(V.self)' has no body: it cannot be drawn")
        }
        return try draw(evaluate { view.body })
    }

    /// Runs an app's code with the environment of this place.
    func evaluate<Result>(_ body: @MainActor () -> Result) -> Result {
        EnvironmentValues.with(environment, body)
    }

    func deeper() throws -> _ViewDrawing { try deeper(by: 1) }

    private func deeper(by levels: Int) throws -> _ViewDrawing {
        guard depth + levels <= Self.maximumDepth, nodeDepth <= ViewTree.maximumDepth - 2 else {
            throw IntentFailure(
                .unsupported,
                "the view is nested too deep: at most \(ViewTree.maximumDepth) views inside each other, "
                    + "\(Self.maximumDepth) with their modifiers. Does a view contain itself?")
        }
        var deeper = self
        deeper.depth += levels
        return deeper
    }

    /// This place with another environment.
    func with(_ change: (inout EnvironmentValues) -> Void) -> _ViewDrawing {
        var copy = self
        change(&copy.environment)
        return copy
    }
}

/// What one drawing has come to: how large it is, and the intents whose values are still to be written.
@MainActor
package final class DrawingRecord {
    package private(set) var nodes = 0
    package private(set) var imageBytes = 0
    private(set) var intents: [any AppIntent] = []
    /// What the views do as something is opened.
    var openings: [OpeningHandler] = []

    package init() {}

    func count(_ content: ViewContent) throws {
        nodes += 1
        guard nodes <= ViewTree.maximumNodes else {
            throw IntentFailure(
                .unsupported, "the view has more than \(ViewTree.maximumNodes) parts: show fewer, or open the app")
        }
        if case .image(let image) = content { try count(image.image) }
    }

    func count(_ image: ImageSnapshot) throws {
        guard case .data(let data) = image.source else { return }
        imageBytes += data.count
        guard imageBytes <= ViewTree.maximumImageBytes else {
            throw IntentFailure(
                .unsupported,
                "the pictures of the view have more than \(ViewTree.maximumImageBytes >> 20) MB: make them smaller")
        }
    }

    /// Keeps an intent, whose values are written once the view is drawn.
    func action(_ intent: any AppIntent) -> ViewAction {
        intents.append(intent)
        return .intent(run: PreparedIntent(intent: Self.placeholder(intents.count - 1)))
    }

    /// Stands for an intent until its values are written; no identifier begins like this.
    private static func placeholder(_ index: Int) -> String { "\u{0}\(index)" }

    /// The place of an intent that a placeholder stands for.
    nonisolated static func index(_ prepared: PreparedIntent) -> Int? {
        prepared.intent.hasPrefix("\u{0}") ? Int(prepared.intent.dropFirst()) : nil
    }
}
