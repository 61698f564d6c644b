public import Foundation
public import WeatherKit

/// Which providers are asked, in which order, and how.
///
/// It is read from `beckon/weather.json` in the person's configuration folder; variables of the environment go before it.
public struct WeatherConfiguration: Codable, Hashable, Sendable {
    /// The providers in the order in which they are asked; what one does not have is asked of the next. Without it, Apple
    /// where credentials are, then Open-Meteo, then the National Weather Service.
    public var providers: [ProviderName]?
    /// What Apple's service knows this machine by.
    public var apple: AppleCredentials?
    /// How to reach who runs this machine; MET Norway wants to know.
    public var contact: String?
    /// Seconds that a document may take, with all tries; 10 without it.
    public var deadline: Double?
    /// Requests a month by the name of a provider; a number below zero means no bound.
    public var quotas: [String: Int]?
    /// The share of an allowance from which on a warning is given; 0.8 without it.
    public var quotaWarning: Double?
    /// Addresses of the providers by their names, where not their own are to be asked; `open-meteo-archive` is that of past
    /// weather.
    public var addresses: [String: URL]?

    /// A configuration that says nothing.
    public init() {}

    /// Requests that a month has where the configuration does not say: Apple's membership, and Open-Meteo's 10,000 a day.
    ///
    /// - Source: developer.apple.com/weatherkit; open-meteo.com/en/pricing
    public static let knownQuotas = [ProviderName.apple.rawValue: 500_000, ProviderName.openMeteo.rawValue: 300_000]

    /// Apple's tiers: calls a month. The first is part of the membership.
    ///
    /// - Source: developer.apple.com/weatherkit
    public static let appleTiers = [
        500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000, 100_000_000, 150_000_000,
        200_000_000,
    ]

    /// The configuration of a person.
    ///
    /// - Parameters:
    ///   - environment: `XDG_CONFIG_HOME` or `HOME`, `BECKON_WEATHER_PROVIDERS`, `BECKON_WEATHER_CONTACT`,
    ///     `BECKON_WEATHER_DEADLINE`, `BECKON_WEATHER_ADDRESSES` (`name=address` with commas), and
    ///     `WEATHERKIT_TEAM_ID`, `WEATHERKIT_SERVICE_ID`, `WEATHERKIT_KEY_ID`, `WEATHERKIT_KEY_FILE`.
    /// - Throws: ``WeatherFailure`` with the code `invalidRequest` where the file or a variable cannot be read.
    public static func read(_ environment: [String: String]) throws(WeatherFailure) -> WeatherConfiguration {
        var configuration = try WeatherConfiguration(file: file(environment))
        try configuration.apply(environment)
        return configuration
    }

    /// Where the configuration of a person is.
    public static func file(_ environment: [String: String]) -> URL {
        folder("XDG_CONFIG_HOME", ".config", environment).appendingPathComponent("beckon/weather.json")
    }

    static func folder(_ variable: String, _ standard: String, _ environment: [String: String]) -> URL {
        // A relative path is to be ignored: XDG Base Directory Specification 0.8.
        if let path = environment[variable], path.hasPrefix("/") {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        return URL(fileURLWithPath: environment["HOME"] ?? "/", isDirectory: true).appendingPathComponent(standard)
    }

    private init(file: URL) throws(WeatherFailure) {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
        } catch {
            throw WeatherFailure(.invalidRequest, "\(file.path) is no configuration of weather: \(error)")
        }
    }

    private mutating func apply(_ environment: [String: String]) throws(WeatherFailure) {
        if let names = environment["BECKON_WEATHER_PROVIDERS"] {
            var providers: [ProviderName] = []
            for name in names.split(separator: ",") {
                let name = name.trimmingCharacters(in: .whitespaces)
                guard let provider = ProviderName(rawValue: name) else {
                    let known = ProviderName.allCases.map(\.rawValue).joined(separator: ", ")
                    throw WeatherFailure(
                        .invalidRequest, "BECKON_WEATHER_PROVIDERS names '\(name)', and there are \(known)")
                }
                providers.append(provider)
            }
            self.providers = providers
        }
        contact = environment["BECKON_WEATHER_CONTACT"] ?? contact
        if let text = environment["BECKON_WEATHER_DEADLINE"] {
            guard let seconds = Double(text), seconds > 0 else {
                throw WeatherFailure(
                    .invalidRequest, "BECKON_WEATHER_DEADLINE is '\(text)': seconds above zero are meant")
            }
            deadline = seconds
        }
        for pair in (environment["BECKON_WEATHER_ADDRESSES"] ?? "").split(separator: ",") {
            let words = pair.split(separator: "=", maxSplits: 1)
            guard words.count == 2, let url = URL(string: String(words[1])), url.scheme != nil else {
                throw WeatherFailure(
                    .invalidRequest, "BECKON_WEATHER_ADDRESSES holds '\(pair)', which is no name=address")
            }
            addresses = (addresses ?? [:]).merging([String(words[0]): url]) { _, new in new }
        }
        applyCredentials(environment)
    }

    private mutating func applyCredentials(_ environment: [String: String]) {
        let names = ["WEATHERKIT_TEAM_ID", "WEATHERKIT_SERVICE_ID", "WEATHERKIT_KEY_ID", "WEATHERKIT_KEY_FILE"]
        guard names.contains(where: { environment[$0]?.isEmpty == false }) else { return }
        var credentials = apple ?? AppleCredentials(teamID: "", serviceID: "", keyID: "", keyFile: "")
        credentials.teamID = environment[names[0]] ?? credentials.teamID
        credentials.serviceID = environment[names[1]] ?? credentials.serviceID
        credentials.keyID = environment[names[2]] ?? credentials.keyID
        credentials.keyFile = environment[names[3]] ?? credentials.keyFile
        apple = credentials
    }

    /// The allowances of a month, without those that have no bound.
    package var allowances: [String: Int] {
        Self.knownQuotas.merging(quotas ?? [:]) { _, own in own }.filter { $0.value >= 0 }
    }

    var order: [ProviderName] { providers ?? (apple == nil ? [.openMeteo, .nws] : [.apple, .openMeteo, .nws]) }

    func address(_ name: String, _ standard: String) -> URL {
        // The standard addresses are constants of this module and right.
        addresses?[name] ?? URL(string: standard) ?? URL(fileURLWithPath: "/")
    }
}
