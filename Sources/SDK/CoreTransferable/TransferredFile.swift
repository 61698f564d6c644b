/// A file that a value is written to.
///
/// - Source: developer.apple.com/documentation/coretransferable/senttransferredfile
public struct SentTransferredFile: Sendable {
    /// Where the file is.
    public let file: URL
    /// Whether a receiver may work with the file itself instead of a copy.
    public let allowAccessingOriginalFile: Bool

    /// A file to send.
    ///
    /// - Parameters:
    ///   - file: Where the file or folder is.
    ///   - allowAccessingOriginalFile: Whether a receiver may work with the file itself. A copy is handed out otherwise.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that a value is read from.
///
/// - Source: developer.apple.com/documentation/coretransferable/receivedtransferredfile
public struct ReceivedTransferredFile: Sendable {
    /// Where the file is. A copy lives until the closure that reads it returns: move or copy what you want to keep.
    public let file: URL
    /// Whether it is the sender's own file and not a copy.
    public let isOriginalFile: Bool

    init(file: URL, isOriginalFile: Bool) {
        self.file = file
        self.isOriginalFile = isOriginalFile
    }
}
