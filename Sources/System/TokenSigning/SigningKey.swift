import COpenSSL
package import Foundation

/// Why a key cannot sign.
package struct SigningKeyError: Error, Hashable, CustomStringConvertible {
    /// What is wrong with the key, never with its content.
    package let description: String
}

/// A private key on the curve P-256, which signs by ECDSA with SHA-256.
///
/// Signing may be done by many threads at once: OpenSSL reads the key only.
///
/// - Source: RFC 7518, section 3.4; OpenSSL 3 manual pages EVP_DigestSignInit and PEM_read_bio_PrivateKey
// @unchecked: the pointer is set once, and what it points to is not changed after `init`.
package final class SigningKey: @unchecked Sendable {
    private let key: OpaquePointer

    /// Reads a key.
    ///
    /// - Parameter pem: The text of a PKCS #8 file, as Apple gives it with the suffix `.p8`.
    /// - Throws: ``SigningKeyError`` if it is no private key, or one on another curve.
    package init(pem: Data) throws(SigningKeyError) {
        let read = pem.withUnsafeBytes { bytes -> OpaquePointer? in
            guard let bio = BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count)) else { return nil }
            defer { BIO_free(bio) }
            // Without a function that asks for a password, an encrypted key is no key.
            return PEM_read_bio_PrivateKey(bio, nil, { _, _, _, _ in -1 }, nil)
        }
        guard let key = read else {
            ERR_clear_error()
            throw SigningKeyError(description: "it is no private key without a password in PEM form")
        }
        guard EVP_PKEY_is_a(key, "EC") == 1, EVP_PKEY_get_bits(key) == 256 else {
            EVP_PKEY_free(key)
            throw SigningKeyError(description: "it is no key on the curve P-256")
        }
        self.key = key
    }

    deinit { EVP_PKEY_free(key) }

    /// Signs bytes.
    ///
    /// - Returns: The two numbers of the signature, 32 bytes each, the first first.
    package func signature(of message: [UInt8]) throws(SigningKeyError) -> [UInt8] {
        guard let context = EVP_MD_CTX_new() else { throw Self.failed }
        defer { EVP_MD_CTX_free(context) }
        guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1 else { throw Self.failed }
        var length = 0
        guard EVP_DigestSign(context, nil, &length, message, message.count) == 1 else { throw Self.failed }
        var encoded = [UInt8](repeating: 0, count: length)
        guard EVP_DigestSign(context, &encoded, &length, message, message.count) == 1 else { throw Self.failed }
        return try Self.plain(encoded, length)
    }

    /// The two numbers of a signature that OpenSSL writes in DER.
    private static func plain(_ encoded: [UInt8], _ length: Int) throws(SigningKeyError) -> [UInt8] {
        let signature = encoded.withUnsafeBufferPointer { bytes in
            var position = bytes.baseAddress
            return d2i_ECDSA_SIG(nil, &position, length)
        }
        guard let signature else { throw failed }
        defer { ECDSA_SIG_free(signature) }
        var (r, s): (OpaquePointer?, OpaquePointer?) = (nil, nil)
        ECDSA_SIG_get0(signature, &r, &s)
        var plain = [UInt8](repeating: 0, count: 64)
        let written = plain.withUnsafeMutableBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return false }
            return BN_bn2binpad(r, start, 32) == 32 && BN_bn2binpad(s, start + 32, 32) == 32
        }
        guard written else { throw failed }
        return plain
    }

    private static let failed = SigningKeyError(description: "OpenSSL cannot sign with it")
}
