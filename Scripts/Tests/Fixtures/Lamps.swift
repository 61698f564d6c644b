// A small module with one declaration of each kind that the join must recognise.

public protocol _Wired {
    associatedtype Plug
    var plug: Plug { get }
}

public protocol Lamp: Sendable {
    associatedtype Bulb
    var bulb: Bulb { get }
    subscript(index: Int) -> Int { get }
    static func lit(value: Int, label: String) -> Self
}

extension Lamp {
    public var isWarm: Bool { true }
    public static func off() -> Int { 0 }
}

public struct Desk: Lamp, Hashable, Codable, _Wired {
    public enum Kind: String, CaseIterable, Sendable {
        case small, large
    }
    public enum Level: Sendable {
        case off
        case dimmed(to: Int)
    }
    public init() {}
    public init(_ kind: Kind, level: Level = .off) {}
    public var bulb: Int { 1 }
    public var plug: String { "" }
    public static var shared: Desk { Desk() }
    public subscript(index: Int) -> Int { index }
    public static func lit(value: Int, label: String) -> Desk { Desk() }
    public static func < (left: Desk, right: Desk) -> Bool { false }
    func hidden() {}
}

public typealias Table = Desk

struct Secret {
    struct Inner {
        public var value: Int { 1 }
    }
}

@_spi(Tools) public struct Spare {}

extension Int: _Wired {
    public var plug: String { "" }
}

extension Array {
    public enum Chain: Sendable {
        case open
    }
    public func switchOn() {}
}

public class Fixture {
    public func hang() {}
}

public final class Chandelier: Fixture, Sequence {
    public func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } }
}

@freestanding(expression)
public macro watts(_ number: Int) -> Int = #externalMacro(module: "LampMacros", type: "Watts")

@attached(member)
public macro Lit() = #externalMacro(module: "LampMacros", type: "Lit")

public protocol Tagged {}
extension Bool: Tagged {}
extension Array: Tagged where Element: Tagged {}
