public import IntentWire

/// Which control a surface shows, and where.
public struct ControlQuery: Codable, Hashable, Sendable {
    public var app: AppReference
    /// The control: its kind, its type, or its name in any language.
    public var kind: String
    /// The values of the configuration's parameters; the app's defaults where they are missing.
    public var configuration: [String: IntentValue]
    public var surroundings: WidgetSurroundings
    /// Whether the app's example is wanted instead of the value now.
    public var isPreview: Bool

    /// Creates a query.
    public init(
        app: AppReference, kind: String, configuration: [String: IntentValue] = [:],
        surroundings: WidgetSurroundings = .init(), isPreview: Bool = false
    ) {
        self.app = app
        self.kind = kind
        self.configuration = configuration
        self.surroundings = surroundings
        self.isPreview = isPreview
    }
}

/// What a control shows now.
public struct ControlDisplay: Codable, Hashable, Sendable {
    /// The identifier of the app.
    public var app: String
    public var descriptor: ControlDescriptor
    public var control: ControlSnapshot
    /// Whether its intent runs, so that it shows what is to become true.
    public var isPending: Bool

    /// Creates what is shown.
    public init(app: String, descriptor: ControlDescriptor, control: ControlSnapshot, isPending: Bool = false) {
        self.app = app
        self.descriptor = descriptor
        self.control = control
        self.isPending = isPending
    }
}

/// That a person pressed a control.
public struct ControlPress: Codable, Hashable, Sendable {
    public var control: ControlQuery
    /// The value that a switch is to have; the other than now where absent.
    public var isOn: Bool?
    public var source: RequestSource

    /// Creates a press.
    public init(control: ControlQuery, isOn: Bool? = nil, source: RequestSource = .person) {
        self.control = control
        self.isOn = isOn
        self.source = source
    }
}

/// What came of pressing a control.
public struct ControlPressResult: Codable, Hashable, Sendable {
    /// The control while its intent ran, as it was shown at once; as it was before where nothing had to run.
    public var pressed: ControlDisplay
    /// The control afterwards.
    public var display: ControlDisplay
    /// What came of its intent; nil where a switch had the value already.
    public var outcome: IntentOutcome?

    /// Creates a result.
    public init(pressed: ControlDisplay, display: ControlDisplay, outcome: IntentOutcome? = nil) {
        self.pressed = pressed
        self.display = display
        self.outcome = outcome
    }
}
