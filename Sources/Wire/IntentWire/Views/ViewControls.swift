// The views that a person works with, or that show a value.

/// What pressing a view does.
public enum ViewAction: Codable, Hashable, Sendable {
    /// Runs an intent of the app.
    case intent(run: PreparedIntent)
    /// Opens an address.
    case open(url: String)
    /// Runs code inside the app, which a drawn view cannot reach: shown, and not to be pressed.
    case unavailable
}

/// Something to press.
public struct ButtonContent: Codable, Hashable, Sendable {
    /// What it means to press it.
    public enum Role: String, Codable, Sendable { case destructive, cancel, confirm, close }

    public var action: ViewAction
    public var role: Role?
    /// How it looks: `plain`, `bordered`, `borderedProminent`, `borderless`, `glass`…; the surface's own where absent.
    public var style: String?
    /// The colour of what stands out.
    public var tint: ViewStyle?
    public var isDisabled: Bool?
    public var children: [ViewNode]

    /// Creates a button.
    public init(
        action: ViewAction, role: Role? = nil, style: String? = nil, tint: ViewStyle? = nil, isDisabled: Bool? = nil,
        children: [ViewNode]
    ) {
        self.action = action
        self.role = role
        self.style = style
        self.tint = tint
        self.isDisabled = isDisabled
        self.children = children
    }
}

/// Something that is on or off.
public struct ToggleContent: Codable, Hashable, Sendable {
    public var isOn: Bool
    public var action: ViewAction
    /// `switch`, `button`, `checkbox`; the surface's own where absent.
    public var style: String?
    public var tint: ViewStyle?
    public var isDisabled: Bool?
    public var children: [ViewNode]

    /// Creates a toggle.
    public init(
        isOn: Bool, action: ViewAction, style: String? = nil, tint: ViewStyle? = nil, isDisabled: Bool? = nil,
        children: [ViewNode]
    ) {
        self.isOn = isOn
        self.action = action
        self.style = style
        self.tint = tint
        self.isDisabled = isDisabled
        self.children = children
    }
}

/// An address to open.
public struct LinkContent: Codable, Hashable, Sendable {
    public var url: String
    public var tint: ViewStyle?
    public var children: [ViewNode]

    /// Creates a link.
    public init(url: String, tint: ViewStyle? = nil, children: [ViewNode]) {
        self.url = url
        self.tint = tint
        self.children = children
    }
}

/// A value that is entered in the app, as text or a choice; a drawn view only shows it.
public struct FieldContent: Codable, Hashable, Sendable {
    /// `text`, `secure`, `picker`, `stepper`, `slider`, `date`, `color`, `menu`, `navigation`.
    public var type: String
    public var label: [ViewNode]
    /// What it has; a prompt where it has nothing.
    public var value: [ViewNode]
    /// Whether `value` is a prompt.
    public var isPrompt: Bool?

    /// Creates a field.
    public init(type: String, label: [ViewNode], value: [ViewNode] = [], isPrompt: Bool? = nil) {
        self.type = type
        self.label = label
        self.value = value
        self.isPrompt = isPrompt
    }
}

/// A value on a scale.
public struct GaugeContent: Codable, Hashable, Sendable {
    /// Where the value stands, from 0 to 1.
    public var fraction: Double
    public var label: [ViewNode]
    public var currentValue: [ViewNode]
    public var minimumValue: [ViewNode]
    public var maximumValue: [ViewNode]
    /// `linearCapacity`, `accessoryCircular`…; the surface's own where absent.
    public var style: String?
    public var tint: ViewStyle?

    /// Creates a gauge.
    public init(
        fraction: Double, label: [ViewNode], currentValue: [ViewNode] = [], minimumValue: [ViewNode] = [],
        maximumValue: [ViewNode] = [], style: String? = nil, tint: ViewStyle? = nil
    ) {
        self.fraction = fraction
        self.label = label
        self.currentValue = currentValue
        self.minimumValue = minimumValue
        self.maximumValue = maximumValue
        self.style = style
        self.tint = tint
    }
}

/// How far something has come.
public struct ProgressContent: Codable, Hashable, Sendable {
    /// The share that is done, from 0 to 1; absent where unknown.
    public var fraction: Double?
    /// The time that runs, where time is what is shown.
    public var timer: ViewTimer?
    public var label: [ViewNode]
    public var currentValue: [ViewNode]
    /// `linear` or `circular`; the surface's own where absent.
    public var style: String?
    public var tint: ViewStyle?

    /// Creates progress.
    public init(
        fraction: Double? = nil, timer: ViewTimer? = nil, label: [ViewNode] = [], currentValue: [ViewNode] = [],
        style: String? = nil, tint: ViewStyle? = nil
    ) {
        self.fraction = fraction
        self.timer = timer
        self.label = label
        self.currentValue = currentValue
        self.style = style
        self.tint = tint
    }
}
