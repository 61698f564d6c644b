public import CoreLocation
public import FoundationAdditions
import IntentWire

/// What a resolver is told about the parameter whose value it makes.
///
/// - Source: AppIntents, `IntentParameterContext`.
public struct IntentParameterContext<Value: _IntentValue & Sendable>: AnyIntentValue {
    let context: __ValueContext
    var traits: ParameterTraits { context.traits }
    var texts: TextContext { context.texts }

    init(_ context: __ValueContext) { self.context = context }

    /// What people call the parameter.
    public var title: LocalizedStringResource {
        traits.title ?? LocalizedStringResource(stringLiteral: context.parameterName ?? "")
    }

    /// Whether the intent runs without a value.
    public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

    private var stand: IntentParameter<Value> { IntentParameter(traits: traits, default: nil) }

    /// Asks the person for a value; see ``IntentParameter/requestValue(_:)``.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await stand.requestValue(dialog)
    }

    /// Lets the person choose one of several values.
    public func requestDisambiguation(
        among options: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        try await stand.requestDisambiguation(among: options, dialog: dialog)
    }

    /// Asks the person whether this value is meant.
    public func requestConfirmation(for item: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        try await stand.requestConfirmation(for: item, dialog: dialog)
    }

    /// Asks the person whether this value is meant, beside a view.
    package func requestConfirmation(
        for item: Value.ValueType, dialog: IntentDialog?, content: any SnippetContent
    ) async throws -> Bool {
        try await stand.requestConfirmation(for: item, dialog: dialog, content: content)
    }

    /// The error to throw where the parameter needs a value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { stand.needsValueError(dialog) }

    /// The error to throw where one of several values must be chosen.
    public func needsDisambiguationError(
        among options: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        stand.needsDisambiguationError(among: options, dialog: dialog)
    }
}

extension IntentParameterContext {
    func checkRange(_ value: some RangeComparableProperty) throws { try context.checkRange(of: value) }
}

extension IntentParameterContext where Value.ValueType == Bool {
    /// The words for the two values.
    public var displayName: Bool.IntentDisplayName? { traits.booleanNames }
}

extension IntentParameterContext where Value.ValueType == Int {
    /// How the number is entered.
    public var controlStyle: IntentParameter<Value>.IntControlStyle? { stand.controlStyle }

    /// The numbers that are taken.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? {
        guard let minimum = traits.minimum, let maximum = traits.maximum else { return nil }
        return (Int(minimum), Int(maximum))
    }
}

extension IntentParameterContext where Value.ValueType == Double {
    /// How the number is entered.
    public var controlStyle: IntentParameter<Value>.DoubleControlStyle? { stand.controlStyle }

    /// The numbers that are taken.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? {
        guard let minimum = traits.minimum, let maximum = traits.maximum else { return nil }
        return (minimum, maximum)
    }
}

extension IntentParameterContext where Value.ValueType: __DateParameterValue {
    /// What the date holds.
    public var dateKind: IntentParameter<Value>.DateKind? { stand.dateKind }
}

extension IntentParameterContext where Value.ValueType == CLPlacemark {
    /// What is shown of the place.
    public var displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle? { stand.displayStyle }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
    /// What is asked of a person.
    public var parameterMode: IntentPerson.ParameterMode? { traits.personMode }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
    /// The currencies that are taken; all where nil.
    public var currencyCodes: [String]? { traits.currencyCodes }
    /// The amounts that are taken.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? { stand.inclusiveRange }
}

extension IntentParameterContext where Value.ValueType: __MeasurementParameterValue {
    /// The unit of a bare number.
    public var defaultUnit: Value.ValueType.ParameterUnit? { stand.defaultUnit }
    /// The only unit that is taken.
    public var unit: Value.ValueType.ParameterUnit? { stand.unit }
    /// Whether the unit follows the person's region.
    public var unitAdjustForLocale: Bool? { traits.isUnitAdjustedForLocale }
    /// Whether values below zero are taken.
    public var supportsNegativeNumbers: Bool? { traits.supportsNegativeNumbers }
}
