/// The domain of ``CSIndexError``.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why the index did not do what it was asked.
///
/// - Source: developer.apple.com/documentation/corespotlight/csindexerror-swift.struct
public struct CSIndexError: Error, CustomNSError, LocalizedError, Hashable, Sendable, _CodedFailure {
    /// The kind of failure.
    public enum Code: Int, Hashable, Sendable {
        /// Something that is not known.
        case unknownError = -1
        /// There is no index that could be reached.
        case indexUnavailableError = -1000
        /// An item cannot be indexed as it is.
        case invalidItemError = -1001
        /// A client state is too large, or there is no batch that it could end.
        case invalidClientStateError = -1002
        /// The connection to the index failed.
        case remoteConnectionError = -1003
        /// The app has too much in the index.
        case quotaExceeded = -1004
        /// The index does not do what it was asked.
        case indexingUnsupported = -1005
        /// The index has another client state than the app expected.
        case mismatchedClientState = -1006

        /// Whether an error is a ``CSIndexError`` of this kind: `catch CSIndexError.quotaExceeded`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CSIndexError)?.code == code }
    }

    public static var errorDomain: String { CSIndexErrorDomain }

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
}

extension CSIndexError {
    public static var unknownError: Code { .unknownError }
    public static var indexUnavailableError: Code { .indexUnavailableError }
    public static var invalidItemError: Code { .invalidItemError }
    public static var invalidClientStateError: Code { .invalidClientStateError }
    public static var remoteConnectionError: Code { .remoteConnectionError }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var indexingUnsupported: Code { .indexingUnsupported }
    public static var mismatchedClientState: Code { .mismatchedClientState }
}

extension CSIndexError.Code: _FailureCode {
    /// What the code says in words.
    public var _explanation: String {
        switch self {
        case .unknownError: "the index failed for a reason that it does not tell"
        case .indexUnavailableError: "no index can be reached: start the app through the system, or start the system"
        case .invalidItemError: "an item cannot be indexed as it is"
        case .invalidClientStateError: "the client state is not valid"
        case .remoteConnectionError: "the connection to the index failed; try again"
        case .quotaExceeded: "the app has too much in the index; delete items that nobody needs"
        case .indexingUnsupported: "the index does not support this"
        case .mismatchedClientState: "the index has another client state; fetch it and index again what is missing"
        }
    }
}
