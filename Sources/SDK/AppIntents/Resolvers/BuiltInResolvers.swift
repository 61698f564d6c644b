public import FoundationAdditions
import IntentWire

/// Takes a whole number that is in the parameter's range.
public struct IntResolver: RangeCheckingResolver {
    public typealias Input = Int
    public typealias Output = Int
    public init() {}

    public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}

/// Rounds a number to a whole one.
public struct IntFromDoubleResolver: RangeCheckingResolver {
    public typealias Input = Double
    public typealias Output = Int

    /// How the number is rounded.
    public var roundingRule: FloatingPointRoundingRule

    /// Creates the resolver.
    public init(roundingRule: FloatingPointRoundingRule = .towardZero) { self.roundingRule = roundingRule }

    public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
        guard let rounded = Int(exactly: input.rounded(roundingRule)) else { return nil }
        try checkParameterRangeContains(value: rounded, context: context)
        return rounded
    }
}

/// Reads a whole number.
public struct IntFromStringResolver: RangeCheckingResolver {
    public typealias Input = String
    public typealias Output = Int

    /// The base of the digits, from 2 to 36.
    public var radix: Int

    /// Creates the resolver.
    public init(radix: Int = 10) { self.radix = radix }

    public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        guard (2...36).contains(radix), let number = Int(input.filter { !$0.isWhitespace }, radix: radix) else {
            return nil
        }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}

/// Takes a number that is in the parameter's range.
public struct DoubleResolver: RangeCheckingResolver {
    public typealias Input = Double
    public typealias Output = Double
    public init() {}

    public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}

/// Takes a whole number as a number.
public struct DoubleFromIntResolver: RangeCheckingResolver {
    public typealias Input = Int
    public typealias Output = Double
    public init() {}

    public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
        try checkParameterRangeContains(value: Double(input), context: context)
        return Double(input)
    }
}

/// Reads a number, with the decimal separator of the locale or a point.
public struct DoubleFromStringResolver: RangeCheckingResolver {
    public typealias Input = String
    public typealias Output = Double
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
        let text = input.trimmingCharacters(in: .whitespaces)
        guard let number = Double(text) ?? (try? Double(text, format: .number)) else { return nil }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}

/// Reads the usual words for yes and no, and those of the parameter.
public struct BoolFromStringResolver: Resolver {
    public typealias Input = String
    public typealias Output = Bool
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
        let word = TextFolding.fold(input)
        if let names = context.displayName {
            if word == TextFolding.fold(context.texts.string(names.true)) { return true }
            if word == TextFolding.fold(context.texts.string(names.false)) { return false }
        }
        switch word {
        case "true", "yes", "y", "on", "1": return true
        case "false", "no", "n", "off", "0": return false
        default: return nil
        }
    }
}

/// Reads an address.
public struct URLFromStringResolver: Resolver {
    public typealias Input = String
    public typealias Output = URL
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
        let text = input.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, let url = URL(string: text) else { return nil }
        return url
    }
}

/// Writes a whole number as text.
public struct StringFromIntResolver<Input: _IntentValue, Output: _IntentValue & Sendable>: Resolver
where Output.ValueType == String {
    public init() {}

    public func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output? {
        "\(input)" as? Output
    }
}

/// Writes a number as text.
public struct StringFromDoubleResolver: Resolver {
    public typealias Input = Double
    public typealias Output = String
    public init() {}

    public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
        "\(input)"
    }
}

/// Reads Markdown.
public struct AttributedStringFromStringResolver: Resolver {
    public typealias Input = String
    public typealias Output = AttributedString
    public init() {}

    public func resolve(
        from input: String, context: IntentParameterContext<AttributedString>
    ) async throws -> AttributedString? {
        (try? AttributedString(markdown: input)) ?? AttributedString(input)
    }
}

/// Takes text as search criteria.
public struct StringSearchCriteriaFromStringResolverSpecificification: Resolver {
    public typealias Input = String
    public typealias Output = StringSearchCriteria
    public init() {}

    public func resolve(
        from input: String, context: IntentParameterContext<StringSearchCriteria>
    ) async throws -> StringSearchCriteria? {
        StringSearchCriteria(term: input)
    }
}
