public import FoundationAdditions

extension NSUserActivity: AppEntityAnnotatable {
    /// The entity that the activity is about.
    ///
    /// - Source: AppIntents, `NSUserActivity.appEntityIdentifier` (iOS 18.2).
    public var appEntityIdentifier: EntityIdentifier? {
        get { self[attachment: "AppIntents.entity"] as? EntityIdentifier }
        set { self[attachment: "AppIntents.entity"] = newValue }
    }

    /// The configuration of the widget that was tapped; nil where the activity does not come from a widget.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type = Intent.self)
        -> Intent?
    {
        self[attachment: "AppIntents.widgetConfiguration"] as? Intent
    }
}
