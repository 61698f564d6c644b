package import AppIntents
import FoundationAdditions
package import IntentWire
import Synchronization

/// Draws Live Activities: a module that knows views, found in the process without registration.
@_alwaysEmitConformanceMetadata
package protocol ActivityPresenting: SendableMetatype {
    /// Draws an activity as the app configured it.
    ///
    /// - Returns: The drawing; nil where the app has no configuration for the type of the attributes.
    static func draw(_ activity: ActivitySnapshot, _ texts: TextContext) async throws -> ActivityDrawing?
}

/// The drawings of Live Activities that are under way.
final class ActivityDrawings: Sendable {
    static let shared = ActivityDrawings()

    private let tasks = Mutex<[Int: Task<Void, Never>]>([:])
    private let last = Mutex(0)

    private static let presenters: [any ActivityPresenting.Type] =
        TypeDiscovery.types(conformingTo: [(any ActivityPresenting).self])[0]
        .compactMap { $0 as? any ActivityPresenting.Type }

    /// Draws an activity; what goes wrong is part of the drawing.
    static func draw(_ activity: ActivitySnapshot, _ texts: TextContext) async -> ActivityDrawing {
        let locale = (texts.locale ?? LocalizationContext.currentLocale).identifier(.bcp47)
        do {
            for presenter in presenters {
                if let drawing = try await presenter.draw(activity, texts) { return drawing }
            }
            return ActivityDrawing(
                contentRevision: activity.contentRevision, isStale: activity.phase == .stale, locale: locale,
                problem: "no widget of the app has an ActivityConfiguration(for: \(activity.attributesType).self)")
        } catch {
            return ActivityDrawing(
                contentRevision: activity.contentRevision, isStale: activity.phase == .stale, locale: locale,
                problem: (error as? IntentFailure)?.message ?? "\(error)")
        }
    }

    /// Draws an activity that has started, and sends the drawing to the system, meanwhile.
    func begin(_ activity: ActivitySnapshot, _ channel: WireConnection) {
        let texts = IntentSession.current?.texts ?? TextContext()
        let key = last.withLock { last in
            last += 1
            return last
        }
        tasks.withLock { tasks in
            tasks[key] = Task {
                let drawing = await Self.draw(activity, texts)
                // A system that is gone draws it anew when it is to be shown.
                let _: WireNothing? = try? await channel.call(
                    IntentMethod.activityDrawn, ActivityDrawn(id: activity.id, drawing: drawing))
                self.tasks.withLock { _ = $0.removeValue(forKey: key) }
            }
        }
    }

    /// Waits for all drawings that were begun.
    func settle() async {
        for task in tasks.withLock({ Array($0.values) }) { await task.value }
    }
}
