import SwiftSyntax

extension TreeBuilder {
    mutating func declaration(_ syntax: DeclSyntax) {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .structDecl(let it):
            type(.structure, it, it.name, it.inheritanceClause, it.genericParameterClause, it.genericWhereClause)
        case .classDecl(let it):
            type(.classType, it, it.name, it.inheritanceClause, it.genericParameterClause, it.genericWhereClause)
        case .enumDecl(let it):
            type(.enumeration, it, it.name, it.inheritanceClause, it.genericParameterClause, it.genericWhereClause)
        case .actorDecl(let it):
            type(.actorType, it, it.name, it.inheritanceClause, it.genericParameterClause, it.genericWhereClause)
        case .protocolDecl(let it):
            type(.protocolType, it, it.name, it.inheritanceClause, nil, it.genericWhereClause)
        case .extensionDecl(let it): extensionDeclaration(it)
        case .functionDecl(let it):
            node(.function, it.name.identifierText, at: it) {
                $0.attributes(it.attributes, it.modifiers)
                $0.leaf(.name, it.name.identifierText, at: it.name)
                if let generics = it.genericParameterClause {
                    $0.leaf(.genericParameters, Self.text(of: generics), at: generics)
                }
                $0.signature(it.signature)
                if let clause = it.genericWhereClause { $0.leaf(.whereClause, Self.text(of: clause), at: clause) }
                if let body = it.body { $0.block(.body, body) }
            }
        case .initializerDecl(let it):
            node(.initializer, "init", at: it) {
                $0.attributes(it.attributes, it.modifiers)
                $0.leaf(.name, it.optionalMark == nil ? "init" : "init?", at: it.initKeyword)
                $0.signature(it.signature)
                if let body = it.body { $0.block(.body, body) }
            }
        case .deinitializerDecl(let it):
            node(.deinitializer, "deinit", at: it) { if let body = it.body { $0.block(.body, body) } }
        case .subscriptDecl(let it):
            node(.subscriptMember, "subscript", at: it) {
                $0.attributes(it.attributes, it.modifiers)
                if let accessors = it.accessorBlock { $0.accessors(accessors) }
            }
        case .variableDecl(let it): variables(it)
        case .enumCaseDecl(let it): cases(it)
        case .typeAliasDecl(let it):
            node(.typeAlias, it.name.identifierText, at: it) {
                $0.attributes(it.attributes, it.modifiers)
                $0.leaf(.name, it.name.identifierText, at: it.name)
                $0.leaf(.typeName, Self.text(of: it.initializer.value), at: it.initializer.value)
            }
        case .associatedTypeDecl(let it):
            node(.associatedType, it.name.identifierText, at: it) {
                for inherited in it.inheritanceClause?.inheritedTypes ?? [] {
                    $0.leaf(.inherited, Self.text(of: inherited.type), at: inherited.type)
                }
            }
        case .importDecl(let it):
            node(.importDeclaration, it.path.map(\.name.text).joined(separator: "."), at: it) {
                $0.attributes(it.attributes, it.modifiers)
            }
        case .ifConfigDecl(let it): conditional(it)
        case .macroExpansionDecl(let it):
            node(.macroDeclaration, it.macroName.text, at: it) {
                $0.arguments(it.arguments, it.trailingClosure, it.additionalTrailingClosures)
            }
        default: node(.otherDeclaration, at: syntax) { $0.unknown(Syntax(syntax)) }
        }
    }

    private mutating func type(
        _ kind: NodeKind, _ syntax: some DeclGroupSyntax, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
        _ generics: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
    ) {
        node(kind, name.identifierText, at: syntax) {
            $0.attributes(syntax.attributes, syntax.modifiers)
            $0.leaf(.name, name.identifierText, at: name)
            if let generics { $0.leaf(.genericParameters, Self.text(of: generics), at: generics) }
            $0.inheritance(inheritance)
            if let clause { $0.leaf(.whereClause, Self.text(of: clause), at: clause) }
            $0.members(syntax.memberBlock)
        }
    }

    private mutating func extensionDeclaration(_ it: ExtensionDeclSyntax) {
        let name = Self.text(of: it.extendedType)
        node(.extensionType, name, at: it) {
            $0.attributes(it.attributes, it.modifiers)
            $0.leaf(.name, name, at: it.extendedType)
            $0.inheritance(it.inheritanceClause)
            if let clause = it.genericWhereClause { $0.leaf(.whereClause, Self.text(of: clause), at: clause) }
            $0.members(it.memberBlock)
        }
    }

    private mutating func inheritance(_ clause: InheritanceClauseSyntax?) {
        for inherited in clause?.inheritedTypes ?? [] {
            // `any P & Q` and `P & Q` are two names; attributes as in `@retroactive P` are not part of one.
            if let composition = inherited.type.as(CompositionTypeSyntax.self) {
                for element in composition.elements { leaf(.inherited, Self.text(of: element.type), at: element.type) }
            } else if let attributed = inherited.type.as(AttributedTypeSyntax.self) {
                leaf(.inherited, Self.text(of: attributed.baseType), at: attributed)
            } else {
                leaf(.inherited, Self.text(of: inherited.type), at: inherited.type)
            }
        }
    }

    private mutating func members(_ block: MemberBlockSyntax) {
        node(.memberBlock, at: block) { for member in block.members { $0.declaration(member.decl) } }
    }

    private mutating func conditional(_ it: IfConfigDeclSyntax) {
        node(.conditional, at: it) {
            for clause in it.clauses {
                let condition = clause.condition.map { Self.text(of: $0) } ?? "else"
                $0.node(.conditionalClause, condition, at: clause) { builder in
                    switch clause.elements {
                    case .statements(let list): builder.statements(list)
                    case .decls(let list): for member in list { builder.declaration(member.decl) }
                    case .switchCases(let list): builder.unknown(Syntax(list))
                    case .attributes(let list): builder.attributes(list, nil)
                    case .postfixExpression(let expression): builder.expression(expression)
                    case nil: break
                    @unknown default: builder.unknown(Syntax(clause))
                    }
                }
            }
        }
    }

    mutating func attributes(_ list: AttributeListSyntax, _ modifiers: DeclModifierListSyntax?) {
        for element in list {
            switch element {
            case .attribute(let attribute):
                node(.attribute, Self.text(of: attribute.attributeName), at: attribute) {
                    switch attribute.arguments {
                    case .argumentList(let list): $0.arguments(list, nil, [])
                    case let arguments?: $0.leaf(.other, Self.text(of: arguments), at: arguments)
                    case nil: break
                    }
                }
            case .ifConfigDecl(let it): conditional(it)
            @unknown default: unknown(Syntax(element))
            }
        }
        for modifier in modifiers ?? [] { leaf(.modifier, Self.text(of: modifier), at: modifier) }
    }

    private mutating func signature(_ signature: FunctionSignatureSyntax) {
        for parameter in signature.parameterClause.parameters {
            node(.parameter, parameter.firstName.identifierText, at: parameter) {
                let name = parameter.secondName ?? parameter.firstName
                $0.leaf(.name, name.identifierText, at: name)
                $0.leaf(.typeName, Self.text(of: parameter.type), at: parameter.type)
                if let value = parameter.defaultValue {
                    $0.node(.initialValue, at: value.value) { $0.expression(value.value) }
                }
            }
        }
        if let effects = signature.effectSpecifiers {
            if let async = effects.asyncSpecifier { leaf(.effect, "async", at: async) }
            if let throwing = effects.throwsClause { leaf(.effect, "throws", at: throwing) }
        }
        if let result = signature.returnClause { leaf(.returnType, Self.text(of: result.type), at: result.type) }
    }

    private mutating func variables(_ it: VariableDeclSyntax) {
        for (offset, binding) in it.bindings.enumerated() {
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText ?? ""
            // One declaration with several bindings is several variables, each with the range of its binding.
            let start = offset == 0 ? it.positionAfterSkippingLeadingTrivia : binding.positionAfterSkippingLeadingTrivia
            let end = binding.endPositionBeforeTrailingTrivia.utf8Offset
            node(.variable, name, start.utf8Offset, max(start.utf8Offset, end)) {
                $0.attributes(it.attributes, it.modifiers)
                $0.leaf(.bindingKeyword, it.bindingSpecifier.text, at: it.bindingSpecifier)
                $0.leaf(.name, name, at: binding.pattern)
                if let type = binding.typeAnnotation?.type { $0.leaf(.typeName, Self.text(of: type), at: type) }
                if let value = binding.initializer?.value {
                    $0.node(.initialValue, at: value) { $0.expression(value) }
                }
                if let accessors = binding.accessorBlock { $0.accessors(accessors) }
            }
        }
    }

    private mutating func accessors(_ block: AccessorBlockSyntax) {
        switch block.accessors {
        case .accessors(let list):
            for accessor in list {
                node(.accessor, accessor.accessorSpecifier.text, at: accessor) {
                    if let body = accessor.body { $0.block(.body, body) }
                }
            }
        case .getter(let items):
            node(.accessor, "get", at: block) { $0.node(.body, at: block) { $0.statements(items) } }
        @unknown default: unknown(Syntax(block))
        }
    }

    private mutating func cases(_ it: EnumCaseDeclSyntax) {
        for element in it.elements {
            node(.enumCase, element.name.identifierText, at: element) {
                $0.attributes(it.attributes, it.modifiers)
                $0.leaf(.name, element.name.identifierText, at: element.name)
                for parameter in element.parameterClause?.parameters ?? [] {
                    $0.node(.parameter, parameter.firstName?.identifierText ?? "", at: parameter) {
                        $0.leaf(.typeName, Self.text(of: parameter.type), at: parameter.type)
                    }
                }
                if let value = element.rawValue?.value { $0.node(.initialValue, at: value) { $0.expression(value) } }
            }
        }
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var identifierText: String {
        let text = self.text
        return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
