import FoundationAdditions

/// An entity whose identifier is the same on all devices of a person.
///
/// Nothing here goes from one machine to another, so the system treats it as any entity; the manifest names the protocol.
///
/// - Source: developer.apple.com/documentation/appintents/syncableentity (iOS 27).
@_alwaysEmitConformanceMetadata
public protocol SyncableEntity: AppEntity {}

/// An identifier that differs between devices, with one that does not.
///
/// As text it is the local one, by which queries find the entity; where there is none, the stable one. Read from text it
/// has a local identifier only. Two of them are equal where their local identifiers are, or, where neither has one,
/// their stable ones.
///
/// - Source: developer.apple.com/documentation/appintents/syncableentityidentifier (iOS 27).
public struct SyncableEntityIdentifier<LocalID, StableID>: EntityIdentifierConvertible, Hashable, Sendable
where LocalID: EntityIdentifierConvertible & Sendable, StableID: EntityIdentifierConvertible & Sendable {
    /// The identifier on this machine; nil where only the other is known.
    public let local: LocalID?
    /// The identifier on all devices; nil where only the local one is known.
    public let stable: StableID?

    /// Creates an identifier of both.
    public init(local: LocalID, stable: StableID) { (self.local, self.stable) = (local, stable) }

    /// Creates an identifier of an entity that comes from another device.
    package init(stable: StableID) { (local, self.stable) = (nil, stable) }

    private init(local: LocalID) { (self.local, stable) = (local, nil) }

    public var entityIdentifierString: String { local?.entityIdentifierString ?? stable?.entityIdentifierString ?? "" }

    public static func entityIdentifier(for entityIdentifierString: String) -> SyncableEntityIdentifier? {
        LocalID.entityIdentifier(for: entityIdentifierString).map { SyncableEntityIdentifier(local: $0) }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        (lhs.local == nil) == (rhs.local == nil) && lhs.entityIdentifierString == rhs.entityIdentifierString
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(entityIdentifierString) }
}

extension SyncableEntityIdentifier where LocalID == StableID {
    /// Creates an identifier that is the same everywhere.
    public init(id: LocalID) { self.init(local: id, stable: id) }
}
