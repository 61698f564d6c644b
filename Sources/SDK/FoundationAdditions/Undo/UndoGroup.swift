/// Actions that are undone together, the last one first.
struct UndoGroup {
    struct Action {
        let target: ObjectIdentifier
        let perform: @MainActor () -> Void
    }

    indirect enum Item {
        case action(Action)
        case group(UndoGroup)
    }

    var items: [Item] = []
    var actionName = ""
    var isDiscardable = false

    /// Adds a group that ended inside of this one; its name is taken over if this has none.
    mutating func add(_ group: UndoGroup) {
        items.append(.group(group))
        if actionName.isEmpty { actionName = group.actionName }
    }

    /// Performs the actions.
    @MainActor func run() {
        for item in items.reversed() {
            switch item {
            case .action(let action): action.perform()
            case .group(let group): group.run()
            }
        }
    }

    /// The group without the actions of a target.
    func removing(_ target: ObjectIdentifier) -> UndoGroup {
        var copy = self
        copy.items = items.compactMap { item in
            switch item {
            case .action(let action): return action.target == target ? nil : item
            case .group(let group):
                let rest = group.removing(target)
                return rest.items.isEmpty ? nil : .group(rest)
            }
        }
        return copy
    }
}
