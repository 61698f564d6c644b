import SwiftDiagnostics
import SwiftSyntax

/// What a macro has to say about the code that it is attached to.
///
/// All messages of the module are factories in extensions of this type, beside each other in one file a topic.
struct MacroDiagnostic: DiagnosticMessage {
    let message: String
    let severity: DiagnosticSeverity
    let diagnosticID: MessageID

    init(_ id: String, severity: DiagnosticSeverity = .error, _ message: String) {
        self.message = message
        self.severity = severity
        self.diagnosticID = MessageID(domain: "AppIntentsMacros", id: id)
    }

    /// The message as a diagnostic at a place in the source.
    func at(_ node: some SyntaxProtocol, fixIts: [FixIt] = []) -> Diagnostic {
        Diagnostic(node: node, message: self, fixIts: fixIts)
    }
}

/// What a fix-it offers to do.
struct MacroFixIt: FixItMessage {
    let message: String
    let fixItID: MessageID

    init(_ id: String, _ message: String) {
        self.message = message
        self.fixItID = MessageID(domain: "AppIntentsMacros", id: id)
    }
}
