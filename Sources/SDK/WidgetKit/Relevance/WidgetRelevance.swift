public import AppIntents
public import RelevanceKit

/// When which configurations of a widget are of use.
///
/// - Source: WidgetKit, `WidgetRelevance`.
public struct WidgetRelevance<Configuration> {
    let attributes: [WidgetRelevanceAttribute<Configuration>]

    /// Creates relevance.
    ///
    /// - Parameter attributes: The configurations, each with when or where.
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// A configuration of a widget with when or where it is of use.
///
/// - Source: WidgetKit, `WidgetRelevanceAttribute`.
public struct WidgetRelevanceAttribute<Configuration> {
    let configuration: Configuration
    let context: RelevantContext?
    let group: WidgetRelevanceGroup?

    private init(_ configuration: Configuration, context: RelevantContext? = nil, group: WidgetRelevanceGroup? = nil) {
        self.configuration = configuration
        self.context = context
        self.group = group
    }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

extension WidgetRelevanceAttribute where Configuration == Void {
    /// Of use at a time or place.
    public init(context: RelevantContext) { self.init((), context: context) }
    /// Of use as one of a group.
    public init(group: WidgetRelevanceGroup) { self.init((), group: group) }
}

extension WidgetRelevanceAttribute where Configuration: WidgetConfigurationIntent {
    /// A configuration that is of use at a time or place.
    public init(configuration: Configuration, context: RelevantContext) {
        self.init(configuration, context: context, group: nil)
    }
    /// A configuration that is of use as one of a group.
    public init(configuration: Configuration, group: WidgetRelevanceGroup) {
        self.init(configuration, context: nil, group: group)
    }
}

extension WidgetRelevanceAttribute where Configuration: INIntent {
    /// A configuration that is of use at a time or place.
    public init(configuration: Configuration, context: RelevantContext) {
        self.init(configuration, context: context, group: nil)
    }
    /// A configuration that is of use as one of a group.
    public init(configuration: Configuration, group: WidgetRelevanceGroup) {
        self.init(configuration, context: nil, group: group)
    }
}

/// Widgets that stand for each other.
///
/// - Source: WidgetKit, `WidgetRelevanceGroup`.
public struct WidgetRelevanceGroup: Sendable {
    let name: String
    /// Those of one kind.
    public static let automatic = WidgetRelevanceGroup(name: "automatic")
    /// Each for itself.
    public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
    /// Those that bear a name.
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name) }
}
