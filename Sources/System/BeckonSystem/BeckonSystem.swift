import Foundation
public import IntentWire
import SQLiteStore

/// The apps of one person: where they are, what they can do, and the processes that do it.
///
/// Apps run in processes of their own, which the system starts, keeps while they are useful and ends; whatever one of
/// them does, the system answers with a result or an `IntentFailure`. Several systems may work on the same folders at
/// once. Safe to use from any task; call `shutdown()` at the end.
///
/// ```swift
/// let system = try BeckonSystem(configuration: .standard())
/// let request = IntentRequest(app: .name("Coffee"), intent: "OrderCoffee", arguments: ["size": .text("large")])
/// let outcome = try await system.run(request, interaction: terminal)
/// ```
public final class BeckonSystem: Sendable {
    let registry: AppRegistry
    let files: AppFiles
    let surveyor: AppSurveyor
    let manifests: ManifestCache
    let services: SystemServices
    let log: RunLog
    let pool: AppPool
    let widgets: WidgetKeeper
    let search: SearchKeeper
    let sentences: SentenceKeeper
    let presence: any PersonPresence
    /// What assistants were given to read.
    let seen = SeenContent()
    /// What somebody was shown in views.
    let views = ShownEntities()
    let configuration: SystemConfiguration
    let clock: SystemClock

    /// Opens a system.
    ///
    /// - Parameter configuration: Where it keeps its things and how patient it is.
    /// - Throws: `IntentFailure` with code `store` where the store is damaged, newer, or cannot be opened; it is left
    ///   as it is.
    public convenience init(configuration: SystemConfiguration) throws {
        try self.init(
            configuration: configuration, presence: DesktopPresence(environment: configuration.environment))
    }

    /// Opens a system that learns from somewhere else whether the person is there.
    package init(configuration: SystemConfiguration, presence: any PersonPresence) throws {
        self.configuration = configuration
        self.presence = presence
        clock = SystemClock(configuration)
        files = AppFiles(watchingAfter: configuration.watchDelay)
        let store = try SystemSchema.open(in: configuration.dataDirectory)
        // One path for each app, however the folder was named.
        registry = AppRegistry(
            folder: configuration.dataDirectory.resolvingSymlinksInPath().appending(path: "apps"))
        surveyor = AppSurveyor(registry: registry, files: files)
        manifests = ManifestCache(store: store)
        let activities = ActivityStore(store: store, now: configuration.clock)
        widgets = WidgetKeeper(
            store: WidgetStore(store: store), now: configuration.clock, pace: configuration.widgetPace)
        search = SearchKeeper(
            folder: configuration.dataDirectory, clock: configuration.clock, environment: configuration.environment)
        services = SystemServices(
            donations: DonationStore(store: store, clock: clock), hints: HintStore(store: store),
            undo: UndoStore(store: store),
            widgets: widgets, activities: ActivityService(store: activities, watch: ActivityWatch(store: activities)),
            search: SearchService(keeper: search),
            alarms: AlarmService(
                store: AlarmStore(
                    store: store, clock: configuration.alarmClock, grace: configuration.alarmGrace / .seconds(1)),
                activities: activities),
            weather: WeatherHelpers(configuration: configuration),
            phraseValues: PhraseValueCache(folder: configuration.cacheDirectory))
        sentences = SentenceKeeper(values: services.phraseValues, patience: configuration.sentencePatience)
        log = RunLog(store: store, now: configuration.clock)
        let pool = AppPool(configuration: configuration, services: services)
        self.pool = pool
        services.activities.watch.tell { [weak pool] app, activity in
            await pool?.notify(app, IntentMethod.activityChanged, activity) ?? false
        }
        services.search.owners.tell { [weak self] owner, asking, request in
            guard let self else { throw IntentFailure(.cancelled, "the system has ended") }
            return try await self.itemData(request, of: owner, for: asking)
        }
        services.alarms.tell { [weak pool] app, method, message in await pool?.notify(app, method, message) ?? false }
    }

