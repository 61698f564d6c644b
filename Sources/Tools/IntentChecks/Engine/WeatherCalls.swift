import IntentSyntax

/// Finds requests to WeatherKit.
enum WeatherCalls {
    /// The calls of `weather(for:)` in files that import WeatherKit.
    static func all(in context: RuleContext) -> [(file: SourceFile, call: Node)] {
        context.files.filter { file in file.imports.contains { $0.text == "WeatherKit" } }.flatMap { file in
            file.tree.nodes(.call).filter { call in
                guard let callee = call.callee, callee.kind == .member, callee.text == "weather",
                    call.argument("for") != nil
                else { return false }
                return true
            }.map { (file, $0) }
        }
    }

    /// The word `weather` of a call.
    static func name(of call: Node) -> Node { call.callee?.first(.name) ?? call }
}
