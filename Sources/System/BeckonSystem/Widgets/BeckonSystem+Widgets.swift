public import IntentWire

extension BeckonSystem {
    /// What a widget shows at a moment.
    ///
    /// Timelines are kept: the app is asked where there is none, where its policy says so, after an intent was run from
    /// the widget, and where the app wants it. An app that gives no new timeline when one is due leaves the old one, which
    /// then says why.
    ///
    /// - Parameter query: The widget, where it is shown, and when.
    /// - Returns: The entry of that moment.
    /// - Throws: `IntentFailure`: `unknown-app`, `unknown-widget`, `unknown-parameter`, `missing-value` where the widget
    ///   needs to be configured, `timeout` where the app's provider does not answer, or what went wrong in the app.
    public func widget(_ query: WidgetQuery) async throws -> WidgetDisplay {
        let app = try await resolve(query.app)
        let (widget, request) = try app.widgetRequest(query)
        guard request.purpose == .timeline else {
            let timeline = try await timeline(request, of: app)
            guard let entry = timeline.entries.first else {
                throw IntentFailure(.invalidMessage, "the app gave no \(request.purpose) for '\(widget.kind)'")
            }
            return WidgetDisplay(
                app: app.app.identifier, widget: widget, family: request.family, entry: entry,
                loaded: configuration.clock())
        }
        let display = try await widgets.display(
            widget, request, of: app.app, app.fingerprint, at: query.date, reloads: query.reloads
        ) {
            try await self.timeline(request, of: app)
        }
        views.note(display.entry.view, of: app.app.identifier, query.app, at: configuration.clock())
        return display
    }

    func timeline(_ request: WidgetRequest, of app: ResolvedApp) async throws -> WidgetTimeline {
        try await pool.use(app.location, app.fingerprint) { session in
            try await session.request(
                IntentMethod.widgetTimeline, request, what: "the \(request.purpose) of the widget '\(request.kind)'")
        }
    }

    /// The configurations that an app proposes for a widget, and when they are of use; without those that hold entities which
    /// the reader may not read now.
    ///
    /// - Parameters:
    ///   - request: The widget: its kind, its type, or its name in any language.
    ///   - reference: The app.
    /// - Throws: `IntentFailure`: `unknown-app`, `unknown-widget`, or what went wrong in the app.
    public func widgetSuggestions(
        _ request: WidgetSuggestionsRequest, of reference: AppReference
    ) async throws -> WidgetSuggestions {
        let app = try await resolve(reference)
        let question = WidgetSuggestionsRequest(
            kind: try app.names.widget(named: request.kind).kind, locale: request.locale)
        var suggestions: WidgetSuggestions = try await pool.use(app.location, app.fingerprint) { session in
            try await session.request(
                IntentMethod.widgetSuggestions, question, what: "the suggestions of the widget '\(question.kind)'")
        }
        let reader = Reader(request, mayAsk: false)
        var round = ReadingRound(self, reader)
        var (recommendations, relevance) = (suggestions.recommendations, suggestions.relevance)
        (suggestions.recommendations, suggestions.relevance) = ([], [])
        for place in recommendations.indices
        where try await !round.refuses(recommendations[place].configuration.values, of: ReadOwner(app)) {
            recommendations[place].configuration = try await released(
                recommendations[place].configuration, to: reader, of: app)
            suggestions.recommendations.append(recommendations[place])
        }
        for place in relevance.indices
        where try await !round.refuses(relevance[place].configuration.values, of: ReadOwner(app)) {
            relevance[place].configuration = try await released(relevance[place].configuration, to: reader, of: app)
            suggestions.relevance.append(relevance[place])
        }
        return suggestions
    }

    /// Runs the intent of a button or switch in a widget, and asks for a new timeline.
    ///
    /// - Parameters:
    ///   - press: What was pressed.
    ///   - interaction: Who answers the intent's questions.
    /// - Returns: What came of the intent, and the widget afterwards.
    /// - Throws: `IntentFailure`, as `run(_:interaction:)` does: nothing has changed in the widget then.
    public func pressWidget(
        _ press: WidgetPress, interaction: any IntentInteraction
    ) async throws -> WidgetPressResult {
        let app = try await resolve(press.widget.app)
        let (widget, _) = try app.widgetRequest(press.widget)
        // What the app itself has put into the widget it has prepared; for anything else policy asks as for any request.
        let isPrepared = try? await self.widget(press.widget).entry.view.pressables.contains {
            $0.action == .intent(run: press.intent)
        }
        let outcome = try await run(
            press.intent, on: press.isOn, press.source, press.widget.app, app, isPrepared: isPrepared ?? false,
            locale: press.widget.surroundings.locale, interaction)
        widgets.store.mark(widget.kind, of: app.app.identifier)
        do {
            var query = press.widget
            query.reloads = true
            return WidgetPressResult(outcome: outcome, display: try await self.widget(query))
        } catch {
            return WidgetPressResult(outcome: outcome, problem: (error as? IntentFailure)?.message ?? "\(error)")
        }
    }

