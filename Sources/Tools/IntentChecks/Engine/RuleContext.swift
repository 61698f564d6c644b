import IntentSyntax

/// What a rule sees, and where it puts what it finds.
final class RuleContext {
    let model: Model
    /// Identifiers that were written down earlier; nil where there are none.
    let identifiers: IdentifierBaseline?
    /// The path of the file that they are in.
    let identifiersPath: String
    private(set) var findings: [Finding] = []
    private let severities: [String: Severity]
    private var current: (any Rule.Type)?
    private var texts: [String: [UInt8]] = [:]

    init(
        model: Model, identifiers: IdentifierBaseline? = nil, identifiersPath: String = "",
        severities: [String: Severity] = [:]
    ) {
        self.model = model
        self.identifiers = identifiers
        self.identifiersPath = identifiersPath
        self.severities = severities
    }

    func run(_ rule: any Rule.Type) {
        current = rule
        rule.check(self)
        current = nil
    }

    /// Reports a node of a Swift file.
    ///
    /// - Parameter severity: Where this finding is worse or better than the rule's others.
    func report(_ node: Node, _ message: String, severity: Severity? = nil, fix: Fix? = nil) {
        guard let file = model.file(of: node) else { return }
        report(path: file.path, node.range, message, severity: severity, fix: fix)
    }

    /// Reports a place in any file.
    func report(path: String, _ range: Range<Int>, _ message: String, severity: Severity? = nil, fix: Fix? = nil) {
        guard let current else { return }
        findings.append(
            Finding(
                rule: current.id, severity: severities[current.id] ?? severity ?? current.severity, path: path,
                range: range, message: message, fix: fix))
    }

    /// The bytes of a file that is no Swift source; nil where it cannot be read.
    func bytes(of path: String) -> [UInt8]? {
        if let known = texts[path] { return known }
        guard let bytes = FileContent.bytes(of: path) else { return nil }
        texts[path] = bytes
        return bytes
    }

    // MARK: What there is

    private(set) lazy var intents = model.types(conformingTo: "AppIntent")
    private(set) lazy var entities = model.types(conformingTo: "AppEntity")
    private(set) lazy var enums = model.types(conformingTo: "AppEnum")
    private(set) lazy var queries = model.types(conformingTo: "EntityQuery")
    private(set) lazy var providers = model.types(conformingTo: "AppShortcutsProvider")
    private(set) lazy var packages = model.types(conformingTo: "AppIntentsPackage")
    private(set) lazy var apps = model.workspace.apps

    /// The App Shortcuts of all providers.
    private(set) lazy var shortcuts: [Shortcut] = providers.flatMap { provider in
        provider.members.filter { ["appShortcuts"].contains($0.text) || $0.kind == .function }.flatMap { member in
            member.below(.call).filter { $0.calledName == "AppShortcut" }
                .map { Shortcut(node: $0, provider: provider) }
        }
    }

    /// The intent of a shortcut.
    func intent(of shortcut: Shortcut) -> TypeInfo? {
        guard let name = shortcut.intentName, let type = model.resolve(name, at: shortcut.node),
            type.conforms(to: "AppIntent")
        else { return nil }
        return type
    }

    /// The parameters of intents that stand in phrases, each where it stands.
    private(set) lazy var spokenParameters: [(parameter: IntentParameter, node: Node, shortcut: Shortcut)] =
        shortcuts.flatMap { shortcut in
            let intent = intent(of: shortcut)
            return shortcut.phrases.flatMap(\.parameters).compactMap { name, node in
                intent?.parameter(name).map { ($0, node, shortcut) }
            }
        }

    /// The type that a variable has, where the sources declare it; of a list its element.
    func type(of property: Property) -> TypeInfo? {
        guard let text = property.typeText else { return nil }
        let type = TypeText(text)
        return model.resolve(type.element ?? type.name, at: property.node)
    }

    /// Every parsed file that is not built into tests alone.
    private(set) lazy var files = model.workspace.files.filter { !model.isTestOnly($0) }

    /// Every `Button(intent:)`, toggle and control that runs an intent of the app.
    private(set) lazy var uses: [IntentUse] = IntentUse.all(in: self)
}
