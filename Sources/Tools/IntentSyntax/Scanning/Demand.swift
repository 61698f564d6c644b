/// Which types files need from elsewhere, so that rules can answer.
enum Demand {
    /// Property wrappers whose variables have a type that matters.
    private static let wrappers: Set<String> = [
        "Parameter", "IntentParameter", "Property", "ComputedProperty", "DeferredProperty", "Dependency",
        "AppDependency",
    ]
    private static let variables: Set<String> = ["target", "entities", "value", "defaultQuery"]
    private static let functions: Set<String> = ["entities", "values", "suggestedEntities", "allEntities"]

    /// Names that trees use and that are worth a look for their declarations.
    ///
    /// - Parameter types: Only what these types say of themselves; all that is about App Intents where nil.
    static func names(in trees: [SyntaxTree], about types: Set<String>?) -> Set<String> {
        var names: Set<String> = []
        for tree in trees {
            for node in tree.root.descendants {
                guard let parent = node.parent else { continue }
                switch node.kind {
                case .inherited:
                    if types?.contains(parent.text) ?? true { names.formUnion(words(node.text)) }
                case .typeName:
                    let matters: Bool =
                        switch parent.kind {
                        case .typeAlias: types?.contains(parent.text) ?? false
                        case .variable:
                            variables.contains(parent.text)
                                || parent.children.contains { $0.kind == .attribute && wrappers.contains($0.text) }
                                || isOwn(parent.enclosingType)
                        default: false
                        }
                    if matters { names.formUnion(words(node.text)) }
                case .returnType where types == nil:
                    if functions.contains(parent.text) { names.formUnion(words(node.text)) }
                case .extensionType where types == nil:
                    if isOwn(node) { names.formUnion(words(node.text)) }
                case .throwStatement where types == nil:
                    guard node.ancestors.contains(where: { $0.kind == .function && $0.text == "perform" }) else {
                        continue
                    }
                    for inner in node.descendants where inner.kind == .identifier { names.formUnion(words(inner.text)) }
                case .argument where types == nil && ["view", "intent", "wrappedValue", "action"].contains(node.text):
                    for inner in node.descendants where inner.kind == .identifier { names.formUnion(words(inner.text)) }
                case .structure, .classType, .enumeration, .actorType:
                    // Members of intents may stand in extensions elsewhere.
                    if types == nil, isOwn(node) { names.insert(node.text) }
                default: break
                }
            }
        }
        return names.filter { KnownProtocols.appIntents[$0] == nil && !KnownProtocols.harmless.contains($0) }
    }

    /// Whether a type or extension names a protocol of App Intents itself.
    private static func isOwn(_ type: Node?) -> Bool {
        type?.children.contains { $0.kind == .inherited && KnownProtocols.appIntents[$0.text] != nil } ?? false
    }

    /// The capitalised words of a type.
    private static func words(_ text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0.first?.isUppercase == true }
            .map(String.init)
    }
}
