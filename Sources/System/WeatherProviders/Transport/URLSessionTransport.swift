import Foundation
import FoundationNetworking
package import WeatherKit

/// URLSession with what it lacks on Linux: a deadline for the whole answer, and a bound for its size.
///
/// Redirections are followed at most three times, and to the same host only, since requests carry a token.
package final class URLSessionTransport: HTTPTransport {
    /// The largest body that is read; the largest answers of the providers are below one megabyte.
    package static let defaultSizeLimit = 16_000_000

    private let receiver: AnswerReceiver
    private let session: URLSession

    /// Creates a transport with connections of its own.
    package init(sizeLimit: Int = URLSessionTransport.defaultSizeLimit) {
        receiver = AnswerReceiver(sizeLimit: sizeLimit)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        // The deadline below decides; URLSession rounds to whole seconds and starts anew with each byte.
        configuration.timeoutIntervalForRequest = 600
        session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    }

    deinit { session.invalidateAndCancel() }

    package func send(_ call: HTTPCall, within limit: Duration) async throws(WeatherFailure) -> HTTPAnswer {
        var request = URLRequest(url: call.url)
        request.cachePolicy = .reloadIgnoringLocalCacheData
        for (name, value) in call.headers { request.setValue(value, forHTTPHeaderField: name) }
        let task = session.dataTask(with: request)
        let receiver = receiver
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                receiver.expect(task, within: limit, continuation)
                if Task.isCancelled { receiver.stop(task, because: Self.cancelled) }
                task.resume()
            }
        } onCancel: {
            receiver.stop(task, because: Self.cancelled)
        }
        return try result.get()
    }

    private static let cancelled = WeatherFailure(.deadline, "the request was withdrawn before its answer came")
}
