/// To whom an entity belongs.
///
/// - Source: developer.apple.com/documentation/appintents/entityownership (iOS 27).
public struct EntityOwnership: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Everybody sees it.
    public static let `public` = EntityOwnership(rawValue: 1 << 0)
    /// Others work on it too.
    public static let shared = EntityOwnership(rawValue: 1 << 1)
    /// The app cannot tell.
    public static let unknown = EntityOwnership(rawValue: 1 << 2)
}

/// An entity that says to whom it belongs; any other counts as the person's own.
///
/// The system gets it with the entity, so that it can ask before it changes what is not the person's alone.
///
/// - Source: developer.apple.com/documentation/appintents/ownershipprovidingentity (iOS 27).
@_alwaysEmitConformanceMetadata
public protocol OwnershipProvidingEntity: AppEntity {
    /// To whom it belongs; empty for the person alone.
    var ownership: EntityOwnership { get }
}

extension EntityOwnership {
    /// The names of the members, as they travel.
    var names: [String] {
        let names: [(EntityOwnership, String)] = [(.public, "public"), (.shared, "shared"), (.unknown, "unknown")]
        return names.filter { contains($0.0) }.map(\.1)
    }
}
