import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import ValueForms

/// A system with one installed app, which runs in the test's own process.
final class FakeHost: IntentHost {
    static let record = AppRecord(
        identifier: "org.example.Tasks", name: "Tasks", version: "1.2", executablePath: "/apps/Tasks/Tasks",
        bundlePath: "/apps/Tasks", installationDate: date("2026-03-01T12:00:00Z"))

    /// What the app was asked to run.
    let requests = Mutex<[IntentRequest]>([])
    /// What the app was asked to find.
    let questions = Mutex<[EntityRequest]>([])
    private let manifest: AppManifest
    private let respond: @Sendable (IntentRequest, any IntentInteraction) async throws -> IntentOutcome

    /// Creates a host whose app answers every run in one way.
    init(
        manifest: AppManifest = TasksApp.manifest,
        respond: @escaping @Sendable (IntentRequest, any IntentInteraction) async throws -> IntentOutcome = { _, _ in
            IntentOutcome(value: .entity(TasksApp.tasks[0]), dialog: DialogSnapshot(full: "Added 'Buy milk'."))
        }
    ) {
        self.manifest = manifest
        self.respond = respond
    }

    /// An app that is installed and does not start.
    let broken = Mutex<AppRecord?>(nil)

    func apps() async throws -> [AppRecord] {
        let broken = broken.withLock { $0.map { [$0] } ?? [] }
        return broken + [Self.record]
    }

    func install(_ path: String) async throws -> AppRecord {
        guard path.hasSuffix("Tasks") else {
            throw IntentFailure(.appNotStarted, "'\(path)' ended at once with status 1: it is no app")
        }
        return Self.record
    }

    func remove(_ reference: AppReference) async throws -> AppRecord { try await app(reference) }

    func app(_ reference: AppReference) async throws -> AppRecord {
        switch reference {
        case .name(let name) where Names.match(name, "Tasks") || name == Self.record.identifier: Self.record
        case .path("/srv/folder/Tasks"): Self.record
        case .name(let name):
            throw IntentFailure(.unknownApp, "there is no app '\(name)'; did you mean 'Tasks'?")
        case .path(let path): throw IntentFailure(.appNotStarted, "there is nothing at '\(path)'")
        }
    }

    func manifest(of reference: AppReference) async throws -> AppManifest {
        if let broken = broken.withLock({ $0 }), reference == .name(broken.identifier) {
            throw IntentFailure(.appNotStarted, "'\(broken.name)' ended at once")
        }
        _ = try await app(reference)
        return manifest
    }

    func run(_ request: IntentRequest, interaction: any IntentInteraction) async throws -> IntentOutcome {
        requests.withLock { $0.append(request) }
        return try await respond(request, interaction)
    }

    func entities(_ request: EntityRequest, of reference: AppReference) async throws -> EntityResponse {
        questions.withLock { $0.append(request) }
        switch request.query {
        case .identifiers(let ids): return EntityResponse(entities: TasksApp.tasks.filter { ids.contains($0.id) })
        case .matching(let text):
            return EntityResponse(
                entities: TasksApp.tasks.filter { $0.display.title.localizedCaseInsensitiveContains(text) })
        case .suggested, .all, .filter: return EntityResponse(entities: TasksApp.tasks)
        }
    }

    func options(_ request: OptionsRequest, of reference: AppReference) async throws -> OptionList {
        OptionList(
            sections: [
                OptionList.Section(
                    items: TasksApp.tasks.map { OptionItem(value: .entity($0), display: $0.display) })
            ])
    }

    func runs(limit: Int) async throws -> [RunRecord] {
        let done = RunRecord(
            run: "2", app: "org.example.Tasks", intent: "AddTask", source: .person,
            started: date("2026-03-04T09:00:00Z"), ended: date("2026-03-04T09:00:01Z"), outcome: "done")
        let failed = RunRecord(
            run: "1", app: "org.example.Tasks", intent: "CompleteTask", source: .assistant,
            started: date("2026-03-04T08:00:00Z"), ended: date("2026-03-04T08:00:02Z"), outcome: "timeout")
        return Array([done, failed].prefix(limit))
    }

    func shutdown() async {}
}
