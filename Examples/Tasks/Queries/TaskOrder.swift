import AppIntents

/// The order that a Find Tasks action asks for.
struct TaskOrder {
    private let comparisons: [(TodoTask, TodoTask) -> ComparisonResult]

    init(_ sorts: [EntityQuerySort<TaskEntity>]) {
        comparisons = sorts.compactMap { sort in
            guard let compare = Self.comparison(by: sort.by) else { return nil }
            return { compare($0, $1, sort.order == .descending) }
        }
    }

    /// The tasks in this order; those that are equal in it stay as in the file.
    func sort(_ tasks: [TodoTask]) -> [TodoTask] {
        tasks.enumerated().sorted { left, right in
            for compare in comparisons {
                switch compare(left.element, right.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return left.offset < right.offset
        }.map(\.element)
    }

    private typealias Comparison = (TodoTask, TodoTask, _ isDescending: Bool) -> ComparisonResult

    private static func comparison(by path: PartialKeyPath<TaskEntity>) -> Comparison? {
        switch path {
        case \TaskEntity.$title:
            { left, right, isDescending in
                let result = left.line.title.localizedStandardCompare(right.line.title)
                return isDescending ? result.reversed : result
            }
        case \TaskEntity.$priority: order(by: \.line.taskPriority)
        case \TaskEntity.$dueDate: order(by: \.line.due)
        case \TaskEntity.$completionDate: order(by: \.line.head.completed)
        case \TaskEntity.$creationDate: order(by: \.line.head.created)
        case \TaskEntity.$lineNumber: order(by: { $0.lineNumber })
        default: nil
        }
    }

    /// Compares by a property; tasks without it come last in both directions.
    private static func order<Value: Comparable>(by part: @escaping (TodoTask) -> Value?) -> Comparison {
        { left, right, isDescending in
            switch (part(left), part(right)) {
            case (let left?, let right?) where left != right:
                (left < right) != isDescending ? .orderedAscending : .orderedDescending
            case (.some, nil): .orderedAscending
            case (nil, .some): .orderedDescending
            default: .orderedSame
            }
        }
    }
}

extension ComparisonResult {
    fileprivate var reversed: ComparisonResult {
        switch self {
        case .orderedAscending: .orderedDescending
        case .orderedDescending: .orderedAscending
        case .orderedSame: .orderedSame
        }
    }
}
