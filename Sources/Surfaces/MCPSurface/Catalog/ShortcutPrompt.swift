import IntentWire

/// An App Shortcut as a prompt: what a person would say, with at most one value in it.
struct ShortcutPrompt: Sendable {
    let name: String
    let tool: Tool
    private let shortcut: ShortcutDescriptor

    /// The prompts of all apps, by name.
    static func all(in catalog: Catalog) -> [ShortcutPrompt] {
        var taken: Set<String> = []
        let prompts = catalog.apps.flatMap { app in
            app.manifest.shortcuts.compactMap { shortcut -> ShortcutPrompt? in
                guard !shortcut.phrases.isEmpty,
                    let tool = catalog.tools.first(where: {
                        $0.app.reference == app.reference && $0.intent.identifier == shortcut.intent
                    })
                else { return nil }
                var name = tool.name
                var number = 2
                while !taken.insert(name).inserted {
                    name = "\(tool.name)_\(number)"
                    number += 1
                }
                return ShortcutPrompt(name: name, tool: tool, shortcut: shortcut)
            }
        }
        return prompts.sorted { $0.name < $1.name }
    }

    private var app: CatalogApp { tool.app }
    private var phrases: [String] { shortcut.phrases.map { app.text($0.template) } }

    /// The parameters that phrases have a place for.
    var parameters: [ParameterDescriptor] {
        tool.intent.parameters.filter { parameter in phrases.contains { $0.contains(Self.place(parameter)) } }
    }

    /// Whether there is nothing to say without the parameter.
    private func isRequired(_ parameter: ParameterDescriptor) -> Bool {
        !phrases.contains { phrase in !parameters.contains { phrase.contains(Self.place($0)) } }
            && parameters.first?.name == parameter.name
    }

    private static func place(_ parameter: ParameterDescriptor) -> String { "${\(parameter.name)}" }

    /// As an entry of a list.
    var json: JSONValue {
        let arguments = parameters.map { parameter in
            JSONValue.members([
                "name": .string(parameter.name), "title": .string(app.text(parameter.title)),
                "description": parameter.description.map { .string(app.text($0)) },
                "required": .bool(isRequired(parameter)),
            ])
        }
        return .members([
            "name": .string(name), "title": .string(shortcut.shortTitle.map { app.text($0) } ?? tool.title),
            "description": .string("\(tool.title) in \(app.name)"),
            "arguments": arguments.isEmpty ? nil : .array(arguments),
        ])
    }

    /// The prompt with its values.
    ///
    /// - Throws: `ProtocolError` where an argument is unknown, missing, or no text.
    func result(_ arguments: JSONValue) throws(ProtocolError) -> JSONValue {
        var values: [String: String] = [:]
        for member in arguments.members ?? [] {
            guard parameters.contains(where: { $0.name == member.name }) else {
                throw .invalidParameters("the prompt has no argument '\(SafeText.line(member.name, limit: 100))'")
            }
            guard let text = member.value.string else {
                throw .invalidParameters("'\(member.name)' has to be a string")
            }
            values[member.name] = text
        }
        for parameter in parameters where isRequired(parameter) && values[parameter.name] == nil {
            throw .invalidParameters("'\(parameter.name)' is missing")
        }
        let text = phrase(values) + "\n(The tool \(tool.name) does this.)"
        return .members([
            "description": .string("\(tool.title) in \(app.name)"),
            "messages": .array([
                .members(["role": .string("user"), "content": ToolResult.text(SafeText.lines(text, limit: 4_000))])
            ]),
        ])
    }

    /// The first phrase that has places for the values and for no others.
    private func phrase(_ values: [String: String]) -> String {
        let fitting = phrases.first { phrase in
            parameters.allSatisfy { phrase.contains(Self.place($0)) == (values[$0.name] != nil) }
        }
        var text = fitting ?? phrases[0]
        text = text.replacing("${applicationName}", with: app.name)
        for parameter in parameters {
            text = text.replacing(Self.place(parameter), with: values[parameter.name] ?? app.text(parameter.title))
        }
        return text
    }
}
