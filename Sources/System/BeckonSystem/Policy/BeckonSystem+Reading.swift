package import IntentWire

/// Who wants to read something of an app.
struct Reader: Sendable {
    var source: RequestSource
    /// What the reader calls itself.
    var requester: String?
    /// The process at which the person sits who asks.
    var process: Int32?
    var locale: String?
    /// Whether a person may be asked for their password.
    var mayAsk: Bool

    init(_ request: EntityRequest) { self.init(request, mayAsk: true) }

    /// Nobody is asked for a password: such questions come with each letter that is typed.
    init(_ request: OptionsRequest) { self.init(request, mayAsk: false) }

    init(_ request: some ReadRequest, mayAsk: Bool) {
        source = request.source ?? .person
        requester = request.requester
        process = request.process
        locale = request.locale
        self.mayAsk = mayAsk
    }

    /// An app that reads what belongs to another: no person has said that it may.
    init(app: String) {
        source = .automation
        requester = app
        mayAsk = false
    }

    /// Nobody is asked for a password: who might be has been, before the intent ran.
    init(_ request: IntentRequest) {
        source = request.source
        requester = request.requester
        process = request.process
        locale = request.locale
        mayAsk = false
    }
}

/// A request that says who wants to read something.
protocol ReadRequest {
    var source: RequestSource? { get }
    var requester: String? { get }
    var process: Int32? { get }
    var locale: String? { get }
}

extension EntityRequest: ReadRequest {}
extension OptionsRequest: ReadRequest {}
extension ExportRequest: ReadRequest {}
extension ImportRequest: ReadRequest {}
extension ValueQueryRequest: ReadRequest {}
extension WidgetSuggestionsRequest: ReadRequest {}
extension SearchQuestion: ReadRequest {}
extension SuggestionQuestion: ReadRequest {}
extension SentenceQuestion: ReadRequest {}

extension BeckonSystem {
    /// Lets a question to an entity's query pass.
    ///
    /// - Throws: `IntentFailure` with code `authentication-required` where nobody may read such entities now, or the
    ///   properties by which they are to be compared or sorted; the app has not heard of it then.
    func admit(_ request: EntityRequest, about kind: EntityDescriptor, in app: ResolvedApp) async throws {
        let reader = Reader(request)
        try await admitReading(kind, in: app, reader)
        // Whoever may compare a value can find it out.
        for property in request.comparedProperties.compactMap(kind.property) {
            guard let policy = property.authenticationPolicy, policy > kind.policy else { continue }
            let name = property.title.text(in: [reader.locale].compactMap(\.self))
            if let refusal = try await refusal(policy, of: kind, property: name, in: ReadOwner(app), reader) {
                note(refusal, of: kind, property: property.name, in: ReadOwner(app), reader)
                throw refusal.failure
            }
        }
    }

    /// Lets a question for the values of a parameter pass.
    ///
    /// - Throws: As `admit(_:about:in:)`.
    func admit(_ request: OptionsRequest, about type: ValueType, in app: ResolvedApp) async throws {
        for kind in app.names.manifest.entities(in: type) { try await admitReading(kind, in: app, Reader(request)) }
    }

    /// Lets a reader have entities of a kind.
    ///
    /// - Throws: As `admit(_:about:in:)`.
    func admitReading(_ kind: EntityDescriptor, in app: ResolvedApp, _ reader: Reader) async throws {
        guard let refusal = try await refusal(kind.policy, of: kind, in: ReadOwner(app), reader) else { return }
        note(refusal, of: kind, in: ReadOwner(app), reader)
        throw refusal.failure
    }

    /// Why something may not be read; nil where it may.
    func refusal(
        _ policy: IntentDescriptor.AuthenticationPolicy, of kind: EntityDescriptor, property: String? = nil,
        in owner: ReadOwner, _ reader: Reader
    ) async throws -> ReadPolicy.Refusal? {
        guard ReadPolicy.needsLock(policy, reader.source) else { return nil }
        let languages = [reader.locale].compactMap(\.self)
        let part = property.map { "'\($0)' of " } ?? ""
        let subject =
            "\(part)'\(kind.name.text(in: languages))' of \(owner.name(in: languages))"
        let facts = ReadPolicy.Facts(
            name: subject, policy: policy, source: reader.source, lock: await presence.lock(of: reader.process))
        switch ReadPolicy.decide(facts) {
        case .give: return nil
        case .refuse(let refusal): return refusal
        case .authenticate:
            let mayAsk = reader.mayAsk && reader.source == .person
            let outcome = await presence.authenticate(
                reader.process, mayAsk: mayAsk, within: configuration.answerTimeout)
            try Task.checkCancellation()
            let failure = AuthenticationFailure(
                name: subject, limit: configuration.answerTimeout, consequence: "was not read")
            guard let failure = failure.failure(outcome, mayAsk: reader.source != .automation) else { return nil }
            return ReadPolicy.Refusal(reason: "a password is needed", failure: failure)
        }
    }

    /// Writes down that something was not read.
    func note(
        _ refusal: ReadPolicy.Refusal, of kind: EntityDescriptor, property: String? = nil, in owner: ReadOwner,
        _ reader: Reader
    ) {
        log.refusedReading(
            RefusedReading(
                app: owner.identifier, entity: kind.identifier, property: property, source: reader.source,
                requester: reader.requester, reason: refusal.reason),
            outcome: refusal.failure.code.rawValue)
    }
}

extension EntityRequest {
    /// The properties by which entities are compared or sorted.
    fileprivate var comparedProperties: [String] {
        guard case .filter(let filter, let sort) = query else { return [] }
        return filter.comparisons.map(\.property) + sort.map(\.property)
    }
}

extension EntityDescriptor {
    /// The policy that holds for the whole entity.
    var policy: IntentDescriptor.AuthenticationPolicy { authenticationPolicy ?? .alwaysAllowed }
}

extension AppManifest {
    /// The policy that holds for an intent: its own, or a stricter one of an entity that it takes or returns.
    package func policy(of intent: IntentDescriptor) -> IntentDescriptor.AuthenticationPolicy {
        let types = intent.parameters.map(\.type) + [intent.resultType].compactMap(\.self)
        return types.flatMap(entities).map(\.policy).reduce(intent.authenticationPolicy, max)
    }

    /// The kinds of entities that values of a type can be.
    func entities(in type: ValueType) -> [EntityDescriptor] {
        switch type {
        case .entity(let identifier): entity(identifier).map { [$0] } ?? []
        case .list(let element): entities(in: element)
        case .union(let types): types.flatMap(entities)
        default: []
        }
    }
}
