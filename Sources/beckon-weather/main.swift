import Foundation
import IntentWire
import WeatherProviders

// Fetches weather for the system that started this program, over the socket that it gave, until that is closed.
let environment = ProcessInfo.processInfo.environment
guard let channel = environment[IntentMethod.channelVariable].flatMap(Int32.init) else {
    print("beckon-weather fetches weather for beckon, which starts it: try 'beckon weather'")
    exit(64)
}
let connection = WireConnection(descriptor: channel, handler: WeatherHandler(environment: environment))
connection.start()
while true { try await Task.sleep(for: .seconds(86_400)) }
