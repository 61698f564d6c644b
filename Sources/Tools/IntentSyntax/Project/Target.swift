/// A target of a project: what is built into one module.
///
/// Two are equal where they have the same name in the same project.
public struct Target: Sendable, Hashable {
    /// What a target makes.
    public enum Kind: String, Sendable, Hashable {
        case app, appExtension, library, tests, tool, other
    }

    /// The name in the project.
    public var name: String
    public var kind: Kind
    /// The file that says so.
    public var project: String
    /// Paths of the Swift sources.
    public var sources: Set<String> = []
    /// Path of the property list, where it is known.
    public var infoPlist: String?
    /// Keys that build settings put into the property list.
    public var infoPlistKeys: Set<String> = []
    /// Whether all that goes into the property list is known.
    public var isInfoPlistKnown = false
    public var bundleIdentifier: String?
    /// The name that people see, where a file says it.
    public var displayName: String?
    /// Oldest system by platform, `iOS` to 17.0.
    public var deployment: [String: Double] = [:]
    /// Names of targets and package products that it needs.
    public var dependencies: Set<String> = []
    /// 5 or 6, where it is known.
    public var swiftVersion: Int?
    /// Whether declarations belong to the main actor unless they say otherwise.
    public var isMainActorByDefault = false

    public static func == (left: Target, right: Target) -> Bool {
        left.name == right.name && left.project == right.project
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(project)
    }
}
