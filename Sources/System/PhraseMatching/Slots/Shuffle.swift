/// Numbers that look like chance and are the same each time: what is learned is the same each time.
///
/// - Source: George Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003).
struct Shuffle {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// A number from 0 until below a bound.
    mutating func next(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(1, bound)))
    }

    /// Whether something happens that happens so often.
    mutating func happens(_ share: Double) -> Bool { Double(next(below: 1_000)) < share * 1_000 }

    /// One of them.
    mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[next(below: elements.count)]
    }
}
