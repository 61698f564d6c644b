import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
    /// Writes another type in the place of one.
    static func replacing(_ type: TypeSyntax, by source: String, _ message: String? = nil) -> FixIt {
        FixIt(
            message: MacroFixIt("schema-type", message ?? "use '\(source)'"),
            changes: [.replace(oldNode: Syntax(type), newNode: .source(source))])
    }
}

extension Syntax {
    /// Source that is written as it stands.
    static func source(_ text: String) -> Syntax {
        Syntax(TokenSyntax(.unknown(text), presence: .present))
    }
}

extension MemberBlockItemSyntax {
    /// Whether nothing stands before the member in its line.
    var startsLine: Bool {
        leadingTrivia.contains(where: \.isNewline)
    }

    /// The blanks before the member in its line.
    var indentation: String {
        let line = leadingTrivia.pieces.reversed().prefix { !$0.isNewline }.reversed()
        return Trivia(pieces: line.filter(\.isSpaceOrTab)).description
    }
}

extension TypeSyntax {
    /// The type as an optional one, in source.
    var optionalSource: String {
        let needsParentheses = self.is(SomeOrAnyTypeSyntax.self) || self.is(CompositionTypeSyntax.self)
        return needsParentheses ? "(\(trimmedDescription))?" : "\(trimmedDescription)?"
    }
}

extension PatternBindingSyntax {
    /// The expression that a constant is, whether it is given as a value or by a getter of one expression.
    var constantValue: ExprSyntax? {
        if let initializer { return initializer.value }
        var statements: CodeBlockItemListSyntax?
        if case .getter(let body) = accessorBlock?.accessors {
            statements = body
        } else if case .accessors(let accessors) = accessorBlock?.accessors {
            statements = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
        }
        guard let statements, statements.count == 1, let only = statements.first?.item else { return nil }
        if let returned = only.as(ReturnStmtSyntax.self) { return returned.expression }
        return only.as(ExprSyntax.self)
    }
}
