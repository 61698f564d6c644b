// Written by Scripts/generate-parameter-initializers; change that, not this.

public import FoundationAdditions

// Measurements.
extension IntentParameter where Value.ValueType: __MeasurementParameterValue {
    /// Creates a parameter.
    ///
    /// A bare number is in `defaultUnit`, else in the base unit of its family. Values below zero are refused where
    /// `supportsNegativeNumbers` is false.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Value.ValueType.ParameterUnit? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior) {
                $0.unit = defaultUnit?.__unit.symbol; $0.isUnitAdjustedForLocale = defaultUnitAdjustForLocale;
                $0.supportsNegativeNumbers = supportsNegativeNumbers
            },
            default: Self.measurement(defaultValue, in: defaultUnit))
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// A bare number is in `defaultUnit`, else in the base unit of its family. Values below zero are refused where
    /// `supportsNegativeNumbers` is false.
    public convenience init(
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Value.ValueType.ParameterUnit? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(nil, description, requestValueDialog, inputConnectionBehavior) {
                $0.unit = defaultUnit?.__unit.symbol; $0.isUnitAdjustedForLocale = defaultUnitAdjustForLocale;
                $0.supportsNegativeNumbers = supportsNegativeNumbers
            },
            default: Self.measurement(defaultValue, in: defaultUnit))
    }

    /// Creates a parameter with resolvers for values of other types.
    ///
    /// A bare number is in `defaultUnit`, else in the base unit of its family. Values below zero are refused where
    /// `supportsNegativeNumbers` is false.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Value.ValueType.ParameterUnit? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) {
                $0.unit = defaultUnit?.__unit.symbol; $0.isUnitAdjustedForLocale = defaultUnitAdjustForLocale;
                $0.supportsNegativeNumbers = supportsNegativeNumbers
            },
            default: Self.measurement(defaultValue, in: defaultUnit))
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    ///
    /// A bare number is in `defaultUnit`, else in the base unit of its family. Values below zero are refused where
    /// `supportsNegativeNumbers` is false.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Value.ValueType.ParameterUnit? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) {
                $0.unit = defaultUnit?.__unit.symbol; $0.isUnitAdjustedForLocale = defaultUnitAdjustForLocale;
                $0.supportsNegativeNumbers = supportsNegativeNumbers
            },
            default: Self.measurement(defaultValue, in: defaultUnit))
    }

    /// Creates a parameter.
    ///
    /// A bare number is in `unit`, and values in other units are converted to it. Values below zero are refused where
    /// `supportsNegativeNumbers` is false.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Value.ValueType.ParameterUnit,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior) {
                $0.unit = unit.__unit.symbol; $0.isUnitFixed = true; $0.isUnitAdjustedForLocale = unitAdjustForLocale;
                $0.supportsNegativeNumbers = supportsNegativeNumbers
            },
            default: Self.measurement(defaultValue, in: unit))
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// A bare number is in `unit`, and values in other units are converted to it. Values below zero are refused where
    /// `supportsNegativeNumbers` is false.
    public convenience init(
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Value.ValueType.ParameterUnit,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(nil, description, requestValueDialog, inputConnectionBehavior) {
                $0.unit = unit.__unit.symbol; $0.isUnitFixed = true; $0.isUnitAdjustedForLocale = unitAdjustForLocale;
                $0.supportsNegativeNumbers = supportsNegativeNumbers
            },
            default: Self.measurement(defaultValue, in: unit))
    }

    /// Creates a parameter with resolvers for values of other types.
    ///
    /// A bare number is in `unit`, and values in other units are converted to it. Values below zero are refused where
    /// `supportsNegativeNumbers` is false.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Value.ValueType.ParameterUnit,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) {
                $0.unit = unit.__unit.symbol; $0.isUnitFixed = true; $0.isUnitAdjustedForLocale = unitAdjustForLocale;
                $0.supportsNegativeNumbers = supportsNegativeNumbers
            },
            default: Self.measurement(defaultValue, in: unit))
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    ///
    /// A bare number is in `unit`, and values in other units are converted to it. Values below zero are refused where
    /// `supportsNegativeNumbers` is false.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Value.ValueType.ParameterUnit,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) {
                $0.unit = unit.__unit.symbol; $0.isUnitFixed = true; $0.isUnitAdjustedForLocale = unitAdjustForLocale;
                $0.supportsNegativeNumbers = supportsNegativeNumbers
            },
            default: Self.measurement(defaultValue, in: unit))
    }

    /// Creates a parameter with values to choose from.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)),
            default: nil)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)),
            default: nil)
    }

    /// Creates a parameter with resolvers for values of other types and values to choose from.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers(),
                options: ProviderOptions(provider: optionsProvider)),
            default: nil)
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types and values to
    /// choose from.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers(),
                options: ProviderOptions(provider: optionsProvider)),
            default: nil)
    }
}
