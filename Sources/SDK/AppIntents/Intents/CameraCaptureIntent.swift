import FoundationAdditions
import IntentWire

/// Opens the camera of the app.
///
/// - Source: developer.apple.com/documentation/appintents/cameracaptureintent
@_alwaysEmitConformanceMetadata
public protocol CameraCaptureIntent: SystemIntent {
    /// What the intent needs to know of the app where it runs.
    associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
    /// What ``updateAppContext(_:)`` told the system last; nil where it told nothing.
    ///
    /// - Throws: An error where the system did not start the app, or what is kept is no such context any more.
    public static var appContext: AppContext? {
        get async throws {
            let channel = try AppRegistry.shared.requiredChannel("read the context of '\(persistentIdentifier)'")
            let kept: CaptureContext = try await channel.call(
                IntentMethod.captureContext, CaptureContext(intent: persistentIdentifier))
            return try kept.data.map { try JSONDecoder().decode(AppContext.self, from: $0) }
        }
    }

    /// Tells the system what the intent needs to know; nil for nothing.
    ///
    /// - Throws: An error where the context has more than 4096 bytes as JSON, or the system did not start the app.
    public static func updateAppContext(_ newContext: AppContext?) async throws {
        let data = try newContext.map { try JSONEncoder().encode($0) }
        if let data, data.count > CaptureContext.maximumSize {
            throw IntentFailure(
                .invalidValue,
                "the context of '\(persistentIdentifier)' has \(data.count) bytes as JSON; "
                    + "\(CaptureContext.maximumSize) are kept at most")
        }
        let channel = try AppRegistry.shared.requiredChannel("keep the context of '\(persistentIdentifier)'")
        let _: WireNothing = try await channel.call(
            IntentMethod.setCaptureContext, CaptureContext(intent: persistentIdentifier, data: data))
    }
}
