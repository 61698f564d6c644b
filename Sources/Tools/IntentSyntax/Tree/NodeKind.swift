/// What a node of a reduced syntax tree is.
///
/// The numbers are stored in caches: a new kind goes to the end, and ``SyntaxTree/formatVersion`` rises.
public enum NodeKind: UInt8, Sendable {
    case file
    // Declarations. Their name is also a child `.name`, so that messages can point at it.
    case structure, classType, enumeration, actorType, protocolType, extensionType
    case function, initializer, deinitializer, subscriptMember, variable, enumCase, typeAlias, associatedType
    case importDeclaration, macroDeclaration, otherDeclaration
    /// `#if … #endif`; its children are clauses.
    case conditional
    /// One branch of `#if`; the text is its condition, `else` for the last.
    case conditionalClause
    // Parts of declarations
    case name, attribute, modifier, inherited, genericParameters, whereClause, memberBlock
    case parameter, typeName, returnType, effect, bindingKeyword, initialValue, accessor, body
    // Statements
    case returnStatement, throwStatement, guardStatement, ifStatement, forStatement, whileStatement
    case switchStatement, switchCase, doStatement, catchClause, deferStatement, condition, pattern, elseBranch
    case otherStatement
    // Expressions
    case stringLiteral, stringSegment, interpolation
    case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
    case identifier
    /// `base.name`, or `.name` without a child.
    case member
    case call, subscriptCall, argument, trailingClosure
    case array, dictionary, pair, tuple, closure, closureParameter
    case keyPath, macroExpansion
    /// Operands and operators in source order: precedence is not resolved.
    case sequence
    case operatorToken, prefixOperator, postfixOperator, ternary, cast
    case tryExpression, awaitExpression, optionalChain, forceUnwrap, inOut, specialization, typeExpression
    case other
    /// What the parser could not read; the text says what it expected.
    case problem

    /// Whether the node declares a nominal type.
    public var isNominalType: Bool {
        switch self {
        case .structure, .classType, .enumeration, .actorType, .protocolType: true
        default: false
        }
    }
}
