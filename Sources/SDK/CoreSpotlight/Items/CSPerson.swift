import IntentWire

/// A person who wrote something or to whom something is sent.
///
/// - Source: developer.apple.com/documentation/corespotlight/csperson
open class CSPerson: NSObject, NSSecureCoding, NSCopying {
    /// The name as it is shown.
    public let displayName: String?
    /// The addresses or numbers.
    public let handles: [String]
    /// What the handles are: the key of a contact's property, as `emailAddresses`.
    public let handleIdentifier: String
    /// The identifier of the person's contact.
    open var contactIdentifier: String?

    /// A person.
    ///
    /// - Parameters:
    ///   - displayName: The name as it is shown.
    ///   - handles: The addresses or numbers.
    ///   - handleIdentifier: What the handles are, as `emailAddresses` or `phoneNumbers`.
    public init(displayName: String?, handles: [String], handleIdentifier: String) {
        self.displayName = displayName
        self.handles = handles
        self.handleIdentifier = handleIdentifier
        super.init()
    }

    convenience init(snapshot: SearchablePerson) {
        self.init(
            displayName: snapshot.displayName, handles: snapshot.handles, handleIdentifier: snapshot.handleIdentifier)
        contactIdentifier = snapshot.contactIdentifier
    }

    var snapshot: SearchablePerson {
        SearchablePerson(
            displayName: displayName, handles: handles, handleIdentifier: handleIdentifier,
            contactIdentifier: contactIdentifier)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CSPerson)?.snapshot == snapshot }
    open override var hash: Int { snapshot.hashValue }

    // MARK: - Copies and archives

    open func copy(with zone: NSZone? = nil) -> Any { CSPerson(snapshot: snapshot) }

    public static var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        func object(_ classes: [AnyClass], _ key: String) -> Any? {
            coder.containsValue(forKey: key) ? coder.decodeObject(of: classes, forKey: key) : nil
        }
        guard let handles = object([NSArray.self, NSString.self], "handles") as? [String],
            let handleIdentifier = object([NSString.self], "handleIdentifier") as? String
        else { return nil }
        self.init(
            displayName: object([NSString.self], "displayName") as? String, handles: handles,
            handleIdentifier: handleIdentifier)
        contactIdentifier = object([NSString.self], "contactIdentifier") as? String
    }

    open func encode(with coder: NSCoder) {
        coder.encode(handles as NSArray, forKey: "handles")
        coder.encode(handleIdentifier as NSString, forKey: "handleIdentifier")
        if let displayName { coder.encode(displayName as NSString, forKey: "displayName") }
        if let contactIdentifier { coder.encode(contactIdentifier as NSString, forKey: "contactIdentifier") }
    }
}
