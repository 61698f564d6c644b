/// What a search looks for beside its query, and what it brings back.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchquerycontext
open class CSSearchQueryContext: NSObject, NSSecureCoding, NSCopying {
    /// Where a search looks beside the app's own indexes.
    public struct SourceOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nowhere.
        public static var `default`: SourceOptions { [] }
        /// In the person's mail, where the app may.
        public static let allowMail = SourceOptions(rawValue: 1 << 0)
    }

    /// The names of the attributes that found items are to have; all where there are none.
    open var fetchAttributes: [String] = []
    /// Queries that found items must fit, too.
    open var filterQueries: [String] = []
    /// The language that the person types in, as `en-US`.
    open var keyboardLanguage: String?
    /// Where the search looks beside the app's own indexes.
    open var sourceOptions: SourceOptions = .default

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchQueryContext()
        give(to: copy)
        return copy
    }

    /// Gives a copy what this class keeps.
    final func give(to copy: CSSearchQueryContext) {
        copy.fetchAttributes = fetchAttributes
        copy.filterQueries = filterQueries
        copy.keyboardLanguage = keyboardLanguage
        copy.sourceOptions = sourceOptions
    }

    // MARK: - Archives

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        super.init()
        let texts = [NSArray.self, NSString.self]
        fetchAttributes = coder.decodeObject(of: texts, forKey: "fetchAttributes") as? [String] ?? []
        filterQueries = coder.decodeObject(of: texts, forKey: "filterQueries") as? [String] ?? []
        keyboardLanguage = coder.decodeObject(of: NSString.self, forKey: "keyboardLanguage") as String?
        sourceOptions = SourceOptions(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "sourceOptions")))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(fetchAttributes as NSArray, forKey: "fetchAttributes")
        coder.encode(filterQueries as NSArray, forKey: "filterQueries")
        coder.encode(keyboardLanguage as NSString?, forKey: "keyboardLanguage")
        coder.encode(Int(bitPattern: sourceOptions.rawValue), forKey: "sourceOptions")
    }
}
