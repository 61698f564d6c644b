import BeckonSystem
import CommandLineSurface

let services = ProgramServices(serveAssistants: AssistantService.serve)
await ProgramServices.$current.withValue(services) { () async -> Void in
    await CommandLineProcess.run { directory, environment in
        try BeckonSystem(configuration: .commandLine(directory: directory, environment: environment))
    }
}
