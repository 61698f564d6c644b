import AppIntents
import IntentMetadata
import IntentWire
import ViewRendering

/// `beckon metadata diff OLD NEW`
struct CompareMetadata: CommandIntent {
    static let syntax = CommandSyntax("metadata", "diff", positionals: ["old", "new"])
    static let title: LocalizedStringResource = "Compare Metadata"
    static let description: IntentDescription? = IntentDescription(
        "Says in words how the metadata of two apps differs. Ends with 1 where it does.")

    @Parameter(title: "Old", description: "An app, a Metadata.appintents, or an extract.actionsdata")
    var old: String

    @Parameter(title: "New", description: "What to compare with it")
    var new: String

    func run(in context: CommandContext) async throws {
        let diff: MetadataDiff
        do throws(MetadataFailure) {
            diff = MetadataDiff(try MetadataFile(reading: old), try MetadataFile(reading: new))
        } catch {
            throw MetadataPage.failure(error, "there is nothing to compare", context)
        }
        let differences = diff.differences
        let json = differences.map { difference in
            JSONValue.members([
                "subject": difference.subject.map(JSONValue.string), "message": .string(difference.message),
                "breaking": .bool(difference.isBreaking),
            ])
        }
        context.show(.members(["differences": .array(json)])) {
            differences.isEmpty
                ? ["The metadata is the same."] : differences.map { DisplayWidth.printable($0.line) }
        }
        // What differs is said already; this is for the shell.
        guard differences.isEmpty else { throw IntentFailure(.metadataDiffers, "the metadata differs") }
    }
}

extension IntentFailure.Code {
    /// There are differences, which is no error to tell.
    static let metadataDiffers = Self(rawValue: "metadata-differs")
}
