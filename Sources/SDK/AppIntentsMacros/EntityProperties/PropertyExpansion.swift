import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The declarations that a property macro puts beside a variable.
///
/// None of them is stored. `$name` is the property as key paths and queries refer to it, `_name` the same under the
/// name that property wrappers give to their storage, and the nested type lets the runtime find the property when
/// there is no instance of the entity to look into.
struct PropertyExpansion {
    let variable: PropertyVariable
    let scope: DeclarationScope
    /// Arguments of the attribute, to hand on to the property's initialiser.
    let arguments: [String]
    /// The last argument of the property's initialiser: how to read (and write) the value.
    let access: String
    /// The line of the variable in its file: the order in which the system lists properties.
    let line: String
    /// The module that the variable is compiled in.
    let module: String?

    /// The declarations, for a variable of the entity with this name.
    var declarations: [DeclSyntax] {
        let identifier = #"identifier: "\#(variable.name)""#
        let property = "EntityProperty<\(variable.type)>"
        let creation = "\(property)(\(([identifier] + arguments + [access]).joined(separator: ", ")))"
        let attributes = variable.availability.map { "\($0)\n" }.joined()
        let level = variable.accessLevel.map { "\($0) " } ?? ""

        var declarations: [DeclSyntax] = [
            """
            \(raw: attributes)\(raw: level)var $\(raw: variable.name): \(raw: property) {
                \(raw: creation)
            }
            """,
            """
            \(raw: attributes)\(raw: level)var _\(raw: variable.name): \(raw: property) {
                $\(raw: variable.name)
            }
            """,
        ]
        if !scope.isGeneric, let owner = scope.typeName, let path = scope.typePath(in: module) {
            declarations.append(
                """
                \(raw: attributes)private enum __Property_\(raw: variable.name): __EntityPropertyDeclaration {
                    typealias Entity = \(raw: path)
                    static var order: Int {
                        \(raw: line)
                    }
                    static var keyPath: PartialKeyPath<\(raw: owner)> {
                        \\\(raw: owner).$\(raw: variable.name)
                    }
                    static func makeProperty() -> any AnyEntityProperty {
                        \(raw: creation)
                    }
                }
                """)
        }
        return declarations
    }
}

extension AttributeSyntax {
    /// The attribute's arguments as written, one a string: `title: "Name"`.
    var argumentTexts: [String] {
        guard case .argumentList(let arguments) = arguments else { return [] }
        return arguments.map { $0.with(\.trailingComma, nil).trimmedDescription }
    }
}

extension MacroExpansionContext {
    /// The line on which a declaration begins, as an expression.
    func line(of declaration: some DeclSyntaxProtocol) -> String {
        location(of: declaration)?.line.trimmedDescription ?? "0"
    }

    /// The module that a declaration is compiled in.
    func module(of declaration: some DeclSyntaxProtocol) -> String? {
        let location = location(of: declaration, at: .afterLeadingTrivia, filePathMode: .fileID)
        guard let file = location?.file.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription else {
            return nil
        }
        return file.firstIndex(of: "/").map { String(file[..<$0]) }
    }
}
