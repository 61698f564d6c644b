public import Foundation

// The same initialisers with a scope: it is for attributes of the app, which are left out here.
extension AttributedString {
    /// Looks up a styled text that is its own key.
    public init<S: AttributeScope>(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
    ) {
        self.init(localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks up a styled text by a key of its own.
    public init<S: AttributeScope>(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
        including scope: S.Type
    ) {
        self.init(
            localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks up a styled text that is its own key.
    public init<S: AttributeScope>(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) {
        self.init(localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks up a styled text by a key of its own.
    public init<S: AttributeScope>(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) {
        self.init(
            localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks up a styled text that is its own key.
    public init<S: AttributeScope>(
        localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
    ) {
        self.init(localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks up a styled text by a key of its own.
    public init<S: AttributeScope>(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
        including scope: S.Type
    ) {
        self.init(
            localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks up a styled text that is its own key.
    public init<S: AttributeScope>(
        localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) {
        self.init(localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks up a styled text by a key of its own.
    public init<S: AttributeScope>(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) {
        self.init(
            localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale)
    }
}
