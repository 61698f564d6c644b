public import AppIntents
import FoundationAdditions
import IntentWire

/// The app's controls as the system shows them.
///
/// Safe to use from any thread. In a process that the system did not start, requests for new values go nowhere.
///
/// - Source: WidgetKit, `ControlCenter`.
public final class ControlCenter: Sendable {
    /// The one of the app.
    public static let shared = ControlCenter()

    private init() {}

    /// Says that the value of one kind of control has changed. Does not wait for anything.
    public func reloadControls(ofKind kind: String) { reload(WidgetChange(kind: kind)) }

    /// Says that the values of all controls of the app have changed. Does not wait for anything.
    public func reloadAllControls() { reload(WidgetChange()) }

    private func reload(_ change: WidgetChange) {
        AppRegistry.shared.channel?.notify(IntentMethod.reloadControls, change)
    }

    /// The app's controls that are shown somewhere.
    ///
    /// - Throws: An error where the system did not start the app.
    public func currentControls() async throws -> [ControlInfo] {
        let channel = try AppRegistry.shared.requiredChannel("ask which controls are shown")
        let uses: [ControlUse] = try await channel.call(IntentMethod.currentControls, WidgetUsesRequest())
        var found: [ControlInfo] = []
        for use in uses {
            // A configuration of an older version of the app is none of this one's.
            if let info = try? await WidgetRegistry.information(on: use) { found.append(info) }
        }
        return found
    }
}

/// A control that is shown somewhere: its kind, and how it is configured.
///
/// - Source: WidgetKit, `ControlInfo`.
public struct ControlInfo: Identifiable, Hashable, Sendable {
    /// The app's name for the control.
    public let kind: String
    /// What a server needs to push to it; nil, since nothing pushes here.
    public var pushInfo: ControlPushInfo?
    private let intent: (any ControlConfigurationIntent)?
    /// Tells two configurations apart.
    private let values: String

    init(kind: String, intent: (any ControlConfigurationIntent)?, values: String) {
        self.kind = kind
        self.intent = intent
        self.values = values
    }

    /// Names the control: its kind with its configuration.
    public var id: String { values.isEmpty ? kind : "\(kind)?\(values)" }

    /// How it is configured; nil where it is configured by another intent, or by none.
    public func configurationIntent<Intent: ControlConfigurationIntent>(of type: Intent.Type = Intent.self) -> Intent? {
        intent as? Intent
    }

    public static func == (left: ControlInfo, right: ControlInfo) -> Bool { left.id == right.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What a server needs to push to a control. Nothing pushes here.
///
/// - Source: WidgetKit, `ControlPushInfo`.
public struct ControlPushInfo: Hashable, Sendable {
    /// Names the control to the server.
    public let token: Data
}

/// Takes the push tokens of an app's controls. Nothing pushes here, so it is never made.
///
/// - Source: WidgetKit, `ControlPushHandler`.
public protocol ControlPushHandler {
    init()

    /// Takes tokens.
    ///
    /// - Parameter controls: The controls that are shown somewhere, with their tokens.
    func pushTokensDidChange(controls: [ControlInfo])
}
