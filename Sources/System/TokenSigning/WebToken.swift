import Foundation

/// JSON Web Tokens that are signed by ES256.
///
/// - Source: RFC 7515, RFC 7519
package enum WebToken {
    /// A token of a header and claims.
    ///
    /// - Parameters:
    ///   - header: Members beside `alg` and `typ`.
    ///   - claims: Members; dates in seconds since 1970.
    ///   - key: What signs it.
    package static func signed(
        header: [String: String], claims: [String: Claim], by key: SigningKey
    ) throws(SigningKeyError) -> String {
        var header = header.mapValues(Claim.text)
        header["alg"] = .text("ES256")
        header["typ"] = .text("JWT")
        let message = base64(json(header)) + "." + base64(json(claims))
        return message + "." + base64(Data(try key.signature(of: Array(message.utf8))))
    }

    /// The value of a claim.
    package enum Claim: Hashable, Sendable {
        case text(String)
        case seconds(Int)
    }

    private static func json(_ members: [String: Claim]) -> Data {
        let parts = members.sorted { $0.key < $1.key }.map { name, value in
            switch value {
            case .text(let text): "\(quoted(name)):\(quoted(text))"
            case .seconds(let number): "\(quoted(name)):\(number)"
            }
        }
        return Data("{\(parts.joined(separator: ","))}".utf8)
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Base64 for URLs, without padding.
    ///
    /// - Source: RFC 4648, section 5
    static func base64(_ data: Data) -> String {
        data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
