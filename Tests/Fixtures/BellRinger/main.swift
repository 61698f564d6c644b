// Rings as a system does, for tests that listen: without a desktop, and with the sound that its environment leads to.
//
// BellRinger FOLDER FILE BYTES [SOUND PROGRAM]    rings until something is heard and FILE has grown by so many bytes since;
//                                                 with 0 bytes, until something is heard or FILE is made. With the sound
//                                                 that the app of a program has by that name. Prints how it was heard.
import AlarmRinging
import BeckonSystem
import Foundation
import IntentWire

func size(of file: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int).flatMap(\.self)
}

func wait(until isSo: () async -> Bool) async throws {
    while await !isSo() { try await Task.sleep(for: .milliseconds(5)) }
}

let arguments = CommandLine.arguments
guard arguments.count == 4 || arguments.count == 6, let bytes = Int(arguments[3]) else { exit(64) }
let (folder, file) = (arguments[1], arguments[2])
let bell = DesktopBell(
    environment: ProcessInfo.processInfo.environment, folder: URL(filePath: folder, directoryHint: .isDirectory))
await bell.start { _ in }
let alarm = AlarmRecord(
    snapshot: AlarmSnapshot(id: UUID(), phase: .alerting), app: "test", appName: "Test",
    presentation: AlarmPresentationSnapshot(title: "Tea"), hasStopIntent: false, hasSecondaryIntent: false)
let before = size(of: file)
// As after half a minute, when it is as loud as it gets.
await bell.ring([
    RingingAlarm(
        alarm: alarm, elapsed: 30, executablePath: arguments.count == 6 ? arguments[5] : "",
        sound: arguments.count == 6 ? arguments[4] : nil)
])
try await wait {
    if await bell.way != nil { return true }
    // A file that has just been made is still empty: what comes into it next is no second round.
    return bytes == 0 && before == nil && size(of: file) != nil
}
let begun = size(of: file) ?? 0
try await wait { size(of: file) ?? 0 >= begun + bytes || bytes == 0 }
await bell.ring([])
print(await bell.way ?? "nothing was played")
await bell.end()
