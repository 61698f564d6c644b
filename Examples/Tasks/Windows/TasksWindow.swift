import AppIntents
import CoreSpotlight
import SwiftUI

/// The app's window: the open tasks, the task that was found in a search, or what a search goes on with.
struct TasksWindow: View {
    let model: TasksWindowModel

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(model.heading).font(.headline)
            if let problem = model.problem { Text(problem).foregroundStyle(.red) }
            ForEach(model.tasks) { task in
                Label(task.text, systemImage: task.completed ? "checkmark.circle" : "circle")
            }
        }
        .onContinueUserActivity(CSSearchableItemActionType) { model.open($0) }
        .onContinueUserActivity(CSQueryContinuationActionType) { model.search($0) }
    }
}

/// What the window shows.
@MainActor
final class TasksWindowModel {
    private let store: TodoStore
    private(set) var heading = String(localized: "Tasks")
    private(set) var tasks: [TaskEntity] = []
    private(set) var problem: String?

    nonisolated init(store: TodoStore) { self.store = store }

    /// Shows the task that a person chose among what a search found.
    func open(_ activity: NSUserActivity) {
        let name = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
        let identifier = name.flatMap { EntityIdentifier(activityIdentifier: $0) }?.identifier
        show(String(localized: "Task")) { $0.id == identifier }
        if tasks.isEmpty && problem == nil { problem = String(localized: "This task is no longer in the file.") }
    }

    /// Shows the tasks that have the words of a search.
    func search(_ activity: NSUserActivity) {
        let text = activity.userInfo?[CSSearchQueryString] as? String ?? ""
        let words = text.split(whereSeparator: \.isWhitespace).map { String($0).folded }
        show(String(localized: "Tasks with '\(text)'")) { task in
            let text = task.line.text.folded
            return words.allSatisfy(text.contains)
        }
    }

    private func show(_ heading: String, _ isShown: (TodoTask) -> Bool) {
        self.heading = heading
        do {
            tasks = try store.tasksNow().filter(isShown).openFirst.map(TaskEntity.init)
            problem = nil
        } catch {
            tasks = []
            problem = error.localizedDescription
        }
    }
}
