public import AppIntentsTypeSupport
import IntentWire

/// What a value query found, in its order.
///
/// - Source: developer.apple.com/documentation/appintentstesting/dynamicpropertypathcollection
public struct DynamicPropertyPathCollection: Sendable {
    private let node: ValueNode
    /// How many there are.
    public let count: Int

    init(_ values: [IntentValue], app: AppUnderTest) {
        node = ValueNode(.list(values), path: "items", app: app)
        count = values.count
    }

    /// Whether there are none.
    public var isEmpty: Bool { count == 0 }

    /// An element as any value.
    ///
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/castingFailed`` where there is none.
    public subscript(position: Int) -> (any IntentValueExpressing)? {
        get throws { try node.element(position).expression() }
    }

    /// An element, to go on from.
    public subscript(position: Int) -> DynamicPropertyPath { DynamicPropertyPath(node.element(position)) }

    /// An element as a value of a type.
    ///
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/castingFailed``.
    public subscript<T: IntentValueConvertible>(position: Int) -> T {
        get throws { try node.element(position).read() }
    }
}

/// What a value query found.
///
/// - Source: developer.apple.com/documentation/appintentstesting/resolvedvaluequeryresult
public struct ResolvedValueQueryResult: Sendable {
    /// The values.
    public let items: DynamicPropertyPathCollection
}
