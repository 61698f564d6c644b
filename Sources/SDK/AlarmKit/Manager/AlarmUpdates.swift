import ActivityKit
import FoundationAdditions

extension AlarmManager {
    /// The alarms of the app over time.
    public struct AlarmUpdates: AsyncSequence, Sendable {
        public typealias Element = [Alarm]
        public typealias AsyncIterator = Iterator

        /// Gives the alarms that there are, then those after each change.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            public typealias Element = AlarmUpdates.Element
            private let changes = AlarmHub.shared.updates()

            /// The alarms after the next change; nil where the task is cancelled.
            public mutating func next() async -> AlarmUpdates.Element? { await changes.next() }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// Whether the app may set alarms, over time.
    public struct AlarmAuthorizationStateUpdates: AsyncSequence, Sendable {
        public typealias Element = AuthorizationState
        public typealias AsyncIterator = Iterator

        /// Gives what holds now, then each change.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            public typealias Element = AuthorizationState
            private let changes = AlarmHub.shared.permissions()

            /// What holds after the next change; nil where the task is cancelled.
            public mutating func next() async -> AuthorizationState? { await changes.next() }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}
