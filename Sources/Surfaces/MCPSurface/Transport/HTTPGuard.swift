import HTTPServing

/// Decides who may speak with a server on this machine, before a request is read.
///
/// A page of any web site can send requests to a port of the machine that it is shown on; its address then stands in
/// `Host`, or its site in `Origin`. Other programs of other people know no token.
///
/// - Source: MCP 2025-11-25, basic/transports, "Security Warning"; RFC 6750, section 3, for the challenge.
struct HTTPGuard: Sendable {
    /// What every request has to carry.
    let token: String

    /// The answer to a request that may not pass; nil for one that may.
    func refusal(_ request: HTTPRequest) -> (status: Int, fields: [HTTPExchange.Field], reason: String)? {
        guard let host = request["Host"], Self.isLocal(host) else {
            return (421, [], "this server answers to localhost only")
        }
        if let origin = request["Origin"], !Self.isLocalOrigin(origin) {
            return (403, [], "pages of other sites may not speak with this server")
        }
        let scheme = "bearer "
        guard let authorization = request["Authorization"], authorization.lowercased().hasPrefix(scheme),
            Self.isSame(String(authorization.dropFirst(scheme.count)), token)
        else {
            return (401, [("WWW-Authenticate", "Bearer realm=\"beckon\"")], "the token of this server is needed")
        }
        return nil
    }

    private static func isLocalOrigin(_ origin: String) -> Bool {
        for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
            return isLocal(String(origin.dropFirst(scheme.count)))
        }
        return false
    }

    /// Whether a host, with or without a port, is this machine itself.
    static func isLocal(_ host: String) -> Bool {
        let host = host.lowercased()
        for name in ["localhost", "127.0.0.1", "[::1]"] where host.hasPrefix(name) {
            let rest = host.dropFirst(name.count)
            if rest.isEmpty { return true }
            if rest.first == ":", rest.count > 1, rest.dropFirst().allSatisfy(\.isASCIIDigit) { return true }
        }
        return false
    }

    /// Compares in a time that does not tell where the first difference is.
    private static func isSame(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        var difference = left.count ^ right.count
        for (index, byte) in left.enumerated() { difference |= Int(byte ^ right[index % max(1, right.count)]) }
        return difference == 0
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
