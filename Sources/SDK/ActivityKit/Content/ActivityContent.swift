public import FoundationAdditions

/// What a Live Activity shows until the next update.
///
/// - Source: developer.apple.com/documentation/activitykit/activitycontent
public struct ActivityContent<State: Decodable & Encodable & Hashable>: CustomStringConvertible {
    /// What changes while the activity lasts.
    public let state: State
    /// From when on the content is out of date; never where nil.
    public let staleDate: Date?
    /// How much the activity matters among those of the app: the highest stands first. Any number, 0 by default.
    public let relevanceScore: Double

    /// Creates content.
    ///
    /// - Parameters:
    ///   - state: What changes while the activity lasts.
    ///   - staleDate: When the activity's state becomes ``ActivityState/stale`` unless it is updated before.
    ///   - relevanceScore: How much the activity matters among those of the app.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }

    public var description: String {
        let stale = staleDate.map { ", stale from \($0)" } ?? ""
        return "\(state)\(stale), relevance \(relevanceScore)"
    }
}

extension ActivityContent: Sendable where State: Sendable {}
