import AppIntents

/// Takes back what intents have done to the tasks, when their person undoes it.
@MainActor
final class TodoHistory {
    static let shared = TodoHistory()

    /// Takes something back. An action of an undo manager cannot fail, so what went wrong is only printed.
    fileprivate func takeBack(_ body: () throws -> Void) {
        do { try body() } catch { FileHandle.standardError.write(Data("not undone: \(error)\n".utf8)) }
    }
}

extension UndoableIntent {
    /// Lets a person take back what the intent has changed.
    @MainActor
    func offerUndo(of change: TodoChange, in store: TodoStore) {
        guard !change.isEmpty else { return }
        undoManager?.registerUndo(withTarget: TodoHistory.shared) { history in
            history.takeBack { try store.takeBack(change) }
        }
    }

    /// Lets a person bring tasks back that the intent has archived.
    @MainActor
    func offerUndo(ofArchiving tasks: [TodoTask], in store: TodoStore) {
        guard !tasks.isEmpty else { return }
        undoManager?.registerUndo(withTarget: TodoHistory.shared) { history in
            history.takeBack { try store.takeFromArchive(tasks) }
        }
    }
}
