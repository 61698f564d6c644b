import BeckonSystem
import CommandLineSurface

await CommandLineProcess.run { directory, environment in
    try BeckonSystem(configuration: .commandLine(directory: directory, environment: environment))
}
