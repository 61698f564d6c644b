import IntentWire
import SwiftUI
import Testing

@MainActor
@Suite struct ViewBuilderTests {
    struct Conditional: View {
        let number: Int?
        let isLoud: Bool
        var body: some View {
            VStack {
                if isLoud { Text("loud") } else { Text("quiet") }
                if let number { Text(verbatim: "\(number)") }
                switch number {
                case nil: Text("none")
                case 1: Text("one")
                default: EmptyView()
                }
            }
        }
    }

    @Test(arguments: [
        (1, true, ["loud", "1", "one"]), (2, false, ["quiet", "2"]), (nil, true, ["loud", "none"]),
    ])
    func `draws what its conditions say`(number: Int?, isLoud: Bool, texts: [String]) async throws {
        let node = try await draw(Conditional(number: number, isLoud: isLoud))
        #expect(node.texts == texts)
    }

    @Test func `takes more views than fit on the fingers of both hands`() async throws {
        let node = try await draw(
            HStack {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
                Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
            })
        #expect(node.children.count == 12)
        #expect(node.texts.last == "12")
    }

    @Test func `draws a view for each element`() async throws {
        struct Item: Identifiable { let id: Int }
        let node = try await draw(
            VStack {
                ForEach([Item(id: 3), Item(id: 4)]) { Text(verbatim: "\($0.id)") }
                ForEach(["a", "b"], id: \.self) { Text($0) }
                ForEach(0..<2) { Text(verbatim: "#\($0)") }
            })
        #expect(node.texts == ["3", "4", "a", "b", "#0", "#1"])
    }

    @Test func `gives elements of a binding to their views`() async throws {
        struct Item: Identifiable { var id: Int }
        let items = Binding.constant([Item(id: 1), Item(id: 2)])
        let node = try await draw(VStack { ForEach(items) { $item in Text(verbatim: "\(item.id)") } })
        #expect(node.texts == ["1", "2"])
    }

    @Test func `modifies each view of a group`() async throws {
        let node = try await draw(
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .opacity(0.5)
            })
        #expect(node.children.map(\.modifiers) == [[.opacity(value: 0.5)], [.opacity(value: 0.5)]])
    }

    @Test func `keeps the order of modifiers, the innermost first`() async throws {
        let node = try await draw(Text("a").padding(4).border(Color.red).opacity(0.5))
        #expect(
            node.modifiers == [
                .padding(top: 4, leading: 4, bottom: 4, trailing: 4),
                .border(style: .color(value: ViewColor(name: "red")), width: 1), .opacity(value: 0.5),
            ])
    }

    @Test func `draws the elements of a tuple of views`() async throws {
        let node = try await draw(VStack { TupleView((Text("a"), Text("b"))) })
        #expect(node.texts == ["a", "b"])
    }

    struct Titled: ViewModifier {
        let title: String
        func body(content: Content) -> some View {
            VStack {
                Text(title)
                content
                content
            }
        }
    }

    @Test func `lets a modifier of an app use its content twice`() async throws {
        let node = try await draw(Text("x").modifier(Titled(title: "t")))
        #expect(node.texts == ["t", "x", "x"])
    }

    @Test func `joins two modifiers of an app`() async throws {
        let node = try await draw(Text("x").modifier(Titled(title: "inner").concat(Titled(title: "outer"))))
        #expect(node.texts == ["outer", "inner", "x", "x", "inner", "x", "x"])
    }

    @Test func `shows the first of the views of which one fits`() async throws {
        let node = try await draw(
            ViewThatFits {
                Text("long")
                Text("short")
            })
        #expect(node.texts == ["long"])
    }

    @Test func `draws nothing for an absent view`() async throws {
        let absent: Text? = nil
        #expect(try await draw(VStack { absent }).children.isEmpty)
    }
}
