/// The key of an attribute that an app defines itself.
///
/// Two keys are equal where their names are. A key can be written as a string literal too, in which characters that a
/// name cannot have become underscores.
///
/// - Source: developer.apple.com/documentation/corespotlight/cscustomattributekey
public final class CSCustomAttributeKey: NSObject, NSCopying, NSSecureCoding, ExpressibleByStringLiteral, Sendable {
    /// The name: ASCII letters, digits and underscores, as `com_example_coffee_roast`.
    public let keyName: String
    /// Whether the attribute can be searched for.
    public let isSearchable: Bool
    /// Whether a search that names no attribute looks here too.
    public let isSearchableByDefault: Bool
    /// Whether equal values of several items are kept once.
    public let isUnique: Bool
    /// Whether the attribute has several values.
    public let isMultiValued: Bool

    /// A key of an attribute with one value that is searched by default.
    ///
    /// - Parameter keyName: The name.
    /// - Returns: `nil` where the name is empty, has other characters than ASCII letters, digits and underscores, or
    ///   begins with `kMD`, which belongs to the system.
    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName, searchable: true, searchableByDefault: true, unique: false, multiValued: false)
    }

    /// A key of an attribute.
    ///
    /// - Parameters:
    ///   - keyName: The name.
    ///   - searchable: Whether the attribute can be searched for.
    ///   - searchableByDefault: Whether a search that names no attribute looks here too.
    ///   - unique: Whether equal values of several items are kept once.
    ///   - multiValued: Whether the attribute has several values.
    /// - Returns: `nil` where the name is empty, has other characters than ASCII letters, digits and underscores, or
    ///   begins with `kMD`, which belongs to the system.
    public convenience init?(
        keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
    ) {
        guard !keyName.isEmpty, keyName.allSatisfy(Self.isAllowed), !keyName.hasPrefix("kMD") else { return nil }
        self.init(
            checkedName: keyName, searchable: searchable, searchableByDefault: searchableByDefault, unique: unique,
            multiValued: multiValued)
    }

    /// A key by a literal; characters that a name cannot have become underscores.
    public convenience init(stringLiteral value: String) {
        let name = String(value.map { Self.isAllowed($0) ? $0 : "_" })
        self.init(
            checkedName: name.isEmpty || name.hasPrefix("kMD") ? "_\(name)" : name, searchable: true,
            searchableByDefault: true, unique: false, multiValued: false)
    }

    @available(*, unavailable, message: "a key has a name: use init(keyName:)")
    public override init() { preconditionFailure("unavailable: no caller compiles") }

    init(checkedName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        keyName = checkedName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
        super.init()
    }

    private static func isAllowed(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CSCustomAttributeKey)?.keyName == keyName }
    public override var hash: Int { keyName.hashValue }
    public override var description: String { keyName }

    // MARK: - Copies and archives

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    public convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "keyName"),
            let name = coder.decodeObject(of: NSString.self, forKey: "keyName") as String?
        else { return nil }
        self.init(
            keyName: name, searchable: coder.decodeBool(forKey: "searchable"),
            searchableByDefault: coder.decodeBool(forKey: "searchableByDefault"),
            unique: coder.decodeBool(forKey: "unique"), multiValued: coder.decodeBool(forKey: "multiValued"))
    }

    public func encode(with coder: NSCoder) {
        coder.encode(keyName as NSString, forKey: "keyName")
        coder.encode(isSearchable, forKey: "searchable")
        coder.encode(isSearchableByDefault, forKey: "searchableByDefault")
        coder.encode(isUnique, forKey: "unique")
        coder.encode(isMultiValued, forKey: "multiValued")
    }
}
