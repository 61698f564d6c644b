import Foundation
import IntentWire

/// The programs that fetch weather for this system, one for each environment that differs.
///
/// What fetches weather is a program of its own: it brings libraries for networks and signatures, with which no command
/// and no app should have to start, and what it reads from the network cannot harm the system. It is started when weather
/// is first asked for, and ends with the system.
actor WeatherHelpers {
    /// The name of the program, which lies beside that of the system.
    static let name = "beckon-weather"

    private struct Helper {
        let process: AppProcess
        let connection: WireConnection
    }

    private let configuration: SystemConfiguration
    private var helpers: [String: Helper] = [:]
    private var isOver = false

    init(configuration: SystemConfiguration) { self.configuration = configuration }

    /// Asks for weather.
    func report(_ request: WeatherRequest) async throws -> WeatherReply {
        try await helper().connection.call(WeatherMethod.report, request)
    }

    /// Asks how often providers were asked.
    func usage() async throws -> [WeatherUsage] {
        try await helper().connection.call(WeatherMethod.usage, WireNothing())
    }

    /// Ends the programs; weather is not fetched any more.
    func shutDown() {
        isOver = true
        for helper in helpers.values {
            helper.connection.close()
            helper.process.terminate()
        }
        helpers = [:]
    }

    private func helper() async throws -> Helper {
        let environment = Caller.current?.environment ?? configuration.environment
        let key = Self.key(environment)
        if let helper = helpers[key], helper.connection.end == nil { return helper }
        guard !isOver else { throw IntentFailure(.connectionClosed, "the system has ended: ask for weather again") }
        var configuration = configuration
        configuration.environment = environment
        let (process, channel) = try await AppProcess.start(try program(), configuration)
        let connection = WireConnection(descriptor: channel, handler: SilentHandler())
        // Another request may have started one meanwhile.
        if let other = helpers[key], other.connection.end == nil {
            connection.close()
            process.terminate()
            return other
        }
        connection.start()
        let helper = Helper(process: process, connection: connection)
        helpers[key] = helper
        return helper
    }

    /// Where the program is: beside the one that runs, or where the configuration says.
    private func program() throws -> String {
        if let path = configuration.environment["BECKON_WEATHER_PROGRAM"], !path.isEmpty { return path }
        let own =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let path = URL(fileURLWithPath: own).deletingLastPathComponent().appending(path: Self.name).path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw IntentFailure(
                .unsupported,
                "'\(path)', which fetches weather, is not there: install it beside beckon, or name it in"
                    + " BECKON_WEATHER_PROGRAM")
        }
        return path
    }

    /// Equal for environments in which weather is fetched in the same way.
    private static func key(_ environment: [String: String]) -> String {
        let own = environment.filter { $0.key.hasPrefix("BECKON_WEATHER_") }.sorted { $0.key < $1.key }
        return ([Caller(environment: environment).surroundings] + own.map { "\($0.key)=\($0.value)" })
            .joined(separator: "\n")
    }
}

/// The program that fetches weather asks nothing.
private struct SilentHandler: WireHandler {
    func handle(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable {
        throw IntentFailure.unknownMethod(method)
    }

    func receive(_ method: String, _ parameters: WirePayload) {}

    func connectionClosed(_ failure: IntentFailure?) {}
}
