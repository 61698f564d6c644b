import AppIntents
import Foundation
import IntentWire
import Testing

@testable import SwiftUI

/// What an app's windows do as something is opened. One app runs in a process, so one test does here.
@MainActor
@Suite(.serialized) struct OpeningTests {
    private final class Log {
        var lines: [String] = []
        var shown = "nothing"
    }

    private struct Leaf: View {
        let log: Log

        var body: some View {
            Text(verbatim: log.shown)
                .onContinueUserActivity("com.example.read") { activity in
                    log.shown = activity.userInfo?["page"] as? String ?? "no page"
                    log.lines.append("inner")
                }
                .onContinueUserActivity("com.example.read") { _ in log.lines.append("outer") }
        }
    }

    private struct Reader: App {
        let log = Log()

        var body: some Scene {
            WindowGroup("Empty") { Text(verbatim: "empty") }
            WindowGroup("Reader") { VStack { Leaf(log: log) } }
            Extra(log: log)
            Settings { Text(verbatim: "settings") }
        }
    }

    private struct Extra: Scene {
        let log: Log

        var body: some Scene {
            Window("Links", id: "links") {
                Text(verbatim: "links: \(log.shown)")
                    .onOpenURL { url in
                        log.shown = url.absoluteString
                        log.lines.append("url")
                    }
            }
        }
    }

    private struct Browser: App {
        let log = Log()

        var body: some Scene {
            WindowGroup {
                Text(verbatim: "page")
                    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
                        log.lines.append("\($0.webpageURL as Any)")
                    }
                    .onOpenURL { _ in log.lines.append("url") }
            }
        }
    }

    private func take(
        _ app: any App, _ type: String, _ info: [String: UserActivityValue] = [:], url: String? = nil
    ) async -> ContinuationAnswer {
        RunningApp.current = app
        defer { RunningApp.current = nil }
        return await ContinuationService.take(
            ContinuationRequest(
                activity: UserActivitySnapshot(type: type, info: info), url: url.flatMap { URL(string: $0) }))
    }

    private func words(_ answer: ContinuationAnswer) throws -> String {
        String(decoding: try JSONEncoder().encode(answer.window), as: UTF8.self)
    }

    @Test func `hands an activity to the views that take it, the inner ones first, and draws their window`()
        async throws
    {
        let app = Reader()
        let answer = await take(app, "com.example.read", ["page": .text("seven")])
        #expect(answer.taking == .activity && app.log.lines == ["inner", "outer"])
        #expect(try words(answer).contains("seven"))
    }

    @Test func `opens a URL where no view takes the activity`() async throws {
        let app = Reader()
        let answer = await take(app, "com.example.other", url: "reader://page/7")
        #expect(answer.taking == .url && app.log.lines == ["url"])
        #expect(try words(answer).contains("links: reader:"))
    }

    @Test func `takes a page of the web for browsing before it takes it for a URL`() async {
        let app = Browser()
        let page = await take(app, "com.example.other", url: "https://example.org/7")
        #expect(page.taking == .url && app.log.lines.count == 1 && app.log.lines[0].contains("example.org/7"))
        let other = await take(app, "com.example.other", url: "reader://7")
        #expect(other.taking == .url && app.log.lines.last == "url")
    }

    @Test func `says that nothing takes it, and shows the first window`() async throws {
        let answer = await take(Reader(), "com.example.other")
        #expect(answer.taking == .nothing)
        #expect(try words(answer).contains("empty"))
        let none = await ContinuationService.take(
            ContinuationRequest(activity: UserActivitySnapshot(type: "com.example.read")))
        #expect(none.taking == .nothing && none.window == nil)
    }
}
