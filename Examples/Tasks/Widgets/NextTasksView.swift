import AppIntents
import SwiftUI
import WidgetKit

/// Draws the tasks that are next, as many as the size has room for.
struct NextTasksView: View {
    @Environment(\.widgetFamily) private var family
    let entry: NextTasksEntry

    var body: some View {
        if family == .accessoryInline {
            Text(entry.tasks.first?.title ?? String(localized: "Nothing to do"))
        } else {
            VStack(alignment: .leading, spacing: 6) {
                header
                if entry.tasks.isEmpty {
                    Text("Nothing to do").font(.subheadline).foregroundStyle(.secondary)
                }
                ForEach(entry.tasks.prefix(rows)) { row($0) }
                Spacer(minLength: 0)
            }
            .containerBackground(.background, for: .widget)
        }
    }

    private var rows: Int {
        switch family {
        case .systemLarge: 10
        case .systemMedium: 4
        default: 3
        }
    }

    private var header: some View {
        HStack {
            Text("Tasks").font(.headline).foregroundStyle(.tint)
            Spacer()
            Text("\(entry.tasks.count)").font(.headline).accessibilityLabel("\(entry.tasks.count) to do")
        }
    }

    private func row(_ task: TaskEntity) -> some View {
        HStack {
            Toggle(isOn: task.completed, intent: SetTaskCompleted(task)) {
                Text(task.title).font(.subheadline).lineLimit(1)
            }
            .toggleStyle(TickStyle())
            if family != .systemSmall, let due = task.dueDate {
                Spacer()
                Text(due, format: .dateTime.day().month(.abbreviated))
                    .font(.caption)
                    .foregroundStyle(Day(due) < entry.today ? .red : .secondary)
            }
        }
    }
}
