import FoundationAdditions

/// A value that is of one of several types. Apps write `@UnionValue`, which adds this conformance.
///
/// - Source: AppIntents documentation, `AppUnionValue`.
public protocol AppUnionValue: TypeDisplayRepresentable {
    /// The names of the cases, without their values.
    associatedtype Cases: AppUnionValueCasesProviding where Self == Cases.UnionValue

    /// How each case is shown to people who choose the type of a value.
    static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }

    /// The name of this value's case. Not for apps.
    var __case: Cases { get }

    /// The case with a value; nil where the value is not of the case's type. Not for apps.
    static func __make(_ unionCase: Cases, from value: any _IntentValue) -> Self?
}

/// The names of a union value's cases. `@UnionValue` makes a type of this kind.
///
/// - Source: AppIntents documentation, `AppUnionValueCasesProviding`.
public protocol AppUnionValueCasesProviding: AppEnum {
    /// The union value whose cases these are.
    associatedtype UnionValue: AppUnionValue where Self == UnionValue.Cases
}

extension AppUnionValue {
    /// The name of the type as it is in the code.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: LocalizedStringResource(stringLiteral: "\(Self.self)"))
    }

    /// The names of the cases as they are in the code.
    public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
        var representations: [Cases: DisplayRepresentation] = [:]
        for unionCase in Cases.allCases {
            representations[unionCase] = DisplayRepresentation(
                title: LocalizedStringResource(stringLiteral: "\(unionCase.rawValue)"))
        }
        return representations
    }

    /// The first case that can hold a value; nil where there is none. Not for apps.
    public static func __make(from value: any _IntentValue) -> Self? {
        for unionCase in Cases.allCases {
            if let union = __make(unionCase, from: value) { return union }
        }
        return nil
    }
}

extension AppUnionValue where Self: _IntentValueRepresentable {
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}

extension AppUnionValueCasesProviding {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { UnionValue.typeDisplayRepresentation }

    public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
        UnionValue.caseDisplayRepresentations
    }
}
