import Foundation
import Synchronization

/// Does many small pieces of work on all cores, on threads with stacks that deep source needs.
public enum Parallel {
    /// How much stack a thread may use; memory is taken only as it is used.
    private static let stackSize = 256 << 20
    /// How long a piece of work may take: the parser of SwiftSyntax does not come to an end for some damaged sources.
    public static let patience = Duration.seconds(20)

    /// The results of a function for each element, in order.
    ///
    /// - Parameters:
    ///   - threads: How many pieces are done at once; as many as there are cores where nil.
    ///   - patience: How long one piece may take. A thread that takes longer is left behind, and runs until the process
    ///     ends.
    ///   - fallback: The result of a piece that took too long.
    public static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], threads: Int? = nil, patience: Duration = patience,
        fallback: (Element) -> Result, _ body: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        guard !elements.isEmpty else { return [] }
        let work = Work<Result>(count: elements.count)
        func start() {
            let thread = Thread {
                while let index = work.take() {
                    if !work.finish(index, body(elements[index])) { return }
                }
            }
            thread.stackSize = stackSize
            thread.start()
        }
        let count = threads ?? ProcessInfo.processInfo.activeProcessorCount
        for _ in 0..<max(1, min(count, elements.count)) { start() }
        while !work.wait() {
            for index in work.overdue(patience) where work.finish(index, fallback(elements[index])) { start() }
        }
        return work.results()
    }

    private final class Work<Result: Sendable>: Sendable {
        private struct State {
            var next = 0
            var open: Int
            var results: [Result?]
            var begun: [Int: ContinuousClock.Instant] = [:]
        }

        private let state: Mutex<State>
        private let count: Int
        private let isDone = DispatchSemaphore(value: 0)

        init(count: Int) {
            self.count = count
            state = Mutex(State(open: count, results: Array(repeating: nil, count: count)))
        }

        func take() -> Int? {
            state.withLock { state in
                guard state.next < count else { return nil }
                defer { state.next += 1 }
                state.begun[state.next] = .now
                return state.next
            }
        }

        /// Keeps a result; false where there is one already.
        func finish(_ index: Int, _ result: Result) -> Bool {
            let open: Int? = state.withLock { state in
                guard state.results[index] == nil else { return nil }
                state.results[index] = result
                state.begun[index] = nil
                state.open -= 1
                return state.open
            }
            if open == 0 { isDone.signal() }
            return open != nil
        }

        /// Waits for a while; true where all is done.
        func wait() -> Bool { isDone.wait(timeout: .now() + .milliseconds(100)) == .success }

        /// What has been under way for too long.
        func overdue(_ patience: Duration) -> [Int] {
            let now = ContinuousClock.now
            return state.withLock { $0.begun.filter { $0.value.duration(to: now) > patience }.map(\.key) }
        }

        func results() -> [Result] { state.withLock { $0.results.compactMap { $0 } } }
    }
}
