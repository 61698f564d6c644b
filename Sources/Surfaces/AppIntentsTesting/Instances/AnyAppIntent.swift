public import AppIntentsTypeSupport
package import IntentWire

/// An intent of the app under test, with values for its parameters.
///
/// ```swift
/// var intent = definitions.intents["CreateNote"].makeIntent(title: "Plans")
/// intent.priority = 5
/// let result = try await intent.run()
/// ```
///
/// Parameters are set and read by name. Names are checked when the intent runs.
///
/// - Source: developer.apple.com/documentation/appintentstesting/anyappintent
@dynamicMemberLookup
public struct AnyAppIntent: Sendable {
    /// The value of a parameter.
    enum Argument: Sendable {
        case value(IntentValue)
        /// What a query finds when the intent runs.
        case query(AnyEntityQuery)
    }

    /// The name by which the intent was asked for.
    public let identifier: String

    /// The app that has it.
    public var bundleIdentifier: String { app.bundleIdentifier }

    let app: AppUnderTest
    private(set) var arguments: [String: Argument] = [:]
    private var answers: [IntentTestAnswer] = []
    private var conditions: IntentTestConditions

    package init(identifier: String, app: AppUnderTest) {
        self.identifier = identifier
        self.app = app
        conditions = app.conditions
    }

    // MARK: Parameters

    /// A parameter as any value. Setting nil takes the value away; a typed nil, as `String?.none`, is a value that says
    /// that there is none.
    public subscript(dynamicMember name: String) -> (any IntentValueExpressing)? {
        get { try? node(name).expression() }
        set {
            arguments[name] = newValue.map { value in
                if let query = value as? AnyEntityQuery { .query(query) } else { .value(value.intentValue) }
            }
        }
    }

    /// A parameter, to go on from to what is in it.
    public subscript(dynamicMember name: String) -> DynamicPropertyPath { DynamicPropertyPath(node(name)) }

    /// A parameter as a value of a type.
    ///
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/castingFailed`` where it is of another type,
    ///   or has no value and `T` is not optional.
    public subscript<T: IntentValueConvertible>(dynamicMember name: String) -> T {
        get throws { try node(name).read() }
    }

    /// A parameter as any value of a message.
    package mutating func set(_ value: IntentValue, for name: String) { arguments[name] = .value(value) }

    /// The values, for people to read.
    package var described: [String: String] {
        arguments.mapValues { argument in
            switch argument {
            case .value(let value): value.shown
            case .query(let query): "what \(query.definition.typeIdentifier) finds"
            }
        }
    }

    func node(_ name: String) -> ValueNode {
        let value: IntentValue =
            switch arguments[name] {
            case .value(let value): value
            case .query(let query): query.intentValue
            case nil: .null
            }
        return ValueNode(value, path: "\(identifier).\(name)", app: app)
    }

    // MARK: Running

    /// Runs the intent in the app's process and waits for its result.
    ///
    /// It runs as it does for a person: the system checks the request, the app finds the entities, asks for what is
    /// missing, and performs. Without ``answering(_:)`` nobody answers: a question is an error.
    ///
    /// - Returns: What came of it.
    /// - Throws: ``IntentTestingError``: `intentFailed` with the app's words where the intent threw; `unknownApp`,
    ///   `unknownIntent` or `unknownParameter` where a name is wrong; `unexpectedQuestion` or `unusedAnswers` where the
    ///   prepared answers do not fit; or what else went wrong on the way.
    ///
    /// - Source: developer.apple.com/documentation/appintentstesting/anyappintent/run()
    @discardableResult
    public func run() async throws -> ResolvedIntentResult {
        let script = AnswerScript(answers, abilities: conditions.abilities)
        let outcome: IntentOutcome
        do {
            outcome = try await app.run(self, conditions, script)
        } catch {
            // A question without an answer is the reason, whatever the app made of it.
            throw script.failure ?? error
        }
        if let failure = script.failure ?? script.unused { throw failure }
        return ResolvedIntentResult(
            value: outcome.value ?? .null,
            report: IntentRunReport(outcome, script, locale: conditions.locale), app: app)
    }

    /// The same intent with answers to what it will ask, in the order of the questions.
    ///
    /// A question for which no answer is left, or the next answer is of another kind, is an error, and so are answers
    /// that are left at the end. This is an addition to Apple's framework.
    ///
    /// ```swift
    /// try await cancelOrder.makeIntent().answering(.choose("1 × Latte, Small"), .confirm).run()
    /// ```
    public func answering(_ answers: IntentTestAnswer...) -> AnyAppIntent {
        var copy = self
        copy.answers += answers
        return copy
    }

    /// The same intent, asked for under other conditions than those of its definitions. This is an addition to Apple's
    /// framework.
    public func asked(under conditions: IntentTestConditions) -> AnyAppIntent {
        var copy = self
        copy.conditions = conditions
        return copy
    }
}
