package import BeckonSystem
package import IntentWire

/// Puts the options that an app provides in the place of texts that name one.
package struct ProvidedOptions: Sendable {
    private let host: any IntentHost
    private let app: AppReference
    private let intent: IntentDescriptor
    private let locale: String

    /// Creates the step for one intent.
    package init(host: any IntentHost, app: AppReference, intent: IntentDescriptor, locale: String) {
        self.host = host
        self.app = app
        self.intent = intent
        self.locale = locale
    }

    /// Arguments with options in the place of what names them; entities are left to the app's own queries.
    ///
    /// - Parameters:
    ///   - arguments: What was read.
    ///   - texts: What was written, by parameter; of a list an entry for each element.
    /// - Throws: What went wrong when the app was asked.
    package func replacing(_ arguments: [String: IntentValue], _ texts: [String: [String]]) async throws
        -> [String: IntentValue]
    {
        var arguments = arguments
        for parameter in intent.parameters where parameter.options == .provider {
            if case .entity = parameter.type.element { continue }
            guard let written = texts[parameter.name], !written.isEmpty else { continue }
            let request = OptionsRequest(
                intent: intent.identifier, parameter: parameter.name, arguments: arguments, locale: locale)
            let items = try await host.options(request, of: app).items
            let values = written.map { text in
                items.first { item in
                    ([item.display.title] + (item.display.synonyms ?? [])).contains { Names.match($0, text) }
                }?.value
            }
            guard values.contains(where: { $0 != nil }) else { continue }
            if case .list(let read) = arguments[parameter.name] {
                arguments[parameter.name] = .list(zip(values, read).map { $0 ?? $1 })
            } else if let value = values[0] {
                arguments[parameter.name] = value
            }
        }
        return arguments
    }
}

extension IntentDescriptor {
    /// The parameters that need a value from a person, who cannot be asked.
    ///
    /// One whose options the app provides is left to the app, which may propose a value.
    package func missing(_ arguments: [String: IntentValue]) -> [ParameterDescriptor] {
        parameters.filter { $0.isRequired && $0.options != .provider && arguments[$0.name] == nil }
    }
}
