extension RelevantContext {
    /// How much a moment matters.
    ///
    /// - Source: developer.apple.com/documentation/relevancekit/relevantcontext/datekind
    public struct DateKind: Hashable, Sendable {
        let name: String

        /// As much as any.
        public static var `default`: DateKind { DateKind(name: "default") }
        /// A little less: there is something to read and nothing to do.
        public static var informational: DateKind { DateKind(name: "informational") }
        /// More: an appointment, or something to do.
        public static var scheduled: DateKind { DateKind(name: "scheduled") }
    }

    /// A state of the person's activity.
    public struct FitnessCondition: Hashable, Sendable {
        let name: String

        /// The goals of the day are not reached yet.
        public static var activityRingsIncomplete: FitnessCondition { .init(name: "activityRingsIncomplete") }
        /// A workout is under way.
        public static var workoutActive: FitnessCondition { .init(name: "workoutActive") }
    }

    /// A state of the headphones.
    public struct HeadphonesCondition: Hashable, Sendable {
        let name: String

        /// They are connected.
        public static var connected: HeadphonesCondition { .init(name: "connected") }
    }

    /// A place that the system knows from the person's habits.
    public struct InferredLocation: Hashable, Sendable {
        let name: String

        /// On the way between home and work.
        public static var commute: InferredLocation { .init(name: "commute") }
        public static var home: InferredLocation { .init(name: "home") }
        public static var school: InferredLocation { .init(name: "school") }
        public static var work: InferredLocation { .init(name: "work") }
    }

    /// A time of the person's sleep.
    public struct SleepCondition: Hashable, Sendable {
        let name: String

        /// Before the person goes to sleep.
        public static var bedtime: SleepCondition { .init(name: "bedtime") }
        /// When the person wakes.
        public static var wakeup: SleepCondition { .init(name: "wakeup") }
    }
}
