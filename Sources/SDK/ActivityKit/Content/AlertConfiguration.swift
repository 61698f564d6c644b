import AppIntents
public import FoundationAdditions
import IntentWire

/// What is told to a person when a Live Activity is updated.
///
/// - Source: developer.apple.com/documentation/activitykit/alertconfiguration
public struct AlertConfiguration: Equatable, Sendable {
    /// What is heard.
    public struct AlertSound: Equatable, Sendable {
        let name: String?

        /// The file of the app; nil for the sound of the surface.
        package var soundName: String? { name }

        /// The sound of the surface.
        public static var `default`: AlertSound { AlertSound(name: nil) }

        /// A file of the app; surfaces that have no such sound use their own.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    /// The headline.
    public var title: LocalizedStringResource
    /// The text.
    public var body: LocalizedStringResource
    /// What is heard.
    public var sound: AlertSound

    /// Creates an alert.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }

    /// The alert in the language of the run.
    var snapshot: ActivityAlert {
        let texts = IntentSession.current?.texts ?? TextContext()
        return ActivityAlert(title: texts.string(title), body: texts.string(body), sound: sound.name)
    }
}
