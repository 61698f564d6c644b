public import IntentWire

extension BeckonSystem {
    /// Asks an app to write one of its entities in a form in which it leaves the app.
    ///
    /// - Parameters:
    ///   - request: The entity, whose type is named as in `entities(_:of:)`, and the form.
    ///   - reference: The app.
    /// - Returns: The entity's bytes with their type.
    /// - Throws: `IntentFailure`: `unknown-app`, `unknown-entity`, `entity-not-found`, `unsupported` where the entity has
    ///   no such form, `authentication-required` where `ReadPolicy` has it so, or what went wrong in the app.
    public func export(_ request: ExportRequest, of reference: AppReference) async throws -> FileSnapshot {
        let app = try await resolve(reference)
        var request = request
        let kind = try app.names.entity(named: request.entity.type)
        try await admitReading(kind, in: app, Reader(request, mayAsk: true))
        request.entity.type = kind.identifier
        let question = request
        return try await pool.use(app.location, app.fingerprint) { session in
            try await session.request(
                IntentMethod.exportEntity, question, what: "'\(question.entity.type)' to be written")
        }
    }

    /// Asks an app to make an entity of a file.
    ///
    /// - Parameters:
    ///   - request: The file, and the type of the entity, named as in `entities(_:of:)`.
    ///   - reference: The app.
    /// - Returns: The entity.
    /// - Throws: `IntentFailure`: `unknown-app`, `unknown-entity`, `unsupported` where the entity cannot be made of
    ///   anything, `authentication-required` where `ReadPolicy` has it so, or what went wrong in the app.
    public func importEntity(_ request: ImportRequest, of reference: AppReference) async throws -> EntitySnapshot {
        let app = try await resolve(reference)
        var request = request
        let kind = try app.names.entity(named: request.entity)
        try await admitReading(kind, in: app, Reader(request, mayAsk: true))
        request.entity = kind.identifier
        let question = request
        let entity: EntitySnapshot = try await pool.use(app.location, app.fingerprint) { session in
            try await session.request(IntentMethod.importEntity, question, what: "'\(question.entity)' to be read")
        }
        guard
            case .entity(let released) = try await released(
                .entity(entity), to: Reader(request, mayAsk: false), of: app)
        else { return entity }
        return released
    }

    /// Asks a query of an app that takes a value and belongs to no entity.
    ///
    /// - Parameters:
    ///   - request: The query by identifier or type, and what it takes.
    ///   - reference: The app.
    /// - Returns: What it found, without what the reader may not read now.
    /// - Throws: `IntentFailure`: `unknown-app`, `unknown-query` with the queries that there are, or what went wrong in
    ///   the app.
    public func values(_ request: ValueQueryRequest, of reference: AppReference) async throws -> ValueQueryResponse {
        let app = try await resolve(reference)
        var answer: ValueQueryResponse = try await pool.use(app.location, app.fingerprint) { session in
            try await session.request(IntentMethod.queryValues, request, what: "the answer of '\(request.query)'")
        }
        answer.values = try await given(answer.values, to: Reader(request, mayAsk: false), of: app)
        return answer
    }
}
