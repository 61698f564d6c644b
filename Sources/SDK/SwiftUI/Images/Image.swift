public import FoundationAdditions
package import IntentWire

/// A picture.
///
/// - Source: SwiftUI, `Image`.
public struct Image: Equatable, Sendable {
    /// How the area of a picture is filled.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    /// Whether only its shape counts.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// How smooth enlarged pictures are. Surfaces choose.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// The size of a symbol beside text.
    public enum Scale: CaseIterable, Hashable, Sendable { case small, medium, large }

    private enum Source: Hashable {
        case system(String, variable: Double?)
        case named(String, BundlePlace)
        case snapshot(ImageSnapshot)
    }

    private let source: Source
    private var label: Text?
    private var isDecorative = false
    private var isResizable = false
    private var rendering: TemplateRenderingMode?
    private var symbolRendering: SymbolRenderingMode?

    private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// Creates a symbol of the system; surfaces show one of their own that means the same.
    public init(systemName: String) { self.init(.system(systemName, variable: nil)) }

    /// Creates a symbol of the system of which a share is filled.
    public init(systemName: String, variableValue: Double?) {
        self.init(.system(systemName, variable: variableValue))
    }

    /// Creates a picture of the app's; a placeholder where there is none of the name.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, BundlePlace(bundle))) }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, BundlePlace(bundle)), label: label)
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, BundlePlace(bundle)), isDecorative: true)
    }

    public init(_ resource: ImageResource) { self.init(.named(resource.name, BundlePlace(resource.bundle))) }

    /// Creates a picture that travels as it is.
    package init(_ snapshot: ImageSnapshot) { self.init(.snapshot(snapshot)) }

    // MARK: - Changes

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.rendering = renderingMode
        return image
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRendering = mode
        return image
    }

    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    // MARK: - Drawing

    /// What the picture shows, in words.
    func words(in environment: EnvironmentValues) -> String? {
        if isDecorative { return nil }
        if let label { return label.string(in: environment) }
        return switch source {
        case .system(let name, _):
            name.split(separator: ".").filter { !Self.variants.contains(String($0)) }
                .joined(separator: " ")
        case .named(let name, _): String(name.split(separator: "/").last ?? "")
        case .snapshot: nil
        }
    }

    private static let variants: Set = ["fill", "circle", "square", "slash", "rectangle"]

    func content(in environment: EnvironmentValues) -> ImageContent {
        var content = ImageContent(snapshot(environment), label: words(in: environment))
        content.isResizable = isResizable ? true : nil
        content.symbolRendering = (symbolRendering ?? environment.symbolRenderingMode)?.name
        content.scale = environment.look.imageScale.map { "\($0)" }
        if case .system(_, let variable) = source { content.variableValue = variable }
        if isSymbol || rendering == .template {
            content.color = environment.look.textStyle.color?.fill(in: environment) ?? environment.foreground(0)
        }
        if isSymbol { content.font = Font.wire(nil, environment) }
        return content
    }

    private var isSymbol: Bool { if case .system = source { true } else { false } }

    private func snapshot(_ environment: EnvironmentValues) -> ImageSnapshot {
        let isTemplate: Bool? = rendering.map { $0 == .template }
        switch source {
        case .system(let name, _):
            return ImageSnapshot(.system(environment.symbolVariants.name(of: name)), isTemplate: isTemplate)
        case .named(let name, let place):
            let file = BundleAssets.image(name, in: place)
            return ImageSnapshot(file.map(ImageSnapshot.Source.url) ?? .named(name), isTemplate: isTemplate)
        case .snapshot(let snapshot): return snapshot
        }
    }
}

extension Image: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        var drawn = try drawing.node(.image(view.content(in: drawing.environment)))
        if let reason = drawing.environment.redactionReasons.name {
            drawn.nodes[0].modifiers.append(.redacted(reason: reason))
        }
        return drawn
    }
}

/// A picture of an asset catalog, by its name.
///
/// - Source: DeveloperToolsSupport, `ImageResource`.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
