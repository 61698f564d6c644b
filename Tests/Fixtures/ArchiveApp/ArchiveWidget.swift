import AppIntents
import SwiftUI
import WidgetKit

struct ArchiveConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Paper"

    @Parameter(title: "Secret") var secret: SecretEntity?
    @Parameter(title: "Letter") var letter: LetterEntity?

    init() {}

    init(_ secret: SecretEntity?, _ letter: LetterEntity?) {
        self.secret = secret
        self.letter = letter
    }
}

struct ArchiveEntry: TimelineEntry {
    let date: Date
}

struct ArchiveProvider: AppIntentTimelineProvider {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    func placeholder(in context: Context) -> ArchiveEntry { ArchiveEntry(date: Self.start) }

    func snapshot(for configuration: ArchiveConfiguration, in context: Context) async -> ArchiveEntry {
        ArchiveEntry(date: Self.start)
    }

    func timeline(for configuration: ArchiveConfiguration, in context: Context) async -> Timeline<ArchiveEntry> {
        Timeline(entries: [ArchiveEntry(date: Self.start)], policy: .never)
    }

    func recommendations() -> [AppIntentRecommendation<ArchiveConfiguration>] {
        [
            AppIntentRecommendation(
                intent: ArchiveConfiguration(SecretEntity.all[0], nil), description: "A secret"),
            AppIntentRecommendation(
                intent: ArchiveConfiguration(nil, LetterEntity.all[0]), description: "A letter"),
        ]
    }

    func relevance() async -> WidgetRelevance<ArchiveConfiguration> {
        WidgetRelevance([
            WidgetRelevanceAttribute(
                configuration: ArchiveConfiguration(SecretEntity.all[0], nil), group: .named("papers")),
            WidgetRelevanceAttribute(
                configuration: ArchiveConfiguration(nil, LetterEntity.all[0]), group: .named("papers")),
        ])
    }
}

struct ArchiveWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "paper", provider: ArchiveProvider()) { _ in Text(verbatim: "Paper") }
    }
}
