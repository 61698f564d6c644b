import AppIntents
public import SwiftUI

extension Widget {
    /// Serves the system, as the entry of an app that has this widget; started by hand it says what it is. Does not
    /// return while it serves.
    ///
    /// - Source: WidgetKit, `Widget.main()`.
    @MainActor @preconcurrency
    public static func main() { AppService.main() }
}

extension WidgetBundle {
    /// Serves the system, as the entry of an app that has these widgets; started by hand it says what it is. Does not
    /// return while it serves.
    ///
    /// - Source: WidgetKit, `WidgetBundle.main()`.
    @MainActor @preconcurrency
    public static func main() { AppService.main() }
}

extension ControlWidget {
    /// Serves the system, as the entry of an app that has this control; started by hand it says what it is. Does not
    /// return while it serves.
    ///
    /// - Source: WidgetKit, `ControlWidget.main()`.
    @MainActor @preconcurrency
    public static func main() { AppService.main() }
}
