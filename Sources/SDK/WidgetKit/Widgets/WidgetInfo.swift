public import AppIntents
import FoundationAdditions

/// A widget that is shown somewhere: its kind, its size, and how it is configured.
///
/// - Source: WidgetKit, `WidgetInfo`.
public struct WidgetInfo: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
    /// The SiriKit intent that configures it; there are none here.
    public let configuration: INIntent?
    /// Its size.
    public let family: WidgetFamily
    /// The app's name for the widget.
    public let kind: String
    private let intent: (any WidgetConfigurationIntent)?
    /// Tells two configurations apart.
    private let values: String

    init(kind: String, family: WidgetFamily, intent: (any WidgetConfigurationIntent)?, values: String) {
        configuration = nil
        self.family = family
        self.kind = kind
        self.intent = intent
        self.values = values
    }

    public var id: WidgetInfo { self }

    /// How it is configured; nil where it is configured by another intent, or by none.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        intent as? Intent
    }

    public var debugDescription: String { "\(kind), \(family)" + (values.isEmpty ? "" : ", \(values)") }

    public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
        left.kind == right.kind && left.family == right.family && left.values == right.values
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(family)
        hasher.combine(values)
    }
}
