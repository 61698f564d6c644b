/// One index of one app: its items are indexed, deleted and counted together.
public struct IndexSource: Codable, Hashable, Sendable {
    /// The app's identifier.
    public var app: String
    /// The name of the index; empty for the default one.
    public var name: String
    /// When the items may be read, as the app said; nil for always.
    public var protection: String?

    /// Creates a source.
    public init(app: String, name: String = "", protection: String? = nil) {
        self.app = app
        self.name = name
        self.protection = protection
    }
}
