import Foundation
import IntentWire
import Synchronization
import Testing

@Suite struct EndingTests {
    private final class Flag: Sendable {
        private let raised = Mutex(false)
        var isRaised: Bool { raised.withLock { $0 } }
        func raise() { raised.withLock { $0 = true } }
    }

    @Test func `tells at once that all is answered where nothing was asked`() throws {
        let (near, far) = try connectedPair(TestHandler(), TestHandler())
        defer { near.close() }
        let flag = Flag()
        far.whenAnswered { flag.raise() }
        #expect(flag.isRaised)
    }

    @Test func `tells that all is answered only when the answer is on its way`() async throws {
        let gate = AsyncStream<Void>.makeStream()
        let began = AsyncStream<Void>.makeStream()
        let slow = TestHandler { _, _ in
            began.continuation.yield()
            for await _ in gate.stream { break }
            return WireNothing()
        }
        let (near, far) = try connectedPair(TestHandler(), slow)
        async let answer: WireNothing = near.call("wait", WireNothing())
        for await _ in began.stream { break }
        let flag = Flag()
        // Closing here would lose the answer if it were told too early.
        far.whenAnswered {
            flag.raise()
            far.close()
        }
        #expect(!flag.isRaised)
        gate.continuation.yield()
        _ = try await answer
    }
}
