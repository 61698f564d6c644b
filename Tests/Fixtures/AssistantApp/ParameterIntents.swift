import AppIntents
import Foundation

enum Colour: String, AppEnum {
    case red, green, blue

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Colour"
    static let caseDisplayRepresentations: [Colour: DisplayRepresentation] = [
        .red: "Red", .green: DisplayRepresentation(title: "Green", synonyms: ["emerald"]), .blue: "Blue",
    ]
}

struct PaintIntent: AppIntent {
    static let title: LocalizedStringResource = "Paint"
    static let description: IntentDescription? = IntentDescription("Paints an area in a colour.")

    @Parameter(title: "Colour", default: .red) var colour: Colour
    @Parameter(title: "Coats", description: "How many coats.", default: 1, inclusiveRange: (1, 5)) var coats: Int
    @Parameter(title: "Width", defaultUnit: .meters) var width: Measurement<UnitLength>?
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(title: "Labels", default: []) var labels: [String]

    static var parameterSummary: some ParameterSummary { Summary("Paint \(\.$width) \(\.$colour)") }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let width = width.map { $0.converted(to: .meters).value } ?? 0
        return .result(value: "\(colour.rawValue) \(coats) \(width) \(labels.joined(separator: ","))")
    }
}

/// The smallest call there is, to measure with.
struct AddIntent: AppIntent {
    static let title: LocalizedStringResource = "Add"
    static let description: IntentDescription? = IntentDescription("Adds two numbers.")

    @Parameter(title: "A", description: "A number.") var a: Int
    @Parameter(title: "B", description: "Another number.") var b: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: a &+ b) }
}

struct HiddenIntent: AppIntent {
    static let title: LocalizedStringResource = "Hidden"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult { .result() }
}

struct FileSizeIntent: AppIntent {
    static let title: LocalizedStringResource = "Get File Size"

    @Parameter(title: "File") var file: IntentFile

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: file.data.count) }
}
