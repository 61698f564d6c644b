import AppIntents
import Foundation
import Glibc

struct ProgressIntent: ProgressReportingIntent {
    static let persistentIdentifier = "test_tool_with_progress"
    static let title: LocalizedStringResource = "Tool with Progress"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        progress.totalUnitCount = 100
        for done in [0, 50, 100] {
            progress.completedUnitCount = Int64(done)
            try await Task.sleep(for: .milliseconds(50))
        }
        return .result(dialog: "Tool execution completed.")
    }
}

/// Takes long, and tells the log of this process how it ended.
struct SlowIntent: AppIntent {
    static let title: LocalizedStringResource = "Wait"

    @Parameter(title: "Milliseconds", default: 5_000) var milliseconds: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        await MainActor.run { Waits.started += 1 }
        do {
            try await Task.sleep(for: .milliseconds(milliseconds))
        } catch {
            await MainActor.run { Waits.cancelled += 1 }
            throw error
        }
        return .result(value: milliseconds)
    }
}

struct ProcessIntent: AppIntent {
    static let title: LocalizedStringResource = "Name Process"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: Int(getpid())) }
}

/// How the waits of this process have ended.
@MainActor
enum Waits {
    static var started = 0
    static var cancelled = 0
}

struct CountWaitsIntent: AppIntent {
    static let title: LocalizedStringResource = "Count Waits"

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<[Int]> {
        .result(value: [Waits.started, Waits.cancelled])
    }
}
