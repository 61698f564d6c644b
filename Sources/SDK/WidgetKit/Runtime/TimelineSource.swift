import AppIntents
import FoundationAdditions
import IntentWire
import RelevanceKit
import SwiftUI

/// What a timeline is asked for.
struct TimelineQuestion {
    var context: TimelineProviderContext
    /// The values of the configuration's parameters.
    var configuration: [String: IntentValue]
    var texts: TextContext
    /// The app's name for the widget, for messages.
    var kind: String
}

/// A provider of any kind, as the drawing of widgets sees it.
@MainActor
protocol TimelineSource {
    associatedtype Entry
    /// The intent that configures the widget; nil where nothing does.
    var configurationType: (any WidgetConfigurationIntent.Type)? { get }

    func placeholder(_ question: TimelineQuestion) -> DatedEntry<Entry>
    func snapshot(_ question: TimelineQuestion) async throws -> DatedEntry<Entry>
    func timeline(_ question: TimelineQuestion) async throws -> (
        entries: [DatedEntry<Entry>], policy: WidgetReloadPolicy
    )
    func suggestions(_ texts: TextContext) async throws -> WidgetSuggestions
}

/// An entry with its date.
struct DatedEntry<Entry> {
    var entry: Entry
    var date: Date
    var relevance: WidgetRelevanceScore?
}

extension DatedEntry where Entry: TimelineEntry {
    init(_ entry: Entry) {
        self.init(
            entry: entry, date: entry.date,
            relevance: entry.relevance.map {
                WidgetRelevanceScore(score: Double($0.score), duration: $0.duration)
            })
    }
}

extension Timeline {
    fileprivate var dated: (entries: [DatedEntry<EntryType>], policy: WidgetReloadPolicy) {
        (entries.map { DatedEntry($0) }, policy.wire)
    }
}

extension TimelineReloadPolicy {
    fileprivate var wire: WidgetReloadPolicy {
        switch kind {
        case .atEnd: .atEnd
        case .never: .never
        case .after(let date): .after(date)
        }
    }
}

// MARK: - Kinds of providers

/// A provider of a widget that nothing configures.
struct StaticSource<Provider: TimelineProvider>: TimelineSource {
    private let provider: Provider
    var configurationType: (any WidgetConfigurationIntent.Type)? { nil }

    init(_ provider: Provider) { self.provider = provider }

    func placeholder(_ question: TimelineQuestion) -> DatedEntry<Provider.Entry> {
        DatedEntry(provider.placeholder(in: question.context))
    }

    func snapshot(_ question: TimelineQuestion) async throws -> DatedEntry<Provider.Entry> {
        try question.checkUnconfigured()
        let answer = try await ProviderReply.wait(for: "the snapshot of '\(question.kind)'") {
            provider.getSnapshot(in: question.context, completion: $0)
        }
        return DatedEntry(answer.value)
    }

    func timeline(
        _ question: TimelineQuestion
    ) async throws -> (entries: [DatedEntry<Provider.Entry>], policy: WidgetReloadPolicy) {
        try question.checkUnconfigured()
        let answer = try await ProviderReply.wait(for: "the timeline of '\(question.kind)'") {
            provider.getTimeline(in: question.context, completion: $0)
        }
        return answer.value.dated
    }

    func suggestions(_ texts: TextContext) async throws -> WidgetSuggestions {
        let relevance = await Self.relevance(HandedOver(provider))
        return WidgetSuggestions(relevance: relevance.value.attributes.map { $0.wire([:]) })
    }

    private nonisolated static func relevance(
        _ provider: HandedOver<Provider>
    ) async -> HandedOver<WidgetRelevance<Void>> {
        HandedOver(await provider.value.relevance())
    }
}

/// A provider of a widget that an intent configures.
struct AppIntentSource<Provider: AppIntentTimelineProvider>: TimelineSource {
    private let provider: Provider
    var configurationType: (any WidgetConfigurationIntent.Type)? { Provider.Intent.self }

    init(_ provider: Provider) { self.provider = provider }

    func placeholder(_ question: TimelineQuestion) -> DatedEntry<Provider.Entry> {
        DatedEntry(provider.placeholder(in: question.context))
    }

    func snapshot(_ question: TimelineQuestion) async throws -> DatedEntry<Provider.Entry> {
        let intent = try await ConfigurationFilling.fill(
            Provider.Intent.self, question.configuration, question.texts)
        let entry = await Self.snapshot(HandedOver(provider), intent, HandedOver(question.context))
        return DatedEntry(entry.value)
    }

    func timeline(
        _ question: TimelineQuestion
    ) async throws -> (entries: [DatedEntry<Provider.Entry>], policy: WidgetReloadPolicy) {
        let intent = try await ConfigurationFilling.fill(
            Provider.Intent.self, question.configuration, question.texts)
        let timeline = await Self.timeline(HandedOver(provider), intent, HandedOver(question.context))
        return timeline.value.dated
    }

    func suggestions(_ texts: TextContext) async throws -> WidgetSuggestions {
        var suggestions = WidgetSuggestions()
        let reflection = IntentReflection.of(Provider.Intent.self)
        for recommendation in provider.recommendations() {
            suggestions.recommendations.append(
                .init(
                    configuration: try await reflection.prepared(recommendation.intent, texts: texts).arguments,
                    description: recommendation.description.words(in: texts)))
        }
        for attribute in await Self.relevance(HandedOver(provider)).value.attributes {
            let prepared = try await reflection.prepared(attribute.configuration, texts: texts)
            suggestions.relevance.append(attribute.wire(prepared.arguments))
        }
        return suggestions
    }

    // The provider, its context and its answers need not be Sendable; each is handed over whole and used by one task.

