import AppIntentsTypeSupport
public import FoundationAdditions
public import IntentWire

extension AttributedString: _IntentValue {
    public typealias ValueType = AttributedString
    public typealias UnwrappedType = AttributedString

    @ResolverSpecificationBuilder<AttributedString>
    public static var defaultResolverSpecification: some ResolverSpecification {
        AttributedStringFromStringResolver()
    }
    public static var __valueType: IntentWire.ValueType { .attributedString }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> AttributedString {
        guard case .attributedString(let styled) = value else {
            throw context.invalid(value, expected: "Markdown text")
        }
        return AttributedString(styled)
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue {
        .attributedString(StyledTextSnapshot(self))
    }
}
