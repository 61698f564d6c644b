@_exported public import Foundation
@_exported public import UniformTypeIdentifiers

/// A value that can leave its app: dragged, copied, shared, or handed from one intent to another.
///
/// - Source: developer.apple.com/documentation/coretransferable/transferable
@preconcurrency
public protocol Transferable: Sendable {
    /// How the value is written and read.
    associatedtype Representation: TransferRepresentation

    /// The forms that the value can take, the preferred one first.
    @TransferRepresentationBuilder<Self>
    static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The forms of the type, without the structure in which they are written down.
    static var channels: [TransferChannel<Self>] { channels(path: [ObjectIdentifier(Self.self)]) }

    /// The forms of the type where it is reached as a stand-in for other types.
    ///
    /// - Parameter path: The types on the way here, this one among them.
    static func channels(path: [ObjectIdentifier]) -> [TransferChannel<Self>] {
        guard Representation.self != Never.self else { return [] }
        return transferRepresentation.channels(path: path) as? [TransferChannel<Self>] ?? []
    }
}

extension Never: Transferable {
    public static var transferRepresentation: Never {
        preconditionFailure("There is no value of Never, so there is nothing to transfer.")
    }
}
