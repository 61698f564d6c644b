/// One parameter of an intent, or one property of an entity.
public struct ParameterDescriptor: Codable, Hashable, Sendable {
    /// Where values to choose from come from.
    public enum Options: String, Codable, Sendable {
        /// The app's options provider answers for this parameter.
        case provider
        /// The entity's own query answers.
        case query
    }

    /// The name of the Swift property.
    public var name: String
    public var title: LocalizedText
    public var description: LocalizedText?
    public var type: ValueType
    /// Whether the intent runs without a value.
    public var isOptional: Bool
    public var defaultValue: IntentValue?
    /// What to ask when the value is missing.
    public var requestValueDialog: LocalizedText?
    /// What to ask when several values fit.
    public var requestDisambiguationDialog: LocalizedText?
    /// Whether there are values to choose from, and who gives them.
    public var options: Options?
    /// The parameters that the options depend on.
    public var optionsDependOn: [String]?
    /// The smallest value that is taken; for measurements in the unit of the parameter.
    public var minimum: Double?
    /// The largest value that is taken.
    public var maximum: Double?
    /// How a number is entered: `field`, `stepper`, `slider`.
    public var controlStyle: String?
    /// What a date holds: `date`, `time`, `dateTime`.
    public var dateKind: String?
    /// The symbol of the unit that a bare number has.
    public var unit: String?
    /// Whether only `unit` is taken, and other units are converted to it.
    public var isUnitFixed: Bool?
    public var supportsNegativeNumbers: Bool?
    /// The currencies that are taken; all where absent.
    public var currencyCodes: [String]?
    /// The names of true and of false.
    public var booleanNames: [LocalizedText]?
    /// The uniform type identifiers of files that are taken.
    public var contentTypes: [String]?
    /// The cases of an enumeration that are taken; all where absent.
    public var supportedCases: [String]?
    /// How many values a list holds at least.
    public var minimumCount: Int?
    /// How many values a list holds at most.
    public var maximumCount: Int?
    /// Whether the text may have several lines.
    public var isMultiline: Bool?
    /// What a person parameter takes: `contact`, `email`, `phone`, `emailOrPhone`.
    public var personMode: String?
    /// Whether the result of the action before fills it: `default`, `connectToPreviousIntentResult`, `never`.
    public var inputConnection: String?

    /// Creates a description with only what every parameter has.
    public init(name: String, title: LocalizedText, type: ValueType, isOptional: Bool) {
        self.name = name
        self.title = title
        self.type = type
        self.isOptional = isOptional
    }

    /// Whether the intent cannot run before a person gives a value.
    public var isRequired: Bool { !isOptional && defaultValue == nil }
}
