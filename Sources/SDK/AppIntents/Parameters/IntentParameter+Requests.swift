public import CoreLocation
import FoundationAdditions
import IntentWire

extension IntentParameter {
    /// Asks the person for a value.
    ///
    /// - Parameter dialog: What to ask; the parameter's own dialog where nil.
    /// - Returns: The value, which the parameter has from then on too, unless it takes several.
    /// - Throws: An error where the person gives up, or nobody can be asked.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        let value = try await IntentSession.required("ask for '\(title.key)'").requestValue(
            of: self, as: Value.ValueType.self, dialog: dialog)
        if let whole = value as? Value { wrappedValue = whole }
        return value
    }

    /// Lets the person choose one of several values.
    ///
    /// - Throws: An error where the person gives up, there is nothing to choose, or nobody can be asked.
    public func requestDisambiguation(
        among options: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        let value = try await IntentSession.required("ask for '\(title.key)'").requestDisambiguation(
            of: self, among: options, dialog: dialog)
        if let whole = value as? Value { wrappedValue = whole }
        return value
    }

    /// Asks the person whether this value is meant.
    ///
    /// - Returns: Whether the person said yes; false too where the surface cannot ask.
    /// - Throws: An error where the person gives up, or the code was not run by the system.
    public func requestConfirmation(for item: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        try await IntentSession.required("ask about '\(title.key)'").requestConfirmation(
            of: self, for: item, dialog: dialog)
    }

    /// Asks the person whether this value is meant, beside a view.
    package func requestConfirmation(
        for item: Value.ValueType, dialog: IntentDialog?, content: any SnippetContent
    ) async throws -> Bool {
        try await IntentSession.required("ask about '\(title.key)'").requestConfirmation(
            of: self, for: item, dialog: dialog, content: content)
    }

    /// The error to throw from `perform()` where this parameter needs a value: the system asks for it and performs again.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(.needsValue(self, dialog))
    }

    /// The error to throw from `perform()` where one of several values must be chosen: the system asks and performs
    /// again.
    public func needsDisambiguationError(
        among options: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        AppIntentError(.needsDisambiguation(self, options.map { $0 as any _IntentValue }, dialog))
    }

    /// The error of ``needsValueError(_:)``, by the short name that documents about App Intents use.
    public func needsValue(_ dialog: IntentDialog? = nil) -> AppIntentError { needsValueError(dialog) }
}

extension IntentParameter where Value.ValueType == Int {
    /// How the number is entered.
    public var controlStyle: IntControlStyle? { traits.controlStyle == "field" ? .field : .stepper }
}

extension IntentParameter where Value.ValueType == Double {
    /// How the number is entered.
    public var controlStyle: DoubleControlStyle? {
        switch traits.controlStyle {
        case "slider": .slider
        case "stepper": .stepper
        default: .field
        }
    }
}

extension IntentParameter where Value.ValueType: __DateParameterValue {
    /// What the date holds.
    public var dateKind: DateKind? {
        switch traits.dateKind {
        case "date": .date
        case "time": .time
        default: .dateTime
        }
    }
}

extension IntentParameter where Value.ValueType == Bool {
    /// The words for the two values.
    public var displayName: Bool.IntentDisplayName? { traits.booleanNames }
}

extension IntentParameter where Value.ValueType == String {
    /// How the text is entered.
    public var inputOptions: String.IntentInputOptions? { traits.inputOptions }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
    /// What is shown of the place.
    public var displayStyle: PlacemarkDisplayStyle? {
        switch traits.placemarkStyle {
        case "address": .address
        case "city": .city
        default: .name
        }
    }
}

extension IntentParameter where Value.ValueType == IntentPerson {
    /// What is asked of a person.
    public var parameterMode: IntentPerson.ParameterMode? { traits.personMode }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// The currencies that are taken; all where nil.
    public var currencyCodes: [String]? { traits.currencyCodes }

    /// The amounts that are taken.
    public var inclusiveRange: InclusiveRange<Decimal>? {
        guard let minimum = traits.minimum, let maximum = traits.maximum else { return nil }
        return (Decimal(minimum), Decimal(maximum))
    }
}

extension IntentParameter where Value.ValueType: __MeasurementParameterValue {
    private var parameterUnit: Value.ValueType.ParameterUnit? {
        traits.unit.flatMap { symbol in
            Value.ValueType.ParameterUnit.allCases.first { $0.__unit.symbol == symbol }
        }
    }

    /// The unit of a bare number.
    public var defaultUnit: Value.ValueType.ParameterUnit? { traits.isUnitFixed ? nil : parameterUnit }
    /// The only unit that is taken.
    public var unit: Value.ValueType.ParameterUnit? { traits.isUnitFixed ? parameterUnit : nil }
    /// Whether the unit follows the person's region.
    public var unitAdjustForLocale: Bool? { traits.isUnitAdjustedForLocale }
    /// Whether values below zero are taken.
    public var supportsNegativeNumbers: Bool? { traits.supportsNegativeNumbers }
}
