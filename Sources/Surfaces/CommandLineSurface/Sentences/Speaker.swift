import Dialogue
import Foundation
import Glibc
import IntentWire

/// Says sentences aloud, through speech-dispatcher or eSpeak NG.
///
/// - Source: speech-dispatcher, spd-say(1); eSpeak NG, espeak-ng(1).
struct Speaker: Sendable {
    /// The longest text that is said at once.
    private static let longest = 2_000

    private let words: [String]
    private let environment: [String: String]

    /// Finds a program that speaks.
    ///
    /// - Parameter language: The language of what is said, as a BCP 47 tag.
    /// - Throws: `IntentFailure` with code `unsupported` where the machine has none.
    init(environment: [String: String], language: String) throws {
        self.environment = environment
        let code = String(language.prefix { $0 != "-" && $0 != "_" })
        if let program = ProgramStart.path(of: "spd-say", in: environment) {
            words = [program, "--wait", "--language", code, "--"]
        } else if let program = ProgramStart.path(of: "espeak-ng", in: environment) {
            words = [program, "-v", code, "--"]
        } else {
            throw IntentFailure(
                .unsupported,
                "--speak needs spd-say (of speech-dispatcher) or espeak-ng, and neither is in PATH: install one of them"
            )
        }
    }

    /// Says a text, and returns when it was said, or cannot be.
    func say(_ text: String) async {
        let text = String(Utterance.plain(text).prefix(Self.longest))
        guard !text.isEmpty, let process = ProgramStart.spawn(words + [text], environment, output: nil) else { return }
        await withTaskCancellationHandler {
            await ProgramStart.end(of: process)
        } onCancel: {
            kill(process, SIGTERM)
        }
    }
}
