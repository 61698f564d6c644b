public import Foundation

/// Keeps a user activity up to date. All requirements have a default that does nothing.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivitydelegate
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be used: bring its `userInfo` up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Another device went on with the activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)

    /// The device that goes on with the activity asked for streams.
    func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}

    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}

    public func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
    ) {}
}
