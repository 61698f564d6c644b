internal import CBeckonSupport
import Foundation
import Synchronization

/// Knows, without looking at them, whether folders and files have changed.
///
/// The kernel queues a change before the call returns that makes it, so that who looks at the queue afterwards cannot miss
/// it.
///
/// - Source: inotify(7).
final class FolderWatch: Sendable {
    /// Names the folders and files of one `begin`.
    struct Key: Hashable, Sendable {
        fileprivate let number: Int
    }

    private struct Watcher {
        /// Which names in the folder matter; all where nil.
        var isRelevant: (@Sendable (String) -> Bool)?
    }

    private struct State {
        /// The queue; opened for the first folder, nil where there can be none.
        var descriptor: Int32?
        var isOpened = false
        var count = 0
        /// Who wants to know of a folder or file, by its number.
        var watchers: [Int32: [Key: Watcher]] = [:]
        /// The keys whose folders and files are as they were.
        var unchanged: Set<Key> = []
        /// How many keys are not unchanged any more, those that have ended among them.
        var changes = 0

        mutating func lose(_ key: Key) { if unchanged.remove(key) != nil { changes += 1 } }
    }

    private static let headerLength = MemoryLayout<beckon_change>.size

    private let state = Mutex(State())

    deinit { if let descriptor = state.withLock(\.descriptor) { beckon_close(descriptor) } }

    /// Begins to watch for changes, so far in no folder.
    ///
    /// - Returns: What the folders are added to.
    func begin() -> Key {
        state.withLock { state in
            state.count += 1
            let key = Key(number: state.count)
            state.unchanged.insert(key)
            return key
        }
    }

    /// Watches one more folder, before somebody looks at what is in it.
    ///
    /// Where it cannot be watched, it counts as changed.
    ///
    /// - Parameter isRelevant: Which names in it matter; all where nil.
    func add(_ folder: String, to key: Key, isRelevant: (@Sendable (String) -> Bool)? = nil) {
        state.withLock { state in
            if !Self.watch(folder, for: key, Watcher(isRelevant: isRelevant), &state, by: beckon_watch_folder) {
                state.lose(key)
            }
        }
    }

    /// Watches one more file itself, by whichever of its names it is changed.
    ///
    /// - Returns: Whether it can be; nothing has changed where not, and it cannot where it is a link.
    func add(file: String, to key: Key) -> Bool {
        state.withLock { Self.watch(file, for: key, Watcher(), &$0, by: beckon_watch_one_file) }
    }

    private static func watch(
        _ path: String, for key: Key, _ watcher: Watcher, _ state: inout State,
        by watch: (Int32, UnsafePointer<CChar>) -> Int32
    ) -> Bool {
        if !state.isOpened {
            let opened = beckon_open_watch()
            state.descriptor = opened < 0 ? nil : opened
            state.isOpened = true
        }
        guard let descriptor = state.descriptor else { return false }
        let number = watch(descriptor, path)
        guard number >= 0 else { return false }
        state.watchers[number, default: [:]][key] = watcher
        return true
    }

    /// Whether nothing has changed in what a key watches.
    func isUnchanged(_ key: Key) -> Bool {
        state.withLock { state in
            Self.take(&state)
            return state.unchanged.contains(key)
        }
    }

    /// How many keys have changed or ended so far: while it is the same, each that was unchanged is so still.
    var changes: Int {
        state.withLock { state in
            Self.take(&state)
            return state.changes
        }
    }

    /// Watches what a key watches no more.
    func end(_ key: Key) {
        state.withLock { state in
            state.lose(key)
            for number in state.watchers.keys where state.watchers[number]?[key] != nil {
                state.watchers[number]?[key] = nil
                guard state.watchers[number]?.isEmpty == true else { continue }
                state.watchers[number] = nil
                if let descriptor = state.descriptor { beckon_unwatch(descriptor, number) }
            }
        }
    }

    /// Takes what the queue has.
    private static func take(_ state: inout State) {
        guard let descriptor = state.descriptor else { return }
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: MemoryLayout<beckon_change>.alignment) { buffer in
            while true {
                let length = beckon_read(descriptor, buffer.baseAddress, buffer.count)
                guard length > 0 else { return }
                var rest = UnsafeRawBufferPointer(rebasing: buffer[..<length])
                while rest.count >= headerLength {
                    let change = rest.load(as: beckon_change.self)
                    let end = headerLength + Int(change.name_length)
                    note(change, name: rest[headerLength..<end].prefix { $0 != 0 }, &state)
                    rest = UnsafeRawBufferPointer(rebasing: rest[end...])
                }
            }
        }
    }

    private static func note(
        _ change: beckon_change, name: Slice<UnsafeRawBufferPointer>, _ state: inout State
    ) {
        guard change.number >= 0 else {
            state.changes += state.unchanged.count
            return state.unchanged.removeAll()
        }
        let text = change.name_length == 0 ? nil : String(decoding: name, as: UTF8.self)
        for (key, watcher) in state.watchers[change.number] ?? [:] {
            if let text, let isRelevant = watcher.isRelevant, !isRelevant(text) { continue }
            state.lose(key)
        }
    }
}
