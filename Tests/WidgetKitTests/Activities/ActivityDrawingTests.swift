import ActivityKit
import AppIntents
import IntentWire
import Testing
import WidgetKit

struct RaceAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var lap: Int
        var isBroken = false
    }

    var driver: String
}

struct PitStop: LiveActivityIntent {
    static let title: LocalizedStringResource = "Pit Stop"
    @Parameter(title: "Lap") var lap: Int
    init() {}
    init(lap: Int) { self.lap = lap }
    func perform() async throws -> some IntentResult { .result() }
}

struct RaceActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RaceAttributes.self) { context in
            RaceView(context: context)
                .activityBackgroundTint(.red)
                .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading, priority: 2) { Text(verbatim: context.attributes.driver) }
                    .contentMargins(.leading, 4)
                DynamicIslandExpandedRegion(.bottom) {
                    Button("Stop", intent: PitStop(lap: context.state.lap))
                    Text(verbatim: "Lap \(context.state.lap)").dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
            } compactLeading: {
                SchemeText()
            } compactTrailing: {
                Text(verbatim: "\(context.state.lap)")
            } minimal: {
                if context.state.isBroken { Endless() } else { Text(verbatim: "M") }
            }
            .contentMargins(.all, 6, for: .compactTrailing)
            .contentMargins(.trailing, 2, for: .compactTrailing)
            .keylineTint(.green)
            .widgetURL(URL(string: "race:\(context.activityID)"))
        }
        .supplementalActivityFamilies([.small])
    }
}

private struct SchemeText: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(scheme)") }
}

private struct Endless: View {
    var body: some View { Endless2() }
}

private struct Endless2: View {
    var body: AnyView { AnyView(Endless()) }
}

private struct RaceView: View {
    @Environment(\.activityFamily) private var family
    @Environment(\.supportedActivityFamilies) private var families
    @Environment(\.isActivityFullscreen) private var isFullscreen
    @Environment(\.locale) private var locale
    let context: ActivityViewContext<RaceAttributes>

    var body: some View {
        Text(verbatim: "\(context.attributes.driver) \(family) \(families.count) \(isFullscreen) \(context.isStale)")
        Text(verbatim: locale.identifier)
    }
}

// What people write for a development environment compiles, and is nothing.
#Preview("Lock screen", as: .content, using: RaceAttributes(driver: "Ada")) {
    RaceActivity()
} contentStates: {
    RaceAttributes.ContentState(lap: 1)
    RaceAttributes.ContentState(lap: 2)
}

#Preview("Island", as: .dynamicIsland(.expanded), using: RaceAttributes(driver: "Ada")) {
    RaceActivity()
} contentStates: {
    RaceAttributes.ContentState(lap: 1)
}

struct RacePreviews: PreviewProvider {
    static var previews: some View {
        RaceAttributes(driver: "Ada").previewContext(.init(lap: 1), viewKind: .dynamicIsland(.compact))
        RaceAttributes(driver: "Ada").previewContext(.init(lap: 1), isStale: true, viewKind: .content)
    }
}

@Suite struct ActivityDrawingTests {
    private func draw(
        _ state: String = #"{"lap":7,"isBroken":false}"#, phase: ActivityPhase = .active, locale: String = "en_US",
        type: String = "WidgetKitTests.RaceAttributes", attributes: String = #"{"driver":"Ada"}"#
    ) async throws -> ActivityDrawing {
        let snapshot = ActivitySnapshot(
            id: "race-1", attributesType: type, attributes: attributes, content: ActivityContentSnapshot(state: state),
            phase: phase, revision: 5, contentRevision: 4)
        let payload = try WirePayload(encoding: ActivityDrawRequest(activity: snapshot, locale: locale))
        for service in AppRegistry.shared.types.services {
            if let answer = try await service.answer(IntentMethod.drawActivity, payload) {
                return try #require(answer as? ActivityDrawing)
            }
        }
        throw IntentFailure.unknownMethod(IntentMethod.drawActivity)
    }

    @Test func `draws every place as the configuration says`() async throws {
        let drawing = try await draw()
        #expect(drawing.problem == nil && drawing.contentRevision == 4 && !drawing.isStale)
        #expect(drawing.lockScreen?.root.spokenText == "Ada medium 2 false false en_US")
        #expect(drawing.small?.root.spokenText == "Ada small 2 false false en_US")
        let island = try #require(drawing.island)
        #expect(island.expanded.map(\.position) == [.leading, .bottom] && island.expanded.map(\.priority) == [2, 0])
        #expect(island.expanded[1].view.root.spokenText == "Stop Lap 7")
        #expect(island.compactLeading.root.spokenText == "dark" && island.minimal.root.spokenText == "M")
        #expect(island.keylineTint == ViewColor(name: "green") && island.url == "race:race-1")
    }

    @Test func `tints the background of the lock screen`() async throws {
        let tree = try #require(await draw().lockScreen)
        let fills = ([tree.root] + tree.root.children).flatMap(\.modifiers).compactMap { modifier -> ViewStyle? in
            if case .containerBackground(let fill, _) = modifier { fill } else { nil }
        }
        #expect(fills.first == .color(value: ViewColor(name: "red")))
    }

    @Test func `leaves the space that was wanted around the content`() async throws {
        let island = try #require(await draw().island)
        #expect(
            island.compactTrailing.root.modifiers.contains(.padding(top: 6, leading: 6, bottom: 6, trailing: 2)))
        #expect(
            island.expanded[0].view.root.modifiers.contains(.padding(top: 0, leading: 4, bottom: 0, trailing: 0)))
    }

    @Test func `carries the intents of buttons with their values`() async throws {
        let tree = try #require(await draw().view(.expanded))
        #expect(
            tree.pressables.map(\.action) == [
                .intent(run: PreparedIntent(intent: "PitStop", arguments: ["lap": .int(7)]))
            ])
    }

    @Test func `draws what is out of date, and in another language`() async throws {
        let drawing = try await draw(phase: .stale, locale: "ar")
        #expect(drawing.isStale && drawing.locale == "ar" && drawing.lockScreen?.isRightToLeft == true)
        #expect(drawing.lockScreen?.root.spokenText == "Ada medium 2 false true ar")
    }

    @Test func `draws the rest where one place cannot be drawn`() async throws {
        let drawing = try await draw(#"{"lap":7,"isBroken":true}"#)
        #expect(drawing.problem?.contains("nested too deep") == true)
        #expect(drawing.island == nil && drawing.lockScreen != nil)
    }

    @Test func `says what it cannot read, and what nobody declares`() async throws {
        #expect(try await draw(#"{"laps":"many"}"#).problem != nil)
        let unknown = try await draw(type: "WidgetKitTests.SwimAttributes")
        #expect(unknown.problem?.contains("ActivityConfiguration(for: WidgetKitTests.SwimAttributes.self)") == true)
    }

    @Test func `lays the places out as one view each`() async throws {
        let drawing = try await draw()
        #expect(drawing.view(.compact)?.root.spokenText == "dark 7")
        #expect(drawing.view(.expanded)?.root.spokenText == "Ada Stop Lap 7")
        #expect(drawing.view(.minimal)?.root.spokenText == "M")
        #expect(ActivityDrawing(contentRevision: 1, locale: "en").view(.expanded) == nil)
    }

    @Test func `names families`() {
        #expect("\(ActivityFamily.small) \(ActivityFamily.medium)" == "small medium")
        #expect(EnvironmentValues().supportedActivityFamilies == [.medium])
        #expect(EnvironmentValues().activityFamily == .medium && !EnvironmentValues().isActivityUpdateReduced)
    }
}
