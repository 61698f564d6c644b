import Foundation
import IntentChecks

exit(CheckCommand().run(Array(CommandLine.arguments.dropFirst())))
