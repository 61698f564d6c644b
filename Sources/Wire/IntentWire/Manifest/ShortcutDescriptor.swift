/// One App Shortcut: an intent with the phrases that lead to it.
public struct ShortcutDescriptor: Codable, Hashable, Sendable {
    /// The identifier of the intent.
    public var intent: String
    /// The values that the shortcut's intent was made with.
    public var arguments: [String: IntentValue]
    public var phrases: [PhraseTemplate]
    public var shortTitle: LocalizedText?
    public var systemImageName: String?
    /// How the values of one parameter are presented.
    public var parameterPresentation: ParameterPresentationDescriptor?

    /// Creates a shortcut.
    public init(
        intent: String, arguments: [String: IntentValue] = [:], phrases: [PhraseTemplate],
        shortTitle: LocalizedText? = nil, systemImageName: String? = nil,
        parameterPresentation: ParameterPresentationDescriptor? = nil
    ) {
        self.intent = intent
        self.arguments = arguments
        self.phrases = phrases
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        self.parameterPresentation = parameterPresentation
    }
}

/// A phrase with `${applicationName}` and at most one `${parameter}`.
public struct PhraseTemplate: Codable, Hashable, Sendable {
    public var template: LocalizedText

    /// Creates a phrase.
    public init(_ template: LocalizedText) { self.template = template }

    public init(from decoder: any Decoder) throws { template = try LocalizedText(from: decoder) }

    public func encode(to encoder: any Encoder) throws { try template.encode(to: encoder) }
}

/// How the values of a shortcut's parameter are presented.
public struct ParameterPresentationDescriptor: Codable, Hashable, Sendable {
    /// One group of values.
    public struct Collection: Codable, Hashable, Sendable {
        public var title: LocalizedText
        public var systemImageName: String?

        /// Creates a group.
        public init(title: LocalizedText, systemImageName: String? = nil) {
            self.title = title
            self.systemImageName = systemImageName
        }
    }

    /// The parameter.
    public var parameter: String
    /// The sentence with the parameter in it.
    public var summary: LocalizedText
    public var collections: [Collection]

    /// Creates a presentation.
    public init(parameter: String, summary: LocalizedText, collections: [Collection]) {
        self.parameter = parameter
        self.summary = summary
        self.collections = collections
    }
}
