import AppIntents
import Foundation
import IntentWire
import SwiftUI
import ViewRendering

/// Measures views: prints a line a number, for Benchmarks/run.
@main struct ViewBenchmarks {
    static func main() async throws {
        let tree = try await draw()
        let count = tree.root.count
        try await measure("\(count) views drawn", "bodies, texts and colours") { _ = try await draw() }

        var data = Data()
        try await measure("\(count) views to the wire") { data = try JSONEncoder().encode(tree) }
        try await measure("\(count) views from the wire", "\(data.count / 1_000) kB") {
            _ = try JSONDecoder().decode(ViewTree.self, from: data)
        }
        try await writing(data, as: "the bytes of the wire written and read")

        var html = ""
        try await measure("\(count) views to HTML") { html = HTMLRenderer().draw(tree).html }
        try await writing(Data(html.utf8), as: "the bytes of HTML written and read")
        try await measure("\(count) views to a terminal") { _ = TerminalRenderer().lines(tree) }
    }

    @MainActor private static func draw() async throws -> ViewTree {
        try await ViewTreeDrawing.draw(Page(), in: TextContext(locale: Locale(identifier: "en")))
    }

    /// The median of many runs, in microseconds.
    private nonisolated(nonsending) static func measure(
        _ name: String, _ note: String = "", _ body: () async throws -> Void
    ) async throws {
        let clock = ContinuousClock()
        var times: [Double] = []
        for _ in 0..<50 { times.append(try await clock.measure { try await body() } / .microseconds(1)) }
        print("\(name)\t\(times.sorted()[times.count / 2])\tµs\t\(note)")
    }

    /// The floor: the bytes as a file and back.
    private nonisolated(nonsending) static func writing(_ data: Data, as name: String) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try await measure(name, "floor: \(data.count / 1_000) kB") {
            try data.write(to: file)
            _ = try Data(contentsOf: file)
        }
    }
}

/// Rows as a list of tasks has them: 500 views together.
private struct Page: View {
    var body: some View {
        List {
            Text("Tasks").font(.title)
            Divider()
            ForEach(0..<71) { number in
                HStack {
                    Image(systemName: number % 2 == 0 ? "checkmark.circle" : "circle").foregroundStyle(.green)
                    VStack(alignment: .leading) {
                        Text("Task \(number)").font(.headline)
                        Text("Due **tomorrow**").font(.caption).foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text(number, format: .number)
                }
                .padding(4)
            }
        }
    }
}

extension ViewNode {
    fileprivate var count: Int {
        switch content {
        case .stack(let stack): stack.children.reduce(1) { $0 + $1.count }
        case .list(let list): list.children.reduce(1) { $0 + $1.count }
        default: 1
        }
    }
}
