import AppIntents
import FoundationAdditions
package import IntentWire
import SwiftUI

/// Adds widgets and controls to what an app tells the system.
package enum WidgetService: AppServiceExtension {
    package static func describe(in manifest: inout AppManifest) async throws {
        let described = await describe()
        manifest.widgets = described.widgets.isEmpty ? nil : described.widgets
        manifest.controls = described.controls.isEmpty ? nil : described.controls
        if !described.warnings.isEmpty { manifest.warnings = (manifest.warnings ?? []) + described.warnings }
        let known = Set(manifest.languages)
        manifest.languages += described.languages.subtracting(known).sorted()
    }

    package static func answer(_ method: String, _ parameters: WirePayload) async throws -> (any Encodable & Sendable)?
    {
        switch method {
        case IntentMethod.widgetTimeline: try await timeline(parameters.decode())
        case IntentMethod.widgetSuggestions: try await suggestions(parameters.decode())
        case IntentMethod.controlState: try await control(parameters.decode())
        default: nil
        }
    }

    // MARK: - Description

    private struct Description: Sendable {
        var widgets: [WidgetDescriptor] = []
        var controls: [ControlDescriptor] = []
        var languages: Set<String> = []
        var warnings: [String] = []
    }

    @MainActor
    private static func describe() -> Description {
        var description = Description()
        var kinds: Set<String> = []
        for declaration in WidgetRegistry.declarations {
            let localizer = ManifestLocalizer(for: declaration.type)
            guard let content = declaration.content as? any WidgetKitContent else { continue }
            guard kinds.insert(declaration.kind).inserted else {
                description.warnings.append(
                    "There are two widgets or controls of kind '\(declaration.kind)'; only the first is shown.")
                continue
            }
            description.languages.formUnion(localizer.languages)
            let name = declaration.displayName ?? Text(verbatim: TypeNames.humanized(declaration.typeName.last))
            let widget = WidgetDescriptor(
                kind: declaration.kind, typeName: declaration.typeName.whole, name: localized(name, localizer),
                description: declaration.description.map { localized($0, localizer) },
                families: declaration.supportedFamilies.map(\.description), configuration: content.configurationName,
                promptsForConfiguration: declaration.promptsForConfiguration ? true : nil,
                fillsContainer: declaration.contentMarginsDisabled ? true : nil)
            if declaration.content is ControlContent {
                description.controls.append(
                    ControlDescriptor(
                        kind: widget.kind, typeName: widget.typeName, name: widget.name,
                        description: widget.description, configuration: widget.configuration,
                        promptsForConfiguration: widget.promptsForConfiguration))
            } else {
                description.widgets.append(widget)
            }
        }
        return description
    }

    @MainActor
    private static func localized(_ text: Text, _ localizer: ManifestLocalizer) -> LocalizedText {
        localizer.text { locale in
            var environment = EnvironmentValues()
            environment.locale = locale
            return text.string(in: environment)
        }
    }

    // MARK: - Answers

    @MainActor
    private static func timeline(_ request: WidgetRequest) async throws -> WidgetTimeline {
        let (declaration, content) = try WidgetRegistry.widget(request.kind)
        guard let family = WidgetFamily(named: request.family), declaration.supportedFamilies.contains(family) else {
            let names = declaration.supportedFamilies.map { "'\($0)'" }.joined(separator: ", ")
            throw IntentFailure(
                .unknownWidget, "the widget '\(request.kind)' has no size '\(request.family)'; it has \(names)")
        }
        let texts = declaration.texts(request.surroundings.locale)
        return try await localizing(texts) { try await content.timeline(request, family, texts) }
    }

    @MainActor
    private static func suggestions(_ request: WidgetSuggestionsRequest) async throws -> WidgetSuggestions {
        let (declaration, content) = try WidgetRegistry.widget(request.kind)
        let texts = declaration.texts(request.locale)
        return try await localizing(texts) { try await content.suggestions(texts) }
    }

    @MainActor
    private static func control(_ request: ControlRequest) async throws -> ControlSnapshot {
        let (declaration, content) = try WidgetRegistry.control(request.kind)
        let texts = declaration.texts(request.surroundings.locale)
        return try await localizing(texts) {
            try await ControlDrawing.draw(try await content.template(request, texts), request, texts)
        }
    }

    /// Runs the app's code with its texts at hand, in the language that was asked for.
    @MainActor
    private static func localizing<Result: Sendable>(
        _ texts: TextContext, _ body: @MainActor () async throws -> Result
    ) async throws -> Result {
        try await LocalizationContext.$current.withValue(
            LocalizationContext(modules: texts.modules, locale: texts.locale)
        ) {
            try await body()
        }
    }
}

/// What a manifest tells of a widget or a control.
@MainActor
protocol WidgetKitContent: WidgetContent {
    /// The identifier of the intent that configures it.
    var configurationName: String? { get }
}

extension WidgetDeclaration {
    /// The sizes that the widget supports.
    fileprivate var supportedFamilies: [WidgetFamily] {
        families.map { $0.compactMap(WidgetFamily.init(named:)) } ?? WidgetFamily.standard
    }

    fileprivate var typeName: (whole: String, last: String) {
        guard let type else { return (kind, kind) }
        let name = TypeNames.qualified(type)
        return (name, name.split(separator: ".").last.map(String.init) ?? name)
    }

    /// The language, and where texts of the declaring type are looked up.
    fileprivate func texts(_ locale: String?) -> TextContext {
        let texts = TextContext(locale: locale.map { Locale(identifier: $0) })
        return type.map(texts.forType) ?? texts
    }
}
