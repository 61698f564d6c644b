public import Foundation

/// When or where something of an app is of use: the wire form of `RelevantContext`.
public enum RelevanceSnapshot: Codable, Hashable, Sendable {
    /// From a moment to another, which may be the same; `kind` is `default`, `informational` or `scheduled`.
    case date(from: Date, to: Date, kind: String)
    /// In an area.
    case region(RegionSnapshot)
    /// At a place that is known from habits: `home`, `work`, `school` or `commute`.
    case inferredLocation(String)
    /// While `activityRingsIncomplete` or `workoutActive`.
    case fitness(String)
    /// While headphones are `connected`.
    case headphones(String)
    /// At `bedtime` or `wakeup`.
    case sleep(String)
}

/// An area with a name: a circle, where it has a middle.
public struct RegionSnapshot: Codable, Hashable, Sendable {
    /// The app's name for the area.
    public var identifier: String
    /// Degrees north of the middle.
    public var latitude: Double?
    /// Degrees east of the middle.
    public var longitude: Double?
    /// Metres.
    public var radius: Double?
    /// Whether coming into the area counts.
    public var notifiesOnEntry: Bool
    /// Whether leaving the area counts.
    public var notifiesOnExit: Bool

    /// Creates an area.
    public init(
        identifier: String, latitude: Double? = nil, longitude: Double? = nil, radius: Double? = nil,
        notifiesOnEntry: Bool = true, notifiesOnExit: Bool = true
    ) {
        self.identifier = identifier
        self.latitude = latitude
        self.longitude = longitude
        self.radius = radius
        self.notifiesOnEntry = notifiesOnEntry
        self.notifiesOnExit = notifiesOnExit
    }
}
