import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// Finds values of parameters: names of apps and intents, cases, entities that an app proposes.
struct ValueCompletion {
    /// Whose parameter it is.
    struct Subject {
        var command: (any CommandIntent.Type)?
        var app: AppReference?
        var manifest: AppManifest?
        var intent: IntentDescriptor?
        /// The type of entities that the command line names.
        var entity: String?
        /// The Live Activity that the command line names.
        var activity: String?
        /// What has been said of the intent's parameters.
        var scan: ArgumentScan?
    }

    private static let proposals = 50

    let context: CommandContext

    /// The values that a parameter can have.
    func completion(of parameter: ParameterDescriptor, _ subject: Subject, _ current: String) async -> Completion {
        if let command = subject.command { return await completion(of: parameter, of: command, subject) }
        let proposed = await options(of: parameter, subject, current)
        if !proposed.isEmpty { return Completion(proposed) }
        switch parameter.type.element {
        case .bool:
            let names = parameter.booleanNames?.map(context.text) ?? []
            return Completion((names.count == 2 ? names : ["yes", "no"]).map { Completion.Candidate($0) })
        case .enumeration(let identifier): return cases(of: identifier, parameter, subject.manifest?.enumerations ?? [])
        case .file: return Completion(files: .files)
        case .date: return Completion(["today", "tomorrow", "now"].map { Completion.Candidate($0) })
        default: return path(of: parameter)
        }
    }

    /// The value of an option that stands for a file or a folder.
    func path(of parameter: ParameterDescriptor) -> Completion {
        switch parameter.name {
        case "app", PageFile.name: Completion(files: .files)
        case "dataDirectory": Completion(files: .directories)
        default: Completion()
        }
    }

    /// The only installed app that has an intent with a name.
    func app(having intent: String) async -> (AppReference, AppManifest)? {
        let apps = await soon { try await context.manifests(of: nil) } ?? []
        let fitting = apps.filter { IntentLookup.find(intent, in: $0.manifest) != nil }
        return fitting.count == 1 ? (fitting[0].reference, fitting[0].manifest) : nil
    }

    /// The intents of an app.
    func intents(of app: AppReference) async -> Completion {
        let intents = await manifest(of: app)?.intents.filter { $0.isDiscoverable && !$0.isConfigurationOnly } ?? []
        return Completion(intents.map { Completion.Candidate($0.identifier, context.text($0.title)) })
    }

    /// What an app declares; nil where that cannot be told in time.
    func manifest(of app: AppReference) async -> AppManifest? {
        await soon { try await context.host.manifest(of: app) }
    }

    // MARK: - Parameters of commands

    private func completion(
        of parameter: ParameterDescriptor, of command: any CommandIntent.Type, _ subject: Subject
    ) async -> Completion {
        switch parameter.name {
        case "app": return await apps(andIntents: command == RunIntent.self)
        case "path": return Completion(files: .files)
        case "entity": return await entityTypes(subject.app)
        case "widget": return await kinds(subject.app) { ($0.widgets ?? []).map { ($0.kind, $0.name) } }
        case "control": return await kinds(subject.app) { ($0.controls ?? []).map { ($0.kind, $0.name) } }
        case "activity": return await activities()
        case "action" where command == PressActivity.self: return await actions(subject.activity)
        case "sort": return await properties(subject) { $0.query.sortableProperties ?? [] }
        case "where": return await properties(subject) { $0.query.propertyFilters?.map(\.property) ?? [] }
        default: break
        }
        guard case .enumeration(let identifier) = parameter.type.element else { return path(of: parameter) }
        return cases(of: identifier, parameter, CommandRuntime.enumerations(of: command))
    }

    /// The installed apps; where an intent may stand without its app, the intents too.
    private func apps(andIntents: Bool) async -> Completion {
        let apps = await soon { try await context.host.apps() } ?? []
        var found = Completion(apps.map { Completion.Candidate($0.name, $0.identifier) })
        if andIntents {
            for app in apps { found.candidates += await intents(of: .name(app.identifier)).candidates }
        }
        return found
    }

    private func entityTypes(_ app: AppReference?) async -> Completion {
        guard let app, let manifest = await manifest(of: app) else { return Completion() }
        return Completion(manifest.entities.map { Completion.Candidate($0.identifier, context.text($0.name)) })
    }

    private func kinds(
        _ app: AppReference?, _ kinds: (AppManifest) -> [(kind: String, name: LocalizedText)]
    ) async -> Completion {
        guard let app, let manifest = await manifest(of: app) else { return Completion() }
        return Completion(kinds(manifest).map { Completion.Candidate($0.kind, context.text($0.name)) })
    }

