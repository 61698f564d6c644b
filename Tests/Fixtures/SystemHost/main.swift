// Hosts a system until it is killed.
//
// SystemHost DATA-FOLDER APP INTENT    runs an intent, prints the value, and then waits for ever
// SystemHost DATA-FOLDER BUILD         serves the system to clients of this build; prints a line when it is ready
import BeckonSystem
import Foundation
import IntentWire

struct Nobody: IntentInteraction {
    let capabilities: InteractionCapabilities = []
    func ask(_ question: IntentQuestion) async throws -> IntentAnswer { .unsupported }
    func report(_ progress: IntentProgress) async {}
}

let arguments = CommandLine.arguments
guard (3...4).contains(arguments.count) else { exit(64) }
let folder = URL(filePath: arguments[1])
let configuration = SystemConfiguration(
    dataDirectory: folder.appending(path: "data"), cacheDirectory: folder.appending(path: "cache"))
if arguments.count == 3 {
    var options = SystemServer.Options()
    options.build = arguments[2]
    let server = try SystemServer(configuration: configuration, options: options)
    FileHandle.standardOutput.write(Data("\(server.socket)\n".utf8))
    await server.run()
    exit(0)
}
let system = try BeckonSystem(configuration: configuration)
let request = IntentRequest(app: .path(arguments[2]), intent: arguments[3], source: .test)
let outcome = try await system.run(request, interaction: Nobody())
if case .int(let number)? = outcome.value { FileHandle.standardOutput.write(Data("\(number)\n".utf8)) }
try await Task.sleep(for: .seconds(3600))
