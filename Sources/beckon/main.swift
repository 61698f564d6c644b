import CommandLineSurface

let services = ProgramServices(serveAssistants: AssistantService.serve)
await ProgramServices.$current.withValue(services) { () async -> Void in await CommandLineProcess.run() }
