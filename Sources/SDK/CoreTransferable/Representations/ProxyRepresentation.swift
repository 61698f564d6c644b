/// The forms of another type that stands in for this one.
///
/// - Source: developer.apple.com/documentation/coretransferable/proxyrepresentation
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let toProxy: (@Sendable (Item) async throws -> ProxyRepresentation)?
    private let toProxyAtOnce: (@Sendable (Item) throws -> ProxyRepresentation)?
    private let fromProxy: (@Sendable (ProxyRepresentation) async throws -> Item)?

    /// A stand-in that can only be written.
    ///
    /// - Parameter exporting: Makes the stand-in of a value.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        (toProxy, toProxyAtOnce, fromProxy) = (exporting, exporting, nil)
    }

    /// A stand-in that can be written and read.
    ///
    /// - Parameters:
    ///   - exporting: Makes the stand-in of a value.
    ///   - importing: Makes a value of its stand-in.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        (toProxy, toProxyAtOnce, fromProxy) = (exporting, exporting, importing)
    }

    /// A stand-in that can be written and, with waiting, read.
    ///
    /// - Parameters:
    ///   - exporting: Makes the stand-in of a value.
    ///   - importing: Makes a value of its stand-in.
    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        (toProxy, toProxyAtOnce, fromProxy) = (exporting, exporting, importing)
    }

    /// A stand-in that can only be read.
    ///
    /// - Parameter importing: Makes a value of its stand-in.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        (toProxy, toProxyAtOnce, fromProxy) = (nil, nil, importing)
    }

    /// A stand-in that can only be read, with waiting.
    ///
    /// - Parameter importing: Makes a value of its stand-in.
    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        (toProxy, toProxyAtOnce, fromProxy) = (nil, nil, importing)
    }
}

extension ProxyRepresentation {
    /// A stand-in that is made with waiting. Conditions and file names of its own forms cannot be looked at.
    @available(*, deprecated, message: "make the stand-in without waiting, or use a DataRepresentation")
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        (toProxy, toProxyAtOnce, fromProxy) = (exporting, nil, nil)
    }

    /// A stand-in that is made with waiting. Conditions and file names of its own forms cannot be looked at.
    @available(*, deprecated, message: "make the stand-in without waiting, or use a DataRepresentation")
    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        (toProxy, toProxyAtOnce, fromProxy) = (exporting, nil, importing)
    }
}

extension ProxyRepresentation: PrimitiveTransferRepresentation {
    /// The forms of the stand-in. One that leads back to a type on the way here has none, so that circles end.
    func ownChannels(path: [ObjectIdentifier]) -> [TransferChannel<Item>] {
        let proxy = ObjectIdentifier(ProxyRepresentation.self)
        guard !path.contains(proxy) else { return [] }
        return ProxyRepresentation.channels(path: path + [proxy]).map {
            $0.mapped(toItem: toProxy, preview: toProxyAtOnce, fromItem: fromProxy)
        }
    }
}
