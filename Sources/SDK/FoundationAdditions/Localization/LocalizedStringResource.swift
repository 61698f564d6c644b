public import Foundation

/// A value that has a text for people, in their language.
///
/// - Source: developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

/// A text that is looked up when it is shown, and until then knows only where to look.
///
/// Creating one reads no file. Where the locale is the current one, which is the default, the text follows the
/// locale of ``LocalizationContext/current`` at the time it is shown.
///
/// - Source: developer.apple.com/documentation/foundation/localizedstringresource
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// Where the string tables are.
    ///
    /// - Source: developer.apple.com/documentation/foundation/localizedstringresource/bundledescription
    public enum BundleDescription: Sendable {
        /// The resources of the module that declares the text, as ``LocalizationContext/current`` names it, then those
        /// of the app.
        case main
        /// The bundle of the program or library that has the class.
        case forClass(AnyClass)
        /// The bundle in the folder at a file URL.
        case atURL(URL)
    }

    /// What the string table is asked for.
    public let key: String
    /// The text where no table has the key, and the values for its specifiers.
    public let defaultValue: String.LocalizationValue
    /// The name of the string table; `Localizable` if absent.
    public let table: String?
    /// Where the string table is.
    public private(set) var bundle: BundleDescription
    private var ownLocale: Locale?

    /// The language of the text and the conventions of its numbers and dates.
    public var locale: Locale {
        get { ownLocale ?? LocalizationContext.currentLocale }
        set { ownLocale = newValue }
    }

    /// Creates a text with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a text with a key of its own, in a bundle.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            key: key.description, defaultValue: defaultValue, table: table, locale: locale,
            bundle: BundleDescription(bundle))
    }

    /// Creates a text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a text that is its own key, in a bundle.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(
            key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
            bundle: BundleDescription(bundle))
    }

    /// Creates a text that is its own key, from a literal or from a string made at run time.
    public init(stringLiteral value: String) {
        self.init(key: value, defaultValue: String.LocalizationValue(value), table: nil, locale: nil, bundle: .main)
    }

    public init(stringInterpolation: StringInterpolation) {
        let value = String.LocalizationValue(stringInterpolation: stringInterpolation)
        self.init(key: value.key, defaultValue: value, table: nil, locale: nil, bundle: .main)
    }

    init(
        key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale?, bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.bundle = bundle
        // The current locale is what a resource follows anyway, and a request may have another one when it is shown.
        ownLocale = locale == .current ? nil : locale
    }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource: Codable {
    private enum Key: String, CodingKey { case key, defaultValue, table, locale, bundleURL }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        key = try container.decode(String.self, forKey: .key)
        defaultValue = try container.decode(String.LocalizationValue.self, forKey: .defaultValue)
        table = try container.decodeIfPresent(String.self, forKey: .table)
        ownLocale = try container.decodeIfPresent(String.self, forKey: .locale).map(Locale.init(identifier:))
        bundle = try container.decodeIfPresent(URL.self, forKey: .bundleURL).map(BundleDescription.atURL) ?? .main
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(key, forKey: .key)
        try container.encode(defaultValue, forKey: .defaultValue)
        try container.encodeIfPresent(table, forKey: .table)
        try container.encodeIfPresent(ownLocale?.identifier, forKey: .locale)
        try container.encodeIfPresent(bundle.url, forKey: .bundleURL)
    }
}

extension LocalizedStringResource.BundleDescription: Hashable {
    init(_ bundle: Bundle) {
        self = bundle == .main ? .main : .atURL(bundle.bundleURL)
    }

    /// The folder of the bundle, or none where the module decides.
    var url: URL? {
        switch self {
        case .main: nil
        case .forClass(let type): Bundle(for: type).bundleURL
        case .atURL(let url): url
        }
    }

    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.main, .main): true
        case (.forClass(let left), .forClass(let right)): left == right
        case (.atURL(let left), .atURL(let right)): left == right
        case (.main, _), (.forClass, _), (.atURL, _): false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .main: hasher.combine(0)
        case .forClass(let type): hasher.combine(ObjectIdentifier(type))
        case .atURL(let url): hasher.combine(url)
        }
    }
}
