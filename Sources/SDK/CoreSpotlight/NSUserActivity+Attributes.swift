extension NSUserActivity {
    /// What is known of the activity, so that people can find it where `isEligibleForSearch` allows it.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsuseractivity/contentattributeset
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { (self[attachment: "CoreSpotlight.attributes"] as? AttachedAttributes)?.set }
        set { self[attachment: "CoreSpotlight.attributes"] = newValue.map(AttachedAttributes.init(set:)) }
    }
}

/// The attribute set of an activity.
// @unchecked: as on Apple's platforms the activity hands out the app's own object, which is the app's to share.
private struct AttachedAttributes: @unchecked Sendable { let set: CSSearchableItemAttributeSet }
