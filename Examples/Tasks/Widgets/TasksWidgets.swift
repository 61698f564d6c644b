import SwiftUI
import WidgetKit

/// The widget and the controls of the app.
struct TasksWidgets: WidgetBundle {
    var body: some Widget {
        NextTasksWidget()
        TaskControl()
        ArchiveControl()
    }
}
