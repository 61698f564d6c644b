import SwiftDiagnostics
import SwiftSyntax

extension MacroDiagnostic {
    static func notAVariable(_ macro: String) -> MacroDiagnostic {
        MacroDiagnostic("property-not-a-variable", "'@\(macro)' can be attached only to a variable of an entity")
    }

    static func constant(_ name: String, _ macro: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "property-constant",
            "'@\(macro)' needs a variable with a getter, but '\(name)' is a constant; write 'var', or use '@Property' for a stored value"
        )
    }

    static func typeMember(_ name: String, _ macro: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "property-type-member",
            "'@\(macro)' describes a value of each entity, but '\(name)' belongs to the type; remove 'static'")
    }

    static func stored(_ name: String, _ macro: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "property-stored",
            "'@\(macro)' needs a getter, but '\(name)' is stored; add a getter, or use '@Property' for a stored value")
    }

    static func missingType(_ name: String, _ macro: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "property-missing-type", "'@\(macro)' needs to know the type of '\(name)'; write it after the name")
    }

    static func rawIdentifier(_ name: String, _ macro: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "property-raw-identifier",
            "'@\(macro)' makes further names from '\(name)', which must be an ordinary identifier; rename the variable")
    }

    static func outsideOfType(_ name: String, _ macro: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "property-outside-of-type",
            "'@\(macro)' describes a value of an entity; move '\(name)' into the entity or an extension of it")
    }

    static func getterHasEffects(_ name: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "property-getter-has-effects",
            "'@ComputedProperty' reads '\(name)' at once, so its getter can be neither 'async' nor 'throws'; use '@DeferredProperty' with 'get async throws'"
        )
    }

    static func getterIsNotAsync(_ name: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "property-getter-is-not-async",
            "'@DeferredProperty' reads '\(name)' only on request, so it needs 'get async throws'; use '@ComputedProperty' for a value that is there at once"
        )
    }
}

extension FixIt {
    /// Puts another attribute of App Intents in the place of one.
    static func replaceAttribute(_ attribute: AttributeSyntax, with name: String) -> FixIt {
        let replacement = attribute.with(
            \.attributeName,
            TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
                .with(\.trailingTrivia, attribute.attributeName.trailingTrivia))
        return FixIt(
            message: MacroFixIt("replace-attribute", "use '@\(name)'"),
            changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(replacement))])
    }
}
