package import IntentWire

extension HostRoutes {
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
}

extension SystemClient {
    package func widget(_ query: WidgetQuery) async throws -> WidgetDisplay { try await call(HostRoutes.widget, query) }

    package func widgetSuggestions(
        _ request: WidgetSuggestionsRequest, of reference: AppReference
    ) async throws -> WidgetSuggestions {
        try await call(HostRoutes.widgetSuggestions, OfApp(app: reference, request: request))
    }

    package func pressWidget(
        _ press: WidgetPress, interaction: any IntentInteraction
    ) async throws -> WidgetPressResult {
        try await call(HostRoutes.pressWidget, press, asking: interaction)
    }

    package func control(_ query: ControlQuery) async throws -> ControlDisplay {
        try await call(HostRoutes.control, query)
    }

    package func pressControl(
        _ press: ControlPress, interaction: any IntentInteraction
    ) async throws -> ControlPressResult {
        try await call(HostRoutes.pressControl, press, asking: interaction)
    }
}
