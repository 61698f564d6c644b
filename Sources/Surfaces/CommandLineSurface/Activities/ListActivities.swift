import AppIntents
import BeckonSystem
import IntentWire
import ValueForms
import ViewRendering

/// `beckon activities`
struct ListActivities: CommandIntent {
    static let syntax = CommandSyntax("activities")
    static let title: LocalizedStringResource = "List Live Activities"
    static let description: IntentDescription? = IntentDescription(
        "Lists what goes on in apps: their Live Activities, the most relevant first.")

    @Parameter(title: "Watch", description: "Show changes as they come, until Ctrl-C", default: false)
    var watch: Bool

    func run(in context: CommandContext) async throws {
        let screen = LiveScreen(context)
        guard watch else { return screen.show(try await frame(context)) }
        try await screen.watch { try await frame(context) }
    }

    private func frame(_ context: CommandContext) async throws -> LiveScreen.Frame {
        let activities = try await context.host.activities()
        let json = JSONValue.members(["activities": .array(activities.map { JSONValue($0) })])
        guard !context.options.isJSON else { return LiveScreen.Frame(json: json, lines: []) }
        guard !activities.isEmpty else { return LiveScreen.Frame(json: json, lines: ["There is no Live Activity."]) }
        let page = ActivityText(context)
        var rows: [[String]] = []
        for activity in activities {
            let shown = try await context.host.activity(activity.id, locale: nil)
            rows.append([
                ActivityLookup.shortName(of: activity, among: activities), activity.appName, page.state(activity),
                page.glance(shown),
            ])
        }
        return LiveScreen.Frame(json: json, lines: context.table(["ID", "App", "State", "Shows"], rows))
    }
}

/// `beckon activities show ID`
struct ShowActivity: CommandIntent {
    static let syntax = CommandSyntax("activities", "show", positionals: ["activity"])
    static let enumerations: [any AppEnum.Type] = [ActivityPresentation.self]
    static let title: LocalizedStringResource = "Show Live Activity"
    static let description: IntentDescription? = IntentDescription(
        "Shows a Live Activity as its app draws it, on the lock screen or around the camera.")

    @Parameter(title: "Activity", description: "The beginning of its ID, or the name of an app that has one")
    var activity: String

    @Parameter(
        title: "Presentation", description: "Where it is shown: lock-screen, expanded, compact or minimal",
        default: .lockScreen)
    var presentation: ActivityPresentation

    @Parameter(
        title: "HTML",
        description: "Write a page that shows it in all its places to this file, in place of drawing it here")
    var html: String?

    @Parameter(title: "Watch", description: "Draw it anew as it changes, until it is gone or Ctrl-C", default: false)
    var watch: Bool

    func run(in context: CommandContext) async throws {
        let id = try await ActivityLookup(context).activity(activity).id
        let (screen, text) = (LiveScreen(context), ActivityText(context))
        func page() async throws -> ActivityPage { try await context.host.activity(id, locale: context.locale) }
        if let html { return try write(try await page(), to: PageFile(html, context)) }
        guard watch else { return screen.show(text.frame(try await page(), presentation.kind)) }
        try await screen.watch {
            do {
                let page = try await page()
                return page.activity.phase == .dismissed ? nil : text.frame(page, presentation.kind)
            } catch let failure as IntentFailure where failure.code == .unknownActivity {
                return nil
            }
        }
    }

    /// Writes a page with the activity in every place where its app draws it.
    private func write(_ page: ActivityPage, to file: PageFile) throws {
        let drawing = page.drawing
        var items: [HTMLPage.Item] = []
        if let view = drawing.lockScreen { items.append(HTMLPage.Item(.banner(view))) }
        if let island = drawing.island {
            for kind in [ActivityPresentationKind.expanded, .compact, .minimal] {
                items.append(HTMLPage.Item(.island(island, kind)))
            }
        }
        guard !items.isEmpty else {
            throw IntentFailure(
                .unsupported,
                "there is no view to write: \(drawing.problem ?? "the app draws nothing for this Live Activity")")
        }
        try file.write(page.activity.appName, items)
        file.tell()
    }
}

/// A place in which a Live Activity is shown, as it is named on the command line.
enum ActivityPresentation: String, AppEnum {
    case lockScreen = "lock-screen"
    case expanded, compact, minimal

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Presentation"
    static let caseDisplayRepresentations: [ActivityPresentation: DisplayRepresentation] = [
        .lockScreen: "lock-screen", .expanded: "expanded", .compact: "compact", .minimal: "minimal",
    ]

    var kind: ActivityPresentationKind {
        switch self {
        case .lockScreen: .lockScreen
        case .expanded: .expanded
        case .compact: .compact
        case .minimal: .minimal
        }
    }
}