    private nonisolated static func snapshot(
        _ provider: HandedOver<Provider>, _ intent: Provider.Intent, _ context: HandedOver<TimelineProviderContext>
    ) async -> HandedOver<Provider.Entry> {
        HandedOver(await provider.value.snapshot(for: intent, in: context.value))
    }

    private nonisolated static func timeline(
        _ provider: HandedOver<Provider>, _ intent: Provider.Intent, _ context: HandedOver<TimelineProviderContext>
    ) async -> HandedOver<Timeline<Provider.Entry>> {
        HandedOver(await provider.value.timeline(for: intent, in: context.value))
    }

    private nonisolated static func relevance(
        _ provider: HandedOver<Provider>
    ) async -> HandedOver<WidgetRelevance<Provider.Intent>> {
        HandedOver(await provider.value.relevance())
    }
}

/// A provider of a widget that a SiriKit intent configures: always one without values.
struct SiriKitSource<Provider: IntentTimelineProvider>: TimelineSource {
    private let provider: Provider
    var configurationType: (any WidgetConfigurationIntent.Type)? { nil }

    init(_ provider: Provider) { self.provider = provider }

    func placeholder(_ question: TimelineQuestion) -> DatedEntry<Provider.Entry> {
        DatedEntry(provider.placeholder(in: question.context))
    }

    func snapshot(_ question: TimelineQuestion) async throws -> DatedEntry<Provider.Entry> {
        try question.checkUnconfigured()
        let answer = try await ProviderReply.wait(for: "the snapshot of '\(question.kind)'") {
            provider.getSnapshot(for: Provider.Intent(), in: question.context, completion: $0)
        }
        return DatedEntry(answer.value)
    }

    func timeline(
        _ question: TimelineQuestion
    ) async throws -> (entries: [DatedEntry<Provider.Entry>], policy: WidgetReloadPolicy) {
        try question.checkUnconfigured()
        let answer = try await ProviderReply.wait(for: "the timeline of '\(question.kind)'") {
            provider.getTimeline(for: Provider.Intent(), in: question.context, completion: $0)
        }
        return answer.value.dated
    }

    func suggestions(_ texts: TextContext) async throws -> WidgetSuggestions {
        let recommendations = provider.recommendations().map {
            WidgetSuggestions.Recommendation(configuration: [:], description: $0.description.words(in: texts))
        }
        return WidgetSuggestions(recommendations: recommendations)
    }
}

/// A provider of a widget that appears when it is of use: a timeline of one entry.
struct RelevanceSource<Provider: RelevanceEntriesProvider>: TimelineSource {
    private let provider: Provider
    var configurationType: (any WidgetConfigurationIntent.Type)? { Provider.Configuration.self }

    init(_ provider: Provider) { self.provider = provider }

    func placeholder(_ question: TimelineQuestion) -> DatedEntry<Provider.Entry> {
        DatedEntry(entry: provider.placeholder(context: question.relevanceContext), date: .now)
    }

    func snapshot(_ question: TimelineQuestion) async throws -> DatedEntry<Provider.Entry> {
        let configuration = try await ConfigurationFilling.fill(
            Provider.Configuration.self, question.configuration, question.texts)
        let entry = try await Self.entry(HandedOver(provider), configuration, question.relevanceContext)
        return DatedEntry(entry: entry, date: .now)
    }

    func timeline(
        _ question: TimelineQuestion
    ) async throws -> (entries: [DatedEntry<Provider.Entry>], policy: WidgetReloadPolicy) {
        ([try await snapshot(question)], .atEnd)
    }

    func suggestions(_ texts: TextContext) async throws -> WidgetSuggestions {
        var suggestions = WidgetSuggestions()
        let reflection = IntentReflection.of(Provider.Configuration.self)
        for attribute in await Self.relevance(HandedOver(provider)).value.attributes {
            let prepared = try await reflection.prepared(attribute.configuration, texts: texts)
            suggestions.relevance.append(attribute.wire(prepared.arguments))
        }
        return suggestions
    }

    private nonisolated static func entry(
        _ provider: HandedOver<Provider>, _ configuration: Provider.Configuration,
        _ context: RelevanceEntriesProviderContext
    ) async throws -> Provider.Entry {
        try await provider.value.entry(configuration: configuration, context: context)
    }

    private nonisolated static func relevance(
        _ provider: HandedOver<Provider>
    ) async -> HandedOver<WidgetRelevance<Provider.Configuration>> {
        HandedOver(await provider.value.relevance())
    }
}

extension TimelineQuestion {
    fileprivate var relevanceContext: RelevanceEntriesProviderContext {
        RelevanceEntriesProviderContext(displaySize: context.displaySize, isPreview: context.isPreview)
    }

    /// - Throws: `IntentFailure` where values are given for a widget that takes none.
    fileprivate func checkUnconfigured() throws {
        guard let name = configuration.keys.min() else { return }
        throw IntentFailure(
            .unknownParameter, "the widget '\(kind)' cannot be configured: it takes no '\(name)'", parameters: [name])
    }
}

extension WidgetRelevanceAttribute {
    fileprivate func wire(_ configuration: [String: IntentValue]) -> WidgetSuggestions.Relevance {
        .init(configuration: configuration, context: context?.snapshot, group: group?.name)
    }
}

extension Text {
    /// The text in the language of a context.
    func words(in texts: TextContext) -> String {
        var environment = EnvironmentValues()
        if let locale = texts.locale { environment.locale = locale }
        let context = LocalizationContext(modules: texts.modules, locale: environment.locale)
        return LocalizationContext.$current.withValue(context) { string(in: environment) }
    }
}
