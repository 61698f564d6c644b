package import IntentWire

/// What a module above this one adds to an app: parts of the manifest, and answers to messages of the system.
///
/// A type that conforms is found as intents are, so that an app which does not link the module has none of it.
@_alwaysEmitConformanceMetadata
package protocol AppServiceExtension: SendableMetatype {
    /// Adds what the module knows of the app.
    static func describe(in manifest: inout AppManifest) async throws

    /// Answers a message.
    ///
    /// - Returns: The answer; nil where the message is not for this module.
    static func answer(_ method: String, _ parameters: WirePayload) async throws -> (any Encodable & Sendable)?

    /// Takes a notification of the system; must not block.
    ///
    /// - Returns: Whether it was for this module.
    static func receive(_ method: String, _ parameters: WirePayload) -> Bool

    /// Waits until the system knows what a run has begun: once the run is answered, it may end the app.
    static func settle() async
}

extension AppServiceExtension {
    package static func describe(in manifest: inout AppManifest) async throws {}
    package static func receive(_ method: String, _ parameters: WirePayload) -> Bool { false }
    package static func settle() async {}
}