    /// Ends all app processes and writes down what is still to be written; later requests fail.
    public func shutdown() async {
        // What is known already is written while the apps end.
        async let written: Void? = try? log.flush()
        await pool.shutDown()
        await services.weather.shutDown()
        _ = await written
        await widgets.store.flush()
        // Who wants to know whether the log was written asks for the log.
        try? await log.flush()
    }
}

// MARK: - Apps

extension BeckonSystem {
    /// The installed apps, by identifier.
    public func apps() async throws -> [AppRecord] { registry.records() }

    /// Installs an app: from then on it is found by name.
    ///
    /// - Parameter path: The app's program or its bundle. What lies beside the program and belongs to it goes with it:
    ///   `Info.plist`, resource bundles, texts, and shared libraries that the program needs. The app is started to
    ///   tell its identifier.
    /// - Returns: The app in its place. One with the same identifier was replaced; its processes end after what they
    ///   are working on.
    /// - Throws: `IntentFailure`: `unknown-app`, `app-not-started`, or `store` where files cannot be written.
    public func install(_ path: String) async throws -> AppRecord {
        let (location, fingerprint) = try files.find(path)
        let manifest = try await names(of: location, fingerprint).manifest
        let record = try registry.installer.install(location, manifest)
        registry.forgetCache()
        let installed = AppLocation(record)
        await pool.retire(installed)
        await manifests.save(manifest, of: installed, try files.fingerprint(of: installed))
        return record
    }

    /// Removes an installed app with all that it has told: donations, what is relevant, and what could be undone.
    ///
    /// - Parameter reference: The app.
    /// - Returns: What was removed.
    /// - Throws: `IntentFailure`: `unknown-app`, or `store`.
    public func remove(_ reference: AppReference) async throws -> AppRecord {
        let record = try await app(reference)
        guard record.isInstalled else {
            throw IntentFailure(.unknownApp, "'\(record.name)' at '\(record.executablePath)' is not installed")
        }
        try registry.installer.remove(record.identifier)
        registry.forgetCache()
        let location = AppLocation(record)
        await pool.retire(location)
        try await manifests.forget(location)
        try await services.forget(record.identifier)
        return record
    }

    /// Finds an app.
    ///
    /// - Parameter reference: An installed app by identifier or name, in any case of letters, or the path of a program
    ///   or a bundle.
    /// - Returns: The app.
    /// - Throws: `IntentFailure` with code `unknown-app` and the nearest names as candidates; `app-not-started` where
    ///   the path is that of no app.
    public func app(_ reference: AppReference) async throws -> AppRecord {
        try await resolve(reference).app
    }

    /// What an app declares.
    ///
    /// Kept in the store while the app's files stay the same, so that mostly no process is started.
    ///
    /// - Parameter reference: The app.
    /// - Returns: The manifest.
    /// - Throws: `IntentFailure`: `unknown-app`, `app-not-started`, or what went wrong when the app was asked.
    public func manifest(of reference: AppReference) async throws -> AppManifest {
        try await resolve(reference).names.manifest
    }
}

// MARK: - Requests

