import AppIntents

/// Moves the due dates of tasks to later days.
struct PostponeTask: UndoableIntent {
    static let title: LocalizedStringResource = "Postpone Task"
    static let description = IntentDescription(
        "Moves the due date of one or more tasks, by some time or to a day.", categoryName: "Tasks",
        searchKeywords: ["later", "snooze", "reschedule"], resultValueName: "Postponed Tasks")

    @Parameter(title: "Task", requestValueDialog: "Which task can wait?")
    var tasks: [TaskEntity]

    @Parameter(
        title: "Duration",
        description: "By how long. Counted in days from the due date, or from today where that is past or missing.")
    var duration: Duration?

    @Parameter(title: "Date", description: "Until when.", kind: .date, requestValueDialog: "Until when?")
    var date: Date?

    @Dependency
    private var store: TodoStore

    static var parameterSummary: some ParameterSummary {
        When(\.$duration, .hasAnyValue) {
            Summary("Postpone \(\.$tasks) by \(\.$duration)")
        } otherwise: {
            Summary("Postpone \(\.$tasks) until \(\.$date)") { \.$duration }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[TaskEntity]> & ProvidesDialog {
        let postponement = try postponement()
        let today = store.today
        let ids = tasks.uniqueIDs
        let (moved, change) = try await store.change { list in
            try ids.map { id in
                try list.change(id) { line in
                    guard !line.isCompleted else {
                        throw TodoError("“\(line.title)” is done. Reopen it before you postpone it.")
                    }
                    return line.settingDue(postponement.day(after: line.due, today: today))
                }
            }
        }
        await offerUndo(of: change, in: store)
        let postponed = moved.map(TaskEntity.init)
        guard postponed.count == 1, let due = postponed[0].dueDate else {
            return .result(value: postponed, dialog: "Postponed \(postponed.count) tasks.")
        }
        return .result(
            value: postponed,
            dialog: "Postponed “\(postponed[0].title)” until \(due, format: .dateTime.weekday().day().month().year()).")
    }

    private func postponement() throws -> Postponement {
        switch (duration, date) {
        case (.some, .some): throw TodoError("Give a duration or a date, not both.")
        case (let duration?, nil): try Postponement(duration)
        case (nil, let date?): .until(Day(date))
        case (nil, nil): throw $date.needsValueError()
        }
    }
}

/// By how much a task is postponed.
enum Postponement: Hashable, Sendable {
    case days(Int)
    case until(Day)

    /// Due dates are days: a part of a day counts as a whole one.
    ///
    /// - Throws: An error where the time is not positive, or longer than a century.
    init(_ duration: Duration) throws {
        guard duration > .zero, duration <= .seconds(36_525 * 86_400) else {
            throw TodoError("A task can be postponed by one day to 100 years.")
        }
        let (seconds, rest) = duration.components
        let days = seconds / 86_400
        self = .days(Int(seconds % 86_400 > 0 || rest > 0 ? days + 1 : days))
    }

    /// The new due date.
    func day(after due: Day?, today: Day) -> Day {
        switch self {
        case .days(let days): max(due ?? today, today).advanced(by: days)
        case .until(let day): day
        }
    }
}
