/// What is usual, computed from the values of past years.
package enum Climate {
    /// The mean; NaN of nothing. It is summed with a correction, so that the order of values does not matter.
    ///
    /// - Source: Arnold Neumaier, 1974
    package static func mean(_ values: [Double]) -> Double {
        guard !values.isEmpty else { return .nan }
        var (sum, correction) = (0.0, 0.0)
        for value in values {
            let next = sum + value
            correction += sum.magnitude >= value.magnitude ? (sum - next) + value : (value - next) + sum
            sum = next
        }
        return (sum + correction) / Double(values.count)
    }

    /// The value below which a share of sorted values lies, with linear interpolation between neighbours; NaN of nothing.
    ///
    /// - Source: Rob J. Hyndman, Yanan Fan, Sample Quantiles in Statistical Packages, 1996, definition 7
    package static func percentile(_ share: Double, ofSorted values: [Double]) -> Double {
        guard let last = values.last else { return .nan }
        let position = share * Double(values.count - 1)
        let index = Int(position.rounded(.down))
        guard index + 1 < values.count else { return last }
        return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
    }

    /// Millimetres from which on a day counts as one with precipitation.
    ///
    /// - Source: WMO-No. 1203, Guidelines on the Calculation of Climate Normals
    package static let wetDay = 1.0

    /// The share of days with precipitation; NaN of none.
    package static func wetShare(_ amounts: [Double]) -> Double {
        amounts.isEmpty ? .nan : Double(amounts.count { $0 >= wetDay }) / Double(amounts.count)
    }
}
