public import ActivityKit
public import AppIntents
import FoundationAdditions

extension AlarmManager {
    /// What an alarm is to do, and how it is shown.
    ///
    /// - Source: developer.apple.com/documentation/alarmkit/alarmmanager/alarmconfiguration
    public struct AlarmConfiguration<Metadata: AlarmMetadata> {
        let countdownDuration: Alarm.CountdownDuration?
        let schedule: Alarm.Schedule?
        let attributes: AlarmAttributes<Metadata>
        let entity: EntityIdentifier?
        let stopIntent: (any LiveActivityIntent)?
        let secondaryIntent: (any LiveActivityIntent)?
        let sound: AlertConfiguration.AlertSound

        /// Creates a configuration of an alarm with a schedule, a countdown or both.
        ///
        /// - Parameters:
        ///   - countdownDuration: How long it counts down, before it rings and again after that.
        ///   - schedule: When it rings; where nil, it counts down at once.
        ///   - attributes: How it is shown.
        ///   - stopIntent: What runs when a person ends the ring.
        ///   - secondaryIntent: What runs when a person presses the second button.
        ///   - sound: What is heard.
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) {
            self.init(
                countdownDuration: countdownDuration, schedule: schedule, attributes: attributes,
                appEntityIdentifier: nil, stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }

        /// Creates a configuration of an alarm that is about an entity of the app.
        ///
        /// - Source: iOS 27.
        @_disfavoredOverload
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, appEntityIdentifier: EntityIdentifier? = nil,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) {
            self.countdownDuration = countdownDuration
            self.schedule = schedule
            self.attributes = attributes
            entity = appEntityIdentifier
            self.stopIntent = stopIntent
            self.secondaryIntent = secondaryIntent
            self.sound = sound
        }

        /// An alarm that rings at a time.
        public static func alarm(
            schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration<Metadata> {
            AlarmConfiguration(
                schedule: schedule, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
                sound: sound)
        }

        /// An alarm that rings at a time and is about an entity of the app.
        ///
        /// - Source: iOS 27.
        @_disfavoredOverload
        public static func alarm(
            schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            appEntityIdentifier: EntityIdentifier? = nil, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration<Metadata> {
            AlarmConfiguration(
                schedule: schedule, attributes: attributes, appEntityIdentifier: appEntityIdentifier,
                stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }

        /// A timer that rings after so many seconds; repeated, it takes as long again.
        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration<Metadata> {
            timer(
                duration: duration, attributes: attributes, appEntityIdentifier: nil, stopIntent: stopIntent,
                secondaryIntent: secondaryIntent, sound: sound)
        }

        /// A timer that is about an entity of the app.
        ///
        /// - Source: iOS 27.
        @_disfavoredOverload
        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
            appEntityIdentifier: EntityIdentifier? = nil, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration<Metadata> {
            AlarmConfiguration(
                countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: duration),
                attributes: attributes, appEntityIdentifier: appEntityIdentifier, stopIntent: stopIntent,
                secondaryIntent: secondaryIntent, sound: sound)
        }
    }
}
