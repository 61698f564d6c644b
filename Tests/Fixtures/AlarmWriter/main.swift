// Sets alarms and makes them ring until it is killed, so that a test can see what is left.
//
// AlarmWriter DATA-FOLDER FIRST    starts timers numbered from FIRST on, of a tenth of a second each, and tells them the
//                                  time meanwhile; prints the number of each when it is acknowledged
import BeckonSystem
import Foundation
import IntentWire

let arguments = CommandLine.arguments
guard arguments.count == 3, let first = Int(arguments[2]) else { exit(64) }
let folder = URL(filePath: arguments[1])
let system = try BeckonSystem(
    configuration: SystemConfiguration(
        dataDirectory: folder.appending(path: "data"), cacheDirectory: folder.appending(path: "cache")))
for number in first... {
    _ = try await system.setAlarm(
        AlarmRequest(
            id: UUID(), preAlert: 0.1,
            presentation: AlarmPresentationSnapshot(title: "\(number)")))
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    try await system.tellAlarmsTime()
}
