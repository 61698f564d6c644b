/// Where or while entities are of use.
///
/// - Source: developer.apple.com/documentation/appintents/appentitycontext (iOS 27).
public struct AppEntityContext: Hashable, Sendable {
    /// The name by which the system keeps it.
    package let name: String

    /// While something is heard.
    public static func audio(_ audioContext: AudioContext) -> AppEntityContext {
        AppEntityContext(name: "audio.\(audioContext.name)")
    }
}

/// While what is heard.
///
/// Apple has a form for each activity of HealthKit too, in an overlay of that framework, which does not exist here.
///
/// - Source: developer.apple.com/documentation/appintents/audiocontext (iOS 27).
public struct AudioContext: Hashable, Sendable {
    /// How hard a workout is.
    public struct WorkoutIntensityLevel: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Like walking.
        public static let low = WorkoutIntensityLevel(rawValue: 1)
        /// Like cycling.
        public static let medium = WorkoutIntensityLevel(rawValue: 2)
        /// Like running.
        public static let high = WorkoutIntensityLevel(rawValue: 3)
    }

    let name: String

    /// In the control for what plays now.
    public static var nowPlaying: AudioContext { AudioContext(name: "nowPlaying") }
    /// During any workout.
    public static var workout: AudioContext { AudioContext(name: "workout") }

    /// During a workout that is as hard as this.
    public static func workout(intensityLevel: WorkoutIntensityLevel) -> AudioContext {
        AudioContext(name: "workout.intensity.\(intensityLevel.rawValue)")
    }
}
