public import BeckonSystem
import Foundation
import Glibc
import IntentWire
import Synchronization
import ValueForms

/// The program around the surface: the words, the signals and the end of the process.
public enum CommandLineProcess {
    /// Does what the command line of this process says, then ends the process.
    ///
    /// The first interrupt (Ctrl-C) or termination signal gives up what is under way; the second ends the process at
    /// once.
    public static func run() async -> Never {
        let writeFailure = Mutex<Int32?>(nil)
        let console = Console.process { error in writeFailure.withLock { $0 = $0 ?? error } }
        let surface = CommandLineSurface(console: console)
        let work = Task { () -> ExitCode in
            switch words() {
            case .success(let words): return await surface.run(words)
            case .failure(let problem):
                console.error.writeLine("error: \(problem.message)")
                return .usage
            }
        }
        let signals = [SIGINT, SIGTERM].map { watch($0, work) }
        var code = await work.value
        withExtendedLifetime(signals) {}
        if let error = writeFailure.withLock({ $0 }), error != EPIPE {
            console.error.writeLine("error: the output cannot be written: \(String(cString: strerror(error)))")
            code = .failure
        }
        exit(code.rawValue)
    }

    /// The words behind the program's name. Where that is the name of Apple's processor, as by a link, they are for
    /// `beckon metadata`.
    ///
    /// `CommandLine.arguments` puts replacement characters in the place of what is no UTF-8, and would so run an
    /// intent with another text than the person's.
    private static func words() -> Result<[String], ReadProblem> {
        var words: [String] = []
        if let name = CommandLine.unsafeArgv[0].flatMap({ String(validatingCString: $0) }),
            name.split(separator: "/").last == "appintentsmetadataprocessor"
        {
            words.append("metadata")
        }
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = CommandLine.unsafeArgv[index] else { break }
            guard let word = String(validatingCString: argument) else {
                return .failure(
                    ReadProblem("argument \(index) is not valid UTF-8: '\(String(cString: argument))'"))
            }
            words.append(word)
        }
        return .success(words)
    }

    /// Cancels the work at the first signal; lets the second end the process.
    private static func watch(_ number: Int32, _ work: Task<ExitCode, Never>) -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        let isFirst = Mutex(true)
        source.setEventHandler {
            let first = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            if first { work.cancel() } else { _exit(ExitCode.cancelled.rawValue) }
        }
        source.resume()
        return source
    }
}

extension SystemConfiguration {
    /// The configuration that a command line asks for.
    ///
    /// - Parameters:
    ///   - directory: Where everything is kept; `BECKON_DATA_HOME` where nil, and the person's own folders where that
    ///     is not set either.
    ///   - environment: The environment of the process.
    public static func commandLine(directory: String?, environment: [String: String]) -> SystemConfiguration {
        guard let path = directory ?? environment["BECKON_DATA_HOME"], !path.isEmpty else {
            return .standard(environment: environment)
        }
        let folder = URL(filePath: path, directoryHint: .isDirectory)
        return SystemConfiguration(
            dataDirectory: folder, cacheDirectory: folder.appending(path: "cache"), environment: environment)
    }
}
