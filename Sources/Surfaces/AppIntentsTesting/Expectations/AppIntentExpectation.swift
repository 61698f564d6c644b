import AppIntentsTypeSupport
import IntentWire

/// Which intent is expected, with which parameters, and what comes of it.
///
/// - Source: developer.apple.com/documentation/appintentstesting/appintentexpectationproviding (iOS 27.3)
public protocol AppIntentExpectationProviding: Sendable {}

extension AppIntentExpectationProviding {
    /// Whether an intent is as expected. It is not run.
    ///
    /// - Parameters:
    ///   - intent: The intent with its parameters.
    ///   - result: What came of it. Where one is expected and none is given, the expectation is not satisfied.
    /// - Throws: ``IntentTestingError`` where an app has to be asked and cannot be.
    /// - Source: developer.apple.com/documentation/appintentstesting/appintentexpectationproviding/issatisfied(by:result:)
    public func isSatisfied(by intent: AnyAppIntent, result: ResolvedIntentResult? = nil) async throws -> Bool {
        guard let check = self as? any IntentCheck else { return false }
        let expectation = check.expectation
        guard try await expectation.definition.isSame(as: intent) else { return false }
        for (name, expectation) in expectation.parameters {
            guard let check = expectation as? any ValueCheck, try await check.isMet(by: intent.node(name)) else {
                return false
            }
        }
        guard let wanted = expectation.result else { return true }
        guard let check = wanted as? any ValueCheck, let result else { return false }
        return try await check.isMet(by: result.node)
    }
}

/// An expectation that can say what it expects.
protocol IntentCheck: AppIntentExpectationProviding, CustomStringConvertible {
    var expectation: AppIntentExpectation { get }
}

extension AppIntentDefinition: AppIntentExpectationProviding, IntentCheck {
    /// That it is this intent, with parameters as expected.
    ///
    /// ```swift
    /// createEvent.expect(title: .equals("Launch"), calendar: work.expectIdentifier("7"))
    /// ```
    ///
    /// - Source: developer.apple.com/documentation/appintentstesting/appintentdefinition/expect (iOS 27.3)
    public var expect: IntentValueExpectationCallable<any ResolvableIntentValueExpectation, AppIntentExpectation> {
        IntentValueExpectationCallable { AppIntentExpectation(definition: self, parameters: $0, result: nil) }
    }

    /// That it is this intent, with a result as expected.
    ///
    /// - Source: developer.apple.com/documentation/appintentstesting/appintentdefinition/result(_:) (iOS 27.3)
    public func result(_ resultExpectation: any IntentValueExpectation) -> AppIntentExpectation {
        AppIntentExpectation(definition: self, parameters: [], result: resultExpectation)
    }

    var expectation: AppIntentExpectation { AppIntentExpectation(definition: self, parameters: [], result: nil) }

    /// The name by which it was asked for.
    public var description: String { identifier }

    /// Whether an intent is one of this type, by any of its names.
    func isSame(as intent: AnyAppIntent) async throws -> Bool {
        guard intent.bundleIdentifier == bundleIdentifier else { return false }
        if intent.identifier == identifier { return true }
        return try await app.use { _, _, manifest in
            manifest.intents.contains { known in
                let names = [
                    known.identifier, known.typeName, known.typeName.split(separator: ".").last.map(String.init),
                ]
                return names.contains(identifier) && names.contains(intent.identifier)
            }
        }
    }
}

/// That it is an intent with parameters, and a result, as expected.
///
/// - Source: developer.apple.com/documentation/appintentstesting/appintentexpectation (iOS 27.3)
public struct AppIntentExpectation: AppIntentExpectationProviding, IntentCheck {
    let definition: AppIntentDefinition
    let parameters: [(name: String, expectation: any ResolvableIntentValueExpectation)]
    let result: (any IntentValueExpectation)?

    /// The same, with a result as expected; nil leaves the result unlooked at.
    ///
    /// - Source: developer.apple.com/documentation/appintentstesting/appintentexpectation/result(_:) (iOS 27.3)
    public func result(_ resultExpectation: (any IntentValueExpectation)?) -> AppIntentExpectation {
        AppIntentExpectation(definition: definition, parameters: parameters, result: resultExpectation)
    }

    var expectation: AppIntentExpectation { self }

    /// What is expected, as `CreateEventIntent(title: "Launch")`.
    public var description: String {
        let result = self.result.map { " giving \(Self.text($0))" } ?? ""
        return definition.identifier + Self.list(parameters) + result
    }

    static func list(_ parts: [(name: String, expectation: some Any)]) -> String {
        if parts.isEmpty { return "" }
        return "(" + parts.map { "\($0.name): \(text($0.expectation))" }.joined(separator: ", ") + ")"
    }

    static func text(_ expectation: Any) -> String { "\(expectation)" }
}
