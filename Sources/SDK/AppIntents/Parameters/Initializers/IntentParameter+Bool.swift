// Written by Scripts/generate-parameter-initializers; change that, not this.

public import FoundationAdditions

// Yes or no.
extension IntentParameter where Value.ValueType == Bool {
    /// Creates a parameter.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior) {
                $0.booleanNames = displayName
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(nil, description, requestValueDialog, inputConnectionBehavior) {
                $0.booleanNames = displayName
            },
            default: defaultValue)
    }

    /// Creates a parameter with resolvers for values of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) { $0.booleanNames = displayName },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) { $0.booleanNames = displayName },
            default: defaultValue)
    }
}
