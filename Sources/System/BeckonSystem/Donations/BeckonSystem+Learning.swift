import Foundation
public import IntentWire
import SpotlightIndex

extension BeckonSystem {
    /// The donations of an app, the newest first: those that it made, and those that runs of a person made.
    ///
    /// - Parameters:
    ///   - reference: The app.
    ///   - limit: How many at most.
    /// - Throws: `IntentFailure`: `unknown-app`, or `store`.
    public func donations(of reference: AppReference, limit: Int = 100) async throws -> [DonationRecord] {
        let app = try await app(reference).identifier
        try await log.flush()
        return try await services.donations.donations(of: app, limit: limit)
    }

    /// Whether the system learns from what is done.
    ///
    /// - Throws: `IntentFailure` with code `store`.
    public func learning() async throws -> LearningState {
        try await services.donations.store.reading { try LearningSettings.state(in: $0) }
    }

    /// Lets the system learn from what is done, or does not. What it has learnt stays until it is erased, and is not used
    /// while it may not learn.
    ///
    /// - Parameter change: The app, or all of them, and whether.
    /// - Returns: The state then.
    /// - Throws: `IntentFailure`: `unknown-app`, or `store`.
    public func setLearning(_ change: LearningChange) async throws -> LearningState {
        let app: String? = if let reference = change.app { try await knownApp(reference).identifier } else { nil }
        // What was done before is learnt as it was allowed then.
        try await log.flush()
        return try await services.donations.store.writing { database in
            try LearningSettings.set(app, isOn: change.isOn, in: database)
            return try LearningSettings.state(in: database)
        }
    }

    /// Learns from what a person did: it can be suggested, and the intent and the entities that it was about are found
    /// sooner. What cannot be learnt from is done all the same.
    ///
    /// - Parameters:
    ///   - candidate: What was run.
    ///   - performed: The values with which it was performed; nil where the app did not tell.
    ///   - isOpened: Whether another intent opened it, so that nobody chose it.
    func learn(from candidate: RunCandidate, performed: [String: IntentValue]?, isOpened: Bool) async {
        let source = candidate.request.source
        guard source == .person || source == .automation else { return }
        let arguments = performed ?? candidate.arguments
        if source == .person && !isOpened && candidate.intent.canBeSuggested && Self.isLearnable(arguments),
            !candidate.intent.parameters.contains(where: { arguments[$0.name] != nil && $0.isSecret })
        {
            let now = clock.now()
            log.learnt(
                DonationRecord(
                    identifier: candidate.record.run, app: candidate.app.app.identifier,
                    intent: PreparedIntent(intent: candidate.intent.identifier, arguments: arguments),
                    entities: arguments.values.flatMap(\.entityNames), date: now, source: .system,
                    zoneOffset: clock.offset(at: now)))
        }
        await noteUse(of: candidate, arguments)
    }

    /// Whether values can be given again: a file is not kept, and a text that only the app could read is no value yet.
    private static func isLearnable(_ arguments: [String: IntentValue]) -> Bool {
        !arguments.values.contains { value in
            value.contains { part in
                switch part {
                case .file, .text: true
                default: false
                }
            }
        }
    }

    /// Lets an index that has just come to know an app know what was done with it before.
    func noteEarlierUses(of app: String, in index: SpotlightIndex) async throws {
        guard try await learning().allows(app) else { return }
        try await log.flush()
        let donations = try await services.donations.donations(of: app, limit: DonationStore.keptOfIntent)
        for donation in donations.reversed() {
            try await index.noteUse(
                of: ManifestIndexing.item(ofIntent: donation.intent.intent), in: ManifestIndexing.source(app),
                entities: donation.intent.arguments.values.flatMap(\.entityReferences), at: donation.date)
        }
    }

    private func noteUse(of candidate: RunCandidate, _ arguments: [String: IntentValue]) async {
        let app = candidate.app.app.identifier
        guard search.exists, (try? await learning().allows(app)) == true else { return }
        let entities = arguments.values.flatMap(\.entityReferences)
        try? await search.use {
            try await $0.noteUse(
                of: ManifestIndexing.item(ofIntent: candidate.intent.identifier), in: ManifestIndexing.source(app),
                entities: entities)
        }
    }
}

extension IntentDescriptor {
    /// Whether people are shown the intent at all, as something that they can do.
    var canBeSuggested: Bool {
        isDiscoverable && !isAssistantOnly && !isConfigurationOnly && deprecation == nil
            && !systemProtocols.contains("SnippetIntent")
    }
}

extension IntentValue {
    /// The entities that the value is or holds.
    fileprivate var entityReferences: [SearchableEntityReference] {
        switch self {
        case .entity(let entity): [SearchableEntityReference(type: entity.type, identifier: entity.id)]
        case .list(let values): values.flatMap(\.entityReferences)
        default: []
        }
    }
}
