// Written by Scripts/generate-parameter-initializers; change that, not this.

public import FoundationAdditions

// Enumerations.
extension IntentParameter where Value.ValueType: AppEnum {
    /// Creates a parameter.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit. Cases that `supportedValues` does not hold are
    /// refused.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog
            ) { $0.setSupportedValues(supportedValues) },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit. Cases that `supportedValues` does not hold are
    /// refused.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog
            ) { $0.setSupportedValues(supportedValues) },
            default: defaultValue)
    }

    /// Creates a parameter with values to choose from.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit. Cases that `supportedValues` does not hold are
    /// refused.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, options: ProviderOptions(provider: optionsProvider)
            ) { $0.setSupportedValues(supportedValues) },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit. Cases that `supportedValues` does not hold are
    /// refused.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, options: ProviderOptions(provider: optionsProvider)
            ) { $0.setSupportedValues(supportedValues) },
            default: defaultValue)
    }

    /// Creates a parameter with resolvers for values of other types.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit. Cases that `supportedValues` does not hold are
    /// refused.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, resolvers: resolvers()
            ) { $0.setSupportedValues(supportedValues) },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit. Cases that `supportedValues` does not hold are
    /// refused.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, resolvers: resolvers()
            ) { $0.setSupportedValues(supportedValues) },
            default: defaultValue)
    }
}

// Enumerations.
extension IntentParameter where Value.ValueType: AppEntity & AppEnum {
    /// Creates a parameter.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit. Cases that `supportedValues` does not hold are
    /// refused.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog
            ) { $0.setSupportedValues(supportedValues) },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit. Cases that `supportedValues` does not hold are
    /// refused.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog
            ) { $0.setSupportedValues(supportedValues) },
            default: defaultValue)
    }

    /// Creates a parameter with values to choose from.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit. Cases that `supportedValues` does not hold are
    /// refused.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, options: ProviderOptions(provider: optionsProvider)
            ) { $0.setSupportedValues(supportedValues) },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit. Cases that `supportedValues` does not hold are
    /// refused.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, options: ProviderOptions(provider: optionsProvider)
            ) { $0.setSupportedValues(supportedValues) },
            default: defaultValue)
    }

    /// Creates a parameter with resolvers for values of other types.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit. Cases that `supportedValues` does not hold are
    /// refused.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, resolvers: resolvers()
            ) { $0.setSupportedValues(supportedValues) },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit. Cases that `supportedValues` does not hold are
    /// refused.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, resolvers: resolvers()
            ) { $0.setSupportedValues(supportedValues) },
            default: defaultValue)
    }
}
