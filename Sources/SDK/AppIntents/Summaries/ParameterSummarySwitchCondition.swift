import FoundationAdditions
import IntentWire

/// One branch of a `Switch`.
public protocol _ParameterSummarySwitchCase {
    associatedtype Intent: AppIntent
    associatedtype Value: _IntentValue
    associatedtype Summary: ParameterSummary
}

/// A branch for one or several values.
///
/// - Source: AppIntents, `ParameterSummaryCaseCondition`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
    _ParameterSummarySwitchCase
{
    let values: [Value]
    let summary: Summary

    /// Creates the branch for a value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        (values, self.summary) = ([value], summary())
    }

    /// Creates the branch for several values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        (self.values, self.summary) = (values, summary())
    }
}

/// The branch for all other values.
///
/// - Source: AppIntents, `ParameterSummaryDefaultCaseCondition`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
    _ParameterSummarySwitchCase
{
    let summary: Summary

    /// Creates the branch.
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) { self.summary = summary() }
}

/// All branches of a `Switch`.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue, ValueType>:
    _ParameterSummarySwitchCase
{
    public typealias Summary = Never

    let branches: [any _ParameterSummarySwitchCase]
}

/// One of several summaries, by the value of a parameter.
///
/// - Source: AppIntents, `ParameterSummarySwitchCondition`.
public struct ParameterSummarySwitchCondition<
    Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
    /// Chooses by the family of the widget.
    public enum WidgetFamily: Sendable { case widgetFamily }

    let keyPath: AnyKeyPath?
    let cases: CaseCondition

    /// Chooses by the value of a parameter.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseCondition
    ) where Value: Sendable {
        (self.keyPath, self.cases) = (keyPath, cases())
    }

    /// Chooses by the family of the widget.
    public init(
        _ family: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> CaseCondition
    ) where Value == IntentWidgetFamily {
        (keyPath, self.cases) = (nil, cases())
    }
}
