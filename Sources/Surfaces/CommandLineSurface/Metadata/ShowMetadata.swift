import AppIntents
import IntentMetadata
import IntentWire

/// `beckon metadata show PATH`
struct ShowMetadata: CommandIntent {
    static let syntax = CommandSyntax("metadata", "show", positionals: ["path"])
    static let title: LocalizedStringResource = "Show Metadata"
    static let description: IntentDescription? = IntentDescription(
        "Shows what the metadata of an app says: intents, parameters, phrases, entities and choices.")

    @Parameter(
        title: "Path", description: "An app, an unpacked .ipa, a Metadata.appintents, or an extract.actionsdata")
    var path: String

    func run(in context: CommandContext) async throws {
        let metadata: MetadataFile
        do throws(MetadataFailure) {
            metadata = try MetadataFile(reading: path)
        } catch {
            throw MetadataPage.failure(error, "there is nothing to show", context)
        }
        let summary = MetadataSummary(metadata)
        context.show(.members(["metadata": summary.json])) {
            MetadataPage.lines(summary, TextStyle(context.console.output))
        }
    }
}
