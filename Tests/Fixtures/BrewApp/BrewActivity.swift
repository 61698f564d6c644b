import SwiftUI
import WidgetKit

/// How a brew looks.
struct BrewActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: BrewAttributes.self) { context in
            BrewView(context: context)
                .activityBackgroundTint(.brown)
                .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Image(systemName: "cup.and.saucer") }
                DynamicIslandExpandedRegion(.center, priority: 1) { Text(verbatim: context.attributes.drink) }
                DynamicIslandExpandedRegion(.trailing) { Text(verbatim: context.state.step) }
                DynamicIslandExpandedRegion(.bottom) {
                    ProgressView(value: context.state.progress)
                    Button("Next", intent: UpdateBrewIntent(id: context.activityID, step: "Pouring"))
                }
            } compactLeading: {
                Text(verbatim: context.attributes.drink)
            } compactTrailing: {
                Text(verbatim: context.state.step)
            } minimal: {
                Image(systemName: "cup.and.saucer")
            }
            .keylineTint(.orange)
            .widgetURL(URL(string: "brew:\(context.activityID)"))
            .contentMargins(.leading, 8, for: .expanded)
        }
        .supplementalActivityFamilies([.small, .medium])
    }
}

private struct BrewView: View {
    @Environment(\.activityFamily) private var family
    @Environment(\.isActivityFullscreen) private var isFullscreen
    let context: ActivityViewContext<BrewAttributes>

    var body: some View {
        if family == .small {
            Text(verbatim: context.attributes.drink)
        } else {
            VStack(alignment: .leading) {
                Text("Your \(context.attributes.drink)").bold()
                Text(verbatim: context.isStale ? "No news" : context.state.step)
                Button("Next", intent: UpdateBrewIntent(id: context.activityID, step: "Pouring"))
            }
        }
    }
}
