// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents
import SwiftUI

/// A row of a list whose button runs an intent: run by the system, and run by the row, which shows its progress.
enum IntentsInViews {
    enum RunBySystem {
        struct EventRow: View {
            let event: EventEntity

            var body: some View {
                HStack {
                    Text(event.name)
                    Spacer()
                    Button(intent: UndoLastEventOccuranceIntent(event: event)) {
                        Label("Undo", systemImage: "arrow.uturn.backward")
                    }
                }
            }
        }
    }

    enum RunByRow {
        struct EventRow: View {
            @State private var isWorking = false
            @State private var error: Error?

            let event: EventEntity

            var body: some View {
                HStack {
                    Text(event.name)
                    Spacer()
                    Button {
                        guard !isWorking else { return }
                        Task {
                            isWorking = true
                            defer { isWorking = false }
                            do {
                                _ = try await UndoLastEventOccuranceIntent(event: event)()
                            } catch {
                                self.error = error
                            }
                        }
                    } label: {
                        if isWorking {
                            ProgressView()
                        } else {
                            Label("Undo", systemImage: "arrow.uturn.backward")
                        }
                    }
                }
                .alert("Undo failed", isPresented: .init(
                    get: { error != nil },
                    set: { if !$0 { error = nil } }
                )) {
                    Button("OK", role: .cancel) { error = nil }
                } message: {
                    Text(error?.localizedDescription ?? "Unknown error")
                }
            }
        }
    }

    // Taken for granted

    struct EventEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Event"
        static let defaultQuery = EventQuery()
        let id: UUID
        let name: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    }

    struct EventQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [EventEntity] { [] }
    }

    struct UndoLastEventOccuranceIntent: AppIntent {
        static let title: LocalizedStringResource = "Undo Last Occurrence"

        @Parameter(title: "Event") var event: EventEntity

        init() {}
        init(event: EventEntity) { self.event = event }

        func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ShowsSnippetView {
            .result(value: event, view: Text(event.name))
        }
    }
}
