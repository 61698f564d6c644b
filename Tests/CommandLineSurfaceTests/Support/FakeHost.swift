import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import SpotlightIndex
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
        snippetReloads.withLock { _ = $0.removeValue(forKey: request.intent) }
        return try await respond(request, interaction)
    }

    /// When the app wanted its snippets drawn anew, by their intents; those that have run since are not among them.
    let snippetReloads = Mutex<[String: Double]>([:])

    func snippetReload(_ intent: String, of reference: AppReference) async throws -> Double? {
        snippetReloads.withLock { $0[intent] }
    }

    func entities(_ request: EntityRequest, of reference: AppReference) async throws -> EntityResponse {
        questions.withLock { $0.append(request) }
        switch request.query {
        case .identifiers(let ids): return EntityResponse(entities: TasksApp.tasks.filter { ids.contains($0.id) })
        case .matching(let text):
            return EntityResponse(
                entities: TasksApp.tasks.filter { $0.display.title.localizedCaseInsensitiveContains(text) })
        case .suggested, .all, .filter, .value: return EntityResponse(entities: TasksApp.tasks)
        }
    }

    func options(_ request: OptionsRequest, of reference: AppReference) async throws -> OptionList {
        OptionList(
            sections: [
                OptionList.Section(
                    items: TasksApp.tasks.map { OptionItem(value: .entity($0), display: $0.display) })
            ])
    }

    /// What the log holds, the latest first.
    let log = Mutex([
        RunRecord(
            run: "2", app: "org.example.Tasks", intent: "AddTask", source: .person,
            started: date("2026-03-04T09:00:00Z"), ended: date("2026-03-04T09:00:01Z"), outcome: "done",
            decision: .allowed, reason: "always allowed"),
        RunRecord(
            run: "1", app: "org.example.Tasks", intent: "CompleteTask", source: .assistant, requester: "Claude",
            started: date("2026-03-04T08:00:00Z"), ended: date("2026-03-04T08:00:00Z"),
            outcome: "authentication-required", decision: .refused, reason: "session 2 is locked"),
    ])

    func runs(limit: Int) async throws -> [RunRecord] { log.withLock { Array($0.prefix(limit)) } }

    /// What was searched for.
    let searches = Mutex<[SearchQuestion]>([])
    let openings = Mutex<[OpenRequest]>([])
    /// What is wrong with the index.
    let indexFaults = Mutex<[String]>([])

    func search(_ question: SearchQuestion) async throws -> SearchPage {
        searches.withLock { $0.append(question) }
        return TasksApp.found(question)
    }

    func open(_ request: OpenRequest, interaction: any IntentInteraction) async throws -> Opening {
        openings.withLock { $0.append(request) }
        return try await TasksApp.opened(request, interaction)
    }

    /// What was said.
    let sentences = Mutex<[SentenceQuestion]>([])

    func understand(_ question: SentenceQuestion) async throws -> SentenceReading {
        sentences.withLock { $0.append(question) }
        return TasksApp.understood(question)
    }

    func reviewPhrases(_ request: PhraseReviewRequest) async throws -> PhraseReview {
        PhraseReview(
            phrases: 12, intents: 5, apps: 2,
            problems: [
                .init(
                    kind: .collides, app: "org.example.Tasks", intent: "AddTask", phrase: "Add in ${applicationName}",
                    others: ["org.example.Notes.AddNote"], message: "it may mean org.example.Notes.AddNote as well"),
                .init(
                    kind: .limit, app: "org.example.Tasks",
                    message: "there are 11 App Shortcuts; Apple's systems take ten of an app"),
            ], notes: request.asksApps ? ["Notes did not answer in 2 seconds"] : [])
    }

    func noteChoice(of hit: SearchHit, for text: String) async throws {}

    func indexStatus() async throws -> IndexStatus { TasksApp.indexStatus }

    func verifyIndex() async throws -> IndexHealth { IndexHealth(faults: indexFaults.withLock { $0 }) }

    func rebuildIndex() async throws -> IndexRebuild {
        IndexRebuild(wasDamaged: !indexFaults.withLock { $0 }.isEmpty, items: 3, asked: ["Tasks"])
    }

    /// What is not suggested any more, what was erased, and from what is learnt.
    let dismissed = Mutex<[Suggestion]>([])
    let erasures = Mutex<[EraseRequest]>([])
    let learningState = Mutex(LearningState())
    /// Why erased bytes are left.
    let remains = Mutex<String?>(nil)

    let suggestionQuestions = Mutex<[SuggestionQuestion]>([])

    func suggestions(_ question: SuggestionQuestion) async throws -> SuggestionPage {
        suggestionQuestions.withLock { $0.append(question) }
        if let app = question.app { _ = try await self.app(app) }
        guard learningState.withLock(\.isOn) else { return SuggestionPage(learns: false) }
        let dismissed = Set(dismissed.withLock { $0.map(\.id) })
        return SuggestionPage(
            suggestions: Array(TasksApp.suggestions.filter { !dismissed.contains($0.id) }.prefix(question.limit)))
    }

    func dismiss(_ suggestion: Suggestion) async throws { dismissed.withLock { $0.append(suggestion) } }

    func privacy() async throws -> PrivacyReport {
        PrivacyReport(entries: TasksApp.kept, learning: learningState.withLock(\.self))
    }

    func erase(_ request: EraseRequest) async throws -> EraseResult {
        erasures.withLock { $0.append(request) }
        let kinds = request.kinds.isEmpty ? PrivacyKind.allCases : request.kinds
        return EraseResult(
            parts: TasksApp.kept.filter { kinds.contains($0.kind) }.map { .init(kind: $0.kind, count: $0.count) },
            remains: remains.withLock(\.self))
    }

    func learning() async throws -> LearningState { learningState.withLock(\.self) }

    func setLearning(_ change: LearningChange) async throws -> LearningState {
        let app = if let app = change.app { try await self.app(app).identifier } else { "" }
        return learningState.withLock { state in
            if app.isEmpty {
                state.isOn = change.isOn
            } else {
                state.exceptions = state.exceptions.filter { $0 != app } + (change.isOn ? [] : [app])
            }
            return state
        }
    }

    /// What was asked of widgets and controls.
    let widgetQueries = Mutex<[WidgetQuery]>([])
    let controlQueries = Mutex<[ControlQuery]>([])
    /// When widgets show something else; as the app says where nil.
    let widgetDate = Mutex<Date?>(nil)
    /// What was pressed.
    let widgetPresses = Mutex<[WidgetPress]>([])
    let controlPresses = Mutex<[ControlPress]>([])

    func widget(_ query: WidgetQuery) async throws -> WidgetDisplay {
        widgetQueries.withLock { $0.append(query) }
        var display = TasksApp.display(of: query)
        if let date = widgetDate.withLock({ $0 }) { display.changes = date }
        return display
    }

    func widgetSuggestions(
        _ request: WidgetSuggestionsRequest, of reference: AppReference
    ) async throws -> WidgetSuggestions {
        WidgetSuggestions(recommendations: [
            .init(
                configuration: ["priority": .enumCase(EnumCaseSnapshot(type: "Priority", rawValue: "A"))],
                description: "Urgent tasks")
        ])
    }

    func pressWidget(_ press: WidgetPress, interaction: any IntentInteraction) async throws -> WidgetPressResult {
        widgetPresses.withLock { $0.append(press) }
        let outcome = try await respond(
            IntentRequest(app: press.widget.app, intent: press.intent.intent, arguments: press.intent.arguments),
            interaction)
        return WidgetPressResult(outcome: outcome, display: TasksApp.display(of: press.widget))
    }

    func control(_ query: ControlQuery) async throws -> ControlDisplay {
        controlQueries.withLock { $0.append(query) }
        return TasksApp.display(of: query, isOn: false)
    }

    func pressControl(_ press: ControlPress, interaction: any IntentInteraction) async throws -> ControlPressResult {
        controlPresses.withLock { $0.append(press) }
        let outcome = try await respond(
            IntentRequest(app: press.control.app, intent: "SetDone", arguments: [:]), interaction)
        let display = TasksApp.display(of: press.control, isOn: press.isOn ?? true)
        return ControlPressResult(pressed: display, display: display, outcome: outcome)
    }

    /// The Live Activities that there are.
    let pages = Mutex([TasksApp.cleaning])

    func activities() async throws -> [ActivityRecord] { pages.withLock { $0.map(\.activity) } }

    func activity(_ id: String, locale: String?) async throws -> ActivityPage {
        guard let page = pages.withLock({ $0.first { $0.activity.id == id } }) else {
            throw IntentFailure(.unknownActivity, "there is no Live Activity '\(id)'")
        }
        return page
    }

    func endActivity(_ id: String) async throws -> ActivityRecord {
        let page = try await activity(id, locale: nil)
        pages.withLock { $0.removeAll { $0.activity.id == id } }
        var record = page.activity
        record.snapshot.phase = .dismissed
        return record
    }

    func undo(of reference: AppReference?) async throws -> UndoableRun {
        guard var run = try await undoableRuns(of: reference, limit: 1).first else {
            throw IntentFailure(.nothingToUndo, "no run can be undone")
        }
        run.state = .undone
        return run
    }

    func undoableRuns(of reference: AppReference?, limit: Int) async throws -> [UndoableRun] {
        if let reference { _ = try await app(reference) }
        let completed = UndoableRun(
            run: "4", app: "org.example.Tasks", intent: "CompleteTask", actionName: "Complete Task",
            date: date("2026-03-04T09:10:00Z"), state: .possible)
        let added = UndoableRun(
            run: "3", app: "org.example.Tasks", intent: "AddTask", actionName: "Add Task",
            date: date("2026-03-04T08:30:00Z"), state: .ended)
        return Array([completed, added].prefix(limit))
    }

    /// The alarms that there are.
    let alarmRecords = Mutex<[AlarmRecord]>(FakeHost.exampleAlarms)

    /// An alarm on weekdays, and a timer of an app.
    static let exampleAlarms: [AlarmRecord] = {
        func record(_ id: String, _ title: String, app: String, _ change: (inout AlarmSnapshot) -> Void) -> AlarmRecord
        {
            var snapshot = AlarmSnapshot(id: UUID(uuidString: id) ?? UUID(), phase: .scheduled)
            change(&snapshot)
            return AlarmRecord(
                snapshot: snapshot, app: app, appName: app == AlarmRecord.personApp ? app : "Kitchen",
                presentation: AlarmPresentationSnapshot(title: title), hasStopIntent: false, hasSecondaryIntent: false)
        }
        return [
            record("0F4C2E3A-0000-4000-8000-000000000001", "Pasta", app: "org.example.Kitchen") { alarm in
                alarm.phase = .countdown
                alarm.preAlert = 480
                alarm.countdown = AlarmCountdown(
                    total: 480, elapsed: 0, start: date("2026-03-04T09:25:00Z"), fire: date("2026-03-04T09:33:00Z"))
                alarm.next = date("2026-03-04T09:33:00Z")
            },
            record("7B21D9C4-0000-4000-8000-000000000002", "Get up", app: AlarmRecord.personApp) { alarm in
                alarm.schedule = .relative(
                    time: AlarmTime(hour: 7, minute: 30), weekdays: Array(AlarmWeekday.allCases.prefix(5)))
                alarm.postAlert = 540
                alarm.next = date("2026-03-05T06:30:00Z")
            },
        ]
    }()

    func alarms() async throws -> [AlarmRecord] { alarmRecords.withLock(\.self) }

    func setAlarm(_ request: AlarmRequest) async throws -> AlarmRecord {
        var snapshot = AlarmSnapshot(
            id: request.id, schedule: request.schedule, preAlert: request.preAlert, postAlert: request.postAlert,
            phase: request.schedule == nil ? .countdown : .scheduled)
        switch request.schedule {
        case .fixed(let date): snapshot.next = date
        case .relative: snapshot.next = date("2026-03-05T06:30:00Z")
        case nil: snapshot.next = date("2026-03-04T09:30:00Z") + (request.preAlert ?? 0)
        }
        let record = AlarmRecord(
            snapshot: snapshot, app: AlarmRecord.personApp, appName: AlarmRecord.personApp,
            presentation: request.presentation, hasStopIntent: false, hasSecondaryIntent: false)
        alarmRecords.withLock { $0.append(record) }
        return record
    }

    func pressAlarm(_ press: AlarmPress, interaction: any IntentInteraction) async throws -> AlarmPressResult {
        guard case .operation(let operation) = press.action else { return AlarmPressResult() }
        return alarmRecords.withLock { records in
            guard let index = records.firstIndex(where: { $0.id == press.id }) else { return AlarmPressResult() }
            switch operation {
            case .stop, .cancel: return AlarmPressResult(alarm: nil)
            case .pause:
                records[index].snapshot.phase = .paused
                records[index].snapshot.next = nil
                records[index].snapshot.countdown = AlarmCountdown(total: 480, elapsed: 300)
            case .resume, .countdown: records[index].snapshot.phase = .countdown
            }
            return AlarmPressResult(alarm: records[index])
        }
    }

    func alarmLog(limit: Int) async throws -> [AlarmLogEntry] {
        let id = Self.exampleAlarms[1].id
        let rang = AlarmLogEntry(
            id: id, app: AlarmRecord.personApp, title: "Get up", event: .rang, time: date("2026-03-04T06:30:00Z"),
            noted: date("2026-03-04T06:30:00Z"))
        let missed = AlarmLogEntry(
            id: id, app: AlarmRecord.personApp, title: "Get up", event: .missed, time: date("2026-03-03T06:30:00Z"),
            noted: date("2026-03-03T17:02:00Z"))
        return Array([rang, missed].prefix(limit))
    }

    func setAlarmPermission(_ change: AlarmPermissionChange) async throws -> AppRecord { try await app(change.app) }

    func shutdown() async {}
}
