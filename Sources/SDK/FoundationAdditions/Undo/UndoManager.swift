public import Foundation

/// Remembers how to take back what a person did, and how to do it again.
///
/// Actions that are registered in one turn of the main actor form one group, as long as ``groupsByEvent`` is set; the
/// group ends at the next turn, or before that with ``undo()``.
///
/// - Source: developer.apple.com/documentation/foundation/undomanager
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The groups that are open, the outermost first.
    private var openGroups: [UndoGroup] = []
    private var disabledCount = 0
    private var isEventGroupOpen = false

    private enum Phase { case recording, undoing, redoing }
    private var phase = Phase.recording

    /// Creates a manager without actions.
    public nonisolated override init() {
        super.init()
    }

    // MARK: Registering

    /// Remembers an action that takes back what is done now.
    ///
    /// While an action is undone, what it registers is for redoing. Does nothing while registration is disabled.
    ///
    /// - Parameters:
    ///   - target: What the action works on; not retained, and if it is gone the action does nothing.
    ///   - handler: The action.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            // Without groups by event each action is a group of its own.
            openGroups.append(UndoGroup())
            if groupsByEvent, phase == .recording { openEventGroup() }
        }
        let action = UndoGroup.Action(target: ObjectIdentifier(target)) { [weak target] in
            if let target { handler(target) }
        }
        openGroups[openGroups.count - 1].items.append(.action(action))
        if phase == .recording {
            redoStack.removeAll()
            if !groupsByEvent, openGroups.count == 1, !isExplicitGroupOpen { closeGroup() }
        }
    }

    /// Forgets all actions, and enables registration.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        openGroups.removeAll()
        explicitDepth = 0
        isEventGroupOpen = false
        disabledCount = 0
    }

    /// Forgets the actions that work on `target`.
    open func removeAllActions(withTarget target: Any) {
        let identifier = ObjectIdentifier(target as AnyObject)
        func pruned(_ groups: [UndoGroup]) -> [UndoGroup] {
            groups.map { $0.removing(identifier) }.filter { !$0.items.isEmpty }
        }
        undoStack = pruned(undoStack)
        redoStack = pruned(redoStack)
        openGroups = openGroups.map { $0.removing(identifier) }
    }

    /// Stops registration until as many calls of ``enableUndoRegistration()``.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Takes back one call of ``disableUndoRegistration()``.
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    /// Whether actions are remembered.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    // MARK: Groups

    private var explicitDepth = 0
    private var isExplicitGroupOpen: Bool { explicitDepth > 0 }

    /// Whether what is registered in one turn of the main actor is undone together.
    open var groupsByEvent = true

    /// How many groups are kept; 0, the value at first, keeps all.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }

    /// Begins a group, inside of the open one if there is one.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, phase == .recording {
            openGroups.append(UndoGroup())
            openEventGroup()
        }
        openGroups.append(UndoGroup())
        explicitDepth += 1
    }

    /// Ends the group that was begun last; does nothing if none is open.
    open func endUndoGrouping() {
        guard isExplicitGroupOpen else { return }
        explicitDepth -= 1
        closeGroup()
        // The turn that the event's group belongs to may be over.
        if isEventGroupOpen, !isExplicitGroupOpen { openEventGroup() }
    }

    private func openEventGroup() {
        isEventGroupOpen = true
        Task { @MainActor [weak self] in self?.closeEventGroup() }
    }

    private func closeEventGroup() {
        guard isEventGroupOpen, openGroups.count == 1, phase == .recording else { return }
        isEventGroupOpen = false
        closeGroup()
    }

    private func closeGroup() {
        guard let group = openGroups.popLast(), !group.items.isEmpty else { return }
        if openGroups.isEmpty {
            switch phase {
            case .recording, .redoing: undoStack.append(group)
            case .undoing: redoStack.append(group)
            }
            trim()
        } else {
            openGroups[openGroups.count - 1].add(group)
        }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Undoing and redoing

    /// Whether ``undo()`` would do something.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.items.isEmpty } }

    /// Whether ``redo()`` would do something.
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Whether an action is being undone.
    open var isUndoing: Bool { phase == .undoing }

    /// Whether an action is being redone.
    open var isRedoing: Bool { phase == .redoing }

    /// Ends the group of this turn, and undoes the last group.
    ///
    /// Does nothing while a group is open that ``beginUndoGrouping()`` began, or while something is undone or redone.
    open func undo() {
        guard phase == .recording, !isExplicitGroupOpen else { return }
        closeEventGroup()
        undoNestedGroup()
    }

    /// Undoes the last group.
    open func undoNestedGroup() {
        guard phase == .recording, openGroups.isEmpty, let group = undoStack.popLast() else { return }
        run(group, as: .undoing)
    }

    /// Does the group again that was undone last.
    open func redo() {
        guard phase == .recording, !isExplicitGroupOpen else { return }
        closeEventGroup()
        guard openGroups.isEmpty, let group = redoStack.popLast() else { return }
        run(group, as: .redoing)
    }

    private func run(_ group: UndoGroup, as phase: Phase) {
        self.phase = phase
        openGroups = [UndoGroup(actionName: group.actionName, isDiscardable: group.isDiscardable)]
        group.run()
        // Groups that an action began and did not end are over now.
        while openGroups.count > 1 { closeGroup() }
        explicitDepth = 0
        closeGroup()
        self.phase = .recording
    }

    // MARK: Names

    /// Names the group that is open, or the last one.
    open func setActionName(_ actionName: String) {
        if openGroups.isEmpty {
            if !undoStack.isEmpty { undoStack[undoStack.count - 1].actionName = actionName }
        } else {
            openGroups[0].actionName = actionName
        }
    }

    /// Names the group that is open, or the last one; the text is taken in the current language.
    open func setActionName(_ resource: LocalizedStringResource?) {
        setActionName(resource.map { String(localized: $0) } ?? "")
    }

    /// Says whether the open group can be lost without harm.
    open func setActionIsDiscardable(_ discardable: Bool) {
        if openGroups.isEmpty {
            if !undoStack.isEmpty { undoStack[undoStack.count - 1].isDiscardable = discardable }
        } else {
            openGroups[0].isDiscardable = discardable
        }
    }

    /// The name of what ``undo()`` would undo; empty if it has none.
    open var undoActionName: String { (openGroups.first ?? undoStack.last)?.actionName ?? "" }

    /// The name of what ``redo()`` would do again; empty if it has none.
    open var redoActionName: String { redoStack.last?.actionName ?? "" }

    /// Whether what ``undo()`` would undo can be lost without harm.
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }

    /// Whether what ``redo()`` would do again can be lost without harm.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    /// The title of a menu item for undoing.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item for redoing.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a menu item for undoing an action with a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of a menu item for redoing an action with a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}
