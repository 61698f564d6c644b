import FoundationAdditions

/// How a symbol is coloured.
///
/// - Source: SwiftUI, `SymbolRenderingMode`.
public struct SymbolRenderingMode: Hashable, Sendable {
    let name: String
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}

/// Which variants of symbols are shown.
///
/// - Source: SwiftUI, `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
    private var parts: [String]

    public static let none = SymbolVariants(parts: [])
    public static let circle = none.circle
    public static let square = none.square
    public static let rectangle = none.rectangle
    public static let fill = none.fill
    public static let slash = none.slash

    public var circle: SymbolVariants { adding("circle") }
    public var square: SymbolVariants { adding("square") }
    public var rectangle: SymbolVariants { adding("rectangle") }
    public var fill: SymbolVariants { adding("fill") }
    public var slash: SymbolVariants { adding("slash") }

    public func contains(_ other: SymbolVariants) -> Bool { other.parts.allSatisfy(parts.contains) }

    private func adding(_ part: String) -> SymbolVariants {
        parts.contains(part) ? self : SymbolVariants(parts: parts + [part])
    }

    /// The name of a symbol's variant.
    func name(of symbol: String) -> String {
        let own = symbol.split(separator: ".").map(String.init)
        let order = ["circle", "square", "rectangle", "slash", "fill"]
        return ([symbol] + order.filter { parts.contains($0) && !own.contains($0) }).joined(separator: ".")
    }
}

extension View {
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        changingEnvironment { $0.symbolVariants = variant }
    }

    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        changingEnvironment { $0.symbolRenderingMode = mode }
    }

    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        changingEnvironment { $0.imageScale = scale }
    }

    /// The view; a drawing does not move.
    public nonisolated func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// The view; a drawing does not move.
    public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }

    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// How a symbol moves. A drawing does not move.
///
/// - Source: Symbols, `SymbolEffect`.
public protocol SymbolEffect: Sendable {}

/// How often a symbol moves.
///
/// - Source: Symbols, `SymbolEffectOptions`.
public struct SymbolEffectOptions: Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// A movement by its name; its variants are named and not run.
public struct _NamedSymbolEffect: SymbolEffect, Hashable {
    fileprivate init() {}
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var dimInactiveLayers: Self { self }
    public var hideInactiveLayers: Self { self }
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public func magic(fallback: Self) -> Self { self }
    public static var downUp: Self { .init() }
    public static var upUp: Self { .init() }
    public static var offUp: Self { .init() }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
    public static var automatic: Self { .init() }
    public static var bounce: Self { .init() }
    public static var pulse: Self { .init() }
    public static var variableColor: Self { .init() }
    public static var scale: Self { .init() }
    public static var appear: Self { .init() }
    public static var disappear: Self { .init() }
    public static var replace: Self { .init() }
    public static var breathe: Self { .init() }
    public static var rotate: Self { .init() }
    public static var wiggle: Self { .init() }
}
