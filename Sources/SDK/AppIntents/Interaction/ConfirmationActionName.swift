public import FoundationAdditions

/// What the button of a confirmation says.
///
/// - Source: AppIntents, `ConfirmationActionName`.
public struct ConfirmationActionName: Sendable, ExpressibleByStringLiteral {
    let acceptLabel: LocalizedStringResource
    let denyLabel: LocalizedStringResource
    let isDestructive: Bool

    private init(_ acceptLabel: LocalizedStringResource) {
        (self.acceptLabel, denyLabel, isDestructive) = (acceptLabel, "Cancel", false)
    }

    /// Creates a name from a text; Apple's framework has ``custom(acceptLabel:acceptAlternatives:denyLabel:denyAlternatives:destructive:)``.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    /// A name of the app's own.
    ///
    /// - Parameters:
    ///   - acceptLabel: What goes on.
    ///   - acceptAlternatives: Other words that go on, for speech.
    ///   - denyLabel: What stops.
    ///   - denyAlternatives: Other words that stop, for speech.
    ///   - destructive: Whether going on may lose something.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(acceptLabel: acceptLabel, denyLabel: denyLabel, isDestructive: destructive)
    }

    private init(acceptLabel: LocalizedStringResource, denyLabel: LocalizedStringResource, isDestructive: Bool) {
        self.acceptLabel = acceptLabel
        self.denyLabel = denyLabel
        self.isDestructive = isDestructive
    }
}

extension ConfirmationActionName {
    public static var add: ConfirmationActionName { ConfirmationActionName("Add") }
    public static var addData: ConfirmationActionName { ConfirmationActionName("Add Data") }
    public static var book: ConfirmationActionName { ConfirmationActionName("Book") }
    public static var buy: ConfirmationActionName { ConfirmationActionName("Buy") }
    public static var call: ConfirmationActionName { ConfirmationActionName("Call") }
    public static var checkIn: ConfirmationActionName { ConfirmationActionName("Check In") }
    public static var `continue`: ConfirmationActionName { ConfirmationActionName("Continue") }
    public static var create: ConfirmationActionName { ConfirmationActionName("Create") }
    public static var `do`: ConfirmationActionName { ConfirmationActionName("Do") }
    public static var download: ConfirmationActionName { ConfirmationActionName("Download") }
    public static var filter: ConfirmationActionName { ConfirmationActionName("Filter") }
    public static var find: ConfirmationActionName { ConfirmationActionName("Find") }
    public static var get: ConfirmationActionName { ConfirmationActionName("Get") }
    public static var go: ConfirmationActionName { ConfirmationActionName("Go") }
    public static var log: ConfirmationActionName { ConfirmationActionName("Log") }
    public static var open: ConfirmationActionName { ConfirmationActionName("Open") }
    public static var order: ConfirmationActionName { ConfirmationActionName("Order") }
    public static var pay: ConfirmationActionName { ConfirmationActionName("Pay") }
    public static var play: ConfirmationActionName { ConfirmationActionName("Play") }
    public static var playSound: ConfirmationActionName { ConfirmationActionName("Play Sound") }
    public static var post: ConfirmationActionName { ConfirmationActionName("Post") }
    public static var request: ConfirmationActionName { ConfirmationActionName("Request") }
    public static var run: ConfirmationActionName { ConfirmationActionName("Run") }
    public static var search: ConfirmationActionName { ConfirmationActionName("Search") }
    public static var send: ConfirmationActionName { ConfirmationActionName("Send") }
    public static var set: ConfirmationActionName { ConfirmationActionName("Set") }
    public static var share: ConfirmationActionName { ConfirmationActionName("Share") }
    public static var start: ConfirmationActionName { ConfirmationActionName("Start") }
    public static var startNavigation: ConfirmationActionName { ConfirmationActionName("Start Navigation") }
    public static var toggle: ConfirmationActionName { ConfirmationActionName("Toggle") }
    public static var turnOff: ConfirmationActionName { ConfirmationActionName("Turn Off") }
    public static var turnOn: ConfirmationActionName { ConfirmationActionName("Turn On") }
    public static var view: ConfirmationActionName { ConfirmationActionName("View") }
}
