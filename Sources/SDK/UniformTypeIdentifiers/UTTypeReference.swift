/// The class behind ``UTType`` where an object is needed.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttypereference
public final class UTTypeReference: NSObject, NSCopying, Sendable {
    /// The type.
    public let type: UTType

    /// Wraps a type.
    public init(_ type: UTType) { self.type = type }

    /// The identifier of the type.
    public var identifier: String { type.identifier }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UTTypeReference)?.type == type }
    public override var hash: Int { type.hashValue }
    public override var description: String { type.description }
}

extension UTType: ReferenceConvertible {
    public typealias ReferenceType = UTTypeReference
}
