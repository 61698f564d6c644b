import FoundationAdditions
public import IntentWire

/// What a search in an app looks for.
///
/// - Source: AppIntents, `SearchCriteria`.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
    associatedtype SearchScopes = Void
}

/// A search for text.
///
/// - Source: AppIntents, `StringSearchCriteria`.
public struct StringSearchCriteria: SearchCriteria {
    public typealias SearchScopes = [StringSearchScope]
    public typealias ValueType = StringSearchCriteria
    public typealias UnwrappedType = StringSearchCriteria

    /// The text.
    public var term: String

    /// Creates a search.
    public init(term: String) { self.term = term }

    @ResolverSpecificationBuilder<StringSearchCriteria>
    public static var defaultResolverSpecification: some ResolverSpecification {
        StringSearchCriteriaFromStringResolverSpecificification()
    }

    public static var __valueType: IntentWire.ValueType { .searchCriteria }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> StringSearchCriteria {
        switch value {
        case .searchCriteria(let term), .string(let term), .text(let term): return StringSearchCriteria(term: term)
        default: throw context.invalid(value, expected: "search text")
        }
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .searchCriteria(term) }
}

/// What is searched.
///
/// - Source: AppIntents, `StringSearchScope`.
public enum StringSearchScope: String, AppEnum {
    case general, movies, tv, freeformVideo

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }
    public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
        [.general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Videos"]
    }
}

/// Kinds of video.
///
/// - Source: AppIntents, `VideoCategory`.
public enum VideoCategory: String, AppEnum {
    case movies, tv, freeform

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Video Category" }
    public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
        [.movies: "Movies", .tv: "TV", .freeform: "Videos"]
    }
}
