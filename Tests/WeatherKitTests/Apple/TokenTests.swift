import Foundation
import IntentWire
import Testing
import TokenSigning

@testable import WeatherKit
@testable import WeatherProviders

@Suite struct TokenTests {
    private func credentials(_ folder: TemporaryFolder, pem: String = TestKey.pem, mode: Int = 0o600) throws
        -> AppleCredentials
    {
        AppleCredentials(
            teamID: "ABCDE12345", serviceID: "org.example.weather", keyID: "KEY1234567",
            keyFile: try folder.file("key.p8", pem, mode: mode))
    }

    private func part(_ token: String, _ index: Int) throws -> Payload {
        var text = token.split(separator: ".")[index].replacingOccurrences(of: "-", with: "+")
            .replacingOccurrences(of: "_", with: "/")
        while text.count % 4 != 0 { text += "=" }
        return try Payload(try #require(Data(base64Encoded: text)))
    }

    static let now = moment("2026-07-26T21:10:00Z")

    @Test func `names team, service and key as Apple wants them`() throws {
        let folder = try TemporaryFolder()
        let token = try TokenSource(credentials(folder)).token(now: Self.now)
        #expect(token.split(separator: ".").count == 3)
        let (header, claims) = (try part(token, 0), try part(token, 1))
        #expect(header["alg"].string == "ES256")
        #expect(header["kid"].string == "KEY1234567")
        #expect(header["id"].string == "ABCDE12345.org.example.weather")
        #expect(claims["iss"].string == "ABCDE12345")
        #expect(claims["sub"].string == "org.example.weather")
        #expect(claims["iat"].number == Self.now.timeIntervalSince1970 - 60)
        #expect(claims["exp"].number == Self.now.timeIntervalSince1970 + TokenSource.lifetime)
        #expect(Set(claims.names) == ["iss", "sub", "iat", "exp"])
    }

    @Test func `uses a token until it is near its end`() throws {
        let folder = try TemporaryFolder()
        let source = TokenSource(try credentials(folder))
        let first = try source.token(now: Self.now)
        #expect(try source.token(now: Self.now.addingTimeInterval(1400)) == first)
        #expect(try source.token(now: Self.now.addingTimeInterval(1600)) != first)
    }

    @Test func `refuses a key that others may read`() throws {
        let folder = try TemporaryFolder()
        let failure = #expect(throws: WeatherFailure.self) {
            try TokenSource(credentials(folder, mode: 0o644)).token(now: Self.now)
        }
        #expect(failure?.code == .credentials)
        #expect(failure?.message.contains("chmod 600") == true)
    }

    @Test(arguments: [
        "", "no key", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n",
    ])
    func `refuses what is no key`(_ pem: String) throws {
        let folder = try TemporaryFolder()
        let failure = #expect(throws: WeatherFailure.self) {
            try TokenSource(credentials(folder, pem: pem)).token(now: Self.now)
        }
        #expect(failure?.message.contains("key.p8") == true)
    }

    @Test(arguments: [
        ("teamID", "the team identifier"), ("keyID", "the key identifier"), ("serviceID", "the service identifier"),
        ("keyFile", "cannot be read"),
    ])
    func `says which of the credentials is wrong`(_ member: String, _ words: String) throws {
        let folder = try TemporaryFolder()
        var credentials = try credentials(folder)
        switch member {
        case "teamID": credentials.teamID = "abc"
        case "keyID": credentials.keyID = "KEY"
        case "serviceID": credentials.serviceID = "weather"
        default: credentials.keyFile = "/nonexistent/key.p8"
        }
        let wrong = credentials
        let failure = #expect(throws: WeatherFailure.self) { try TokenSource(wrong).token(now: Self.now) }
        #expect(failure?.code == .credentials)
        #expect(failure?.message.contains(words) == true)
    }

    @Test func `sends the token, and names what was refused`() async throws {
        let server = try ScriptedServer { _ in [.answer(401, [:], Data(#"{"reason":"unknown key"}"#.utf8))] }
        let weather = try TestWeather([.apple], at: server, now: Date())
        let failure = await #expect(throws: WeatherFailure.self) {
            try await weather.engine.report(for: .newYork([.current]))
        }
        #expect(failure?.code == .unauthorized)
        for word in ["unknown key", "ABCDE12345", "org.example.weather", "KEY1234567"] {
            #expect(failure?.message.contains(word) == true)
        }
        #expect(server.requests.first?.headers["authorization"]?.hasPrefix("Bearer ey") == true)
    }

    @Test func `signs for the server's clock where it differs from ours`() async throws {
        let body = try Fixtures.data("weatherkit/gowk_current_weather.json")
        let server = try ScriptedServer { request in
            // This server lives an hour later, and lets a token in that holds there.
            let token = request.headers["authorization"]?.dropFirst(7) ?? ""
            var claims = token.split(separator: ".").dropFirst().first.map(String.init) ?? ""
            while claims.count % 4 != 0 { claims += "=" }
            let expires = Data(base64Encoded: claims).flatMap { try? Payload($0)["exp"].number } ?? 0
            let time = Self.now.timeIntervalSince1970 + 3600
            return expires > time
                ? [.answer(200, [:], body)]
                : [.answer(401, ["Date": "Sun, 26 Jul 2026 22:10:00 GMT"], Data(#"{"reason":"token expired"}"#.utf8))]
        }
        let weather = try TestWeather([.apple], at: server, now: Self.now)
        #expect(try await weather.engine.report(for: .newYork([.current])).current != nil)
        #expect(server.requests.count { $0.path.hasPrefix("/api/") } == 2)
    }

    @Test func `says that the clock is wrong where the server does not relent`() async throws {
        let server = try ScriptedServer { _ in
            [.answer(401, ["Date": "Sun, 26 Jul 2026 22:10:00 GMT"], Data(#"{"reason":"token expired"}"#.utf8))]
        }
        let weather = try TestWeather([.apple], at: server, now: Self.now)
        let failure = await #expect(throws: WeatherFailure.self) {
            try await weather.engine.report(for: .newYork([.current]))
        }
        #expect(failure?.code == .tokenExpired)
        #expect(failure?.message.contains("3600 s") == true)
    }
}
