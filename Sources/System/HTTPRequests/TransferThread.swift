internal import CCurl
import Foundation
import Synchronization

/// The thread on which all transfers of a sender run, from the first one on.
///
/// It holds itself while it runs: `end()` ends it.
final class TransferThread: Sendable {
    /// A transfer, and who waits for what comes of it.
    private struct Entry {
        var transfer: Transfer
        var continuation: CheckedContinuation<Transfer.Outcome, Never>
    }

    private struct State {
        var arriving: [Entry] = []
        var withdrawn: [Transfer] = []
        var isRunning = false
        var isOver = false
    }

    /// Once for a process, before anything else of the library.
    private static let isReady: Bool = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    // @unchecked: only the thread uses it, but for waking, which the library allows from any thread.
    private struct Handle: @unchecked Sendable { let pointer: UnsafeMutableRawPointer? }

    private let transfers: Handle
    private let state = Mutex(State())

    init() { transfers = Handle(pointer: Self.isReady ? curl_multi_init() : nil) }

    deinit { curl_multi_cleanup(transfers.pointer) }

    /// Begins a transfer; the continuation gets what comes of it.
    func begin(_ transfer: Transfer, _ continuation: CheckedContinuation<Transfer.Outcome, Never>) {
        guard transfers.pointer != nil else {
            return continuation.resume(returning: .failure(.broken("libcurl cannot be used")))
        }
        let isFirst = state.withLock { state in
            state.arriving.append(Entry(transfer: transfer, continuation: continuation))
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard isFirst else { return wake() }
        let thread = Thread { self.run() }
        thread.name = "beckon.http"
        thread.start()
    }

    /// Ends a transfer before its answer; nothing where it has not begun, or is over.
    func withdraw(_ transfer: Transfer) {
        state.withLock { $0.withdrawn.append(transfer) }
        wake()
    }

    /// Ends the thread.
    func end() {
        state.withLock { $0.isOver = true }
        wake()
    }

    private func wake() { curl_multi_wakeup(transfers.pointer) }

    private func run() {
        var running: [UnsafeMutableRawPointer: Entry] = [:]
        func finish(_ handle: UnsafeMutableRawPointer, _ outcome: (Transfer) -> Transfer.Outcome) {
            guard let entry = running.removeValue(forKey: handle) else { return }
            curl_multi_remove_handle(transfers.pointer, handle)
            entry.continuation.resume(returning: outcome(entry.transfer))
        }
        while true {
            let (arriving, withdrawn, isOver) = state.withLock { state in
                defer { (state.arriving, state.withdrawn) = ([], []) }
                return (state.arriving, state.withdrawn, state.isOver)
            }
            for entry in arriving {
                running[entry.transfer.handle] = entry
                curl_multi_add_handle(transfers.pointer, entry.transfer.handle)
            }
            for transfer in withdrawn { finish(transfer.handle) { _ in .failure(.withdrawn) } }
            if isOver { break }
            var count: Int32 = 0
            curl_multi_perform(transfers.pointer, &count)
            var code = CURLE_OK
            while let handle = beckon_curl_ended(transfers.pointer, &code) {
                finish(handle) { $0.outcome(code) }
            }
            // Until something comes, time is over for something, or it is woken.
            curl_multi_poll(transfers.pointer, nil, 0, 60_000, nil)
        }
        for handle in Array(running.keys) { finish(handle) { _ in .failure(.withdrawn) } }
    }
}
