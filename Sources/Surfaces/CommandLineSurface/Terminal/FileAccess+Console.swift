import Foundation
import IntentWire
import Synchronization
import ValueForms

extension FileAccess {
    /// The files of a command's surroundings; the standard input is read once.
    init(_ console: Console) {
        let input = OnceReadInput(console)
        self.init(
            workingDirectory: console.workingDirectory, homeDirectory: console.homeDirectory,
            standardInput: { try input.read() })
    }
}

/// The standard input, which has nothing left for a second parameter.
private final class OnceReadInput: Sendable {
    private let console: Console
    private let isRead = Mutex(false)

    init(_ console: Console) { self.console = console }

    func read() throws -> Data {
        let wasRead = isRead.withLock { isRead in
            defer { isRead = true }
            return isRead
        }
        if wasRead { throw ReadProblem("the standard input is taken by another value already") }
        do {
            return try console.readInput()
        } catch {
            throw ReadProblem("the standard input cannot be read: \(error.localizedDescription)")
        }
    }
}
