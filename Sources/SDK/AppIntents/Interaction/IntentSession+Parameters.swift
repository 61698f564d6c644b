import FoundationAdditions
import IntentWire

extension IntentSession {
    /// What reading a value of a parameter needs to know.
    func context(for parameter: any AnyIntentParameter) -> __ValueContext {
        var context = __ValueContext(traits: parameter.traits, texts: texts)
        if let intent {
            context.parameterName = IntentReflection.of(type(of: intent)).name(of: parameter, in: intent)
            context.texts = texts.forType(type(of: intent))
        }
        return context
    }

    private func descriptor(of parameter: any AnyIntentParameter, _ context: __ValueContext) async
        -> ParameterDescriptor
    {
        await ParameterDescriber(texts: context.texts).describe(
            parameter, name: context.parameterName ?? parameter.traits.title?.key ?? "value")
    }

    /// Asks for a value until the answer fits.
    func requestValue<Element: _IntentValue>(
        of parameter: any AnyIntentParameter, as type: Element.Type, dialog: IntentDialog?
    ) async throws -> Element {
        try await askForValue(of: parameter, dialog: dialog) { try await resolveValue($0, as: Element.self, $1) }
    }

    /// Asks for the whole value of a parameter until the answer fits, and gives it to the parameter.
    func fill(_ parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws {
        try await askForValue(of: parameter, dialog: dialog) { try await parameter.setValue($0, $1) }
    }

    private func askForValue<Value>(
        of parameter: any AnyIntentParameter, dialog: IntentDialog?,
        read: (IntentValue, __ValueContext) async throws -> Value
    ) async throws -> Value {
        let context = context(for: parameter)
        let descriptor = await descriptor(of: parameter, context)
        let prompt =
            (dialog ?? parameter.traits.requestValueDialog).map(context.texts.snapshot)
            ?? DialogSnapshot(full: "\(descriptor.title.text)?")
        guard interaction.capabilities.contains(.values) else {
            throw IntentFailure(
                .missingValue, "'\(descriptor.name)' has no value: \(prompt.full)", parameters: [descriptor.name])
        }
        var question = ValueQuestion(
            parameter: descriptor, dialog: prompt,
            options: await OptionsService.proposals(for: parameter, in: intent, context))
        for _ in 0..<Self.maximumAttempts {
            let given: IntentValue
            switch try await ask(.value(question), needs: .values) {
            case .value(let value): given = value
            case .option(let index):
                guard let items = question.options?.items, items.indices.contains(index) else {
                    throw IntentFailure(.invalidMessage, "the answer names an option that there is not")
                }
                given = items[index].value
            case .unsupported:
                throw IntentFailure(
                    .missingValue, "'\(descriptor.name)' has no value: \(prompt.full)", parameters: [descriptor.name])
            default: throw IntentFailure(.cancelled, "cancelled")
            }
            do {
                if case .null = given { throw context.invalid(given, expected: descriptor.type.displayName) }
                return try await read(given, context)
            } catch let failure as IntentFailure where failure.canBeAskedAgain {
                question.problem = failure.message
            }
        }
        throw IntentFailure(
            .invalidValue, "'\(descriptor.name)' got no value that fits in \(Self.maximumAttempts) answers",
            parameters: [descriptor.name])
    }

    /// Lets the person choose one of several values.
    func requestDisambiguation<Value: _IntentValue & Sendable>(
        of parameter: IntentParameter<Value>, among options: [Value.ValueType], dialog: IntentDialog?
    ) async throws -> Value.ValueType {
        let context = context(for: parameter)
        guard !options.isEmpty else {
            throw IntentFailure(
                .invalidValue, "there is nothing to choose for '\(context.parameterName ?? parameter.title.key)'")
        }
        return options[try await choose(among: options, of: parameter, dialog: dialog)]
    }

    /// Lets the person choose one of several values; gives its place.
    func choose(
        among options: [any _IntentValue], of parameter: any AnyIntentParameter, dialog: IntentDialog?
    ) async throws -> Int {
        let context = context(for: parameter)
        var displays: [DisplaySnapshot] = []
        for value in options {
            displays.append(
                ValueDisplay.display(of: value, encoded: try await value.__encode(context), context.texts))
        }
        let prompt =
            (dialog ?? parameter.traits.requestDisambiguationDialog).map(context.texts.snapshot)
            ?? DialogSnapshot(full: "Which \(parameter.traits.title.map(context.texts.string) ?? "one")?")
        return try await choose(prompt, displays.map { ChoiceQuestion.Option(display: $0) })
    }

    /// Asks whether a value is meant.
    func requestConfirmation<Value: _IntentValue & Sendable>(
        of parameter: IntentParameter<Value>, for item: Value.ValueType, dialog: IntentDialog?,
        content: (any SnippetContent)? = nil
    ) async throws -> Bool {
        let context = context(for: parameter)
        let display = ValueDisplay.display(of: item, encoded: try await item.__encode(context), context.texts)
        let question = ConfirmationQuestion(
            dialog: dialog.map(context.texts.snapshot) ?? DialogSnapshot(full: "Do you mean \(display.title)?"),
            acceptLabel: "Yes", denyLabel: "No", item: display,
            snippet: try await content?.viewTree(in: context.texts))
        do {
            try await confirm(question)
            return true
        } catch let failure as IntentFailure where failure.code == .declined {
            return false
        }
    }
}

extension IntentFailure {
    /// Whether another answer could be better.
    var canBeAskedAgain: Bool { [.invalidValue, .entityNotFound, .ambiguousValue].contains(code) }
}
