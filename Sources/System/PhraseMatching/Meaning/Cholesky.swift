/// The inverse of the lower triangle L of a symmetric, positive matrix A = L · Lᵀ, of which the inverse of A is made.
///
/// - Source: the method of Cholesky.
struct Cholesky {
    typealias Piece = Rows.Piece

    /// The inverse of L; what stands right of the diagonal is zero.
    let inverse: Rows

    /// Takes a matrix apart; of it only the lower triangle is read.
    init(_ matrix: consuming Rows) {
        let (count, pieces) = (matrix.count, matrix.pieces)
        var lower = matrix
        var diagonal = [Float](repeating: 0, count: count)
        // Beside the diagonal, which is kept apart, the triangle takes the place of the matrix.
        lower.change { numbers in
            guard let base = numbers.baseAddress else { return }
            for row in 0..<count {
                let own = base + row * pieces
                for column in 0..<row {
                    let (piece, lane) = (column >> 3, column & 7)
                    let product = Rows.product(own, base + column * pieces, piece + 1)
                    own[piece][lane] = (own[piece][lane] - product) / diagonal[column]
                }
                let square = own[row >> 3][row & 7]
                for lane in row & 7..<8 { own[row >> 3][lane] = 0 }
                for piece in (row >> 3 + 1)..<max(pieces, row >> 3 + 1) { own[piece] = .zero }
                diagonal[row] = max(square - Rows.product(own, own, row >> 3 + 1), 1e-6).squareRoot()
            }
        }
        var inverse = Rows(count, width: count)
        inverse.change { numbers in
            guard let base = numbers.baseAddress else { return }
            for row in 0..<count {
                let own = base + row * pieces
                for column in 0..<row {
                    Rows.add(-lower[row, column], base + column * pieces, to: own, column >> 3 + 1)
                }
                own[row >> 3][row & 7] = 1
                let factor = Piece(repeating: 1 / diagonal[row])
                for piece in 0...row >> 3 { own[piece] *= factor }
            }
        }
        self.inverse = inverse
    }

    /// The diagonal of the inverse of the matrix.
    var inverseDiagonal: [Float] {
        let count = inverse.count
        var sums = Array(repeating: Piece.zero, count: inverse.pieces)
        for row in 0..<count {
            for (place, piece) in inverse[row].enumerated() { sums[place] += piece * piece }
        }
        return (0..<count).map { sums[$0 >> 3][$0 & 7] }
    }

    /// The inverse of the matrix times values: `values` with a row for each of the matrix.
    func times(_ values: Rows) -> Rows {
        // First the triangle, then the triangle on its other side.
        var half = Rows(values.count, width: values.width)
        for row in 0..<values.count {
            half[row] = values.sum((0...row).map { inverse[row, $0] })[...]
        }
        var result = Rows(values.count, width: values.width)
        let pieces = values.pieces
        half.numbers.withUnsafeBufferPointer { half in
            result.change { result in
                for row in 0..<values.count {
                    for column in 0...row {
                        Rows.add(
                            inverse[row, column], half.baseAddress?.advanced(by: row * pieces),
                            to: result.baseAddress?.advanced(by: column * pieces), pieces)
                    }
                }
            }
        }
        return result
    }
}
