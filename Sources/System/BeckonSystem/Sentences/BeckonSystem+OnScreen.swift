import Dialogue
import Foundation
import IntentWire
import SpotlightIndex

extension BeckonSystem {
    /// How long what an app shows counts as being on the screen.
    private static let shownFor: TimeInterval = 600
    /// How many things are on the screen at most.
    private static let shown = 20

    /// The entities that apps show: those of the user activities that became current last, the latest first, without those that
    /// the reader may not read now.
    ///
    /// - Source: AppIntents documentation, "Making onscreen content available to Siri and Apple Intelligence"
    ///   (`NSUserActivity.appEntityIdentifier`).
    func onScreen(for reader: Reader) async throws -> [SpokenArguments.Focus] {
        guard search.exists else { return [] }
        let start = configuration.clock().addingTimeInterval(-Self.shownFor)
        // Without an index nothing is known to be shown; whoever searches is told what is wrong with it.
        let hits = (try? await search.use { try await $0.activities(since: start, limit: Self.shown) }) ?? []
        var round = ReadingRound(self, reader)
        var focus: [SpokenArguments.Focus] = []
        for hit in hits {
            guard let entity = hit.attributes.entity,
                try await !round.refuses(entity.type, of: await readOwner(hit.app))
            else { continue }
            focus.append(
                SpokenArguments.Focus(
                    app: hit.app,
                    entity: EntitySnapshot(
                        type: entity.type, id: entity.identifier, display: DisplaySnapshot(title: hit.title)),
                    isShown: true))
        }
        return focus
    }
}
