import FoundationAdditions
public import IntentWire

/// A fixed set of values to choose from.
///
/// - Source: AppIntents, `AppEnum`.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Self>() }
    public static var __valueType: IntentWire.ValueType { .enumeration(persistentIdentifier) }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Self {
        let found: Self?
        let text: String
        switch value {
        case .enumCase(let snapshot):
            text = snapshot.rawValue
            found = RawValue(text).flatMap(Self.init(rawValue:))
        case .string(let word), .text(let word):
            text = word
            found = named(word, context.texts)
        case .int(let number):
            text = String(number)
            found = RawValue(text).flatMap(Self.init(rawValue:))
        default:
            throw context.invalid(value, expected: "one of its cases")
        }
        let supported = context.traits.supportedCases
        if let found, supported?.contains(String(found.rawValue)) != false { return found }
        let choices = allCases.filter { supported?.contains(String($0.rawValue)) != false }
        throw IntentFailure(
            .invalidValue,
            "\(context.parameterName.map { "'\($0)' has" } ?? "there is") no choice '\(text)'; choose one of "
                + choices.map { String($0.rawValue) }.joined(separator: ", "),
            parameters: context.parameterName.map { [$0] },
            candidates: choices.map {
                OptionItem(value: .enumCase($0.snapshot(context.texts)), display: $0.display(context.texts))
            })
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue {
        .enumCase(snapshot(context.texts))
    }

    func display(_ texts: TextContext) -> DisplaySnapshot {
        let texts = texts.forType(Self.self)
        guard let representation = Self.caseDisplayRepresentations[self] else {
            return DisplaySnapshot(title: TypeNames.humanized(String(rawValue)))
        }
        return texts.snapshot(representation)
    }

    func snapshot(_ texts: TextContext) -> EnumCaseSnapshot {
        EnumCaseSnapshot(type: Self.persistentIdentifier, rawValue: String(rawValue), display: display(texts))
    }

    /// The case that a person means: by raw value, title or synonym, whatever the case of letters and the accents.
    static func named(_ text: String, _ texts: TextContext) -> Self? {
        if let exact = RawValue(text).flatMap(Self.init(rawValue:)) { return exact }
        let word = TextFolding.fold(text)
        return allCases.first { TextFolding.fold(String($0.rawValue)) == word }
            ?? allCases.first { enumCase in
                let display = enumCase.display(texts)
                return ([display.title] + (display.synonyms ?? [])).contains { TextFolding.fold($0) == word }
            }
    }
}
