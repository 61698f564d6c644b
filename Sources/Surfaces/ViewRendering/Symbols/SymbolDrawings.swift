/// The drawings by name: SVG path data in a square of 24.
enum SymbolDrawings {
    static let all: [String: String] = arrows.merging(things) { first, _ in first }
}
