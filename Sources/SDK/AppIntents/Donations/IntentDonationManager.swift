import FoundationAdditions
import IntentWire

/// Names a donation.
///
/// - Source: AppIntents, `IntentDonationIdentifier`.
public struct IntentDonationIdentifier: Codable, Hashable, Sendable {
    let identifier: String

    init() { identifier = UUID().uuidString }
    init(identifier: String) { self.identifier = identifier }
}

/// Tells the system what people do in the app itself, so that it can propose it.
///
/// Donations go to the system that runs the app; in an app that was started by hand there is none, and the
/// asynchronous members throw.
///
/// - Source: AppIntents, `IntentDonationManager`.
public struct IntentDonationManager: Sendable {
    /// The manager.
    public static var shared: IntentDonationManager { IntentDonationManager() }

    /// Tells the system that an intent was performed; does not wait, and says nothing of a failure.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
        let identifier = IntentDonationIdentifier()
        Task { try? await send(intent, identifier) }
        return identifier
    }

    /// Tells the system that an intent was performed, with its result.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        donate(intent: intent)
    }

    /// Tells the system that an intent was performed, and waits until it is kept.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
        let identifier = IntentDonationIdentifier()
        try await send(intent, identifier)
        return identifier
    }

    /// Tells the system that an intent was performed, with its result, and waits until it is kept.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await donate(intent: intent)
    }

    /// Deletes donations.
    ///
    /// - Returns: Those that were deleted.
    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] {
        let deleted: [String] = try await AppRegistry.shared.requiredChannel("delete donations").call(
            IntentMethod.deleteDonations, predicate.deletion)
        return deleted.map { IntentDonationIdentifier(identifier: $0) }
    }

    private func send(_ intent: some AppIntent, _ identifier: IntentDonationIdentifier) async throws {
        let channel = try AppRegistry.shared.requiredChannel("donate an intent")
        let prepared = try await IntentReflection.of(type(of: intent)).prepared(intent)
        let entities = prepared.arguments.values.flatMap(\.entities).map { "\($0.type)/\($0.id)" }
        let message = DonationMessage(
            identifier: identifier.identifier, intent: prepared, entities: entities,
            source: IntentSession.current?.source)
        let _: DonationReceipt = try await channel.call(IntentMethod.donate, message)
    }
}

extension IntentValue {
    /// The entities in this value.
    var entities: [EntitySnapshot] {
        switch self {
        case .entity(let entity): [entity]
        case .list(let values): values.flatMap(\.entities)
        default: []
        }
    }
}

/// Which donations are meant.
///
/// - Source: AppIntents, `IntentDonationMatchingPredicate`.
public struct IntentDonationMatchingPredicate: Sendable {
    let deletion: DonationDeletion

    /// One donation.
    public static func donationIdentifier(
        _ identifier: IntentDonationIdentifier
    ) -> IntentDonationMatchingPredicate {
        .init(deletion: DonationDeletion(identifier: identifier.identifier))
    }

    /// All that contain an entity.
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
        .init(deletion: DonationDeletion(entity: identifier.description))
    }

    /// All of an intent, or those of them that contain an entity.
    public static func intentType(
        _ type: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
    ) -> IntentDonationMatchingPredicate {
        .init(
            deletion: DonationDeletion(intent: type.persistentIdentifier, entity: entityIdentifier?.description))
    }
}

extension AppIntent {
    /// Tells the system that this intent was performed in the app; does not wait.
    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }

    /// Tells the system that this intent was performed in the app, with its result; does not wait.
    @discardableResult
    public func donate(result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self, result: result)
    }

    /// Tells the system that this intent was performed in the app, and waits until it is kept.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }

    /// Tells the system that this intent was performed in the app, with its result, and waits until it is kept.
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self, result: result)
    }
}
