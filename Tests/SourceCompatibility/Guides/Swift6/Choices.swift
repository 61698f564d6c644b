// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// One of several options.
enum Choices {
    struct ChoosingIntent: AppIntent {
        static let title: LocalizedStringResource = "Choose"

        func perform() async throws -> some IntentResult & ReturnsValue<Int> {
            let options = [
                IntentChoiceOption(title: "Option 1"),                      // style defaults to .default
                IntentChoiceOption(title: "Option 2", style: .destructive),
                IntentChoiceOption.cancel                                   // a static var, NOT a function
            ]

            let choice = try await requestChoice(
                between: options,
                dialog: IntentDialog("Please select an option")
            )

            // IntentChoiceOption is Equatable (not Identifiable) — compare by value, not `.id`.
            if choice == options[0] {        // Option 1 selected
                return .result(value: 1)
            } else if choice == options[1] { // Option 2 selected
                return .result(value: 2)
            } else {                         // Cancelled
                return .result(value: 0)
            }
        }
    }
}
