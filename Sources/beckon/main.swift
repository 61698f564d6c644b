import BeckonSystem
import CommandLineSurface
import MCPSurface

let services = ProgramServices(serveAssistants: { try await AssistantService.serve($0) })
await CommandLineProcess.run(services: services) { directory, environment in
    try BeckonSystem(configuration: .commandLine(directory: directory, environment: environment))
}
