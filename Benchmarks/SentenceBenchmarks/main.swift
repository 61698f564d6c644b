import BeckonSystem
import Foundation
import IntentWire

// Measures how long a sentence takes on its way through a system that runs, the socket included: 1,000 intents of 100 apps.
//
// The same program plays three parts: without arguments it measures and prints a line a number, for Benchmarks/run; with `serve FOLDER`
// it is the system; started by a system it is one of the apps.

let environment = ProcessInfo.processInfo.environment
if let channel = environment[IntentMethod.channelVariable].flatMap(Int32.init) {
    let connection = WireConnection(descriptor: channel, handler: PhraseApp(), maximumLineLength: 64 << 20)
    connection.start()
    while true { sleep(1_000) }
} else if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "serve" {
    let folder = URL(filePath: CommandLine.arguments[2], directoryHint: .isDirectory)
    // Whoever started it holds the other end of its input.
    Thread.detachNewThread {
        while let data = try? FileHandle.standardInput.read(upToCount: 1), !data.isEmpty {}
        exit(0)
    }
    try await SystemServer(configuration: SentenceBenchmark.configuration(folder)).run()
} else {
    try await SentenceBenchmark().run()
}
