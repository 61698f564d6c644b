import Foundation
import IntentWire

extension HTMLDrawing {
    /// Makes an element one that can be pressed, or one that cannot.
    private func press(_ action: ViewAction, isDisabled: Bool, _ element: inout HTMLElement) {
        switch action {
        case .intent where !isDisabled, .open where !isDisabled:
            let place = record.press(action)
            if options.formAction != nil {
                element.set("type", "submit")
                element.set("name", "press")
                element.set("value", place)
            } else {
                element.set("type", "button")
                element.set("data-press", place)
            }
        default:
            element.set("type", "button")
            element.set("disabled", "")
        }
    }

    func button(_ button: ButtonContent) -> HTMLElement {
        let children = button.children.map { inline.element($0) }
        let known = ["plain", "bordered", "borderedProminent", "borderless", "glass", "glassProminent", "link"]
        let style = button.style.flatMap { known.contains($0) ? $0 : nil } ?? "bordered"
        var element = HTMLElement("button", classes: ["button", style], content: children.map(\.html).joined())
        if let role = button.role { element.classes.append(role.rawValue) }
        if let tint = button.tint { element.style("--bk-tint", styles.plain(tint)) }
        element.fillsWidth = children.contains(where: \.fillsWidth)
        press(button.action, isDisabled: button.isDisabled == true, &element)
        // A picture alone says what the button does by its label.
        if button.children.allSatisfy({ if case .image = $0.content { true } else { false } }) {
            let words = button.children.map(\.words).joined(separator: " ")
            if !words.isEmpty { element.set("aria-label", words) }
        }
        return element
    }

    func toggle(_ toggle: ToggleContent) -> HTMLElement {
        var element = HTMLElement("button", classes: ["toggle"])
        let label = toggle.children.map { inline.element($0) }.map(\.html).joined()
        if toggle.style == "custom" {
            element.classes = ["button", "plain"]
            element.content = label
        } else if toggle.style == "button" {
            element.classes = ["button", toggle.isOn ? "borderedProminent" : "bordered"]
            element.content = label
        } else {
            element.content = label + "<span class=\"switch\" aria-hidden=\"true\"></span>"
            element.fillsWidth = !toggle.children.isEmpty
        }
        if let tint = toggle.tint { element.style("--bk-tint", styles.plain(tint)) }
        element.set("role", "switch")
        element.set("aria-checked", toggle.isOn ? "true" : "false")
        press(toggle.action, isDisabled: toggle.isDisabled == true, &element)
        return element
    }

    func link(_ link: LinkContent) -> HTMLElement {
        let children = link.children.map { inline.element($0) }
        var element = HTMLElement("span", classes: ["link"], content: children.map(\.html).joined())
        element.fillsWidth = children.contains(where: \.fillsWidth)
        if let address = HTMLText.link(link.url), !isInline {
            element.tag = "a"
            element.set("href", address)
            element.set("rel", "noopener noreferrer")
        }
        if let tint = link.tint { element.style("--bk-tint", styles.plain(tint)) }
        return element
    }

    func field(_ field: FieldContent) -> HTMLElement {
        let label = inline.html(field.label)
        let value = inline.html(field.value)
        var element = HTMLElement(box, classes: ["field"])
        switch field.type {
        case "navigation", "menu":
            element.content = "\(label)<span class=\"chevron\" aria-hidden=\"true\">\(isRightToLeft ? "‹" : "›")</span>"
        case "secure": element.content = "\(label)<span class=\"value\">•••</span>"
        default:
            let isSame = field.isPrompt == true && field.label == field.value
            let shown = field.isPrompt == true ? "value prompt" : "value"
            element.content = (isSame ? "" : label) + "<span class=\"\(shown)\">\(value)</span>"
        }
        element.fillsWidth = true
        return element
    }

    // MARK: - Values

    private func percent(_ fraction: Double) -> String { "\(HTMLText.number(min(max(fraction, 0), 1) * 100))%" }

