/// The domain of ``CSSearchQueryError``.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a search found nothing.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchqueryerror-swift.struct
public struct CSSearchQueryError: Error, CustomNSError, LocalizedError, Hashable, Sendable, _CodedFailure {
    /// The kind of failure.
    public enum Code: Int, Hashable, Sendable {
        /// Something that is not known.
        case unknown = -2000
        /// There is no index that could be reached.
        case indexUnreachable = -2001
        /// The query cannot be read.
        case invalidQuery = -2002
        /// The query was cancelled.
        case cancelled = -2003

        /// Whether an error is a ``CSSearchQueryError`` of this kind: `catch CSSearchQueryError.cancelled`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CSSearchQueryError)?.code == code }
    }

    public static var errorDomain: String { CSSearchQueryErrorDomain }

    /// The kind of failure.
    public let code: Code
    /// What happened, where more is known than the code says.
    public let _message: String?

    /// An error of a kind.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - userInfo: A text under `NSLocalizedDescriptionKey` becomes the description.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        _message = userInfo[NSLocalizedDescriptionKey] as? String
    }

    /// An error with a description of its own.
    package init(_ code: Code, _ message: String) {
        self.code = code
        _message = message
    }

    /// The failure of a query, from that of the index.
    init(_ error: CSIndexError) {
        switch error.code {
        case .indexUnavailableError, .remoteConnectionError: code = .indexUnreachable
        default: code = .unknown
        }
        _message = error.errorDescription
    }
}

extension CSSearchQueryError {
    public static var unknown: Code { .unknown }
    public static var indexUnreachable: Code { .indexUnreachable }
    public static var invalidQuery: Code { .invalidQuery }
    public static var cancelled: Code { .cancelled }
}

extension CSSearchQueryError.Code: _FailureCode {
    /// What the code says in words.
    public var _explanation: String {
        switch self {
        case .unknown: "the search failed for a reason that the index does not tell"
        case .indexUnreachable: "no index can be reached: start the app through the system, or start the system"
        case .invalidQuery: "the query cannot be read"
        case .cancelled: "the search was cancelled"
        }
    }
}
