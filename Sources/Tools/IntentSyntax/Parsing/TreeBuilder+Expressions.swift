import SwiftParser
import SwiftSyntax

extension TreeBuilder {
    mutating func expression(_ syntax: ExprSyntax) {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let it): string(it)
        case .simpleStringLiteralExpr(let it):
            node(.stringLiteral, it.segments.map(\.content.text).joined(), at: it) { builder in
                for segment in it.segments { builder.leaf(.stringSegment, segment.content.text, at: segment) }
            }
        case .integerLiteralExpr(let it): leaf(.integerLiteral, it.literal.text, at: it)
        case .floatLiteralExpr(let it): leaf(.floatLiteral, it.literal.text, at: it)
        case .booleanLiteralExpr(let it): leaf(.booleanLiteral, it.literal.text, at: it)
        case .nilLiteralExpr(let it): leaf(.nilLiteral, "nil", at: it)
        case .regexLiteralExpr(let it): leaf(.regexLiteral, "", at: it)
        case .declReferenceExpr(let it): leaf(.identifier, it.baseName.identifierText, at: it)
        case .memberAccessExpr(let it):
            node(.member, it.declName.baseName.identifierText, at: it) {
                if let base = it.base { $0.expression(base) }
                $0.leaf(.name, it.declName.baseName.identifierText, at: it.declName)
            }
        case .functionCallExpr(let it):
            node(.call, at: it) {
                $0.expression(it.calledExpression)
                $0.arguments(it.arguments, it.trailingClosure, it.additionalTrailingClosures)
            }
        case .subscriptCallExpr(let it):
            node(.subscriptCall, at: it) {
                $0.expression(it.calledExpression)
                $0.arguments(it.arguments, it.trailingClosure, it.additionalTrailingClosures)
            }
        case .arrayExpr(let it):
            node(.array, at: it) { builder in for element in it.elements { builder.expression(element.expression) } }
        case .dictionaryExpr(let it):
            node(.dictionary, at: it) { builder in
                guard case .elements(let elements) = it.content else { return }
                for element in elements {
                    builder.node(.pair, at: element) {
                        $0.expression(element.key)
                        $0.expression(element.value)
                    }
                }
            }
        case .tupleExpr(let it): node(.tuple, at: it) { $0.arguments(it.elements, nil, []) }
        case .closureExpr(let it): closure(it)
        case .keyPathExpr(let it): leaf(.keyPath, Self.text(of: it), at: it)
        case .macroExpansionExpr(let it):
            node(.macroExpansion, it.macroName.text, at: it) {
                $0.arguments(it.arguments, it.trailingClosure, it.additionalTrailingClosures)
            }
        case .sequenceExpr(let it):
            node(.sequence, at: it) { builder in for element in it.elements { builder.expression(element) } }
        case .binaryOperatorExpr(let it): leaf(.operatorToken, it.operator.text, at: it)
        case .assignmentExpr(let it): leaf(.operatorToken, "=", at: it)
        case .unresolvedTernaryExpr(let it): node(.ternary, at: it) { $0.expression(it.thenExpression) }
        case .unresolvedAsExpr(let it):
            leaf(.cast, it.asKeyword.text + (it.questionOrExclamationMark?.text ?? ""), at: it)
        case .unresolvedIsExpr(let it): leaf(.cast, "is", at: it)
        case .typeExpr(let it): leaf(.typeExpression, Self.text(of: it.type), at: it)
        case .prefixOperatorExpr(let it):
            node(.prefixOperator, it.operator.text, at: it) { $0.expression(it.expression) }
        case .postfixOperatorExpr(let it):
            node(.postfixOperator, it.operator.text, at: it) { $0.expression(it.expression) }
        case .tryExpr(let it):
            node(.tryExpression, "try" + (it.questionOrExclamationMark?.text ?? ""), at: it) {
                $0.expression(it.expression)
            }
        case .awaitExpr(let it): node(.awaitExpression, at: it) { $0.expression(it.expression) }
        case .optionalChainingExpr(let it): node(.optionalChain, at: it) { $0.expression(it.expression) }
        case .forceUnwrapExpr(let it): node(.forceUnwrap, at: it) { $0.expression(it.expression) }
        case .inOutExpr(let it): node(.inOut, at: it) { $0.expression(it.expression) }
        case .genericSpecializationExpr(let it):
            node(.specialization, Self.text(of: it.genericArgumentClause), at: it) { $0.expression(it.expression) }
        case .ifExpr(let it): ifExpression(it)
        case .switchExpr(let it): switchExpression(it)
        case .superExpr(let it): leaf(.identifier, "super", at: it)
        case .discardAssignmentExpr(let it): leaf(.identifier, "_", at: it)
        case .patternExpr(let it): leaf(.pattern, Self.text(of: it), at: it)
        default: node(.other, at: syntax) { $0.unknown(Syntax(syntax)) }
        }
    }

    private mutating func string(_ it: StringLiteralExprSyntax) {
        let value = it.representedLiteralValue
        let text = value ?? it.segments.map { Self.segmentText($0) }.joined()
        node(.stringLiteral, text, at: it) { builder in
            for segment in it.segments {
                switch segment {
                case .stringSegment(let part):
                    builder.leaf(
                        .stringSegment, value != nil && it.segments.count == 1 ? text : part.content.text, at: part)
                case .expressionSegment(let part):
                    builder.node(.interpolation, Self.text(of: part.expressions), at: part) {
                        $0.arguments(part.expressions, nil, [])
                    }
                @unknown default: builder.unknown(Syntax(segment))
                }
            }
        }
    }

    private static func segmentText(_ segment: StringLiteralSegmentListSyntax.Element) -> String {
        switch segment {
        case .stringSegment(let part): part.content.text
        case .expressionSegment(let part): text(of: part)
        @unknown default: segment.description
        }
    }

    mutating func arguments(
        _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
    ) {
        for argument in list {
            node(.argument, argument.label?.identifierText ?? "", at: argument) { $0.expression(argument.expression) }
        }
        if let trailing { node(.trailingClosure, "", at: trailing) { $0.closure(trailing) } }
        for element in more {
            node(.trailingClosure, element.label.identifierText, at: element) { $0.closure(element.closure) }
        }
    }

    private mutating func closure(_ it: ClosureExprSyntax) {
        node(.closure, at: it) { builder in
            switch it.signature?.parameterClause {
            case .simpleInput(let list):
                for parameter in list {
                    builder.leaf(.closureParameter, parameter.name.identifierText, at: parameter)
                }
            case .parameterClause(let clause):
                for parameter in clause.parameters {
                    let name = parameter.secondName ?? parameter.firstName
                    builder.leaf(.closureParameter, name.identifierText, at: parameter)
                }
            case nil: break
            @unknown default: break
            }
            builder.statements(it.statements)
        }
    }
}
