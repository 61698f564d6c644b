public import AppIntentsTypeSupport
import IntentWire

/// What a test says to a question of an intent. This is an addition to Apple's framework.
///
/// ```swift
/// let result = try await definitions.intents["OrderCoffeeIntent"].makeIntent()
///     .answering(.value("large", for: "size")).run()
/// ```
public struct IntentTestAnswer: Sendable {
    enum Kind: Sendable {
        case value(IntentValue, parameter: String?)
        case title(String)
        case index(Int)
        case confirm, decline
        case foreground, background
        case cancel
    }

    let kind: Kind

    /// A value for a parameter that has none.
    ///
    /// A text is read as if a person had written it: an entity by its title, a case by its name.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - parameter: The parameter that must be asked for; any where nil.
    public static func value(_ value: any IntentValueExpressing, for parameter: String? = nil) -> IntentTestAnswer {
        let value = value.intentValue
        if case .string(let text) = value {
            return IntentTestAnswer(kind: .value(.text(text), parameter: parameter))
        }
        return IntentTestAnswer(kind: .value(value, parameter: parameter))
    }

    /// The choice with this title.
    public static func choose(_ title: String) -> IntentTestAnswer { IntentTestAnswer(kind: .title(title)) }

    /// The choice at this place, counted from 0.
    public static func choose(at index: Int) -> IntentTestAnswer { IntentTestAnswer(kind: .index(index)) }

    /// Yes, to a confirmation.
    public static var confirm: IntentTestAnswer { IntentTestAnswer(kind: .confirm) }

    /// No, to a confirmation.
    public static var decline: IntentTestAnswer { IntentTestAnswer(kind: .decline) }

    /// Yes, where the app wants to come to the front.
    public static var continueInForeground: IntentTestAnswer { IntentTestAnswer(kind: .foreground) }

    /// No, where the app wants to come to the front.
    public static var stayInBackground: IntentTestAnswer { IntentTestAnswer(kind: .background) }

    /// Giving up, whatever was asked.
    public static var cancel: IntentTestAnswer { IntentTestAnswer(kind: .cancel) }
}

extension IntentTestAnswer {
    /// What it is called in a message.
    var name: String {
        switch kind {
        case .value(_, let parameter): parameter.map { ".value(…, for: \"\($0)\")" } ?? ".value(…)"
        case .title(let title): ".choose(\"\(title)\")"
        case .index(let index): ".choose(at: \(index))"
        case .confirm: ".confirm"
        case .decline: ".decline"
        case .foreground: ".continueInForeground"
        case .background: ".stayInBackground"
        case .cancel: ".cancel"
        }
    }

    /// The answer to a question; nil where it is none.
    func answer(to question: IntentQuestion) -> IntentAnswer? {
        switch (question, kind) {
        case (_, .cancel): .cancelled
        case (.value(let asked), .value(let value, let parameter)):
            parameter == nil || parameter == asked.parameter.name ? .value(value) : nil
        case (.choice(let asked), .title(let title)):
            asked.options.firstIndex { $0.display.title == title }.map { .option($0) }
        case (.choice(let asked), .index(let index)):
            asked.options.indices.contains(index) ? .option(index) : nil
        case (.confirmation, .confirm), (.foreground, .foreground): .confirmed
        case (.confirmation, .decline), (.foreground, .background): .declined
        default: nil
        }
    }
}
