public import FoundationAdditions
import IntentWire
import Synchronization

/// A Live Activity: something that goes on for a while, whose state a person sees as long as it lasts.
///
/// The app says what it is about (its attributes) and what it shows (its content); the system keeps it, also when the
/// app's process ends, and surfaces show what the app's `ActivityConfiguration` draws. Objects of one activity are equal
/// in all that they say. Safe to use from any task.
///
/// ```swift
/// let activity = try Activity.request(
///     attributes: BrewAttributes(drink: "Latte"),
///     content: ActivityContent(state: .init(isReady: false), staleDate: nil))
/// await activity.update(ActivityContent(state: .init(isReady: true), staleDate: nil))
/// await activity.end(nil, dismissalPolicy: .immediate)
/// ```
///
/// - Source: developer.apple.com/documentation/activitykit/activity
public class Activity<Attributes: ActivityAttributes>: Identifiable {
    /// What changes while the activity lasts.
    public typealias ContentState = Attributes.ContentState

    /// Names the activity among those of all apps.
    public let id: String
    /// What stays the same while the activity lasts.
    public let attributes: Attributes

    let core: ActivityCore
    private let shown: Mutex<Shown>

    /// The content as it was read last.
    private struct Shown: @unchecked Sendable {
        // Types of apps need not be Sendable. The value is only ever copied, as a whole, under the lock.
        var content: ActivityContent<ContentState>
        var revision: Int
    }

    /// - Throws: `DecodingError` where the values are none of these types, as after a change of the app.
    init(_ core: ActivityCore, attributes: Attributes? = nil) throws {
        let snapshot = core.snapshot
        self.core = core
        id = snapshot.id
        self.attributes = try attributes ?? ActivityCoding.value(snapshot.attributes)
        shown = Mutex(
            Shown(content: try ActivityCoding.content(snapshot.content), revision: snapshot.contentRevision))
    }

    /// What the activity shows.
    public var content: ActivityContent<ContentState> { content(of: core.snapshot) }

    /// How far the activity has come.
    public var activityState: ActivityState { ActivityState(core.snapshot.phase) }

    /// The token by which a server could update the activity: nil, since there is no push service.
    public var pushToken: Data? { nil }

    /// The token by which a server could start an activity: nil, since there is no push service.
    public static var pushToStartToken: Data? { nil }

    /// The activities of these attributes that are pending, active, or still shown, the oldest first.
    ///
    /// The system is asked, and the thread waits for its answer. None where the process was started by hand. One whose
    /// values do not fit the types any more, as after an update of the app, is left out.
    public static var activities: [Activity<Attributes>] {
        ActivityHub.shared.ongoing(ActivityNames.name(of: Attributes.self)).compactMap { try? Activity($0) }
    }

    func content(of snapshot: ActivitySnapshot) -> ActivityContent<ContentState> {
        let known = shown.withLock(\.self)
        guard snapshot.contentRevision != known.revision,
            let content: ActivityContent<ContentState> = try? ActivityCoding.content(snapshot.content)
        else { return known.content }
        let read = Shown(content: content, revision: snapshot.contentRevision)
        shown.withLock { if $0.revision < read.revision { $0 = read } }
        return content
    }
}

// The attributes of apps need not be Sendable; they are never changed, and all else is behind locks. The class is not
// final, as Apple's is not, but nothing outside this module can inherit from it.
extension Activity: @unchecked Sendable {}

extension Activity {
    /// The state of what the activity shows.
    @available(*, deprecated, message: "Use content.")
    public var contentState: ContentState { content.state }
}
