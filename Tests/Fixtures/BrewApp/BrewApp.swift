// An app of brews that take a while: intents that start, change and end Live Activities, and one that tells what the app
// has heard of them.
import ActivityKit
import AppIntents
import Foundation

@main
struct BrewApp: AppIntentsExtension {}

struct BrewAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var step: String
        /// 0 to 1.
        var progress = 0.0
    }

    var drink: String
}

/// What the app has heard of its activities.
actor Hearing {
    static let shared = Hearing()

    private var heard: [String: [String]] = [:]
    private var waiting: [(id: String, count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Listens to an activity from now on.
    func listen(to activity: Activity<BrewAttributes>) {
        guard heard[activity.id] == nil else { return }
        heard[activity.id] = []
        Task {
            for await state in activity.activityStateUpdates { note("state \(state)", of: activity.id) }
            note("end of states", of: activity.id)
        }
        Task {
            for await content in activity.contentUpdates { note("step \(content.state.step)", of: activity.id) }
            note("end of steps", of: activity.id)
        }
        Task {
            for await _ in activity.pushTokenUpdates { note("token", of: activity.id) }
            note("end of tokens", of: activity.id)
        }
    }

    /// What was heard, once it is so much.
    func heard(of id: String, count: Int) async -> [String] {
        if (heard[id]?.count ?? 0) < count { await withCheckedContinuation { waiting.append((id, count, $0)) } }
        return (heard[id] ?? []).sorted()
    }

    private func note(_ what: String, of id: String) {
        heard[id, default: []].append(what)
        let count = heard[id]?.count ?? 0
        for waiter in waiting where waiter.id == id && waiter.count <= count { waiter.continuation.resume() }
        waiting.removeAll { $0.id == id && $0.count <= count }
    }
}

/// Starts a Live Activity and gives its identifier.
struct StartBrewIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Start Brew"

    @Parameter(title: "Drink") var drink: String
    @Parameter(title: "Stale") var stale: Date?
    @Parameter(title: "Start") var start: Date?
    @Parameter(title: "Relevance", default: 0) var relevance: Double

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let attributes = BrewAttributes(drink: drink)
        let content = ActivityContent(
            state: BrewAttributes.ContentState(step: "Grinding"), staleDate: stale, relevanceScore: relevance)
        let activity: Activity<BrewAttributes>
        do {
            if let start {
                activity = try Activity.request(
                    attributes: attributes, content: content, style: .standard,
                    alertConfiguration: AlertConfiguration(title: "Brewing", body: "It starts", sound: .default),
                    start: start)
            } else {
                activity = try Activity.request(attributes: attributes, content: content, pushType: .token)
            }
        } catch let error as ActivityAuthorizationError {
            throw BrewError(reason: "\(error)")
        }
        await Hearing.shared.listen(to: activity)
        return .result(value: activity.id)
    }
}

struct BrewError: Error, CustomLocalizedStringResourceConvertible {
    var reason: String
    var localizedStringResource: LocalizedStringResource { "\(reason)" }
}

/// Changes what an activity shows; gives the state that the activity is in then.
struct UpdateBrewIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Update Brew"

    @Parameter(title: "ID") var id: String
    @Parameter(title: "Step") var step: String
    @Parameter(title: "Found") var found: Date?
    @Parameter(title: "Alert", default: false) var alert: Bool

    init() {}
    init(id: String, step: String) {
        self.id = id
        self.step = step
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let activity = try brew(id)
        let content = ActivityContent(state: BrewAttributes.ContentState(step: step, progress: 0.5), staleDate: nil)
        let alert = alert ? AlertConfiguration(title: "Now", body: "\(step)", sound: .named("bell")) : nil
        if let found {
            await activity.update(content, alertConfiguration: alert, timestamp: found)
        } else {
            await activity.update(content, alertConfiguration: alert)
        }
        return .result(value: "\(activity.activityState) \(activity.content.state.step)")
    }
}

/// Ends an activity; gives the state that it is in then.
struct EndBrewIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "End Brew"

    @Parameter(title: "ID") var id: String
    @Parameter(title: "Step") var step: String?
    @Parameter(title: "Immediate", default: false) var immediate: Bool
    @Parameter(title: "After") var after: Date?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let activity = try brew(id)
        let content = step.map { ActivityContent(state: BrewAttributes.ContentState(step: $0), staleDate: nil) }
        let policy: ActivityUIDismissalPolicy = immediate ? .immediate : after.map { .after($0) } ?? .default
        await activity.end(content, dismissalPolicy: policy)
        return .result(value: "\(activity.activityState) \(activity.content.state.step)")
    }
}

/// What the app has heard of an activity.
struct HeardIntent: AppIntent {
    static let title: LocalizedStringResource = "Heard"

    @Parameter(title: "ID") var id: String
    @Parameter(title: "Count") var count: Int

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(value: await Hearing.shared.heard(of: id, count: count))
    }
}

/// The activities that the app knows, as `drink state`.
struct OngoingBrewsIntent: AppIntent {
    static let title: LocalizedStringResource = "Ongoing Brews"

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        let ongoing = Activity<BrewAttributes>.activities
        for activity in ongoing { await Hearing.shared.listen(to: activity) }
        return .result(value: ongoing.map { "\($0.attributes.drink) \($0.activityState)" })
    }
}

/// The number of the app's process.
struct BrewProcessIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew Process"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: Int(ProcessInfo.processInfo.processIdentifier))
    }
}

/// Objects of activities that have ended are kept by those who listen; the system is asked for all others.
private func brew(_ id: String) throws -> Activity<BrewAttributes> {
    if let kept = KeptBrews.shared.brews.first(where: { $0.id == id }) { return kept }
    guard let found = Activity<BrewAttributes>.activities.first(where: { $0.id == id }) else {
        throw BrewError(reason: "no brew \(id)")
    }
    KeptBrews.shared.brews.append(found)
    return found
}

final class KeptBrews: @unchecked Sendable {
    // Intents of tests run one after the other.
    static let shared = KeptBrews()
    var brews: [Activity<BrewAttributes>] = []
}
