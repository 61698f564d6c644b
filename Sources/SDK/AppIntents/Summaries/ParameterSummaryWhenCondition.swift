import FoundationAdditions
import IntentWire

/// Compares for equality.
public enum EquatableComparisonOperator: Hashable, Sendable { case equalTo, notEqualTo }
/// Compares by order.
public enum ComparableComparisonOperator: Hashable, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
/// Compares with several values.
public enum OneOfComparisonOperator: Hashable, Sendable { case oneOf }
/// Asks whether there is a value.
public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }
/// Compares text.
public enum StringComparisonOperator: Hashable, Sendable { case contains, doesNotContain, hasPrefix, hasSuffix }

extension EquatableComparisonOperator {
    var wire: SummaryCondition.Operator { self == .equalTo ? .equalTo : .notEqualTo }
}

extension ComparableComparisonOperator {
    var wire: SummaryCondition.Operator {
        switch self {
        case .lessThan: .lessThan
        case .lessThanOrEqualTo: .lessThanOrEqualTo
        case .greaterThan: .greaterThan
        case .greaterThanOrEqualTo: .greaterThanOrEqualTo
        }
    }
}

extension StringComparisonOperator {
    var wire: SummaryCondition.Operator {
        switch self {
        case .contains: .contains
        case .doesNotContain: .doesNotContain
        case .hasPrefix: .hasPrefix
        case .hasSuffix: .hasSuffix
        }
    }
}

/// One of two summaries, by the value of a parameter.
///
/// - Source: AppIntents, `ParameterSummaryWhenCondition`.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
    /// What the value is compared with: values of any kind, or text.
    enum Operand {
        case values([any _IntentValue])
        case texts([String])
    }

    let keyPath: AnyKeyPath?
    let comparison: SummaryCondition.Operator
    let operand: Operand
    let when: WhenCondition
    let otherwise: Otherwise

    private init(
        _ keyPath: AnyKeyPath?, _ comparison: SummaryCondition.Operator, _ operand: Operand,
        _ when: () -> WhenCondition, _ otherwise: () -> Otherwise
    ) {
        self.keyPath = keyPath
        self.comparison = comparison
        self.operand = operand
        self.when = when()
        self.otherwise = otherwise()
    }

    /// Whether the parameter has a value.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            keyPath, comparison == .hasAnyValue ? .hasAnyValue : .hasNoValue, .values([]), when, otherwise)
    }

    /// Whether the value equals another.
    public init<ValueType: _IntentValue & Equatable, Parameter: IntentParameter<ValueType>>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparison: EquatableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(keyPath, comparison.wire, .values([value]), when, otherwise)
    }

    /// Whether the value equals another, for parameters that may have none or several.
    @_disfavoredOverload
    public init<ValueType: _IntentValue & Sendable, Parameter: IntentParameter<ValueType>>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparison: EquatableComparisonOperator,
        _ value: ValueType.ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(keyPath, comparison.wire, .values([value]), when, otherwise)
    }

    /// Whether the value comes before or after another.
    public init<ValueType: _IntentValue & Comparable, Parameter: IntentParameter<ValueType>>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparison: ComparableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(keyPath, comparison.wire, .values([value]), when, otherwise)
    }

    /// Whether the value comes before or after another, for parameters that may have none.
    @_disfavoredOverload
    public init<Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparison: ComparableComparisonOperator, _ value: Value.ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.ValueType: Comparable {
        self.init(keyPath, comparison.wire, .values([value]), when, otherwise)
    }

    /// Whether the value is one of several.
    public init<ValueType: _IntentValue & Sendable, Parameter: IntentParameter<ValueType>>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparison: OneOfComparisonOperator,
        _ values: [ValueType.ValueType],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(keyPath, .oneOf, .values(values), when, otherwise)
    }

    /// Whether the entity has this identifier.
    public init<Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparison: EquatableComparisonOperator,
        _ identifier: Value.ValueType.ID,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity {
        self.init(keyPath, comparison.wire, .texts([identifier.entityIdentifierString]), when, otherwise)
    }

    /// Whether the entity's identifier comes before or after another.
    public init<Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparison: ComparableComparisonOperator,
        _ identifier: Value.ValueType.ID,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity, Value.ValueType.ID: Comparable {
        self.init(keyPath, comparison.wire, .texts([identifier.entityIdentifierString]), when, otherwise)
    }

    /// Whether the entity has one of these identifiers.
    public init<Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparison: OneOfComparisonOperator,
        _ identifiers: [Value.ValueType.ID],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity {
        self.init(keyPath, .oneOf, .texts(identifiers.map(\.entityIdentifierString)), when, otherwise)
    }

    /// Whether the entity's identifier contains a text.
    public init<Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparison: StringComparisonOperator, _ text: String,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity {
        self.init(keyPath, comparison.wire, .texts([text]), when, otherwise)
    }

    /// Whether the widget is of a family.
    public init(
        widgetFamily comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(nil, comparison.wire, .texts([family.rawValue]), when, otherwise)
    }

    /// Whether the widget is of one of several families.
    public init(
        widgetFamily comparison: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(nil, .oneOf, .texts(families.map(\.rawValue)), when, otherwise)
    }
}
