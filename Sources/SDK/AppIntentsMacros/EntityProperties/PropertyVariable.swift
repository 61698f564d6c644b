import SwiftDiagnostics
import SwiftSyntax

/// What the property macros need to know of the variable that they are attached to.
struct PropertyVariable {
    /// The variable's name as the system knows it, without backticks.
    let name: String
    /// The name as it is written in Swift, in backticks if it is a keyword.
    let reference: String
    /// The written type; an implicitly unwrapped optional reads as an optional.
    let type: String
    /// The effects of the getter.
    let getter: Getter
    /// Whether there is a setter beside the getter.
    let hasSetter: Bool
    /// The access level as written.
    let accessLevel: String?
    /// The `@available` attributes.
    let availability: [String]

    /// The effects of a getter.
    struct Getter: Equatable {
        let isAsync: Bool
        let canThrow: Bool
    }
}

extension PropertyVariable {
    /// Reads the variable that a macro is attached to.
    ///
    /// - Parameters:
    ///   - declaration: What the macro is attached to.
    ///   - attribute: The macro's attribute, for messages about a declaration that is no variable.
    /// - Throws: `DiagnosticsError` if the declaration cannot be a property of an entity.
    init(_ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first else {
            throw DiagnosticsError(diagnostics: [MacroDiagnostic.notAVariable(attribute.name).at(attribute)])
        }
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
            throw DiagnosticsError(diagnostics: [MacroDiagnostic.notAVariable(attribute.name).at(binding.pattern)])
        }
        let name = pattern.identifier.identifier?.name ?? pattern.identifier.text

        var problems: [Diagnostic] = []
        if variable.bindingSpecifier.tokenKind == .keyword(.let) {
            problems.append(
                MacroDiagnostic.constant(name, attribute.name).at(
                    variable.bindingSpecifier, fixIts: [.replaceAttribute(attribute, with: "Property")]))
        } else if variable.modifiers.isTypeMember {
            problems.append(MacroDiagnostic.typeMember(name, attribute.name).at(variable.modifiers))
        }
        let accessors = PropertyAccessors(binding)
        if problems.isEmpty, accessors.getter == nil {
            problems.append(
                MacroDiagnostic.stored(name, attribute.name).at(
                    pattern, fixIts: [.replaceAttribute(attribute, with: "Property")]))
        }
        if binding.typeAnnotation == nil {
            problems.append(MacroDiagnostic.missingType(name, attribute.name).at(pattern))
        }
        if !name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
            problems.append(MacroDiagnostic.rawIdentifier(name, attribute.name).at(pattern))
        }
        guard problems.isEmpty, let type = binding.typeAnnotation?.type, let getter = accessors.getter else {
            throw DiagnosticsError(diagnostics: problems)
        }

        self.name = name
        self.reference = pattern.identifier.text
        self.type =
            if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                "\(unwrapped.wrappedType.trimmedDescription)?"
            } else {
                type.trimmedDescription
            }
        self.getter = getter
        self.hasSetter = accessors.hasSetter
        self.accessLevel = variable.modifiers.accessLevel
        self.availability = variable.attributes.availability
    }
}

/// The accessors of a variable, as far as they tell a computed variable from a stored one.
struct PropertyAccessors {
    /// The getter; nil for a stored variable.
    var getter: PropertyVariable.Getter?
    var hasSetter = false

    init(_ binding: PatternBindingSyntax) {
        guard let accessorBlock = binding.accessorBlock else { return }
        guard case .accessors(let accessors) = accessorBlock.accessors else {
            getter = PropertyVariable.Getter(isAsync: false, canThrow: false)
            return
        }
        for accessor in accessors {
            switch accessor.accessorSpecifier.text {
            case "get", "read", "_read", "unsafeAddress":
                let effects = accessor.effectSpecifiers
                getter = PropertyVariable.Getter(
                    isAsync: effects?.asyncSpecifier != nil, canThrow: effects?.throwsClause != nil)
            case "set", "modify", "_modify", "unsafeMutableAddress":
                hasSetter = true
            default:
                continue
            }
        }
    }
}
