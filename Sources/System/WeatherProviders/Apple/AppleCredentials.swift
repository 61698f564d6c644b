import Foundation
package import TokenSigning
package import WeatherKit

/// The identifiers and the key with which Apple's service knows an app.
///
/// - Source: developer.apple.com/documentation/weatherkitrestapi/request-authentication-for-weatherkit-rest-api
public struct AppleCredentials: Codable, Hashable, Sendable {
    /// The team's identifier: ten capital letters and digits.
    public var teamID: String
    /// The service's identifier, as "com.example.weather".
    public var serviceID: String
    /// The key's identifier: ten capital letters and digits.
    public var keyID: String
    /// The path of the key, a file that only its owner may read.
    public var keyFile: String

    /// Creates credentials; nothing is read or checked before they are used.
    public init(teamID: String, serviceID: String, keyID: String, keyFile: String) {
        self.teamID = teamID
        self.serviceID = serviceID
        self.keyID = keyID
        self.keyFile = keyFile
    }

    /// Reads the key, having checked the identifiers and who may read the file.
    ///
    /// - Throws: ``WeatherFailure`` with the code `credentials`, whose message says which of them is wrong.
    package func key() throws(WeatherFailure) -> SigningKey {
        try check(teamID, isTen: true, "the team identifier", "WEATHERKIT_TEAM_ID")
        try check(keyID, isTen: true, "the key identifier", "WEATHERKIT_KEY_ID")
        try check(serviceID, isTen: false, "the service identifier", "WEATHERKIT_SERVICE_ID")
        guard !keyFile.isEmpty else {
            throw WeatherFailure(.credentials, "the path of the key is missing: set WEATHERKIT_KEY_FILE")
        }
        do {
            return try SigningKey(pem: try privateFile())
        } catch let error as SigningKeyError {
            throw WeatherFailure(
                .credentials, "\(keyFile) cannot sign: \(error); use the .p8 file of the key \(keyID)")
        } catch let failure as WeatherFailure {
            throw failure
        } catch {
            throw WeatherFailure(.credentials, "\(keyFile) cannot be read: \(error.localizedDescription)")
        }
    }

    private func check(_ value: String, isTen: Bool, _ name: String, _ variable: String) throws(WeatherFailure) {
        guard !value.isEmpty else { throw WeatherFailure(.credentials, "\(name) is missing: set \(variable)") }
        let isRight =
            isTen
            ? value.count == 10 && value.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
            : value.contains(".")
                && value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0)) }
        guard isRight else {
            throw WeatherFailure(
                .credentials,
                isTen
                    ? "\(name) '\(value)' is not ten capital letters and digits"
                    : "\(name) '\(value)' is no name such as com.example.weather")
        }
    }

    private func privateFile() throws -> Data {
        let attributes = try FileManager.default.attributesOfItem(atPath: keyFile)
        let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0o777
        guard mode & 0o077 == 0 else {
            let shown = String(mode & 0o777, radix: 8)
            throw WeatherFailure(
                .credentials, "others may read the key \(keyFile), whose mode is \(shown): run chmod 600 on it")
        }
        return try Data(contentsOf: URL(fileURLWithPath: keyFile))
    }
}
