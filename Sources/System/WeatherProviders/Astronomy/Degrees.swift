import Foundation

/// Angles in degrees, as the formulas of astronomers are written.
enum Degrees {
    static func sin(_ angle: Double) -> Double { Foundation.sin(angle * .pi / 180) }
    static func cos(_ angle: Double) -> Double { Foundation.cos(angle * .pi / 180) }
    static func asin(_ value: Double) -> Double { Foundation.asin(min(1, max(-1, value))) * 180 / .pi }
    static func atan2(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) * 180 / .pi }
    static func tan(_ angle: Double) -> Double { Foundation.tan(angle * .pi / 180) }

    /// The same angle from −180 up to 180.
    static func halfTurn(_ angle: Double) -> Double {
        let turned = (angle + 180).truncatingRemainder(dividingBy: 360)
        return (turned < 0 ? turned + 360 : turned) - 180
    }

    /// The same angle from 0 up to 360.
    static func fullTurn(_ angle: Double) -> Double { halfTurn(angle - 180) + 180 }
}
