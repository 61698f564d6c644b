// Says when alarms ring, so that another program can check it.
//
// Reads lines `ZONE HOUR MINUTE AFTER COUNT` and answers each with the next COUNT rings of a daily alarm, as seconds
// since 1970; AFTER is such a number too. Scripts/check-alarm-times compares them with Python's zoneinfo.
import Alarms
import Foundation
import IntentWire

var zones: [String: ZoneRules] = [:]
var output = ""
while let line = readLine() {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard words.count == 5, numbers.count == 4 else {
        FileHandle.standardError.write(Data("'\(line)' is no question\n".utf8))
        exit(2)
    }
    let name = String(words[0])
    do {
        let zone = try zones[name] ?? ZoneRules(named: name)
        zones[name] = zone
        let schedule = AlarmSchedule.relative(
            time: AlarmTime(hour: numbers[0], minute: numbers[1]), weekdays: AlarmWeekday.allCases)
        let occurrences = AlarmOccurrences(schedule, in: zone)
        var rings: [String] = []
        var last = Date(timeIntervalSince1970: TimeInterval(numbers[2]))
        for _ in 0..<numbers[3] {
            guard let next = occurrences.next(after: last) else { break }
            rings.append(String(Int(next.timeIntervalSince1970)))
            last = next
        }
        output += rings.joined(separator: " ") + "\n"
        if output.utf8.count > 1 << 16 {
            FileHandle.standardOutput.write(Data(output.utf8))
            output = ""
        }
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
    }
}
FileHandle.standardOutput.write(Data(output.utf8))
