extension IntentMethod {
    // System to app
    /// `WidgetRequest` to `WidgetTimeline`.
    public static let widgetTimeline = "widget/timeline"
    /// `WidgetSuggestionsRequest` to `WidgetSuggestions`: the configurations that an app proposes for a widget.
    public static let widgetSuggestions = "widget/suggestions"
    /// `ControlRequest` to `ControlSnapshot`.
    public static let controlState = "control/state"

    // App to system
    /// Notification with `WidgetChange`: timelines are out of date.
    public static let reloadWidgets = "system/reloadWidgets"
    /// Notification with `WidgetChange`: values of controls are out of date.
    public static let reloadControls = "system/reloadControls"
    /// `WidgetUsesRequest` to `[WidgetUse]`: the app's widgets that are shown somewhere.
    public static let currentWidgets = "system/currentWidgets"
    /// `WidgetUsesRequest` to `[ControlUse]`: the app's controls that are shown somewhere.
    public static let currentControls = "system/currentControls"
}

extension IntentFailure.Code {
    /// The app has no widget of that kind, or not in that size.
    public static let unknownWidget = IntentFailure.Code(rawValue: "unknown-widget")
    /// The app has no control of that kind.
    public static let unknownControl = IntentFailure.Code(rawValue: "unknown-control")
}

/// Where a widget or a control is drawn.
public struct WidgetSurroundings: Codable, Hashable, Sendable {
    /// The language, as a BCP 47 tag.
    public var locale: String?
    public var colorScheme: ViewColorScheme?
    /// `fullColor`, `accented` or `vibrant`; full colour where absent.
    public var renderingMode: String?

    /// Creates surroundings.
    public init(locale: String? = nil, colorScheme: ViewColorScheme? = nil, renderingMode: String? = nil) {
        self.locale = locale
        self.colorScheme = colorScheme
        self.renderingMode = renderingMode
    }
}

/// Asks an app what a widget shows.
public struct WidgetRequest: Codable, Hashable, Sendable {
    /// What is wanted.
    public enum Purpose: String, Codable, Hashable, Sendable {
        /// What stands there before the app has given anything; one entry.
        case placeholder
        /// What it shows now, quickly, as where people choose widgets; one entry.
        case snapshot
        /// What it shows from now on.
        case timeline
    }

    public var kind: String
    public var purpose: Purpose
    /// The size, as `systemSmall`.
    public var family: String
    /// The values of the configuration's parameters; the app's defaults where they are missing.
    public var configuration: [String: IntentValue]
    public var surroundings: WidgetSurroundings
    /// Whether people look for a widget rather than at one.
    public var isPreview: Bool

    /// Creates a request.
    public init(
        kind: String, purpose: Purpose = .timeline, family: String, configuration: [String: IntentValue] = [:],
        surroundings: WidgetSurroundings = .init(), isPreview: Bool = false
    ) {
        self.kind = kind
        self.purpose = purpose
        self.family = family
        self.configuration = configuration
        self.surroundings = surroundings
        self.isPreview = isPreview
    }
}

/// Asks an app which configurations of a widget it proposes.
public struct WidgetSuggestionsRequest: Codable, Hashable, Sendable {
    public var kind: String
    /// The language, as a BCP 47 tag.
    public var locale: String?
    /// Who asks; a person where nil.
    public var source: RequestSource?
    /// What the one who asks calls itself.
    public var requester: String?
    /// The process of this machine at which the person sits who asks.
    public var process: Int32?

    /// Creates a request.
    public init(kind: String, locale: String? = nil) {
        self.kind = kind
        self.locale = locale
    }
}

/// The configurations of a widget that an app proposes.
public struct WidgetSuggestions: Codable, Hashable, Sendable {
    /// A configuration with what it is called.
    public struct Recommendation: Codable, Hashable, Sendable {
        public var configuration: [String: IntentValue]
        public var description: String

        /// Creates a recommendation.
        public init(configuration: [String: IntentValue], description: String) {
            self.configuration = configuration
            self.description = description
        }
    }

    /// A configuration with when or where it is of use.
    public struct Relevance: Codable, Hashable, Sendable {
        public var configuration: [String: IntentValue]
        /// When or where; absent where `group` says all.
        public var context: RelevanceSnapshot?
        /// Widgets of one group stand for each other: `automatic`, `ungrouped`, or the app's own name.
        public var group: String?

        /// Creates relevance.
        public init(configuration: [String: IntentValue], context: RelevanceSnapshot? = nil, group: String? = nil) {
            self.configuration = configuration
            self.context = context
            self.group = group
        }
    }

    public var recommendations: [Recommendation]
    public var relevance: [Relevance]

    /// Creates suggestions.
    public init(recommendations: [Recommendation] = [], relevance: [Relevance] = []) {
        self.recommendations = recommendations
        self.relevance = relevance
    }
}

/// That what widgets or controls of an app show is out of date.
public struct WidgetChange: Codable, Hashable, Sendable {
    /// The kind; all of the app where absent.
    public var kind: String?

    /// Creates the message.
    public init(kind: String? = nil) { self.kind = kind }
}

/// Asks the system which widgets or controls of the app are shown somewhere.
public struct WidgetUsesRequest: Codable, Hashable, Sendable {
    /// Creates the message.
    public init() {}
}

/// A widget that is shown somewhere.
public struct WidgetUse: Codable, Hashable, Sendable {
    public var kind: String
    public var family: String
    public var configuration: [String: IntentValue]

    /// Creates a use.
    public init(kind: String, family: String, configuration: [String: IntentValue] = [:]) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }
}

/// A control that is shown somewhere.
public struct ControlUse: Codable, Hashable, Sendable {
    public var kind: String
    public var configuration: [String: IntentValue]

    /// Creates a use.
    public init(kind: String, configuration: [String: IntentValue] = [:]) {
        self.kind = kind
        self.configuration = configuration
    }
}
