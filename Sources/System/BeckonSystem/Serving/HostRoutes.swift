import IntentWire
import SpotlightIndex

/// What an `IntentHost` does, as messages: to give clients one more method, add its route here and its call to
/// `SystemClient+Host.swift`. A route that may ask the person on its way takes their interaction, too.
enum HostRoutes {
    static let apps = HostRoute("host/apps") { host, _ in try await host.apps() } as HostRoute<WireNothing, [AppRecord]>
    static let install = HostRoute("host/install") { host, path in try await host.install(path) }
    static let remove = HostRoute("host/remove") { host, app in try await host.remove(app) }
    static let app = HostRoute("host/app") { host, app in try await host.app(app) }
    static let manifest = HostRoute("host/manifest") { host, app in try await host.manifest(of: app) }
    static let entities = HostRoute("host/entities") { (host, asked: OfApp<EntityRequest>) in
        try await host.entities(asked.request, of: asked.app)
    }
    static let options = HostRoute("host/options") { (host, asked: OfApp<OptionsRequest>) in
        try await host.options(asked.request, of: asked.app)
    }
    static let run = HostRoute("host/run") { host, request, person in
        try await host.run(request, interaction: person)
    }
    static let snippetReload = HostRoute("host/snippetReload") { (host, asked: OfApp<String>) in
        try await host.snippetReload(asked.request, of: asked.app)
    }
    static let widget = HostRoute("host/widget") { host, query in try await host.widget(query) }
    static let widgetSuggestions = HostRoute("host/widgetSuggestions") {
        (host, asked: OfApp<WidgetSuggestionsRequest>) in
        try await host.widgetSuggestions(asked.request, of: asked.app)
    }
    static let pressWidget = HostRoute("host/pressWidget") { host, press, person in
        try await host.pressWidget(press, interaction: person)
    }
    static let control = HostRoute("host/control") { host, query in try await host.control(query) }
    static let pressControl = HostRoute("host/pressControl") { host, press, person in
        try await host.pressControl(press, interaction: person)
    }
    static let activities =
        HostRoute("host/activities") { host, _ in try await host.activities() }
        as HostRoute<WireNothing, [ActivityRecord]>
    static let activity = HostRoute("host/activity") { (host, asked: NamedActivity) in
        try await host.activity(asked.id, locale: asked.locale)
    }
    static let endActivity = HostRoute("host/endActivity") { host, id in try await host.endActivity(id) }
    static let search = HostRoute("host/search") { host, question in try await host.search(question) }
    static let open = HostRoute("host/open") { host, request, person in
        try await host.open(request, interaction: person)
    }
    static let understand = HostRoute("host/understand") { host, question in try await host.understand(question) }
    static let reviewPhrases = HostRoute("host/reviewPhrases") { host, request in
        try await host.reviewPhrases(request)
    }
    static let noteChoice = HostRoute("host/noteChoice") { (host, chosen: ChosenHit) in
        try await host.noteChoice(of: chosen.hit, for: chosen.text)
        return WireNothing()
    }
    static let indexStatus =
        HostRoute("host/indexStatus") { host, _ in try await host.indexStatus() } as HostRoute<WireNothing, IndexStatus>
    static let verifyIndex =
        HostRoute("host/verifyIndex") { host, _ in try await host.verifyIndex() } as HostRoute<WireNothing, IndexHealth>
    static let rebuildIndex =
        HostRoute("host/rebuildIndex") { host, _ in try await host.rebuildIndex() }
        as HostRoute<WireNothing, IndexRebuild>
    static let suggestions = HostRoute("host/suggestions") { host, question in try await host.suggestions(question) }
    static let dismiss = HostRoute("host/dismiss") { (host, suggestion: Suggestion) in
        try await host.dismiss(suggestion)
        return WireNothing()
    }
    static let privacy =
        HostRoute("host/privacy") { host, _ in try await host.privacy() } as HostRoute<WireNothing, PrivacyReport>
    static let erase = HostRoute("host/erase") { host, request in try await host.erase(request) }
    static let learning =
        HostRoute("host/learning") { host, _ in try await host.learning() } as HostRoute<WireNothing, LearningState>
    static let setLearning = HostRoute("host/setLearning") { host, change in try await host.setLearning(change) }
    static let runs = HostRoute("host/runs") { host, limit in try await host.runs(limit: limit) }
    static let undo = HostRoute("host/undo") { host, app in try await host.undo(of: app) }
    static let undoableRuns = HostRoute("host/undoableRuns") { (host, asked: OfOptionalApp<Int>) in
        try await host.undoableRuns(of: asked.app, limit: asked.request)
    }
    static let alarms =
        HostRoute("host/alarms") { host, _ in try await host.alarms() } as HostRoute<WireNothing, [AlarmRecord]>
    static let setAlarm = HostRoute("host/setAlarm") { host, request in try await host.setAlarm(request) }
    static let pressAlarm = HostRoute("host/pressAlarm") { host, press, person in
        try await host.pressAlarm(press, interaction: person)
    }
    static let alarmLog = HostRoute("host/alarmLog") { host, limit in try await host.alarmLog(limit: limit) }
    static let setAlarmPermission = HostRoute("host/setAlarmPermission") { host, change in
        try await host.setAlarmPermission(change)
    }
    static let weather = HostRoute("host/weather") { host, request in try await host.weather(request) }
    static let weatherUsage =
        HostRoute("host/weatherUsage") { host, _ in try await host.weatherUsage() }
        as HostRoute<WireNothing, [WeatherUsage]>

