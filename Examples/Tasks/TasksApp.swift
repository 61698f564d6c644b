import AppIntents
import SwiftUI

/// The tasks of a todo.txt, for terminals, assistants, shortcuts and whatever else runs intents.
///
/// Needs iOS 27: intervals are of type `Duration`.
@main
struct TasksApp: App {
    private let model: TasksWindowModel

    init() {
        let store = TodoStore()
        AppDependencyManager.shared.add(dependency: store)
        model = TasksWindowModel(store: store)
    }

    var body: some Scene {
        WindowGroup("Tasks") { TasksWindow(model: model) }
    }
}
