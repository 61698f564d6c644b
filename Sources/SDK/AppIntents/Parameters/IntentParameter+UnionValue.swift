import Synchronization

extension IntentParameter where Value.ValueType: AppUnionValue {
    /// A part of a parameter that is of one of several types, for summaries.
    ///
    /// - Source: AppIntents, `IntentParameter.AppUnionValueComponent` (iOS 27).
    public enum AppUnionValueComponent: Sendable {
        /// Which type the value is of.
        case type
        /// The value.
        case value
    }

    /// Which type the value is of: `\.$parameter.type` in a summary.
    public var type: AppUnionValueComponent {
        UnionComponentRecorder.current?.note(self)
        return .type
    }

    /// The value: `\.$parameter.value` in a summary.
    public var value: AppUnionValueComponent {
        UnionComponentRecorder.current?.note(self)
        return .value
    }
}

/// Notes the parameter of which a component is read: a component itself does not tell.
final class UnionComponentRecorder: Sendable {
    @TaskLocal static var current: UnionComponentRecorder?

    private let noted = Mutex<(any AnyIntentParameter)?>(nil)

    func note(_ parameter: any AnyIntentParameter) { noted.withLock { $0 = parameter } }

    /// The parameter whose component `body` reads.
    static func parameter(readBy body: () -> Void) -> (any AnyIntentParameter)? {
        let recorder = UnionComponentRecorder()
        $current.withValue(recorder, operation: body)
        return recorder.noted.withLock { $0 }
    }
}
