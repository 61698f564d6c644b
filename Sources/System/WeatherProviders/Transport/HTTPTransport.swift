package import Foundation
package import WeatherKit

/// A request for a document.
package struct HTTPCall: Hashable, Sendable {
    package var url: URL
    package var headers: [String: String]

    /// Creates a request.
    package init(url: URL, headers: [String: String] = [:]) {
        self.url = url
        self.headers = headers
    }
}

/// What a server answered.
package struct HTTPAnswer: Hashable, Sendable {
    package var status: Int
    /// Names are in lower case.
    package var headers: [String: String]
    package var body: Data

    /// Creates an answer; names of headers may be in any case.
    package init(status: Int, headers: [String: String], body: Data) {
        self.status = status
        self.headers = Dictionary(headers.map { ($0.lowercased(), $1) }) { _, last in last }
        self.body = body
    }
}

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
