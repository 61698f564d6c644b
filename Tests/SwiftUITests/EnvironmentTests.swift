import Foundation
import IntentWire
import Observation
import SwiftUI
import Testing

private struct ShoutKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    fileprivate var shouts: Bool {
        get { self[ShoutKey.self] }
        set { self[ShoutKey.self] = newValue }
    }
}

@MainActor
@Suite struct EnvironmentTests {
    struct Greeting: View {
        @Environment(\.shouts) private var shouts
        var body: some View { Text(shouts ? "HELLO" : "hello") }
    }

    @Test func `gives a value to the views inside and to no others`() async throws {
        let node = try await draw(
            VStack {
                Greeting()
                Greeting().environment(\.shouts, true)
                VStack { Greeting() }.transformEnvironment(\.shouts) { $0.toggle() }
            })
        #expect(node.texts == ["hello", "HELLO", "HELLO"])
    }

    @Observable @MainActor final class Model { var name = "Ada" }

    struct Named: View {
        @Environment(Model.self) private var model
        @Environment(Other.self) private var other: Other?
        var body: some View { Text(verbatim: "\(model.name) \(other == nil)") }
    }

    @Observable @MainActor final class Other {}

    @Test func `gives an observable object by its type`() async throws {
        #expect(try await draw(Named().environment(Model())).text == "Ada true")
        #expect(try await draw(Named().environment(Model()).environment(Other())).text == "Ada false")
    }

    @MainActor final class Counter: ObservableObject {
        @Published var count = 7
    }

    struct Counting: View {
        @EnvironmentObject var counter: Counter
        @StateObject private var own = Counter()
        @ObservedObject var given: Counter
        var body: some View {
            Text(verbatim: "\(counter.count) \(own.count) \($given.count.wrappedValue)")
        }
    }

    @Test func `reads observable objects of the older kind`() async throws {
        let given = Counter()
        given.count = 8
        let shared = Counter()
        shared.count = 9
        #expect(try await draw(Counting(given: given).environmentObject(shared)).text == "9 7 8")
    }

    struct Stateful: View {
        @State private var count = 3
        @State private var name: String?
        @Binding var isOn: Bool
        var body: some View {
            Text(verbatim: "\(count) \($count.wrappedValue) \(name ?? "-") \(isOn)")
        }
    }

    @Test func `sees the values that state starts with`() async throws {
        #expect(try await draw(Stateful(isOn: .constant(true))).text == "3 3 - true")
    }

    @Test func `writes through a binding to where the value has its place`() {
        let state = State(wrappedValue: [1, 2])
        state.projectedValue[0].wrappedValue = 5
        state.projectedValue.wrappedValue.append(9)
        #expect(state.wrappedValue == [5, 2, 9])
    }

    @Test func `keeps a value in user defaults`() throws {
        let name = "beckon.tests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        enum Size: String { case small, large }
        let count = AppStorage(wrappedValue: 1, "count", store: store)
        let size = AppStorage(wrappedValue: Size.small, "size", store: store)
        let note = AppStorage<String?>("note", store: store)
        #expect(count.wrappedValue == 1 && size.wrappedValue == .small && note.wrappedValue == nil)
        count.wrappedValue = 4
        size.wrappedValue = .large
        note.projectedValue.wrappedValue = "n"
        #expect(AppStorage(wrappedValue: 0, "count", store: store).wrappedValue == 4)
        #expect(AppStorage(wrappedValue: Size.small, "size", store: store).wrappedValue == .large)
        note.wrappedValue = nil
        #expect(AppStorage<String?>("note", store: store).wrappedValue == nil)
    }

    @Test(arguments: [("en_US", nil), ("ar_EG", true), ("he_IL", true)] as [(String, Bool?)])
    func `follows the direction of the language`(locale: String, isRightToLeft: Bool?) async throws {
        let tree = try await tree(Text("a"), locale: locale)
        #expect(tree.isRightToLeft == isRightToLeft)
        #expect(tree.locale == locale.replacingOccurrences(of: "_", with: "-"))
    }

    @Test func `takes levels of the foreground from where one was set`() async throws {
        let node = try await draw(
            VStack {
                Text("a").foregroundStyle(.secondary)
                VStack { Text("b").foregroundStyle(.secondary) }.foregroundStyle(Color.blue)
            })
        #expect(node.children[0].runs[0].style?.color == .color(value: ViewColor(name: "secondary")))
        #expect(
            node.children[1].children[0].runs[0].style?.color == .color(value: ViewColor(name: "blue", opacity: 0.6)))
    }
}
