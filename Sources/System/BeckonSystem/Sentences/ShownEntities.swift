import Foundation
import IntentWire
import Synchronization

/// Remembers which entities stood in the views that somebody was shown last: snippets of results, and widgets.
///
/// It is kept in memory only: what a surface showed is gone with the system that the surface asked.
final class ShownEntities: Sendable {
    /// An entity in a view.
    struct Shown: Hashable {
        /// The app, by identifier, and how to name it.
        var app: String
        var reference: AppReference
        var type: String
        var id: String
        var date: Date
    }

    /// How many are remembered.
    private static let most = 20
    private let shown = Mutex<[Shown]>([])

    /// Takes what a view shows, in its reading order: what an app has said by `appEntityIdentifier`.
    func note(_ view: ViewTree, of app: String, _ reference: AppReference, at date: Date) {
        let entities = view.entityIdentifiers.prefix(Self.most).compactMap { text -> Shown? in
            guard let slash = text.firstIndex(of: "/") else { return nil }
            return Shown(
                app: app, reference: reference, type: String(text[..<slash]),
                id: String(text[text.index(after: slash)...]), date: date)
        }
        guard !entities.isEmpty else { return }
        shown.withLock { shown in
            shown.removeAll { old in
                entities.contains { $0.app == old.app && $0.type == old.type && $0.id == old.id }
            }
            shown = Array((entities + shown).prefix(Self.most))
        }
    }

    /// What was shown since a moment, the latest first.
    func since(_ date: Date) -> [Shown] { shown.withLock { $0.filter { $0.date >= date } } }
}
