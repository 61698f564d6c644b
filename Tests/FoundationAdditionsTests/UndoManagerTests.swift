import FoundationAdditions
import Testing

@MainActor
struct UndoManagerTests {
    private final class Counter {
        var value = 0

        @MainActor
        func add(_ number: Int, _ manager: UndoManager) {
            value += number
            manager.registerUndo(withTarget: self) { $0.add(-number, manager) }
        }
    }

    private let manager = UndoManager()
    private let counter = Counter()

    @Test
    func `undoes and redoes`() {
        manager.groupsByEvent = false
        counter.add(1, manager)
        counter.add(2, manager)
        manager.undo()
        #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(counter.value == 3 && !manager.canRedo)
        manager.undo()
        counter.add(5, manager)
        #expect(!manager.canRedo, "a new action makes what was undone unreachable")
    }

    @Test
    func `groups what is done in one turn`() async {
        counter.add(1, manager)
        counter.add(2, manager)
        manager.undo()
        #expect(counter.value == 0)
        manager.redo()
        #expect(counter.value == 3)
        counter.add(4, manager)
        while manager.groupingLevel > 0 { await Task.yield() }
        counter.add(8, manager)
        manager.undo()
        #expect(counter.value == 7)
    }

    @Test
    func `undoes explicit groups as a whole, in reverse order`() {
        manager.groupsByEvent = false
        var order: [Int] = []
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: counter) { _ in order.append(1) }
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: counter) { _ in order.append(2) }
        manager.endUndoGrouping()
        manager.setActionName("Sort")
        manager.undo()
        #expect(order.isEmpty, "an open group is not undone")
        manager.endUndoGrouping()
        #expect(manager.undoMenuItemTitle == "Undo Sort")
        manager.undo()
        #expect(order == [2, 1])
        manager.endUndoGrouping()
    }

    @Test
    func `keeps the name for redoing`() {
        manager.groupsByEvent = false
        counter.add(1, manager)
        manager.setActionName("Add \(1)" as LocalizedStringResource)
        #expect(manager.undoActionName == "Add 1")
        manager.undo()
        #expect(manager.redoActionName == "Add 1" && manager.redoMenuItemTitle == "Redo Add 1")
    }

    @Test
    func `keeps no more levels than it may`() {
        manager.groupsByEvent = false
        manager.levelsOfUndo = 2
        for number in 1...4 { counter.add(number, manager) }
        while manager.canUndo { manager.undo() }
        #expect(counter.value == 3)
    }

    @Test
    func `forgets targets and actions`() {
        manager.groupsByEvent = false
        let other = Counter()
        counter.add(1, manager)
        other.add(1, manager)
        manager.removeAllActions(withTarget: counter)
        manager.undo()
        #expect(other.value == 0 && counter.value == 1 && !manager.canUndo)
        manager.disableUndoRegistration()
        counter.add(1, manager)
        #expect(!manager.canUndo)
        manager.enableUndoRegistration()
        counter.add(1, manager)
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test
    func `does not keep targets alive`() {
        manager.groupsByEvent = false
        weak var gone: Counter?
        do {
            let short = Counter()
            gone = short
            short.add(1, manager)
        }
        #expect(gone == nil)
        manager.undo()
        #expect(!manager.canRedo)
    }
}
