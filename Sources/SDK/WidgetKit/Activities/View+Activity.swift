public import SwiftUI

// What views say for Live Activities. Source: WidgetKit, `View`.
extension View {
    /// Sets the background of the Live Activity on the lock screen; the surface's own where nil.
    @MainActor @preconcurrency
    public func activityBackgroundTint(_ color: Color?) -> some View {
        Group {
            if let color { containerBackground(color, for: .activity) } else { self }
        }
    }

    /// Colours the system's own buttons beside the Live Activity; surfaces here have none.
    @MainActor @preconcurrency
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

extension ContainerBackgroundPlacement {
    /// The background of a Live Activity on the lock screen.
    static let activity = ContainerBackgroundPlacement(name: "activity")
}
