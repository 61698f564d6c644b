/// The forms of one text in one language.
indirect enum LocalizedVariation: Equatable, Sendable {
    /// A format.
    case text(String)
    /// Forms by plural category.
    case plural([String: LocalizedVariation])
    /// Forms by the kind of device that shows the text.
    case device([String: LocalizedVariation])
}

/// A part of a text that has forms of its own: what `%#@name@` stands for.
struct FormatVariable: Equatable, Sendable {
    /// Which argument selects the form, counted from 1; the next one if absent.
    var argument: Int?
    /// How `%arg` shows that argument.
    var specifier: FormatSpecifier
    var variation: LocalizedVariation
}

/// One text in one language, as a string table has it.
struct LocalizedEntry: Equatable, Sendable {
    var variation: LocalizedVariation
    var variables: [String: FormatVariable] = [:]

    init(_ variation: LocalizedVariation, variables: [String: FormatVariable] = [:]) {
        self.variation = variation
        self.variables = variables
    }
}

/// Selects among the forms of a text for kinds of devices.
enum DeviceForm {
    /// A computer with a keyboard and a pointer is nearest to a Mac; then comes what fits every device.
    private static let order = ["mac", "other", "ipad", "iphone", "applevision", "appletv", "applewatch", "ipod"]

    static func select(_ forms: [String: LocalizedVariation]) -> LocalizedVariation? {
        for device in order {
            if let form = forms[device] { return form }
        }
        return forms.min { $0.key < $1.key }?.value
    }
}