    private func valueBar(_ fraction: Double, role: String, label: [ViewNode], value: [ViewNode]) -> HTMLElement {
        var bar = HTMLElement("span", classes: ["bar"])
        bar.set("role", role)
        bar.set("aria-valuemin", "0")
        bar.set("aria-valuemax", "100")
        bar.set("aria-valuenow", HTMLText.number(min(max(fraction, 0), 1) * 100))
        let words = label.map(\.words).joined(separator: " ")
        bar.set("aria-label", words.isEmpty ? (role == "meter" ? "gauge" : "progress") : words)
        let text = value.map(\.words).joined(separator: " ")
        if !text.isEmpty { bar.set("aria-valuetext", text) }
        return bar
    }

    func gauge(_ gauge: GaugeContent) -> HTMLElement {
        let isRound = gauge.style?.hasPrefix("accessoryCircular") == true
        var element = HTMLElement(box, classes: ["gauge", isRound ? "round" : "straight"])
        if let tint = gauge.tint { element.style("--bk-tint", styles.plain(tint)) }
        var bar = valueBar(gauge.fraction, role: "meter", label: gauge.label, value: gauge.currentValue)
        if isRound {
            bar.style("--bk-value", percent(gauge.fraction))
            bar.content =
                "<span class=\"current\">\(inline.html(gauge.currentValue.isEmpty ? gauge.label : gauge.currentValue))</span>"
            element.content = bar.html
            return element
        }
        bar.content = "<span style=\"inline-size:\(percent(gauge.fraction))\"></span>"
        let label = inline.html(gauge.label)
        let current = inline.html(gauge.currentValue)
        let ends = inline.html(gauge.minimumValue) + bar.html + inline.html(gauge.maximumValue)
        element.content =
            (label.isEmpty && current.isEmpty
                ? "" : "<span class=\"caption\"><span>\(label)</span><span>\(current)</span></span>")
            + "<span class=\"ends\">\(ends)</span>"
        element.fillsWidth = true
        return element
    }

    func progress(_ progress: ProgressContent) -> HTMLElement {
        var element = HTMLElement(box, classes: ["gauge", progress.style == "circular" ? "round" : "straight"])
        if let tint = progress.tint { element.style("--bk-tint", styles.plain(tint)) }
        let label = inline.html(progress.label)
        let current = inline.html(progress.currentValue)
        let fraction = progress.timer?.fraction(at: options.now) ?? progress.fraction
        guard let fraction else {
            element.classes = ["spinner"]
            element.set("role", "progressbar")
            element.set(
                "aria-label",
                progress.label.isEmpty ? "in progress" : progress.label.map(\.words).joined(separator: " "))
            element.content = "<span class=\"wheel\" aria-hidden=\"true\"></span>\(label)"
            return element
        }
        var bar = valueBar(fraction, role: "progressbar", label: progress.label, value: progress.currentValue)
        if progress.style == "circular" {
            bar.style("--bk-value", percent(fraction))
            bar.content = "<span class=\"current\">\(current)</span>"
            element.content = bar.html + (label.isEmpty ? "" : "<span class=\"caption\">\(label)</span>")
            return element
        }
        if let timer = progress.timer, timer.pausedAt == nil {
            bar.set("data-from", Self.milliseconds(timer.start))
            bar.set("data-to", Self.milliseconds(timer.end))
            bar.set("data-down", timer.countsDown ? "1" : nil)
        }
        bar.content = "<span style=\"inline-size:\(percent(fraction))\"></span>"
        element.content =
            (label.isEmpty ? "" : "<span class=\"caption\"><span>\(label)</span></span>")
            + "<span class=\"ends\">\(bar.html)</span>"
            + (current.isEmpty ? "" : "<span class=\"caption secondary\"><span>\(current)</span></span>")
        element.fillsWidth = true
        return element
    }
}
