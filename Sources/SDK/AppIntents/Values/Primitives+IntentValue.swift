public import FoundationAdditions
public import IntentWire

extension Bool: _IntentValue {
    public typealias ValueType = Bool
    public typealias UnwrappedType = Bool

    @ResolverSpecificationBuilder<Bool> public static var defaultResolverSpecification: some ResolverSpecification {
        BoolFromStringResolver()
    }
    public static var __valueType: IntentWire.ValueType { .bool }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Bool {
        guard case .bool(let bool) = value else { throw context.invalid(value, expected: "yes or no") }
        return bool
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .bool(self) }

    /// The words for the two values of a parameter.
    ///
    /// - Source: AppIntents, `Bool.IntentDisplayName`.
    public struct IntentDisplayName: Hashable, Sendable {
        public let `true`: LocalizedStringResource
        public let `false`: LocalizedStringResource

        /// Creates the words.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }

        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.true.key == rhs.true.key && lhs.false.key == rhs.false.key
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(`true`.key)
            hasher.combine(`false`.key)
        }
    }
}

extension Int: _IntentValue {
    public typealias ValueType = Int
    public typealias UnwrappedType = Int

    @ResolverSpecificationBuilder<Int> public static var defaultResolverSpecification: some ResolverSpecification {
        IntResolver()
        IntFromDoubleResolver()
        IntFromStringResolver()
    }
    public static var __valueType: IntentWire.ValueType { .int }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Int {
        guard case .int(let int) = value else { throw context.invalid(value, expected: "a whole number") }
        return int
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .int(self) }
}

extension Double: _IntentValue {
    public typealias ValueType = Double
    public typealias UnwrappedType = Double

    @ResolverSpecificationBuilder<Double> public static var defaultResolverSpecification: some ResolverSpecification {
        DoubleResolver()
        DoubleFromIntResolver()
        DoubleFromStringResolver()
    }
    public static var __valueType: IntentWire.ValueType { .double }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Double {
        switch value {
        case .double(let double): return double
        case .decimal(let decimal): return NSDecimalNumber(decimal: decimal).doubleValue
        default: throw context.invalid(value, expected: "a number")
        }
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .double(self) }
}

extension String: _IntentValue {
    public typealias ValueType = String
    public typealias UnwrappedType = String

    @ResolverSpecificationBuilder<String> public static var defaultResolverSpecification: some ResolverSpecification {
        StringFromIntResolver<Int, String>()
        StringFromDoubleResolver()
    }
    public static var __valueType: IntentWire.ValueType { .string }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> String {
        switch value {
        case .string(let text), .text(let text), .searchCriteria(let text): return text
        case .attributedString(let styled): return styled.text
        case .url(let url): return url.absoluteString
        case .uuid(let uuid): return uuid.uuidString
        case .entity(let entity): return entity.display.title
        case .enumCase(let enumCase): return enumCase.display?.title ?? enumCase.rawValue
        default: throw context.invalid(value, expected: "text")
        }
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .string(self) }
}

extension URL: _IntentValue {
    public typealias ValueType = URL
    public typealias UnwrappedType = URL

    @ResolverSpecificationBuilder<URL> public static var defaultResolverSpecification: some ResolverSpecification {
        URLFromStringResolver()
    }
    public static var __valueType: IntentWire.ValueType { .url }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> URL {
        guard case .url(let url) = value else { throw context.invalid(value, expected: "a URL") }
        return url
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .url(self) }
}

extension Date: _IntentValue {
    public typealias ValueType = Date
    public typealias UnwrappedType = Date

    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Date>() }
    public static var __valueType: IntentWire.ValueType { .date }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Date {
        switch value {
        case .date(let date): return date
        case .dateComponents(let components):
            if let date = (components.calendar ?? Calendar.current).date(from: components) { return date }
        case .string(let text):
            if let date = try? Date.ISO8601FormatStyle().parse(text) { return date }
        default: break
        }
        throw context.invalid(value, expected: "a date")
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .date(self) }
}

