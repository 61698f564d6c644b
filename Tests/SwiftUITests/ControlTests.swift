import AppIntents
import Foundation
import IntentWire
import SwiftUI
import Testing

struct BrewIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew"
    @Parameter(title: "Cups") var cups: Int
    @Parameter(title: "Note") var note: String?
    init() {}
    init(cups: Int) { self.cups = cups }
    func perform() async throws -> some IntentResult { .result() }
}

@MainActor
@Suite struct ControlTests {
    @Test func `writes an intent with its values into the button that runs it`() async throws {
        let node = try await draw(
            Button("Brew", role: .destructive, intent: BrewIntent(cups: 2)).buttonStyle(.borderedProminent).tint(.red))
        let button = try #require(node.button)
        #expect(button.action == .intent(run: PreparedIntent(intent: "BrewIntent", arguments: ["cups": .int(2)])))
        #expect(button.role == .destructive && button.style == "borderedProminent" && button.tint?.name == "red")
        #expect(node.texts == ["Brew"])
    }

    @Test func `writes intents wherever they stand`() async throws {
        let node = try await draw(
            List {
                Section { Button(intent: BrewIntent(cups: 1)) { Text("a") } }
            }
            .overlay { Toggle("t", isOn: true, intent: BrewIntent(cups: 3)) }
            .accessibilityAction(named: "Brew", intent: BrewIntent(cups: 4)))
        let actions = node.actions
        #expect(actions.compactMap(\.cups) == [1, 3, 4])
    }

    @Test func `shows a button that runs code of the app as one that cannot be pressed`() async throws {
        #expect(try await draw(Button("a") {}).button?.action == .unavailable)
        #expect(try await draw(Button("a", intent: BrewIntent(cups: 1)).disabled(true)).button?.isDisabled == true)
    }

    struct Boxed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(configuration.role == .destructive ? "!" : ".")
                configuration.label
            }
        }
    }

    @Test func `draws buttons in a style of the app`() async throws {
        let node = try await draw(
            HStack { Button("a", role: .destructive, intent: BrewIntent(cups: 1)) }.buttonStyle(Boxed()))
        #expect(node.texts == ["!", "a"])
        #expect(node.children[0].button?.style == "plain")
    }

    struct Upright: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.icon
                Label(configuration)
            }
        }
    }

    @Test func `draws labels in styles of the system and of the app`() async throws {
        let label = Label("Tea", systemImage: "leaf")
        guard case .label(let plain) = try await draw(label.labelStyle(.iconOnly)).content else {
            return #expect(Bool(false), "no label")
        }
        #expect(plain.style == .iconOnly && plain.title[0].text == "Tea")
        let own = try await draw(label.labelStyle(Upright()))
        #expect(own.children.count == 2)
        #expect(own.children[0].image?.image.source == .system("leaf"))
    }

    @Test func `shows what a picker has`() async throws {
        let node = try await draw(
            Picker("Size", selection: .constant(2)) {
                Text("S").tag(1)
                Text("M").tag(2)
            })
        guard case .field(let field) = node.content else { return #expect(Bool(false), "no field") }
        #expect(field.type == "picker" && field.label[0].text == "Size")
        #expect(field.value.map(\.text) == ["M"])
    }

    @Test(arguments: [(5.0, 0.5), (-3, 0), (99, 1), (.nan, 0)])
    func `keeps gauges and progress between nothing and all`(value: Double, fraction: Double) async throws {
        guard case .gauge(let gauge) = try await draw(Gauge(value: value, in: 0...10) { Text("g") }).content,
            case .progress(let progress) = try await draw(ProgressView(value: value, total: 10)).content
        else { return #expect(Bool(false), "no gauge") }
        #expect(gauge.fraction == fraction && progress.fraction == fraction)
    }

    struct Ring: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(configuration.value)") }
    }

    @Test func `draws gauges in a style of the app`() async throws {
        #expect(try await draw(Gauge(value: 0.25) { Text("g") }.gaugeStyle(Ring())).text == "0.25")
    }

    @Test func `shows the words of a tip and leaves out one that is not visible`() async throws {
        #expect(try await draw(SiriTipView(intent: BrewIntent(cups: 1))).labelTitles == ["“Brew”"])
        let hidden = try await draw(SiriTipView(intent: BrewIntent(cups: 1), isVisible: .constant(false)))
        #expect(hidden.children.isEmpty)
    }
}

extension ViewNode {
    /// What can be pressed, in the order of drawing.
    var actions: [ViewAction] {
        var own: [ViewAction] = []
        switch content {
        case .button(let button): own = [button.action]
        case .toggle(let toggle): own = [toggle.action]
        default: break
        }
        let inside = children.flatMap(\.actions)
        let around = modifiers.flatMap { modifier -> [ViewAction] in
            switch modifier {
            case .overlay(_, _, let content, _): content.flatMap(\.actions)
            case .accessibility(let value): value.actions?.map(\.action) ?? []
            default: []
            }
        }
        return own + inside + around
    }

    var labelTitles: [String] {
        if case .label(let label) = content { label.title.flatMap(\.texts) } else { [] }
    }
}

extension ViewAction {
    var cups: Int? {
        guard case .intent(let run) = self, case .int(let cups) = run.arguments["cups"] else { return nil }
        return cups
    }
}
