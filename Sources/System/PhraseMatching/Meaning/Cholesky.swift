/// Solves systems of equations with a symmetric, positive matrix.
///
/// - Source: the method of Cholesky, A = L · Lᵀ.
enum Cholesky {
    /// Solves A · X = B for columns side by side, in place; the matrix is lost.
    static func solve(_ matrix: inout [Float], _ count: Int, _ values: inout [Float], _ width: Int) {
        matrix.withUnsafeMutableBufferPointer { matrix in
            factor(matrix, count)
            values.withUnsafeMutableBufferPointer { substitute(UnsafeBufferPointer(matrix), count, $0, width) }
        }
    }

    private static func factor(_ matrix: UnsafeMutableBufferPointer<Float>, _ count: Int) {
        for row in 0..<count {
            for column in 0...row {
                var sum = matrix[row * count + column]
                let (left, right) = (row * count, column * count)
                for place in 0..<column { sum -= matrix[left + place] * matrix[right + place] }
                matrix[left + column] =
                    row == column ? max(sum, 1e-6).squareRoot() : sum / matrix[right + column]
            }
        }
    }

    private static func substitute(
        _ lower: UnsafeBufferPointer<Float>, _ count: Int, _ values: UnsafeMutableBufferPointer<Float>, _ width: Int
    ) {
        func subtract(_ factor: Float, _ from: Int, _ to: Int) {
            guard factor != 0 else { return }
            for column in 0..<width { values[to * width + column] -= factor * values[from * width + column] }
        }
        func divide(_ row: Int) {
            let divisor = lower[row * count + row]
            for column in 0..<width { values[row * width + column] /= divisor }
        }
        for row in 0..<count {
            for place in 0..<row { subtract(lower[row * count + place], place, row) }
            divide(row)
        }
        for row in (0..<count).reversed() {
            divide(row)
            for place in 0..<row { subtract(lower[row * count + place], row, place) }
        }
    }
}
