// Hosts a system until it is killed.
//
// SystemHost DATA-FOLDER APP INTENT    runs an intent, prints the value, and then waits for ever
import BeckonSystem
import Foundation
import IntentWire

struct Nobody: IntentInteraction {
    let capabilities: InteractionCapabilities = []
    func ask(_ question: IntentQuestion) async throws -> IntentAnswer { .unsupported }
    func report(_ progress: IntentProgress) async {}
}

let arguments = CommandLine.arguments
guard arguments.count == 4 else { exit(64) }
let folder = URL(filePath: arguments[1])
let system = try BeckonSystem(
    configuration: SystemConfiguration(dataDirectory: folder, cacheDirectory: folder.appending(path: "cache")))
let request = IntentRequest(app: .path(arguments[2]), intent: arguments[3], source: .test)
let outcome = try await system.run(request, interaction: Nobody())
if case .int(let number)? = outcome.value { FileHandle.standardOutput.write(Data("\(number)\n".utf8)) }
try await Task.sleep(for: .seconds(3600))
