public import Foundation
public import IntentWire

/// Which widget a surface shows, and where.
public struct WidgetQuery: Codable, Hashable, Sendable {
    public var app: AppReference
    /// The widget: its kind, its type, or its name in any language.
    public var kind: String
    /// The size, as `systemSmall`; the first that the widget supports where absent.
    public var family: String?
    /// The values of the configuration's parameters; the app's defaults where they are missing.
    public var configuration: [String: IntentValue]
    public var surroundings: WidgetSurroundings
    /// What is wanted; a placeholder or a snapshot is asked for anew each time and not kept.
    public var purpose: WidgetRequest.Purpose
    /// The moment whose entry is wanted; now where absent. Another moment asks nothing of the app.
    public var date: Date?
    /// Whether the app is asked for a new timeline, however good the last one is.
    public var reloads: Bool

    /// Creates a query.
    public init(
        app: AppReference, kind: String, family: String? = nil, configuration: [String: IntentValue] = [:],
        surroundings: WidgetSurroundings = .init(), purpose: WidgetRequest.Purpose = .timeline, date: Date? = nil,
        reloads: Bool = false
    ) {
        self.app = app
        self.kind = kind
        self.family = family
        self.configuration = configuration
        self.surroundings = surroundings
        self.purpose = purpose
        self.date = date
        self.reloads = reloads
    }
}

/// What a widget shows at a moment.
public struct WidgetDisplay: Codable, Hashable, Sendable {
    /// The identifier of the app.
    public var app: String
    public var widget: WidgetDescriptor
    public var family: String
    public var entry: WidgetEntry
    /// The place of the entry in its timeline, counted from 0.
    public var position: Int
    /// How many entries the timeline has.
    public var count: Int
    /// When the next entry takes its place; nil for the last.
    public var changes: Date?
    /// When the app is asked again; nil where only it can say so.
    public var reloads: Date?
    /// When the app was asked for the timeline.
    public var loaded: Date
    /// Why this is an older timeline than is due.
    public var problem: String?

    /// Creates what is shown.
    public init(
        app: String, widget: WidgetDescriptor, family: String, entry: WidgetEntry, position: Int = 0, count: Int = 1,
        changes: Date? = nil, reloads: Date? = nil, loaded: Date, problem: String? = nil
    ) {
        self.app = app
        self.widget = widget
        self.family = family
        self.entry = entry
        self.position = position
        self.count = count
        self.changes = changes
        self.reloads = reloads
        self.loaded = loaded
        self.problem = problem
    }
}

/// Something in a widget that a person pressed.
public struct WidgetPress: Codable, Hashable, Sendable {
    /// The widget in which it stands.
    public var widget: WidgetQuery
    /// What it runs.
    public var intent: PreparedIntent
    /// The new value of what is on or off; nil where it is a button.
    public var isOn: Bool?
    public var source: RequestSource

    /// Creates a press.
    public init(widget: WidgetQuery, intent: PreparedIntent, isOn: Bool? = nil, source: RequestSource = .person) {
        self.widget = widget
        self.intent = intent
        self.isOn = isOn
        self.source = source
    }
}

/// What came of a press: of the intent, and the widget afterwards.
public struct WidgetPressResult: Codable, Hashable, Sendable {
    public var outcome: IntentOutcome
    /// The widget with its new timeline; nil where the app did not give one.
    public var display: WidgetDisplay?
    /// Why there is no new timeline; the intent itself is done.
    public var problem: String?

    /// Creates a result.
    public init(outcome: IntentOutcome, display: WidgetDisplay? = nil, problem: String? = nil) {
        self.outcome = outcome
        self.display = display
        self.problem = problem
    }
}
