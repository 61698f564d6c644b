import Testing

/// A row of a test table: source, and what must come of it.
struct ExpansionCase: CustomTestStringConvertible, Sendable {
    /// What is special in this row.
    let name: String
    let source: String
    /// The expanded source, a part of it, or the messages: the test says which.
    let expected: String

    init(_ name: String, _ source: String, gives expected: String) {
        self.name = name
        self.source = source
        self.expected = expected
    }

    var testDescription: String { name }
}
