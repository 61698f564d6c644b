// Written by Scripts/generate-parameter-initializers; change that, not this.

public import FoundationAdditions

// Numbers.
extension IntentParameter where Value.ValueType == Int {
    /// Creates a parameter.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(nil, description, requestValueDialog, inputConnectionBehavior) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter with resolvers for values of other types.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter with values to choose from.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        controlStyle: IntentParameter<Value>.IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: nil)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        controlStyle: IntentParameter<Value>.IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: nil)
    }

    /// Creates a parameter with values to choose from and resolvers for values of other types.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        controlStyle: IntentParameter<Value>.IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
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
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: nil)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from and resolvers for values of
    /// other types.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        controlStyle: IntentParameter<Value>.IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
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
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: nil)
    }

    /// Creates a parameter with values to choose from.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    @_disfavoredOverload
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    @_disfavoredOverload
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: defaultValue)
    }
}

// Numbers.
extension IntentParameter where Value.ValueType == Double {
    /// Creates a parameter.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.DoubleControlStyle = .field,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.DoubleControlStyle = .field,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(nil, description, requestValueDialog, inputConnectionBehavior) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter with resolvers for values of other types.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.DoubleControlStyle = .field,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with resolvers for values of other types.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.DoubleControlStyle = .field,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter with values to choose from.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        controlStyle: IntentParameter<Value>.DoubleControlStyle = .field,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: nil)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        controlStyle: IntentParameter<Value>.DoubleControlStyle = .field,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: nil)
    }

    /// Creates a parameter with values to choose from and resolvers for values of other types.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        controlStyle: IntentParameter<Value>.DoubleControlStyle = .field,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
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
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: nil)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from and resolvers for values of
    /// other types.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        controlStyle: IntentParameter<Value>.DoubleControlStyle = .field,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
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
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: nil)
    }

    /// Creates a parameter with values to choose from.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    @_disfavoredOverload
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.DoubleControlStyle = .field,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                title, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: defaultValue)
    }

    /// Creates a parameter that is called as its variable is, with values to choose from.
    ///
    /// Values outside of `inclusiveRange` are refused; its bounds are inside.
    @_disfavoredOverload
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.DoubleControlStyle = .field,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            traits: ParameterTraits(
                nil, description, requestValueDialog, inputConnectionBehavior,
                options: ProviderOptions(provider: optionsProvider)
            ) {
                $0.controlStyle = "\(controlStyle)";
                ($0.minimum, $0.maximum) = (
                    inclusiveRange.map { Double($0.lowerBound) }, inclusiveRange.map { Double($0.upperBound) }
                )
            },
            default: defaultValue)
    }
}
