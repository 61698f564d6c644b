public import Foundation
import Synchronization

/// Names a user activity for good, so that it can be deleted.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivitypersistentidentifier
public typealias NSUserActivityPersistentIdentifier = String

/// The type of an activity that looks at a web page.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person is doing in an app, so that it can be found, predicted or gone on with later.
///
/// All members may be used from any thread.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject, @unchecked Sendable {
    // `Sendable` is unchecked since a subclass may add what it wants; what is here is behind a lock.
    private struct State: @unchecked Sendable {
        // `userInfo` holds values of any type, and the delegate is only handed out: as in Apple's class, both are the
        // caller's to share.
        var title: String?
        var userInfo: [AnyHashable: Any]?
        var requiredUserInfoKeys: Set<String>?
        var needsSave = false
        var webpageURL: URL?
        var referrerURL: URL?
        var expirationDate: Date?
        var keywords: Set<String> = []
        var supportsContinuationStreams = false
        var targetContentIdentifier: String?
        var isEligibleForHandoff = true
        var isEligibleForSearch = false
        var isEligibleForPublicIndexing = false
        var isEligibleForPrediction = false
        var persistentIdentifier: NSUserActivityPersistentIdentifier?
        var suggestedInvocationPhrase: String?
        var isInvalid = false
        var attachments: [String: any Sendable] = [:]
        weak var delegate: (any NSUserActivityDelegate)?
    }

    private let state = Mutex(State())

    /// The kind of activity, such as `com.example.reading`.
    public let activityType: String

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Creates an activity of the first type that the app's `Info.plist` lists, or of an empty type.
    @available(*, deprecated, message: "name the type: NSUserActivity(activityType:)")
    public override convenience init() {
        let types = Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String]
        self.init(activityType: types?.first ?? "")
    }

    /// What the person sees as the activity's name.
    open var title: String? {
        get { snapshot.title }
        set { state.withLock { $0.title = newValue } }
    }

    /// What the app needs to go on with the activity: values that a property list can hold, and URLs.
    open var userInfo: [AnyHashable: Any]? {
        get { snapshot.userInfo }
        set { state.withLock { $0.userInfo = newValue } }
    }

    /// The keys of ``userInfo`` without which the activity cannot go on.
    open var requiredUserInfoKeys: Set<String>? {
        get { snapshot.requiredUserInfoKeys }
        set { state.withLock { $0.requiredUserInfoKeys = newValue } }
    }

    /// The page that shows the same on the web.
    open var webpageURL: URL? {
        get { snapshot.webpageURL }
        set { state.withLock { $0.webpageURL = newValue } }
    }

    /// The page that led to this activity.
    open var referrerURL: URL? {
        get { snapshot.referrerURL }
        set { state.withLock { $0.referrerURL = newValue } }
    }

    /// When the activity is no longer of use.
    open var expirationDate: Date? {
        get { snapshot.expirationDate }
        set { state.withLock { $0.expirationDate = newValue } }
    }

    /// Words by which a search finds the activity.
    open var keywords: Set<String> {
        get { snapshot.keywords }
        set { state.withLock { $0.keywords = newValue } }
    }

    /// Whether the app that goes on can ask for streams; see ``getContinuationStreams(completionHandler:)``.
    open var supportsContinuationStreams: Bool {
        get { snapshot.supportsContinuationStreams }
        set { state.withLock { $0.supportsContinuationStreams = newValue } }
    }

    /// What the activity shows, so that the scene that shows it already is chosen.
    open var targetContentIdentifier: String? {
        get { snapshot.targetContentIdentifier }
        set { state.withLock { $0.targetContentIdentifier = newValue } }
    }

    /// Whether another device may go on with the activity; so at first.
    open var isEligibleForHandoff: Bool {
        get { snapshot.isEligibleForHandoff }
        set { state.withLock { $0.isEligibleForHandoff = newValue } }
    }

    /// Whether a search on this device may find the activity.
    open var isEligibleForSearch: Bool {
        get { snapshot.isEligibleForSearch }
        set { state.withLock { $0.isEligibleForSearch = newValue } }
    }

    /// Whether the activity may be found by other people.
    open var isEligibleForPublicIndexing: Bool {
        get { snapshot.isEligibleForPublicIndexing }
        set { state.withLock { $0.isEligibleForPublicIndexing = newValue } }
    }

    /// Whether the activity may be suggested.
    open var isEligibleForPrediction: Bool {
        get { snapshot.isEligibleForPrediction }
        set { state.withLock { $0.isEligibleForPrediction = newValue } }
    }

    /// Names the activity, so that it can be deleted.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier? {
        get { snapshot.persistentIdentifier }
        set { state.withLock { $0.persistentIdentifier = newValue } }
    }

    /// What a person could say to go on with the activity, where it is eligible for prediction.
    ///
    /// On Apple's platforms the Intents framework adds this.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsuseractivity/suggestedinvocationphrase
    open var suggestedInvocationPhrase: String? {
        get { snapshot.suggestedInvocationPhrase }
        set { state.withLock { $0.suggestedInvocationPhrase = newValue } }
    }

    /// Whether ``userInfo`` is out of date; the delegate is asked to bring it up to date before it is used.
    open var needsSave: Bool {
        get { snapshot.needsSave }
        set { state.withLock { $0.needsSave = newValue } }
    }

    /// Who keeps ``userInfo`` up to date; not retained.
    open var delegate: (any NSUserActivityDelegate)? {
        get { snapshot.delegate }
        set { state.withLock { $0.delegate = newValue } }
    }

    private var snapshot: State { state.withLock { $0 } }

    /// Adds to ``userInfo``; values for present keys are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        state.withLock { $0.userInfo = ($0.userInfo ?? [:]).merging(otherDictionary) { _, new in new } }
    }

    /// Makes this the activity of the process; does nothing after ``invalidate()``.
    open func becomeCurrent() {
        guard !snapshot.isInvalid else { return }
        saveIfNeeded()
        CurrentUserActivity.shared.replace(with: self)
    }

    /// Leaves the process without an activity, if this is the current one.
    open func resignCurrent() {
        CurrentUserActivity.shared.remove(self)
    }

    /// Ends the activity: it resigns, and cannot become current again.
    open func invalidate() {
        state.withLock { $0.isInvalid = true }
        resignCurrent()
    }

    /// Fails: there is no hand-off between devices here, so there is nobody at the other end of a stream.
    ///
    /// - Parameter completionHandler: Gets no streams, and a `CocoaError` with the code `featureUnsupported`.
    open func getContinuationStreams(
        completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {
        completionHandler(nil, nil, Self.noStreams)
    }

    /// Fails: there is no hand-off between devices here, so there is nobody at the other end of a stream.
    ///
    /// - Throws: A `CocoaError` with the code `featureUnsupported`.
    open func continuationStreams() async throws -> (InputStream, OutputStream) {
        throw Self.noStreams
    }

    private static var noStreams: CocoaError {
        CocoaError(
            .featureUnsupported,
            userInfo: [
                NSLocalizedDescriptionKey: "Streams between devices need hand-off, which this system does not have."
            ])
    }

    /// Asks the delegate to bring ``userInfo`` up to date, if it is not.
    package func saveIfNeeded() {
        let delegate = state.withLock { state -> (any NSUserActivityDelegate)? in
            guard state.needsSave else { return nil }
            state.needsSave = false
            return state.delegate
        }
        delegate?.userActivityWillSave(self)
    }

    /// What another module of this package keeps with the activity, by a name of that module's choice.
    package subscript(attachment name: String) -> (any Sendable)? {
        get { snapshot.attachments[name] }
        set { state.withLock { $0.attachments[name] = newValue } }
    }

    /// Deletes the saved activities that have one of the identifiers.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        CurrentUserActivity.shared.notify(.deleted(persistentIdentifiers))
        handler()
    }

    /// Deletes the saved activities that have one of the identifiers.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
    ) async {
        CurrentUserActivity.shared.notify(.deleted(persistentIdentifiers))
    }

    /// Deletes all saved activities of the app.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        CurrentUserActivity.shared.notify(.deletedAll)
        handler()
    }

    /// Deletes all saved activities of the app.
    open class func deleteAllSavedUserActivities() async {
        CurrentUserActivity.shared.notify(.deletedAll)
    }
}
