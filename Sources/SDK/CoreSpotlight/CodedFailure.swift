/// A code of a failure, which has a number and says something in words.
public protocol _FailureCode: RawRepresentable<Int>, Hashable, Sendable {
    var _explanation: String { get }
}

/// What the errors of this module have in common: the code alone tells them apart, and a message says more where there is one.
public protocol _CodedFailure: CustomNSError, LocalizedError, Hashable {
    associatedtype Code: _FailureCode
    var code: Code { get }
    var _message: String? { get }
}

extension _CodedFailure {
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: _message ?? code._explanation] }
    public var errorDescription: String? { _message ?? code._explanation }

    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
