package import IntentWire

extension BeckonSystem {
    /// Lets a question to an entity's query pass.
    ///
    /// - Throws: `IntentFailure` with code `authentication-required` where nobody may read such entities now; the app has
    ///   not heard of it then.
    func admit(_ request: EntityRequest, about kind: EntityDescriptor, in app: ResolvedApp) async throws {
        try await admitReading(
            kind.authenticationPolicy ?? .alwaysAllowed, of: kind.name, in: app, request.source, request.process,
            mayAsk: true, locale: request.locale)
    }

    /// Lets a question for the values of a parameter pass.
    ///
    /// - Throws: As `admit(_:about:in:)`. Nobody is asked for a password: such questions come with each letter that is
    ///   typed.
    func admit(_ request: OptionsRequest, about type: ValueType, in app: ResolvedApp) async throws {
        for kind in app.names.manifest.entities(in: type) {
            try await admitReading(
                kind.authenticationPolicy ?? .alwaysAllowed, of: kind.name, in: app, request.source, request.process,
                mayAsk: false, locale: request.locale)
        }
    }

    private func admitReading(
        _ policy: IntentDescriptor.AuthenticationPolicy, of name: LocalizedText, in app: ResolvedApp,
        _ source: RequestSource?, _ process: Int32?, mayAsk: Bool, locale: String?
    ) async throws {
        let source = source ?? .person
        guard ReadPolicy.needsLock(policy, source) else { return }
        let languages = [locale].compactMap(\.self)
        let subject = "'\(name.text(in: languages))' of \(app.names.manifest.name.text(in: languages))"
        let facts = ReadPolicy.Facts(
            name: subject, policy: policy, source: source, lock: await presence.lock(of: process))
        switch ReadPolicy.decide(facts) {
        case .give: return
        case .refuse(let failure): throw failure
        case .authenticate:
            let mayAsk = mayAsk && source == .person
            let outcome = await presence.authenticate(process, mayAsk: mayAsk, within: configuration.answerTimeout)
            try Task.checkCancellation()
            let failure = AuthenticationFailure(
                name: subject, limit: configuration.answerTimeout, consequence: "was not read")
            if let failure = failure.failure(outcome, mayAsk: source != .automation) { throw failure }
        }
    }
}

extension AppManifest {
    /// The policy that holds for an intent: its own, or a stricter one of an entity that it takes or returns.
    package func policy(of intent: IntentDescriptor) -> IntentDescriptor.AuthenticationPolicy {
        let types = intent.parameters.map(\.type) + [intent.resultType].compactMap(\.self)
        return types.flatMap(entities).compactMap(\.authenticationPolicy)
            .reduce(intent.authenticationPolicy) { $1.strictness > $0.strictness ? $1 : $0 }
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

extension IntentDescriptor.AuthenticationPolicy {
    fileprivate var strictness: Int {
        switch self {
        case .alwaysAllowed: 0
        case .requiresAuthentication: 1
        case .requiresLocalDeviceAuthentication: 2
        }
    }
}
