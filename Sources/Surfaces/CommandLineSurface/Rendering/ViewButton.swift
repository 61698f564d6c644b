import IntentWire
import ValueForms

/// Something in a view that runs an intent when it is pressed.
struct ViewButton: Hashable {
    /// What it says; what says nothing is called by its intent.
    var label: String
    var intent: PreparedIntent
    /// Whether it is on, where it is a switch.
    var isOn: Bool?

    /// The button that a number, counted from 1, or words mean.
    ///
    /// - Parameters:
    ///   - word: What was typed.
    ///   - buttons: What can be pressed, in the order in which it is listed.
    ///   - place: What it stands in, for messages.
    /// - Throws: `IntentFailure` with code `invalid-value` and the buttons that there are.
    static func named(_ word: String, among buttons: [ViewButton], in place: String) throws -> ViewButton {
        if let number = Int(word), buttons.indices.contains(number - 1) { return buttons[number - 1] }
        let named = buttons.filter { Names.match($0.label, word) }
        if named.count == 1 { return named[0] }
        let words = buttons.map(\.label)
        let list = words.isEmpty ? "; it has none" : "; it has \(words.map { "'\($0)'" }.formattedList(.and))"
        throw IntentFailure(
            .invalidValue,
            named.isEmpty
                ? "\(place) has no button '\(word)'" + list
                : "\(named.count) buttons say '\(word)': use a number, as \(place) lists them",
            parameters: ["button"], candidates: Names.options(words))
    }
}

extension ViewTree {
    /// What runs an intent when it is pressed, in reading order.
    var buttons: [ViewButton] {
        pressables.compactMap { pressable in
            guard case .intent(let intent) = pressable.action else { return nil }
            let label = pressable.label.isEmpty ? intent.intent : pressable.label
            return ViewButton(label: label, intent: intent, isOn: pressable.isOn)
        }
    }
}
