public import Foundation

extension String {
    /// Makes the text of a resource, in its locale.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = TextResolution(resource).string()
    }

    /// Makes the text of a resource, in its locale, with values for its placeholders.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
        self = TextResolution(resource, replacements: options.replacements).string()
    }

    /// Looks up a text that is its own key.
    ///
    /// `locale` selects the language too, not only the conventions of numbers and dates.
    ///
    /// - Source: developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(keyAndValue, table, bundle, locale))
    }

    /// Looks up a text that is its own key, with values for its placeholders.
    public init(
        localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(keyAndValue, table, bundle, locale), options: options)
    }

    /// Looks up a text by a key of its own.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(key: key, defaultValue, table, bundle, locale))
    }

    /// Looks up a text by a key of its own, with values for its placeholders.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(key: key, defaultValue, table, bundle, locale), options: options)
    }
}

extension LocalizedStringResource {
    init(_ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale?) {
        self.init(
            key: value.key, defaultValue: value, table: table, locale: locale,
            bundle: bundle.map(BundleDescription.init) ?? .main)
    }

    init(
        key: StaticString, _ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale?
    ) {
        self.init(
            key: key.description, defaultValue: value, table: table, locale: locale,
            bundle: bundle.map(BundleDescription.init) ?? .main)
    }

    /// The text in the language and with the conventions of `locale`, whatever the resource's own locale is.
    public func resolved(in locale: Locale) -> String {
        var copy = self
        copy.locale = locale
        return String(localized: copy)
    }
}
