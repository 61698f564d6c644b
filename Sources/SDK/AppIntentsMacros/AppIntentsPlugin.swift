@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The executable that the compiler starts to expand the macros of App Intents.
///
/// The toolchain ships SwiftSyntax without its `SwiftCompilerPlugin` library, so this is the part of that library
/// which a plugin needs: answer the compiler's messages on standard input and output until it hangs up.
@main
struct AppIntentsPlugin {
    static func main() throws {
        let connection = try StandardIOMessageConnection()
        let listener = CompilerPluginMessageListener(connection: connection, provider: MacroProvider())
        try listener.main()
    }
}

/// Finds a macro's implementation by the type name in its `#externalMacro`.
struct MacroProvider: PluginProvider {
    /// Every macro of this module.
    static var macros: [any Macro.Type] {
        [
            ComputedPropertyMacro.self,
            DeferredPropertyMacro.self,
            UnionValueMacro.self,
        ]
    }

    var features: [PluginFeature] { [] }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = Self.macros.first(where: { String(describing: $0) == typeName }) else {
            throw UnknownMacro(moduleName: moduleName, typeName: typeName)
        }
        return macro
    }

    func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
        throw UnknownMacro(moduleName: moduleName, typeName: libraryPath)
    }
}

/// The compiler asked for a macro that this plugin does not have.
struct UnknownMacro: Error, CustomStringConvertible {
    let moduleName: String
    let typeName: String

    var description: String {
        "no macro '\(typeName)' for module '\(moduleName)': the App Intents module and its macro plugin are of different versions; build both again"
    }
}
