import BeckonSystem
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// A page with views that a command writes to a file, in place of drawing them on the terminal.
struct PageFile {
    /// The option of every command that shows views.
    static let name = "html"

    /// The option, for words that are read without a command.
    static let parameter: ParameterDescriptor = {
        var parameter = ParameterDescriptor(name: "html", title: "HTML", type: .string, isOptional: true)
        parameter.description = "Write a page that shows its views to this file, in place of drawing them here"
        return parameter
    }()

    private let path: String
    private let context: CommandContext

    /// - Parameter path: As the person has typed it.
    init(_ path: String, _ context: CommandContext) {
        self.path = context.reading().files.absolutePath(path)
        self.context = context
    }

    /// Writes the page, as a whole or not at all.
    ///
    /// - Throws: `IntentFailure` with code `invalid-value` and the reason where the file cannot be written.
    func write(_ title: String, _ items: [HTMLPage.Item]) throws {
        let page = HTMLPage(
            title: title, items: items,
            options: .init(now: context.console.now(), locale: Locale(identifier: context.locale)))
        do {
            try Data(page.html.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw IntentFailure(
                .invalidValue, "the page '\(path)' cannot be written: \(reason(error))", parameters: [Self.name])
        }
    }

    private func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileNoSuchFile: "there is no folder '\(URL(filePath: path).deletingLastPathComponent().path)'"
        case .fileWriteNoPermission: "it may not be written there"
        case .fileWriteOutOfSpace: "there is no room left"
        default: error.localizedDescription
        }
    }

    /// Says that the page was written.
    func tell() {
        context.show(.members(["page": .string(path)])) { [line] }
    }

    /// Where the page is, in a line.
    var line: String { "Page: \(DisplayWidth.printable(path))" }

    /// Where the page is.
    var json: JSONValue { .string(path) }
}
