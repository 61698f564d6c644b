package import HTTPRequests
package import WeatherKit

/// What carries requests to servers; everything above it can be tested without a network.
package protocol HTTPTransport: Sendable {
    /// Sends a request once.
    ///
    /// - Parameters:
    ///   - call: The request.
    ///   - limit: How long it may take, from now to the last byte of the body.
    /// - Throws: ``WeatherFailure``: `offline`, `deadline`, `answerTooLarge` or `badAnswer`. Any status is an answer.
    func send(_ call: HTTPCall, within limit: Duration) async throws(WeatherFailure) -> HTTPAnswer
}

/// The network.
package final class NetworkTransport: HTTPTransport {
    /// The largest body that is read; the largest answers of the providers are below one megabyte.
    package static let defaultSizeLimit = 16_000_000
    private static let mostRedirections = 3

    private let sizeLimit: Int
    private let sender: HTTPSender

    /// Creates a transport with connections of its own.
    package init(sizeLimit: Int = NetworkTransport.defaultSizeLimit) {
        self.sizeLimit = sizeLimit
        sender = HTTPSender(sizeLimit: sizeLimit, mostRedirections: Self.mostRedirections)
    }

    package func send(_ call: HTTPCall, within limit: Duration) async throws(WeatherFailure) -> HTTPAnswer {
        do {
            return try await sender.send(call, within: limit)
        } catch {
            throw failure(error, call.url.host ?? "the server", limit)
        }
    }

    private func failure(_ failure: HTTPFailure, _ host: String, _ limit: Duration) -> WeatherFailure {
        switch failure {
        case .deadline: WeatherFailure(.deadline, "\(host) did not answer within \(limit)")
        case .unreachable(let why): WeatherFailure(.offline, "\(host) cannot be reached: \(why)")
        case .tooLarge:
            WeatherFailure(.answerTooLarge, "the answer of \(host) is larger than \(sizeLimit) bytes")
        case .redirectsElsewhere: WeatherFailure(.badAnswer, "\(host) redirects to another host")
        case .redirectsTooOften:
            WeatherFailure(.badAnswer, "\(host) redirects more than \(Self.mostRedirections) times")
        case .withdrawn: WeatherFailure(.deadline, "the request was withdrawn before its answer came")
        case .broken(let why):
            WeatherFailure(.badAnswer, "the connection to \(host) ended before its answer: \(why)")
        }
    }
}
