public import Foundation

/// An app that the system knows.
public struct AppRecord: Codable, Hashable, Sendable {
    /// The app's identifier, as `org.example.Coffee`.
    public var identifier: String
    /// The app's name in its development language.
    public var name: String
    public var version: String?
    /// The path of the program.
    public var executablePath: String
    /// The path of the folder that holds the program and its resources.
    public var bundlePath: String
    /// When it was installed; nil where it is not.
    public var installationDate: Date?

    /// Whether it is found by name; otherwise only by path.
    public var isInstalled: Bool { installationDate != nil }

    /// Creates a record.
    public init(
        identifier: String, name: String, version: String? = nil, executablePath: String, bundlePath: String,
        installationDate: Date? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.version = version
        self.executablePath = executablePath
        self.bundlePath = bundlePath
        self.installationDate = installationDate
    }
}
