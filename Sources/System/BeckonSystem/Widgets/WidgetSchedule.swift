import Foundation
import IntentWire

/// Which entry of a timeline is shown when, and when the app is asked again; knows no clock.
struct WidgetSchedule {
    let timeline: WidgetTimeline
    /// When the app was asked for the timeline.
    let loaded: Date
    /// How many seconds pass at least before the app is asked again by its policy.
    let pace: TimeInterval

    /// The place of the entry at a moment: the last whose date has come, else the first.
    func position(at date: Date) -> Int {
        timeline.entries.lastIndex { $0.date <= date } ?? 0
    }

    /// When the entry after this one takes its place.
    func change(after position: Int) -> Date? {
        timeline.entries.indices.contains(position + 1) ? timeline.entries[position + 1].date : nil
    }

    /// When the app is asked again by its policy; nil where only it can say so.
    var reload: Date? {
        let earliest = loaded.addingTimeInterval(pace)
        switch timeline.policy {
        case .never: return nil
        case .after(let date): return max(date, earliest)
        case .atEnd: return max(timeline.entries.last?.date ?? earliest, earliest)
        }
    }
}
