import CommandLineSurface
import IntentWire
import Testing

/// What a script is told that runs an intent which asks.
struct SilentInteractionTests {
    private static let dialog = DialogSnapshot(full: "Well?")
    private static let questions: [IntentQuestion] = [
        .value(
            ValueQuestion(
                parameter: ParameterDescriptor(name: "text", title: "Text", type: .string, isOptional: false),
                dialog: dialog)),
        .choice(ChoiceQuestion(dialog: dialog, options: [.init(display: DisplaySnapshot(title: "One"))])),
        .confirmation(ConfirmationQuestion(dialog: dialog, acceptLabel: "Yes", denyLabel: "No")),
        .foreground(ForegroundQuestion(dialog: dialog)),
    ]

    @Test(arguments: questions)
    func `answers no question, and says before that it cannot`(question: IntentQuestion) async throws {
        let silent = SilentInteraction(stream: TextStream { _ in })
        #expect(silent.capabilities.isEmpty)
        #expect(try await silent.ask(question) == .unsupported)
    }
}
