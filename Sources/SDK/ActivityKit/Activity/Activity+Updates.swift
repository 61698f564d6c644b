public import FoundationAdditions
import IntentWire
import Synchronization

// The asynchronous sequences of an activity. Each iterator gives what holds when it is made, then every change once, and
// ends when the activity is dismissed or the task is cancelled.

extension Activity {
    /// How far the activity has come, now and after each change.
    public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates(core: core) }

    /// What the activity shows, now and after each update.
    public var contentUpdates: ContentUpdates { ContentUpdates(activity: self) }

    /// What the activity shows, now and after each update.
    @available(*, deprecated, renamed: "contentUpdates")
    public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates(updates: contentUpdates) }

    /// The push tokens of the activity. There is no push service, so none comes: the sequence ends with the activity.
    public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates(core: core) }

    /// The push tokens for starting an activity. There is no push service, so none comes.
    public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates(core: nil) }

    /// The activities of these attributes: first those that there are, then each that starts, in any process.
    public static var activityUpdates: ActivityUpdates { ActivityUpdates() }

    /// How far an activity has come, over time.
    public struct ActivityStateUpdates: AsyncSequence, Sendable {
        public typealias Element = ActivityState
        public typealias AsyncIterator = Iterator
        let core: ActivityCore

        /// Gives each state once.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            public typealias Element = ActivityStateUpdates.Element
            private let changes: ChangeQueue<ActivitySnapshot>
            private let last = Latest<ActivityPhase>()

            init(_ core: ActivityCore) { changes = core.changes() }

            /// The next state; nil after the last one.
            public func next() async -> Element? {
                while let change = await changes.next() {
                    if last.replace(change.phase) { return ActivityState(change.phase) }
                }
                return nil
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(core) }
    }

    /// What an activity shows, over time.
    public struct ContentUpdates: AsyncSequence, Sendable {
        public typealias Element = ActivityContent<ContentState>
        public typealias AsyncIterator = Iterator
        let activity: Activity<Attributes>

        /// Gives the content of each update once.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            public typealias Element = ContentUpdates.Element
            private let activity: Activity<Attributes>
            private let changes: ChangeQueue<ActivitySnapshot>
            private let last = Latest<Int>()

            init(_ activity: Activity<Attributes>) {
                self.activity = activity
                changes = activity.core.changes()
            }

            /// The next content; nil after the last one.
            public func next() async -> Element? {
                while let change = await changes.next() {
                    if last.replace(change.contentRevision) { return activity.content(of: change) }
                }
                return nil
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(activity) }
    }

    /// The state of what an activity shows, over time.
    @available(*, deprecated, renamed: "ContentUpdates")
    public struct ContentStateUpdates: AsyncSequence, Sendable {
        public typealias Element = ContentState
        public typealias AsyncIterator = Iterator
        let updates: ContentUpdates

        /// Gives the state of each update once.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            public typealias Element = ContentState
            let contents: ContentUpdates.Iterator

            /// The next state; nil after the last one.
            public func next() async -> Element? { await contents.next()?.state }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(contents: updates.makeAsyncIterator()) }
    }

    /// Push tokens, of which there are none.
    public struct PushTokenUpdates: AsyncSequence, Sendable {
        public typealias Element = Data
        public typealias AsyncIterator = Iterator
        let core: ActivityCore?

        /// Waits for the end of the activity, or of the task.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            public typealias Element = Data
            private let changes: ChangeQueue<ActivitySnapshot>

            init(_ core: ActivityCore?) { changes = core?.changes() ?? ChangeQueue() }

            /// Nil, once the activity is dismissed or the task is cancelled.
            public func next() async -> Element? {
                while await changes.next() != nil {}
                return nil
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(core) }
    }

    /// Activities that start.
    public struct ActivityUpdates: AsyncSequence, Sendable {
        public typealias Element = Activity<Attributes>
        public typealias AsyncIterator = Iterator

        /// Gives each activity once.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            public typealias Element = Activity<Attributes>
            private let starts: ChangeQueue<ActivitySnapshot>
            private let type: String
            private let seen = Seen()

            init() {
                type = ActivityNames.name(of: Attributes.self)
                starts = ActivityHub.shared.starts(type)
            }

            /// The next activity; nil where the task is cancelled.
            public func next() async -> Element? {
                while let start = await starts.next() {
                    guard start.attributesType == type, seen.insert(start.id),
                        let activity: Activity<Attributes> = try? Activity(ActivityHub.shared.core(start))
                    else { continue }
                    return activity
                }
                return nil
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}

/// The value that a reader got last.
private final class Latest<Value: Equatable & Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// Whether a value is another one than the last; it is the last from then on.
    func replace(_ new: Value) -> Bool {
        value.withLock { value in
            defer { value = new }
            return value != new
        }
    }
}

/// The identifiers that a reader got already.
private final class Seen: Sendable {
    private let identifiers = Mutex<Set<String>>([])

    func insert(_ identifier: String) -> Bool { identifiers.withLock { $0.insert(identifier).inserted } }
}
