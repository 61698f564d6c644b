public import FoundationAdditions

/// What an intent does, in which group it is listed, and by which words it is found.
///
/// - Source: AppIntents, `IntentDescription`.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    /// What the intent does.
    public var descriptionText: LocalizedStringResource
    /// The group in which it is listed.
    public var categoryName: LocalizedStringResource?
    /// Further words that find it.
    public var searchKeywords: [LocalizedStringResource]
    /// What its result is called.
    public var resultValueName: LocalizedStringResource?

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        self.init(
            descriptionText, categoryName: categoryName, searchKeywords: searchKeywords, resultValueName: nil)
    }

    /// Creates a description that names the result.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
