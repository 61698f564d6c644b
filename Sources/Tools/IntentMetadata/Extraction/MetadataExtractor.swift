import Foundation
import IntentWire

/// Makes metadata from what the compiler wrote down of a module.
package struct MetadataExtractor: Sendable {
    /// The name of the module; that of the types where nil.
    package var moduleName: String?
    /// The Xcode whose metadata is written, as `26.3` or `17F113`.
    package var version = MetadataDialect.defaultVersion
    /// Whether what Apple's form is not known for is left out with a warning.
    package var isLenient = false
    /// Metadata of other modules whose types may be named.
    package var known: [MetadataFile] = []

    /// Creates an extractor with the usual settings.
    package init() {}

    /// Metadata and what should be said about it.
    package struct Output: Sendable {
        package var metadata: MetadataFile
        package var warnings: [MetadataProblem]
    }

    /// Makes the metadata of one module.
    ///
    /// - Parameter paths: Files that the compiler wrote for `-emit-const-values-path`.
    /// - Throws: ``MetadataFailure`` with everything that cannot be given exactly.
    package func extract(constValues paths: [String]) throws(MetadataFailure) -> Output {
        var types: [ConstType] = []
        var problems: [MetadataProblem] = []
        for path in paths {
            do throws(MetadataFailure) {
                types += try ConstValueReader(path: path).types()
            } catch {
                problems += error.problems
            }
        }
        guard problems.isEmpty else { throw MetadataFailure(problems: problems) }
        return try extract(types)
    }

    func extract(_ all: [ConstType]) throws(MetadataFailure) -> Output {
        let dialect = try MetadataDialect(version: version)
        let log = ProblemLog(isLenient: isLenient)
        let types = own(ConstType.merged(all), log)
        let module = moduleName ?? types.first?.name.module ?? "Module"
        let index = ModuleIndex(module: module, types: types, known: known)

        var metadata = MetadataFile(dialect: dialect, version: version)
        let actions = ActionExtraction(index: index, dialect: dialect, log: log)
        let entities = EntityExtraction(index: index, dialect: dialect, log: log)
        var places: [String: [ConstType]] = [:]
        for type in types where type.conforms(to: "AppIntent") {
            metadata.actions.append(actions.action(type))
            places["intent '\(ActionExtraction.identifier(of: type))'", default: []].append(type)
        }
        let entityTypes = types.filter { $0.conforms(to: "AppEntity") || $0.conforms(to: "TransientAppEntity") }
        let queries = Set(entityTypes.compactMap { $0.alias("DefaultQuery")?.type.base })
        for type in entityTypes {
            metadata.entities.append(entities.entity(type))
            places["entity '\(type.name.bareName)'", default: []].append(type)
        }
        for type in types where type.conforms(to: "EntityQuery") || type.conforms(to: "IntentValueQuery") {
            guard let query = entities.query(type, defaultsOf: queries) else { continue }
            metadata.queries.append(query)
            places["query '\(type.name.bareName)'", default: []].append(type)
        }
        for type in types where type.conforms(to: "AppEnum") {
            metadata.enums.append(ChoiceExtraction(dialect: dialect, log: log).choice(type))
            places["enumeration '\(type.name.bareName)'", default: []].append(type)
        }
        addShortcuts(of: types, to: &metadata, index, log)
        for type in types where type.conforms(to: "AppIntentsPackage") {
            log.unknown("the package '\(type.name.base)'", at: type.place)
        }
        for (subject, types) in places.sorted(by: { $0.key < $1.key }) where types.count > 1 {
            let others = types.dropFirst().compactMap { $0.place?.text ?? $0.name.base }.joined(separator: ", ")
            log.error(
                "there are several of \(subject); each must be unique, without the types around it: \(others)",
                at: types[0].place)
        }
        metadata.sort()
        guard !log.problems.contains(where: { $0.severity == .error }) else {
            throw MetadataFailure(problems: log.problems)
        }
        return Output(metadata: metadata, warnings: log.problems)
    }

    /// The types of this module that a person declared and that have one form.
    private func own(_ types: [ConstType], _ log: ProblemLog) -> [ConstType] {
        let module = moduleName ?? types.first { $0.place != nil }?.name.module
        var own: [ConstType] = []
        for type in types where Self.protocols.contains(where: { type.conforms(to: $0) }) {
            // The compiler also lists types of other modules that are extended here, as Swift.String.
            if type.name.module != module {
                if type.place != nil {
                    log.error(
                        "'\(type.name.base)' is of another module than '\(module ?? "")' (--module-name)",
                        at: type.place)
                } else if type.conforms(to: "AppEntity") || type.conforms(to: "AppEnum") {
                    log.unknown("'\(type.name.base)', a type of another module that is extended here,", at: nil)
                }
            } else if type.kind.hasPrefix("generic") || type.kind == "protocol" {
                log.warning("'\(type.name.base)' is generic and has no metadata", at: type.place)
            } else {
                own.append(type)
            }
        }
        return own
    }

    private static let protocols = [
        "AppIntent", "AppEntity", "TransientAppEntity", "AppEnum", "EntityQuery", "IntentValueQuery",
        "AppShortcutsProvider", "AppIntentsPackage", "DynamicOptionsProvider",
    ]

    private func addShortcuts(
        of types: [ConstType], to metadata: inout MetadataFile, _ index: ModuleIndex, _ log: ProblemLog
    ) {
        let providers = types.filter { $0.conforms(to: "AppShortcutsProvider") }
        guard let provider = providers.first else { return }
        if providers.count > 1 {
            let others = providers.dropFirst().map { $0.place?.text ?? $0.name.base }.joined(separator: ", ")
            log.error("an app has one provider of shortcuts; there is another: \(others)", at: provider.place)
        }
        metadata.providerMangledName = provider.mangledName
        metadata.shortcuts = ShortcutExtraction(index: index, dialect: metadata.dialect, log: log).shortcuts(
            of: provider)
    }
}