    /// All routes: those that are not here are not answered.
    static let all: [any HostRouting] = [
        apps, install, remove, app, manifest, entities, options, run, snippetReload, widget, widgetSuggestions,
        pressWidget, control, pressControl, activities, activity, endActivity, search, open, understand, reviewPhrases,
        noteChoice,
        indexStatus, verifyIndex, rebuildIndex, runs, undo, undoableRuns, alarms, setAlarm, pressAlarm,
        alarmLog, setAlarmPermission, weather, weatherUsage,
        suggestions, dismiss, privacy, erase, learning, setLearning,
    ]

    static let byMethod: [String: any HostRouting] = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })
}

/// One method of an `IntentHost`: its name on the wire, what it takes and what it gives.
struct HostRoute<Request: Codable & Sendable, Response: Codable & Sendable>: HostRouting {
    let method: String
    private let perform: @Sendable (any IntentHost, Request, any IntentInteraction) async throws -> Response

    /// A method that asks nothing.
    init(_ method: String, _ perform: @escaping @Sendable (any IntentHost, Request) async throws -> Response) {
        self.method = method
        self.perform = { host, request, _ in try await perform(host, request) }
    }

    /// A method that may ask the person at the client, and report progress to them.
    init(
        _ method: String,
        _ perform: @escaping @Sendable (any IntentHost, Request, any IntentInteraction) async throws -> Response
    ) {
        self.method = method
        self.perform = perform
    }

    func answer(
        _ parameters: WirePayload, from host: any IntentHost, over connection: WireConnection
    ) async throws -> any Encodable & Sendable {
        let argument: HostArgument<Request> = try parameters.decode()
        return try await perform(host, argument.value, ClientInteraction(argument.person, over: connection))
    }
}

/// A route, whatever it takes and gives.
protocol HostRouting: Sendable {
    var method: String { get }
    /// Answers a request that came over a connection, to which questions go back.
    func answer(
        _ parameters: WirePayload, from host: any IntentHost, over connection: WireConnection
    ) async throws -> any Encodable & Sendable
}

/// The parameters of a route: an object, as JSON-RPC wants it, around whatever the request is.
struct HostArgument<Value: Codable & Sendable>: Codable, Sendable {
    var value: Value
    /// Who can be asked; nil where the route asks nothing.
    var person: ClientPerson?
}

/// A request about an app.
struct OfApp<Request: Codable & Sendable>: Codable, Sendable {
    var app: AppReference
    var request: Request
}

/// A question for a Live Activity.
struct NamedActivity: Codable, Sendable {
    var id: String
    var locale: String?
}

/// A request about an app, or about all.
struct OfOptionalApp<Request: Codable & Sendable>: Codable, Sendable {
    var app: AppReference?
    var request: Request
}

/// What somebody chose of what a search found.
struct ChosenHit: Codable, Sendable {
    var hit: SearchHit
    var text: String
}
