import BeckonSystem
public import Foundation
import IntentWire
import Synchronization

/// A system of a test's own, on a folder in the temporary one: the apps that run on it see no other files of the person.
/// This is an addition to Apple's framework.
///
/// ```swift
/// try await IntentTestSystem.with { system in
///     try Data("Buy milk".utf8).write(to: system.home.appending(path: "todo.txt"))
///     let definitions = IntentDefinitions(bundleIdentifier: "org.beckon.examples.Tasks", system: system)
///     …
/// }
/// ```
///
/// The folder is made at the first use. It is removed, and the apps are ended, by ``shutdown()``, or when nothing refers
/// to the system any more, at the latest when the test program ends. Where a test program was killed, the next one
/// removes what it left. Safe to use from any task.
public final class IntentTestSystem: Sendable {
    /// Where apps are looked for, and what they see.
    public struct Configuration: Sendable {
        /// Programs, and folders of programs, in which an app is looked for first. After them come those that the
        /// environment names in `BECKON_TEST_APPS`, separated by colons, and the folder of the test program.
        public var apps: [URL]
        /// Changes to the environment of the apps; nil removes a variable. `HOME`, `TMPDIR` and the folders of the XDG
        /// Base Directory Specification lead into the system's folder unless changed here.
        public var environment: [String: String?]
        /// How long an intent may neither answer, nor ask, nor report progress.
        public var timeout: Duration

        /// Creates a configuration.
        public init(apps: [URL] = [], environment: [String: String?] = [:], timeout: Duration = .seconds(60)) {
            self.apps = apps
            self.environment = environment
            self.timeout = timeout
        }
    }

    fileprivate struct State {
        var folder: TestFolder?
        var system: BeckonSystem?
        var isShutDown = false
        /// The entities that the view of the last run shows, as `type/id`, by app.
        var shown: [String: [String]] = [:]
    }

    private let configuration: Configuration
    private let state = Mutex(State())

    /// Creates a system; nothing is made or started before it is used.
    public init(_ configuration: Configuration = Configuration()) { self.configuration = configuration }

    /// Runs `body` with a system of its own, and ends it afterwards.
    ///
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    public static func with<Result>(
        _ configuration: Configuration = Configuration(), _ body: (IntentTestSystem) async throws -> Result
    ) async throws -> Result {
        let system = IntentTestSystem(configuration)
        do {
            let result = try await body(system)
            await system.shutdown()
            return result
        } catch {
            await system.shutdown()
            throw error
        }
    }

    /// The home folder of the apps.
    ///
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/store`` where it cannot be made.
    public var home: URL {
        get throws { try state.withLock { try $0.open().url.appending(path: "home") } }
    }

    /// Ends the apps and removes the folder; whatever is asked later fails.
    public func shutdown() async {
        let (system, folder) = state.withLock { state in
            state.isShutDown = true
            defer { (state.system, state.folder) = (nil, nil) }
            return (state.system, state.folder)
        }
        await system?.shutdown()
        folder?.remove()
    }

    deinit {
        let (system, folder) = state.withLock { ($0.system, $0.folder) }
        guard let system else {
            folder?.remove()
            return
        }
        // Whoever ends the program meanwhile removes the folder, too.
        Task.detached {
            await system.shutdown()
            folder?.remove()
        }
    }

    /// The system, opened.
    func running() throws -> BeckonSystem {
        try state.withLock { state in
            if let system = state.system { return system }
            let folder = try state.open().url
            var settings = SystemConfiguration(
                dataDirectory: folder.appending(path: "system"), cacheDirectory: folder.appending(path: "cache"),
                environment: environment(in: folder))
            settings.requestTimeout = configuration.timeout
            settings.queryTimeout = configuration.timeout
            // Many tests at once on a slow machine are no reason to fail.
            settings.startTimeout = max(settings.startTimeout, configuration.timeout)
            let system = try BeckonSystem(configuration: settings)
            state.system = system
            return system
        }
    }

    /// The program of an app.
    func program(of identifier: String) throws -> URL {
        try AppFinder(places: configuration.apps + AppFinder.standardPlaces).program(of: identifier)
    }

    /// Remembers what is on the screen after a run of an app: its view, or nothing.
    func show(_ view: ViewTree?, of app: String) {
        let entities = view?.entityIdentifiers ?? []
        state.withLock { $0.shown[app] = entities }
    }

    /// The entities that an app shows, as `type/id`.
    func shownEntities(of app: String) -> [String] { state.withLock { $0.shown[app] ?? [] } }

    private func environment(in folder: URL) -> [String: String] {
        let home = folder.appending(path: "home").path
        var environment = ProcessInfo.processInfo.environment
        for (name, path) in [
            ("HOME", ""), ("XDG_DATA_HOME", "/.local/share"), ("XDG_STATE_HOME", "/.local/state"),
            ("XDG_CONFIG_HOME", "/.config"), ("XDG_CACHE_HOME", "/.cache"),
        ] {
            environment[name] = home + path
        }
        environment["XDG_RUNTIME_DIR"] = folder.appending(path: "run").path
        environment["TMPDIR"] = folder.appending(path: "tmp").path
        for (name, value) in configuration.environment { environment[name] = value }
        return environment
    }
}

extension IntentTestSystem.State {
    fileprivate mutating func open() throws -> TestFolder {
        if isShutDown { throw IntentTestingError(.cancelled, "the system of this test is shut down") }
        if let folder { return folder }
        let made = try TestFolder(with: ["home", "run", "tmp"])
        folder = made
        return made
    }
}
