/// One step from a version of the schema to the next.
///
/// A store's migrations are a list that only grows: the place of a step, counted from 1, is the version that it leads
/// to. A released step never changes.
public struct Migration: Sendable {
    let apply: @Sendable (Database) throws -> Void

    /// Creates a step.
    ///
    /// - Parameter apply: Changes the schema and the data; runs in one transaction with the steps beside it.
    public init(_ apply: @escaping @Sendable (Database) throws -> Void) { self.apply = apply }

    /// Creates a step of plain statements.
    ///
    /// - Parameter statements: The statements, in order.
    public init(_ statements: String...) {
        apply = { database in for statement in statements { try database.execute(statement) } }
    }
}
