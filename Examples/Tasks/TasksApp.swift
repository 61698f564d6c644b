import AppIntents

/// The tasks of a todo.txt, for terminals, assistants, shortcuts and whatever else runs intents.
///
/// Needs iOS 27: intervals are of type `Duration`.
@main
struct TasksApp: AppIntentsExtension {
    init() {
        AppDependencyManager.shared.add(dependency: TodoStore())
    }
}
