package import Foundation

/// A request to a server.
package struct HTTPCall: Hashable, Sendable {
    package var url: URL
    package var headers: [String: String]
    /// What is posted; nil where something is only to be got.
    package var body: Data?

    /// Creates a request.
    package init(url: URL, headers: [String: String] = [:], body: Data? = nil) {
        self.url = url
        self.headers = headers
        self.body = body
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

/// Why there is no answer.
package enum HTTPFailure: Error, Hashable, Sendable {
    /// It did not come in time.
    case deadline
    /// There is no way to the server; says why.
    case unreachable(String)
    /// It is longer than what is read.
    case tooLarge
    /// The server redirects to another host, or from a safe connection to an open one.
    case redirectsElsewhere
    /// The server redirects more often than is followed.
    case redirectsTooOften
    /// The task was cancelled.
    case withdrawn
    /// The connection ended, or carried something else; says why.
    case broken(String)
}
