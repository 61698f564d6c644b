public import Foundation

// The single amounts that `precipitationAmountByType` has replaced.
extension DayWeather {
    /// How much precipitation falls, as liquid water.
    @available(*, deprecated, message: "use precipitationAmountByType.precipitation")
    public var precipitationAmount: Measurement<UnitLength> { precipitationAmountByType.precipitation }

    /// How much rain falls.
    @available(*, deprecated, message: "use precipitationAmountByType.rainfall")
    public var rainfallAmount: Measurement<UnitLength> {
        get { precipitationAmountByType.rainfall }
        set { precipitationAmountByType.rainfall = newValue }
    }

    /// How deep the snow that falls is.
    @available(*, deprecated, message: "use precipitationAmountByType.snowfallAmount")
    public var snowfallAmount: Measurement<UnitLength> {
        get { precipitationAmountByType.snowfallAmount.amount }
        set { precipitationAmountByType.snowfallAmount.amount = newValue }
    }
}
