import FoundationAdditions
package import IntentWire

/// An options provider with its types erased: what a parameter offers to choose from.
package protocol ParameterOptions: Sendable {
    /// The names of the parameters of the same intent that the options depend on.
    var dependsOn: [AnyKeyPath] { get }
    /// The values to choose from.
    func optionList(_ context: __ValueContext) async throws -> OptionList
    /// The value to take where none is given.
    func defaultValue(_ context: __ValueContext) async throws -> IntentValue?
}

/// The options of one provider.
struct ProviderOptions<Provider: DynamicOptionsProvider>: ParameterOptions, @unchecked Sendable {
    // A provider need not be Sendable. It is made once, in the parameter's declaration, and only read.
    let provider: Provider

    var dependsOn: [AnyKeyPath] {
        Mirror(reflecting: provider).children.flatMap {
            ($0.value as? any AnyParameterDependency)?.keyPaths ?? []
        }
    }

    func optionList(_ context: __ValueContext) async throws -> OptionList {
        try await DependencyPreparation.prepare(provider)
        let results = try await provider.results()
        return OptionList(
            prompt: results.promptLabel.map(context.texts.string), sections: try await results.sections(context))
    }

    func defaultValue(_ context: __ValueContext) async throws -> IntentValue? {
        try await DependencyPreparation.prepare(provider)
        return try await provider.defaultResult()?.__encode(context)
    }
}

extension ResultsCollection {
    /// The values as options: in the sections that the app made, else in one.
    func sections(_ context: __ValueContext) async throws -> [OptionList.Section] {
        if let sectioned = self as? any SectionedResults { return try await sectioned.optionSections(context) }
        var options: [OptionItem] = []
        for item in items { options.append(try await option(for: item, display: nil, context)) }
        return [.init(items: options)]
    }
}

/// Results that keep sections.
protocol SectionedResults {
    func optionSections(_ context: __ValueContext) async throws -> [OptionList.Section]
}

/// A value with how it is shown.
func option(
    for value: some _IntentValue, display: DisplayRepresentation?, _ context: __ValueContext
) async throws -> OptionItem {
    let encoded = try await value.__encode(context)
    if let display { return OptionItem(value: encoded, display: context.texts.snapshot(display)) }
    return OptionItem(value: encoded, display: ValueDisplay.display(of: value, encoded: encoded, context.texts))
}

/// How any value is shown.
package enum ValueDisplay {
    package static func display(
        of value: any _IntentValue, encoded: IntentValue, _ texts: TextContext
    ) -> DisplaySnapshot {
        if case .entity(let entity) = encoded { return entity.display }
        if case .enumCase(let enumCase) = encoded, let display = enumCase.display { return display }
        if let shown = value as? any InstanceDisplayRepresentable {
            return texts.forType(type(of: value)).snapshot(shown.displayRepresentation)
        }
        let locale = texts.locale ?? .current
        let title: String =
            switch encoded {
            case .date(let date): date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
            case .attributedString(let styled): styled.text
            case .bool(let bool): bool ? "Yes" : "No"
            case .double(let double): double.formatted(.number.locale(locale))
            case .int(let int): int.formatted(.number.locale(locale))
            case .file(let file): file.filename
            default: encoded.briefDescription ?? String(describing: value)
            }
        return DisplaySnapshot(title: title)
    }
}
