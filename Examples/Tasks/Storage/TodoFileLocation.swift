import AppIntents

/// Where the tasks are, where done ones go, and where the app keeps what it must remember.
struct TodoFileLocation: Hashable, Sendable {
    /// The todo.txt, as the person names it.
    let file: URL
    /// The file for archived tasks.
    let done: URL
    /// The folder for what the app remembers of files.
    let state: URL

    init(file: URL, done: URL, state: URL) {
        (self.file, self.done, self.state) = (file, done, state)
    }

    /// The places that the environment names: `TODO_FILE`, else `todo.txt` in `TODO_DIR`, else `~/todo.txt`; `DONE_FILE`,
    /// else `done.txt` beside it; and the folder of the XDG base directory specification for state.
    ///
    /// - Source: github.com/todotxt/todo.txt-cli, `todo.cfg`.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        func url(_ name: String) -> URL? {
            environment[name].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
        }
        let home = url("HOME") ?? URL(fileURLWithPath: NSHomeDirectory())
        let file = url("TODO_FILE") ?? (url("TODO_DIR") ?? home).appendingPathComponent("todo.txt")
        let base = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        self.init(
            file: file,
            done: url("DONE_FILE") ?? file.deletingLastPathComponent().appendingPathComponent("done.txt"),
            state: (base ?? home.appendingPathComponent(".local/state")).appendingPathComponent(
                "org.beckon.examples.Tasks"))
    }

    /// The file that a link leads to, so that a change leaves the link as it is.
    ///
    /// - Throws: An error where links lead in a circle.
    static func target(of file: URL) throws -> URL {
        var url = file
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { return url }
            url = URL(fileURLWithPath: next, relativeTo: url.deletingLastPathComponent()).absoluteURL
        }
        throw TodoError("The links at \(file.path) lead in a circle. Remove them, or set TODO_FILE to a file.")
    }
}