extension DateComponents: _IntentValue {
    public typealias ValueType = DateComponents
    public typealias UnwrappedType = DateComponents

    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<DateComponents>()
    }
    public static var __valueType: IntentWire.ValueType { .dateComponents }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> DateComponents {
        switch value {
        case .dateComponents(let components): return components
        case .date, .string:
            guard let date = try? await Date.__decode(value, context) else { fallthrough }
            return Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        default: throw context.invalid(value, expected: "a date or time")
        }
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .dateComponents(self) }
}

extension Duration: _IntentValue {
    public typealias ValueType = Duration
    public typealias UnwrappedType = Duration

    public static var defaultResolverSpecification: EmptyResolverSpecification<Duration> { .init() }
    public static var __valueType: IntentWire.ValueType { .duration }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Duration {
        switch value {
        case .duration(let duration): return duration
        case .measurement(let measurement) where measurement.dimension == "duration":
            let seconds = try await Measurement<UnitDuration>.__decode(value, context).converted(to: .seconds)
            return .seconds(seconds.value)
        default: throw context.invalid(value, expected: "a duration")
        }
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .duration(self) }
}

extension Decimal: _IntentValue {
    public typealias ValueType = Decimal
    public typealias UnwrappedType = Decimal

    public static var defaultResolverSpecification: EmptyResolverSpecification<Decimal> { .init() }
    public static var __valueType: IntentWire.ValueType { .decimal }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Decimal {
        switch value {
        case .decimal(let decimal): return decimal
        case .int(let int): return Decimal(int)
        case .double(let double) where double.isFinite: return Decimal(double)
        case .string(let text):
            if let decimal = Decimal(string: text) { return decimal }
        default: break
        }
        throw context.invalid(value, expected: "a number")
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .decimal(self) }
}

extension UUID: _IntentValue {
    public typealias ValueType = UUID
    public typealias UnwrappedType = UUID

    public static var defaultResolverSpecification: EmptyResolverSpecification<UUID> { .init() }
    public static var __valueType: IntentWire.ValueType { .uuid }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> UUID {
        switch value {
        case .uuid(let uuid): return uuid
        case .string(let text):
            if let uuid = UUID(uuidString: text) { return uuid }
        default: break
        }
        throw context.invalid(value, expected: "a UUID")
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .uuid(self) }
}

extension PersonNameComponents: _IntentValue {
    public typealias ValueType = PersonNameComponents
    public typealias UnwrappedType = PersonNameComponents

    public static var defaultResolverSpecification: EmptyResolverSpecification<PersonNameComponents> { .init() }
    public static var __valueType: IntentWire.ValueType { .personName }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> PersonNameComponents {
        switch value {
        case .personName(let name): return name
        case .string(let text):
            if let name = PersonNameText.components(of: text) { return name }
        default: break
        }
        throw context.invalid(value, expected: "the name of a person")
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .personName(self) }
}

extension Calendar.RecurrenceRule: _IntentValue {
    public typealias ValueType = Calendar.RecurrenceRule
    public typealias UnwrappedType = Calendar.RecurrenceRule

    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<Calendar.RecurrenceRule>()
    }
    public static var __valueType: IntentWire.ValueType { .recurrenceRule }

    public static func __decode(
        _ value: IntentValue, _ context: __ValueContext
    ) async throws -> Calendar.RecurrenceRule {
        guard case .recurrenceRule(let rule) = value else {
            throw context.invalid(value, expected: "a recurrence rule")
        }
        return rule
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .recurrenceRule(self) }
}

extension Never: _IntentValue {
    public typealias ValueType = Never
    public typealias UnwrappedType = Never

    public static var defaultResolverSpecification: EmptyResolverSpecification<Never> { .init() }
    public static var __valueType: IntentWire.ValueType { .none }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Never {
        throw context.invalid(value, expected: "no value")
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { switch self {} }
}
