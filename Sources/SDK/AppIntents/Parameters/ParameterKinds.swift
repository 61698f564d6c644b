import FoundationAdditions
import IntentWire

extension IntentParameter {
    /// How a whole number is entered.
    public enum IntControlStyle: Sendable {
        case field, stepper

        /// A stepper: a slider is for fractions, though guides write it for whole numbers, too.
        public static var slider: IntControlStyle { .stepper }
    }

    /// How a number is entered.
    public enum DoubleControlStyle: Sendable { case field, slider, stepper }

    /// What a date holds.
    public enum DateKind: Sendable { case date, dateTime, time }

    /// What is shown of a place.
    public enum PlacemarkDisplayStyle: Sendable { case address, city, name }
}

/// Whether the result of the action before fills a parameter.
///
/// - Source: AppIntents, `InputConnectionBehavior`.
public enum InputConnectionBehavior: Sendable {
    /// As the system thinks best.
    case `default`
    case connectToPreviousIntentResult
    case never
}

extension InputConnectionBehavior {
    var name: String? {
        switch self {
        case .default: nil
        case .connectToPreviousIntentResult: "connectToPreviousIntentResult"
        case .never: "never"
        }
    }
}

/// How many values a list holds.
///
/// - Source: AppIntents, `IntentCollectionSize`.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
    let minimum: Int
    let maximum: Int

    /// Creates a fixed size.
    public init(exactly count: Int) { self.init(min: count, max: count) }

    /// Creates a size between two bounds, both included.
    public init(min: Int, max: Int) {
        minimum = Swift.min(min, max)
        maximum = Swift.max(min, max)
    }

    /// Creates the size of a list of up to `value` values.
    public init(integerLiteral value: Int) { self.init(min: 0, max: value) }
}

/// The families of widgets.
///
/// - Source: AppIntents, `IntentWidgetFamily`.
public enum IntentWidgetFamily: String, Hashable, Sendable, _IntentValue {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

    public typealias Specification = EmptyResolverSpecification<IntentWidgetFamily>
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentWidgetFamily> { .init() }
}

extension String {
    /// How text is entered.
    ///
    /// - Source: AppIntents, `String.IntentInputOptions`.
    public struct IntentInputOptions: Hashable, Sendable {
        /// Which letters are made large.
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
        /// Which keys are offered.
        public enum KeyboardType: Sendable { case `default`, asciiCapable, numbersAndPunctuation, numberPad, URL }

        public var keyboardType: KeyboardType
        public var capitalizationType: CapitalizationType
        public var multiline: Bool
        public var autocorrect: Bool
        public var smartQuotes: Bool
        public var smartDashes: Bool

        /// Creates options.
        public init(
            keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}
