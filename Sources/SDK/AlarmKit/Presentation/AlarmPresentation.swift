public import FoundationAdditions
import SwiftUI

/// The words with which an alarm is shown in what it does.
///
/// - Source: developer.apple.com/documentation/alarmkit/alarmpresentation
public struct AlarmPresentation: Codable, Sendable {
    /// While it rings.
    public var alert: Alert
    /// While it counts down.
    public var countdown: Countdown?
    /// While its countdown stands still.
    public var paused: Paused?

    /// Creates a presentation.
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        self.alert = alert
        self.countdown = countdown
        self.paused = paused
    }

    /// What is shown while an alarm rings.
    public struct Alert: Codable, Sendable {
        /// What the second button does.
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
            /// Counts down, to ring again.
            case countdown
            /// Stops the ring and runs the app's intent.
            case custom
        }

        public var title: LocalizedStringResource
        /// The button that ends the ring. The system's own is shown, with this text where an app gives one.
        @available(*, deprecated, message: "The system provides the stop button")
        public var stopButton: AlarmButton {
            get { givenStopButton ?? Self.usualStopButton }
            set { givenStopButton = newValue }
        }
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?
        var givenStopButton: AlarmButton?

        private static var usualStopButton: AlarmButton {
            AlarmButton(text: "Stop", textColor: .white, systemImageName: "xmark")
        }

        /// Creates what is shown, with the stop button of the system.
        ///
        /// - Source: iOS 26.1.
        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.title = title
            self.secondaryButton = secondaryButton
            self.secondaryButtonBehavior = secondaryButtonBehavior
        }

        /// Creates what is shown, with a text for the stop button.
        @available(*, deprecated, renamed: "init(title:secondaryButton:secondaryButtonBehavior:)")
        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.init(
                title: title, secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
            givenStopButton = stopButton
        }
    }

    /// What is shown while an alarm counts down.
    public struct Countdown: Codable, Sendable {
        public var title: LocalizedStringResource
        public var pauseButton: AlarmButton?

        /// Creates what is shown; without a button it cannot be paused there.
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            self.title = title
            self.pauseButton = pauseButton
        }
    }

    /// What is shown while a countdown stands still.
    public struct Paused: Codable, Sendable {
        public var title: LocalizedStringResource
        public var resumeButton: AlarmButton

        /// Creates what is shown.
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            self.title = title
            self.resumeButton = resumeButton
        }
    }
}
