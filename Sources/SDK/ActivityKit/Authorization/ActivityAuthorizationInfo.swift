import AppIntents
import IntentWire

/// Whether the app can start Live Activities.
///
/// It can where a system runs it, unless its `Info.plist` has `NSSupportsLiveActivities` set to false. There is no
/// setting that a person could change meanwhile, and no push service: the sequences give the one value that there is and
/// then wait for the end of their task.
///
/// - Source: developer.apple.com/documentation/activitykit/activityauthorizationinfo
public final class ActivityAuthorizationInfo: Sendable {
    /// Changes of ``ActivityAuthorizationInfo/areActivitiesEnabled``.
    public struct ActivityEnablementUpdates: Sendable {
        fileprivate let value: Bool
    }

    /// Changes of ``ActivityAuthorizationInfo/frequentPushesEnabled``.
    public struct FrequentPushEnablementUpdates: Sendable {
        fileprivate let value: Bool
    }

    /// Whether the app can start Live Activities.
    public var areActivitiesEnabled: Bool {
        AppRegistry.shared.channel != nil && AppInfo.current.supportsLiveActivities != false
    }

    /// Whether the app may update them by push often; false, since there is no push service.
    public var frequentPushesEnabled: Bool { false }

    /// Whether the app can start Live Activities, now and after each change.
    public let activityEnablementUpdates: ActivityEnablementUpdates

    /// Whether the app may update them by push often, now and after each change.
    public let frequentPushEnablementUpdates: FrequentPushEnablementUpdates

    /// Reads what holds now.
    public init() {
        let isEnabled = AppRegistry.shared.channel != nil && AppInfo.current.supportsLiveActivities != false
        activityEnablementUpdates = ActivityEnablementUpdates(value: isEnabled)
        frequentPushEnablementUpdates = FrequentPushEnablementUpdates(value: false)
    }
}

extension ActivityAuthorizationInfo.ActivityEnablementUpdates: AsyncSequence {
    public typealias Element = Bool

    /// Gives the value, then waits.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        public typealias Element = Bool
        private let values: ChangeQueue<Bool>

        fileprivate init(_ value: Bool) { values = ChangeQueue([value]) }

        public mutating func next() async -> Bool? { await values.next() }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(value) }
}

extension ActivityAuthorizationInfo.FrequentPushEnablementUpdates: AsyncSequence {
    public typealias Element = Bool

    /// Gives the value, then waits.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        public typealias Element = Bool
        private let values: ChangeQueue<Bool>

        fileprivate init(_ value: Bool) { values = ChangeQueue([value]) }

        public mutating func next() async -> Bool? { await values.next() }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(value) }
}
