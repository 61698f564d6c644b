import Foundation
import IntentWire

extension BeckonSystem {
    /// How often is looked for widgets that are due.
    private static let lookTime = Duration.seconds(60)

    /// Asks apps for the timelines that are due, though nobody looks, until the task is cancelled.
    ///
    /// Widgets of installed apps that were shown in the last week are kept up to date, each as its policy says and at most
    /// once in `SystemConfiguration.widgetBackgroundPace`; at once where its app asks for it. One app is asked after the
    /// other.
    func keepWidgetsFresh() async {
        while !Task.isCancelled {
            await refreshDueWidgets()
            do { try await Task.sleep(for: Self.lookTime) } catch { return }
        }
    }

    /// Asks apps for the timelines that are due now.
    ///
    /// - Returns: How many were asked for.
    @discardableResult
    package func refreshDueWidgets() async -> Int {
        let apps = Set(registry.apps().map(\.app.identifier))
        let pace = configuration.widgetBackgroundPace / .seconds(1)
        // A store that cannot be read is told to who looks at the widget.
        guard let due = try? await widgets.due(of: apps, pace: pace) else { return 0 }
        for widget in due where !Task.isCancelled {
            guard let app = try? await resolve(.name(widget.app)) else { continue }
            // What goes wrong is kept, too, and shown with the widget.
            try? await widgets.refresh(widget.request, of: app.app, app.fingerprint) {
                try await self.timeline(widget.request, of: app)
            }
        }
        return due.count
    }
}
