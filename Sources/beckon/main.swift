import CommandLineSurface
import Foundation
import IntentWire

let services = ProgramServices(
    serveAssistants: AssistantService.serve, checkSources: CheckProgram.become, askModel: ModelService.ask)
// The other program reads its own options, `--help` and `--json` too.
if CommandLine.arguments.dropFirst().first == "check" {
    do {
        try CheckProgram.become(Array(CommandLine.arguments.dropFirst(2)))
    } catch {
        let message = (error as? IntentFailure)?.message ?? "\(error)"
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        // 1 would say that the sources have errors.
        exit(2)
    }
}
await ProgramServices.$current.withValue(services) { () async -> Void in await CommandLineProcess.run() }
