import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import AppIntentsMacros

/// A piece of source after the macros of App Intents have expanded.
struct Expanded {
    /// The source with the macros' attributes gone and their declarations in place.
    let source: String
    /// What the macros said, one line a message: `3:5: error: …`.
    let messages: [String]
    /// The source after the fix-its of the messages; one fix-it a source.
    let fixed: String

    /// The expanded source with single spaces for line breaks and indentation.
    var onOneLine: String { source.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// The macros under the names that they have in source.
///
/// The compiler hands over only conformances that a type lacks; here a macro gets all of its own.
private let specifications: [String: MacroSpec] = [
    "Entry": MacroSpec(type: EntryMacro.self),
    "Preview": MacroSpec(type: PreviewMacro.self),
    "Previewable": MacroSpec(type: PreviewableMacro.self),
    "ComputedProperty": MacroSpec(type: ComputedPropertyMacro.self),
    "DeferredProperty": MacroSpec(type: DeferredPropertyMacro.self),
    "UnionValue": MacroSpec(
        type: UnionValueMacro.self, conformances: ["_IntentValueRepresentable", "AppUnionValue"]),
    "AppIntent": MacroSpec(
        type: IntentSchemaMacro.self,
        conformances: [
            "AppIntent", "AssistantSchemaIntent", "ShowInAppSearchResultsIntent", "OpenIntent", "DeleteIntent",
            "AudioPlaybackIntent", "AudioRecordingIntent", "LiveActivityIntent", "URLRepresentableIntent",
        ]),
    "AppEntity": MacroSpec(
        type: EntitySchemaMacro.self,
        conformances: [
            "AppEntity", "AssistantSchemaEntity", "FileEntity", "UniqueAppEntity", "URLRepresentableEntity",
        ]),
    "AppEnum": MacroSpec(type: EnumSchemaMacro.self, conformances: ["AppEnum", "AssistantSchemaEnum"]),
    "AssistantIntent": MacroSpec(
        type: IntentSchemaMacro.self, conformances: ["AssistantSchemaIntent", "ShowInAppSearchResultsIntent"]),
    "AssistantEntity": MacroSpec(
        type: EntitySchemaMacro.self, conformances: ["AppEntity", "AssistantSchemaEntity"]),
    "AssistantEnum": MacroSpec(type: EnumSchemaMacro.self, conformances: ["AssistantSchemaEnum"]),
]

/// Expands the macros in a piece of source as the compiler does, with lexical contexts and source locations.
func expand(_ source: String) -> Expanded {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
        sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")])
    let expansion = file.expand(
        macroSpecs: specifications,
        contextGenerator: { syntax in
            BasicMacroExpansionContext(sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
        },
        indentationWidth: .spaces(4))
    let messages = context.diagnostics.map { diagnostic in
        let place = context.location(
            for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "App.swift")
        return "\(place.line):\(place.column): \(diagnostic.diagMessage.severity): \(diagnostic.message)"
    }
    let converter = SourceLocationConverter(fileName: "App.swift", tree: file)
    var fixed = Array(source.utf8)
    for change in context.diagnostics.flatMap(\.fixIts).flatMap(\.changes) {
        guard case .replace(let old, let new) = change else { continue }
        let place = context.location(
            for: old.positionAfterSkippingLeadingTrivia, anchoredAt: old, fileName: "App.swift")
        let start = converter.position(ofLine: place.line, column: place.column).utf8Offset
        fixed.replaceSubrange(start..<start + old.trimmedLength.utf8Length, with: new.trimmedDescription.utf8)
    }
    return Expanded(
        source: expansion.description, messages: messages, fixed: String(decoding: fixed, as: UTF8.self))
}
