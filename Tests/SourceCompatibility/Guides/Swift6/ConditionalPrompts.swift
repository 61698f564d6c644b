// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// A choice that is asked for only where another parameter has a certain value.
enum ConditionalPrompts {
    struct ResolveRunIntent: AppIntent {
        static let title: LocalizedStringResource = "Resolve Run"

        @Parameter(title: "Resolution")
        var resolution: StopResolution

        @Parameter(title: "Benchmark Lap")
        var benchmarkLap: BenchmarkLapEntity?

        @MainActor
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let run = try BenchmarkIntentStore.resolvedRun()

            switch resolution {
            case .saveAsBenchmark:
                let lap = try await selectedBenchmarkLap(for: run)
                try SaveDecisionModule.saveAsBenchmark(run: run, lapID: lap.id)
                return .result(dialog: "Saved benchmark.")
            case .saveRun:
                try SaveDecisionModule.keepInHistory(run: run)
                return .result(dialog: "Saved run.")
            case .discardRun:
                try SaveDecisionModule.discard(run: run)
                return .result(dialog: "Discarded run.")
            }
        }

        @MainActor
        private func selectedBenchmarkLap(for run: BenchmarkRun) async throws -> BenchmarkLapEntity {
            let candidates = try SaveDecisionModule.snapshot(for: run)
                .candidates
                .map(BenchmarkLapEntity.init)

            if let benchmarkLap,
               let current = candidates.first(where: { $0.id == benchmarkLap.id }) {
                return current
            }

            return try await $benchmarkLap.requestDisambiguation(
                among: candidates,
                dialog: "Which lap should be saved as the benchmark?"
            )
        }
    }

    // Taken for granted

    enum StopResolution: String, AppEnum {
        case saveAsBenchmark, saveRun, discardRun
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Resolution"
        static let caseDisplayRepresentations: [StopResolution: DisplayRepresentation] = [
            .saveAsBenchmark: "Save as Benchmark", .saveRun: "Save Run", .discardRun: "Discard Run",
        ]
    }

    struct BenchmarkRun {
        let laps: [Lap]
    }

    struct Lap {
        let id: String
        let seconds: Double
    }

    struct BenchmarkLapEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lap"
        static let defaultQuery = BenchmarkLapQuery()
        let id: String
        let seconds: Double

        init(_ lap: Lap) {
            id = lap.id
            seconds = lap.seconds
        }

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(seconds) s") }
    }

    struct BenchmarkLapQuery: EntityQuery {
        @MainActor
        func entities(for identifiers: [String]) async throws -> [BenchmarkLapEntity] {
            try BenchmarkIntentStore.resolvedRun().laps.map(BenchmarkLapEntity.init)
                .filter { identifiers.contains($0.id) }
        }
    }

    @MainActor
    enum BenchmarkIntentStore {
        static func resolvedRun() throws -> BenchmarkRun { BenchmarkRun(laps: [Lap(id: "final", seconds: 61.5)]) }
    }

    @MainActor
    enum SaveDecisionModule {
        struct Snapshot {
            let candidates: [Lap]
        }

        static func snapshot(for run: BenchmarkRun) throws -> Snapshot { Snapshot(candidates: run.laps) }
        static func saveAsBenchmark(run: BenchmarkRun, lapID: String) throws {}
        static func keepInHistory(run: BenchmarkRun) throws {}
        static func discard(run: BenchmarkRun) throws {}
    }
}
