// Written by Scripts/generate-parameter-initializers; change that, not this.

public import CoreLocation
public import FoundationAdditions

// Money, places and people.
extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// Creates a parameter.
    ///
    /// Amounts in currencies that `currencyCodes` does not name are refused, unless it is empty. Values outside of
    /// `inclusiveRange` are refused; its bounds are inside.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior) {
                $0.currencyCodes = currencyCodes.isEmpty ? nil : currencyCodes;
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double(truncating: $0.lowerBound as NSDecimalNumber) },
                    inclusiveRange.map { Double(truncating: $0.upperBound as NSDecimalNumber) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// Amounts in currencies that `currencyCodes` does not name are refused, unless it is empty. Values outside of
    /// `inclusiveRange` are refused; its bounds are inside.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(nil, description, requestValueDialog, inputConnectionBehavior) {
                $0.currencyCodes = currencyCodes.isEmpty ? nil : currencyCodes;
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double(truncating: $0.lowerBound as NSDecimalNumber) },
                    inclusiveRange.map { Double(truncating: $0.upperBound as NSDecimalNumber) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter with values to choose from.
    ///
    /// Amounts in currencies that `currencyCodes` does not name are refused, unless it is empty. Values outside of
    /// `inclusiveRange` are refused; its bounds are inside.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) {
                $0.currencyCodes = currencyCodes.isEmpty ? nil : currencyCodes;
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double(truncating: $0.lowerBound as NSDecimalNumber) },
                    inclusiveRange.map { Double(truncating: $0.upperBound as NSDecimalNumber) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from.
    ///
    /// Amounts in currencies that `currencyCodes` does not name are refused, unless it is empty. Values outside of
    /// `inclusiveRange` are refused; its bounds are inside.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) {
                $0.currencyCodes = currencyCodes.isEmpty ? nil : currencyCodes;
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double(truncating: $0.lowerBound as NSDecimalNumber) },
                    inclusiveRange.map { Double(truncating: $0.upperBound as NSDecimalNumber) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter with resolvers for values of other types.
    ///
    /// Amounts in currencies that `currencyCodes` does not name are refused, unless it is empty. Values outside of
    /// `inclusiveRange` are refused; its bounds are inside.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) {
                $0.currencyCodes = currencyCodes.isEmpty ? nil : currencyCodes;
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double(truncating: $0.lowerBound as NSDecimalNumber) },
                    inclusiveRange.map { Double(truncating: $0.upperBound as NSDecimalNumber) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    ///
    /// Amounts in currencies that `currencyCodes` does not name are refused, unless it is empty. Values outside of
    /// `inclusiveRange` are refused; its bounds are inside.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) {
                $0.currencyCodes = currencyCodes.isEmpty ? nil : currencyCodes;
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double(truncating: $0.lowerBound as NSDecimalNumber) },
                    inclusiveRange.map { Double(truncating: $0.upperBound as NSDecimalNumber) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter with values to choose from and resolvers for values of other types.
    ///
    /// Amounts in currencies that `currencyCodes` does not name are refused, unless it is empty. Values outside of
    /// `inclusiveRange` are refused; its bounds are inside.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers(),
                options: ProviderOptions(provider: optionsProvider)
            ) {
                $0.currencyCodes = currencyCodes.isEmpty ? nil : currencyCodes;
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double(truncating: $0.lowerBound as NSDecimalNumber) },
                    inclusiveRange.map { Double(truncating: $0.upperBound as NSDecimalNumber) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from and resolvers for values of
    /// other types.
    ///
    /// Amounts in currencies that `currencyCodes` does not name are refused, unless it is empty. Values outside of
    /// `inclusiveRange` are refused; its bounds are inside.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers(),
                options: ProviderOptions(provider: optionsProvider)
            ) {
                $0.currencyCodes = currencyCodes.isEmpty ? nil : currencyCodes;
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double(truncating: $0.lowerBound as NSDecimalNumber) },
                    inclusiveRange.map { Double(truncating: $0.upperBound as NSDecimalNumber) }
                )
            },
            default: defaultValue)
    }
}

// Money, places and people.
extension IntentParameter where Value.ValueType == CLPlacemark {
    /// Creates a parameter.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior) {
                $0.placemarkStyle = "\(displayStyle)"
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(nil, description, requestValueDialog, inputConnectionBehavior) {
                $0.placemarkStyle = "\(displayStyle)"
            },
            default: defaultValue)
    }

    /// Creates a parameter with values to choose from.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) { $0.placemarkStyle = "\(displayStyle)" },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) { $0.placemarkStyle = "\(displayStyle)" },
            default: defaultValue)
    }

    /// Creates a parameter with resolvers for values of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) { $0.placemarkStyle = "\(displayStyle)" },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) { $0.placemarkStyle = "\(displayStyle)" },
            default: defaultValue)
    }

    /// Creates a parameter with values to choose from and resolvers for values of other types.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers(),
                options: ProviderOptions(provider: optionsProvider)
            ) { $0.placemarkStyle = "\(displayStyle)" },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from and resolvers for values of
    /// other types.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers(),
                options: ProviderOptions(provider: optionsProvider)
            ) { $0.placemarkStyle = "\(displayStyle)" },
            default: defaultValue)
    }
}

// Money, places and people.
extension IntentParameter where Value.ValueType == IntentPerson {
    /// Creates a parameter.
    ///
    /// `mode` says what of a person is asked for.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior) {
                $0.personMode = mode
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// `mode` says what of a person is asked for.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(nil, description, requestValueDialog, inputConnectionBehavior) {
                $0.personMode = mode
            },
            default: defaultValue)
    }

    /// Creates a parameter with values to choose from.
    ///
    /// `mode` says what of a person is asked for.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) { $0.personMode = mode },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from.
    ///
    /// `mode` says what of a person is asked for.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) { $0.personMode = mode },
            default: defaultValue)
    }

    /// Creates a parameter with resolvers for values of other types.
    ///
    /// `mode` says what of a person is asked for.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) { $0.personMode = mode },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    ///
    /// `mode` says what of a person is asked for.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) { $0.personMode = mode },
            default: defaultValue)
    }

    /// Creates a parameter with values to choose from and resolvers for values of other types.
    ///
    /// `mode` says what of a person is asked for.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers(),
                options: ProviderOptions(provider: optionsProvider)
            ) { $0.personMode = mode },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from and resolvers for values of
    /// other types.
    ///
    /// `mode` says what of a person is asked for.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers(),
                options: ProviderOptions(provider: optionsProvider)
            ) { $0.personMode = mode },
            default: defaultValue)
    }
}

// Money, places and people.
extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
    /// Creates a parameter.
    ///
    /// `mode` says what of a person is asked for. Lists of another size are refused.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, nil, inputConnectionBehavior) {
                $0.personMode = mode; $0.setSize(size)
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// `mode` says what of a person is asked for. Lists of another size are refused.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(nil, description, nil, inputConnectionBehavior) {
                $0.personMode = mode; $0.setSize(size)
            },
            default: defaultValue)
    }

    /// Creates a parameter.
    ///
    /// `mode` says what of a person is asked for. `size` says how many values a widget of a family shows.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, nil, inputConnectionBehavior) {
                $0.personMode = mode; $0.sizesByFamily = size
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// `mode` says what of a person is asked for. `size` says how many values a widget of a family shows.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(nil, description, nil, inputConnectionBehavior) {
                $0.personMode = mode; $0.sizesByFamily = size
            },
            default: defaultValue)
    }
}
