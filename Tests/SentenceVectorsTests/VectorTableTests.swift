import CVectors
import Foundation
import SentenceVectors
import Testing

@Suite struct VectorTableTests {
    private func table() throws -> VectorTable { try #require(try VectorTable.english()) }

    // The numbers are those of the encoder's own way of cutting.
    @Test(arguments: [
        ("Order a large oat-milk latte!", [2344, 1037, 2312, 1051, 4017, 1011, 6501, 2474, 4674, 999]),
        (
            "Ünïcode naïveté, 東京 and the café's Straße",
            [27260, 15743, 2618, 1010, 1879, 1755, 1998, 1996, 7668, 1005, 1055, 2358, 27807]
        ),
        (
            "antidisestablishmentarianism 3.14 \u{200B}zero",
            [3424, 10521, 4355, 7875, 13602, 3672, 12199, 2964, 1017, 1012, 2403, 5717]
        ),
        ("", []), (String(repeating: "x", count: 120) + " end", [100, 2203]),
        ("Привет мир", [1194, 16856, 10325, 25529, 15290, 22919, 1191, 10325, 16856]),
    ])
    func `cuts text into the pieces of its encoder`(text: String, pieces: [Int]) throws {
        #expect(try table().pieces(of: text) == pieces)
    }

    @Test(arguments: [
        ("buy milk", "purchase dairy", 0.796), ("buy milk", "play music", 0.005),
        ("doctor appointment", "visit the physician", 0.679), ("doctor appointment", "water the plants", -0.032),
    ])
    func `brings texts of like meaning near each other`(first: String, second: String, cosine: Float) throws {
        let table = try table()
        let (first, second) = (try #require(table.encode(first)), try #require(table.encode(second)))
        #expect(abs(first.similarity(to: second) - cosine) < 0.02)
        #expect(abs(first.similarity(to: first) - 1) < 0.02)
    }

    @Test(arguments: ["", "  \n", "\u{0}", String(repeating: "x", count: 200)])
    func `gives no vector where it knows nothing of a text`(text: String) throws {
        #expect(try table().encode(text) == nil)
    }

    @Test func `reads no more pieces than it is told`() throws {
        let table = try table()
        #expect(table.encode("tea with a lot of sugar", limit: 1) == table.encode("tea"))
    }

    @Test func `says what is wrong with a file that is no table`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "vectors-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: VectorTableError.self) { try VectorTable(contentsOf: file) }
        let good = try #require(try Self.resource())
        var data = try Data(contentsOf: good)
        data.removeLast()
        try data.write(to: file)
        let short = #expect(throws: VectorTableError.self) { try VectorTable(contentsOf: file) }
        #expect(short?.message.contains("its size") == true)
        data = try Data(contentsOf: good)
        data[64] = 0xFF
        data[65] = 0xFF
        data[66] = 0xFF
        try data.write(to: file)
        let wild = #expect(throws: VectorTableError.self) { try VectorTable(contentsOf: file) }
        #expect(wild?.message.contains("its tables") == true)
    }

    @Test func `has no table where there is none, and that of the environment where it names one`() throws {
        #expect(try VectorTable.english(environment: [:], program: URL(filePath: "/nowhere/program")) == nil)
        let file = try #require(try Self.resource())
        let named = try VectorTable.english(environment: ["BECKON_VECTORS": file.path], program: nil)
        #expect(named?.dimensions == 256)
        #expect(throws: VectorTableError.self) {
            try VectorTable.english(environment: ["BECKON_VECTORS": "/nowhere"], program: nil)
        }
    }

    @Test(arguments: [1, 15, 16, 17, 255, 256, 300])
    func `computes dot products of any length`(dimensions: Int) {
        let query = (0..<dimensions).map { Int8(truncatingIfNeeded: $0 &* 37 &- 100) }
        let vectors = (0..<3 * dimensions).map { Int8(truncatingIfNeeded: $0 &* 91 &+ 5) }
        var products = [Int32](repeating: 0, count: 3)
        vectors_dot(query, vectors, 3, dimensions, &products)
        let expected = (0..<3).map { row in
            (0..<dimensions).reduce(Int32(0)) { $0 + Int32(query[$1]) * Int32(vectors[row * dimensions + $1]) }
        }
        #expect(products == expected)
    }

    private static func resource() throws -> URL? {
        let folder = try #require(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent()
        return ["beckon_SentenceVectors.resources", "beckon_SentenceVectors-tool.resources"]
            .map { folder.appending(path: "\($0)/Resources/english.vectors") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }
}
