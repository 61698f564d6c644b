import FoundationAdditions
package import IntentWire

/// The runs of this process that can be undone, with what each registered for it.
@MainActor
package final class UndoableRuns {
    /// How many runs are kept; the oldest is dropped first, with whatever its actions hold.
    package static let keptRuns = 100

    package static let shared = UndoableRuns()

    /// Takes what is registered outside of runs.
    static let unclaimed = UndoManager()

    private struct Entry {
        var run: String
        var actionName: String
        var manager: UndoManager
    }

    /// The oldest first.
    private var entries: [Entry] = []

    package init() {}

    /// Keeps how to undo a run.
    package func keep(_ manager: UndoManager, named actionName: String, of run: String) {
        entries.append(Entry(run: run, actionName: actionName, manager: manager))
        if entries.count > Self.keptRuns { entries.removeFirst(entries.count - Self.keptRuns) }
    }

    /// Undoes all that a run registered, the last first.
    ///
    /// - Throws: `IntentFailure` with code `nothing-to-undo` where it is not kept, or was undone before.
    package func undo(_ request: UndoRequest) throws -> UndoResponse {
        guard let index = entries.firstIndex(where: { $0.run == request.run }) else {
            throw IntentFailure(
                .nothingToUndo,
                "the app does not know how to undo this run: it was undone, or more than \(Self.keptRuns) came after it"
            )
        }
        let entry = entries.remove(at: index)
        // A group that was begun and not ended would keep all from being undone.
        for _ in 0..<entry.manager.groupingLevel { entry.manager.endUndoGrouping() }
        guard entry.manager.canUndo else {
            throw IntentFailure(.nothingToUndo, "'\(entry.actionName)' was undone or done away with by the app")
        }
        while entry.manager.canUndo { entry.manager.undo() }
        return UndoResponse(actionName: entry.actionName)
    }
}
