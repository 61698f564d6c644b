public import AppIntentsTypeSupport
import IntentWire

/// What came of an intent.
///
/// ```swift
/// let result = try await intent.run()
/// let title: String = try result.value.title
/// let order: AnyAppEntity = try result.value
/// #expect(result.report.dialog == "Order 1 is cancelled.")
/// ```
///
/// - Source: developer.apple.com/documentation/appintentstesting/resolvedintentresult
@dynamicMemberLookup
public struct ResolvedIntentResult: Equatable, Sendable {
    /// The names by which a result is read: there is one, `value`.
    ///
    /// - Source: developer.apple.com/documentation/appintentstesting/resolvedintentresult/valuekeypath
    public struct ValueKeyPath {
        /// The value that the intent returned. It only names it; nothing is ever stored here.
        public var value: Never
    }

    private let value: IntentValue
    private let app: AppUnderTest
    /// What the person saw and was asked. This is an addition to Apple's framework.
    public let report: IntentRunReport

    init(value: IntentValue, report: IntentRunReport, app: AppUnderTest) {
        self.value = value
        self.report = report
        self.app = app
    }

    var node: ValueNode { ValueNode(value, path: "value", app: app) }

    /// The value as any value; nil where the intent returned none.
    public subscript(dynamicMember path: KeyPath<ValueKeyPath, Never>) -> (any IntentValueExpressing)? {
        try? node.expression()
    }

    /// The value, to go on from to what is in it.
    public subscript(dynamicMember path: KeyPath<ValueKeyPath, Never>) -> DynamicPropertyPath {
        DynamicPropertyPath(node)
    }

    /// The value as a value of a type.
    ///
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/castingFailed`` where it is of another type,
    ///   or there is none.
    public subscript<T: IntentValueConvertible>(dynamicMember path: KeyPath<ValueKeyPath, Never>) -> T {
        get throws { try node.read() }
    }

    /// Whether both have the same value, and the same was said and asked on the way.
    public static func == (lhs: ResolvedIntentResult, rhs: ResolvedIntentResult) -> Bool {
        lhs.value == rhs.value && lhs.report == rhs.report
    }
}
