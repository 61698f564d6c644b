import Foundation
import IntentWire
import SQLiteStore
import SpotlightIndex

extension BeckonSystem {
    /// What the system keeps about the person whose it is.
    ///
    /// - Throws: `IntentFailure` with code `store`.
    public func privacy() async throws -> PrivacyReport {
        try await settle()
        let store = services.donations.store
        var entries = try await store.reading { database in
            try PrivacyTable.all.map { try $0.entry(in: database, path: store.path) }
        }
        var activities = PrivacyReport.Entry(kind: .activities, count: 0, path: store.path)
        for activity in try await services.activities.store.activities() {
            activities.add(1, of: activity.app, from: activity.timestamp, to: activity.timestamp)
        }
        entries += [activities, CachedFiles.weather(configuration).entry, CachedFiles.output(configuration).entry]
        entries += try await indexEntries()
        var joined: [PrivacyKind: PrivacyReport.Entry] = [:]
        for entry in entries { joined[entry.kind]?.add(entry) ?? { joined[entry.kind] = entry }() }
        return PrivacyReport(
            entries: PrivacyKind.allCases.compactMap { joined[$0] }, learning: try await learning())
    }

    /// Forgets what a person wants to be forgotten, and takes it out of the files, too: the bytes are overwritten.
    ///
    /// Alarms that are set and Live Activities that are shown stay; what apps keep themselves stays.
    ///
    /// - Parameter request: What.
    /// - Returns: How much it was.
    /// - Throws: `IntentFailure`: `unknown-app` where nothing is known of the app, or `store`; then part of it may be left.
    public func erase(_ request: EraseRequest) async throws -> EraseResult {
        try await settle()
        let kinds = request.kinds.isEmpty ? Set(PrivacyKind.allCases) : Set(request.kinds)
        let app = try await request.app.asyncMap { try await self.knownApp($0) }
        let (identifier, before) = (app?.identifier, request.before)
        var counts: [PrivacyKind: Int] = [:]
        let erased = try await services.donations.store.writing { database in
            try PrivacyTable.all.filter { kinds.contains($0.kind) }.map { table in
                (table.kind, try table.erase(identifier, before: before, in: database))
            }
        }
        for (kind, count) in erased { counts[kind, default: 0] += count }
        if kinds.contains(.activities) {
            counts[.activities] = try await services.activities.store.erase(of: identifier, before: before)
        }
        if kinds.contains(.output) {
            let program = app?.program
            counts[.output] =
                app != nil && program == nil ? 0 : CachedFiles.output(configuration).erase(of: program, before: before)
        }
        // The weather is that of a place, whichever app asked.
        if kinds.contains(.weather) && app == nil {
            counts[.weather] = CachedFiles.weather(configuration).erase(of: nil, before: before)
        }
        if search.exists, kinds.contains(.usage) || kinds.contains(.index) {
            try await search.use { index in
                if kinds.contains(.usage) { counts[.usage] = try await index.forgetUse(of: identifier, before: before) }
                if kinds.contains(.index) {
                    counts[.index] = try await index.erase(
                        of: identifier, before: before, except: ManifestIndexing.sourceName)
                }
            }
        }
        let parts = PrivacyKind.allCases.filter(kinds.contains).map {
            EraseResult.Part(kind: $0, count: counts[$0] ?? 0)
        }
        return EraseResult(parts: parts, remains: await compact(kinds))
    }

    // MARK: - Parts

    /// Waits until what is still to be written is written.
    private func settle() async throws {
        await widgets.store.flush()
        try await log.flush()
    }

    /// Takes what was deleted out of the files.
    ///
    /// - Returns: Why that was not possible; nil where it was.
    private func compact(_ kinds: Set<PrivacyKind>) async -> String? {
        do {
            try await services.donations.store.compact()
            if search.exists, kinds.contains(.usage) || kinds.contains(.index) {
                try await search.use { try await $0.compact() }
            }
            return nil
        } catch {
            return (error as? StoreError)?.message ?? (error as? IntentFailure)?.message ?? "\(error)"
        }
    }

    private func indexEntries() async throws -> [PrivacyReport.Entry] {
        let path = configuration.dataDirectory.appending(path: SpotlightIndex.fileName).path
        var usage = PrivacyReport.Entry(kind: .usage, count: 0, path: path)
        var index = PrivacyReport.Entry(kind: .index, count: 0, path: path)
        guard search.exists else { return [usage, index] }
        let kept = try await search.use { try await $0.kept(except: ManifestIndexing.sourceName) }
        for part in kept {
            usage.add(part.uses, of: part.app, from: part.firstUse, to: part.lastUse)
            index.add(part.items, of: part.app, from: part.firstItem, to: part.lastItem)
        }
        return [usage, index]
    }

    /// An app of which something is known: one that can be found, or one that was removed or ran by its path.
    func knownApp(_ reference: AppReference) async throws -> (identifier: String, program: String?) {
        do {
            let record = try await app(reference)
            return (record.identifier, record.executablePath)
        } catch let failure as IntentFailure where failure.code == .unknownApp {
            guard case .name(let name) = reference,
                try await privacy().entries.contains(where: { $0.apps[name] != nil })
            else { throw failure }
            return (name, nil)
        }
    }
}

extension Optional {
    fileprivate func asyncMap<Result>(_ transform: (Wrapped) async throws -> Result) async rethrows -> Result? {
        if let self { try await transform(self) } else { nil }
    }
}