    /// The Live Activities that there are, by as much of their identifiers as is needed.
    private func activities() async -> Completion {
        let all = await soon { try await context.host.activities() } ?? []
        let text = ActivityText(context)
        return Completion(
            all.map { activity in
                Completion.Candidate(
                    ActivityLookup.shortName(of: activity, among: all), "\(activity.appName), \(text.state(activity))")
            })
    }

    /// What can be pressed in a Live Activity.
    private func actions(_ activity: String?) async -> Completion {
        guard let activity else { return Completion() }
        let page = await soon {
            let id = try await ActivityLookup(context).activity(activity).id
            return try await context.host.activity(id, locale: context.locale)
        }
        return Completion(
            (page?.drawing.buttons ?? []).map { Completion.Candidate(context.text(LocalizedText($0.label))) })
    }

    private func properties(_ subject: Subject, _ names: (EntityDescriptor) -> [String]) async -> Completion {
        guard let app = subject.app, let name = subject.entity, let manifest = await manifest(of: app),
            let entity = try? IntentLookup.entity(name, in: manifest, languages: context.reading().languages)
        else { return Completion() }
        return Completion(
            names(entity).map { name in
                Completion.Candidate(name, entity.property(name).map { context.text($0.title) } ?? "")
            })
    }

    // MARK: - Parameters of intents

    private func cases(of identifier: String, _ parameter: ParameterDescriptor, _ known: [EnumDescriptor]) -> Completion
    {
        var reading = context.reading()
        reading.enumerations = known
        let cases = EnumerationReader(
            identifier: identifier, descriptor: reading.enumeration(identifier), supported: parameter.supportedCases,
            languages: reading.languages
        ).cases
        return Completion(
            cases.map { `case` in
                let title = context.text(`case`.title)
                // A raw value is easier to type, unless it says nothing, as a number or a letter.
                let isWord = `case`.rawValue.count > 1 && `case`.rawValue.contains(where: \.isLetter)
                return isWord
                    ? Completion.Candidate(`case`.rawValue, Names.match(`case`.rawValue, title) ? "" : title)
                    : Completion.Candidate(title)
            })
    }

    /// What the app proposes for a parameter.
    private func options(of parameter: ParameterDescriptor, _ subject: Subject, _ current: String) async
        -> [Completion.Candidate]
    {
        guard parameter.options != nil, let app = subject.app, let intent = subject.intent else { return [] }
        var request = OptionsRequest(
            intent: intent.identifier, parameter: parameter.name, arguments: arguments(subject),
            matching: current.isEmpty ? nil : current, locale: context.locale)
        request.process = ProcessInfo.processInfo.processIdentifier
        let question = request
        let items = await soon { try await context.host.options(question, of: app).items } ?? []
        let counts = Dictionary(grouping: items, by: \.display.title).mapValues(\.count)
        return items.prefix(Self.proposals).map { item in
            // One title for several entities says nothing; their identifiers do.
            if counts[item.display.title] ?? 0 > 1, case .entity(let entity) = item.value {
                return Completion.Candidate(entity.id, item.display.title)
            }
            return Completion.Candidate(item.display.title, item.display.subtitle ?? "")
        }
    }

    /// The values that have been given so far, as far as they can be read.
    private func arguments(_ subject: Subject) -> [String: IntentValue] {
        guard let scan = subject.scan, let intent = subject.intent else { return [:] }
        let reader = ValueReader(context: context.reading(subject.manifest))
        var arguments: [String: IntentValue] = [:]
        for parameter in intent.parameters {
            let texts = scan.occurrences.filter { $0.parameter == parameter.name }.compactMap { occurrence in
                if case .text(let text) = occurrence.content { text } else { nil }
            }
            if !texts.isEmpty { arguments[parameter.name] = try? reader.read(texts, for: parameter) }
        }
        return arguments
    }

    /// The result of an operation; nil where it fails or takes too long.
    private func soon<Result: Sendable>(_ operation: @escaping @Sendable () async throws -> Result) async -> Result? {
        await withTaskGroup(of: Result?.self) { group in
            group.addTask { try? await operation() }
            group.addTask {
                try? await Task.sleep(for: CompletionPatience.limit)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }
}

/// How long an app may take to propose values.
package enum CompletionPatience {
    /// The time after which a person would wonder.
    @TaskLocal package static var limit = Duration.seconds(2)
}
