/// A question for the values of a parameter that an app proposes.
public struct OptionsRequest: Codable, Hashable, Sendable {
    /// The intent's identifier.
    public var intent: String
    /// The parameter's name.
    public var parameter: String
    /// The arguments so far; options may depend on them.
    public var arguments: [String: IntentValue]
    /// What was typed so far: a string query searches for it, other options are filtered by their titles.
    public var matching: String?
    /// The language of the answer, as a BCP 47 tag.
    public var locale: String?
    /// Who asks; a person where nil.
    public var source: RequestSource?
    /// What the one who asks calls itself, as an assistant's program.
    public var requester: String?
    /// The process of this machine at which the person sits who asks.
    public var process: Int32?

    /// Creates a question.
    public init(
        intent: String, parameter: String, arguments: [String: IntentValue] = [:], matching: String? = nil,
        locale: String? = nil
    ) {
        self.intent = intent
        self.parameter = parameter
        self.arguments = arguments
        self.matching = matching
        self.locale = locale
    }
}

/// One value to choose.
public struct OptionItem: Codable, Hashable, Sendable {
    public var value: IntentValue
    public var display: DisplaySnapshot

    /// Creates an option.
    public init(value: IntentValue, display: DisplaySnapshot) {
        self.value = value
        self.display = display
    }
}

/// Values to choose from, in sections.
public struct OptionList: Codable, Hashable, Sendable {
    /// Some of the values under a title.
    public struct Section: Codable, Hashable, Sendable {
        public var title: String?
        public var items: [OptionItem]

        /// Creates a section.
        public init(title: String? = nil, items: [OptionItem]) {
            self.title = title
            self.items = items
        }
    }

    /// What to ask.
    public var prompt: String?
    public var sections: [Section]
    /// The value that is proposed first.
    public var defaultValue: IntentValue?

    /// Creates a list.
    public init(prompt: String? = nil, sections: [Section], defaultValue: IntentValue? = nil) {
        self.prompt = prompt
        self.sections = sections
        self.defaultValue = defaultValue
    }

    /// All values, without their sections.
    public var items: [OptionItem] { sections.flatMap(\.items) }
}
