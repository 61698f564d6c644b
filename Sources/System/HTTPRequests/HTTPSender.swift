import Foundation

/// Sends requests to servers, each with a deadline for the whole answer and a bound for its size.
///
/// Connections are kept for later requests. Proxies are those of the environment (`https_proxy`, `no_proxy`), authorities those of
/// the system. Redirections are followed to the same host only, since requests carry tokens. Safe to use from any task.
///
/// - Source: libcurl: the multi interface; RFC 9110, section 15.4 (redirections).
package final class HTTPSender: Sendable {
    private let transfers: TransferThread
    private let sizeLimit: Int
    private let mostRedirections: Int

    /// Creates a sender with connections of its own.
    ///
    /// - Parameters:
    ///   - sizeLimit: The largest body that is read, in bytes.
    ///   - mostRedirections: How many redirections are followed; with 0 a redirection is an answer like others.
    package init(sizeLimit: Int, mostRedirections: Int = 0) {
        transfers = TransferThread()
        self.sizeLimit = sizeLimit
        self.mostRedirections = mostRedirections
    }

    deinit { transfers.end() }

    /// Sends a request once.
    ///
    /// - Parameters:
    ///   - call: The request.
    ///   - limit: How long it may take, from now to the last byte of the body.
    /// - Returns: The answer, whatever its status.
    /// - Throws: `HTTPFailure`; `withdrawn` at once where the task is cancelled.
    package func send(_ call: HTTPCall, within limit: Duration) async throws(HTTPFailure) -> HTTPAnswer {
        let end = ContinuousClock.now + limit
        var call = call
        for _ in 0...mostRedirections {
            let (answer, next) = try await once(call, within: ContinuousClock.now.duration(to: end))
            guard mostRedirections > 0, let next else { return answer }
            guard next.host == call.url.host, next.scheme == call.url.scheme || next.scheme == "https" else {
                throw .redirectsElsewhere
            }
            call.url = next
        }
        throw .redirectsTooOften
    }

    private func once(
        _ call: HTTPCall, within limit: Duration
    ) async throws(HTTPFailure) -> (answer: HTTPAnswer, next: URL?) {
        guard limit > .zero else { throw .deadline }
        guard call.headers.allSatisfy({ !$0.value.contains(where: \.isNewline) }) else {
            throw .broken("a header of the request has more than one line")
        }
        guard let transfer = Transfer(call, within: limit, sizeLimit: sizeLimit) else {
            throw .broken("there is no memory left for it")
        }
        let transfers = transfers
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                transfers.begin(transfer, continuation)
                // It may have been cancelled before it began.
                if Task.isCancelled { transfers.withdraw(transfer) }
            }
        } onCancel: {
            transfers.withdraw(transfer)
        }
        return try result.get()
    }
}
