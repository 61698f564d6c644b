public import FoundationAdditions
import IntentWire

extension Activity {
    /// Starts a Live Activity.
    ///
    /// The system is asked, and the thread waits for its answer; the views are drawn afterwards. Unlike on Apple's
    /// platforms the app need not be in front.
    ///
    /// - Parameters:
    ///   - attributes: What stays the same; with the state at most 4 KB as JSON.
    ///   - content: What it shows first.
    ///   - pushType: Has no effect, since there is no push service.
    /// - Returns: The activity.
    /// - Throws: ``ActivityAuthorizationError``, or what encoding the values throws.
    /// - Source: developer.apple.com/documentation/activitykit/activity/request(attributes:content:pushtype:)
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(attributes, content, .standard, nil, nil)
    }

    /// Starts a Live Activity that ends in a certain way.
    ///
    /// - Parameters:
    ///   - attributes: What stays the same; with the state at most 4 KB as JSON.
    ///   - content: What it shows first.
    ///   - pushType: Has no effect, since there is no push service.
    ///   - style: How it ends by itself.
    /// - Returns: The activity.
    /// - Throws: ``ActivityAuthorizationError``, or what encoding the values throws.
    /// - Source: developer.apple.com/documentation/activitykit/activity/request(attributes:content:pushtype:style:)
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> {
        try request(attributes, content, style, nil, nil)
    }

    /// Plans a Live Activity: it is ``ActivityState/pending`` until its start.
    ///
    /// - Parameters:
    ///   - attributes: What stays the same; with the state at most 4 KB as JSON.
    ///   - content: What it shows first.
    ///   - pushType: Has no effect, since there is no push service.
    ///   - style: How it ends by itself.
    ///   - alertConfiguration: What is told to the person when it starts.
    ///   - start: When it starts; at once where that has passed.
    /// - Returns: The activity.
    /// - Throws: ``ActivityAuthorizationError``, or what encoding the values throws.
    /// - Source: ActivityKit, `request(attributes:content:pushType:style:alertConfiguration:start:)` (iOS 26).
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle,
        alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        try request(attributes, content, style, alertConfiguration, start)
    }

    /// Plans a Live Activity.
    @available(*, deprecated, renamed: "request(attributes:content:pushType:style:alertConfiguration:start:)")
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle,
        alertConfiguration: AlertConfiguration, startDate: Date
    ) throws -> Activity<Attributes> {
        try request(attributes, content, style, alertConfiguration, startDate)
    }

    /// Starts a Live Activity whose content does not become out of date.
    @available(*, deprecated, renamed: "request(attributes:content:pushType:)")
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(attributes, ActivityContent(state: contentState, staleDate: nil), .standard, nil, nil)
    }

    private static func request(
        _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ style: ActivityStyle,
        _ alert: AlertConfiguration?, _ start: Date?
    ) throws -> Activity<Attributes> {
        let values = try ActivityCoding.json(attributes)
        let state: ActivityContentSnapshot
        do {
            state = try ActivityCoding.snapshot(content)
        } catch let failure as IntentFailure {
            throw ActivityAuthorizationError(failure)
        }
        guard values.utf8.count + state.state.utf8.count <= ActivityRequest.maximumSize else {
            throw ActivityAuthorizationError.attributesTooLarge
        }
        let core = try ActivityHub.shared.request(
            ActivityRequest(
                attributesType: ActivityNames.name(of: Attributes.self), attributes: values, content: state,
                lifetime: style == .transient ? .transient : .standard, start: start, alert: alert?.snapshot))
        return try Activity(core, attributes: attributes)
    }
}
