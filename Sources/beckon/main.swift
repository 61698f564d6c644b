import CommandLineSurface

let services = ProgramServices(serveAssistants: AssistantService.serve, checkSources: CheckProgram.become)
// The other program reads its own options, `--help` and `--json` too.
if CommandLine.arguments.dropFirst().first == "check" {
    do {
        try CheckProgram.become(Array(CommandLine.arguments.dropFirst(2)))
    } catch {
        // The surface says what is wrong, as it does of all commands.
    }
}
await ProgramServices.$current.withValue(services) { () async -> Void in await CommandLineProcess.run() }
