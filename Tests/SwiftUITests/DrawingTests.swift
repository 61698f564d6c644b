import Foundation
import IntentWire
import SwiftUI
import Testing

@MainActor
@Suite struct DrawingTests {
    @Test func `tells views the size of the frame around them`() async throws {
        func reader() -> some View {
            GeometryReader { Text(verbatim: "\(Int($0.size.width))x\(Int($0.size.height))") }
        }
        let node = try await draw(
            VStack {
                reader()
                reader().frame(width: 100, height: 50)
                reader().padding(10).frame(width: 100)
            })
        #expect(node.texts == ["360x160", "100x50", "80x140"])
    }

    @Test func `writes infinite lengths as filling`() async throws {
        let node = try await draw(Text("a").frame(maxWidth: .infinity, minHeight: 20, alignment: .topTrailing))
        var frame = ViewFrame(alignment: ViewAlignment(horizontal: .trailing, vertical: .top))
        frame.fillsWidth = true
        frame.minimumHeight = 20
        #expect(node.modifiers == [.frame(size: frame)])
    }

    @Test func `makes as many columns as fit`() async throws {
        func columns(_ items: [GridItem]) async throws -> Int? {
            guard case .grid(let grid) = try await draw(LazyVGrid(columns: items) { Text("a") }).content else {
                return nil
            }
            return grid.columns
        }
        #expect(try await columns([GridItem(), GridItem()]) == 2)
        #expect(try await columns([GridItem(.adaptive(minimum: 80))]) == 4)
    }

    struct Wave: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.closeSubpath()
            return path
        }
    }

    @Test func `writes shapes with their fills and strokes`() async throws {
        let ring = try await draw(
            Circle().trim(from: 0, to: 0.4).stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round)))
        #expect(ring.shape?.shape == .trimmed(shape: .circle, from: 0, to: 0.4))
        #expect(
            ring.shape?.stroke == ViewStroke(style: .color(value: ViewColor(name: "green")), width: 4, cap: "round"))
        let wave = try await draw(Wave().fill(.red))
        #expect(wave.shape?.shape == .path(data: "M0 0.5L1 0Z"))
        let both = try await draw(RoundedRectangle(cornerRadius: 3).fill(.blue).strokeBorder(.white, lineWidth: 2))
        #expect(both.shape?.fill?.name == "blue" && both.shape?.stroke?.isInside == true)
    }

    @Test func `mixes and fades colours`() async throws {
        let mixed = try await draw(
            Color(red: 1, green: 0, blue: 0).mix(with: .init(red: 0, green: 0, blue: 1), by: 0.5))
        #expect(mixed.shape?.fill == .color(value: ViewColor(light: .init(red: 0.5, green: 0, blue: 0.5))))
        let faded = try await draw(Color.red.opacity(0.5).opacity(0.5))
        #expect(faded.shape?.fill == .color(value: ViewColor(name: "red", opacity: 0.25)))
        let hue = try await draw(Color(hue: 1.0 / 3, saturation: 1, brightness: 1))
        #expect(hue.shape?.fill == .color(value: ViewColor(light: .init(red: 0, green: 1, blue: 0))))
    }

    @Test func `finds colours and pictures in an asset catalog`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ path: String, _ text: String) throws {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write(
            "Assets.xcassets/Brand/Sea.colorset/Contents.json",
            #"""
            {"colors": [
              {"color": {"components": {"red": "0x00", "green": "128", "blue": "1.0", "alpha": "1"}}},
              {"appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"components": {"white": "0.5", "alpha": "0.5"}}}
            ]}
            """#)
        try write(
            "Assets.xcassets/Boat.imageset/Contents.json",
            #"{"images": [{"filename": "boat.png", "scale": "1x"}, {"filename": "boat@2x.png", "scale": "2x"}]}"#)
        try write("Assets.xcassets/Boat.imageset/boat.png", "p")
        try write("Assets.xcassets/Boat.imageset/boat@2x.png", "p")
        try write("plain.jpg", "j")
        let bundle = try #require(Bundle(url: folder))

        let color = try await draw(Color("Sea", bundle: bundle))
        #expect(
            color.shape?.fill
                == .color(
                    value: ViewColor(
                        light: .init(red: 0, green: 128.0 / 255, blue: 1),
                        dark: .init(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))))
        func file(_ name: String) async throws -> String? {
            guard case .url(let url) = try await draw(Image(name, bundle: bundle)).image?.image.source else {
                return nil
            }
            return url.lastPathComponent
        }
        #expect(try await file("Boat") == "boat@2x.png")
        #expect(try await file("plain") == "plain.jpg")
        #expect(try await file("../secret") == nil)
        #expect(try await draw(Image("missing", bundle: bundle)).image?.image.source == .named("missing"))
        #expect(try await draw(Color("missing", bundle: bundle)).shape?.fill?.name == "gray")
    }

    @Test func `adds variants to symbols once`() async throws {
        let node = try await draw(
            HStack {
                Image(systemName: "star")
                Image(systemName: "star.circle")
            }
            .symbolVariant(.circle.fill))
        #expect(
            node.children.map { $0.image?.image.source } == [.system("star.circle.fill"), .system("star.circle.fill")])
    }

    @Test func `says what views are for those who do not see them`() async throws {
        let node = try await draw(
            Image(systemName: "star").accessibilityLabel("Favourite").accessibilityValue(Text("on"))
                .accessibilityAddTraits([.isSelected, .isImage]).accessibilityHint("h"))
        var value = ViewAccessibility()
        value.label = "Favourite"
        value.value = "on"
        value.traits = ["image", "selected"]
        value.hint = "h"
        #expect(node.modifiers == [.accessibility(value: value)])
    }

    @Test func `travels and comes back as it was`() async throws {
        let tree = try await tree(
            List {
                Section("h") {
                    Label("a", systemImage: "star").foregroundStyle(
                        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                    Toggle("t", isOn: .constant(true))
                    Link("l", destination: URL(fileURLWithPath: "/"))
                    ProgressView(timerInterval: TextTests.date...TextTests.date.addingTimeInterval(60))
                    Text(TextTests.date, style: .timer)
                    Text(.distantFuture, style: .offset)
                    Grid { GridRow { Text("g").gridCellColumns(2) } }
                }
            }
            .padding().mask { Circle() }.shadow(radius: 3).rotationEffect(.degrees(4)), locale: "ar")
        let encoder = JSONEncoder()
        let data = try encoder.encode(tree)
        #expect(try JSONDecoder().decode(ViewTree.self, from: data) == tree)
    }

    @Test func `refuses a tree of a newer version`() throws {
        var tree = ViewTree(root: ViewNode(.divider))
        tree.version = 99
        let data = try JSONEncoder().encode(tree)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ViewTree.self, from: data) }
    }
}
