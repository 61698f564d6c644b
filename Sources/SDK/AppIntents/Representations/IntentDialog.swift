public import FoundationAdditions

/// What an intent says: a text that stands alone, and perhaps a shorter one for beside a view.
///
/// - Source: AppIntents, `IntentDialog`.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    let full: LocalizedStringResource
    let supporting: LocalizedStringResource?
    let systemImageName: String?

    /// Creates a dialog.
    public init(_ dialog: LocalizedStringResource) {
        (full, supporting, systemImageName) = (dialog, nil, nil)
    }

    /// Creates a dialog for ears, and one for beside a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        (self.full, self.supporting, systemImageName) = (full, supporting, nil)
    }

    /// Creates a dialog for ears, and one for beside a view, with a symbol.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        (self.full, self.supporting, self.systemImageName) = (full, supporting, systemImageName)
    }

    /// Creates a dialog with a symbol.
    public init(full: LocalizedStringResource, systemImageName: String) {
        (self.full, supporting, self.systemImageName) = (full, nil, systemImageName)
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
