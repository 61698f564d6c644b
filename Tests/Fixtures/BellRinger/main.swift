// Rings as a system does, for tests that listen: without a desktop, and with the sound that its environment leads to.
//
// BellRinger SECONDS FOLDER [SOUND PROGRAM]    rings for so many seconds, with the sound that the app of a program has by
//                                              that name; then prints how it was heard
import AlarmRinging
import BeckonSystem
import Foundation
import IntentWire

let arguments = CommandLine.arguments
guard arguments.count == 3 || arguments.count == 5, let seconds = Double(arguments[1]) else { exit(64) }
let bell = DesktopBell(
    environment: ProcessInfo.processInfo.environment, folder: URL(filePath: arguments[2], directoryHint: .isDirectory))
await bell.start { _ in }
let alarm = AlarmRecord(
    snapshot: AlarmSnapshot(id: UUID(), phase: .alerting), app: "test", appName: "Test",
    presentation: AlarmPresentationSnapshot(title: "Tea"), hasStopIntent: false, hasSecondaryIntent: false)
// As after half a minute, when it is as loud as it gets.
await bell.ring([
    RingingAlarm(
        alarm: alarm, elapsed: 30, executablePath: arguments.count == 5 ? arguments[4] : "",
        sound: arguments.count == 5 ? arguments[3] : nil)
])
try await Task.sleep(for: .seconds(seconds))
await bell.ring([])
print(await bell.way ?? "nothing was played")
await bell.end()
