import IntentSyntax

/// A button, toggle or control that runs an intent.
struct IntentUse {
    /// The call, `Button(intent: …)`.
    let node: Node
    /// The file that it is in.
    let file: SourceFile
    /// The intent.
    let intent: TypeInfo
    /// Whether it is a control of Control Center.
    let isControl: Bool
    /// Whether nobody can be asked there: in a control, and in a file of widgets.
    let isInWidget: Bool

    static func all(in context: RuleContext) -> [IntentUse] {
        var result: [IntentUse] = []
        for file in context.files {
            var isWidgetFile: Bool?
            for call in file.tree.nodes(.call) {
                guard let name = call.calledName,
                    ["Button", "Toggle", "ControlWidgetButton", "ControlWidgetToggle"].contains(name),
                    let expression = (call.argument("intent") ?? call.argument("action"))?.unwrapped,
                    let type = expression.callee?.dottedText,
                    let intent = context.model.resolve(type, at: call), intent.conforms(to: "AppIntent")
                else { continue }
                let isControl = name.hasPrefix("Control")
                let isWidget = isWidgetFile ?? self.isWidget(file, context)
                isWidgetFile = isWidget
                result.append(
                    IntentUse(
                        node: call, file: file, intent: intent, isControl: isControl, isInWidget: isControl || isWidget)
                )
            }
        }
        return result
    }

    /// Whether all that a file holds is shown in widgets: it is built into extensions alone.
    private static func isWidget(_ file: SourceFile, _ context: RuleContext) -> Bool {
        let targets = context.model.targets(of: file)
        let importsWidgets = file.imports.contains { $0.text == "WidgetKit" }
        if targets.isEmpty { return importsWidgets }
        return targets.allSatisfy { $0.kind == .appExtension } && importsWidgets
    }
}
