import Foundation
import Synchronization

/// Does many small pieces of work on all cores, on threads with stacks that deep source needs.
public enum Parallel {
    /// How much stack a thread may use; memory is taken only as it is used.
    private static let stackSize = 256 << 20

    /// The results of a function for each element, in order.
    public static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], threads: Int? = nil,
        _ body: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        guard !elements.isEmpty else { return [] }
        let work = Work<Result>(count: elements.count)
        let group = DispatchGroup()
        for _ in 0..<max(1, min(threads ?? ProcessInfo.processInfo.activeProcessorCount, elements.count)) {
            group.enter()
            let thread = Thread {
                while let index = work.take() { work.finish(index, body(elements[index])) }
                group.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        group.wait()
        return work.results()
    }

    private final class Work<Result: Sendable>: Sendable {
        private let state: Mutex<(next: Int, results: [Result?])>
        private let count: Int

        init(count: Int) {
            self.count = count
            state = Mutex((0, Array(repeating: nil, count: count)))
        }

        func take() -> Int? {
            state.withLock { state in
                guard state.next < count else { return nil }
                defer { state.next += 1 }
                return state.next
            }
        }

        func finish(_ index: Int, _ result: Result) { state.withLock { $0.results[index] = result } }

        func results() -> [Result] { state.withLock { $0.results.compactMap { $0 } } }
    }
}
