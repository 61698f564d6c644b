import AppIntents
import FoundationAdditions
import IntentWire

/// Goes through the scenes of an app and finds its windows.
@MainActor
public final class _SceneVisit {
    /// What draws the content of each window, in the order in which the app declares them.
    private(set) var windows: [(TextContext, DrawingRecord) async throws -> ViewTree] = []

    /// Visits an app.
    init(_ app: any App) {
        func open<A: App>(_ app: A) { scene(app.body) }
        open(app)
    }

    /// Visits a scene.
    func scene(_ scene: any Scene) {
        func open<S: Scene>(_ scene: S) { S._visit(scene, self) }
        open(scene)
    }

    /// Visits what a scene of an app consists of.
    func body<S: Scene>(of scene: S) {
        guard S.Body.self != Never.self else { return }
        self.scene(scene.body)
    }

    /// Notes a window.
    func window<Content: View>(_ content: @escaping () -> Content) {
        windows.append { texts, record in try await ViewTreeDrawing.draw(content(), in: texts, record: record) }
    }
}

/// Hands what a person opens to the app's views, and draws the window that they are in.
enum ContinuationService: AppServiceExtension {
    static func answer(_ method: String, _ parameters: WirePayload) async throws -> (any Encodable & Sendable)? {
        guard method == IntentMethod.continueActivity else { return nil }
        return await take(try parameters.decode())
    }

    /// The first window with a view that takes the activity goes on with it; where there is none, the first that takes the
    /// URL opens that.
    @MainActor
    static func take(_ request: ContinuationRequest) async -> ContinuationAnswer {
        guard let app = RunningApp.current else { return ContinuationAnswer(taking: .nothing) }
        let texts = TextContext(locale: request.locale.map { Locale(identifier: $0) })
        var windows: [[OpeningHandler]] = []
        for draw in _SceneVisit(app).windows {
            let record = DrawingRecord()
            // A window that cannot be drawn whole has told what its views do all the same, as far as it came.
            _ = try? await draw(texts, record)
            windows.append(record.openings)
        }
        let activity = NSUserActivity(request.activity)
        for (place, handlers) in windows.enumerated() where continues(activity, handlers) {
            return ContinuationAnswer(taking: .activity, window: await window(place, of: app, texts))
        }
        if let url = request.url {
            for (place, handlers) in windows.enumerated() where opens(url, handlers) {
                return ContinuationAnswer(taking: .url, window: await window(place, of: app, texts))
            }
        }
        return ContinuationAnswer(taking: .nothing, window: windows.isEmpty ? nil : await window(0, of: app, texts))
    }

    /// Whether one of the handlers took an activity.
    @MainActor
    private static func continues(_ activity: NSUserActivity, _ handlers: [OpeningHandler]) -> Bool {
        var isTaken = false
        for case .activity(let type, let action) in handlers where type == activity.activityType {
            action.value(activity)
            isTaken = true
        }
        return isTaken
    }

    /// Whether one of the handlers took a URL: a page of the web as an activity of browsing, or any as it is.
    @MainActor
    private static func opens(_ url: URL, _ handlers: [OpeningHandler]) -> Bool {
        if ["http", "https"].contains(url.scheme?.lowercased()) {
            let browsing = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            browsing.webpageURL = url
            if continues(browsing, handlers) { return true }
        }
        var isTaken = false
        for case .url(let action) in handlers {
            action.value(url)
            isTaken = true
        }
        return isTaken
    }

    /// What a window shows after the app's code has run; nil where it cannot be drawn.
    @MainActor
    private static func window(_ place: Int, of app: any App, _ texts: TextContext) async -> ViewTree? {
        // Code of the app may have begun a task.
        await Task.yield()
        let windows = _SceneVisit(app).windows
        guard windows.indices.contains(place) else { return nil }
        return try? await windows[place](texts, DrawingRecord())
    }
}
