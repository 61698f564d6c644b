import FoundationAdditions
import IntentWire

/// A summary that can be described for a manifest.
protocol DescribableSummary {
    func describe(_ describer: SummaryDescriber) async throws -> SummaryDescriptor?
}

/// A branch that can be described for a manifest.
protocol DescribableCase {
    func describe(_ describer: SummaryDescriber) async throws -> [SummaryCase]
    var isDefault: Bool { get }
}

/// Describes the summary of one intent.
struct SummaryDescriber {
    let reflection: IntentReflection
    let localizer: ManifestLocalizer
    let context: __ValueContext

    func name(of path: AnyKeyPath?) -> String {
        guard let path else { return "widgetFamily" }
        return reflection.parameterName(at: path) ?? reflection.componentName(at: path) ?? "?"
    }

    func describe(_ summary: any ParameterSummary) async throws -> SummaryDescriptor? {
        try await (summary as? any DescribableSummary)?.describe(self)
    }
}

extension IntentParameterSummary: DescribableSummary {
    func describe(_ describer: SummaryDescriber) async throws -> SummaryDescriptor? {
        if sentence == nil, below.isEmpty { return nil }
        let template = sentence?.parts.template { describer.name(of: $0) } ?? ""
        return .sentence(
            SummarySentence(
                template: describer.localizer.template(template, table: table),
                parameters: below.map { describer.name(of: $0) }))
    }
}

extension ParameterSummaryWhenCondition: DescribableSummary {
    func describe(_ describer: SummaryDescriber) async throws -> SummaryDescriptor? {
        var values: [IntentValue] = []
        switch operand {
        case .texts(let texts): values = texts.map { .string($0) }
        case .values(let list): for value in list { values.append(try await value.__encode(describer.context)) }
        }
        let condition = SummaryCondition(
            parameter: describer.name(of: keyPath), comparison: comparison, values: values)
        let empty = SummaryDescriptor.sentence(SummarySentence(template: ""))
        return .when(
            condition, then: try await describer.describe(when) ?? empty,
            otherwise: try await describer.describe(otherwise) ?? empty)
    }
}

extension ParameterSummarySwitchCondition: DescribableSummary {
    func describe(_ describer: SummaryDescriber) async throws -> SummaryDescriptor? {
        let branches = (cases as? any BranchList)?.branchList ?? [cases]
        var described: [SummaryCase] = []
        var otherwise: SummaryDescriptor?
        for branch in branches.compactMap({ $0 as? any DescribableCase }) {
            let list = try await branch.describe(describer)
            if branch.isDefault { otherwise = list.first?.summary } else { described += list }
        }
        return .choice(parameter: describer.name(of: keyPath), cases: described, otherwise: otherwise)
    }
}

private protocol BranchList {
    var branchList: [any _ParameterSummarySwitchCase] { get }
}

extension ParameterSummaryTupleCaseCondition: BranchList {
    var branchList: [any _ParameterSummarySwitchCase] { branches }
}

extension ParameterSummaryCaseCondition: DescribableCase {
    var isDefault: Bool { false }

    func describe(_ describer: SummaryDescriber) async throws -> [SummaryCase] {
        guard let summary = try await describer.describe(summary) else { return [] }
        var encoded: [IntentValue] = []
        for value in values { encoded.append(try await value.__encode(describer.context)) }
        return [SummaryCase(values: encoded, summary: summary)]
    }
}

extension ParameterSummaryDefaultCaseCondition: DescribableCase {
    var isDefault: Bool { true }

    func describe(_ describer: SummaryDescriber) async throws -> [SummaryCase] {
        try await describer.describe(summary).map { [SummaryCase(values: [], summary: $0)] } ?? []
    }
}
