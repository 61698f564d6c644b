import AlarmKit
import AppIntents
import SwiftUI
import WidgetKit

/// How a timer looks while it counts down, stands still or rings.
struct TimerActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AlarmAttributes<DishMetadata>.self) { context in
            VStack(alignment: .leading) {
                HStack {
                    Image(systemName: context.attributes.metadata?.dish.symbol ?? "timer")
                        .foregroundStyle(context.attributes.tintColor)
                    Text(context.attributes.title(context.state.mode)).font(.headline)
                    Spacer()
                    RemainingTime(mode: context.state.mode)
                }
                HStack {
                    switch context.state.mode {
                    case .countdown:
                        Button("Pause", intent: PauseTimerIntent(timer: context.state.alarmID.uuidString))
                    case .paused:
                        Button("Resume", intent: ResumeTimerIntent(timer: context.state.alarmID.uuidString))
                    case .alert:
                        Text(context.attributes.metadata?.dish.step ?? "")
                    }
                    Button("Stop", role: .destructive, intent: StopTimerIntent(timer: context.state.alarmID.uuidString))
                }
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Text(context.attributes.title(context.state.mode))
                }
                DynamicIslandExpandedRegion(.trailing) {
                    RemainingTime(mode: context.state.mode)
                }
            } compactLeading: {
                Image(systemName: context.attributes.metadata?.dish.symbol ?? "timer")
            } compactTrailing: {
                RemainingTime(mode: context.state.mode)
            } minimal: {
                Image(systemName: "timer")
            }
        }
    }
}

/// How long it takes still.
private struct RemainingTime: View {
    let mode: AlarmPresentationState.Mode

    var body: some View {
        switch mode {
        case .countdown(let countdown):
            Text(timerInterval: countdown.startDate...countdown.fireDate, countsDown: true)
        case .paused(let paused):
            Text("\(Int(paused.totalCountdownDuration - paused.previouslyElapsedDuration)) s left")
        case .alert:
            Text("Ready").bold()
        }
    }
}

extension AlarmAttributes {
    /// What the alarm is called in what it does.
    fileprivate func title(_ mode: AlarmPresentationState.Mode) -> LocalizedStringResource {
        switch mode {
        case .alert: presentation.alert.title
        case .countdown: presentation.countdown?.title ?? presentation.alert.title
        case .paused: presentation.paused?.title ?? presentation.alert.title
        }
    }
}
