import AppIntents

/// A comparison of a task, as the Find Tasks action puts it together.
struct TaskFilter {
    let holds: (TodoTask) -> Bool

    init(_ holds: @escaping (TodoTask) -> Bool) { self.holds = holds }
}

extension TaskQuery: EntityPropertyQuery {
    typealias ComparatorMappingType = TaskFilter

    static let findIntentDescription: IntentDescription? = IntentDescription(
        "Finds the tasks for which all or some comparisons hold.", categoryName: "Tasks",
        searchKeywords: ["search", "filter"], resultValueName: "Tasks")

    static let properties = QueryProperties {
        Property(\TaskEntity.$title) {
            EqualToComparator { text in TaskFilter { $0.line.title.folded == text.folded } }
            NotEqualToComparator { text in TaskFilter { $0.line.title.folded != text.folded } }
            ContainsComparator { text in TaskFilter { $0.line.title.folded.contains(text.folded) } }
            HasPrefixComparator { text in TaskFilter { $0.line.title.folded.hasPrefix(text.folded) } }
            HasSuffixComparator { text in TaskFilter { $0.line.title.folded.hasSuffix(text.folded) } }
        }
        Property(\TaskEntity.$priority) {
            EqualToComparator { priority in TaskFilter { TaskPriority($0.line.priority) == priority } }
            NotEqualToComparator { priority in TaskFilter { TaskPriority($0.line.priority) != priority } }
            LessThanComparator { limit in TaskFilter(\.line.taskPriority) { $0 < limit } }
            LessThanOrEqualToComparator { limit in TaskFilter(\.line.taskPriority) { $0 <= limit } }
            GreaterThanComparator { limit in TaskFilter(\.line.taskPriority) { $0 > limit } }
            GreaterThanOrEqualToComparator { limit in TaskFilter(\.line.taskPriority) { $0 >= limit } }
        }
        Property(\TaskEntity.$dueDate) {
            EqualToComparator { date in TaskFilter { $0.line.due == date.map { Day($0) } } }
            NotEqualToComparator { date in TaskFilter { $0.line.due != date.map { Day($0) } } }
            LessThanComparator { limit in TaskFilter(\.line.due) { $0 < Day(limit) } }
            LessThanOrEqualToComparator { limit in TaskFilter(\.line.due) { $0 <= Day(limit) } }
            GreaterThanComparator { limit in TaskFilter(\.line.due) { $0 > Day(limit) } }
            GreaterThanOrEqualToComparator { limit in TaskFilter(\.line.due) { $0 >= Day(limit) } }
            IsBetweenComparator { first, last in TaskFilter(\.line.due) { Day(first) <= $0 && $0 <= Day(last) } }
        }
        Property(\TaskEntity.$projects) {
            ContainsComparator { name in TaskFilter { $0.line.projects.map(\.folded).contains(name.folded) } }
        }
        Property(\TaskEntity.$contexts) {
            ContainsComparator { name in TaskFilter { $0.line.contexts.map(\.folded).contains(name.folded) } }
        }
        Property(\TaskEntity.$completed) {
            EqualToComparator { isCompleted in TaskFilter { $0.line.isCompleted == isCompleted } }
            NotEqualToComparator { isCompleted in TaskFilter { $0.line.isCompleted != isCompleted } }
        }
        Property(\TaskEntity.$completionDate) {
            LessThanComparator { limit in TaskFilter(\.line.head.completed) { $0 < Day(limit) } }
            GreaterThanComparator { limit in TaskFilter(\.line.head.completed) { $0 > Day(limit) } }
            IsBetweenComparator { first, last in
                TaskFilter(\.line.head.completed) { Day(first) <= $0 && $0 <= Day(last) }
            }
        }
        Property(\TaskEntity.$creationDate) {
            LessThanComparator { limit in TaskFilter(\.line.head.created) { $0 < Day(limit) } }
            GreaterThanComparator { limit in TaskFilter(\.line.head.created) { $0 > Day(limit) } }
            IsBetweenComparator { first, last in
                TaskFilter(\.line.head.created) { Day(first) <= $0 && $0 <= Day(last) }
            }
        }
        Property(\TaskEntity.$text) {
            ContainsComparator { text in TaskFilter { $0.line.text.folded.contains(text.folded) } }
        }
        Property(\TaskEntity.$lineNumber) {
            EqualToComparator { number in TaskFilter { $0.lineNumber == number } }
            IsBetweenComparator { first, last in TaskFilter { first <= $0.lineNumber && $0.lineNumber <= last } }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\TaskEntity.$title)
        SortableBy(\TaskEntity.$priority)
        SortableBy(\TaskEntity.$dueDate)
        SortableBy(\TaskEntity.$completionDate)
        SortableBy(\TaskEntity.$creationDate)
        SortableBy(\TaskEntity.$lineNumber)
    }

    func entities(
        matching comparators: [TaskFilter], mode: ComparatorMode, sortedBy: [EntityQuerySort<TaskEntity>],
        limit: Int?
    ) async throws -> [TaskEntity] {
        let found = try await store.tasks().filter { task in
            switch mode {
            case .and: comparators.allSatisfy { $0.holds(task) }
            case .or: comparators.isEmpty || comparators.contains { $0.holds(task) }
            }
        }
        let sorted = TaskOrder(sortedBy).sort(found)
        return sorted.prefix(limit ?? sorted.count).map(TaskEntity.init)
    }
}

extension TaskFilter {
    /// Compares something that not every task has; those without it are not found.
    init<Value>(_ part: @escaping (TodoTask) -> Value?, holds: @escaping (Value) -> Bool) {
        self.init { part($0).map(holds) ?? false }
    }
}

extension TodoLine {
    var taskPriority: TaskPriority? { TaskPriority(priority) }
}
