import IntentSyntax

/// Where the string tables of an app with App Shortcuts lie.
struct PhraseScope {
    /// The tables with translated phrases.
    let tables: [StringTable]
    /// The languages of the app.
    let languages: Set<String>

    /// Looks below the sources of the app's target; in the whole project where that has one app only.
    init?(_ provider: TypeInfo, _ context: RuleContext) {
        guard let app = provider.targets.first(where: { $0.kind == .app }) else { return nil }
        let workspace = context.model.workspace
        let project = context.model.projectFolder(of: provider.file.path)
        let apps = workspace.targets.filter { $0.kind == .app && $0.project == app.project }
        let folder = apps.count > 1 ? Self.common(app.sources) ?? project : project
        tables = workspace.stringTables(named: "AppShortcuts", below: folder)
            .filter { context.model.projectFolder(of: $0.path) == project }
        languages = workspace.languages(below: folder)
    }

    /// The folder that holds all of some files.
    private static func common(_ paths: Set<String>) -> String? {
        var parts: [Substring]?
        for path in paths {
            let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            guard let known = parts else {
                parts = Array(folders)
                continue
            }
            parts = zip(known, folders).prefix { $0 == $1 }.map(\.0)
        }
        return parts.flatMap { $0.isEmpty ? nil : $0.joined(separator: "/") }
    }
}
