import SwiftSyntax

extension TreeBuilder {
    mutating func statements(_ list: CodeBlockItemListSyntax) {
        for item in list {
            switch item.item {
            case .decl(let declaration): self.declaration(declaration)
            case .stmt(let statement): self.statement(statement)
            case .expr(let expression): self.expression(expression)
            @unknown default: unknown(Syntax(item))
            }
        }
    }

    mutating func block(_ kind: NodeKind, _ block: CodeBlockSyntax) {
        node(kind, at: block) { $0.statements(block.statements) }
    }

    mutating func statement(_ syntax: StmtSyntax) {
        switch syntax.as(StmtSyntaxEnum.self) {
        case .returnStmt(let it):
            node(.returnStatement, at: it) { if let value = it.expression { $0.expression(value) } }
        case .throwStmt(let it): node(.throwStatement, at: it) { $0.expression(it.expression) }
        case .guardStmt(let it):
            node(.guardStatement, at: it) {
                $0.conditions(it.conditions)
                $0.block(.elseBranch, it.body)
            }
        case .forStmt(let it):
            node(.forStatement, at: it) {
                $0.leaf(.pattern, Self.text(of: it.pattern), at: it.pattern)
                $0.expression(it.sequence)
                $0.block(.body, it.body)
            }
        case .whileStmt(let it):
            node(.whileStatement, at: it) {
                $0.conditions(it.conditions)
                $0.block(.body, it.body)
            }
        case .repeatStmt(let it):
            node(.whileStatement, at: it) {
                $0.block(.body, it.body)
                $0.node(.condition, at: it.condition) { $0.expression(it.condition) }
            }
        case .doStmt(let it):
            node(.doStatement, at: it) {
                $0.block(.body, it.body)
                for clause in it.catchClauses {
                    $0.node(.catchClause, at: clause) { builder in
                        for item in clause.catchItems {
                            if let pattern = item.pattern {
                                builder.node(.pattern, Self.text(of: pattern), at: pattern) { _ in }
                            }
                        }
                        builder.block(.body, clause.body)
                    }
                }
            }
        case .deferStmt(let it): node(.deferStatement, at: it) { $0.block(.body, it.body) }
        case .expressionStmt(let it): expression(it.expression)
        case .labeledStmt(let it): statement(it.statement)
        default: node(.otherStatement, at: syntax) { $0.unknown(Syntax(syntax)) }
        }
    }

    mutating func conditions(_ list: ConditionElementListSyntax) {
        for element in list {
            switch element.condition {
            case .expression(let it): node(.condition, at: it) { $0.expression(it) }
            case .availability(let it): leaf(.condition, Self.text(of: it), at: it)
            case .matchingPattern(let it):
                node(.condition, "case", at: it) {
                    $0.leaf(.pattern, Self.text(of: it.pattern), at: it.pattern)
                    $0.expression(it.initializer.value)
                }
            case .optionalBinding(let it):
                node(.condition, "let", at: it) {
                    $0.leaf(.pattern, Self.text(of: it.pattern), at: it.pattern)
                    if let value = it.initializer?.value { $0.expression(value) }
                }
            @unknown default: node(.condition, at: element) { $0.unknown(Syntax(element)) }
            }
        }
    }

    mutating func ifExpression(_ it: IfExprSyntax) {
        node(.ifStatement, at: it) {
            $0.conditions(it.conditions)
            $0.block(.body, it.body)
            switch it.elseBody {
            case .codeBlock(let block): $0.block(.elseBranch, block)
            case .ifExpr(let next): $0.node(.elseBranch, at: next) { $0.ifExpression(next) }
            case nil: break
            @unknown default: $0.unknown(Syntax(it))
            }
        }
    }

    mutating func switchExpression(_ it: SwitchExprSyntax) {
        node(.switchStatement, at: it) {
            $0.expression(it.subject)
            $0.switchCases(it.cases)
        }
    }

    private mutating func switchCases(_ list: SwitchCaseListSyntax) {
        for element in list {
            switch element {
            case .switchCase(let it):
                var label = "default"
                if case .case(let cases) = it.label { label = Self.text(of: cases.caseItems) }
                node(.switchCase, label, at: it) { $0.statements(it.statements) }
            case .ifConfigDecl(let it):
                for clause in it.clauses {
                    if case .switchCases(let inner) = clause.elements { switchCases(inner) }
                }
            @unknown default: unknown(Syntax(element))
            }
        }
    }

    /// Reads what has no kind of its own through what is below it.
    mutating func unknown(_ syntax: Syntax) {
        for child in syntax.children(viewMode: .sourceAccurate) {
            if let declaration = child.as(DeclSyntax.self) {
                self.declaration(declaration)
            } else if let expression = child.as(ExprSyntax.self) {
                self.expression(expression)
            } else if let statement = child.as(StmtSyntax.self) {
                self.statement(statement)
            } else if let items = child.as(CodeBlockItemListSyntax.self) {
                statements(items)
            } else if !child.is(TokenSyntax.self), !child.is(TypeSyntax.self) {
                node(.other, at: child) { $0.unknown(child) }
            }
        }
    }
}
