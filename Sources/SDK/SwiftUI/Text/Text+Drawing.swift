import AppIntents
import FoundationAdditions
import IntentWire

extension Text: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        let look = drawing.environment.look
        let runs = view.runs(in: drawing.environment)
        for run in runs { if let image = run.image { try drawing.record.count(image.image) } }
        var drawn = try drawing.node(
            .text(
                TextContent(
                    runs: runs, lineLimit: look.lineLimit, alignment: look.textAlignment?.wire,
                    truncation: look.truncation.map { "\($0)" })))
        if let reason = drawing.environment.redactionReasons.name {
            drawn.nodes[0].modifiers.append(.redacted(reason: reason))
        }
        return drawn
    }

    /// The text's runs, each with the style that it has at a place.
    func runs(in environment: EnvironmentValues) -> [TextRun] {
        TextRunMaker(environment: environment).runs(of: self)
    }

    /// The text in words.
    package func string(in environment: EnvironmentValues) -> String { runs(in: environment).map(\.text).joined() }
}

/// Makes runs of texts.
private struct TextRunMaker {
    let environment: EnvironmentValues
    /// What texts around have set: it gives way to what a text itself sets.
    private var font: Font?
    private var fontChanges: [Font.Change] = []
    private var look = TextLook()

    init(environment: EnvironmentValues) {
        self.environment = environment
        look = environment.look.textStyle
    }

    func runs(of text: Text) -> [TextRun] {
        var inner = self
        for change in text.changes.reversed() {
            switch change {
            case .font(let font): inner.font = font ?? inner.font
            case .fontChange(let change): inner.fontChanges.append(change)
            case .look(let look): inner.look = inner.look.overridden(by: look)
            }
        }
        return inner.pieces(of: text.storage)
    }

    private func pieces(of storage: Text.Storage) -> [TextRun] {
        switch storage {
        case .verbatim(let text): return [run(text)].filter { !$0.text.isEmpty }
        case .joined(let texts): return texts.flatMap { runs(of: $0) }
        case .moving(let moving): return [run(moving)]
        case .image(let image): return [run(image)]
        case .date(let date, let style): return [run(date, style)]
        case .formatted(let formatted): return runs(of: formatted.text(in: environment.locale))
        case .attributed(let text): return runs(of: text)
        case .resource(var resource):
            resource.locale = environment.locale
            return runs(of: AttributedString(localized: resource))
        case .key(let key, let table, let bundle):
            let resource = key.resource(table: table, bundle: bundle, locale: environment.locale)
            return runs(of: AttributedString(localized: resource), embedded: key.embedded)
        }
    }

    // MARK: - Runs

    private var style: TextRunStyle? { style([]) }

    private func style(_ changes: [Font.Change]) -> TextRunStyle? {
        var style = TextRunStyle()
        style.font = Font.wire(font, environment, fontChanges + changes)
        style.color = look.color?.fill(in: environment) ?? environment.foreground(0)
        style.underline = look.underline == true ? true : nil
        style.strikethrough = look.strikethrough == true ? true : nil
        style.baselineOffset = look.baselineOffset.map(Double.init)
        style.tracking = look.tracking.map(Double.init)
        return style.isEmpty ? nil : style
    }

    private func run(_ text: String) -> TextRun { TextRun(text: cased(text), style: style) }

    private func run(_ moving: MovingText) -> TextRun {
        TextRun(text: moving.text(at: .now, locale: environment.locale), moving: moving, style: style)
    }

    private func run(_ image: Image) -> TextRun {
        let content = image.content(in: environment)
        var placed = content
        placed.color = style?.color ?? content.color
        return TextRun(text: image.words(in: environment) ?? "", image: placed, style: style)
    }

    private func run(_ date: Date, _ style: Text.DateStyle) -> TextRun {
        var format = Date.FormatStyle(locale: environment.locale, calendar: environment.calendar)
        format.timeZone = environment.timeZone
        switch style.kind {
        case .time: return run(format.hour().minute().format(date))
        case .date: return run(format.year().month(.wide).day().format(date))
        case .relative: return run(MovingText.relative(date))
        case .offset: return run(MovingText.offset(date))
        case .timer:
            // Up from a date that was, down to one that will be.
            let timer =
                date > .now
                ? ViewTimer(start: .now, end: date, countsDown: true)
                : ViewTimer(start: date, end: .distantFuture, countsDown: false)
            return run(MovingText.timer(timer))
        }
    }

    private func runs(of text: AttributedString, embedded: [Text] = []) -> [TextRun] {
        text.runs.flatMap { run -> [TextRun] in
            if let index = run[EmbeddedTextAttribute.self], embedded.indices.contains(index) {
                return runs(of: embedded[index])
            }
            let words = String(text[run.range].characters)
            return [styled(words, run)]
        }
    }

    private func styled(_ words: String, _ run: AttributedString.Runs.Run) -> TextRun {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        let intent = run.inlinePresentationIntent ?? []
        var changes: [Font.Change] = []
        if intent.contains(.stronglyEmphasized) { changes.append(.weight(.bold)) }
        if intent.contains(.emphasized) { changes.append(.italic(true)) }
        if intent.contains(.code) { changes.append(.design(.monospaced)) }
        var inner = self
        inner.font = run[Attributes.FontAttribute.self] ?? font
        inner.look = look.overridden(
            by: TextLook(
                color: run[Attributes.ForegroundColorAttribute.self].map { AnyShapeStyle($0) },
                underline: run[Attributes.UnderlineStyleAttribute.self].map { _ in true },
                strikethrough: run[Attributes.StrikethroughStyleAttribute.self].map { _ in true }
                    ?? (intent.contains(.strikethrough) ? true : nil),
                baselineOffset: run[Attributes.BaselineOffsetAttribute.self],
                tracking: run[Attributes.TrackingAttribute.self] ?? run[Attributes.KerningAttribute.self]))
        var style = inner.style(changes) ?? TextRunStyle()
        if intent.contains(.code) { style.isCode = true }
        return TextRun(
            text: cased(words), link: run.link?.absoluteString, style: style.isEmpty ? nil : style)
    }

    private func cased(_ text: String) -> String {
        switch environment.textCase {
        case .uppercase: text.uppercased(with: environment.locale)
        case .lowercase: text.lowercased(with: environment.locale)
        case nil: text
        }
    }
}

extension RedactionReasons {
    var name: String? {
        if contains(.placeholder) { return "placeholder" }
        return contains(.privacy) ? "privacy" : nil
    }
}
