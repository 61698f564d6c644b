/// How strong ultraviolet radiation is.
///
/// - Source: developer.apple.com/documentation/weatherkit/uvindex; World Health Organization, Global Solar UV Index
public struct UVIndex: Codable, Equatable, Sendable {
    /// The index, from 0 up; −1 where the source does not have it.
    public var value: Int
    /// What the value means for people.
    public var category: ExposureCategory

    /// The index of a value; one of −1 where there is none.
    package init(_ value: Double?) {
        guard let value, value.isFinite, value.magnitude < 1_000 else {
            self.value = -1
            category = .low
            return
        }
        self.value = max(0, Int(value.rounded()))
        category = ExposureCategory(value: self.value)
    }
}

extension UVIndex {
    /// What an index means for people.
    ///
    /// - Source: developer.apple.com/documentation/weatherkit/uvindex/exposurecategory
    @frozen
    public enum ExposureCategory: String, CaseIterable, Codable, Comparable, CustomStringConvertible, Hashable,
        Sendable, BitwiseCopyable
    {
        /// 0 to 2: no protection is needed.
        case low
        /// 3 to 5.
        case moderate
        /// 6 and 7.
        case high
        /// 8 to 10.
        case veryHigh
        /// 11 and more.
        case extreme

        init(value: Int) { self = Self.allCases.last { $0.rangeValue.lowerBound <= value } ?? .low }

        /// The indices of the category; that of ``extreme`` has no end that ever occurs.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }

        public static func < (left: ExposureCategory, right: ExposureCategory) -> Bool {
            left.rangeValue.lowerBound < right.rangeValue.lowerBound
        }

        /// The name in the person's language.
        public var description: String { WeatherTexts.current.exposure(self) }

        /// The name as it is to be spoken.
        public var accessibilityDescription: String { description }
    }
}
