import CommandLineSurface

await CommandLineProcess.run()
