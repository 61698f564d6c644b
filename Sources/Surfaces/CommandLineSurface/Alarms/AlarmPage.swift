import BeckonSystem
import Foundation
import IntentWire
import ViewRendering

/// Alarms as views of a page, on which timers go on: what the app draws in its Live Activity, else a view of ours.
struct AlarmPage {
    private let context: CommandContext
    private let text: AlarmText

    init(_ context: CommandContext) {
        self.context = context
        text = AlarmText(context)
    }

    /// The alarms, each with what it is doing below it.
    func items(_ alarms: [AlarmRecord]) async throws -> [HTMLPage.Item] {
        let host = try await context.host
        var items: [HTMLPage.Item] = []
        for alarm in alarms {
            // One that waits has no Live Activity, nor has that of an app without a widget.
            let page =
                alarm.phase == .scheduled || alarm.app == AlarmRecord.personApp
                ? nil : try? await host.activity(alarm.id.uuidString, locale: context.locale)
            let view = page?.drawing.lockScreen ?? view(alarm)
            items.append(HTMLPage.Item(.banner(view), caption: caption(alarm)))
        }
        return items
    }

    private func caption(_ alarm: AlarmRecord) -> String {
        let app = alarm.app == AlarmRecord.personApp ? "" : "\(alarm.appName) · "
        return app + text.state(alarm)
    }

    /// The name, and beside it what runs: a clock, or when it rings.
    private func view(_ alarm: AlarmRecord) -> ViewTree {
        let title = run(alarm.title, font: "headline")
        var lines = [ViewNode(.text(TextContent(runs: [title])))]
        var trailing: [TextRun] = []
        let now = context.console.now()
        switch alarm.phase {
        case .alerting: trailing = [run("rings", font: "title2")]
        case .scheduled:
            let days = text.repeats(alarm)
            if !days.isEmpty { lines.append(ViewNode(.text(TextContent(runs: [run(days, font: "caption")])))) }
            if let date = alarm.snapshot.next {
                trailing = [run("in ", font: "body"), moving(.relative(date), at: now, font: "body")]
                lines.append(ViewNode(.text(TextContent(runs: [run(text.date(date), font: "caption")]))))
            }
        case .countdown, .paused:
            guard let countdown = alarm.snapshot.countdown else { break }
            let timer = Self.timer(countdown, at: now)
            trailing = [moving(.timer(timer), at: now, font: "title2")]
            lines.append(ViewNode(.progress(ProgressContent(timer: timer, style: "linear"))))
        }
        let column = ViewNode(
            .stack(StackContent(axis: .vertical, alignment: ViewAlignment(horizontal: .leading), children: lines)))
        let row = [column, ViewNode(.spacer(SpacerContent())), ViewNode(.text(TextContent(runs: trailing)))]
        return ViewTree(
            root: ViewNode(
                .stack(StackContent(axis: .horizontal, children: row)),
                modifiers: [.padding(top: 12, leading: 16, bottom: 12, trailing: 16)]),
            locale: "en")
    }

    /// The clock of a countdown; one that stands still shows what is left.
    private static func timer(_ countdown: AlarmCountdown, at now: Date) -> ViewTimer {
        guard let fire = countdown.fire else {
            let start = now - countdown.elapsed
            return ViewTimer(start: start, end: start + countdown.total, pausedAt: now)
        }
        return ViewTimer(start: fire - countdown.total, end: fire)
    }

    private func run(_ text: String, font: String) -> TextRun {
        var style = TextRunStyle()
        style.font = ViewFont(textStyle: font)
        return TextRun(text: text, style: style)
    }

    private func moving(_ moving: MovingText, at now: Date, font: String) -> TextRun {
        var run = run(moving.text(at: now, locale: Locale(identifier: context.locale)), font: font)
        run.moving = moving
        return run
    }
}
