/// Asks an app what a control shows.
public struct ControlRequest: Codable, Hashable, Sendable {
    public var kind: String
    /// The values of the configuration's parameters; the app's defaults where they are missing.
    public var configuration: [String: IntentValue]
    public var surroundings: WidgetSurroundings
    /// Whether people look for a control rather than at one: it then shows the app's example.
    public var isPreview: Bool

    /// Creates a request.
    public init(
        kind: String, configuration: [String: IntentValue] = [:], surroundings: WidgetSurroundings = .init(),
        isPreview: Bool = false
    ) {
        self.kind = kind
        self.configuration = configuration
        self.surroundings = surroundings
        self.isPreview = isPreview
    }
}

/// A control as it is now: what it shows, and what pressing it does.
public struct ControlSnapshot: Codable, Hashable, Sendable {
    /// What a control looks like in one of its states.
    public struct Look: Codable, Hashable, Sendable {
        /// The control in one line, as `Porch light, On`.
        public var text: String
        public var view: ViewTree
        /// What it says of its state beside that, as `3 lights on`.
        public var status: String?

        /// Creates a look.
        public init(text: String, view: ViewTree, status: String? = nil) {
            self.text = text
            self.view = view
            self.status = status
        }
    }

    public var kind: String
    /// Whether it is on; absent where it is a button.
    public var isOn: Bool?
    /// What pressing it runs; absent where it is empty.
    public var action: PreparedIntent?
    public var look: Look
    /// How it looks once it was pressed: with the other value, or while a button's intent runs.
    public var pressedLook: Look
    /// What pressing does, as `Start timer`.
    public var actionHint: String?
    public var isDisabled: Bool
    /// Whether it is to be hidden where others may see it.
    public var isPrivacySensitive: Bool

    /// Creates a control.
    public init(
        kind: String, isOn: Bool? = nil, action: PreparedIntent? = nil, look: Look, pressedLook: Look,
        actionHint: String? = nil, isDisabled: Bool = false, isPrivacySensitive: Bool = false
    ) {
        self.kind = kind
        self.isOn = isOn
        self.action = action
        self.look = look
        self.pressedLook = pressedLook
        self.actionHint = actionHint
        self.isDisabled = isDisabled
        self.isPrivacySensitive = isPrivacySensitive
    }

    /// The control as it is shown while its intent runs: a switch with the other value.
    public var pressed: ControlSnapshot {
        var pressed = self
        pressed.isOn = isOn.map { !$0 }
        pressed.look = pressedLook
        pressed.pressedLook = look
        return pressed
    }
}
