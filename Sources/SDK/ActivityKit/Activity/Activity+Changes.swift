public import FoundationAdditions
import IntentWire

extension Activity {
    /// Changes what the activity shows.
    ///
    /// Returns once the system has it. Passed over where the activity has ended; where the state has more than 4 KB, and
    /// where the system cannot take it, the app's output says so.
    ///
    /// - Source: developer.apple.com/documentation/activitykit/activity/update(_:)
    public func update(_ content: ActivityContent<ContentState>) async { await update(content, nil, nil) }

    /// Changes what the activity shows, and tells the person.
    ///
    /// - Source: developer.apple.com/documentation/activitykit/activity/update(_:alertconfiguration:)
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async {
        await update(content, alertConfiguration, nil)
    }

    /// Changes what the activity shows, unless something newer is known.
    ///
    /// - Parameters:
    ///   - content: What it shows.
    ///   - alertConfiguration: What to tell the person.
    ///   - timestamp: When the content was found out: an update that is older than the last one is passed over.
    /// - Source: developer.apple.com/documentation/activitykit/activity/update(_:alertconfiguration:timestamp:)
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        await update(content, alertConfiguration, timestamp)
    }

    /// Changes what the activity shows.
    @available(*, deprecated, renamed: "update(_:)")
    public func update(using contentState: ContentState) async {
        await update(ActivityContent(state: contentState, staleDate: nil), nil, nil)
    }

    /// Changes what the activity shows, and tells the person.
    @available(*, deprecated, renamed: "update(_:alertConfiguration:)")
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        await update(ActivityContent(state: contentState, staleDate: nil), alertConfiguration, nil)
    }

    private func update(
        _ content: ActivityContent<ContentState>, _ alert: AlertConfiguration?, _ timestamp: Date?
    ) async {
        guard let content = snapshot(content) else { return }
        await ActivityHub.shared.update(
            core, ActivityUpdate(id: id, content: content, timestamp: timestamp, alert: alert?.snapshot))
    }

    /// Ends the activity.
    ///
    /// Returns once the system has it. An activity that has ended already keeps its content; it is shown for a shorter
    /// time where `dismissalPolicy` wants that.
    ///
    /// - Parameters:
    ///   - content: What it shows at last; what it showed before where nil.
    ///   - dismissalPolicy: For how long it is shown.
    /// - Source: developer.apple.com/documentation/activitykit/activity/end(_:dismissalpolicy:)
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        await end(content, dismissalPolicy, nil)
    }

    /// Ends the activity, unless something newer is known.
    ///
    /// - Source: developer.apple.com/documentation/activitykit/activity/end(_:dismissalpolicy:timestamp:)
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {
        await end(content, dismissalPolicy, timestamp)
    }

    /// Ends the activity.
    @available(*, deprecated, renamed: "end(_:dismissalPolicy:)")
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        await end(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy, nil)
    }

    private func end(
        _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy, _ timestamp: Date?
    ) async {
        // An activity ends also where its last content cannot be kept.
        await ActivityHub.shared.end(
            core,
            ActivityEnd(
                id: id, content: content.flatMap(snapshot), dismissal: policy.dismissal, timestamp: timestamp))
    }

    private func snapshot(_ content: ActivityContent<ContentState>) -> ActivityContentSnapshot? {
        do {
            return try ActivityCoding.snapshot(content)
        } catch {
            let failure = error as? IntentFailure ?? IntentFailure(.invalidValue, "its state is no JSON: \(error)")
            ActivityHub.complain(id, failure)
            return nil
        }
    }
}
