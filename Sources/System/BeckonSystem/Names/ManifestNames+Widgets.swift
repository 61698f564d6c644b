import IntentWire

extension ManifestNames {
    /// Finds a widget by its kind, its type, or its name in any language.
    ///
    /// - Throws: `IntentFailure` with code `unknown-widget` and what is near.
    func widget(named name: String) throws -> WidgetDescriptor {
        try find(name, manifest.widgets ?? [], .unknownWidget, "widget", kind: \.kind) {
            [$0.kind] + $0.typeName.lastPart + $0.name.allTexts
        }
    }

    /// Finds a control by its kind, its type, or its name in any language.
    ///
    /// - Throws: `IntentFailure` with code `unknown-control` and what is near.
    func control(named name: String) throws -> ControlDescriptor {
        try find(name, manifest.controls ?? [], .unknownControl, "control", kind: \.kind) {
            [$0.kind] + $0.typeName.lastPart + $0.name.allTexts
        }
    }

    private func find<Element: Sendable>(
        _ name: String, _ elements: [Element], _ code: IntentFailure.Code, _ what: String,
        kind: (Element) -> String, names: (Element) -> [String]
    ) throws -> Element {
        switch NameMatcher(elements, names: names).match(name) {
        case .one(let element): return element
        case .several(let several):
            throw IntentFailure(
                code,
                "'\(name)' is the name of several \(what)s of '\(manifest.name.text)': use a kind, "
                    + listed(several.map(kind)))
        case .none(let nearest):
            throw IntentFailure(
                code,
                "the app '\(manifest.name.text)' has no \(what) '\(name)'"
                    + suggestion(nearest.map(kind), all: elements.map(kind)))
        }
    }

    /// Checks that a configuration has only values that the intent of a widget or control takes.
    ///
    /// - Throws: `IntentFailure` with code `unknown-parameter` and what is near.
    func checkConfiguration(_ values: [String: IntentValue], _ intent: String?, of what: String) throws {
        guard let name = values.keys.min() else { return }
        guard let intent, let descriptor = manifest.intent(intent) else {
            throw IntentFailure(
                .unknownParameter, "the \(what) cannot be configured: it takes no '\(name)'", parameters: [name])
        }
        try descriptor.checkParameters(values.keys)
    }
}

extension WidgetDescriptor {
    /// The size that a name means: `systemSmall`, or `small` where no other size is called so.
    ///
    /// - Throws: `IntentFailure` with code `unknown-widget` and the sizes that there are.
    func family(named name: String) throws -> String {
        let matcher = NameMatcher(families) { [$0] + $0.withoutPlace }
        if case .one(let family) = matcher.match(name) { return family }
        throw IntentFailure(
            .unknownWidget,
            "the widget '\(kind)' has no size '\(name)'; it has \(families.map { "'\($0)'" }.joined(separator: ", "))")
    }
}

extension String {
    /// The type of a name with its module.
    fileprivate var lastPart: [String] { split(separator: ".").last.map { [String($0)] } ?? [] }

    /// `systemSmall` as `Small`.
    fileprivate var withoutPlace: [String] {
        ["system", "accessory"].filter(hasPrefix).map { String(dropFirst($0.count)) }
    }
}
