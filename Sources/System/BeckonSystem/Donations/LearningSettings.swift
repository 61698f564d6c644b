public import IntentWire
import SQLiteStore

/// Whether the system learns from what a person does.
public struct LearningState: Codable, Hashable, Sendable {
    /// Whether it learns at all.
    public var isOn: Bool
    /// The identifiers of apps from which it does not learn.
    public var exceptions: [String]

    /// Creates a state.
    public init(isOn: Bool = true, exceptions: [String] = []) {
        self.isOn = isOn
        self.exceptions = exceptions
    }

    /// Whether it learns from what is done with an app.
    public func allows(_ app: String) -> Bool { isOn && !exceptions.contains(app) }
}

/// A change of whether the system learns.
public struct LearningChange: Codable, Hashable, Sendable {
    /// The app; nil for all.
    public var app: AppReference?
    public var isOn: Bool

    /// Creates a change.
    public init(app: AppReference? = nil, isOn: Bool) {
        self.app = app
        self.isOn = isOn
    }
}

/// Keeps from which apps nothing is learnt; the app without a name stands for all.
enum LearningSettings {
    private static let all = ""

    static func state(in database: Database) throws -> LearningState {
        let denied = try database.rows("SELECT app FROM learning WHERE allowed = 0 ORDER BY app") {
            try $0.get(0, as: String.self)
        }
        return LearningState(isOn: !denied.contains(all), exceptions: denied.filter { $0 != all })
    }

    static func isAllowed(_ app: String, in database: Database) throws -> Bool {
        try database.first("SELECT 1 FROM learning WHERE app IN (?, ?) AND allowed = 0", all, app) {
            try $0.get(0, as: Int.self)
        } == nil
    }

    /// - Parameter app: The app's identifier; nil for all.
    static func set(_ app: String?, isOn: Bool, in database: Database) throws {
        try database.execute("INSERT OR REPLACE INTO learning VALUES (?, ?)", app ?? all, isOn)
    }
}
