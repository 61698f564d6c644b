import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// Used from intents and from the main actor alike: with main-actor isolation by default, that has to be said.
nonisolated struct DeliveryAttributes: ActivityAttributes {
    typealias DeliveryStatus = ContentState

    public struct ContentState: Codable, Hashable {
        var courier: String
        var window: ClosedRange<Date>
    }

    let parcel: Int

    static var preview: DeliveryAttributes { DeliveryAttributes(parcel: 7) }
}

nonisolated extension DeliveryAttributes.ContentState {
    static var onTheWay: DeliveryAttributes.ContentState {
        .init(courier: "Grace", window: Date.now...Date.now.addingTimeInterval(900))
    }
}

// What apps do from the main actor: one object that starts, follows and ends activities.
@MainActor
final class DeliveryFollower {
    static let shared = DeliveryFollower()

    private var current: Activity<DeliveryAttributes>?
    private var tasks: [Task<Void, Never>] = []
    private let authorization = ActivityAuthorizationInfo()
    private(set) var state: ActivityState?
    private(set) var token: String?

    func start(parcel: Int) {
        guard authorization.areActivitiesEnabled else { return }
        let content = ActivityContent(
            state: DeliveryAttributes.ContentState.onTheWay, staleDate: Date.now.addingTimeInterval(900),
            relevanceScore: 50)
        do {
            let activity = try Activity.request(
                attributes: DeliveryAttributes(parcel: parcel), content: content, pushType: .token)
            current = activity
            follow(activity)
        } catch let error as ActivityAuthorizationError {
            print(error.failureReason ?? "", error.recoverySuggestion ?? "")
        } catch {
            print(error.localizedDescription)
        }
    }

    func plan(parcel: Int, at date: Date) throws {
        let alert = AlertConfiguration(title: "Parcel \(parcel)", body: "Is on its way", sound: .default)
        current = try Activity<DeliveryAttributes>.request(
            attributes: .preview, content: .init(state: .onTheWay, staleDate: nil), pushType: nil, style: .standard,
            alertConfiguration: alert, start: date)
    }

    private func follow(_ activity: Activity<DeliveryAttributes>) {
        tasks.append(
            Task { @MainActor in
                for await state in activity.activityStateUpdates {
                    self.state = state
                    switch state {
                    case .dismissed: current = nil
                    case .active, .ended, .stale, .pending: break
                    @unknown default: break
                    }
                }
            })
        tasks.append(
            Task {
                for await data in activity.pushTokenUpdates {
                    token = data.reduce("") { $0 + String(format: "%02x", $1) }
                }
            })
        tasks.append(
            Task.detached {
                for await content in activity.contentUpdates { print(content.state.courier) }
            })
    }

    func update(courier: String) {
        guard let current else { return }
        Task {
            var state = current.content.state
            state.courier = courier
            await current.update(ActivityContent(state: state, staleDate: nil))
            await current.update(
                ActivityContent<DeliveryAttributes.ContentState>(state: state, staleDate: .now + 60),
                alertConfiguration: AlertConfiguration(title: "News", body: "\(courier)", sound: .named("bell.caf")))
        }
    }

    func endAll() {
        Task {
            for activity in Activity<DeliveryAttributes>.activities where activity.activityState != .dismissed {
                await activity.end(nil, dismissalPolicy: .immediate)
            }
            await current?.end(current?.content, dismissalPolicy: .after(.now + 600))
        }
    }

    func observeStarts() {
        Task {
            for await activity in Activity<DeliveryAttributes>.activityUpdates { follow(activity) }
        }
        Task {
            for await token in Activity<DeliveryAttributes>.pushToStartTokenUpdates { print(token.count) }
        }
        Task {
            for await isEnabled in ActivityAuthorizationInfo().activityEnablementUpdates where !isEnabled { endAll() }
        }
    }
}

struct PostponeDelivery: LiveActivityIntent {
    static let title: LocalizedStringResource = "Postpone Delivery"

    @Parameter(title: "Parcel") var parcel: Int

    init() {}
    init(parcel: Int) { self.parcel = parcel }

    func perform() async throws -> some IntentResult {
        let activity = Activity<DeliveryAttributes>.activities.first { $0.attributes.parcel == parcel }
        await activity?.update(ActivityContent(state: .onTheWay, staleDate: nil))
        return .result()
    }
}

struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            DeliveryView(context: context)
                .activityBackgroundTint(Color.cyan.opacity(0.25))
                .activitySystemActionForegroundColor(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading, priority: 1) {
                    Label("\(context.attributes.parcel)", systemImage: "shippingbox")
                        .dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    CountdownView(window: context.state.window)
                }
                DynamicIslandExpandedRegion(.center) {
                    if context.isStale { Text("No news") } else { Text(context.state.courier) }
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Button(intent: PostponeDelivery(parcel: context.attributes.parcel)) { Text("Postpone") }
                }
            } compactLeading: {
                Image(systemName: "shippingbox").foregroundStyle(.tint)
            } compactTrailing: {
                CountdownView(window: context.state.window).frame(maxWidth: 44)
            } minimal: {
                Image(systemName: "shippingbox")
            }
            .widgetURL(URL(string: "delivery://\(context.activityID)"))
            .keylineTint(Color.cyan)
            .contentMargins(.horizontal, 12, for: .expanded)
        }
        .supplementalActivityFamilies([.small, .medium])
    }
}

private struct DeliveryView: View {
    @Environment(\.activityFamily) private var family
    @Environment(\.isActivityFullscreen) private var isFullscreen
    let context: ActivityViewContext<DeliveryAttributes>

    var body: some View {
        switch family {
        case .small: CountdownView(window: context.state.window)
        case .medium:
            VStack(alignment: .leading, spacing: isFullscreen ? 16 : 8) {
                Text("Parcel \(context.attributes.parcel)").font(.headline)
                ProgressView(timerInterval: context.state.window, countsDown: false)
            }
        @unknown default: EmptyView()
        }
    }
}

private struct CountdownView: View {
    let window: ClosedRange<Date>

    var body: some View {
        Text(timerInterval: window, countsDown: true).monospacedDigit().multilineTextAlignment(.trailing)
    }
}

#Preview("Notification", as: .content, using: DeliveryAttributes.preview) {
    DeliveryActivity()
} contentStates: {
    DeliveryAttributes.ContentState.onTheWay
    DeliveryAttributes.ContentState.onTheWay
}
