import AppIntents

/// What people can say and tap without setting anything up.
struct TasksShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: AddTask(),
            phrases: [
                "Add a task to \(.applicationName)",
                "Add a \(\.$priority) task to \(.applicationName)",
                "New task in \(.applicationName)",
                "Remind me with \(.applicationName)",
            ], shortTitle: "Add Task", systemImageName: "plus.circle")
        AppShortcut(
            intent: CompleteTask(),
            phrases: [
                "Complete a task in \(.applicationName)",
                "Check off a task in \(.applicationName)",
            ], shortTitle: "Complete Task", systemImageName: "checkmark.circle")
        AppShortcut(
            intent: ShowTasks(),
            phrases: [
                "Show \(\.$selection) tasks in \(.applicationName)",
                "What is to be done in \(.applicationName)",
                "Show my \(.applicationName)",
            ], shortTitle: "Show Tasks", systemImageName: "list.bullet")
        AppShortcut(
            intent: ShowTasks(project: nil, selection: .today),
            phrases: ["What is due today in \(.applicationName)", "Show my agenda in \(.applicationName)"],
            shortTitle: "Due Today", systemImageName: "calendar")
        AppShortcut(
            intent: PostponeTask(),
            phrases: ["Postpone a task in \(.applicationName)", "Put off a task in \(.applicationName)"],
            shortTitle: "Postpone Task", systemImageName: "clock.arrow.circlepath")
        AppShortcut(
            intent: ArchiveDone(),
            phrases: ["Archive done tasks in \(.applicationName)", "Clean up \(.applicationName)"],
            shortTitle: "Archive Done", systemImageName: "archivebox")
    }

    static let shortcutTileColor: ShortcutTileColor = .lime
}

extension ShowTasks {
    /// Creates the intent with values, as for a shortcut.
    init(project: ProjectEntity?, selection: TaskSelection) {
        self.init()
        self.project = project
        self.selection = selection
    }
}
