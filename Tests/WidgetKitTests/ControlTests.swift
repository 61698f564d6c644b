import AppIntents
import IntentWire
import SwiftUI
import Testing
import WidgetKit

struct ControlTests {
    @Test func `draws a switch as it is and as it will be`() async throws {
        let lamp = try await Ask.control("lamp")
        #expect(lamp.isOn == false)
        #expect(lamp.look.text == "Lamp, Dark")
        #expect(lamp.look.status == "cold")
        #expect(lamp.pressedLook.text == "Lamp, Shining")
        #expect(lamp.pressedLook.status == "warm")
        #expect(lamp.actionHint == "Switch on")
        #expect(lamp.isPrivacySensitive)
        #expect(lamp.action?.intent == "SetLamp")
        #expect(lamp.look.view.pressables.map(\.isOn) == [false])
        #expect(lamp.pressedLook.view.pressables.map(\.isOn) == [true])
        #expect(lamp.pressed.isOn == true)
        #expect(lamp.pressed.look == lamp.pressedLook)
        #expect(lamp.pressed.pressed == lamp)
    }

    @Test func `shows the app's example where people choose`() async throws {
        #expect(try await Ask.control("lamp", isPreview: true).isOn == true)
        #expect(try await Ask.control("broken", isPreview: true).look.text == "Broken 1")
    }

    @Test func `draws a button with what stands beside it while it works`() async throws {
        let greet = try await Ask.control("greet", ["times": .int(3)])
        #expect(greet.isOn == nil)
        #expect(greet.look.text == "Greet, Ready")
        #expect(greet.pressedLook.text == "Greet, Greeting")
        #expect(greet.action == PreparedIntent(intent: "Drink", arguments: ["amount": .int(3)]))
        #expect(!greet.isDisabled)
        #expect(try await Ask.control("greet", ["times": .int(0)]).isDisabled)
    }

    @Test func `says why a value is not known`() async throws {
        await #expect(throws: BrokenValue.Unreachable.self) { try await Ask.control("broken") }
        let failure = try await Ask.failure { try await Ask.control("none") }
        #expect(failure.code == .unknownControl)
        let configured = try await Ask.failure { try await Ask.control("lamp", ["times": .int(1)]) }
        #expect(configured.code == .unknownParameter)
    }
}
