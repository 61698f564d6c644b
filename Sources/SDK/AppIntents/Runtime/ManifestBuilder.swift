import FoundationAdditions
package import IntentWire

/// Describes everything that the app declares.
package enum ManifestBuilder {
    package static func manifest() async throws -> AppManifest {
        let types = AppRegistry.shared.types
        let info = AppInfo.current
        let plain = ManifestLocalizer(for: nil)
        var manifest = AppManifest(
            identifier: info.identifier, name: LocalizedText(info.name), alternativeNames: info.alternativeNames,
            version: info.version)
        var languages: Set<String> = []
        for (identifier, type) in types.intents.sorted(by: { $0.key < $1.key }) {
            languages.formUnion(ManifestLocalizer(for: type).languages)
            var intent = try await describe(type)
            intent.identifier = identifier
            manifest.intents.append(intent)
        }
        for (identifier, type) in types.entities.sorted(by: { $0.key < $1.key }) where !(type is any AppEnum.Type) {
            var entity = await EntityDescriber.describe(type)
            entity.identifier = identifier
            manifest.entities.append(entity)
        }
        for (identifier, type) in types.enumerations.sorted(by: { $0.key < $1.key }) {
            var enumeration = describe(type)
            enumeration.identifier = identifier
            manifest.enumerations.append(enumeration)
        }
        languages.formUnion(plain.languages)
        manifest.languages =
            [ManifestLocalizer.developmentLanguage]
            + languages.subtracting([ManifestLocalizer.developmentLanguage]).sorted()
        try await ShortcutDescriber.describe(types.providers, in: &manifest)
        for service in types.services { try await service.describe(in: &manifest) }
        let warnings =
            types.warnings + (manifest.warnings ?? [])
            + SchemaRules.warnings(for: types.intents.sorted { $0.key < $1.key }.map(\.value))
        manifest.warnings = warnings.isEmpty ? nil : warnings
        return manifest
    }

    /// Describes one intent, which need not be the app's own.
    package static func describe(_ type: any AppIntent.Type) async throws -> IntentDescriptor {
        try await describe(type, localizer: ManifestLocalizer(for: type))
    }

    private static func describe<Intent: AppIntent>(
        _ type: Intent.Type, localizer: ManifestLocalizer
    ) async throws -> IntentDescriptor {
        let reflection = IntentReflection.of(type)
        var descriptor = IntentDescriptor(
            identifier: type.persistentIdentifier, typeName: TypeNames.qualified(type),
            title: localizer.text(type.title))
        if let description = type.declaredDescription {
            descriptor.description = localizer.text(description.descriptionText)
            descriptor.category = description.categoryName.map(localizer.text)
            let keywords = description.searchKeywords.map(localizer.text)
            descriptor.searchKeywords = keywords.isEmpty ? nil : keywords
            descriptor.resultValueName = description.resultValueName.map(localizer.text)
        }
        let describer = ParameterDescriber(localizer: localizer, type: type)
        for (name, parameter) in reflection.parameters(of: reflection.prototype) {
            descriptor.parameters.append(await describer.describe(parameter, name: name, reflection: reflection))
        }
        let texts = TextContext(locale: Locale(identifier: ManifestLocalizer.developmentLanguage)).forType(type)
        descriptor.summary = try await SummaryDescriber(
            reflection: reflection, localizer: localizer, context: __ValueContext(texts: texts)
        ).describe(type.parameterSummary)
        describeResult(of: type, in: &descriptor)
        descriptor.isDiscoverable = type.isDiscoverable
        descriptor.isAssistantOnly = type.assistantOnly
        descriptor.authenticationPolicy = SchemaRules.policy(of: type).wire
        descriptor.modes = type.supportedModes.wire
        descriptor.systemProtocols = SystemProtocols.names(of: type)
        descriptor.predictions = PredictionService.parameters(of: type)
        descriptor.schema = (type as? any AssistantSchemaIntent.Type)?.__assistantSchemaIntent.path
        descriptor.effects = IntentEffects.of(type)
        descriptor.alters = IntentEffects.alteration(of: type, returnsValue: descriptor.resultType != nil)
        descriptor.isConfigurationOnly =
            Intent.PerformResult.self == Never.self && !(type is any URLRepresentableIntent.Type)
        if let deprecated = type as? any DeprecatedAppIntent.Type {
            descriptor.deprecation = deprecated.described(localizer)
        }
        if let migrated = type as? any CustomIntentMigratedAppIntent.Type {
            descriptor.formerIdentifiers = [migrated.intentClassName]
        }
        return descriptor
    }

    private static func describeResult<Intent: AppIntent>(of type: Intent.Type, in descriptor: inout IntentDescriptor) {
        let result = Intent.PerformResult.self
        if Intent.PerformResult.Value.self != Never.self {
            descriptor.resultType = Intent.PerformResult.Value.__valueType
        }
        descriptor.providesDialog = result is any ProvidesDialog.Type
        descriptor.showsSnippet = result is any ShowsSnippetView.Type || result is any ShowsSnippetIntent.Type
        descriptor.opensIntent =
            type is any URLRepresentableIntent.Type || Intent.PerformResult.OpensAppIntent.self != Never.self
    }

    private static func describe<Enum: AppEnum>(_ type: Enum.Type) -> EnumDescriptor {
        let localizer = ManifestLocalizer(for: type)
        let representations = type.caseDisplayRepresentations
        return EnumDescriptor(
            identifier: type.persistentIdentifier, typeName: TypeNames.qualified(type),
            name: localizer.text(type.typeDisplayRepresentation.name),
            cases: type.allCases.map { enumCase in
                let rawValue = String(enumCase.rawValue)
                guard let representation = representations[enumCase] else {
                    return .init(rawValue: rawValue, title: LocalizedText(TypeNames.humanized(rawValue)))
                }
                return .init(
                    rawValue: rawValue, title: localizer.text(representation.title),
                    subtitle: representation.subtitle.map(localizer.text),
                    synonyms: representation.synonyms.map(localizer.text), image: representation.image?.snapshot)
            })
    }
}

extension DeprecatedAppIntent {
    fileprivate static func described(_ localizer: ManifestLocalizer) -> DeprecationDescriptor {
        let message = localizer.text(deprecation.message)
        return DeprecationDescriptor(
            message: message.text.isEmpty ? nil : message,
            replacedBy: ReplacementIntent.self == Never.self ? nil : ReplacementIntent.persistentIdentifier)
    }
}

extension IntentAuthenticationPolicy {
    var wire: IntentDescriptor.AuthenticationPolicy {
        switch self {
        case .alwaysAllowed: .alwaysAllowed
        case .requiresAuthentication: .requiresAuthentication
        case .requiresLocalDeviceAuthentication: .requiresLocalDeviceAuthentication
        }
    }
}

extension IntentModes {
    fileprivate var wire: [IntentDescriptor.Mode] {
        let modes: [(IntentModes, IntentDescriptor.Mode)] = [
            (.background, .background), (.foreground, .foreground), (.foreground(.dynamic), .foregroundDynamic),
            (.foreground(.deferred), .foregroundDeferred),
        ]
        return modes.filter { contains($0.0) }.map(\.1)
    }
}
