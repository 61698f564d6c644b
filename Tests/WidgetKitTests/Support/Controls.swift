import AppIntents
import SwiftUI
import WidgetKit

struct Lamp: ControlValueProvider {
    var previewValue: Bool { true }
    func currentValue() async throws -> Bool { false }
}

struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "lamp", provider: Lamp()) { isOn in
            ControlWidgetToggle("Lamp", isOn: isOn, action: SetLamp()) { isOn in
                Label(isOn ? "Shining" : "Dark", systemImage: "lightbulb")
                    .controlWidgetActionHint(isOn ? "Switch off" : "Switch on")
                    .controlWidgetStatus(isOn ? "warm" : "cold")
            }
            .tint(.yellow)
            .privacySensitive()
        }
        .displayName("Lamp")
        .description("The lamp at the desk.")
    }
}

struct SetLamp: SetValueIntent {
    static let title: LocalizedStringResource = "Set Lamp"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

struct GreetControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "greet", intent: GreetConfiguration.self) { configuration in
            ControlWidgetButton(action: Drink(amount: configuration.times)) {
                Label("Greet", systemImage: "hand.wave")
            } actionLabel: { isActive in
                Text(isActive ? "Greeting" : "Ready")
            }
            .disabled(configuration.times == 0)
        }
        .promptsForUserConfiguration()
    }
}

struct GreetConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Greeting"
    @Parameter(title: "Times", default: 1) var times: Int
}

struct BrokenValue: ControlValueProvider {
    struct Unreachable: LocalizedError { var errorDescription: String? { "The lamp cannot be reached." } }
    var previewValue: Int { 1 }
    func currentValue() async throws -> Int { throw Unreachable() }
}

struct BrokenControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "broken", provider: BrokenValue()) { value in
            ControlWidgetButton(action: Drink(amount: value)) { Text("Broken \(value)") }
        }
    }
}