extension BeckonSystem {
    /// Finds entities of an app.
    ///
    /// - Parameters:
    ///   - request: The question; its entity type is named by identifier, type, title or synonym.
    ///   - reference: The app.
    /// - Returns: What the app's query found.
    /// - Throws: `IntentFailure`: `unknown-app`, `unknown-entity`, `authentication-required` where `ReadPolicy` has it so,
    ///   or what went wrong in the app.
    public func entities(_ request: EntityRequest, of reference: AppReference) async throws -> EntityResponse {
        let app = try await resolve(reference)
        let kind = try app.names.entity(named: request.entity)
        try await admit(request, about: kind, in: app)
        var request = request
        request.entity = kind.identifier
        var reader = Reader(request)
        // Who lists is not asked for a password because one property has one.
        if case .identifiers = request.query {} else { reader.mayAsk = false }
        // The getter of a deferred property that is held back does not run.
        let wanted = (request.deferredProperties ?? []).compactMap(kind.property).compactMap { property in
            property.authenticationPolicy.flatMap { policy in
                policy > kind.policy
                    ? WithheldProperties.Protected(entity: kind.identifier, property: property.name, policy: policy)
                    : nil
            }
        }
        let hidden = try await held(Set(wanted), reader, app).map(\.property)
        request.deferredProperties?.removeAll(where: hidden.contains)
        let question = request
        let found: EntityResponse
        if let indexed = try await indexedEntities(question, of: kind, in: app) {
            found = indexed
        } else {
            found = try await pool.use(app.location, app.fingerprint) { session in
                try await session.request(IntentMethod.entities, question, what: "a search for '\(question.entity)'")
            }
        }
        return try await released(found, without: hidden, to: reader, of: app)
    }

    /// The values that an app proposes for a parameter.
    ///
    /// - Parameters:
    ///   - request: The parameter; its intent is named as in `run(_:interaction:)`.
    ///   - reference: The app.
    /// - Returns: The values, in sections.
    /// - Throws: `IntentFailure`: `unknown-app`, `unknown-intent`, `unknown-parameter`, `authentication-required` where
    ///   `ReadPolicy` has it so, or what went wrong in the app.
    public func options(_ request: OptionsRequest, of reference: AppReference) async throws -> OptionList {
        let app = try await resolve(reference)
        let intent = try app.names.intent(named: request.intent)
        try intent.checkParameters([request.parameter] + request.arguments.keys)
        if let parameter = intent.parameter(request.parameter) {
            try await admit(request, about: parameter.type, in: app)
        }
        var request = request
        request.intent = intent.identifier
        let question = request
        var list: OptionList = try await pool.use(app.location, app.fingerprint) { session in
            try await session.request(
                IntentMethod.options, question, what: "the options of '\(question.parameter)'")
        }
        try await list.release(to: Reader(request), of: app, by: self)
        return list
    }

    /// The log of runs, the newest first.
    ///
    /// - Parameter limit: How many at most.
    /// - Returns: The runs; those that are under way have no end.
    /// - Throws: `IntentFailure` with code `store`, also where a run could not be written down.
    public func runs(limit: Int) async throws -> [RunRecord] { try await log.runs(limit: limit) }
}

// MARK: - Finding

/// An app that was found, with its files as they are now and what it declares.
struct ResolvedApp: Sendable {
    var app: AppRecord
    var location: AppLocation
    var fingerprint: AppFingerprint
    var names: ManifestNames
}

extension BeckonSystem {
    func resolve(_ reference: AppReference) async throws -> ResolvedApp {
        switch reference {
        case .name(let name):
            let record = try registry.installed(named: name)
            let location = AppLocation(record)
            let fingerprint = try files.fingerprint(of: location)
            return ResolvedApp(
                app: record, location: location, fingerprint: fingerprint,
                names: try await names(of: location, fingerprint))
        case .path(let path):
            let (location, fingerprint) = try files.find(path)
            let names = try await names(of: location, fingerprint)
            let record =
                registry.installed(in: location.bundle)
                ?? AppRecord(
                    identifier: names.manifest.identifier, name: names.manifest.name.text,
                    version: names.manifest.version, executablePath: location.executable, bundlePath: location.bundle)
            return ResolvedApp(app: record, location: location, fingerprint: fingerprint, names: names)
        }
    }

    private func names(of location: AppLocation, _ fingerprint: AppFingerprint) async throws -> ManifestNames {
        if let known = try await manifests.names(of: location, fingerprint) { return known }
        let manifest: AppManifest = try await pool.use(location, fingerprint) { session in
            try await session.request(IntentMethod.manifest, ManifestRequest(), what: "its manifest")
        }
        return await manifests.save(manifest, of: location, fingerprint)
    }
}
