import AppIntents

struct ElicitationIntent: AppIntent {
    static let persistentIdentifier = "test_elicitation"
    static let title: LocalizedStringResource = "Elicitation"

    @Parameter(title: "Message", description: "What the person is told.") var message: String
    @Parameter(title: "User Name", requestValueDialog: "What is your name?") var username: String?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let name = try await $username.requestValue("\(message)")
        return .result(dialog: "User response: \(name)")
    }
}

struct InputRequiredIntent: AppIntent {
    static let persistentIdentifier = "test_input_required_result_elicitation"
    static let title: LocalizedStringResource = "Input Required"

    @Parameter(title: "User Name", requestValueDialog: "What is your name?") var userName: String

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Hello, \(userName)!") }
}

struct MultiRoundIntent: AppIntent {
    static let persistentIdentifier = "test_input_required_result_multi_round"
    static let title: LocalizedStringResource = "Several Rounds"

    @Parameter(title: "Name", requestValueDialog: "Step 1: What is your name?") var name: String
    @Parameter(title: "Colour", requestValueDialog: "Step 2: What is your favorite color?") var colour: Colour

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(name) likes \(colour)")
    }
}

/// Asks for as long as somebody answers.
struct AskingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask for Ever"

    @Parameter(title: "Word") var word: String?

    func perform() async throws -> some IntentResult {
        for _ in 0..<1_000 { _ = try await $word.requestValue("One more?") }
        return .result()
    }
}

/// What the intents below have done in this process.
@MainActor
enum Deeds {
    static var deleted = 0
}

/// Asks by itself. The name of its type says nothing of what it does, so that the system does not ask before it.
struct StartOverIntent: AppIntent {
    static let persistentIdentifier = "DeleteEverythingIntent"
    static let title: LocalizedStringResource = "Delete Everything"

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Delete", acceptAlternatives: [], denyLabel: "Keep", denyAlternatives: [],
                destructive: true),
            dialog: "Delete everything?")
        Deeds.deleted += 1
        return .result(value: Deeds.deleted, dialog: "Deleted everything.")
    }
}

struct CountDeletionsIntent: AppIntent {
    static let title: LocalizedStringResource = "Count Deletions"

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: Deeds.deleted) }
}

struct ChooseIntent: AppIntent {
    static let title: LocalizedStringResource = "Choose"

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let options = [
            IntentChoiceOption(title: "Left"), IntentChoiceOption(title: "Right"),
            IntentChoiceOption(title: "Neither", style: .cancel),
        ]
        let choice = try await requestChoice(between: options, dialog: "Which way?")
        return .result(value: "\(options.firstIndex { $0 == choice } ?? -1)")
    }
}

struct ComeForwardIntent: AppIntent {
    static let title: LocalizedStringResource = "Come Forward"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await continueInForeground("Come to front?", alwaysConfirm: true)
        return .result(dialog: "In front.")
    }
}
