// Sets alarms until it is killed, or until there is no room for more, so that a test can see what is left.
//
// AlarmWriter DATA-FOLDER FIRST       starts timers numbered from FIRST on, of a tenth of a second each, and tells them
//                                     the time meanwhile; prints the number of each when it is acknowledged
// AlarmWriter fill DATA-FOLDER [N]    sets N alarms, or as many as there is room for; prints how many there were, how many
//                                     it has set, how many there are, and why it set no more
import BeckonSystem
import Foundation
import IntentWire

func system(in folder: URL) throws -> BeckonSystem {
    try BeckonSystem(
        configuration: SystemConfiguration(
            dataDirectory: folder.appending(path: "data"), cacheDirectory: folder.appending(path: "cache")))
}

func fill(_ folder: URL, _ most: Int) async throws {
    let system = try system(in: folder)
    let before = try await system.alarms().count
    var (set, reason) = (0, "enough")
    while set < most {
        do {
            _ = try await system.setAlarm(
                AlarmRequest(
                    id: UUID(), preAlert: 86_400,
                    presentation: AlarmPresentationSnapshot(title: String(repeating: "Tea ", count: 100))))
            set += 1
        } catch let failure as IntentFailure {
            reason = "\(failure.code.rawValue) \(failure.message)"
            break
        }
    }
    print(before, set, try await system.alarms().count, reason)
    await system.shutdown()
}

func run(in folder: URL, from first: Int) async throws {
    let system = try system(in: folder)
    for number in first... {
        _ = try await system.setAlarm(
            AlarmRequest(id: UUID(), preAlert: 0.1, presentation: AlarmPresentationSnapshot(title: "\(number)")))
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
        try await system.tellAlarmsTime()
    }
}

let arguments = CommandLine.arguments
if arguments.count >= 3, arguments[1] == "fill" {
    try await fill(URL(filePath: arguments[2]), arguments.count > 3 ? Int(arguments[3]) ?? 0 : .max)
} else {
    guard arguments.count == 3, let first = Int(arguments[2]) else { exit(64) }
    try await run(in: URL(filePath: arguments[1]), from: first)
}
