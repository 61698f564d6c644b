// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// An intent that starts behind and goes on in front where the person lets it.
enum ContinuingInForeground {
    struct GetCrowdStatusIntent: AppIntent {
        static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

        func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
            guard await modelData.isOpen(landmark) else {
                return .result(value: 0, dialog: "The landmark is currently closed.")
            }

            if systemContext.currentMode.canContinueInForeground {
                do {
                    try await continueInForeground(alwaysConfirm: false)
                    await navigator.navigateToCrowdStatus(landmark)
                } catch {
                    // Opening app was denied
                }
            }

            let status = await modelData.getCrowdStatus(landmark)
            return .result(value: status, dialog: "Current crowd level: \(status)")
        }

        // Left out in the guide
        static let title: LocalizedStringResource = "Get Crowd Status"
        @Parameter(title: "Landmark") var landmark: LandmarkEntity
        @Dependency var modelData: ModelData
        @Dependency var navigator: Navigator
    }

    struct ContinueAtRunTime: AppIntent {
        static let title: LocalizedStringResource = "Continue"
        @Parameter(title: "Failed") var hasFailed: Bool

        func perform() async throws -> some IntentResult {
            // Normal transition
            try await continueInForeground(alwaysConfirm: false)

            // Transition after an error
            if hasFailed {
                throw needsToContinueInForegroundError(
                    IntentDialog("Need to open app to complete this action"),
                    alwaysConfirm: true
                )
            }
            return .result()
        }
    }

    // Taken for granted

    struct LandmarkEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
        static let defaultQuery = LandmarkQuery()
        let id: Int
        var displayRepresentation: DisplayRepresentation { "Landmark" }
    }

    struct LandmarkQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [LandmarkEntity] { identifiers.map { LandmarkEntity(id: $0) } }
    }

    actor ModelData {
        func isOpen(_ landmark: LandmarkEntity) -> Bool { true }
        func getCrowdStatus(_ landmark: LandmarkEntity) -> Int { 3 }
    }

    @MainActor
    final class Navigator: Sendable {
        func navigateToCrowdStatus(_ landmark: LandmarkEntity) {}
    }
}
