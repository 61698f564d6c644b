// Written by Scripts/generate-parameter-initializers; change that, not this.

public import FoundationAdditions

// Entities.
extension IntentParameter where Value.ValueType: AppEntity {
    /// Creates a parameter.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog),
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog),
            default: defaultValue)
    }

    /// Creates a parameter with values to choose from.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, options: ProviderOptions(provider: optionsProvider)),
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, options: ProviderOptions(provider: optionsProvider)),
            default: defaultValue)
    }

    /// Creates a parameter with resolvers for values of other types.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, resolvers: resolvers()),
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, resolvers: resolvers()),
            default: defaultValue)
    }

    /// Creates a parameter with values to choose from and resolvers for values of other types.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, resolvers: resolvers(),
                options: ProviderOptions(provider: optionsProvider)),
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from and resolvers for values of
    /// other types.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog, resolvers: resolvers(),
                options: ProviderOptions(provider: optionsProvider)),
            default: defaultValue)
    }

    /// Creates a parameter with a query of its own.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog
            ) { $0.query = query },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with a query of its own.
    ///
    /// `requestDisambiguationDialog` is asked where several values fit.
    public convenience init<Query: EntityQuery>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                disambiguation: requestDisambiguationDialog
            ) { $0.query = query },
            default: defaultValue)
    }
}

// Entities.
extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
    /// Creates a parameter.
    ///
    /// Lists of another size are refused.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, nil, inputConnectionBehavior) { $0.setSize(size) },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// Lists of another size are refused.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(nil, description, nil, inputConnectionBehavior) { $0.setSize(size) },
            default: defaultValue)
    }

    /// Creates a parameter with a query of its own.
    ///
    /// Lists of another size are refused.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            traits: ParameterTraits(title, description, nil, inputConnectionBehavior) {
                $0.setSize(size); $0.query = query
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with a query of its own.
    ///
    /// Lists of another size are refused.
    public convenience init<Query: EntityQuery>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            traits: ParameterTraits(nil, description, nil, inputConnectionBehavior) {
                $0.setSize(size); $0.query = query
            },
            default: defaultValue)
    }

    /// Creates a parameter with resolvers for values of other types.
    ///
    /// Lists of another size are refused.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(title, description, nil, inputConnectionBehavior, resolvers: resolvers()) {
                $0.setSize(size)
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    ///
    /// Lists of another size are refused.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(nil, description, nil, inputConnectionBehavior, resolvers: resolvers()) {
                $0.setSize(size)
            },
            default: defaultValue)
    }

    /// Creates a parameter.
    ///
    /// `size` says how many values a widget of a family shows.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, nil, inputConnectionBehavior) { $0.sizesByFamily = size },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// `size` says how many values a widget of a family shows.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(nil, description, nil, inputConnectionBehavior) { $0.sizesByFamily = size },
            default: defaultValue)
    }

    /// Creates a parameter with a query of its own.
    ///
    /// `size` says how many values a widget of a family shows.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            traits: ParameterTraits(title, description, nil, inputConnectionBehavior) {
                $0.sizesByFamily = size; $0.query = query
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with a query of its own.
    ///
    /// `size` says how many values a widget of a family shows.
    public convenience init<Query: EntityQuery>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            traits: ParameterTraits(nil, description, nil, inputConnectionBehavior) {
                $0.sizesByFamily = size; $0.query = query
            },
            default: defaultValue)
    }

    /// Creates a parameter with resolvers for values of other types.
    ///
    /// `size` says how many values a widget of a family shows.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(title, description, nil, inputConnectionBehavior, resolvers: resolvers()) {
                $0.sizesByFamily = size
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    ///
    /// `size` says how many values a widget of a family shows.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(nil, description, nil, inputConnectionBehavior, resolvers: resolvers()) {
                $0.sizesByFamily = size
            },
            default: defaultValue)
    }
}