    /// What a control shows now: the app is asked each time. While its intent runs, it shows what is to become true.
    ///
    /// - Parameter query: The control.
    /// - Throws: `IntentFailure`: `unknown-app`, `unknown-control`, `unknown-parameter`, `missing-value` where the
    ///   control needs to be configured, `timeout` where the app's provider does not answer, or what went wrong in the
    ///   app.
    public func control(_ query: ControlQuery) async throws -> ControlDisplay {
        let app = try await resolve(query.app)
        let (descriptor, query) = try app.controlQuery(query)
        if let pending = widgets.pending(query) {
            return ControlDisplay(
                app: app.app.identifier, descriptor: descriptor, control: pending, isPending: true)
        }
        return try await control(descriptor, query, app)
    }

    private func control(
        _ descriptor: ControlDescriptor, _ query: ControlQuery, _ app: ResolvedApp
    ) async throws -> ControlDisplay {
        let request = ControlRequest(
            kind: query.kind, configuration: query.configuration, surroundings: query.surroundings,
            isPreview: query.isPreview)
        let snapshot: ControlSnapshot = try await pool.use(app.location, app.fingerprint) { session in
            try await session.request(IntentMethod.controlState, request, what: "the control '\(request.kind)'")
        }
        if !query.isPreview {
            await widgets.noteShown(
                ControlUse(kind: query.kind, configuration: query.configuration), of: app.app.identifier)
        }
        return ControlDisplay(app: app.app.identifier, descriptor: descriptor, control: snapshot)
    }

    /// Presses a control: it shows the new state at once, and what is true once its intent is over.
    ///
    /// - Parameters:
    ///   - press: The control, and the value that a switch is to have.
    ///   - interaction: Who answers the intent's questions.
    /// - Returns: The control while its intent ran and afterwards. A switch that has the value already runs nothing.
    /// - Throws: `IntentFailure`, as `run(_:interaction:)` does: the control shows again what it showed before;
    ///   `unsupported` where it cannot be pressed.
    public func pressControl(
        _ press: ControlPress, interaction: any IntentInteraction
    ) async throws -> ControlPressResult {
        let app = try await resolve(press.control.app)
        let (descriptor, query) = try app.controlQuery(press.control)
        let before = try await control(descriptor, query, app)
        let control = before.control
        guard let action = control.action, !control.isDisabled else {
            throw IntentFailure(
                .unsupported,
                "the control '\(descriptor.kind)' cannot be pressed now: the app has \(control.action == nil ? "given it nothing to do" : "disabled it")"
            )
        }
        if press.isOn != nil, control.isOn == nil {
            throw IntentFailure(.unsupported, "the control '\(descriptor.kind)' is a button: it is neither on nor off")
        }
        if let isOn = control.isOn, press.isOn == isOn {
            return ControlPressResult(pressed: before, display: before)
        }
        let pressed = ControlDisplay(
            app: before.app, descriptor: descriptor, control: control.pressed, isPending: true)
        let outcome = try await widgets.showing(pressed.control, for: query) {
            try await run(
                action, on: control.isOn.map { !$0 }, press.source, press.control.app, app, isPrepared: true,
                locale: query.surroundings.locale, interaction)
        }
        return ControlPressResult(
            pressed: pressed, display: try await self.control(descriptor, query, app), outcome: outcome)
    }

    /// Runs the intent of something that was pressed, with the value that it is to set.
    private func run(
        _ intent: PreparedIntent, on isOn: Bool?, _ source: RequestSource, _ reference: AppReference,
        _ app: ResolvedApp, isPrepared: Bool, locale: String?, _ interaction: any IntentInteraction
    ) async throws -> IntentOutcome {
        let pressed = intent.setting(isOn, as: try isOn.map { _ in try app.names.intent(named: intent.intent) })
        var request = IntentRequest(
            app: reference, intent: intent.intent, arguments: pressed.arguments, source: source, locale: locale)
        request.isPrepared = isPrepared
        return try await run(request, interaction: interaction)
    }
}

extension PreparedIntent {
    /// The intent as a switch runs it that is set: a `SetValueIntent` of a Boolean gets the new value.
    ///
    /// - Parameters:
    ///   - isOn: The new value; nil where it is no switch.
    ///   - descriptor: What the app declares of the intent.
    package func setting(_ isOn: Bool?, as descriptor: IntentDescriptor?) -> PreparedIntent {
        guard let isOn, let descriptor, descriptor.systemProtocols.contains("SetValueIntent"),
            descriptor.parameter("value")?.type == .bool
        else { return self }
        var intent = self
        intent.arguments["value"] = .bool(isOn)
        return intent
    }
}

extension ResolvedApp {
    /// The widget that a query means, and what its app is asked.
    fileprivate func widgetRequest(_ query: WidgetQuery) throws -> (WidgetDescriptor, WidgetRequest) {
        let widget = try names.widget(named: query.kind)
        let family = try query.family.map { try widget.family(named: $0) } ?? widget.families.first ?? ""
        try names.checkConfiguration(query.configuration, widget.configuration, of: "widget '\(widget.kind)'")
        return (
            widget,
            WidgetRequest(
                kind: widget.kind, purpose: query.purpose, family: family, configuration: query.configuration,
                surroundings: query.surroundings, isPreview: query.purpose == .snapshot)
        )
    }

    /// The control that a query means, and the query with its kind.
    fileprivate func controlQuery(_ query: ControlQuery) throws -> (ControlDescriptor, ControlQuery) {
        let control = try names.control(named: query.kind)
        try names.checkConfiguration(query.configuration, control.configuration, of: "control '\(control.kind)'")
        var named = query
        named.kind = control.kind
        // One app, however it was named.
        named.app = .path(location.executable)
        return (control, named)
    }
}
