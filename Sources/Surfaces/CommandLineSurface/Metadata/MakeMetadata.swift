import AppIntents
import IntentMetadata
import IntentWire

/// `beckon metadata`
///
/// Its flags are those of Apple's `appintentsmetadataprocessor`, so that build systems can call it in its place.
struct MakeMetadata: CommandIntent {
    /// The language mode of source.
    enum LanguageMode: String, AppEnum {
        case swift5 = "5"
        case swift6 = "6"

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Swift Version"
        static let caseDisplayRepresentations: [LanguageMode: DisplayRepresentation] = [.swift5: "5", .swift6: "6"]
    }

    static let syntax = CommandSyntax("metadata", positionals: ["sources"])
    static let enumerations: [any AppEnum.Type] = [LanguageMode.self]
    static let title: LocalizedStringResource = "Make Metadata"
    static let description: IntentDescription? = IntentDescription(
        """
        Makes the metadata of App Intents that apps for Apple's platforms carry, from source or from the constant values \
        that the compiler wrote. Has the flags of Apple's appintentsmetadataprocessor. What stands behind '--' goes to the \
        compiler.
        """)

    @Parameter(title: "Sources", description: "Swift files, and folders of them", default: [])
    var sources: [String]

    @Parameter(
        title: "Output", description: "The folder that gets Metadata.appintents: an app, or a folder of the build")
    var output: String

    @Parameter(title: "Module Name", description: "The name of the module; that of a folder of source unless given")
    var moduleName: String?

    @Parameter(
        title: "Xcode Version", description: "The Xcode whose form is written, as 15.2, 26.3 or 27A266a",
        default: "26.3")
    var xcodeVersion: String

    @Parameter(title: "Swift Const Vals List", description: "A file that lists the compiler's files of constant values")
    var swiftConstValsList: [String]?

    @Parameter(title: "Swift Const Vals", description: "A file of the compiler's constant values")
    var swiftConstVals: [String]?

    @Parameter(
        title: "Source File List", description: "A file that lists Swift files, where there are no constant values")
    var sourceFileList: [String]?

    @Parameter(title: "Source Files", description: "A Swift file, where there are no constant values")
    var sourceFiles: [String]?

    @Parameter(title: "Static Metadata File List", description: "A file that lists metadata of modules to merge")
    var staticMetadataFileList: [String]?

    @Parameter(title: "Metadata File List", description: "A file that lists metadata of modules whose types are named")
    var metadataFileList: [String]?

    @Parameter(
        title: "Require Intents", description: "How many intents there must be at least", inclusiveRange: (0, 100_000))
    var requireIntents: Int?

    @Parameter(
        title: "Lenient", description: "Leave out, with a warning, what Apple's form is not known for", default: false)
    var lenient: Bool

    @Parameter(title: "Quiet Warnings", description: "Say nothing of warnings", default: false)
    var quietWarnings: Bool

    @Parameter(title: "Target Triple", description: "What the app is made for, which decides '#if os(…)' in source")
    var targetTriple: [String]?

    @Parameter(title: "Platform Family", description: "The same by the platform's name, as iOS")
    var platformFamily: String?

    @Parameter(title: "Swift Version", description: "The language mode of source", default: .swift5)
    var swiftVersion: LanguageMode

    @Parameter(title: "SDK Modules", description: "The folder of AppIntents.swiftmodule; looked for unless given")
    var sdkModules: String?

    @Parameter(title: "Compiler", description: "The Swift compiler", default: "swiftc")
    var compiler: String

    @Parameter(title: "Toolchain Dir", description: "Taken and not needed, as all below")
    var toolchainDir: [String]?

    @Parameter(title: "SDK Root")
    var sdkRoot: [String]?

    @Parameter(title: "Deployment Target")
    var deploymentTarget: [String]?

    @Parameter(title: "Bundle Identifier")
    var bundleIdentifier: [String]?

    @Parameter(title: "Binary File")
    var binaryFile: [String]?

    @Parameter(title: "Dependency File")
    var dependencyFile: [String]?

    @Parameter(title: "Stringsdata File")
    var stringsdataFile: [String]?

    @Parameter(title: "Force", default: false)
    var force: Bool

    @Parameter(title: "Force Metadata Output", default: false)
    var forceMetadataOutput: Bool

    @Parameter(title: "Compile Time Extraction", default: false)
    var compileTimeExtraction: Bool

    @Parameter(title: "Deployment Aware Processing", default: false)
    var deploymentAwareProcessing: Bool

    @Parameter(title: "No App Shortcuts Localization", default: false)
    var noAppShortcutsLocalization: Bool

    @Parameter(title: "App Shortcuts App Name Override")
    var appShortcutsAppNameOverride: [String]?

    func run(in context: CommandContext) async throws {
        let job = try job(in: context)
        let outcome: MetadataJob.Outcome
        do throws(MetadataFailure) {
            outcome = try job.run()
        } catch {
            throw MetadataPage.failure(error, "no metadata is written", context)
        }
        let warnings = quietWarnings ? [] : outcome.warnings
        if !context.options.isJSON { MetadataPage.tell(warnings, context) }
        let metadata = outcome.metadata
        let json = JSONValue.members([
            "metadata": .string(outcome.path), "intents": .int(metadata.actions.count),
            "entities": .int(metadata.entities.count), "enumerations": .int(metadata.enums.count),
            "shortcuts": .int(metadata.shortcuts.count), "warnings": .array(warnings.map(MetadataPage.json)),
        ])
        context.show(json) {
            let counts = [
                MetadataPage.count(metadata.actions.count, "intent", "intents"),
                MetadataPage.count(metadata.entities.count, "entity", "entities"),
                MetadataPage.count(metadata.shortcuts.count, "shortcut", "shortcuts"),
            ]
            return ["Wrote \(outcome.path): \(counts.formatted(.list(type: .and)))."]
        }
    }

    private func job(in context: CommandContext) throws -> MetadataJob {
        var job = MetadataJob(output: output, workingDirectory: context.console.workingDirectory)
        job.moduleName = moduleName
        job.version = xcodeVersion
        // Of several architectures one is enough: they declare the same.
        job.constValueList = swiftConstValsList?.min()
        job.sourceList = sourceFileList?.min()
        job.metadataList = metadataFileList?.min()
        job.staticMetadataList = staticMetadataFileList?.min()
        let named = sources.prefix { !$0.hasPrefix("-") }
        job.compilerFlags = Array(sources.dropFirst(named.count))
        job.constValues = swiftConstVals ?? []
        job.sources = named + (sourceFiles ?? [])
        if job.constValues.isEmpty, job.sources.allSatisfy({ $0.hasSuffix(".swiftconstvalues") }) {
            (job.constValues, job.sources) = (job.sources, [])
        }
        job.requiredIntents = requireIntents
        job.isLenient = lenient
        job.languageMode = swiftVersion.rawValue
        job.compiler = compiler
        job.modules = sdkModules
        job.environment = context.console.environment
        if let triple = targetTriple?.min() { job.platform = TargetPlatform(triple: triple) }
        if job.platform == nil, let family = platformFamily {
            guard let platform = TargetPlatform(family: family) else {
                throw IntentFailure(
                    .invalidValue, "--platform-family: '\(family)' is none of iOS, macOS, watchOS, tvOS and visionOS",
                    parameters: ["platformFamily"])
            }
            job.platform = platform
        }
        return job
    }
}
