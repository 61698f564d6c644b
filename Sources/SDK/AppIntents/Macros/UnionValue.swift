/// Makes an enumeration whose cases hold one value each a value that is of one of several types.
///
/// A parameter of such a type accepts a value of any of the cases' types, and a query can return entities of several
/// types. The macro adds ``AppUnionValue`` with the enumeration `Cases`, which names the cases without their values.
///
/// ```swift
/// @UnionValue
/// enum SearchResult: Sendable {
///     case landmark(LandmarkEntity)
///     case collection(CollectionEntity)
///
///     static let typeDisplayRepresentation: TypeDisplayRepresentation = "Search Result"
///     static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
///         .landmark: "Landmark", .collection: "Collection",
///     ]
/// }
/// ```
///
/// Both representations may stand in the enumeration or in an extension of it; without them people see the names as they
/// are in the code. Where two cases hold the same type, a value without a chosen case becomes the first of them. The
/// macro says so where a case holds no value or more than one.
///
/// - Source: AppIntents documentation, `UnionValue()` and `AppUnionValue`; WWDC26 session 345.
@attached(extension, conformances: _IntentValueRepresentable, AppUnionValue, names: arbitrary)
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")
