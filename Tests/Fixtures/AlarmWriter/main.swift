// Sets alarms and makes them ring until it is killed, so that a test can see what is left.
//
// AlarmWriter DATA-FOLDER FIRST    sets alarms numbered from FIRST on, each a tenth of a second ahead, and tells them the
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
            id: UUID(), schedule: .fixed(date: .now + 0.1),
            presentation: AlarmPresentationSnapshot(title: "\(number)")))
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    try await system.tellAlarmsTime()
}
