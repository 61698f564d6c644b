/// A place where widgets stand.
///
/// - Source: WidgetKit, `WidgetLocation`.
public struct WidgetLocation: Hashable, Sendable {
    let name: String
    /// A car's screen.
    public static let carPlay = WidgetLocation(name: "carPlay")
    /// The screen of apps.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// A computer that shows the widgets of a phone.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    /// The screen that is shown before somebody unlocks.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// The screen of a device that charges and stands.
    public static let standBy = WidgetLocation(name: "standBy")
    /// The stack that picks the widget of the moment.
    public static let smartStack = WidgetLocation(name: "smartStack")
    /// The face of a watch.
    public static let watchFace = WidgetLocation(name: "watchFace")
}

/// How a widget stands in a room. There are no rooms here.
///
/// - Source: WidgetKit, `WidgetMountingStyle`.
public struct WidgetMountingStyle: Hashable, Sendable {
    private let name: String
    /// Before a wall.
    public static let elevated = WidgetMountingStyle(name: "elevated")
    /// In a wall.
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget in a room is made of. There are no rooms here.
///
/// - Source: WidgetKit, `WidgetTexture`.
public struct WidgetTexture: Hashable, Sendable {
    private let name: String
    public static let glass = WidgetTexture(name: "glass")
    public static let paper = WidgetTexture(name: "paper")
}
