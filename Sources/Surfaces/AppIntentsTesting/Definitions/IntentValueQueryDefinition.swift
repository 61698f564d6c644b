public import AppIntentsTypeSupport

/// A query of the app under test that takes a value and finds values.
///
/// - Source: developer.apple.com/documentation/appintentstesting/intentvaluequerydefinition
public struct IntentValueQueryDefinition: Sendable {
    /// The name by which it was asked for.
    public let identifier: String

    let app: AppUnderTest

    /// The app that has it.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// Asks the query.
    ///
    /// - Parameter input: What the query takes.
    /// - Returns: What it found.
    /// - Throws: ``IntentTestingError``: what the query threw, or `unknownQuery`.
    public func values(for input: some IntentValueConvertible) async throws -> ResolvedValueQueryResult {
        let values = try await app.values(of: identifier, for: input.intentValue)
        return ResolvedValueQueryResult(items: DynamicPropertyPathCollection(values, app: app))
    }
}
