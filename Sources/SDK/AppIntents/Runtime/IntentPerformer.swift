import FoundationAdditions
package import IntentWire

/// Runs intents: fills the parameters, asks for what is missing, performs, and encodes what comes of it.
package enum IntentPerformer {
    /// How often an intent may ask to be performed again.
    private static let maximumRestarts = 10

    /// Runs an intent with arguments from another process or surface.
    ///
    /// - Parameters:
    ///   - whenPerformed: Gets the values with which a person's run was performed; not called for others, since only what
    ///     people do is learnt from.
    ///   - whenUndoable: Gets what can undo what was done, also where the intent failed halfway, and the name
    ///     of that for a person; not called where nothing can be undone.
    /// - Throws: `IntentFailure`, whatever the app's code threw.
    package static func perform(
        _ type: any AppIntent.Type, arguments: [String: IntentValue], interaction: any IntentInteraction,
        source: RequestSource = .person, locale: Locale? = nil, isForeground: Bool = false,
        whenPerformed: (([String: IntentValue]) -> Void)? = nil,
        whenUndoable: (@MainActor (UndoManager, String) -> Void)? = nil
    ) async throws -> IntentOutcome {
        let intent = type.init()
        let session = IntentSession(
            intent: intent, interaction: interaction, source: source, locale: locale, isForeground: isForeground)
        let texts = session.texts.forType(type)
        do {
            return try await IntentSession.$current.withValue(session) {
                try await LocalizationContext.with(texts) {
                    try await fill(intent, arguments, session, texts)
                    let result: Result<IntentOutcome, any Error>
                    do { result = .success(try await run(intent, session, texts)) } catch { result = .failure(error) }
                    if let whenUndoable { await session.offerUndo(of: type, texts, to: whenUndoable) }
                    if let whenPerformed, source == .person, (try? result.get()) != nil,
                        let arguments = await PredictionService.learnable(intent, texts)
                    {
                        whenPerformed(arguments)
                    }
                    return try result.get()
                }
            }
        } catch {
            throw FailureDescription.failure(for: error, texts)
        }
    }

    /// Runs an intent that the app's own code made.
    static func performInApp<Intent: AppIntent>(_ intent: Intent, donate: Bool) async throws -> Intent.PerformResult {
        let reflection = IntentReflection.of(Intent.self)
        for (name, parameter) in reflection.parameters(of: intent) where !parameter.isOptional && !parameter.hasValue {
            guard let session = IntentSession.current, session.interaction.capabilities.contains(.values) else {
                throw IntentFailure(
                    .missingValue, "'\(name)' of \(Intent.persistentIdentifier) has no value", parameters: [name])
            }
            try await session.fill(parameter, dialog: nil)
        }
        try await DependencyPreparation.prepare(intent)
        let result = try await intent.perform()
        if donate, AppRegistry.shared.channel != nil { _ = try? await intent.donate(result: result) }
        return result
    }

    // MARK: - Parameters

    private static func fill(
        _ intent: any AppIntent, _ arguments: [String: IntentValue], _ session: IntentSession, _ texts: TextContext
    ) async throws {
        let type = type(of: intent)
        let parameters = IntentReflection.of(type).parameters(of: intent)
        for name in arguments.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
            throw IntentFailure(
                .unknownParameter,
                "'\(type.persistentIdentifier)' has no parameter '\(name)'; it has "
                    + (parameters.isEmpty ? "none" : parameters.map(\.name).joined(separator: ", ")),
                parameters: [name])
        }
        for (name, parameter) in parameters {
            guard let value = arguments[name] else { continue }
            if case .null = value, !parameter.isOptional { continue }
            try await parameter.setValue(
                value, __ValueContext(parameterName: name, traits: parameter.traits, texts: texts))
        }
        try await fillMissing(in: parameters, of: intent, session, texts)
    }

    /// Takes the values that providers propose by default, then asks for what is still missing.
    private static func fillMissing(
        in parameters: [(name: String, parameter: any AnyIntentParameter)], of intent: any AppIntent,
        _ session: IntentSession, _ texts: TextContext
    ) async throws {
        var missing: [(name: String, parameter: any AnyIntentParameter)] = []
        for (name, parameter) in parameters where !parameter.hasValue && !parameter.isOptional {
            if let options = parameter.traits.options {
                let context = __ValueContext(parameterName: name, traits: parameter.traits, texts: texts)
                let proposed = try await OptionsContext.$current.withValue(OptionsContext(intent: intent)) {
                    try await options.defaultValue(context)
                }
                if let proposed {
                    try await parameter.setValue(proposed, context)
                    continue
                }
            }
            missing.append((name, parameter))
        }
        guard !missing.isEmpty else { return }
        guard session.interaction.capabilities.contains(.values) else {
            throw IntentFailure(
                .missingValue, missingMessage(missing, texts), parameters: missing.map(\.name))
        }
        for (_, parameter) in missing { try await session.fill(parameter, dialog: nil) }
    }

    private static func missingMessage(
        _ missing: [(name: String, parameter: any AnyIntentParameter)], _ texts: TextContext
    ) -> String {
        let lines = missing.map { name, parameter in
            "'\(name)'" + (parameter.traits.requestValueDialog.map { " (\(texts.string($0.full)))" } ?? "")
        }
        return "\(missing.count == 1 ? "a value is" : "values are") missing: \(lines.joined(separator: ", "))"
    }

    // MARK: - Performing

    private static func run(
        _ intent: any AppIntent, _ session: IntentSession, _ texts: TextContext
    ) async throws -> IntentOutcome {
        try await DependencyPreparation.prepare(intent)
        if let url = try await representedURL(of: intent) { return IntentOutcome(url: url) }
        if type(of: intent).supportedModes == .foreground, !session.isForeground,
            session.interaction.capabilities.contains(.foreground)
        {
            try await session.continueInForeground(nil, alwaysConfirm: false)
        }
        return try await reportingProgress(of: session) {
            for _ in 0..<maximumRestarts {
                try Task.checkCancellation()
                do {
                    return try await performOnce(intent, texts)
                } catch let error as AppIntentError {
                    try await prepareRestart(after: error, session)
                }
            }
            throw IntentFailure(
                .intentFailed, "the intent asked to be performed again \(maximumRestarts) times; it was given up")
        }
    }

    private static func performOnce<Intent: AppIntent>(
        _ intent: Intent, _ texts: TextContext
    ) async throws -> IntentOutcome {
        try await outcome(of: try await intent.perform(), texts)
    }

    /// Does what an error of the intent asks for, so that it can be performed again; throws the error where that is all.
    private static func prepareRestart(after error: AppIntentError, _ session: IntentSession) async throws {
        switch error.kind {
        case .message: throw error
        case .restartPerform: return
        case .needsValue(let parameter, let dialog): try await session.fill(parameter, dialog: dialog)
        case .needsDisambiguation(let parameter, let options, let dialog):
            guard !options.isEmpty else { throw error }
            let index = try await session.choose(among: options, of: parameter, dialog: dialog)
            let context = session.context(for: parameter)
            try await parameter.setValue(try await options[index].__encode(context), context)
        case .needsForeground(let dialog, let alwaysConfirm, let continuation):
            try await session.continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
            if let continuation { try await continuation() }
        }
    }

    /// The URL that stands for an intent which the system opens instead of performing it.
    private static func representedURL(of intent: any AppIntent) async throws -> String? {
        guard let represented = intent as? any URLRepresentableIntent else { return nil }
        return try await represented.openedURL()
    }

    private static func outcome(of result: some IntentResult, _ texts: TextContext) async throws -> IntentOutcome {
        let context = __ValueContext(texts: texts)
        var outcome = IntentOutcome()
        if let value = result.value {
            let encoded = try await value.__encode(context)
            if case .null = encoded {} else { outcome.value = encoded }
        }
        guard let container = result as? any AnyResultContainer else { return outcome }
        outcome.dialog = container.dialog.map(texts.snapshot)
        if let next = container.nextIntent {
            if let url = try await representedURL(of: next) {
                outcome.url = url
            } else {
                outcome.opensIntent = try await IntentReflection.of(type(of: next)).prepared(next, texts: texts)
            }
        }
        if let snippet = container.snippetIntent {
            outcome.snippetIntent = try await IntentReflection.of(type(of: snippet)).prepared(snippet, texts: texts)
        }
        // What the intent was to do is done: a view that cannot be drawn does not undo it.
        do {
            outcome.snippet = try await SnippetDrawing.draw(container, texts)
        } catch let error as CancellationError {
            throw error
        } catch {
            outcome.snippetProblem = FailureDescription.failure(for: error, texts).message
        }
        return outcome
    }

    // MARK: - Progress

    /// Runs `body`, and reports the run's progress as it changes. To the system a report is a sign of life as well, so it
    /// is sent whether or not the surface shows it.
    private static func reportingProgress<Result: Sendable>(
        of session: IntentSession, _ body: () async throws -> Result
    ) async throws -> Result {
        guard session.intent is any ProgressReportingIntent else { return try await body() }
        let watcher = Task {
            var last: IntentProgress?
            while !Task.isCancelled {
                let now = session.progress.report
                if now != last {
                    last = now
                    await session.interaction.report(now)
                }
                try? await Task.sleep(for: .milliseconds(100))
            }
        }
        defer { watcher.cancel() }
        let result = try await body()
        await session.interaction.report(session.progress.report)
        return result
    }
}

extension Progress {
    fileprivate var report: IntentProgress {
        IntentProgress(
            fraction: totalUnitCount > 0 ? min(max(fractionCompleted, 0), 1) : nil,
            description: localizedDescription?.isEmpty == false && totalUnitCount > 0 ? localizedDescription : nil,
            details: localizedAdditionalDescription?.isEmpty == false ? localizedAdditionalDescription : nil)
    }
}

extension URLRepresentableIntent {
    /// The URL to open; nil where the intent has a `perform()` of its own.
    fileprivate func openedURL() async throws -> String? {
        guard PerformResult.self == Never.self else { return nil }
        let representation = Self.urlRepresentation
        let url: URL?
        if let target = representation.target?(self) {
            switch target {
            case let entity as any URLRepresentableEntity: url = await entity.urlRepresentation
            case let value as any URLRepresentableEnum: url = value.urlRepresentation
            default: url = nil
            }
        } else {
            url = await urlRepresentation
        }
        guard let url else {
            throw IntentFailure(.intentFailed, "'\(Self.persistentIdentifier)' has no URL for these values")
        }
        return url.absoluteString
    }
}
