import CommandLineSurface
import Foundation
import IntentWire
import ValueForms

/// A context that every test shares: Wednesday, 4 March 2026, 10:30 in Berlin, read in British English.
func context(
    enumerations: [EnumDescriptor] = TasksApp.manifest.enumerations, locale: String = "en_GB",
    folder: String = "/nowhere", input: String = "", now: String = "2026-03-04T09:30:00Z"
) -> ReadingContext {
    ReadingContext(
        now: date(now), timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt, locale: Locale(identifier: locale),
        enumerations: enumerations,
        files: FileAccess(
            workingDirectory: folder, homeDirectory: "/home/ada", standardInput: { Data(input.utf8) },
            contentType: {
                ["txt": "public.plain-text", "png": "public.png", "md": "net.daringfireball.markdown"][$0]
            },
            conforms: { type, other in
                type == other || (other == "public.image" && type == "public.png")
                    || (other == "public.text" && type != "public.png")
            }))
}

func reader(_ context: ReadingContext = context()) -> ValueReader { ValueReader(context: context) }

/// The moment of an ISO 8601 text in UTC.
func date(_ text: String) -> Date { (try? Date.ISO8601FormatStyle().parse(text)) ?? .distantPast }

func parameter(
    _ type: ValueType, name: String = "value", isOptional: Bool = true,
    _ change: (inout ParameterDescriptor) -> Void = { _ in }
) -> ParameterDescriptor {
    var parameter = ParameterDescriptor(name: name, title: "Value", type: type, isOptional: isOptional)
    change(&parameter)
    return parameter
}

/// The message of the problem that a closure throws; nil where it throws none.
func problem<Result>(_ body: () throws -> Result) -> String? {
    do {
        _ = try body()
        return nil
    } catch let problem as ReadProblem {
        return problem.message
    } catch let failure as IntentFailure {
        return failure.message
    } catch {
        return "unexpected error: \(error)"
    }
}
