public import Foundation

/// The methods between a system that runs and those who use it, beside the routes of `IntentHost`.
///
/// Hello and stop stay as they are: also a client of another build must understand them.
enum SystemMethod {
    /// `SystemHello` to `SystemWelcome`: the first message of a client.
    static let hello = "system/hello"
    /// `WireNothing` to `SystemStatus`.
    static let status = "system/status"
    /// Notification: end.
    static let stop = "system/stop"
}

/// The first message of a client.
struct SystemHello: Codable, Sendable {
    /// The client's build; see `SystemBuild`.
    var build: String
    /// The data folder that the client means.
    var dataDirectory: String
    /// The environment in which apps run for this client.
    var environment: [String: String]
}

/// Who answers.
struct SystemWelcome: Codable, Sendable {
    var build: String
    var dataDirectory: String
    var process: Int
    var started: Date
    /// Whether it ends by itself, as one does that a command has started.
    var endsWhenIdle: Bool
}

/// Which program this process is. Messages between two builds may differ, so only equal ones talk.
enum SystemBuild {
    /// The program's file, which has another identity after each build, also while the process goes on with the old one.
    static let current: String = {
        var facts = stat()
        guard stat("/proc/self/exe", &facts) == 0 else { return "unknown" }
        var hash = FNVHash()
        hash.add("\(facts.st_dev).\(facts.st_ino).\(facts.st_size).\(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)")
        return hash.text
    }()
}

/// What a system that runs says of itself.
public struct SystemStatus: Codable, Hashable, Sendable {
    /// One app process.
    public struct App: Codable, Hashable, Sendable {
        /// The identifier of the app.
        public var app: String
        public var name: String
        public var process: Int
        /// How many requests it works on.
        public var requests: Int
        /// How many runs it can undo.
        public var undoableRuns: Int
        /// The memory that it uses, in bytes; nil where it is unknown.
        public var memory: Int?

        /// Creates a description.
        public init(app: String, name: String, process: Int, requests: Int, undoableRuns: Int, memory: Int?) {
            self.app = app
            self.name = name
            self.process = process
            self.requests = requests
            self.undoableRuns = undoableRuns
            self.memory = memory
        }
    }

    public var process: Int
    public var started: Date
    public var dataDirectory: String
    public var socket: String
    /// How many clients are connected, who asks among them.
    public var clients: Int
    /// The memory that the system uses, without its apps, in bytes; nil where it is unknown.
    public var memory: Int?
    /// The processes of apps, by identifier of the app.
    public var apps: [App]
    /// Whether its alarms wake the machine from sleep.
    public var wakesMachine: Bool?

    /// Creates a description.
    public init(
        process: Int, started: Date, dataDirectory: String, socket: String, clients: Int, memory: Int?, apps: [App]
    ) {
        self.process = process
        self.started = started
        self.dataDirectory = dataDirectory
        self.socket = socket
        self.clients = clients
        self.memory = memory
        self.apps = apps
    }
}

extension SystemStatus {
    /// The resident memory of a process, in bytes.
    ///
    /// - Source: proc(5), `/proc/PID/statm`, second field, in pages.
    static func memory(of process: Int) -> Int? {
        guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/statm"), let data = try? file.readToEnd()
        else { return nil }
        let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? Int(fields[1]).map { $0 * sysconf(Int32(_SC_PAGESIZE)) } : nil
    }
}
