import FoundationAdditions
package import IntentWire

/// Describes parameters for manifests and questions.
package struct ParameterDescriber: Sendable {
    private let text: @Sendable (LocalizedStringResource) -> LocalizedText
    private let texts: TextContext

    /// Describes in one language.
    package init(texts: TextContext) {
        self.texts = texts
        text = { LocalizedText(texts.string($0)) }
    }

    /// Describes in every language of the app.
    package init(localizer: ManifestLocalizer, type: Any.Type) {
        texts = TextContext(locale: Locale(identifier: ManifestLocalizer.developmentLanguage)).forType(type)
        text = { localizer.text($0) }
    }

    package func describe(
        _ parameter: any AnyIntentParameter, name: String, reflection: IntentReflection? = nil
    ) async -> ParameterDescriptor {
        let traits = parameter.traits
        var descriptor = ParameterDescriptor(
            name: name, title: traits.title.map(text) ?? LocalizedText(TypeNames.humanized(name)),
            type: parameter.valueType, isOptional: parameter.isOptional)
        descriptor.description = traits.description.map(text)
        let context = __ValueContext(parameterName: name, traits: traits, texts: texts)
        descriptor.defaultValue = (try? await parameter.encodedDefault(context)) ?? nil
        descriptor.requestValueDialog = traits.requestValueDialog.map { text($0.full) }
        descriptor.requestDisambiguationDialog = traits.requestDisambiguationDialog.map { text($0.full) }
        if let options = traits.options {
            descriptor.options = .provider
            let names = options.dependsOn.compactMap { path in reflection?.parameterName(at: path) }
            descriptor.optionsDependOn = names.isEmpty ? nil : names
        } else if parameter.elementType is any AppEntity.Type, !(parameter.elementType is any AppEnum.Type) {
            descriptor.options = .query
        }
        describe(traits, of: parameter, in: &descriptor)
        return descriptor
    }

    private func describe(
        _ traits: ParameterTraits, of parameter: any AnyIntentParameter, in descriptor: inout ParameterDescriptor
    ) {
        descriptor.minimum = traits.minimum
        descriptor.maximum = traits.maximum
        descriptor.controlStyle = traits.controlStyle
        descriptor.dateKind = traits.dateKind
        descriptor.currencyCodes = traits.currencyCodes
        descriptor.booleanNames = traits.booleanNames.map { [text($0.true), text($0.false)] }
        descriptor.contentTypes = traits.contentTypes == ["public.item"] ? nil : traits.contentTypes
        descriptor.supportedCases = traits.supportedCases
        descriptor.minimumCount = traits.minimumCount
        descriptor.maximumCount = traits.maximumCount
        descriptor.isMultiline = traits.inputOptions?.multiline == true ? true : nil
        descriptor.personMode = traits.personMode?.rawValue
        descriptor.inputConnection = traits.inputConnectionBehavior.name
        if case .measurement = parameter.valueType.element {
            let type = parameter.elementType as? any MeasuredType.Type
            descriptor.unit = traits.unit ?? type?.baseSymbol
            descriptor.isUnitFixed = traits.isUnitFixed ? true : nil
            descriptor.supportsNegativeNumbers = traits.supportsNegativeNumbers
        }
    }
}

/// A measurement whose unit is only known at run time.
private protocol MeasuredType {
    static var baseSymbol: String { get }
}

extension Measurement: MeasuredType where UnitType: Dimension {
    static var baseSymbol: String { UnitType.baseUnit().symbol }
}
