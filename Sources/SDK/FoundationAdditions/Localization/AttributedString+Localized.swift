public import Foundation

// Markdown in the text of a table or a literal becomes attributes; interpolated text is taken as it is.
extension AttributedString {
    /// Makes the styled text of a resource, in its locale.
    ///
    /// - Source: developer.apple.com/documentation/foundation/attributedstring/init(localized:)
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = TextResolution(resource).attributed(marksReplacements: false)
    }

    /// Makes the styled text of a resource, in its locale, with values for its placeholders.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        self = TextResolution(resource, replacements: options.replacements)
            .attributed(marksReplacements: options.applyReplacementIndexAttribute)
    }

    /// Makes the styled text of a resource; the scope is for attributes of the app, which are left out here.
    @_disfavoredOverload
    public init<S: AttributeScope>(localized resource: LocalizedStringResource, including scope: S.Type) {
        self.init(localized: resource)
    }

    /// Makes the styled text of a resource; the scope is for attributes of the app, which are left out here.
    @_disfavoredOverload
    public init<S: AttributeScope>(
        localized resource: LocalizedStringResource, including scope: KeyPath<AttributeScopes, S.Type>
    ) {
        self.init(localized: resource)
    }

    /// Makes the styled text of a resource; the scope is for attributes of the app, which are left out here.
    @_disfavoredOverload
    public init<S: AttributeScope>(
        localized resource: LocalizedStringResource, options: LocalizationOptions, including scope: S.Type
    ) {
        self.init(localized: resource, options: options)
    }

    /// Makes the styled text of a resource; the scope is for attributes of the app, which are left out here.
    @_disfavoredOverload
    public init<S: AttributeScope>(
        localized resource: LocalizedStringResource, options: LocalizationOptions,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) {
        self.init(localized: resource, options: options)
    }

    /// Looks up a styled text that is its own key.
    public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(keyAndValue, table, bundle, locale),
            options: LocalizationOptions(options))
    }

    /// Looks up a styled text that is its own key, with values for its placeholders.
    public init(
        localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(keyAndValue, table, bundle, locale), options: options)
    }

    /// Looks up a styled text by a key of its own.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(key: key, defaultValue, table, bundle, locale),
            options: LocalizationOptions(options))
    }

    /// Looks up a styled text by a key of its own, with values for its placeholders.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(key: key, defaultValue, table, bundle, locale), options: options)
    }
}
