public import Foundation

/// How much precipitation of each kind falls, as liquid water.
///
/// - Source: developer.apple.com/documentation/weatherkit/precipitationamountbytype
public struct PrecipitationAmountByType: Codable, Equatable, Sendable {
    /// Hail.
    @__Reading public var hail: Measurement<UnitLength>
    /// Several kinds at once.
    @__Reading public var mixed: Measurement<UnitLength>
    /// All kinds together.
    @__Reading public var precipitation: Measurement<UnitLength>
    /// Rain.
    @__Reading public var rainfall: Measurement<UnitLength>
    /// Sleet.
    @__Reading public var sleet: Measurement<UnitLength>
    /// Snow.
    public var snowfallAmount: SnowfallAmount

    /// Creates the value from its parts.
    package init(
        hail: Measurement<UnitLength>, mixed: Measurement<UnitLength>, precipitation: Measurement<UnitLength>,
        rainfall: Measurement<UnitLength>, sleet: Measurement<UnitLength>, snowfallAmount: SnowfallAmount
    ) {
        self.hail = hail
        self.mixed = mixed
        self.precipitation = precipitation
        self.rainfall = rainfall
        self.sleet = sleet
        self.snowfallAmount = snowfallAmount
    }
}

/// How much snow falls: its depth, the range in which that lies, and as liquid water.
///
/// - Source: developer.apple.com/documentation/weatherkit/snowfallamount
public struct SnowfallAmount: Codable, Equatable, Sendable {
    /// The depth that is expected.
    @__Reading public var amount: Measurement<UnitLength>
    /// The same as water.
    @__Reading public var amountLiquidEquivalent: Measurement<UnitLength>
    /// The most that is likely.
    @__Reading public var maximum: Measurement<UnitLength>
    /// The same as water.
    @__Reading public var maximumLiquidEquivalent: Measurement<UnitLength>
    /// The least that is likely.
    @__Reading public var minimum: Measurement<UnitLength>
    /// The same as water.
    @__Reading public var minimumLiquidEquivalent: Measurement<UnitLength>

    /// Creates the value from its parts.
    package init(
        amount: Measurement<UnitLength>, amountLiquidEquivalent: Measurement<UnitLength>,
        maximum: Measurement<UnitLength>, maximumLiquidEquivalent: Measurement<UnitLength>,
        minimum: Measurement<UnitLength>, minimumLiquidEquivalent: Measurement<UnitLength>
    ) {
        self.amount = amount
        self.amountLiquidEquivalent = amountLiquidEquivalent
        self.maximum = maximum
        self.maximumLiquidEquivalent = maximumLiquidEquivalent
        self.minimum = minimum
        self.minimumLiquidEquivalent = minimumLiquidEquivalent
    }
}
