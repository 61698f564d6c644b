/// Rows of numbers, each filled up with zeros to whole pieces of eight, so that rows are multiplied piece by piece.
struct Rows: Sendable {
    typealias Piece = SIMD8<Float>

    let count: Int
    /// How many numbers a row has, and how many pieces.
    let width: Int
    let pieces: Int
    var numbers: [Piece]

    /// Rows of zeros.
    init(_ count: Int, width: Int) {
        self.count = count
        self.width = width
        pieces = (width + 7) / 8
        numbers = Array(repeating: .zero, count: count * pieces)
    }

    subscript(row: Int, place: Int) -> Float {
        get { numbers[row * pieces + place >> 3][place & 7] }
        set { numbers[row * pieces + place >> 3][place & 7] = newValue }
    }

    /// The pieces of a row.
    subscript(row: Int) -> ArraySlice<Piece> {
        get { numbers[row * pieces..<(row + 1) * pieces] }
        set { numbers.replaceSubrange(row * pieces..<(row + 1) * pieces, with: newValue) }
    }

    /// The product of each row with a vector of as many pieces.
    func products(with vector: [Piece]) -> [Float] {
        guard vector.count == pieces else { return Array(repeating: 0, count: count) }
        return numbers.withUnsafeBufferPointer { numbers in
            vector.withUnsafeBufferPointer { vector in
                (0..<count).map { row in
                    Rows.product(vector.baseAddress, numbers.baseAddress?.advanced(by: row * pieces), pieces)
                }
            }
        }
    }

    /// The sum of the rows, each as often as its weight says.
    func sum(_ weights: [Float]) -> [Piece] {
        var sum = Array(repeating: Piece.zero, count: pieces)
        numbers.withUnsafeBufferPointer { numbers in
            sum.withUnsafeMutableBufferPointer { sum in
                for (row, weight) in weights.enumerated() where weight != 0 {
                    Rows.add(weight, numbers.baseAddress?.advanced(by: row * pieces), to: sum.baseAddress, pieces)
                }
            }
        }
        return sum
    }

    /// Changes the numbers in place, row after row.
    mutating func change(_ body: (UnsafeMutableBufferPointer<Piece>) -> Void) {
        numbers.withUnsafeMutableBufferPointer { body($0) }
    }

    /// A vector in pieces, the last one filled up with zeros.
    static func pieces(_ vector: [Float]) -> [Piece] {
        stride(from: 0, to: vector.count, by: 8).map { start in
            var piece = Piece.zero
            for place in start..<min(start + 8, vector.count) { piece[place - start] = vector[place] }
            return piece
        }
    }

    /// The product of so many pieces of two rows.
    @inline(__always)
    static func product(_ left: UnsafePointer<Piece>?, _ right: UnsafePointer<Piece>?, _ pieces: Int) -> Float {
        guard let left, let right else { return 0 }
        var (even, odd) = (Piece.zero, Piece.zero)
        var place = 0
        while place + 1 < pieces {
            even += left[place] * right[place]
            odd += left[place + 1] * right[place + 1]
            place += 2
        }
        if place < pieces { even += left[place] * right[place] }
        return (even + odd).sum()
    }

    /// Adds so many pieces of a row to another, as often as the weight says.
    @inline(__always)
    static func add(_ weight: Float, _ row: UnsafePointer<Piece>?, to sum: UnsafeMutablePointer<Piece>?, _ pieces: Int)
    {
        guard let row, let sum else { return }
        let weight = Piece(repeating: weight)
        for place in 0..<pieces { sum[place] += weight * row[place] }
    }
}
