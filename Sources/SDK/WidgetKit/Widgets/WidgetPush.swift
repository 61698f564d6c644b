public import FoundationAdditions

/// What a server needs to push new content to an app's widgets. Nothing pushes here.
///
/// - Source: WidgetKit, `WidgetPushInfo` (iOS 26).
public struct WidgetPushInfo: Sendable {
    /// Names the app's widgets to the server.
    public let token: Data
}

/// Takes the push tokens of an app's widgets. Nothing pushes here, so it is never made.
///
/// - Source: WidgetKit, `WidgetPushHandler` (iOS 26).
public protocol WidgetPushHandler {
    init()

    /// Takes a token.
    ///
    /// - Parameters:
    ///   - pushInfo: The token.
    ///   - widgets: The widgets that are shown somewhere.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
