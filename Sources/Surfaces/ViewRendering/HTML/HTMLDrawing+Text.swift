import Foundation
import IntentWire

extension HTMLDrawing {
    func text(_ text: TextContent) -> HTMLElement {
        var element = HTMLElement(box, classes: ["t"])
        // The style that all runs share is the element's; a run that is alone has none of its own.
        let shared = text.runs.count == 1 ? text.runs[0].style : nil
        if let shared { for (property, value) in properties(shared) { element.style(property, value) } }
        element.content = text.runs.map { run($0, style: shared == nil ? $0.style : nil) }.joined()
        if let limit = text.lineLimit, limit > 0 {
            element.classes.append(limit == 1 ? "one" : "clamp")
            if limit > 1 { element.style("-webkit-line-clamp", "\(limit)") }
        }
        if isOneWord(text) { element.classes.append("word") }
        if let alignment = text.alignment { element.style("text-align", side(alignment)) }
        return element
    }

    /// Whether a text is short and has no place to break, as an amount or a time, which keeps its width beside others.
    private func isOneWord(_ text: TextContent) -> Bool {
        let length = text.runs.reduce(0) { $0 + $1.text.utf8.count }
        guard text.lineLimit == nil, length <= 24, !text.runs.isEmpty else { return false }
        guard text.runs.allSatisfy({ run in run.image == nil && !run.text.contains { $0 == " " || $0.isNewline } })
        else { return false }
        return text.runs.contains { run in run.moving != nil || run.text.contains(where: \.isNumber) }
    }

    /// The side of the card, whatever the direction of the text.
    private func side(_ alignment: ViewAlignment.Horizontal) -> String {
        switch alignment {
        case .leading: isRightToLeft ? "right" : "left"
        case .center: "center"
        case .trailing: isRightToLeft ? "left" : "right"
        }
    }

    private func run(_ run: TextRun, style: TextRunStyle?) -> String {
        var content: String
        if let image = run.image {
            content = self.image(image, fills: nil).html
        } else if let moving = run.moving {
            content = time(moving)
        } else {
            content = HTMLText.escaped(run.text)
        }
        if (style ?? run.style)?.isCode == true { content = "<code>\(content)</code>" }
        let properties = style.map(properties) ?? []
        if let link = run.link.flatMap(HTMLText.link) {
            var anchor = HTMLElement("a", content: content)
            anchor.set("href", link)
            anchor.set("rel", "noopener noreferrer")
            for (property, value) in properties where property != "color" { anchor.style(property, value) }
            // Inside a button there are no links to follow.
            return isInline ? content : anchor.html
        }
        guard !properties.isEmpty else { return content }
        var span = HTMLElement("span", content: content)
        for (property, value) in properties { span.style(property, value) }
        return span.html
    }

    /// What moves, with what a script needs to go on.
    private func time(_ moving: MovingText) -> String {
        let text = moving.text(at: options.now, locale: options.locale)
        var element = HTMLElement("time", content: HTMLText.escaped(text))
        let date = min(max(moving.date, Date(timeIntervalSince1970: 0)), Date(timeIntervalSince1970: 253_402_300_799))
        element.set("datetime", date.ISO8601Format())
        if case .timer(let timer) = moving, timer.pausedAt == nil {
            func milliseconds(_ date: Date) -> String { HTMLDrawing.milliseconds(date) }
            element.set("data-from", milliseconds(timer.start))
            element.set("data-to", milliseconds(timer.end))
            element.set("data-down", timer.countsDown ? "1" : nil)
            element.set("data-hours", timer.showsHours ? "1" : nil)
            element.set("role", "timer")
        }
        return element.html
    }

    /// Milliseconds since 1970, as scripts count.
    static func milliseconds(_ date: Date) -> String {
        "\(Int64(min(max(date.timeIntervalSince1970, -8.64e12), 8.64e12) * 1_000))"
    }

    private func properties(_ style: TextRunStyle) -> [(String, String)] {
        var properties = style.font.map(styles.font) ?? []
        switch style.color {
        case .color(let color): properties.append(("color", styles.color(color)))
        case .gradient(let gradient):
            properties.append(("background", styles.gradient(gradient)))
            properties.append(("background-clip", "text"))
            properties.append(("color", "transparent"))
        case .material, nil: break
        }
        let lines = [style.underline == true ? "underline" : nil, style.strikethrough == true ? "line-through" : nil]
            .compactMap(\.self)
        if !lines.isEmpty { properties.append(("text-decoration", lines.joined(separator: " "))) }
        if let offset = style.baselineOffset { properties.append(("vertical-align", HTMLText.pixels(offset))) }
        if let tracking = style.tracking { properties.append(("letter-spacing", HTMLText.pixels(tracking))) }
        return properties
    }
}
