import AppIntents
import IntentWire
import SwiftUI
import Testing
import WidgetKit

struct DeclarationTests {
    @Test func `describes widgets and controls that nobody registered`() async throws {
        let manifest = try await ManifestBuilder.manifest()
        let water = try #require(manifest.widget("water"))
        #expect(water.name == "Water")
        #expect(water.description == "How much you drank.")
        #expect(water.families == ["systemMedium", "accessoryInline"])
        #expect(water.typeName == "WidgetKitTests.WaterWidget")
        #expect(water.fillsContainer == true)
        #expect(water.configuration == nil)
        let weather = try #require(manifest.widget("weather"))
        #expect(weather.name == "Weather Widget")
        #expect(weather.families == ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"])
        #expect(weather.configuration == "WeatherConfiguration")
        #expect(manifest.intent("WeatherConfiguration")?.isConfigurationOnly == true)
        let lamp = try #require(manifest.control("lamp"))
        #expect(lamp.description == "The lamp at the desk.")
        #expect(manifest.control("greet")?.configuration == "GreetConfiguration")
        #expect(manifest.control("greet")?.promptsForConfiguration == true)
    }

    @Test @MainActor func `keeps the order of a bundle, with controls and what depends on a release`() {
        #expect(declared(by: Bundle<Void>()) == ["water", "lamp", "weather", "greet"])
        #expect(declared(by: Bundle<Int>()) == ["water", "lamp", "weather", "greet"])
    }

    @MainActor private func declared<Widgets: WidgetBundle>(by bundle: Widgets) -> [String] {
        Widgets.Body._declare(bundle.body).items.map(\.kind)
    }

    /// Generic, so that it is not found as the bundle of this process.
    private struct Bundle<Unused>: WidgetBundle {
        var body: some Widget {
            WaterWidget()
            LampControl()
            more
            if #available(iOS 18, *) { GreetControl() }
        }

        @WidgetBundleBuilder private var more: some Widget { WeatherWidget() }
    }

    @Test(arguments: WidgetFamily.allCases)
    func `names each size as its case`(_ family: WidgetFamily) {
        #expect("\(family)" == family.debugDescription)
        #expect(WidgetFamily(rawValue: family.rawValue) == family)
    }

    @Test func `asks nobody in a process that no system started`() async {
        WidgetCenter.shared.reloadAllTimelines()
        ControlCenter.shared.reloadControls(ofKind: "lamp")
        let failure = await #expect(throws: IntentFailure.self) {
            _ = try await WidgetCenter.shared.currentConfigurations()
        }
        #expect(failure?.code == .unsupported)
        await #expect(throws: IntentFailure.self) { _ = try await ControlCenter.shared.currentControls() }
        #expect(await WidgetCenter.shared.currentPushInfo == nil)
    }
}
