// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// Who may run an intent, behind or in front, and the question before something is lost.
enum RunningIntents {
    struct ViewAccountIntent: AppIntent {
        // No authentication required
        static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed
    }

    struct TransferMoneyIntent: AppIntent {
        // Requires user to be logged in
        static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    }

    struct UnlockVaultIntent: AppIntent {
        // Requires device unlock (Face ID/Touch ID/passcode)
        static var authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
    }

    struct QuickToggleIntent: AppIntent {
        static var openAppWhenRun: Bool = false // Runs in background

        func perform() async throws -> some IntentResult {
            // Executes without opening app
            await SettingsService.shared.toggle(setting: .darkMode)
            return .result()
        }
    }

    struct EditDocumentIntent: AppIntent {
        @Parameter(title: "Document")
        var document: DocumentEntity

        func perform() async throws -> some IntentResult {
            // Open app to continue in UI
            return .result(opensIntent: OpenDocumentIntent(document: document))
        }
    }

    struct OpenDocumentIntent: AppIntent {
        static var openAppWhenRun: Bool = true

        @Parameter(title: "Document")
        var document: DocumentEntity

        func perform() async throws -> some IntentResult {
            // App is now foreground, safe to update UI
            await MainActor.run {
                DocumentCoordinator.shared.open(document: document)
            }
            return .result()
        }
    }

    struct DeleteTaskIntent: AppIntent {
        @Parameter(title: "Task")
        var task: TaskEntity

        func perform() async throws -> some IntentResult {
            // Request confirmation before destructive action
            try await requestConfirmation(
                result: .result(dialog: "Are you sure you want to delete '\(task.title)'?"),
                confirmationActionName: .init(stringLiteral: "Delete")
            )

            // User confirmed, proceed
            try await TaskService.shared.delete(task: task)
            return .result(dialog: "Task deleted")
        }
    }

    // Taken for granted

    actor SettingsService {
        enum Setting { case darkMode }
        static let shared = SettingsService()
        func toggle(setting: Setting) {}
    }

    struct DocumentEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Document"
        static var defaultQuery = DocumentQuery()
        var id: String
        var displayRepresentation: DisplayRepresentation { "Document" }
    }
    struct DocumentQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [DocumentEntity] { [] }
    }

    @MainActor
    final class DocumentCoordinator {
        static let shared = DocumentCoordinator()
        func open(document: DocumentEntity) {}
    }

    struct TaskEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
        static var defaultQuery = TaskQuery()
        var id: UUID
        var title: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
    }
    struct TaskQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [TaskEntity] { [] }
    }

    actor TaskService {
        static let shared = TaskService()
        func delete(task: TaskEntity) async throws {}
    }
}

extension RunningIntents.ViewAccountIntent {
    static let title: LocalizedStringResource = "View Account"
    func perform() async throws -> some IntentResult { .result() }
}
extension RunningIntents.TransferMoneyIntent {
    static let title: LocalizedStringResource = "Transfer Money"
    func perform() async throws -> some IntentResult { .result() }
}
extension RunningIntents.UnlockVaultIntent {
    static let title: LocalizedStringResource = "Unlock Vault"
    func perform() async throws -> some IntentResult { .result() }
}
extension RunningIntents.QuickToggleIntent {
    static let title: LocalizedStringResource = "Toggle"
}
extension RunningIntents.EditDocumentIntent {
    static let title: LocalizedStringResource = "Edit Document"
}
extension RunningIntents.OpenDocumentIntent {
    static let title: LocalizedStringResource = "Open Document"

    // The initialiser that the compiler makes takes the parameter, not its value.
    init(document: RunningIntents.DocumentEntity) {
        self.init()
        self.document = document
    }
}
extension RunningIntents.DeleteTaskIntent {
    static let title: LocalizedStringResource = "Delete Task"
}
