import Foundation
import IntentWire
import SQLiteStore
import SentenceVectors
import SpotlightIndex
import Synchronization

/// Opens the index when it is first needed: a command that searches nothing does not pay for it.
final class SearchKeeper: Sendable {
    private let folder: URL
    private let clock: @Sendable () -> Date
    private let environment: [String: String]
    private let opened = Mutex<SpotlightIndex?>(nil)
    private let vectors = Mutex<VectorTable??>(nil)

    init(folder: URL, clock: @escaping @Sendable () -> Date, environment: [String: String]) {
        self.folder = folder
        self.clock = clock
        self.environment = environment
    }

    /// Whether something was ever indexed here.
    var exists: Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: SpotlightIndex.fileName).path)
    }

    /// What knows the meaning of sentences; nil where there is no table of vectors.
    func encoder() -> VectorTable? {
        vectors.withLock { vectors in
            if let vectors { return vectors }
            // A damaged table of vectors is no reason not to go by words.
            let table = (try? VectorTable.english(environment: environment)).flatMap { $0 }
            vectors = .some(table)
            return table
        }
    }

    /// The index.
    ///
    /// - Throws: `IntentFailure` with code `store` where it is damaged or cannot be opened.
    func index() throws -> SpotlightIndex {
        try opened.withLock { opened in
            if let opened { return opened }
            do {
                let index = try SpotlightIndex(in: folder, encoder: encoder(), now: clock)
                opened = index
                return index
            } catch let error as StoreError {
                throw IntentFailure(.store, Self.explained(error))
            }
        }
    }

    /// Carries out something with the index; its failures are those that surfaces know.
    func use<R>(_ body: (SpotlightIndex) async throws -> R) async throws -> R {
        do {
            return try await body(try index())
        } catch let error as StoreError {
            throw IntentFailure(.store, Self.explained(error))
        } catch let error as QueryError {
            throw IntentFailure(.invalidQuery, error.description)
        }
    }

    /// Moves a damaged index away; the next one to ask gets a new one.
    func setAside() throws {
        try opened.withLock { opened in
            opened = nil
            _ = try SpotlightIndex.setAside(in: folder)
        }
    }

    /// An index that is damaged can be made anew, unlike a store.
    private static func explained(_ error: StoreError) -> String {
        error.code == .corrupt
            ? "the index of what apps show is damaged: 'beckon index rebuild' makes a new one and asks the apps again"
            : error.message
    }
}
