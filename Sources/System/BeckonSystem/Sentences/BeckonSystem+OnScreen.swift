import Dialogue
import Foundation
import IntentWire
import SpotlightIndex

extension BeckonSystem {
    /// How long what an app shows counts as being on the screen.
    private static let shownFor: TimeInterval = 600
    /// How many things are on the screen at most.
    private static let shown = 20

    /// The entities that apps show, without those that the reader may not read now: those of the views that somebody saw last, the
    /// latest first, and those of the user activities that became current last.
    ///
    /// - Source: AppIntents documentation, "Making onscreen content available to Siri and Apple Intelligence"
    ///   (`NSUserActivity.appEntityIdentifier`, `View.appEntityIdentifier(_:)`).
    func onScreen(for reader: Reader) async throws -> [SpokenArguments.Focus] {
        let start = configuration.clock().addingTimeInterval(-Self.shownFor)
        let found = await inViews(since: start, reader) + (try await inActivities(since: start, reader))
        // The same thing may be in a view and in an activity.
        var known: Set<[String]> = []
        return found.filter { known.insert([$0.app, $0.entity.type, $0.entity.id]).inserted }
    }

    private func inActivities(since start: Date, _ reader: Reader) async throws -> [SpokenArguments.Focus] {
        guard search.exists else { return [] }
        // Without an index nothing is known to be shown; whoever searches is told what is wrong with it.
        let hits = (try? await search.use { try await $0.activities(since: start, limit: Self.shown) }) ?? []
        var round = ReadingRound(self, reader)
        var found: [SpokenArguments.Focus] = []
        for hit in hits {
            guard let entity = hit.attributes.entity,
                try await !round.refuses(entity.type, of: await readOwner(hit.app))
            else { continue }
            found.append(
                SpokenArguments.Focus(
                    app: hit.app,
                    entity: EntitySnapshot(
                        type: entity.type, id: entity.identifier, display: DisplaySnapshot(title: hit.title)),
                    isShown: true))
        }
        return found
    }

    /// The entities of views. Their apps tell what they are called; what an app does not know any more is not shown.
    private func inViews(since start: Date, _ reader: Reader) async -> [SpokenArguments.Focus] {
        let shown = views.since(start)
        let deadline = ContinuousClock.now + configuration.sentencePatience
        var titles: [[String]: DisplaySnapshot] = [:]
        for (app, own) in Dictionary(grouping: shown, by: { [$0.app, $0.type] }) {
            var request = EntityRequest(
                entity: app[1], query: .identifiers(own.map(\.id)), locale: reader.locale)
            (request.source, request.requester) = (reader.source, reader.requester)
            request.process = reader.process
            let question = TimedQuestion { [self, request] in try await entities(request, of: own[0].reference).entities
            }
            // What an app does not tell in time is not shown.
            for entity in (try? await question.answer(until: deadline)?.get()) ?? [] {
                titles[app + [entity.id]] = entity.display
            }
        }
        return shown.compactMap { one in
            titles[[one.app, one.type, one.id]].map { display in
                SpokenArguments.Focus(
                    app: one.app, entity: EntitySnapshot(type: one.type, id: one.id, display: display), isShown: true)
            }
        }
    }
}
